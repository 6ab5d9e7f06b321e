/* SPDX-License-Identifier: Apache-2.0 */
/* parsed_trace.h - the trace of a round as it is read back: what docs/formats/trace.md says, and no more. What it
   means: docs/rules/pairing.md, "Certificates". */
#ifndef ENGINE_PROOF_PARSED_TRACE_H
#define ENGINE_PROOF_PARSED_TRACE_H

#include <stdbool.h>

#include "engine/base/edition.h"
#include "engine/base/rule.h"
#include "engine/base/str.h"
#include "engine/base/tournament.h"

/* Teams are known by their index in `team`, which is in rank order. Nobody: NOBODY. */
struct parsed_team {
    struct str name;
    int number, rating, mp, gp, osb; /* gp and osb in half points */
    int (*met)[2];                   /* number of the opponent, round; also of teams not in the list */
    bool *unplayed;                  /* by meeting */
    int nmet;
    signed char *colour; /* board 1, of the played ones, oldest first */
    int ncolour;
    bool no_bye, late;
};

/* Why an alternative was not taken. X(id, name, has a certificate) */
/* clang-format off */
#define WHYS(X) \
    X(WHY_BYE,      "bye",      false) \
    X(WHY_MET,      "met",      false) \
    X(WHY_BARRED,   "barred",   false) \
    X(WHY_COLOURS,  "colours",  false) \
    X(WHY_REST,     "rest",     true) \
    X(WHY_LEAVERS,  "leavers",  true) \
    X(WHY_FLOATERS, "floaters", true) \
    X(WHY_LEVEL,    "level",    true) \
    X(WHY_BREACHES, "breaches", true)
/* clang-format on */

/* clang-format off */
enum parsed_why {
#define X(id, name, proved) id,
    WHYS(X)
#undef X
    WHY_COUNT
};
/* clang-format on */

/* `other` NOBODY: the team does not leave, or does not have the bye. */
struct parsed_refusal {
    int team, other;
    enum parsed_why why;
    int round;       /* in which they met, WHY_MET only */
    int certificate; /* or NOBODY */
};

enum parsed_kind { RECORD_FLOATER, RECORD_LEAVER, RECORD_TABLE };

struct parsed_step {
    enum parsed_kind kind;
    int team, other;
    struct parsed_refusal *refusal;
    int nrefusal;
};

struct parsed_places {
    int *team, n;
};

struct parsed_pairs {
    int (*pair)[2];
    int n;
};

enum parsed_side { SIDE_ABOVE, SIDE_BELOW, SIDE_MEDIAN };

struct parsed_group {
    int mp;
    enum parsed_side side;
    struct parsed_places resident, floater, leaver;
    int level; /* NOBODY if nobody leaves */
    int breaches;
    int fewest, again, cheapest; /* certificates or NOBODY */
    int *earlier, nearlier;
    struct parsed_step *step;
    int nstep;
    struct parsed_pairs witness;
};

enum parsed_scope { RECORD_ROUND, RECORD_WIDE, RECORD_STAYERS };

struct parsed_certificate {
    enum parsed_scope scope;
    enum parsed_why measure;     /* WHY_REST ... WHY_BREACHES */
    int level, leaves;           /* or NOBODY */
    struct parsed_places beyond; /* residents of the next group, where such a claim is proved by several together */
    long *value;                 /* by team; 0 where none is listed */
    struct parsed_set {
        struct parsed_places members;
        long z;
    } * set;
    int nset;
};

struct parsed_pair {
    int white, black;
    enum rule why;
};

/* Who barred a pair, when and why, as far as it is known. */
struct parsed_decision {
    struct str by, at, reason;
};

struct parsed_trace {
    struct str event, section;
    enum edition edition;
    enum colour lot;
    int round, host; /* the host's team or NOBODY */
    int rounds;      /* of the section; 0: not told, and this is not the last */
    struct parsed_team *team;
    int nteam;
    struct parsed_pairs barred;
    struct parsed_decision *barred_by; /* of each barred pair, or NULL */
    int bye;
    struct parsed_refusal *bye_refusal;
    int nbye_refusal;
    struct parsed_group *group;
    int ngroup;
    struct parsed_certificate *certificate;
    int ncertificate;
    struct parsed_pair *pair; /* in order of publication */
    int npair;
};

const char *why_name(enum parsed_why w);
bool why_is_proved(enum parsed_why w); /* carries a certificate */

#endif
