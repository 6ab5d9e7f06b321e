/* limits.h - colours in the Burstein system (docs/rules/burstein.md, "Possible pairs", "Colours"). */
#ifndef ENGINE_LIMITS_H
#define ENGINE_LIMITS_H

#include "engine/swiss/entrant.h"

/* The colours that keep a player's difference within 2 and bring no third equal one in a row: bits of bye.h. */
unsigned char limits_take(const struct entrant *e);

/* What `a`, the stronger of two that may meet, gets. */
enum colour limits_colour(const struct swiss *s, const struct entrant *a, const struct entrant *b);

#endif
