/* SPDX-License-Identifier: Apache-2.0 */
/* collecting.h - line-ups team by team: whose is next, and what the rules make of it. Knows no screen. */
#ifndef OFFICE_COLLECTING_H
#define OFFICE_COLLECTING_H

#include "office/keypad.h"
#include "teams/event.h"
#include "teams/lineup.h"

/* The event as it is now: read anew for every team, since others take line-ups too. */
struct collecting {
    struct event event;
    const struct section *section;
    const struct pairing_list *round;
    int number; /* of the round, the same to the end; 0 before it is known */
    int at; /* the team that was last taken, by its place in the round, from 1; the next one is looked for behind it */
    struct str late; /* why line-ups come late, once it has been said */
};

/* Finds the round of that number in the section, the last one that is published without a number. ERR_STATE: it is
   not published. */
bool collecting_round(struct collecting *x, struct err *e);

/* How many line-ups are missing; whose is next, by table and then by side, going round to the beginning if need be. NOBODY: none. */
int collecting_missing(const struct collecting *x);
int collecting_next(const struct collecting *x);

/* Whose line-up is meant: "12" is the team of table 12 whose line-up is missing, or the first team; "/Chad" is a team. ERR_INPUT:
   there is none. */
bool collecting_find(const struct collecting *x, struct str typed, int *squad, struct err *e);

/* The search for the next one continues after this team. */
void collecting_taken(struct collecting *x, int squad);

/* What needs a reason, which is then asked for. */
enum collecting_why { WHY_NOTHING, WHY_LATE, WHY_OPENED, WHY_ORDER };
enum collecting_why collecting_why(const struct collecting *x, const struct lineup_keys *k, struct str now,
                                   struct arena *a);

/* What was typed, for the desk. */
struct lineup_entry collecting_entry(const struct collecting *x, int squad, const struct lineup_keys *k,
                                     struct arena *a);

#endif
