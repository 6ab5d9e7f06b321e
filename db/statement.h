/* SPDX-License-Identifier: Apache-2.0 */
/* statement.h - the statements that member.def makes for its tables; for db/ only. */
#ifndef DB_STATEMENT_H
#define DB_STATEMENT_H

#include "db/query.h"
#include "teams/member.h"

/* SELECT gives the columns in their order, rows by key. The parameters of INSERT and UPSERT, which also changes the row of
   that key, are the columns. SQL_DELETE + n deletes by the first n columns of the key, which are its parameters. */
enum { SQL_SELECT, SQL_INSERT, SQL_UPSERT, SQL_DELETE, SQL_COUNT = SQL_DELETE + KEYS_MAX + 1 };

/* The statement, ready to be bound (query_value). */
struct query statement(struct db *db, enum table_id id, int sql);

/* Its text. */
struct str statement_text(enum table_id id, int sql, struct arena *a);

#endif
