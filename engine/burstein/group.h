/* SPDX-License-Identifier: Apache-2.0 */
/* group.h - a group of the Burstein system: can it be paired by itself, and how (docs/rules/burstein.md, "Groups", "Inside a group"). */
#ifndef ENGINE_BURSTEIN_GROUP_H
#define ENGINE_BURSTEIN_GROUP_H

#include <stdbool.h>

#include "engine/graph/pairs.h"
#include "engine/swiss/entrant.h"
#include "engine/swiss/reason.h"

struct arena;

/* Players by index into the field: the group, the strongest first; the next group; and all below the group, the next
   group among them. */
struct group {
    const struct swiss *field;
    const struct graph *closed;
    const unsigned char *takes; /* by index: limits_take */
    const int *player, *next, *below;
    int n, nnext, nbelow;
    int floated;         /* the player of the group who floated into it, or NOBODY */
    struct reasons *why; /* or NULL */
};

/* Whether the group and everybody below can be paired; in an odd group sets `may_float`, by place, for those who may go down. */
bool group_is_workable(const struct group *g, bool *may_float, struct arena *a);

/* Pairs a workable group: how many pairs. The player left over goes to `floater`, NOBODY of an even group. */
int group_pair(const struct group *g, const bool *may_float, struct pair *pair, int *floater, struct arena *a);

#endif
