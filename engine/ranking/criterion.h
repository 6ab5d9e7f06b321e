/* criterion.h - what a criterion of the standings gives every team, and what its opponents have in that. */
#ifndef ENGINE_CRITERION_H
#define ENGINE_CRITERION_H

#include <stdbool.h>

#include "engine/base/rule.h"
#include "engine/ranking/tiebreak.h"

struct criterion_row {
    const char *key, *code, *trf, *title; /* as CRITERIA says */
    enum rule rule;
    enum value_unit kind;
    /* What a team has in the standings after the ledger's last round. The variant is that of the section; there is room
       for l->rounds contributions. */
    int (*value)(const struct ledger *l, enum tiebreak variant, int team, struct contribution *room);
    /* What a contribution counts if it is not left out; NULL: the criterion has no such parts. */
    int (*working)(const struct contribution *c);
    /* What all have after that round, by team: there where `value` is NULL. */
    void (*values)(const struct tournament *t, int after, int *out, struct arena *a);
};

const struct criterion_row *criterion_row(enum criterion c);

#endif
