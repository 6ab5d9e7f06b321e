/* report.h - the reports, one row each: what they are called, what they need, what builds them. */
#ifndef REPORTS_REPORT_H
#define REPORTS_REPORT_H

#include <stdbool.h>

#include "engine/str.h"
#include "reports/table.h"
#include "teams/event.h"

struct arena;
struct err;

/* What a report is about. */
struct report_input {
    const struct event *event;
    const struct section *section;
    int round; /* 0: the latest that the report can be about */
    int team;  /* a squad, or NOBODY; `explain` needs it */
};

enum report_need {
    NEEDS_NOTHING,
    NEEDS_PAIRING, /* a round that is at least drafted; the latest if none is named */
    NEEDS_RESULTS, /* a complete round, 0 is before the first; the latest if none is named */
};

struct report_row {
    const char *name, *title, *help; /* help: one line */
    enum report_need need;
    bool needs_team;
    bool (*build)(const struct report_input *in, struct arena *a, struct table *out, struct err *e);
};

/* The rows in the order in which help names them; `i` from 0, NULL behind the last. */
const struct report_row *report_row(int i);

/* The report of that name, or NULL. */
const struct report_row *report_find(struct str name);

/* Fills `out`; it borrows from the event and the section, the rest lives in the arena. A round that
   is not there or not complete is ERR_STATE, a team that is not named ERR_USAGE. */
bool report_make(const struct report_row *r, const struct report_input *in, struct arena *a,
                 struct table *out, struct err *e);

#endif
