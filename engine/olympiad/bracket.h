/* SPDX-License-Identifier: Apache-2.0 */
/* bracket.h - one score group: who leaves it, who meets whom (docs/rules/pairing.md, "A group on the way",
   "Key 5: arriving floaters are paired first", "Key 6: who leaves", "Key 7: the rest by the table", "The median group").

   How: the keys are a lexicographic order, so they are decided one after the other, each with a question (question.h, a
   matching) that keeps all that was decided before: a choice is tried in the order of the articles and stands if the rest can
   still be completed at the same cost (matching_take). Nothing that stands is ever looked at again; nothing is enumerated.
   Above and below the median the question is the bracket together with the groups still to come, which have to be
   completed with whoever leaves. The median group is paired last and has no way out: all its residents and the floaters of both sides
   are one question, in which a pair costs 1 if it breaches the colour limits, so that its cost is
   the number of breaches, the least there can be; floaters from above choose first, from the top, then those from below, from
   the bottom, then the residents by the table.
   Cost: one question that is completed for each bracket, and for each choice a repair of its matching. */
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
