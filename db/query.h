/* SPDX-License-Identifier: Apache-2.0 */
/* query.h - the statements of query.def: bound by name, read by column; for db/ only.
   After an error everything is silent: binding does nothing, query_next says there is no row. */
#ifndef DB_QUERY_H
#define DB_QUERY_H

#include <stdbool.h>

#include "engine/base/str.h"

struct arena;
struct db;
struct sqlite3_stmt;

enum query_id {
#define QUERY(id, text) Q_##id,
#include "db/query.def"
#undef QUERY
    QUERY_COUNT
};

struct query {
    struct db *db;
    struct sqlite3_stmt *statement; /* NULL after an error */
    struct sqlite3_value **value;   /* the columns of the row, for who reads them several times (query_row); or NULL */
};

/* The statement, ready to be bound; nothing is bound yet. */
struct query query(struct db *db, enum query_id id);

/* A statement that is not in query.def, likewise: prepared from its text on first use and kept by its number, from QUERY_COUNT on. Is it
   kept? Then the text is not asked for. */
struct query query_kept(struct db *db, int number, const char *text);
bool query_is_kept(const struct db *db, int number);

/* For all statements of a file, within db/: resets them; frees them. */
void query_reset_all(struct db *db);
void query_close_all(struct db *db);

/* The text of a statement. */
const char *query_text(enum query_id id);

/* A name that is not in the statement is a bug. Text and bytes are borrowed until the statement
   has run. */
void query_int(const struct query *q, const char *name, long value);
void query_int_or_null(const struct query *q, const char *name, long value, long null);
void query_str(const struct query *q, const char *name, struct str value);
void query_bytes(const struct query *q, const char *name, const void *p, size_t n);

/* A value for a parameter by its place, from 1; text is borrowed likewise. */
struct value {
    enum { VALUE_NULL, VALUE_NUMBER, VALUE_TEXT } type;
    long number;
    struct str text;
};
void query_value(const struct query *q, int i, struct value v);

/* The next row; false at the end, and then the statement is ready for other work. */
bool query_next(const struct query *q);

/* The same, all n columns at hand in q->value. */
bool query_row(struct query *q, int n);

/* Runs a statement whose rows, if any, do not matter. */
void query_run(const struct query *q);

/* Columns of the row, from 0. NULL is 0 or the empty string. */
long column_int(const struct query *q, int i);
struct str column_str(const struct query *q, int i, struct arena *a);
struct str column_view(const struct query *q, int i); /* until the next row */

#endif
