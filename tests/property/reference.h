/* SPDX-License-Identifier: Apache-2.0 */
/* reference.h - a second pairing of a round, to compare the engine with. It follows
   docs/rules/pairing.md sentence by sentence, asks each of its questions anew by trying
   everything (in larger fields by a determinant) and shares no rule code with the engine.
   Headings in quotes and keys in its comments are those of that page. */
#ifndef TESTS_PROPERTY_REFERENCE_H
#define TESTS_PROPERTY_REFERENCE_H

#include "engine/olympiad/pairing.h"
#include "tests/property/refview.h"

struct arena;

/* The round of a field with at most TEAMSET_MAX teams to pair. The obstacle is left empty. */
struct pairing reference_make(const struct field *f, struct arena *a);

/* How many teams take part in the round. */
int reference_size(const struct field *f);

/* Those teams by rank for pairing, the highest first; their number. */
int reference_rank(const struct field *f, int *team);

/* The pairs among team[0 ... n-1]: team i of the view is team[i] of the field. */
struct view reference_view(const struct field *f, const int *team, int n, struct arena *a);

/* Whether two rounds are the same in pairs, order, colours and bye. */
bool reference_same(const struct pairing *a, const struct pairing *b);

#endif
