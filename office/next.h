/* SPDX-License-Identifier: Apache-2.0 */
/* next.h - what has to be done next in a section, as data: a command prints it, a page makes a button of it. */
#ifndef OFFICE_NEXT_H
#define OFFICE_NEXT_H

#include <stdbool.h>

#include "teams/event.h"

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

/* Does every team have its number? */
bool next_is_numbered(const struct section *s);

#endif
