/* SPDX-License-Identifier: Apache-2.0 */
/* club.h - one round of the Swiss of a club (docs/rules/club.md, "The round", "Publication"). */
#ifndef ENGINE_CLUB_CLUB_H
#define ENGINE_CLUB_CLUB_H

#include "engine/swiss/entrant.h"
#include "engine/swiss/reason.h"

struct arena;

/* Asks for points, rating, met, colours and no_bye of the entrants, with `accelerated` for `listed`, too. Everything lives in the arena.
   `why`, unless it is NULL, tells why the round is so. */
struct swiss_round club_pair(const struct swiss *s, struct reasons *why, struct arena *a);

/* Colours never forbid a pair. */
impasse_suit club_suit;

#endif
