/* SPDX-License-Identifier: Apache-2.0 */
/* bracket.h - the pairs of one bracket of the team Swiss (docs/rules/teamswiss2026.md, "A bracket"). */
#ifndef ENGINE_TEAMSWISS_BRACKET_H
#define ENGINE_TEAMSWISS_BRACKET_H

#include "engine/teamswiss/card.h"

struct arena;
struct reasons;

/* Pairs n teams, indices in the order of their numbers, who can all be paired; `up`, by place, says which of them are
   upfloaters. n / 2 pairs go to `pair`, and to `why`, unless it is NULL, why they are. */
void team_bracket_pair(const struct team_field *f, const int *team, const bool *up, int n, struct pair *pair,
                       struct reasons *why, struct arena *a);

#endif
