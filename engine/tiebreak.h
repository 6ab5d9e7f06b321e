/* tiebreak.h - the final tie-breaks (TIEBREAK_OSB, TIEBREAK_GP, TIEBREAK_MP), one row each. */
#ifndef ENGINE_TIEBREAK_H
#define ENGINE_TIEBREAK_H

#include <stdbool.h>

#include "engine/tournament.h"

struct arena;

enum contribution_kind { AGAINST_TEAM, AGAINST_VIRTUAL_BYE, AGAINST_VIRTUAL_WIN, AGAINST_VIRTUAL_LOSS };

/* What one round gives one team: opponent's match points and game points as the variant counts
   them, and the game points scored against it (half points). */
struct contribution {
    int round; /* from 1 */
    enum contribution_kind kind;
    int opponent; /* a team, or NOBODY after a bye */
    int mp, gp, scored;
    bool osb_left_out, mp_left_out; /* the lowest opponent of TIEBREAK_OSB and of TIEBREAK_MP */
};

/* All contributions of one team in the standings after round `after`; n of them. Rounds without a
   pairing and without the bye contribute nothing. */
const struct contribution *tiebreak_contributions(const struct tournament *t, int after, int team,
                                                  struct arena *a, int *n);

/* The Olympiad Sonneborn-Berger of every team so far by the lowest product, in half points: the
   second key of RANK_ECU. */
int *tiebreak_osb_so_far(const struct tournament *t, int after, struct arena *a);

#endif
