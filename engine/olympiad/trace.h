/* SPDX-License-Identifier: Apache-2.0 */
/* trace.h - every decision of a round as data, each alternative with the reason that ruled it out (docs/rules/pairing.md,
   "Certificates"). */
#ifndef ENGINE_OLYMPIAD_TRACE_H
#define ENGINE_OLYMPIAD_TRACE_H

#include <stdbool.h>

#include "engine/olympiad/whole.h"

struct arena;

/* Why an alternative was not taken. Those from "rest" on are proved by a certificate. X(id, name) */
/* clang-format off */
#define REASONS(X) \
    X(REASON_BYE,      "bye")      /* may not have the bye (RULE_BYE_ONCE, RULE_BYE_LATE) */ \
    X(REASON_CLOSED,   "closed")   /* the two have met or are barred */ \
    X(REASON_COLOURS,  "colours")  /* both need the same colour and no breach is allowed */ \
    X(REASON_REST,     "rest")     /* the rest could not be completed */ \
    X(REASON_LEAVERS,  "leavers")  /* more teams would leave */ \
    X(REASON_FLOATERS, "floaters") /* more arriving floaters would be among those that leave */ \
    X(REASON_LEVEL,    "level")    /* the way of the level would be lost */ \
    X(REASON_BREACHES, "breaches") /* there would be more breaches */
/* clang-format on */

/* clang-format off */
enum refused {
#define X(id, name) id,
    REASONS(X)
#undef X
    REASON_COUNT
};
/* clang-format on */

const char *reason_name(enum refused r);

/* What kind of decision a step is. X(id, name) */
/* clang-format off */
#define STEPS(X) \
    X(STEP_BYE,     "bye")     /* team has the bye */ \
    X(STEP_FLOATER, "floater") /* an incoming floater meets other, or leaves again if NOBODY */ \
    X(STEP_LEAVER,  "leaver")  /* a resident leaves */ \
    X(STEP_TABLE,   "table")   /* a pair by the table */
/* clang-format on */

enum step_kind {
#define X(id, name) id,
    STEPS(X)
#undef X
};

const char *step_name(enum step_kind k);

/* The pair team - other that was not made, or, with other NOBODY, the team that did not leave or did
   not have the bye. All teams in a trace are places in rank order. */
struct refusal {
    int team, other;
    enum refused reason;
    int certificate; /* or NOBODY */
};

/* A decision and the alternatives that come before it in the order of the rules. */
struct step {
    enum step_kind kind;
    int team, other;
    int refusal, nrefusal;
};

/* Which teams a certificate speaks of: all of the round, the bracket and all outside (whole.h), or the
   teams left in the bracket alone. */
enum scope { SCOPE_ROUND, SCOPE_WIDE, SCOPE_STAYERS };

/* Dual values as in weighted.h, by place; what is not listed is 0. */
struct certificate {
    enum scope scope;
    enum measure measure;
    int group;  /* that was being paired, or NOBODY */
    int level;  /* the level whose costs it is about, in SCOPE_WIDE */
    int leaves; /* the team supposed to leave, or NOBODY */
    int *beyond,
        nbeyond; /* of a question that is split: the residents of the next group of whom one may meet a team beyond;
                             those for the others come next in the list */
    int *place;
    long *value;
    int nvalue;
    struct certificate_set {
        int *place, n;
        long z;
    } * set;
    int nset;
};

/* One score group as it was paired. */
struct group_trace {
    int group, toward;      /* toward 0: the median group */
    int *floater, nfloater; /* in the order of the bracket; in the median group those from below last */
    int *resident, nresident;
    int nleaver, level, breaches;
    int fewest;   /* certificate that no fewer leave, or NOBODY: one because the number is odd */
    int again;    /* certificate that no fewer arriving floaters do, or NOBODY if none does */
    int cheapest; /* certificate that there are no fewer breaches, or NOBODY if there are none */
    int *earlier; /* one certificate for each level before `level` */
    int step, nstep;
    int (*witness)[2]; /* a completion of the leavers and the teams outside as the level wants it */
    int nwitness;
};

/* The whole round. { .arena = a } is empty; the lists grow in that arena, which is another one than the
   pairing works in. */
struct trace {
    struct arena *arena;
    bool brief; /* groups and steps only: no refusals, certificates or witnesses */
    int n;      /* teams that are paired, the bye included */
    int *card;  /* place -> index into the field */
    struct group_trace *group;
    int ngroup, group_cap;
    struct step *step;
    int nstep, step_cap;
    struct refusal *refusal;
    int nrefusal, refusal_cap;
    struct certificate *certificate;
    int ncertificate, certificate_cap;
    struct trace_now *now; /* only while the round is being made */
};

#endif
