/* SPDX-License-Identifier: Apache-2.0 */
/* witness.h - what must be true of every paired round, checked on the round itself. Each function
   returns NULL, or what is wrong in words. */
#ifndef TESTS_PROPERTY_WITNESS_H
#define TESTS_PROPERTY_WITNESS_H

#include "engine/olympiad/pairing.h"

struct arena;

/* Every team that takes part has one opponent or the bye, nobody else has either. */
const char *witness_everybody_once(const struct field *f, const struct pairing *p, struct arena *a);

/* Nobody meets a team again, or one it is barred from. */
const char *witness_nobody_again(const struct field *f, const struct pairing *p, struct arena *a);

/* The bye goes to the last team that may have it and leaves a set that can be completed. */
const char *witness_bye(const struct field *f, const struct pairing *p, struct arena *a);

/* "No legal round" comes with a proof that holds, and only when it is true. */
const char *witness_obstacle(const struct field *f, const struct pairing *p, struct arena *a);

/* A pair that can keep the colour limits keeps them. */
const char *witness_colours(const struct field *f, const struct pairing *p, struct arena *a);

/* No bracket sends more teams on than it must. */
const char *witness_leavers(const struct field *f, const struct pairing *p, struct arena *a);

/* A floater that arrives in a bracket leaves it again only where it must. */
const char *witness_floaters(const struct field *f, const struct pairing *p, struct arena *a);

/* The colour limits are broken only as often as the teams paired in a bracket force it. */
const char *witness_breaches(const struct field *f, const struct pairing *p, struct arena *a);

/* The order of publication. */
const char *witness_publication(const struct field *f, const struct pairing *p, struct arena *a);

#endif
