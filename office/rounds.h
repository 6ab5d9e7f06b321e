/* SPDX-License-Identifier: Apache-2.0 */
/* rounds.h - every published round of an event paired again, one after the other. */
#ifndef OFFICE_ROUNDS_H
#define OFFICE_ROUNDS_H

#include "desk/base/history.h"
#include "engine/base/arena.h"
#include "engine/base/err.h"
#include "teams/audit/rerun.h"

struct desk;
struct headway;

/* Begins as { .desk, .arena, .event, .only, .row, .nrow, .headway }; what it makes of the journal stays in the arena. */
struct rounds {
    struct desk *desk;
    struct arena *arena;
    const struct event *event;
    const struct section *only;    /* NULL: all of them */
    const struct journal_row *row; /* the journal, which explains differences */
    int nrow;
    struct history history;        /* made of it once it has begun */
    long drafted[ROUNDS_MAX + 1];  /* by round of the section: the entry that made its draft, 0: none did */
    const struct headway *headway; /* rounds that were paired again; NULL: nobody waits for it */
    int done, of;                  /* of them */
    int section, round;            /* how far it has come: the index of the one, the number of the other */
    struct audit_input input;
    struct arena scratch;
};

/* Until the next one is looked at. */
struct round_seen {
    const struct section *section;
    int round;
    const struct parsed_trace *record; /* its trace, NULL if it has none or if that cannot be read */
    const struct swiss *line;          /* in its place, where the section has a system */
    struct err unreadable;             /* why not; the audit has it as DIFFERS_DAMAGE */
    struct audit audit;
};

/* The next published round; false after the last one. A caller who stops earlier frees `scratch`. */
bool rounds_next(struct rounds *k, struct round_seen *out);

/* A round of a section that has a system once more, as rerun_round makes it with its line (NULL: it has none) and with what the journal says; in
   the arena. */
struct rerun rounds_rerun(const struct history *h, const struct event *ev, const struct section *s, int round,
                          const struct swiss *line, struct arena *a);

/* What the journal says was done to rounds of a section of the event, in its order; in the arena. */
bool rounds_changes(struct desk *d, const struct event *ev, const struct section *s, struct arena *a,
                    const struct round_change **change, int *n, struct err *e);

#endif
