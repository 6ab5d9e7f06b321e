/* SPDX-License-Identifier: Apache-2.0 */
/* refute.h - certificates: the question behind a refusal asked again, and why its answer is no (docs/rules/pairing.md,
   "Certificates"). */
#ifndef ENGINE_OLYMPIAD_REFUTE_H
#define ENGINE_OLYMPIAD_REFUTE_H

#include <stdbool.h>

#include "engine/olympiad/trace.h"

/* Where the pairing stands. */
struct refute_case {
    struct trace *t; /* certificates are added to it, or found there */
    const struct field_roster *roster;
    const struct bracket *b;
    bool median;
    struct leaving expected;
    int level;
};

/* What is claimed to be impossible: the pair u, v of the question m, or, with v NOBODY, that u leaves,
   with `budget` breaches left for the others. `leaves` by vertex: teams of the bracket that leave. */
struct refute_claim {
    const struct matching *m;
    const bool *leaves;
    int u, v;
    int budget;
};

struct refute_answer {
    enum refused reason;
    int certificate;
};

/* The round without that team cannot be completed. */
int refute_round(struct refute_case *at, int place);

/* Fewer teams cannot leave, or fewer arriving floaters among them; nothing has been paired yet. */
int refute_fewer(struct refute_case *at);
int refute_fewer_again(struct refute_case *at);

/* Level i cannot be reached. */
int refute_level(struct refute_case *at, int i);

/* No more than `most` breaches are too few; nothing has been paired yet. m: the median's question. */
int refute_breaches(struct refute_case *at, int most);
int refute_median_breaches(struct refute_case *at, const struct matching *m, int most);

/* The first reason that holds, of "rest", "leavers", "floaters", "level", "breaches" for a question that the teams
   outside belong to, of "rest" and "breaches" for one of the stayers. */
struct refute_answer refute_wide(struct refute_case *at, const struct refute_claim *claim);
struct refute_answer refute_stayers(struct refute_case *at, const struct refute_claim *claim);

/* A completion of the leavers and all teams outside as the level wants it, in the trace's arena. */
int refute_witness(struct refute_case *at, const bool *leaves, int (**pair)[2]);

#endif
