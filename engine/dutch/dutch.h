/* dutch.h - the Dutch system as it was in 2006 (docs/rules/dutch2006.md). */
#ifndef ENGINE_DUTCH_H
#define ENGINE_DUTCH_H

#include "engine/swiss/entrant.h"

struct arena;

/* Asks for points, met, colour, floats and no_bye of the entrants. */
struct swiss_round dutch_pair(const struct swiss *s, struct arena *a);

#endif
