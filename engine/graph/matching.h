/* SPDX-License-Identifier: Apache-2.0 */
/* matching.h - can these teams be completed, and how cheaply; kept up to date as pairs are taken. */
#ifndef ENGINE_GRAPH_MATCHING_H
#define ENGINE_GRAPH_MATCHING_H

#include <stdbool.h>

#include "engine/graph/pairs.h"

struct arena;
struct dual;

/* A question of n vertices without pairs, all kinds 0, every pair IMPOSSIBLE, teams NOBODY. */
struct matching matching_new(const struct graph *g, int n, struct arena *a);

/* The same question with pairs of its own. */
struct matching matching_copy(const struct matching *m, struct arena *a);

/* Sets the cost of pairs of these two kinds. */
void matching_cost(struct matching *m, int kind_a, int kind_b, long cost);

/* Pairs u and v if both are unpaired and it costs nothing; a head start for the search. */
bool matching_suggest(struct matching *m, int u, int v);

/* As many pairs that cost nothing as possible, keeping those there are. How many vertices stay
   unpaired. */
int matching_fill(struct matching *m);

/* A cheapest completion of all vertices that are not gone, if there is one that costs at most
   `limit`; its cost goes to `best`. On false `mate` holds some of the pairs that cost nothing. */
bool matching_complete(struct matching *m, wide limit);

/* True if no completion costs `limit` or less; `proof`, allocated in `a` (not m's arena), shows it. */
bool matching_refute(struct matching *m, long limit, struct arena *a, struct dual *proof);

/* Takes the pair u, v out of the question if the rest still has a completion such that both
   together cost `best`; otherwise nothing changes. Needs a completion. */
bool matching_take(struct matching *m, int u, int v);

/* Another kind for u if the completion can then still cost `best`; otherwise nothing changes. */
bool matching_change_kind(struct matching *m, int u, unsigned char kind);

/* Takes one vertex out; its partner stays unpaired. */
void matching_remove(struct matching *m, int u);

/* An unpaired vertex, or NOBODY. */
int matching_unpaired(const struct matching *m);

#endif
