/* SPDX-License-Identifier: Apache-2.0 */
/* weights.h - the question about a bracket and its price: a list of counts, each worth more than all later ones together. */
#ifndef ENGINE_DUTCH_WEIGHTS_H
#define ENGINE_DUTCH_WEIGHTS_H

#include "engine/base/wide.h"
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

/* From the first to the last; 0 where it is not asked. */
enum { PAIR_KINDS = 32 };

struct weights {
    wide leaves;       /* each who leaves, where their number is not given */
    wide aside;        /* a player moved down who is not the higher one of a pair */
    const wide *score; /* by place in the bracket: of those who leave */
    wide uncovered;    /* who leaves and has no resident of the next bracket as opponent */
    wide waiver;       /* both must have the same colour */
    wide strong, same; /* both are due the same colour, strongly or anyhow; which is first depends on the round */
    wide left[2];      /* who leaves and has floated down */
    wide up[2];        /* who is paired with a higher one moved down and has floated up */
    wide exchange;     /* 1: question.c adds what a pair costs in exchanges */
    wide pair[PAIR_KINDS];
};

/* `leave` is how many players may leave. With `remainder`: so many players are left, and the keys of those moved down are
   settled. */
struct weights weights_of(const struct dutch_bracket *b, int leave, int remainder, struct arena *a);

/* Two of the bracket by place, u before v, cost pair[weights_kind]; exchanges are not in it. */
unsigned char weights_kind(const struct dutch_bracket *b, int u, int v);

/* Who leaves the bracket. */
wide weights_leave(const struct weights *w, const struct dutch_bracket *b, int v);

#endif
