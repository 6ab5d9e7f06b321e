/* SPDX-License-Identifier: Apache-2.0 */
/* refview.h - which sets of teams can be completed, seen in one direction: team 0 comes first. */
#ifndef TESTS_PROPERTY_REFVIEW_H
#define TESTS_PROPERTY_REFVIEW_H

#include "tests/property/determinant.h"
#include "tests/property/teamset.h"

struct arena;

enum { NO_COMPLETION = -1 };

/* Up to so many teams every completion is tried; above, the determinant is asked. */
enum { EXHAUSTIVE_MAX = 16 };

/* Above the median "first" is the highest rank, below it the lowest: there are two views of a
   round and each of them knows only "first" and "last" ("A group on the way"). */
struct view {
    int n;
    teamset open[TEAMSET_MAX];  /* of each team: those it has an open pair with */
    teamset legal[TEAMSET_MAX]; /* and a legal one */
    struct search *search;      /* what has been found out about sets, or NULL */
    struct tutte tutte;
};

/* A view of `n` teams; the pairs are the caller's to fill in. */
struct view view_make(int n, struct arena *a);

/* The same teams counted from the other end. */
struct view view_mirror(const struct view *v, struct arena *a);
teamset view_mirror_set(const struct view *v, teamset set);

/* Whether the set can be completed ("Words"); with legal pairs only; with pairs of that graph. */
bool view_completes(const struct view *v, teamset set);
bool view_completes_legally(const struct view *v, teamset set);
bool view_completes_in(const struct view *v, const teamset *graph, teamset set);

/* The fewest breaches of all completions of the set; NO_COMPLETION if it has none. */
int view_fewest(const struct view *v, teamset set);

/* 1 if that open pair is a breach. */
int view_breach(const struct view *v, int a, int b);

#endif
