/* SPDX-License-Identifier: Apache-2.0 */
/* performance.h - what a difference of ratings promises, and what a score is worth in rating (RULE_EXPECTATION, RULE_PERFORMANCE). */
#ifndef ENGINE_RANKING_PERFORMANCE_H
#define ENGINE_RANKING_PERFORMANCE_H

#include <stdbool.h>

/* Games of one player, added up one by one. { 0 }: none yet. */
struct performance {
    int games;
    int half; /* points, in half points */
    int sum;  /* of the opponents' ratings */
    int lost; /* games without a point */
};

/* What a score of so many per cent (0 ... 100) is worth in rating: 50 -> 0, 75 -> 193, 100 -> 800,
   and the same below 50 with the opposite sign. */
int performance_difference(int percent);

/* What the opponent's rating counts as with the 400-point rule (RULE_LIMIT_400): at most 400 above or
   below the player's own. */
int performance_limited(int own, int opponent);

void performance_add(struct performance *p, int opponent, int half);

/* Average rating of the opponents and percentage of points as whole numbers, .5 up; the rating that
   they are worth. All 0 without a game. */
int performance_average(const struct performance *p);
int performance_percent(const struct performance *p);
int performance_rating(const struct performance *p);

/* What score a difference of ratings promises. */

/* The expected score in per cent of a player rated `difference` above the opponent (RULE_EXPECTATION);
   below 50 if the difference is negative. */
int expectation(int difference);

#endif
