/* SPDX-License-Identifier: Apache-2.0 */
/* game.h - a made-up game between two ratings. */
#ifndef TEAMS_LAB_GAME_H
#define TEAMS_LAB_GAME_H

#include "teams/lab/random.h"

/* A game between the two: half points of the player rated `difference` above the other. `draws` is how
   often equal players draw, in hundredths of a per cent; the expected score (RULE_EXPECTATION) is kept whatever it
   is, so that the unequal draw less. */
int game_made_up(struct random *r, int difference, int draws);

#endif
