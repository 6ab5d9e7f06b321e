/* standings.h - the ranking after a round (docs/deviations.md, "Tie-breaks"). */
#ifndef ENGINE_STANDINGS_H
#define ENGINE_STANDINGS_H

#include <stdbool.h>

#include "engine/base/rule.h"
#include "engine/base/tournament.h"

struct arena;

/* The criteria in their order; higher is better in every one. Half points where `half`. */
/* clang-format off */
#define CRITERIA(X) \
    X(CRITERION_MP,  "MP",   "Match points",                        RULE_SCORING,      false) \
    X(CRITERION_OSB, "OSB",  "Olympiad Sonneborn-Berger",           RULE_TIEBREAK_OSB, true) \
    X(CRITERION_GP,  "GP",   "Game points",                         RULE_TIEBREAK_GP,  true) \
    X(CRITERION_SUM, "MPO",  "Opponents' match points",             RULE_TIEBREAK_MP,  false)
/* clang-format on */

/* clang-format off */
enum criterion {
#define X(id, code, title, rule, half) id,
    CRITERIA(X)
#undef X
    CRITERION_COUNT
};
/* clang-format on */

struct criterion_row {
    const char *code, *title;
    enum rule rule;
    bool half;
};
const struct criterion_row *criterion_row(enum criterion c);

/* One line of the standings. Teams equal in all criteria share `rank`, the place of the first of
   them. */
struct standing {
    int rank, team;
    int won, drawn, lost; /* matches, unplayed ones included; the bye is none of them */
    int value[CRITERION_COUNT];
};

/* All t->nteam teams in order after round `after` (0 ... t->nround), by the section's tie-break;
   equal ones by number. Adjustments count, but for those of a pairing only. */
const struct standing *standings_make(const struct tournament *t, int after, struct arena *a);

#endif
