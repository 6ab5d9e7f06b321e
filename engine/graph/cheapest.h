/* SPDX-License-Identifier: Apache-2.0 */
/* cheapest.h - takes the pairs of a cheapest completion one by one, at prices of any kind. */
#ifndef ENGINE_GRAPH_CHEAPEST_H
#define ENGINE_GRAPH_CHEAPEST_H

#include <stdbool.h>

#include "engine/base/wide.h"

struct matching;

/* A completion with the dual values that show that none is cheaper. They outlive a pair that is taken: most of what is asked
   is answered by them at once, since no cheapest completion has a pair whose slack is not 0 (complementary slackness), and
   what is asked about two vertices costs one or two stages of weighted.h at most, never a new start.
   Prices by the sum of several counts, each worth more than all that may come of those behind it, decide them in their order;
   they have 128 bits. */
struct cheapest;

/* A cheapest completion of the vertices of m that are not gone, in m->mate, its cost in m->best; NULL if there is none.
   `dual` are values to begin with, by vertex, such that those of two make at most twice the price of their pair; NULL: all 0. Pairs in m->mate
   whose values make just that are a head start, all others are dropped. m must stay where it is. */
struct cheapest *cheapest_make(struct matching *m, const wide *dual);

/* The same, kept for cheapest_of; false if no completion costs `limit` or less: m->mate is spoiled then. */
bool cheapest_complete(struct matching *m, const wide *dual, wide limit);

/* Dual values by vertex, times `scale`, as cheapest_make takes them: for the same vertices with prices nowhere below `scale` times those of
   this question. To out[0] ... out[m->n - 1]. */
void cheapest_duals(const struct cheapest *c, wide scale, wide *out);

/* Takes the pair u, v out of the question, for good, if both together still cost `best`; otherwise nothing
   changes. m->best becomes what the rest costs. */
bool cheapest_take(struct cheapest *c, int u, int v);

/* The same where both together are to cost `total`, which may be more than `best`, and cannot cost less. */
bool cheapest_take_at(struct cheapest *c, int u, int v, wide total);

/* Takes the first pair of u that cheapest_take would, with v from `from` on to before `end` by steps of 1 or -1: v, or NOBODY.
   One search answers for all of them. */
int cheapest_take_first(struct cheapest *c, int u, int from, int end, int step);

/* The caller has raised prices of pairs of v, some to IMPOSSIBLE: true if the completion can still cost `best`. Otherwise
   nothing changes, and the prices must be as they were. */
bool cheapest_still(struct cheapest *c, int v);

/* The same where it is to cost `total`, which may be more than `best`, and cannot cost less. */
bool cheapest_still_at(struct cheapest *c, int v, wide total);

/* What the others cost without u and v, or IMPOSSIBLE. Only looks. */
wide cheapest_rest(struct cheapest *c, int u, int v);

/* The caller has raised prices of pairs of v as for cheapest_still: what the completion costs then, or IMPOSSIBLE. Only looks. */
wide cheapest_raised(struct cheapest *c, int v);

/* The one of m, which has a completion: made when it is first asked for, and m may have moved since. */
struct cheapest *cheapest_of(struct matching *m);

/* What the vertices of m that are not gone cost, or IMPOSSIBLE; `dual` as in cheapest_make. Only looks. */
wide cheapest_cost(const struct matching *m, const wide *dual);

#endif
