/* SPDX-License-Identifier: Apache-2.0 */
/* secret.h - events in which nobody knows yet who plays: one is played by lot to a round whose line-ups come in; into two copies of
   its file come different ones, from the same teams, at the same times, by the same people. */
#ifndef TESTS_SOAK_SECRET_H
#define TESTS_SOAK_SECRET_H

#include "engine/base/str.h"

struct arena;
struct play;

enum { SECRET_COPIES = 2 };

/* The event of that lot, before its line-ups come in: a.oly in a folder of its own. */
struct play *secret_begin(unsigned lot);

/* The line-ups come in: "0/a.oly" and "1/a.oly" below that folder, with what lies beside the file, and what the words of commands
   name: keys, lineups.csv, results.csv, list.fide. */
void secret_part(struct play *p);

/* The same, but the copies are apart in how many line-ups come in, and when: only 'b' hands in the same in both, at the same time. */
void secret_part_unevenly(struct play *p);
void secret_end(struct play *p);

/* What stands for a letter: 'a' the team that handed in last, apart in the two copies, 'b' its opponent, whose line-up is the same in
   both if it has one, 'c' another one, 'm' the table of 'a', 's' the section, 'n' its round, 't' when line-ups are late, 'e' the last
   entry of what both have. */
struct str secret_word(struct play *p, char what);

struct arena *secret_arena(struct play *p);
const char *secret_folder(const struct play *p);
unsigned secret_draw(struct play *p, unsigned n); /* 0 ... n - 1, of the lot */

/* A command that works; %s and %1$s are the folder. */
void secret_shell(const struct play *p, const char *format);

#endif
