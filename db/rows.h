/* SPDX-License-Identifier: Apache-2.0 */
/* rows.h - the rows that an event has in a table of member.def, how one is written, and the statements for it. */
#ifndef DB_ROWS_H
#define DB_ROWS_H

#include <stdint.h>

#include "teams/member.h"
#include "db/query.h"

struct arena;
struct db;
struct digest;

struct event_row {
    int key[KEYS_MAX];
    const void *at;                /* the struct that the members of the columns are in */
    const struct section *section; /* NULL: of the whole event */
    int order;                     /* in which it was found */
    const void *beside;            /* the struct in the same place of the other event, or NULL */
};

struct rows {
    struct event_row *row;
    int n, cap;
    struct arena *arena;
};

/* Rows that say something, by key; of several with one key the last one. `out` is empty and has an arena. Lists that are the same
   byte for byte, all that they point to included, in the same place of `beside` are left out: most of an event is as it was
   before an operation. NULL: none are. */
void rows_of(const struct event *ev, const struct event *beside, enum table_id id, struct rows *out);

/* The row of that key among `rows`; keys of one call after the other do not fall, and `at` begins with 0. NULL: there is
   none. */
const struct event_row *rows_next(const struct rows *rows, int *at, const struct event_row *key);

bool rows_differ(enum table_id id, const struct event_row *a, const struct event_row *b);

/* Runs SQL_INSERT or SQL_UPSERT for a row. Those keys which are members are taken from there. */
void row_write(struct db *db, enum table_id id, int sql, struct event_row row);

/* Adds its key and its values. */
void row_digest(struct digest *d, enum table_id id, const struct event_row *row);

/* Deletes by the first n columns of the key. */
void row_delete(struct db *db, enum table_id id, const int *key, int n);

/* Events whose stored values are all equal have the same mark; others differ, except by a chance of 2^-64. */
uint64_t event_fingerprint(const struct event *ev);

/* The statements that member.def makes for its tables. */

/* SELECT gives the columns in their order, rows by key. The parameters of INSERT and UPSERT, which also changes the row of
   that key, are the columns. SQL_DELETE + n deletes by the first n columns of the key, which are its parameters. */
enum { SQL_SELECT, SQL_INSERT, SQL_UPSERT, SQL_DELETE, SQL_COUNT = SQL_DELETE + KEYS_MAX + 1 };

/* The statement, ready to be bound (query_value). */
struct query statement(struct db *db, enum table_id id, int sql);

/* Its text. */
struct str statement_text(enum table_id id, int sql, struct arena *a);

#endif
