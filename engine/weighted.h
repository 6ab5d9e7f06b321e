/* weighted.h - the cheapest completion where pairs have a cost: Edmonds' blossoms with dual values. */
#ifndef ENGINE_WEIGHTED_H
#define ENGINE_WEIGHTED_H

#include <stdbool.h>

struct matching;

/* Completes m->mate at the least cost; pairs already in it must cost nothing. False if there is no
   completion or all cost more than `limit`; m->mate is then spoiled. The cost goes to m->best. */
bool weighted_complete(struct matching *m, long limit);

#endif
