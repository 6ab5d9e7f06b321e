/* weights.h - the price of a bracket: counts of which each is worth more than all that may come of those behind it. */
#ifndef ENGINE_DUTCH_WEIGHTS_H
#define ENGINE_DUTCH_WEIGHTS_H

#include "engine/base/wide.h"
#include "engine/dutch/bracket.h"

/* From the first to the last; 0 where it is not asked. */
struct weights {
    wide leaves;       /* each who leaves, where their number is not given */
    wide aside;        /* a player moved down who is not the higher one of a pair */
    const wide *score; /* by place in the bracket: of those who leave */
    wide uncovered;    /* who leaves and has no resident of the next bracket as opponent */
    wide waiver;       /* both must have the same colour */
    wide strong, same; /* both are due the same colour, strongly or anyhow; which is first depends on the round */
    wide left[2];      /* who leaves and has floated down */
    wide up[2];        /* who is paired with a higher one moved down and has floated up */
    wide exchange;     /* of places from 0, see remainder.c */
};

/* `leave` is how many players may leave. With `remainder`: so many players are left, and the keys of those moved down are
   settled. */
struct weights weights_of(const struct bracket *b, int leave, int remainder, struct arena *a);

/* What two of the bracket cost, by place, u before v, and who leaves it; exchanges are not in it. */
wide weights_pair(const struct weights *w, const struct bracket *b, int u, int v);
wide weights_leave(const struct weights *w, const struct bracket *b, int v);

#endif
