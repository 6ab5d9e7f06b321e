/* matching.h - can these teams be completed, and how cheaply; kept up to date as pairs are taken. */
#ifndef ENGINE_MATCHING_H
#define ENGINE_MATCHING_H

#include <stdbool.h>

struct arena;
struct dual;

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
    long best;                     /* of the completion in `mate`, once there is one */
    struct search *search;         /* the last search: see matching_reached */
};

/* A question of n vertices without pairs, all kinds 0, every pair IMPOSSIBLE, teams NOBODY. */
struct matching matching_new(const struct graph *g, int n, struct arena *a);

/* The same question with pairs of its own. */
struct matching matching_copy(const struct matching *m, struct arena *a);

/* Sets the cost of pairs of these two kinds. */
void matching_cost(struct matching *m, int kind_a, int kind_b, long cost);

/* True if the two stand for teams that may not be paired. */
bool matching_closed(const struct matching *m, int u, int v);

/* What pairing u and v costs, or IMPOSSIBLE. */
long matching_pair_cost(const struct matching *m, int u, int v);

/* Pairs u and v if both are unpaired and it costs nothing; a head start for the search. */
bool matching_suggest(struct matching *m, int u, int v);

/* As many pairs that cost nothing as possible, keeping those there are. How many vertices stay
   unpaired. */
int matching_fill(struct matching *m);

/* A cheapest completion of all vertices that are not gone, if there is one that costs at most
   `limit`; its cost goes to `best`. On false `mate` holds some of the pairs that cost nothing. */
bool matching_complete(struct matching *m, long limit);

/* True if no completion costs `limit` or less; `proof`, allocated in `a` (not m's arena), shows it. */
bool matching_refute(struct matching *m, long limit, struct arena *a, struct dual *proof);

/* Takes the pair u, v out of the question if the rest still has a completion such that both
   together cost `best`; otherwise nothing changes. Needs a completion. */
bool matching_take(struct matching *m, int u, int v);

/* Another kind for u if the completion can then still cost `best`; otherwise nothing changes. */
bool matching_change_kind(struct matching *m, int u, unsigned char kind);

/* Takes one vertex out; its partner stays unpaired. */
void matching_remove(struct matching *m, int u);

/* From the unpaired vertex `root`: after matching_fill, the vertices that some largest set of free
   pairs leaves unpaired instead of it. matching_reached asks about the last such search, and
   matching_between which vertices stand between them; `pieces` (if not NULL) counts the odd pieces.
   This is the decomposition of Gallai and Edmonds (Lovász and Plummer, "Matching Theory", 1986). */
void matching_reach(struct matching *m, int root, int *pieces);
bool matching_reached(const struct matching *m, int v);
bool matching_between(const struct matching *m, int v);

/* An unpaired vertex, or NOBODY. */
int matching_unpaired(const struct matching *m);

#endif
