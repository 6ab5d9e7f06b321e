/* SPDX-License-Identifier: Apache-2.0 */
/* claim.h - what a certificate claims to prove, and whether it does (docs/formats/trace.md;
   docs/rules/pairing.md, "Certificates"). */
#ifndef ENGINE_PROOF_CLAIM_H
#define ENGINE_PROOF_CLAIM_H

#include <stdbool.h>

#include "engine/proof/parsed_trace.h"

struct arena;

/* What all claims about a round share; lists by team. */
struct board_state {
    const struct parsed_trace *r;
    const unsigned char *met;  /* nteam * nteam: 0 open, else the two have met or are barred */
    const bool *white, *black; /* can take that colour on board 1 */
    const int *group;          /* score group from the top, NOBODY for the bye */
    int median;
    bool *outside; /* of the group being checked: not paired yet, not of the bracket */
    bool *waiting; /* outside, a floater in the median group */
    bool *inside;  /* a team of the bracket that is not paired yet */
    bool *leaves;  /* of those: leaves by an earlier step */
    bool *arrived; /* came to the bracket as a floater, where those stay if they can (RULE_FLOATER_STAYS) */
    int own;       /* the group being checked, from the top */
    long spill;    /* K of the document */
};

bool claim_open(const struct board_state *s, int a, int b);
bool claim_legal(const struct board_state *s, int a, int b);

/* A certificate against the completions of some teams that cost `limit` or less. */
struct claim {
    enum parsed_scope scope;
    enum parsed_why measure;
    int level;     /* index of the level whose way and stayers are meant */
    bool anywhere; /* the last level, whatever its index */
    int a, b;      /* teams supposed to be paired, and so not present; or NOBODY */
    int leaver;    /* team supposed to leave or to have the bye, or NOBODY */
    const bool
        *beyond; /* by team: of a claim that is split, the residents of the next group of whom one may meet a team
                           beyond it; else NULL */
    long limit;
};

/* What the leavers cost at the level of the claim if `n` leave as it wants, `again` of them having arrived: W of the
   document. */
long claim_way(const struct board_state *s, const struct claim *c, int n, int again);

/* Is the claim one that several certificates prove together, `again` of the leavers having arrived? */
bool claim_is_split(const struct board_state *s, const struct claim *c, int again);

/* Is the team outside a resident of the next group? */
bool claim_is_next(const struct board_state *s, int team);

/* What the pair costs in the question of the claim, or -1 if it may not be made. */
long claim_cost(const struct board_state *s, const struct claim *c, int a, int b);

/* Does the certificate cover every pair of the question, and is its value more than twice the limit? */
bool claim_holds(const struct board_state *s, const struct claim *c, const struct parsed_certificate *with,
                 struct arena *a);

/* Does the bracket being checked have that many levels? Do the stayers of that one have to be paired
   without a breach? */
bool claim_is_level(const struct board_state *s, int level);
bool claim_stays_legal(const struct board_state *s, int level);

#endif
