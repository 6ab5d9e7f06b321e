/* SPDX-License-Identifier: Apache-2.0 */
/* people_inside.h - the open file of people, as the files that read and write it see it, and those that this process has open. */
#ifndef DB_PEOPLE_INSIDE_H
#define DB_PEOPLE_INSIDE_H

#include <stdbool.h>

#include "db/query.h"

struct db;
struct err;

struct people {
    struct db *db;
    bool made; /* there was none */
    bool old;  /* of version 1, when it was asked last */
};

/* What is asked of the file, a row of db/people.def each. */
enum people_statement {
#define STATEMENT(id, text) S_##id,
#include "db/people.def"
#undef STATEMENT
};
struct query people_ask(struct people *p, enum people_statement id);

/* Of version 1, until it is written by whomever. */
bool people_is_old(struct people *p);

/* Begins to write. */
void people_begin(struct people *p);

/* What was read is told, and the file is ready for other work; what was written is kept. */
bool people_done(struct people *p, struct err *e);
bool people_commit(struct people *p, struct err *e);

/* The people files that this process has open. A file that has taken the name of one of them is not opened as well. */

/* Before it is opened. ERR_DB: under that name this process, or another program, has another file open; the two would share one log. */
bool people_may_open(const char *path, struct err *e);

/* Once it is open it is asked for, until it is closed. */
void people_guard(struct db *db);
void people_unguard(const struct db *db); /* NULL, and one that is not guarded, are fine */

/* ERR_DB: others than those who share the event may read it, and with it sign in as anybody. */
bool people_private(const char *event, const char *path, struct err *e);

/* Takes from all others what they may read of it; false: there was nothing, or it cannot be done. */
bool people_make_private(const char *event, const char *path);

/* Nobody has a key, nothing is announced, dismissed or sealed. */
bool people_hold_nothing(struct people *p);

/* Is it the file of this event? One that does not say it yet says so from now on. ERR_DB: it is that of another one. */
bool people_belong(struct people *p, const char *event, struct err *e);

#endif
