/* SPDX-License-Identifier: Apache-2.0 */
/* bracket.h - one score group: who leaves it, who meets whom (docs/rules/pairing.md, "A group on the way",
   "Key 5: arriving floaters are paired first", "Key 6: who leaves", "Key 7: the rest by the table", "The median group"). */
#ifndef ENGINE_OLYMPIAD_BRACKET_H
#define ENGINE_OLYMPIAD_BRACKET_H

#include "engine/olympiad/roster.h"

struct arena;

/* Pairs made (places, two by two) and the teams that leave, first-ranked first. */
struct bracket_outcome {
    int (*pair)[2];
    int npair;
    int *leaver;
    int nleaver;
};

/* A group above or below the median. The teams of the bracket and those outside can be completed. */
struct bracket_outcome bracket_pair(const struct bracket *b, struct arena *a);

/* The median group: floaters of `b` from above, `below` from below, the lowest first; all are paired. */
struct bracket_outcome bracket_pair_median(const struct bracket *b, const int *below, int nbelow, struct arena *a);

#endif
