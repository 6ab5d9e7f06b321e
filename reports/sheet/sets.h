/* SPDX-License-Identifier: Apache-2.0 */
/* sets.h - the sheets of a moment: what is printed when a round is published, its line-ups are open, its results are in. */
#ifndef REPORTS_SHEET_SETS_H
#define REPORTS_SHEET_SETS_H

#include "reports/sheet/report.h"

/*  X(id, name, when, newest, some, title) */
/* clang-format off */
#define SETS(X) \
    X(SET_EVENING,  "evening",  READY_PUBLISHED, true,  false, &label_set_evening) \
    X(SET_MORNING,  "morning",  READY_SEATED,    false, false, &label_set_morning) \
    X(SET_ROUND,    "round",    READY_COMPLETE,  false, false, &label_set_round) \
    X(SET_END,      "end",      READY_ENDED,     false, false, &label_set_end) \
    X(SET_BULLETIN, "bulletin", READY_COMPLETE,  false, false, &label_set_bulletin) \
    X(SET_CERTIFICATES, "certificates", READY_NORMS, false, true, &label_set_certificates)

/*  What is in them, in this order. X(set, report, which of them) */
#define SET_SHEETS(X) \
    X(SET_EVENING,  "pairings",     ALWAYS) \
    X(SET_EVENING,  "index",        ALWAYS) \
    X(SET_EVENING,  "captains",     ALWAYS) \
    X(SET_EVENING,  "lineup-slips", ALWAYS) \
    X(SET_EVENING,  "table-cards",  ALWAYS) \
    X(SET_EVENING,  "protocol",     IF_TRACED) \
    X(SET_MORNING,  "boards",       ALWAYS) \
    X(SET_MORNING,  "match-sheets", ALWAYS) \
    X(SET_MORNING,  "entry-sheet",  ALWAYS) \
    X(SET_MORNING,  "player-cards", ALWAYS) \
    X(SET_ROUND,    "standings",    ALWAYS) \
    X(SET_ROUND,    "pairings",     ALWAYS) \
    X(SET_ROUND,    "boards",       ALWAYS) \
    X(SET_ROUND,    "prizes",       ALWAYS) \
    X(SET_ROUND,    "corrections",  ALWAYS) \
    X(SET_END,      "standings",    ALWAYS) \
    X(SET_END,      "prizes",       ALWAYS) \
    X(SET_END,      "closing",      ALWAYS) \
    X(SET_END,      "boards",       ALWAYS) \
    X(SET_END,      "crosstable",   ALWAYS) \
    X(SET_END,      "boardlist",    ALWAYS) \
    X(SET_END,      "medals",       ALWAYS) \
    X(SET_END,      "federations",  ALWAYS) \
    X(SET_END,      "teams",        ALWAYS) \
    X(SET_END,      "corrections",  ALWAYS) \
    X(SET_END,      "certificates", IF_READY) \
    X(SET_BULLETIN, "pairings",     ALWAYS) \
    X(SET_BULLETIN, "boards",       ALWAYS) \
    X(SET_BULLETIN, "standings",    ALWAYS) \
    X(SET_BULLETIN, "crosstable",   ALWAYS) \
    X(SET_BULLETIN, "prizes",       ALWAYS) \
    X(SET_BULLETIN, "federations",  ALWAYS) \
    X(SET_BULLETIN, "corrections",  ALWAYS) \
    X(SET_CERTIFICATES, "certificates", ALWAYS)
/* clang-format on */

/* What must be there of the round. */
enum set_ready { READY_PUBLISHED, READY_SEATED, READY_COMPLETE, READY_ENDED, READY_NORMS };

/* A sheet that needs a trace that the round has not is left out, and so is one that needs what has not come about; any that would be empty is, too. */
enum set_which { ALWAYS, IF_TRACED, IF_READY };

/* clang-format off */
enum set_id {
#define X(id, ...) id,
    SETS(X)
#undef X
    SET_COUNT
};
/* clang-format on */

struct set_row {
    const char *name;
    const struct message_row *title;
    enum set_ready when;
    bool newest; /* it is of the newest round even if that is a draft, which is not ready */
    bool some;   /* sections that are not ready are left out, as long as one is */
};

const struct set_row *set_row(enum set_id id);

/* ERR_USAGE: there is none of that name. */
bool set_find(struct str name, enum set_id *out, struct err *e);

/* The round of a section of the event that the set is of; `asked` 0: the latest. ERR_STATE: it is not ready, with what is missing. */
bool set_round(enum set_id id, const struct event *ev, const struct section *s, int asked, int *round, struct err *e);

/* The reports of a set from the first on, that is 0; NULL behind the last. */
const struct report_row *set_report(enum set_id id, int i);

/* The sheet of one of them, as report_make makes it; `*there`: it belongs into the set and has something to show. If it would be empty `*why` says why,
   in the arena; it is empty for a report that the section has not at all. */
bool set_sheet(enum set_id id, int i, const struct report_input *in, struct arena *a, struct sheet *out, bool *there,
               struct str *why, struct err *e);

#endif
