/* SPDX-License-Identifier: Apache-2.0 */
/* bracket.h - one bracket of the Dutch system of 2006 (docs/rules/dutch2006.md, "A bracket"). */
#ifndef ENGINE_DUTCH_BRACKET_H
#define ENGINE_DUTCH_BRACKET_H

#include "engine/dutch/weights.h"

struct arena;

/* Room for `out` is the caller's: n / 2 pairs, n left. False: it cannot be completed. */
bool bracket_settle(const struct dutch_bracket *b, struct bracket_pairs *out, struct arena *a);

#endif
