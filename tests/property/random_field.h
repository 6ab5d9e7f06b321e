/* SPDX-License-Identifier: Apache-2.0 */
/* random_field.h - single rounds at random, beyond what any event brings: dense barring, arbitrary points and colours. */
#ifndef TESTS_PROPERTY_RANDOM_FIELD_H
#define TESTS_PROPERTY_RANDOM_FIELD_H

#include "engine/olympiad/card.h"
#include "teams/lab/random.h"

struct arena;

/* The field of one round with fewest ... most teams, some of which are not paired. */
struct field random_field(int fewest, int most, uint64_t seed, struct arena *a);

#endif
