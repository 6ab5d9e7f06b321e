/* SPDX-License-Identifier: Apache-2.0 */
/* lineup.h - line-ups: who may sit on which board, until when they are due, what becomes of missing ones. */
#ifndef TEAMS_LINEUP_H
#define TEAMS_LINEUP_H

#include <stdbool.h>

#include "engine/base/finding.h"
#include "engine/base/message.h"
#include "engine/base/str.h"
#include "teams/event.h"

struct arena;

/* A line-up as it is handed in: the team and its players, each by list place or by name as a person
   writes them; an empty one, or 0, is nobody. */
struct lineup_entry {
    struct str team, player[BOARDS_MAX];
    int line; /* of the file it was read from, 0 = none */
    bool
        looked; /* whoever hands it in has looked at the one before it: the number of its receipt (desk/lineups/receipt.h), 0: there was none */
    long held;
};

/* Many of them: all that a captain, or a file, hands in at once. */
struct lineup_list {
    const struct lineup_entry *entry;
    int n;
};

/* The line-up of a squad in a round, or NULL. */
const struct lineup *lineup_find(const struct pairing_list *r, int squad);

/* What a board (from 0) becomes by the opened line-ups: lost by the side that has nobody there, by both if neither has. RESULT_NONE: both are there, or
   it is not known. */
enum result lineup_forfeit(const struct pairing_list *r, const struct fixture *f, int board);

/* "missing" (NULL), "handed in", "late", "first of the list", "as in the last match". */

/* The same for people. */
struct message lineup_state_message(const struct lineup *l);

/* Line-ups of the round have come in, and they are not opened. */
bool lineup_is_secret(const struct pairing_list *r);

/* Line-ups of the round, which is published and not complete, are not opened, and they are expected: one of it or an opening before it
   shows that the section plays with line-ups, an hour is set for them, or the time until which they are due is not past. No result of the
   round is taken as a matter of course. */
bool lineup_is_before(const struct event *e, const struct section *s, int round, struct str now);

/* Anybody is known to sit at a board of the match: it keeps its players. */
bool lineup_is_seated(const struct section *s, const struct fixture *f);

/* Of any match of the round. */
bool lineup_is_anybody_seated(const struct section *s, int round);

/* The section plays with line-ups, those of this round, which is published, were not opened, and of a match in it nobody
   knows who plays, or played. In words, with what to do. */
bool lineup_is_unopened(const struct section *s, int round);
struct message lineup_unopened_text(const struct event *e, const struct section *s, int round);

/* The first section with a published round whose line-ups were not opened, and have come in or, as no match of it has players, may at any moment: they are
   secret, and the file holds them. NULL: there is none. */
const struct section *lineup_unopened(const struct event *e, int *round);

/* The same as lineup_is_unopened, and it is late: results of the round are in, or a later one is published. */
bool lineup_is_forgotten(const struct section *s, int round);

/* A round needs a line-up of every team that has a match in it, unless it is marked as absent. */
bool lineup_is_due(const struct pairing_list *r, int squad);

/* When the line-ups of a round are due: as it is set, else at 10:00 of the day of the round, or when
   the round starts if that is earlier. Empty: no deadline, since nobody has said when the round is. */
struct str lineup_deadline(const struct event *e, const struct section *s, int round, struct arena *a);

/* Of the teams that have to hand one in: how many did, for how many one was taken without them, how many have none. Who lost its match by
   walkover owes none, and is counted apart: all together are the teams that have a match. */
struct lineup_tally {
    int due, handed_in, by_default, missing, walkover;
};
struct lineup_tally lineup_count(const struct pairing_list *r);

/* The round is published, its line-ups are closed, some are missing, and nobody is late with one yet. In words: "waiting for 39 of 40 line-ups until
   10:00", with the day if that is another one than `now`. */
bool lineup_is_awaited(const struct event *e, const struct section *s, int round, struct str now);
struct message lineup_awaited_told(const struct event *e, const struct section *s, int round, struct str now,
                                   struct arena *a);

/* What is wrong with a line-up of so many places as the section has boards (RULE_SQUAD_LIST): a place that
   is not in the list, a player who is replaced or sits twice, an empty board above one that is not,
   too few players for the round (score_needed) are PROBLEMs. A player below one who stands lower in the list is of
   severity `order`, said once for the line-up. */
void lineup_check(const struct section *s, int round, const struct lineup *l, int line, enum severity order,
                  struct findings *f);

/* How many of a squad could play: those who are noted as here, else all who count. */
int lineup_available(const struct squad *q);

/* The first board on which nobody plays, of a line-up that is accepted: nobody does on those below it; 0: somebody plays on each. */
int lineup_nobody_on(const struct section *s, const int *place);

/* From that board on: "4", "3 and 4". */
struct str lineup_empty_boards(const struct section *s, int first, struct arena *a);

/* The last of these alone; for a line-up or for who sat on the boards of a match, where 0 is nobody or
   not known. */
void lineup_check_order(const struct section *s, int squad, const int *place, int line, enum severity severity,
                        struct findings *f);

/* The first board of a line-up that breaks the order of the list; 0: none does. */
int lineup_misplaced(const int *place, int boards);

/* Nobody in the line-up has been replaced since it was handed in. */
bool lineup_stands(const struct section *s, const struct lineup *l);

/* What a missing line-up becomes: with LINEUP_PREVIOUS, the players of the last match before the round
   of which they are known, if they still make a line-up; else the first players of the list. Of a team of which fewer are noted as here
   than there are boards, only as many. False if the list has too few for a line-up, or nobody is here. Sets squad, places and origin. */
bool lineup_by_default(const struct section *s, int round, int squad, struct lineup *out);

#endif
