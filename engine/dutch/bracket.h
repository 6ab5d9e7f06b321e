/* SPDX-License-Identifier: Apache-2.0 */
/* bracket.h - one bracket of the Dutch system of 2006 (docs/rules/dutch2006.md, "A bracket"). */
#ifndef ENGINE_DUTCH_BRACKET_H
#define ENGINE_DUTCH_BRACKET_H

#include "engine/dutch/card.h"
#include "engine/swiss/reason.h"

struct arena;

/* What is asked of those who leave the bracket: nothing; as many as can be are paired with residents of the next one; the
   next one, the lowest, is completed with them. LOWEST: this is the lowest one, and nobody leaves it but for a bye. */
enum look { LOOK_NOWHERE, LOOK_COVER, LOOK_COMPLETE, LOOK_LOWEST };

/* Players are indices, in the order of their ranks. */
struct dutch_bracket {
    const struct dutch_field *field;
    const int *player;
    int n, moved; /* the first so many have moved down */
    bool homogeneous;
    const int *out; /* who came to the bracket and has no opponent in it; asked about the next one only */
    int nout;
    const int *below; /* the residents of the next one */
    int nbelow;
    enum look look;
    bool residents_bye;  /* of a completion: a bye is for the residents of the next one */
    bool again;          /* is paired again for the lowest bracket (RULE_DUTCH_LOWEST) */
    struct reasons *why; /* or NULL */
};

struct bracket_pairs {
    struct pair *pair; /* the higher ranked first */
    int npair;
    int *left, nleft; /* without `out` */
};

/* Room for `out` is the caller's: n / 2 pairs, n left. False: it cannot be completed. */
bool bracket_settle(const struct dutch_bracket *b, struct bracket_pairs *out, struct arena *a);

#endif
