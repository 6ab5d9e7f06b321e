/* SPDX-License-Identifier: Apache-2.0 */
/* need.h - what a team needs for a place: which endings of its own match are enough, and otherwise which other matches decide. */
#ifndef ENGINE_WHATIF_NEED_H
#define ENGINE_WHATIF_NEED_H

#include "engine/whatif/prospect.h"

/* Nobody remembers more ways than that, nor one that names more matches. */
enum { NEED_WAYS_MAX = 6, NEED_MATCHES_MAX = 5 };

/* Of every match gone through the classes from ... to: whatever it is of them, the team has the place. None of them can be
   widened. A match of which all classes are left does not matter. */
struct way {
    const struct span *class;
};

/* Classes of the team's own match that are all alike: the same endings of the others give the place. */
struct need {
    struct span own;  /* of the first match gone through; { 0, 0 } if the team does not play it */
    int best, worst;  /* bounds of its place with them */
    long ncase;       /* with one of them */
    long sure, never; /* cases in which it has the place or a better one, and in which it cannot have it */
    const struct way *way;
    int nway;
    long covered; /* of the sure cases those in one of the ways: all, unless there are too many or too long ones */
};

/* Of the place or a better one, in the order of the classes. `own`: the team plays the first match gone through. The question
   was for the team. Gives their number. */
int need_make(const struct prospect *p, bool own, int place, const struct need **out, struct arena *a);

#endif
