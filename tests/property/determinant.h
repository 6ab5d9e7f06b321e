/* SPDX-License-Identifier: Apache-2.0 */
/* determinant.h - can a set of teams be completed, asked of a determinant instead of a search.
   The skew matrix with a random number for each permitted pair is singular when no completion
   exists (Tutte, "The factorization of linear graphs", Journal of the London Mathematical Society 22, 1947),
   and with a probability below 2^-50 when one does. It shares no idea with a matching algorithm, which makes
   it a witness for larger fields. */
#ifndef TESTS_PROPERTY_DETERMINANT_H
#define TESTS_PROPERTY_DETERMINANT_H

#include "tests/property/teamset.h"

struct arena;

/* A random number for each pair of teams. */
struct tutte {
    int n;
    uint64_t *entry;
};

struct tutte tutte_make(int n, struct arena *a);

/* Whether the set can be completed with pairs of `graph`: graph[i] holds the partners of i. */
bool tutte_completes(const struct tutte *t, const teamset *graph, teamset set);

/* The fewest pairs outside `cheap` in a completion of a set that tutte_completes with `graph`:
   half the lowest power of x in the determinant when those pairs carry a factor x. */
int tutte_fewest(const struct tutte *t, const teamset *graph, const teamset *cheap, teamset set);

#endif
