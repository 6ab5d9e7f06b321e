/* ranking.h - an ordered list of criteria: what the standings of a section are made by. */
#ifndef ENGINE_RANKING_H
#define ENGINE_RANKING_H

#include <stdbool.h>

#include "engine/base/str.h"

struct arena;
struct err;

/* X(id, key, code, trf, title, rule, half, value, working). The key is what lists and data say, the code what sheets do
   and tournament report files behind OTHER_, unless `trf` is a code of theirs. Higher is better in every one; values are
   half points where `half`. The functions are those of engine/ranking/; a working is there if the criterion adds up what
   the opponents give; without it the team's own matches alone say what it has (engine/ranking/reach.c relies on both). */
/* clang-format off */
#define CRITERIA(X) \
    X(CRITERION_MP,  "mp",  "MP",  "",      "Match points",              RULE_SCORING,      false, match_points,     NULL) \
    X(CRITERION_OSB, "osb", "OSB", "",      "Olympiad Sonneborn-Berger", RULE_TIEBREAK_OSB, true,  sonneborn_berger, contribution_product) \
    X(CRITERION_GP,  "gp",  "GP",  "MPvGP", "Game points",               RULE_TIEBREAK_GP,  true,  game_points,      NULL) \
    X(CRITERION_SUM, "mpo", "MPO", "",      "Opponents' match points",   RULE_TIEBREAK_MP,  false, opponents_points, contribution_mp) \
    X(CRITERION_WON, "wins", "WINS", "",    "Matches won at the boards", RULE_NONE,         false, won_matches,      NULL)

enum criterion {
#define X(id, ...) id,
    CRITERIA(X)
#undef X
    CRITERION_COUNT
};

/* SCORING, RULE_TIEBREAK_OSB ... RULE_TIEBREAK_MP: what an Olympiad is ranked by. */
#define RANKING_OLYMPIAD { 4, { CRITERION_MP, CRITERION_OSB, CRITERION_GP, CRITERION_SUM } }
/* clang-format on */

/* The first decides, each next one where all before it are equal. No criterion stands in it twice. */
struct ranking {
    int n; /* 1 or more */
    enum criterion by[CRITERION_COUNT];
};

/* All keys, as " mp osb gp". */
#define RANKING_KEY(id, key, ...) " " key
#define RANKING_KEYS              CRITERIA(RANKING_KEY)

/* From and to "mp,osb,gp,mpo". ERR_INPUT: nothing in it, no such criterion, or one that stands in it twice; `out` is
   left as it is. */
bool ranking_read(struct str text, struct ranking *out, struct err *e);
struct str ranking_text(const struct ranking *r, struct arena *a);

bool ranking_eq(const struct ranking *a, const struct ranking *b);

/* Where the criterion stands, from 0; -1 if it does not. */
int ranking_place(const struct ranking *r, enum criterion c);

#endif
