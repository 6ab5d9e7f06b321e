/* SPDX-License-Identifier: Apache-2.0 */
/* history.h - the journal read: what its entries say, in facts and in words. The rows are those of
   desk_journal, all of them from the first. */
#ifndef DESK_BASE_HISTORY_H
#define DESK_BASE_HISTORY_H

#include "db/journal.h"
#include "teams/fact.h"

struct history {
    const struct journal_row *row;
    int n;
    const bool *in_force; /* by row: it has not been taken back */
    const int *import;    /* the rows in force that registered teams again */
    int nimport;
    const int *correct; /* those that corrected names, among other data */
    int ncorrect;
    bool whole; /* history_text names all teams and says all clauses, not only the first ten and twenty of many */
    struct wording wording; /* of history_text */
};
struct history history_of(const struct journal_row *row, int n, struct arena *a);

/* The last row in force that is about the section of that place in the event, NOBODY: about anything; -1: there is none but the event itself. */
int history_last(const struct history *h, const struct event *ev, int section);

/* What entry i + 1 says, in words. */
struct str history_text(const struct history *h, int i, struct arena *a);

/* The text of facts, which may be about entries of the journal. */
struct str history_sentence(const struct history *h, const struct fact *fact, int n, struct arena *a);

/* What entry i + 1 says, as facts about the teams of the event as it is now: who has been registered again has the place that
   he has now, 0 if he is gone. An entry that takes back has the facts of what it took back, and of what came again, behind its own. In the arena. */
struct fact *history_facts(const struct history *h, int i, struct arena *a, int *n);

/* By squad of a section of the event as it is now: the name that the team had when entry i + 1 was made. In the arena. */
struct str *history_names(const struct history *h, int i, const struct event *now, int section, struct arena *a);

#endif
