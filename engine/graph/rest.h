/* SPDX-License-Identifier: Apache-2.0 */
/* rest.h - why not another partner: what the others would cost then. */
#ifndef ENGINE_GRAPH_REST_H
#define ENGINE_GRAPH_REST_H

#include "engine/base/wide.h"

struct cheapest;
struct matching;

/* A question from which pairs are taken (cheapest.h), one pair behind it, with its tree and duals; { 0 } before the first reason is asked
   for. */
struct rest {
    struct matching *m;
    struct cheapest *c;
};

/* The pair u, v was taken out of m last. What the others would cost if u had `other` in place of v, or IMPOSSIBLE, at prices by `prices`, to which
   `dual` belongs as in cheapest_make. Lives in the arena of m. */
wide rest_cost(struct rest *r, const struct matching *m, const void *prices, const wide *dual, int u, int v, int other);

/* The same pair is taken here, too, if there is a question: to be called for each of them. */
void rest_take(struct rest *r, int u, int v);

#endif
