/* SPDX-License-Identifier: Apache-2.0 */
/* prospect.h - which places teams can still reach while matches are open. Nothing is drawn at random: every combination
   of endings is gone through where there are few enough, and where there are too many, those that matter most; of the other matches
   only bounds are known (docs/rules/what-if.md). */
#ifndef ENGINE_RANKING_PROSPECT_H
#define ENGINE_RANKING_PROSPECT_H

#include <stdbool.h>

#include "engine/ranking/reach.h"

/* What a question may cost: combinations times teams, and combinations. */
enum { PROSPECT_STEPS = 40000000, PROSPECT_CASES_MAX = 600000 };

struct prospect_question {
    struct outlook outlook;
    int places; /* the first so many are asked for; not more than there are teams */
    int team;   /* whose places are asked for instead, or NOBODY */
    long steps; /* PROSPECT_STEPS, or fewer */
};

/* Places that a team can have at the end. Equal teams share the better one. */
struct places {
    int best, worst; /* it ends nowhere else */
    int sure_best;   /* it gets there if things go right ... */
    int sure_worst;  /* ... and there if they go wrong: equal to the bounds, these are exact */
};

/* An open match that was gone through. Its endings stand in classes, the best for team[0] first: each one by itself, or all
   that give the same match points. */
struct gone {
    int open;
    int nclass;
    const struct span *class;
    long stride; /* the case number is the sum of class times stride over all of them */
};

/* Who can have a place. In a case it is decided by whom, or more than one are possible within the bounds. */
struct prospect_place {
    const bool *may;     /* by team */
    const bool *depends; /* by match gone through: there are cases that differ in it alone, and in who has the place */
    long unresolved;     /* cases in which the bounds leave it open who has the place */
};

struct prospect {
    const struct places *team; /* by team */
    int ngone;
    const struct gone *gone;            /* of a question for a team its own matches first */
    int nopen_near;                     /* open matches that can change what was asked for */
    long ncase;                         /* combinations of their classes, 1 or more */
    bool whole;                         /* everything that matters to what was asked was gone through */
    const struct prospect_place *place; /* of the places asked for */
    const int *low, *high;              /* by case: bounds of the place of the team asked for; NULL without one */
};

struct prospect prospect_make(const struct prospect_question *q, struct arena *a);

#endif
