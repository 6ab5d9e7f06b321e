/* SPDX-License-Identifier: Apache-2.0 */
/* fraction.h - exact fractions in lowest terms. */
#ifndef ENGINE_BASE_FRACTION_H
#define ENGINE_BASE_FRACTION_H

#include <stdbool.h>

#include "engine/base/str.h"
#include "engine/base/wide.h"

struct arena;

/* What values have in common grows with the rounds of an event, and a long is too narrow for some of them. below > 0; of
   { 0 }, which stands for no value, it is 0. */
struct fraction {
    wide above, below;
};

struct fraction fraction_of(long above, long below);
struct fraction fraction_add(struct fraction a, struct fraction b);
struct fraction fraction_over(struct fraction a, long divisor); /* divisor > 0 */

/* "7/2", "-3"; empty for no value. */
struct str fraction_text(struct fraction f, struct arena *a);

#endif
