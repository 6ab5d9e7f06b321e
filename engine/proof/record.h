/* SPDX-License-Identifier: Apache-2.0 */
/* record.h - the trace of a round as it is read back: what docs/formats/trace.md says, and no more. What it
   means: docs/rules/pairing.md, "Certificates". */
#ifndef ENGINE_PROOF_RECORD_H
#define ENGINE_PROOF_RECORD_H

#include <stdbool.h>

#include "engine/base/edition.h"
#include "engine/base/rule.h"
#include "engine/base/str.h"
#include "engine/base/tournament.h"

/* Teams are known by their index in `team`, which is in rank order. Nobody: NOBODY. */
struct record_team {
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
enum record_why {
#define X(id, name, proved) id,
    WHYS(X)
#undef X
    WHY_COUNT
};
/* clang-format on */

/* `other` NOBODY: the team does not leave, or does not have the bye. */
struct record_refusal {
    int team, other;
    enum record_why why;
    int round;       /* in which they met, WHY_MET only */
    int certificate; /* or NOBODY */
};

enum record_kind { RECORD_FLOATER, RECORD_LEAVER, RECORD_TABLE };

struct record_step {
    enum record_kind kind;
    int team, other;
    struct record_refusal *refusal;
    int nrefusal;
};

struct record_places {
    int *team, n;
};

struct record_pairs {
    int (*pair)[2];
    int n;
};

enum record_side { SIDE_ABOVE, SIDE_BELOW, SIDE_MEDIAN };

struct record_group {
    int mp;
    enum record_side side;
    struct record_places resident, floater, leaver;
    int level; /* NOBODY if nobody leaves */
    int breaches;
    int fewest, again, cheapest; /* certificates or NOBODY */
    int *earlier, nearlier;
    struct record_step *step;
    int nstep;
    struct record_pairs witness;
};

enum record_scope { RECORD_ROUND, RECORD_WIDE, RECORD_STAYERS };

struct record_certificate {
    enum record_scope scope;
    enum record_why measure;     /* WHY_REST ... WHY_BREACHES */
    int level, leaves;           /* or NOBODY */
    struct record_places beyond; /* residents of the next group, where such a claim is proved by several together */
    long *value;                 /* by team; 0 where none is listed */
    struct record_set {
        struct record_places members;
        long z;
    } * set;
    int nset;
};

struct record_pair {
    int white, black;
    enum rule why;
};

/* Who barred a pair, when and why, as far as it is known. */
struct record_decision {
    struct str by, at, reason;
};

struct record {
    struct str event, section;
    enum edition edition;
    enum colour lot;
    int round, host; /* the host's team or NOBODY */
    struct record_team *team;
    int nteam;
    struct record_pairs barred;
    struct record_decision *barred_by; /* of each barred pair, or NULL */
    int bye;
    struct record_refusal *bye_refusal;
    int nbye_refusal;
    struct record_group *group;
    int ngroup;
    struct record_certificate *certificate;
    int ncertificate;
    struct record_pair *pair; /* in order of publication */
    int npair;
};

const char *why_name(enum record_why w);
bool why_is_proved(enum record_why w); /* carries a certificate */

#endif
