/* SPDX-License-Identifier: Apache-2.0 */
/* expectation.h - what a difference of ratings makes of a game. */
#ifndef TEAMS_LAB_EXPECTATION_H
#define TEAMS_LAB_EXPECTATION_H

#include "teams/lab/random.h"

/* The expected score in per cent of a player rated `difference` above the opponent (RULE_EXPECTATION);
   below 50 if the difference is negative. */
int expectation(int difference);

/* A game between the two: half points of the player rated `difference` above the other. `draws` is how
   often equal players draw, in hundredths of a per cent; the expected score is kept whatever it
   is, so that the unequal draw less. */
int expectation_game(struct random *r, int difference, int draws);

#endif
