/* SPDX-License-Identifier: Apache-2.0 */
#include "engine/graph/rest.h"

#include "engine/base/arena.h"
#include "engine/graph/cheapest.h"
#include "engine/graph/matching.h"
#include "engine/graph/pairs.h"

wide rest_cost(struct rest *r, const struct matching *m, const void *prices, const wide *dual, int u, int v, int other)
{
    if (!r->c) {
        r->m = arena_new(m->arena, struct matching, 1);
        *r->m = matching_copy(m, m->arena);
        r->m->prices = prices;
        r->m->gone[u] = r->m->gone[v] = false;
        r->c = cheapest_make(r->m, dual);
    }
    return r->c ? cheapest_rest(r->c, u, other) : IMPOSSIBLE;
}

/* A pair that is taken is one of a cheapest completion at these prices, too; if it were not, the next question would begin anew. */
void rest_take(struct rest *r, int u, int v)
{
    if (r->c && !cheapest_take(r->c, u, v))
        r->c = NULL;
}
