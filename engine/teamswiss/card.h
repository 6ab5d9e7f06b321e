/* SPDX-License-Identifier: Apache-2.0 */
/* card.h - what the team Swiss needs to know about a team, and about a pair of teams (docs/rules/teamswiss2026.md, "Words"). */
#ifndef ENGINE_TEAMSWISS_CARD_H
#define ENGINE_TEAMSWISS_CARD_H

#include "engine/graph/pairs.h"
#include "engine/swiss/entrant.h"

struct arena;

struct team_card {
    enum colour due; /* COLOURLESS: no preference */
    bool strong;
    bool floated; /* in the previous round; in the last two rounds nobody's floats count */
};

struct team_field {
    const struct swiss *swiss;
    struct graph closed;
    const struct team_card *card; /* by index */
};

struct team_field team_field_of(const struct swiss *s, struct arena *a);

bool team_open(const struct team_field *f, int a, int b);

#endif
