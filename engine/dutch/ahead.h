/* SPDX-License-Identifier: Apache-2.0 */
/* ahead.h - what will become of those who leave a bracket, found without pairing the next one. */
#ifndef ENGINE_DUTCH_AHEAD_H
#define ENGINE_DUTCH_AHEAD_H

#include "engine/dutch/card.h"

struct arena;

/* Players are indices. Can all players moved down have a resident as opponent at the same time? */
bool ahead_covered(const struct dutch_field *f, const int *moved, int nmoved, const int *resident, int n,
                   struct arena *a);

/* Can all be paired, except, if their number is odd, one who may have the bye? With `apart`, each player moved down has to be
   paired with a resident. */
bool ahead_complete(const struct dutch_field *f, const int *moved, int nmoved, const int *resident, int n, bool apart,
                    struct arena *a);

#endif
