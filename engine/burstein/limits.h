/* SPDX-License-Identifier: Apache-2.0 */
/* limits.h - colours in the Burstein system (docs/rules/burstein.md, "Possible pairs", "Colours"). */
#ifndef ENGINE_BURSTEIN_LIMITS_H
#define ENGINE_BURSTEIN_LIMITS_H

#include "engine/swiss/reason.h"
#include "engine/swiss/entrant.h"

/* The colours that keep a player's difference within 2 and bring no third equal one in a row: bits of bye.h. */
unsigned char limits_take(const struct entrant *e);

/* In one of two ways neither goes beyond the limits; the article that forbids both. */
impasse_suit limits_suit;
enum rule limits_rule(const struct entrant *a, const struct entrant *b);

/* What `a`, the stronger of two that may meet, gets; the article of that. */
struct given limits_colour(const struct swiss *s, const struct entrant *a, const struct entrant *b);
enum rule limits_colour_rule(enum reason_key by);

#endif
