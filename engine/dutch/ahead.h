/* SPDX-License-Identifier: Apache-2.0 */
/* ahead.h - what will become of those who leave a bracket, found without pairing the next one. */
#ifndef ENGINE_DUTCH_AHEAD_H
#define ENGINE_DUTCH_AHEAD_H

#include "engine/dutch/card.h"

struct arena;

/* Players are indices. Each of those moved down can have a resident as opponent at once. */
bool ahead_covered(const struct dutch_field *f, const int *moved, int nmoved, const int *resident, int n,
                   struct arena *a);

/* All can be paired, but for one who may have the bye if their number is odd. With `apart` each of those moved down is paired
   with a resident. */
bool ahead_complete(const struct dutch_field *f, const int *moved, int nmoved, const int *resident, int n, bool apart,
                    struct arena *a);

#endif
