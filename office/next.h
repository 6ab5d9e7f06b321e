/* SPDX-License-Identifier: Apache-2.0 */
/* next.h - what has to be done next in a section, as data: a command prints it, a page makes a button of it. */
#ifndef OFFICE_NEXT_H
#define OFFICE_NEXT_H

#include <stdbool.h>

#include "teams/event.h"
#include "teams/lineup.h"
#include "teams/presence.h"
#include "teams/score.h"

/* How far a round is: what every page, command and file says of it. */
struct progress {
    int round;              /* 0: none is paired */
    enum round_state state; /* ROUND_NONE: it is not paired */
    bool collects;          /* its line-ups come first: they are not opened */
    struct round_tally results;
    struct lineup_tally lineups;
    bool attended; /* anything is known of who comes */
    struct presence_tally presence;
};
struct progress next_progress(const struct event *ev, const struct section *s, int round, struct str now);

/* The same of the round that is under way, and in words: "Open Section: round 7, results 61 of 72". */
struct progress next_under_way(const struct event *ev, const struct section *s, struct str now);
struct message next_told(struct str title, const struct progress *p);

/* The words of a command, but for the name of the event file. */
struct next {
    const char *command; /* as in cli/commands.def */
    const char *operand; /* "FILE", "--open"; may be empty */
    struct str section;  /* which has to be named; empty: none */
    int round;           /* the same of a round, 0: none */
    int rounds;          /* how many are left, 0: it is not asked */
};

enum { NEXT_MAX = 2 };

/* What comes first as of `now`, and what comes then if that has been done, as far as nobody notes it; returns how many there are. Section
   NULL: there is none yet. Where `pair` would be next and would find no legal round, *why says so, ERR_NO_ROUND, and `shorten` stands in its place, or nothing
   before round 1; else *why is ERR_NONE. */
int next_steps(const struct event *ev, const struct section *s, struct str now, struct next out[NEXT_MAX],
               struct err *why);

/* Its words as they are typed, with the name of the event file. */
struct str next_line(const struct next *next, struct str path, struct arena *a);

/* What is done before round 1, in the order in which it is done, and how far it is. The first that is not done is next, but for the rating list: ratings
   may be those of the registration, and once there are numbers it was passed over. */
enum setup_step { SETUP_REGISTRATION, SETUP_RATINGS, SETUP_NUMBERS, SETUP_LOT, SETUP_HOURS, SETUP_STAFF, SETUP_STEPS };
enum setup_state { SETUP_LATER, SETUP_NEXT, SETUP_DONE, SETUP_PASSED_OVER };

/* `staffed`: somebody besides the TAP may come in, which the event does not know. */
void next_setup(const struct event *ev, const struct section *s, bool staffed, enum setup_state out[SETUP_STEPS]);

/* Rounds of the section that have a day. */
int next_dated(const struct event *ev, const struct section *s);

/* Does every team have its number? */
bool next_is_numbered(const struct section *s);

#endif
