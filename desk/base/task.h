/* SPDX-License-Identifier: Apache-2.0 */
/* task.h - one operation under way: the transaction, the event as it is now, the row of the
   journal; for desk/ only. */
#ifndef DESK_BASE_TASK_H
#define DESK_BASE_TASK_H

#include "db/file.h"
#include "desk/base/desk.h"
#include "desk/base/event_cache.h"
#include "desk/base/history.h"
#include "engine/base/arena.h"
#include "engine/base/message.h"
#include "teams/fact.h"

struct task {
    struct desk *desk;
    struct db *db;
    const struct act *act;
    struct findings *remarks;
    struct err *err;
    struct arena arena;           /* of the task: nothing in it survives task_end, but for the event */
    const struct event *before;   /* as it is in the file */
    struct event event;           /* as it is going to be: what an operation changes */
    struct section *section;      /* of act->section; NULL in a task about the whole event */
    struct str last;              /* the time of the last entry of the journal */
    struct str now;               /* by which deadlines are judged: desk_now of the act */
    struct str trace[ROUNDS_MAX]; /* by round, of the drafts that were made; empty: none */
    bool dry;                     /* everything is told and nothing kept */
    bool applied;                 /* changesets have been applied already: the file is as `event` */
    bool as_it_is;                /* the event has been in a file of ours: its texts are not looked at again */
    bool by_name;                 /* those of version 1, which know sections and teams by their names alone */
    /* For the journal. */
    int round;
    const struct journal_row *like; /* section and round are those of this row; or NULL */
    long restores;                  /* as in struct journal_row */
    bool always;                    /* likewise: nobody is to learn whether something was changed */
    struct fact *fact;
    int nfact, fact_cap;
    struct history journal; /* of an operation that goes back in it */
};

/* May what people say of an operation stand in the journal? ERR_USAGE: it has control characters, which would
   move the cursor of whoever prints it; ERR_LIMIT: it is too long. */
bool act_ok(const struct act *act, struct arena *a, struct err *e);

/* Begins the transaction and loads the event. The task must be ended also if this fails. */
bool task_begin(struct task *t, struct desk *d, const struct act *act, struct findings *f, struct err *e);

/* The same, and the section named by the act, or the only one. */
bool task_begin_section(struct task *t, struct desk *d, const struct act *act, struct findings *f, struct err *e);

/* Writes the row of the journal and commits, or takes everything back if `ok` is false or nothing
   was changed. Returns whether all went well. */
bool task_end(struct task *t, bool ok);

/* What changed: adds the fact and returns it, so that the rest of its members can be set; section and round are those
   of the task. */
struct fact *task_fact(struct task *t, enum fact_kind kind);

/* The same about a team, or two (NOBODY: none), of the section, with their names. */
struct fact *task_team_fact(struct task *t, enum fact_kind kind, int team, int other);

/* The same about a match, with its table. */
struct fact *task_match_fact(struct task *t, enum fact_kind kind, const struct fixture *f);

/* The message in the wording for who is paired in the section of the task. */
struct message task_of_unit(const struct task *t, struct message message);

/* A remark for the person at the desk, in that wording. */
void task_say(struct task *t, enum severity severity, enum rule rule, struct message message);

/* The sentence as a part of another one. */
struct str task_told(struct task *t, struct message message);

/* A WARNING if the time is far from the days of the event: a month or a year was mistyped. `what`: as people named it. */
void task_doubt_time(struct task *t, struct message what, struct str time);

/* The index of task's section. */
int task_at(const struct task *t);

/* The team a person means, in the task's section. task_lookup reports elsewhere than the task. */
bool task_squad(struct task *t, struct str operand, int *squad);
bool task_lookup(const struct task *t, struct str operand, int *squad, struct err *e);

/* ERR_STATE if the act carries no reason, which no captain can give; a NOTE if it is dry. */
bool task_reason(struct task *t, struct message what);

/* The reason as sheets print it, with the name of who ordered it. */
struct str task_why(struct task *t);

/* The draft of the section, or NULL; the next round as desk.h defines it. */
struct pairing_list *task_draft(const struct section *s);
int task_next(const struct section *s);

/* Discards the draft of a section, if there is one, since `why` (a clause). */
void task_discard(struct task *t, struct section *s, struct message why);

/* Names of squads: "Chad, Mali and Togo", at most `most` and then "and n more". */
struct str task_names(struct task *t, const int *squad, int n, int most);

#endif
