/* SPDX-License-Identifier: Apache-2.0 */
/* burstein.h - one round of the Burstein system (docs/rules/burstein.md, "The round", "Groups", "Publication"). */
#ifndef ENGINE_BURSTEIN_BURSTEIN_H
#define ENGINE_BURSTEIN_BURSTEIN_H

#include "engine/swiss/entrant.h"
#include "engine/swiss/reason.h"

struct arena;

/* Asks for the rounds of the entrants, for no_bye and listed. Everything lives in the arena.
   `why`, unless it is NULL, tells why the round is so. The highest left of a group may have the lowest of it first, and so on upwards. */
struct swiss_round burstein_pair(const struct swiss *s, struct reasons *why, struct arena *a);

#endif
