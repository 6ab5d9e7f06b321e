/* SPDX-License-Identifier: Apache-2.0 */
/* criterion.h - what a criterion of the standings gives every team, and what its opponents have in that. */
#ifndef ENGINE_RANKING_CRITERION_H
#define ENGINE_RANKING_CRITERION_H

#include <stdbool.h>

#include "engine/base/message.h"
#include "engine/base/rule.h"
#include "engine/ranking/c07.h"
#include "engine/ranking/tied.h"
#include "engine/ranking/tiebreak.h"

struct criterion_row {
    const char *key;
    struct message_row code, title;   /* as CRITERIA says, and CRITERIA_OF_PLAYERS where players are paired */
    const char *trf, *trf_of_players; /* of both if the second is NULL */
    enum rule rule;
    enum value_unit unit;
    /* What a team has in the standings after the ledger's last round. The variant is that of the section; there is room
       for l->rounds contributions. */
    int (*value)(const struct ledger *l, enum tiebreak variant, int team, struct contribution *room);
    /* What a contribution counts if it is not left out; NULL: the criterion has no such parts. */
    int (*working)(const struct contribution *c);
    struct c07_sum sum;    /* of a sum by C.07; `by` is REFERENCE_NONE if it is none */
    tied_decision *decide; /* gives level teams places instead of a value; else NULL */
    bool first;            /* and only to those at the top */
    bool boundless;        /* what open matches can make of it is not known */
    /* What all have after that round, by team: where there is one, it is instead of `value`. */
    void (*values)(const struct tournament *t, int after, int *out, struct arena *a);
};

const struct criterion_row *criterion_row(enum criterion c);

/* Its code in a report file of teams, or of players; empty: it has none. */
const char *criterion_trf(const struct criterion_row *row, bool players);

/* What the team has of it; 0 of one that decides among level teams. */
int criterion_value(const struct criterion_row *row, const struct ledger *l, enum tiebreak variant, int team,
                    struct contribution *room);

/* Of scores and schedule strength: the Buchholz in it, and what that is divided by: the most that all rounds give of the
   primary score in the most that one match gives of the other, 1 at least. */
const struct c07_sum *criterion_schedule(const struct ledger *l);
int criterion_factor(const struct ledger *l);

#endif
