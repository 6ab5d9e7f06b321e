/* SPDX-License-Identifier: Apache-2.0 */
/* colour.h - who has White on board 1 in a pair of teams, and which article says so (docs/rules/teamswiss2026.md, "Colours"). */
#ifndef ENGINE_TEAMSWISS_COLOUR_H
#define ENGINE_TEAMSWISS_COLOUR_H

#include "engine/swiss/reason.h"
#include "engine/teamswiss/card.h"

struct arena;

/* For each team, by index, the place of its number among those of the teams that have arrived, from 1. */
int *team_colour_places(const struct swiss *s, struct arena *a);

/* The pair with White first, and in `by` what said so, and its article. `place` comes from team_colour_places. */
struct pair team_colour(const struct team_field *f, const int *place, int a, int b, struct failure *by);

#endif
