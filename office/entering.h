/* SPDX-License-Identifier: Apache-2.0 */
/* entering.h - results match by match: which one is next, what is known about it, what it becomes. Knows no screen. */
#ifndef OFFICE_ENTERING_H
#define OFFICE_ENTERING_H

#include "teams/result.h"
#include "office/keypad.h"
#include "teams/event.h"

/* The event as it is now: read anew for every match, since others enter results too. */
struct entering {
    struct event event;
    const struct section *section;
    const struct pairing_list *round;
    struct str now;
    int number;  /* of the round, the same to the end; 0 before it is known */
    bool early;  /* before the line-ups are opened is meant, with a reason */
    bool second; /* what another arbiter reads */
    int at;      /* the table last entered; the next one is looked for behind it */
    int marked;  /* the last table looked at whose team is marked as absent */
};

/* Finds the round of that number in the section, the one that is played without a number (playing_round). ERR_STATE: it is not
   published, or its line-ups are not opened. */
bool entering_round(struct entering *x, struct err *e);

/* How many matches are not entered; the table of the next one, going round to the beginning if need be. If none
   is left: the next match that is marked as absent and has no results, once each, since a team may have come
   after all. 0: none. */
int entering_missing(const struct entering *x);
int entering_next(const struct entering *x, bool *marked);

/* The table that is meant: "12", or "/Chad", the match of a team. ERR_INPUT: there is none. */
bool entering_find(const struct entering *x, struct str typed, int *table, struct err *e);

/* The match at a table; NULL and ERR_INPUT: there is none. */
const struct fixture *entering_match(const struct entering *x, int table, struct err *e);

/* Puts into the keypad what the person should know about the match: what is recorded, and its mark. In the second entry it never
   shows the first. */
void entering_show(const struct entering *x, const struct fixture *f, struct keypad *k);

/* The result of the whole match once it is stored; the sum of its boards while some are missing. */
struct match entering_outcome(const struct entering *x, const struct fixture *f, const struct keypad *k);

/* What was typed, for desk_results: the boards as results between the two teams that were shown. The entries live in `entry`. */
struct result_list entering_results(const struct entering *x, const struct fixture *f, const struct keypad *k,
                                    struct board_entry entry[BOARDS_MAX]);

#endif
