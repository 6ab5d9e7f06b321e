/* ranking.h - an ordered list of criteria: what the standings of a section are made by. */
#ifndef ENGINE_RANKING_H
#define ENGINE_RANKING_H

#include <stdbool.h>

#include "engine/base/str.h"

struct arena;
struct err;

/* What a value of a criterion counts; of one that can have none VALUE_NONE is none, and stands last. */
enum value_unit { VALUE_WHOLE, VALUE_HALVES, VALUE_QUARTERS, VALUE_HUNDREDTHS };
enum { VALUE_NONE = -100000000 };

/* X(id, key, code, trf, title, rule, kind, value, working, values). The key is what lists and data say, the code what sheets do
   and tournament report files behind OTHER_, unless `trf` is a code of theirs. Higher is better in every one. The functions are those of engine/ranking/; a
   working is there if the criterion adds up what the opponents give; without it the team's own matches alone say what it has
   (engine/ranking/reach.c relies on both). `values` is in place of both: all entrants are looked at together. */
/* clang-format off */
#define CRITERIA(X) \
    X(CRITERION_MP,  "mp",  "MP",  "",      "Match points",              RULE_SCORING,      VALUE_WHOLE,  match_points,     NULL, NULL) \
    X(CRITERION_OSB, "osb", "OSB", "",      "Olympiad Sonneborn-Berger", RULE_TIEBREAK_OSB, VALUE_HALVES, sonneborn_berger, contribution_product, NULL) \
    X(CRITERION_GP,  "gp",  "GP",  "MPvGP", "Game points",               RULE_TIEBREAK_GP,  VALUE_HALVES, game_points,      NULL, NULL) \
    X(CRITERION_SUM, "mpo", "MPO", "",      "Opponents' match points",   RULE_TIEBREAK_MP,  VALUE_WHOLE,  opponents_points, contribution_mp, NULL) \
    X(CRITERION_WON, "wins", "WINS", "",    "Matches won at the boards", RULE_NONE,         VALUE_WHOLE,  won_matches,      NULL, NULL) \
    CRITERIA_OF_CLUBS(X)

#define CRITERIA_OF_CLUBS(X) \
    X(CRITERION_CLUB_SOLKOFF, "club-solkoff", "SOLK", "", "Solkoff", RULE_CLUB_SOLKOFF, VALUE_HALVES, NULL, NULL, club_solkoff) \
    X(CRITERION_CLUB_MEDIAN, "club-median", "MED", "", "Median", RULE_CLUB_MEDIAN, VALUE_HALVES, NULL, NULL, club_median) \
    X(CRITERION_CLUB_MODIFIED_MEDIAN, "club-modified-median", "MMED", "", "Modified Median", RULE_CLUB_MODIFIED_MEDIAN, VALUE_HALVES, NULL, NULL, club_modified_median) \
    X(CRITERION_CLUB_SONNEBORN_BERGER, "club-sonneborn-berger", "SB", "", "Sonneborn-Berger", RULE_CLUB_SONNEBORN_BERGER, VALUE_QUARTERS, NULL, NULL, club_sonneborn_berger) \
    X(CRITERION_CLUB_KASHDAN, "club-kashdan", "KASH", "", "Kashdan", RULE_CLUB_KASHDAN, VALUE_WHOLE, NULL, NULL, club_kashdan) \
    X(CRITERION_CLUB_CUMULATIVE, "club-cumulative", "CUM", "", "Cumulative", RULE_CLUB_CUMULATIVE, VALUE_HALVES, NULL, NULL, club_cumulative) \
    X(CRITERION_CLUB_AVERAGE, "club-average", "AVOP", "", "Average Opposition", RULE_CLUB_AVERAGE_OPPOSITION, VALUE_HUNDREDTHS, NULL, NULL, club_average_opposition) \
    X(CRITERION_CLUB_PERFORMANCE, "club-performance", "PEROP", "", "Performance of Opposition", RULE_CLUB_PERFORMANCE_OF_OPPOSITION, VALUE_HUNDREDTHS, NULL, NULL, club_performance_of_opposition)

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
