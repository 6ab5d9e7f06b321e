/* SPDX-License-Identifier: Apache-2.0 */
/* tiebreak.h - the final tie-breaks over opponents (RULE_TIEBREAK_OSB, RULE_TIEBREAK_MP) with what each round
   contributes (docs/deviations.md, "Tie-breaks"; docs/rules/pairing.md, "Rank"). */
#ifndef ENGINE_RANKING_TIEBREAK_H
#define ENGINE_RANKING_TIEBREAK_H

#include <stdbool.h>

#include "engine/ranking/ledger.h"

struct arena;

/* Why a contribution is cut; `why` says it. X(id, why) */
/* clang-format off */
#define CUTS(X) \
    X(CUT_NOT,       "") \
    X(CUT_LOWEST,    "the lowest") \
    X(CUT_VOLUNTARY, "not played by choice (16.5)") \
    X(CUT_HIGHEST,   "the highest")
/* clang-format on */

enum cut {
#define X(id, why) id,
    CUTS(X)
#undef X
};

/* What one round gives one team: the opponent's match points and game points as the variant counts
   them, and the game points scored against it (gp and scored in half points). Only matches that have
   ended and byes contribute. After a bye the opponent is virtual, after an unplayed match as well
   (RULE_VIRTUAL), but for the variant 2022, which takes the team it was to meet, and for a round without a
   pairing an opponent with nothing (RULE_TIEBREAK_2022). */
struct contribution {
    int round; /* from 1 */
    enum entry_kind kind;
    int opponent; /* whom the team was paired with, NOBODY after a bye or without a pairing */
    int mp, gp, scored;
    bool left_out; /* the lowest opponent, which neither tie-break counts */
    int mp_scored; /* these two by C.07 only (engine/ranking/c07.h) */
    enum cut cut;
};

/* Match points of the opponent times game points scored against it, in half points; its match points. */
int contribution_product(const struct contribution *c);
int contribution_mp(const struct contribution *c);

/* All contributions of one team in the standings after the ledger's last round, by round; at most one
   per round. They go to `out`, which has room for l->rounds. Gives their number. If there are any, one
   is left out: among those with the fewest match points the one with the fewest game points (2012) or
   the lowest product (khanty-mansiysk, 2022), then the earliest; 2022 leaves out a bye before all
   others. */
int tiebreak_contributions(const struct ledger *l, enum tiebreak variant, int team, struct contribution *out);

/* What that round of the team contributes, nothing left out; false if it is nothing. */
bool tiebreak_contribution(const struct ledger *l, enum tiebreak variant, int team, int round,
                           struct contribution *out);

/* The two sums over the contributions that count: RULE_TIEBREAK_OSB in half points and RULE_TIEBREAK_MP. */
int tiebreak_osb(const struct contribution *c, int n);
int tiebreak_sum(const struct contribution *c, int n);

/* The Olympiad Sonneborn-Berger of every team after round `after` with the lowest product left out,
   in half points: the second key of RULE_RANK_ECU. */
int *tiebreak_osb_so_far(const struct tournament *t, int after, struct arena *a);

#endif
