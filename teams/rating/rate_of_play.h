/* SPDX-License-Identifier: Apache-2.0 */
/* rate_of_play.h - what a time control means for ratings (RULE_RATE_OF_PLAY). */
#ifndef TEAMS_RATING_RATE_OF_PLAY_H
#define TEAMS_RATING_RATE_OF_PLAY_H

#include "teams/pace.h"
#include "teams/rated.h"

/* Which rating the games count for (RULE_RATE_OF_PLAY). False: none, they are too fast; where nothing is known it is standard. */
bool pace_kind(const struct pace *p, enum rating_kind *out);

/* The minutes that a standard game needs if the higher rated of the two has that rating. */
int pace_least(int rating);

#endif
