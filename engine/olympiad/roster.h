/* SPDX-License-Identifier: Apache-2.0 */
/* roster.h - the teams of a round in rank order, and a score group of them that is to be paired (docs/rules/pairing.md,
   "Score groups and the median"). */
#ifndef ENGINE_OLYMPIAD_ROSTER_H
#define ENGINE_OLYMPIAD_ROSTER_H

#include <stdbool.h>

#include "engine/graph/matching.h"
#include "engine/olympiad/card.h"

struct arena;
struct trace;

/* The teams of a round in rank order. They are known by their place, from 0; the bye has a place but
   no group. Groups are numbered from the top. */
struct field_roster {
    int n;
    int *card;              /* place -> index into the field */
    struct graph graph;     /* closed pairs, by place */
    unsigned char *colours; /* bit 0: can take White, bit 1: can take Black (RULE_COLOUR_LIMITS) */
    int *group;             /* NOBODY for the bye */
    int ngroup, median;
};

/* A group to be paired, its teams by place. In both lists the first team comes first (docs/rules/pairing.md,
   "A group on the way"): the highest above the median and in it, the lowest below. */
struct bracket {
    const struct field_roster *roster;
    const int *resident, *floater; /* floaters: in the median those from above */
    int nresident, nfloater;
    int group;
    int toward;               /* +1 above the median, -1 below */
    struct matching *outside; /* vertex = place; those not gone are unpaired and outside */
    const bool *waiting;      /* by place: outside, but a floater in the median group */
    struct trace *trace;      /* where decisions are recorded, or NULL */
};

/* Does the barred pair hold in the field's round? */
bool roster_barred(const struct field *f, const struct barred *b);

/* The teams of the field that are paired, without groups yet. */
struct field_roster roster_make(const struct field *f, struct arena *a);

/* True if two teams of these colours have an allocation within RULE_COLOUR_LIMITS. */
bool roster_legal(unsigned char colours_a, unsigned char colours_b);

#endif
