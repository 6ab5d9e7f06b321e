/* wild.h - single rounds wilder than any event: dense barring, arbitrary points and colours. */
#ifndef TESTS_PROPERTY_WILD_H
#define TESTS_PROPERTY_WILD_H

#include "engine/olympiad/card.h"
#include "teams/lab/random.h"

struct arena;

/* The field of one round with fewest ... most teams, some of which are not paired. */
struct field wild_field(int fewest, int most, uint64_t seed, struct arena *a);

#endif
