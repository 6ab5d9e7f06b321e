/* SPDX-License-Identifier: Apache-2.0 */
/* outlook.h - questions about a tournament while matches are open, and the form of the answer. */
#ifndef ENGINE_WHATIF_OUTLOOK_H
#define ENGINE_WHATIF_OUTLOOK_H

#include <stdbool.h>

#include "engine/base/tournament.h"

/* A match whose result, or part of it, is still to come. */
struct open_match {
    int round, match;           /* from 1, and its index in the round */
    const struct match *ending; /* all it can end with, the best for team[0] first; its teams are those of the match */
    int nending;
};

/* What is asked of a tournament: all matches that are open, and the rounds that have not been paired. */
struct outlook {
    const struct tournament *t;
    const struct open_match *open;
    int nopen, rounds_left;
};

/* The open matches that a team's criteria hang on: its own `nown`, then those of teams it has met or meets. */
struct neighbourhood {
    const int *match; /* indices of open matches */
    int nown, n;
};

/* Endings from ... to of an open match. */
struct span {
    int from, to;
};

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
    int npoints; /* classes that give the same match points */
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

#endif
