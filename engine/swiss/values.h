/* SPDX-License-Identifier: Apache-2.0 */
/* values.h - a tie-break of a Swiss system: a name, and an exact value for every entrant. */
#ifndef ENGINE_SWISS_VALUES_H
#define ENGINE_SWISS_VALUES_H

#include "engine/base/fraction.h"
#include "engine/swiss/entrant.h"

struct arena;

/* `values` sets one for each entrant of the field, in their order, after the rounds played so far; higher is better, and no
   value ({ 0 }) ranks last. */
struct swiss_values {
    const char *name;
    void (*values)(const struct swiss *s, struct fraction *out, struct arena *a);
};

#endif
