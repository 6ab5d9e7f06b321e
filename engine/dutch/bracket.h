/* SPDX-License-Identifier: Apache-2.0 */
/* bracket.h - one bracket of the Dutch system of 2006 (docs/rules/dutch2006.md, "A bracket"), and what will become of those who leave it. */
#ifndef ENGINE_DUTCH_BRACKET_H
#define ENGINE_DUTCH_BRACKET_H

#include "engine/dutch/weights.h"
#include "engine/dutch/card.h"

struct arena;

/* Room for `out` is the caller's: n / 2 pairs, n left. False: it cannot be completed. */
bool bracket_settle(const struct dutch_bracket *b, struct bracket_pairs *out, struct arena *a);

/* What will become of those who leave a bracket, found without pairing the next one. */

/* Players are indices. Each of those moved down can have a resident as opponent at once. */
bool ahead_covered(const struct dutch_field *f, const int *moved, int nmoved, const int *resident, int n,
                   struct arena *a);

/* All can be paired, but for one who may have the bye if their number is odd. With `apart` each of those moved down is paired
   with a resident. */
bool ahead_complete(const struct dutch_field *f, const int *moved, int nmoved, const int *resident, int n, bool apart,
                    struct arena *a);

#endif
