/* SPDX-License-Identifier: Apache-2.0 */
/* people_inside.h - the open file of people, as the files that read and write it see it; for db/ only. */
#ifndef DB_PEOPLE_INSIDE_H
#define DB_PEOPLE_INSIDE_H

#include "db/query.h"

struct db;
struct err;

struct people {
    struct db *db;
};

/* Statements that are kept have numbers: those of people.c from 0, those of people_dismissed.c from here. */
enum { PEOPLE_DISMISSED = 64 };
struct query people_ask(struct people *p, int id, const char *text);

/* What was read is told, and the file is ready for other work; what was written is kept. */
bool people_done(struct people *p, struct err *e);
bool people_commit(struct people *p, struct err *e);

#endif
