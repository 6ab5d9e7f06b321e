/* SPDX-License-Identifier: Apache-2.0 */
/* weighted.h - the cheapest completion where pairs have a cost: Edmonds' blossoms with dual values (tree.h). */
#ifndef ENGINE_GRAPH_WEIGHTED_H
#define ENGINE_GRAPH_WEIGHTED_H

#include <stdbool.h>

#include "engine/base/wide.h"

struct arena;
struct matching;
struct tree;

/* Values that prove a cost, by vertex: for every pair that may be made,
       y[u] + y[v] - z of the sets that hold both <= 2 cost(u, v).
   Then twice the cost of any completion is at least the sum of y less z * (size / 2) of the sets. */
struct dual_set {
    int *vertex, n; /* odd in number */
    long z;
};
struct dual {
    long *y;
    struct dual_set *set;
    int nset;
};

/* Completes m->mate at the least cost; pairs already in it must cost nothing. False if there is no
   completion or all cost more than `limit`; m->mate is then spoiled. The cost goes to m->best. */
bool weighted_complete(struct matching *m, wide limit);

/* The same with a tree that has duals and pairs already: every slack at least 0, that of its pairs 0. */
bool weighted_stages(struct tree *t);

/* True if every completion costs more than `limit`, or there is none; `out`, allocated in `a`, proves
   it with a value of 2 limit + 1. a is another arena than m's. */
bool weighted_refute(struct matching *m, long limit, struct arena *a, struct dual *out);

#endif
