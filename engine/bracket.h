/* bracket.h - one score group: who leaves it, who meets whom (FLOAT_DOWN ... MOST_PAIRS). */
#ifndef ENGINE_BRACKET_H
#define ENGINE_BRACKET_H

#include <stdbool.h>

#include "engine/card.h"
#include "engine/matching.h"

struct arena;
struct trace;

/* The teams of a round in rank order. They are known by their place, from 0; the bye has a place but
   no group. Groups are numbered from the top. */
struct roster {
    int n;
    int *card;              /* place -> index into the field */
    struct graph graph;     /* closed pairs, by place */
    unsigned char *colours; /* bit 0: can take White, bit 1: can take Black (COLOUR_LIMITS) */
    int *group;             /* NOBODY for the bye */
    int ngroup, median;
};

/* A group to be paired, its teams by place. In both lists the first-ranked team of the
   specification comes first: the highest above the median and in it, the lowest below. */
struct bracket {
    const struct roster *roster;
    const int *resident, *floater; /* floaters: in the median those from above */
    int nresident, nfloater;
    int group;
    int toward;               /* +1 above the median, -1 below */
    struct matching *outside; /* vertex = place; those not gone are unpaired and outside */
    const bool *waiting;      /* by place: outside, but a floater in the median group */
    struct trace *trace;      /* where decisions are recorded, or NULL */
};

/* Pairs made (places, two by two) and the teams that leave, first-ranked first. */
struct bracket_outcome {
    int (*pair)[2];
    int npair;
    int *leaver;
    int nleaver;
};

/* True if two teams of these colours have an allocation within COLOUR_LIMITS. */
bool bracket_legal(unsigned char colours_a, unsigned char colours_b);

/* A group above or below the median. The teams of the bracket and those outside can be completed. */
struct bracket_outcome bracket_pair(const struct bracket *b, struct arena *a);

/* The median group: floaters of `b` from above, `below` from below, the lowest first; all are paired. */
struct bracket_outcome bracket_pair_median(const struct bracket *b, const int *below, int nbelow,
                                           struct arena *a);

#endif
