/* SPDX-License-Identifier: Apache-2.0 */
/* ranking.h - the ordered list of criteria by which a section's standings are made. */
#ifndef ENGINE_BASE_RANKING_H
#define ENGINE_BASE_RANKING_H

#include <stdbool.h>

#include "engine/base/str.h"

struct arena;
struct err;

/* clang-format off */
/* Match points or game points of a team: the reference score of C.07. */
enum reference { REFERENCE_NONE, REFERENCE_MP, REFERENCE_GP };

/* What a value counts: points, half points, quarters, hundredths; half points of which fewer are better and which are stored
   with the sign turned; a place, stored the same way, 0 where there is none to give. VALUE_NONE: there is none, and it stands
   last. */
enum value_unit { VALUE_WHOLE, VALUE_HALVES, VALUE_QUARTERS, VALUE_HUNDREDTHS, VALUE_HALVES_LESS, VALUE_PLACE };
enum { VALUE_NONE = -100000000 };

/* In the order of their rows in criteria.h, of which the Makefile makes the list of ids. */
enum criterion {
#define ID(id) id,
#include "engine/base/criterion_ids.def"
#undef ID
    CRITERION_COUNT
};

/* SCORING, RULE_TIEBREAK_OSB ... RULE_TIEBREAK_MP: what an Olympiad is ranked by. */
#define RANKING_OLYMPIAD { 4, { CRITERION_MP, CRITERION_OSB, CRITERION_GP, CRITERION_SUM } }
/* clang-format on */

/* The first decides, each next one where all before it are equal. No criterion stands in it twice. */
struct ranking {
    int n; /* 1 or more */
    enum criterion by[CRITERION_COUNT];
};

/* From and to "mp,osb,gp,mpo". ERR_INPUT: nothing in it, no such criterion, or one that stands in it twice; `out` is
   left as it is. */
bool ranking_read(struct str text, struct ranking *out, struct err *e);
struct str ranking_text(const struct ranking *r, struct arena *a);

bool ranking_eq(const struct ranking *a, const struct ranking *b);

/* Where the criterion stands, from 0; -1 if it does not. */
int ranking_place(const struct ranking *r, enum criterion c);

#endif
