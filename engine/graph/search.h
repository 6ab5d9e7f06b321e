/* SPDX-License-Identifier: Apache-2.0 */
/* search.h - adds one pair: the search for an augmenting path among pairs that cost nothing. */
#ifndef ENGINE_GRAPH_SEARCH_H
#define ENGINE_GRAPH_SEARCH_H

#include <stdbool.h>

struct arena;
struct matching;
struct search;

/* Room to search among n vertices. */
struct search *search_new(int n, struct arena *a);

/* Searches m->search from the unpaired vertex root. True if there is a pair more in m->mate; else
   what was reached can be asked for by search_reached and search_between. */
bool search_from(struct matching *m, int root);

/* From the unpaired vertex `root`: after matching_fill, the vertices that some largest set of free
   pairs leaves unpaired instead of it. search_reached asks about the last such search, and
   search_between which vertices stand between them; `pieces` (if not NULL) counts the odd pieces.
   This is the decomposition of Gallai and Edmonds (Lovász and Plummer, "Matching Theory", 1986). */
void search_reach(struct matching *m, int root, int *pieces);
bool search_reached(const struct matching *m, int v);
bool search_between(const struct matching *m, int v);

#endif
