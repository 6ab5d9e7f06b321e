/* SPDX-License-Identifier: Apache-2.0 */
/* preference.h - which colour a player should get in the Dutch system of 2006, and which of two players gets it (docs/rules/dutch2006.md, "Colours"). */
#ifndef ENGINE_DUTCH_PREFERENCE_H
#define ENGINE_DUTCH_PREFERENCE_H

#include "engine/swiss/entrant.h"
#include "engine/swiss/reason.h"

enum strength { INDIFFERENT, MILD, STRONG, ABSOLUTE };

struct preference {
    enum colour due; /* COLOURLESS if indifferent */
    enum strength strength;
};
struct preference preference_of(const struct entrant *e);

/* The colour of `a`, the higher ranked of the two. */
struct given preference_colour(const struct swiss *s, const struct entrant *a, const struct entrant *b);

#endif
