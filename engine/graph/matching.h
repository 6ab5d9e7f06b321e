/* SPDX-License-Identifier: Apache-2.0 */
/* matching.h - can these teams be completed, and how cheaply; kept up to date as pairs are taken.

   How: pairs that cost nothing come first, by augmenting paths (search.h: Edmonds' blossoms in Gabow's form); what they
   leave over is completed by the primal-dual method for pairs that cost something (weighted.h, tree.h), whose duals are the proof
   that nothing is cheaper. What a pair costs is a table of kinds, 32 by 32, not of vertices: a change of the rules for a
   group of teams is one entry, and closed pairs are a graph beside it.
   What holds: `mate` is symmetric, NOBODY of who is unpaired or gone; `best` is what the pairs in it cost together, and no
   completion is cheaper. matching_take tries what costs least first: the pair stands already; its two partners can be exchanged
   at no loss; only then is the rest completed anew, from the pairs there are, and what stood is put back if it fails.
   Cost: a search looks at every vertex and closed pair once, O(n^2) at worst; filling n vertices takes n of them at most,
   and mostly none, since matching_suggest gives the pairs that the rules try first. A stage of weighted.h looks for the least
   slack again at each of its steps. Who asks about many pairs one after the other keeps the duals instead: cheapest.h. */
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
