/* SPDX-License-Identifier: Apache-2.0 */
/* teamset.h - a set of at most 128 teams as the bits of a word. */
#ifndef TESTS_PROPERTY_TEAMSET_H
#define TESTS_PROPERTY_TEAMSET_H

#include <stdbool.h>
#include <stdint.h>

enum { TEAMSET_MAX = 128 };

typedef unsigned __int128 teamset;

static inline teamset only(int team)
{
    return (teamset)1 << team;
}

/* Teams 0 ... n-1. */
static inline teamset teamset_all(int n)
{
    return n == TEAMSET_MAX ? ~(teamset)0 : only(n) - 1;
}

static inline bool has(teamset set, int team)
{
    return set >> team & 1;
}

static inline int size_of(teamset set)
{
    return __builtin_popcountll((uint64_t)set) + __builtin_popcountll((uint64_t)(set >> 64));
}

/* The first member of a set that is not empty. */
static inline int first_of(teamset set)
{
    return (uint64_t)set ? __builtin_ctzll((uint64_t)set) : 64 + __builtin_ctzll((uint64_t)(set >> 64));
}

/* The set without its first member: for (teamset s = set; s; s = but_first(s)). */
static inline teamset but_first(teamset set)
{
    return set & (set - 1);
}

#endif
