/* SPDX-License-Identifier: Apache-2.0 */
/* club_criteria.h - the tie-breaks of a club as criteria of the standings (docs/rules/club.md, "Tie-breaks"). */
#ifndef ENGINE_RANKING_CLUB_CRITERIA_H
#define ENGINE_RANKING_CLUB_CRITERIA_H

#include "engine/base/ranking.h"
#include "engine/base/tournament.h"

struct arena;

/* How a team's value comes about, in the same kind of value: a line for each round. */
struct club_line {
    int opponent; /* a team of a played match, or NOBODY */
    int opposed;  /* what it has: half points, or hundredths of a rating; VALUE_NONE: it is not asked, or nothing */
    int scored;   /* own half points, a match or a game being 2 */
    int counts;
    bool low, high; /* left out */
};
void club_lines(enum criterion c, const struct tournament *t, int after, int team, struct club_line *out,
                struct arena *a);

/* What every team has after round `after`, in the kind of value that CRITERIA says; a match is a game to them, won, drawn or lost. A mean
   is rounded to hundredths; VALUE_NONE where there is none. */
void club_solkoff(const struct tournament *t, int after, int *out, struct arena *a);
void club_median(const struct tournament *t, int after, int *out, struct arena *a);
void club_modified_median(const struct tournament *t, int after, int *out, struct arena *a);
void club_sonneborn_berger(const struct tournament *t, int after, int *out, struct arena *a);
void club_kashdan(const struct tournament *t, int after, int *out, struct arena *a);
void club_cumulative(const struct tournament *t, int after, int *out, struct arena *a);
void club_average_opposition(const struct tournament *t, int after, int *out, struct arena *a);
void club_performance_of_opposition(const struct tournament *t, int after, int *out, struct arena *a);

#endif
