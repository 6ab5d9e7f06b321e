/* SPDX-License-Identifier: Apache-2.0 */
/* schema.h - are tables, indexes, views and triggers of the file those that this program makes? */
#ifndef DB_SCHEMA_H
#define DB_SCHEMA_H

#include <stdbool.h>

#include "db/digest.h"
#include "engine/base/finding.h"

struct db;
struct err;

/* A PROBLEM for each that does not belong in a file of its version, is missing, or differs: a
   trigger that another program left would change what the desk writes. Objects that SQLite makes for
   itself are ignored. */
void schema_check(struct db *db, struct findings *f);

/* The same before writing: ERR_DB with the first of them. Triggers do not matter before reading; but a view in
   place of a table, an index or another table would be read instead of
   what the desk wrote. */
bool schema_ok(struct db *db, struct err *e);
bool schema_readable(struct db *db, struct err *e);

/* What was asked when the file was opened, from the first on (`triggers`: for who writes) again by each transaction: an error is noted once
   another program has changed it so that it would be refused. For db/ only. */
void schema_watch(struct db *db, bool triggers);
void schema_again(struct db *db);

/* The hash of all of them as they are in the file. */
void schema_hash(struct db *db, unsigned char hash[HASH_SIZE]);

#endif
