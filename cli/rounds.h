/* rounds.h - every published round of an event paired again, one after the other. */
#ifndef CLI_ROUNDS_H
#define CLI_ROUNDS_H

#include "engine/base/arena.h"
#include "engine/base/err.h"
#include "teams/audit/audit.h"

struct call;
struct journal_row;

/* Begins as { .call, .event, .only, .row, .nrow }. */
struct rounds {
    struct call *call;
    const struct event *event;
    const struct section *only;    /* NULL: all of them */
    const struct journal_row *row; /* the journal, which explains differences */
    int nrow;
    const bool *in_force; /* by row, once it has begun */
    int section, round;   /* how far it has come: the index of the one, the number of the other */
    struct audit_input input;
    struct arena scratch;
};

/* Until the next one is looked at. */
struct round_seen {
    const struct section *section;
    int round;
    const struct record *record; /* its trace, NULL if it has none or if that cannot be read */
    struct err unreadable;       /* why not; the audit has it as DIFFERS_DAMAGE */
    struct audit audit;
};

/* The next published round; false behind the last one. */
bool rounds_next(struct rounds *k, struct round_seen *out);

/* What the journal says was done to rounds of the section, in its order. */
bool rounds_deeds(struct call *c, const struct section *s, const struct deed **deed, int *n);

#endif
