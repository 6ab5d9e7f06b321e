/* burstein.h - one round of the Burstein system (docs/rules/burstein.md, "The round", "Groups", "Publication"). */
#ifndef ENGINE_BURSTEIN_H
#define ENGINE_BURSTEIN_H

#include "engine/swiss/entrant.h"

struct arena;

/* Asks for the rounds of the entrants, for no_bye and listed. Everything lives in the arena. */
struct swiss_round burstein_pair(const struct swiss *s, struct arena *a);

#endif
