/* SPDX-License-Identifier: Apache-2.0 */
/* refbracket.h - one score group with its floaters, decided by asking every question of the text. */
#ifndef TESTS_PROPERTY_REFBRACKET_H
#define TESTS_PROPERTY_REFBRACKET_H

#include "tests/property/refview.h"

/* A bracket above or below the median, seen so that the first team is team 0 ("A group on the way"). The sets
   are disjoint; together they are all teams still unpaired. */
struct ref_bracket {
    const struct view *view;
    teamset residents, floaters;
    teamset outside;      /* everybody else, the next groups and who waits there included */
    const teamset *group; /* the residents of the next groups towards the median, nearest first; */
    int ngroup;           /* the last one is the median group */
    teamset waiting;      /* floaters waiting in group[0] */
};

/* Pairs as sets of two. */
struct pair_sets {
    teamset set[TEAMSET_MAX / 2];
    int n;
};

/* Adds the pairs made inside the bracket by keys 1 to 7; returns the leavers. */
teamset bracket_decide(const struct ref_bracket *b, struct arena *a, struct pair_sets *out);

/* "The median group", seen from the top: everybody is paired. */
void bracket_decide_median(const struct view *v, teamset residents, teamset from_above, teamset from_below,
                           struct pair_sets *out);

#endif
