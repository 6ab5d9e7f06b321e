/* SPDX-License-Identifier: Apache-2.0 */
/* dutch.h - the Dutch system as it was in 2006 (docs/rules/dutch2006.md). */
#ifndef ENGINE_DUTCH_DUTCH_H
#define ENGINE_DUTCH_DUTCH_H

#include "engine/swiss/entrant.h"
#include "engine/swiss/reason.h"

struct arena;

/* Asks for points, met, colour, floats and no_bye of the entrants.
   `why`, unless it is NULL, tells why the round is so. */
struct swiss_round dutch_pair(const struct swiss *s, struct reasons *why, struct arena *a);

/* Not both must have the same colour, or one of them is a top scorer. */
impasse_suit dutch_suit;

#endif
