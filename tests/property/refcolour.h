/* SPDX-License-Identifier: Apache-2.0 */
/* refcolour.h - board 1 and the order of publication, word for word ("Colours", "Publication"). */
#ifndef TESTS_PROPERTY_REFCOLOUR_H
#define TESTS_PROPERTY_REFCOLOUR_H

#include "engine/olympiad/pairing.h"

/* Whether a team can take the colour ("Words"). */
bool refcolour_can_take(const struct card *c, enum colour colour);

/* Of the ECU's editions: the limits do not hold in the last round, and are never broken before it. */
bool refcolour_is_of_ecu(const struct field *f);
bool refcolour_is_free(const struct field *f);

/* The pair with White first; `high` is the higher-ranked team, `place` its place from 1. */
struct pair refcolour_give(const struct field *f, int high, int low, int place);

/* Orders the pairs as they are published; high[i] is the higher-ranked team of pair i. */
void refcolour_publish(const struct field *f, struct pair *pair, int *high, int n);

#endif
