/* SPDX-License-Identifier: Apache-2.0 */
/* refway.h - keys 1 and 3 of docs/rules/pairing.md: who may leave a bracket, and the levels of leaving. */
#ifndef TESTS_PROPERTY_REFWAY_H
#define TESTS_PROPERTY_REFWAY_H

#include "tests/property/refbracket.h"

enum way { TOGETHER, LEGALLY_NEXT, WITHIN_NEXT, ANYWHERE };

struct ref_level {
    bool stayers_legal;
    enum way way;
    int r; /* WITHIN_NEXT: one of that many next groups */
};

/* The levels of the list from 0 on: a ... f, then r = 2, 3 ..., then the two of "last". */
struct ref_level way_level(const struct ref_bracket *b, int i);

/* The stayers can be completed, and the leavers together with all teams outside (key 1). */
bool way_may_leave(const struct ref_bracket *b, teamset leavers);

/* Whether a set of leavers of the fewest there can be reaches the level (key 3). */
bool way_reaches(const struct ref_bracket *b, struct ref_level level, teamset leavers);

#endif
