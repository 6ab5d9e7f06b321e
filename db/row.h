/* SPDX-License-Identifier: Apache-2.0 */
/* row.h - a row of any table: statements made up for it, its key, its name; for db/ only. */
#ifndef DB_ROW_H
#define DB_ROW_H

#include <stdbool.h>

#include "engine/base/str.h"

struct arena;
struct db;
struct sqlite3_stmt;
struct sqlite3_value;

/* A statement that is not in query.def, which frees `sql` (sqlite3_mprintf); NULL after an error. To be
   finalized. */
struct sqlite3_stmt *row_prepare(struct db *db, char *sql);

/* The next row of it; false at the end. */
bool row_next(struct db *db, struct sqlite3_stmt *s);

/* "SELECT * FROM t WHERE a = ?1 AND b = ?2": the row of that key, parameters by column from 1. */
struct sqlite3_stmt *row_by_key(struct db *db, const char *table, struct arena *a);

/* Binds the columns of the key; the other values may be NULL. */
void row_bind(struct db *db, struct sqlite3_stmt *s, struct sqlite3_value *const *value, int n);

/* The values of the row that a statement is at, by column. */
struct sqlite3_value **row_values(struct sqlite3_stmt *s, struct arena *a, int *n);

/* "lineup with section 1, round 3, team 12 (Fiji)": by the columns of its key, n values by column. */
struct str row_name(struct db *db, const char *table, struct sqlite3_value *const *value, int n, struct arena *a);

/* A value in words: "nothing" if there is none; a long one is shortened. */
struct str row_value(struct sqlite3_value *v, struct arena *a);

#endif
