/* SPDX-License-Identifier: Apache-2.0 */
/* standings.h - the ranking after a round (docs/deviations.md, "Tie-breaks"). */
#ifndef ENGINE_RANKING_STANDINGS_H
#define ENGINE_RANKING_STANDINGS_H

#include "engine/base/tournament.h"

struct arena;

/* One line of the standings. Teams equal in all criteria share `rank`, the place of the first of
   them. */
struct standing {
    int rank, team;
    bool unranked;              /* out of the ranking, behind all others; its rank is that of the first behind them */
    int won, drawn, lost;       /* matches, unplayed ones included; the bye is none of them */
    int met;                    /* matches in which a game was played: what "Played" is everywhere */
    int mp, gp;                 /* adjustments included, gp in half points, whatever the ranking is made by */
    int value[CRITERION_COUNT]; /* by place in the section's ranking */
};

/* All t->nteam teams in order after round `after` (0 ... t->nround), by the section's ranking
   and tie-break; equal ones by number. Adjustments count, but for those of a pairing only. */
const struct standing *standings_make(const struct tournament *t, int after, struct arena *a);

/* Where the lines end, of n in order, that are level with line `from` by the first `criteria` of the ranking. */
int standings_level(const struct standing *s, int n, int from, int criteria);

#endif
