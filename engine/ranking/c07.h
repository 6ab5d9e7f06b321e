/* SPDX-License-Identifier: Apache-2.0 */
/* c07.h - the tie-breaks of FIDE's C.07 that add up what the opponents have: Buchholz, extended Sonneborn-Berger for teams
   and their cuts, with its rules for rounds that were not played (docs/rules/tie-breaks.md). */
#ifndef ENGINE_RANKING_C07_H
#define ENGINE_RANKING_C07_H

#include "engine/ranking/tiebreak.h"

/* What is added up: the opponent's score, times what the team scored against it unless that is REFERENCE_NONE. */
struct c07_sum {
    enum reference by, times;
    int low, high; /* so many of the lowest and of the highest are cut */
    bool forfeits; /* count as played against who was to be met */
    bool fore;     /* every pair of the last round counts as drawn */
};

/* The score of a team as its opponents see it: rounds at the end in which it was not paired count as draws
   (RULE_C07_OPPONENT). */
int c07_score(const struct ledger *l, enum reference by, int team);

/* The contributions of one team in the standings after the ledger's last round, by round, one for each that has ended; an unplayed one is
   against a dummy (RULE_C07_DUMMY). They go to `out`, which has room for l->rounds. Gives their number. What is cut is
   left out, with the reason. */
int c07_contributions(const struct ledger *l, const struct c07_sum *sum, int team, struct contribution *out);

/* What a contribution counts if it is not cut, and the sum of those that are not. */
int c07_product(const struct c07_sum *sum, const struct contribution *c);
int c07_total(const struct c07_sum *sum, const struct contribution *c, int n);

/* The same without the `low` highest products, or lowest, whatever is marked as left out. */
int c07_total_less(const struct c07_sum *sum, struct contribution *c, int n, enum cut cut);

#endif
