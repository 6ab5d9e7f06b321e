/* SPDX-License-Identifier: Apache-2.0 */
/* migrate.h - the way from any older schema to the newest; for db/ only. */
#ifndef DB_MIGRATE_H
#define DB_MIGRATE_H

#include "db/digest.h"

struct db;

/* SQL text from start to end. */
struct script {
    const char *start, *end;
};

/* The versions after the first, which release 1.0.0 made: db/versionN.sql makes a file of version N of one of the version before,
   and X(N) stands here. */
#define MIGRATE_LATER(X) X(2)

/* The versions of the event file, in db/versions.c. Scripts by the version they start from: script 0 makes an empty file a file of
   version 1. Each sets user_version to the next; MIGRATE_VERSION is the newest, and SCHEMA_HASH that of its tables, indexes, views
   and triggers (db/schema.h). A test has versions of its own, one more, in place of that file. */
extern const struct script migrate_script[];
extern const int MIGRATE_VERSION;
extern const unsigned char SCHEMA_HASH[HASH_SIZE];

/* In the transaction that is open: runs the scripts of the versions from ... to - 1, and then writes every row of every
   table but the journal anew: no row is left without a column that its table gained. A script need not
   care for that. */
void migrate(struct db *db, const struct script *script, int from, int to);

/* The statements of one script. */
void migrate_run(struct db *db, struct script s);

/* The version that the file has. */
int migrate_version(struct db *db);

#endif
