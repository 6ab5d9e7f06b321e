/* SPDX-License-Identifier: Apache-2.0 */
/* cases.h - all combinations of the endings of some open matches, as a tree or one after the other, and the places of the teams in each. The
   open matches that are not gone through may end in any way. */
#ifndef ENGINE_WHATIF_CASES_H
#define ENGINE_WHATIF_CASES_H

#include "engine/whatif/case_set.h"

/* What it costs: cases, teams that may be level with one that is asked for, and values of theirs to be worked out before. */
struct cases_size {
    long ncase, nteam, nvalue;
};
struct cases_size cases_size(const struct cases *w, struct arena *a);

/* Narrows the places of those asked for. Fills place, low and high of `out`; what is not asked for stays NULL. Working room is
   given back. */
void cases_run(const struct cases *w, struct places *team, struct prospect *out, struct arena *a);

/* The classes of a match: every ending by itself, or endings that give the same match points together. */
const struct span *cases_classes(const struct open_match *m, bool together, struct arena *a, int *n);

/* The number of the latter. */
int cases_points(const struct open_match *m);

/* By team: may be level with one that is asked for, in one order or the other. */
bool *cases_rivals(const struct score_bounds *bounds, const bool *asked, int n, struct arena *a);

/* All cases as a tree whose forks are the matches gone through: whatever is the same below a fork is settled there. */

/* Goes through all cases, where few teams are asked for: two of them are compared no further where what both can have below a fork
   tells who is ahead, and a team that can have no place asked for is left where nothing of it can be new. */
void case_tree_run(struct case_set *p, long ncase);

/* All cases one after the other. */

/* Goes through all cases, however many teams are asked for. */
void case_scan_run(struct case_set *p, long ncase);

#endif
