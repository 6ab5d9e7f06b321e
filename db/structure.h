/* SPDX-License-Identifier: Apache-2.0 */
/* structure.h - is the file sound as a database? Every page, every table, every key. */
#ifndef DB_STRUCTURE_H
#define DB_STRUCTURE_H

#include "engine/base/finding.h"

struct db;

/* A PROBLEM for each flaw, with its table: pages and rows that cannot be read, values that the columns do
   not allow. For a badly damaged file only the first few. */
void structure_check(struct db *db, struct findings *f);

/* A PROBLEM for each row that refers to a missing row of another table, with its key. */
void structure_check_keys(struct db *db, struct findings *f);

/* All rows of the event, and the tables they are in. */
void structure_count(struct db *db, int *tables, long *rows);

#endif
