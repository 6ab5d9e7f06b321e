/* SPDX-License-Identifier: Apache-2.0 */
/* cup.h - a small tournament report file that tests change and read. */
#ifndef TESTS_UNIT_IMPORT_CUP_H
#define TESTS_UNIT_IMPORT_CUP_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "engine/base/arena.h"
#include "engine/base/err.h"
#include "engine/base/finding.h"
#include "import/trf/trf.h"

/* What the last reading gave. */
extern struct arena arena;
extern struct findings findings;
extern struct trf trf;

/* Lines of the file: players and teams stand on line PLAYER or TEAM + their number. */
enum { PLAYER = 5, TEAM = 21 };

/* Begins anew with the unchanged file; adds a line at its end. */
void begin(void);
void add(const char *line);

/* Overwrites a line from a column on; the games of one player, or of four from that one on, in a round from 1. */
void put(int line, int column, const char *what);
void game(int player, int round, const char *what);
void team_game(int first_player, int round, const char *what);
int line_of(int player);

/* Round 2 without 3-2: Bach's players have `bye`, Cruz is not there. */
void begin_bye(const char *bye);

/* Round 2 without the games of 3-2, which is still a match. */
void begin_forfeit(const char *bach, const char *cruz);

/* Reads the file with these line ends. */
bool read_with(const char *end);

/* Reads it, and it must be good; without any warning. */
const struct section *section(void);
const struct section *without_remarks(void);

/* Reads it, and it must be refused; it must be good with this one warning. */
void refused(enum err_kind kind, const char *said);
void remarked(int line, const char *said);

/* The cards before a round of what was read last. */
const struct card *cards(int round);

void assert_text(struct str got, const char *want);

int drop(void **state);

#endif
