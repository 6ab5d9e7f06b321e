/* SPDX-License-Identifier: Apache-2.0 */
/* pairs.h - a question of completion: which pairs are open, and what they cost. */
#ifndef ENGINE_GRAPH_PAIRS_H
#define ENGINE_GRAPH_PAIRS_H

#include <stdbool.h>

#include "engine/base/wide.h"

struct arena;
struct search;

/* Pairs that are not open, among teams 0 ... n-1: those of team t are closed[first[t]] ...
   closed[first[t + 1] - 1], ascending; every pair stands in both lists. With bits, n for each team, it
   takes one look; they may be NULL. */
struct graph {
    int n;
    const int *first, *closed;
    const unsigned char *bit;
};

/* The bits of the lists; NULL for so many teams that they would take more room than they save time. */
const unsigned char *graph_bits(const struct graph *g, struct arena *a);

/* The graph in which these pairs are closed, each listed once or oftener in either order; with bits. */
struct graph graph_make(int n, const int (*pair)[2], int npair, struct arena *a);

bool graph_closed(const struct graph *g, int a, int b);

enum { KINDS_MAX = 32, IMPOSSIBLE = -1 };

/* A question of completion. Its vertices 0 ... n-1 stand for teams of the graph, or for something
   that is open to all (team NOBODY). What a pair costs depends on the kinds of the two alone, if it
   is open; IMPOSSIBLE is no pair. Costs are symmetric and at least 0. */
struct matching {
    const struct graph *graph;
    struct arena *arena;
    int n;
    int *team;
    unsigned char *kind;
    int *mate;  /* NOBODY: not paired */
    bool *gone; /* not part of the question any more */
    long cost[KINDS_MAX][KINDS_MAX];
    unsigned free_with[KINDS_MAX]; /* bit k: the kinds whose pair costs nothing */
    /* If it is there, prices come from it instead of costs by kinds, whatever the graph says: symmetric, at least 0, or
       IMPOSSIBLE; below WIDE_FAR / n. Only cheapest.h asks such a question. */
    wide (*price)(const struct matching *m, int u, int v);
    const void *prices;    /* of the caller */
    wide best;             /* of the completion in `mate`, once there is one */
    struct search *search; /* the last search: see search_reached */
    struct cheapest *kept; /* cheapest.h: a completion with what proves its price, or NULL */
};

/* True if the two stand for teams that may not be paired. */
bool pairs_closed(const struct matching *m, int u, int v);

/* What pairing u and v costs, or IMPOSSIBLE. */
wide pairs_cost(const struct matching *m, int u, int v);

#endif
