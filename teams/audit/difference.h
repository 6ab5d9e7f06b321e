/* SPDX-License-Identifier: Apache-2.0 */
/* difference.h - what an audit asks and finds: the pairs that the rules give, what a round was paired from, and what the desk did
   that explains a difference. */
#ifndef TEAMS_AUDIT_DIFFERENCE_H
#define TEAMS_AUDIT_DIFFERENCE_H

#include <stdbool.h>

#include "engine/olympiad/card.h"
#include "engine/proof/parsed_trace.h"
#include "teams/event.h"

struct arena;
struct swiss;

/* What can differ. The first five: what was published, and what the rules give. The others: what the
   trace says the round was paired from (then), and what the stored results give (now).
   X(id, name, which changes explain it) */
/* clang-format off */
#define DIFFERENCES(X) \
    X(DIFFERS_PAIR,     "pair",             BY_HAND)    /* the rules do not give team - other */ \
    X(DIFFERS_MISSING,  "missing",          BY_HAND)    /* they give it, and it is not there */ \
    X(DIFFERS_COLOURS,  "colours",          BY_HAND)    /* team has White, other should */ \
    X(DIFFERS_BYE,      "bye",              BY_HAND)    /* team has it, other should */ \
    X(DIFFERS_ORDER,    "order",            MOVED)      /* team - other stands behind its place */ \
    X(DIFFERS_TRACE,    "trace",            NOTHING)    /* has pairs that its teams do not give */ \
    X(DIFFERS_DAMAGE,   "trace",            NOTHING)    /* there is one that cannot be read */ \
    X(DIFFERS_RULES,    "settings",         NOTHING)    /* edition or lot are others */ \
    X(DIFFERS_HOST,     "host",             HOST)       /* another one's match is on table 1 */ \
    X(DIFFERS_PRESENCE, "presence",         NOTHING)    /* then, now: is team paired */ \
    X(DIFFERS_NUMBER,   "number",           RENUMBERED) \
    X(DIFFERS_RATING,   "rating",           SQUAD) \
    X(DIFFERS_MP,       "match points",     CORRECTED) \
    X(DIFFERS_GP,       "game points",      CORRECTED)  /* half points */ \
    X(DIFFERS_OSB,      "Sonneborn-Berger", ANY_RESULT) /* half points, RULE_RANK_ECU only */ \
    X(DIFFERS_NO_BYE,   "no bye",           CORRECTED)  /* 1: may not have it (RULE_BYE_ONCE) */ \
    X(DIFFERS_LATE,     "late",             NOTHING) \
    X(DIFFERS_MET,      "opponents",        CORRECTED)  /* how many it met of those paired then */ \
    X(DIFFERS_HISTORY,  "colours before",   CORRECTED)  /* Whites less Blacks */ \
    X(DIFFERS_BARRED,   "barred",           BARRED)     /* 1: team and other may not meet */
/* clang-format on */

/* clang-format off */
enum difference_kind {
#define X(id, name, by) id,
    DIFFERENCES(X)
#undef X
    DIFFERENCE_COUNT
};
/* clang-format on */

const char *difference_name(enum difference_kind k);

/* What a row of the journal can have done to a round that it came after. */
enum round_change_kind {
    CHANGE_MOVED,
    CHANGE_RESULT,
    CHANGE_RENUMBERED,
    CHANGE_BARRED,
    CHANGE_SQUAD,
    CHANGE_SETTING,
    CHANGE_TAKEN_OVER /* rounds up to this one came from another program, which paired them */
};

struct round_change {
    enum round_change_kind kind;
    long entry;
    int round;               /* 0: none in particular */
    const bool *about;       /* by squad: it names the team */
    struct str reason, text; /* text: what was done, where it has no reason and explains something */
    struct str at, by;
};

struct difference {
    enum difference_kind kind;
    int team, other; /* squads or NOBODY */
    int then, now;
    const struct round_change *why; /* NULL: nothing explains it */
};

struct audit {
    int round;
    bool traced;   /* false: there is no trace, or it is not of these teams; then is now */
    int pairs;     /* published */
    int identical; /* as the rules give them from what it was paired from, colours included */
    int by_hand;   /* others, made by hand or by another program */
    int since;     /* without a trace: others, because of what was changed after the draft */
    int today;     /* as the rules would give them from the stored results */
    struct difference *item;
    int n, cap, unexplained;
};

/* What a round is audited with. */
struct audit_input {
    const struct event *event;
    const struct section *section;
    int round;                         /* published */
    const struct parsed_trace *record; /* its trace, or NULL */
    const struct swiss
        *line;    /* by another system than D.02, what its trace says it was paired from, squads by index; or NULL */
    bool damaged; /* it has one, which cannot be read */
    long drafted; /* the entry that made the draft: changes are those after it */
    const struct round_change *change;
    int nchange;
};

/* Adds a difference that has not been explained yet. */
void difference_add(struct audit *audit, struct difference d, struct arena *a);

/* Adds everything in which the field as it is now differs from the field as it was then. */
void difference_find(struct audit *audit, const struct field *then, const struct field *now, struct arena *a);

#endif
