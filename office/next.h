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
};

enum { NEXT_MAX = 2 };

/* What comes first as of `now`, and what comes then if that has been done, as far as nobody notes it; returns how many there are. Section
   NULL: there is none yet. */
int next_steps(const struct event *ev, const struct section *s, struct str now, struct next out[NEXT_MAX]);

/* Does every team have its number? */
bool next_is_numbered(const struct section *s);

/* Can the round that is to be paired next be paired, as `pair` would do it now? False with its error, ERR_NO_ROUND, where no legal round exists; true as well
   where something else comes before the pairing. */
bool next_has_round(const struct event *ev, const struct section *s, struct str now, struct err *e);

#endif
