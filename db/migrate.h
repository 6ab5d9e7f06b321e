/* migrate.h - the way from any older schema to the newest; for db/ only. */
#ifndef DB_MIGRATE_H
#define DB_MIGRATE_H

struct db;

/* SQL text from start to end. */
struct script {
    const char *start, *end;
};

/* The versions after the first: db/versionN.sql makes a file of version N of one of the version before. */
#define MIGRATE_LATER(X) X(2) X(3) X(4) X(5) X(6) X(7) X(8) X(9) X(10) X(11) X(12) X(13) X(14)

#define MIGRATE_ONE_MORE(n) +1
enum { MIGRATE_VERSION = 1 MIGRATE_LATER(MIGRATE_ONE_MORE) }; /* the newest version of the file */

/* Scripts by the version they start from: script 0 makes an empty file a file of version 1. Each
   sets user_version to the next. */
extern const struct script migrate_script[MIGRATE_VERSION];

/* In the transaction that is open: runs the scripts of the versions from ... to - 1, and then writes every row of every
   table but the journal anew: no row is left without a column that its table gained. A script need not
   care for that. */
void migrate(struct db *db, const struct script *script, int from, int to);

/* The statements of one script. */
void migrate_run(struct db *db, struct script s);

/* The version that the file has. */
int migrate_version(struct db *db);

#endif
