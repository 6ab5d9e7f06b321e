/* search.h - one pair more: the search for an augmenting path among pairs that cost nothing. */
#ifndef ENGINE_SEARCH_H
#define ENGINE_SEARCH_H

#include <stdbool.h>

struct arena;
struct matching;
struct search;

/* Room to search among n vertices. */
struct search *search_new(int n, struct arena *a);

/* Searches m->search from the unpaired vertex root. True if there is a pair more in m->mate; else
   what was reached can be asked for by matching_reached and matching_between. */
bool search_from(struct matching *m, int root);

#endif
