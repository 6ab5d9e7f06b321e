/* SPDX-License-Identifier: Apache-2.0 */
/* tree.h - the tree of the weighted matching: its nodes, its blossoms, its dual values. */
#ifndef ENGINE_GRAPH_TREE_H
#define ENGINE_GRAPH_TREE_H

#include <stdbool.h>

#include "engine/base/wide.h"

struct matching;

/* The primal-dual method, one tree at a time (Edmonds, "Maximum matching and a polyhedron with 0,1-vertices", Journal of
   Research of the National Bureau of Standards 69B, 1965; told with its data structures by Galil, "Efficient algorithms
   for finding maximum matching in graphs", ACM Computing Surveys 18, 1986). Costs are doubled, so that all duals stay whole: y of a
   vertex, z of a blossom, and for every pair outside of any common blossom
       slack(u, v) = 2 cost - y[u] - y[v] >= 0, = 0 for pairs of the matching and of the tree.
   Nodes are the vertices 0 ... n-1 and blossoms n ... 2n-1. */

enum label { FREE, OUTER, INNER };

struct blossom {
    int *child;     /* nodes round the odd cycle; child[0] holds the base */
    int (*edge)[2]; /* edge[i]: from a vertex of child[i] to one of the next child */
    int nchild;
};

struct tree {
    struct matching *m;
    int n;
    wide *y, *z, grown, limit;
    int *top;  /* of a vertex: the outermost node that holds it */
    int *up;   /* of a node: the blossom around it, or NOBODY */
    int *base; /* of a node: its vertex that is paired outside of it */
    enum label *label;
    int (*entry)[2]; /* of an inner node: the pair that reached it, outer vertex first */
    int *near;       /* of a vertex: the outer vertex of another node with the least slack, or NOBODY */
    wide *far;       /* twice the cost of the pair with it */
    struct blossom *blossom;
    int *spare, nspare; /* unused blossom nodes */
    bool *seen;         /* scratch of common_above */
    int *stack;         /* scratch of leaves */
};

/* A tree without a root over the pairs of m, which must cost nothing; memory is m's. */
struct tree tree_new(struct matching *m, wide limit);

/* Begins anew with the unpaired vertex root; duals and blossoms stay. */
void tree_plant(struct tree *t, int root);

/* WIDE_FAR where no pair may be made. */
wide tree_slack(const struct tree *t, int u, int v);

/* Of a vertex that has a nearest one: the slack between them. */
wide tree_gap(const struct tree *t, int v);

/* The nearest outer vertex of another node, or NOBODY. tree_near_is_inside: t->near[v] was that, but has come into
   v's own node since; all others are at least as far away. */
int tree_near(struct tree *t, int v);
bool tree_near_is_inside(const struct tree *t, int v);

/* Not inside of a blossom. */
bool tree_stands_alone(const struct tree *t, int node);

/* The vertices of a node, in t->stack; how many. */
int tree_leaves(struct tree *t, int node);

/* The free node of v is reached from the outer vertex u; its partner's node becomes outer. */
void tree_reach(struct tree *t, int u, int v);

/* The pair u, v of two outer nodes closes a blossom. */
void tree_close(struct tree *t, int u, int v);

/* Opens an inner blossom whose dual has come down to 0. */
void tree_open(struct tree *t, int node);

/* The outer vertex u is paired with the unpaired v; the path from u to the root turns round. */
void tree_turn(struct tree *t, int u, int v);

/* Opens a blossom that is no part of another and moves its dual to its vertices. The pair of its base with a vertex outside
   costs too much then, and is dropped. */
void tree_dissolve(struct tree *t, int node);

/* Opens all blossoms without a dual: at the end of a stage they have no meaning. */
void tree_open_empty(struct tree *t);

#endif
