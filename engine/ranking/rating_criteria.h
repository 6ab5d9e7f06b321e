/* SPDX-License-Identifier: Apache-2.0 */
/* rating_criteria.h - the tie-breaks of C.07 that are made of ratings, as criteria of the standings of players. */
#ifndef ENGINE_RANKING_RATING_CRITERIA_H
#define ENGINE_RANKING_RATING_CRITERIA_H

struct arena;
struct tournament;

/* What every player has after round `after`, of the games played at the board against rated opponents; VALUE_NONE without one. The average of their
   ratings, also without the lowest or the highest of them; the performance, the perfect performance, and the averages of what the opponents have of these. */
void ratings_average(const struct tournament *t, int after, int *out, struct arena *a);
void ratings_average_cut_1(const struct tournament *t, int after, int *out, struct arena *a);
void ratings_average_cut_2(const struct tournament *t, int after, int *out, struct arena *a);
void ratings_average_median_1(const struct tournament *t, int after, int *out, struct arena *a);
void ratings_average_median_2(const struct tournament *t, int after, int *out, struct arena *a);
void ratings_performance(const struct tournament *t, int after, int *out, struct arena *a);
void ratings_perfect(const struct tournament *t, int after, int *out, struct arena *a);
void ratings_performance_of_opponents(const struct tournament *t, int after, int *out, struct arena *a);
void ratings_perfect_of_opponents(const struct tournament *t, int after, int *out, struct arena *a);

#endif
