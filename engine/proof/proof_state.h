/* SPDX-License-Identifier: Apache-2.0 */
/* proof_state.h - a check under way; for the files of the proof only (docs/rules/pairing.md, "Certificates"). */
#ifndef ENGINE_PROOF_PROOF_STATE_H
#define ENGINE_PROOF_PROOF_STATE_H

#include "engine/base/arena.h"
#include "engine/base/finding.h"
#include "engine/proof/claim.h"

/* Everything by team, that is by place in rank order. */
struct proof {
    const struct parsed_trace *r;
    struct arena *a;
    struct findings *f;
    int groups, decisions, refusals, proved; /* looked at so far, as in proof.h */
    struct board_state s;
    unsigned char *met; /* n * n: bits of PROOF_MET, PROOF_BARRED, PROOF_BREACH */
    bool *white, *black;
    int *group, ngroup;
    int *order, *begin;            /* teams group by group; where each group begins */
    int *opponent;                 /* NOBODY until paired */
    struct parsed_places down, up; /* leavers on their way to the median */
    const struct parsed_group *g;
    int again;  /* arriving floaters among its leavers, where those stay if they can */
    int budget; /* breaches still to be made in the group */
    bool *apt;  /* by certificate: it has been used for what it was made for */
};

/* PROOF_BREACH: the two would break limits that are strict. */
enum { PROOF_MET = 1, PROOF_BARRED = 2, PROOF_BREACH = 4 };

#define NAME(p, t)              STR_ARG((p)->r->team[t].name)
#define WRONG(p, rule, message) finding_say((p)->f, PROBLEM, rule, 0, message)

/* What the round was paired from: read into `met`, `white` and `black`; it must agree with itself, and
   the teams must stand in their rank. */
void proof_facts(struct proof *p);

/* The refusals of a step against the alternatives that come before what was chosen. */
struct alternatives {
    const struct parsed_refusal *refusal;
    int n, next;
};

/* May that team, as far as it goes, have the bye? (RULE_BYE_ONCE, RULE_BYE_LATE) */
bool proof_may_have_bye(const struct proof *p, int team);

/* The next refusal must be of what the claim speaks of, and hold; at the end there must be none left. */
void proof_expect(struct proof *p, struct alternatives *alt, struct claim c, enum rule rule);
void proof_expect_no_more(struct proof *p, const struct alternatives *alt, int team, enum rule rule);

/* What the leavers of the group cost by the measure of the claim, without a breach. */
long proof_limit(const struct proof *p, const struct claim *c);

/* Does the certificate of that number hold for the claim? */
bool proof_holds(struct proof *p, const struct claim *c, int certificate);

/* Whether the group being checked is the median group, the article of its floaters, and a claim about its
   teams alone or with those outside. */
bool proof_is_median(const struct proof *p);
enum rule proof_floater_rule(const struct proof *p);
struct claim proof_claim(const struct proof *p, bool wide);

/* How far the limits hold in the round; whether a team may take the colour in it; the colour of the higher-ranked of two teams, whose
   place from 1 only round 1 asks for, with its article. */
enum limits proof_limits(const struct parsed_trace *r);
bool proof_may_take(const struct parsed_trace *r, int team, enum colour colour);
enum colour proof_colour(const struct parsed_trace *r, int high, int low, int place, enum rule *why);

/* All steps of the group: floaters, leavers, table. */
void proof_steps(struct proof *p);

/* All groups: members, floaters, level, fewest leavers and breaches, steps, witness. False: a group was
   not the one that was due, and nothing after it could be looked at. */
bool proof_groups(struct proof *p);

#endif
