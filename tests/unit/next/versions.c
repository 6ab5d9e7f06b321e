/* SPDX-License-Identifier: Apache-2.0 */
/* versions.c - in place of db/versions.c: after the newest version of the event file one that is made up. It has a column more, in tables
   that have rows, and a table more. Linked to the tests beside it and to the program of tests/cli/migrate.sh. */
#include "db/migrate.h"

enum { NEXT = 3 };
#define SET_VERSION "PRAGMA user_version = 3; "

static const char made_up[] =
    SET_VERSION "ALTER TABLE team ADD COLUMN hotel TEXT NOT NULL DEFAULT 'Riga'; "
                "ALTER TABLE absence ADD COLUMN seen INTEGER NOT NULL DEFAULT 7 CHECK (seen > 0); "
                "CREATE TABLE bus (line INTEGER PRIMARY KEY, leaves TEXT NOT NULL CHECK (leaves <> '')) STRICT;";

extern const char schema_start[] __asm__("_binary_db_schema_sql_start");
extern const char schema_end[] __asm__("_binary_db_schema_sql_end");
#define ENDS(n)                                                                           \
    extern const char version##n##_start[] __asm__("_binary_db_version" #n "_sql_start"); \
    extern const char version##n##_end[] __asm__("_binary_db_version" #n "_sql_end");
MIGRATE_LATER(ENDS)

#define ROW(n) { version##n##_start, version##n##_end },
const struct script migrate_script[] = { { schema_start, schema_end },
                                         MIGRATE_LATER(ROW){ made_up, made_up + sizeof made_up - 1 } };
const int MIGRATE_VERSION = NEXT;
_Static_assert(sizeof migrate_script / sizeof *migrate_script == NEXT,
               "NEXT and SET_VERSION are of the version before");

/* Of no schema: each is compared in full. */
const unsigned char SCHEMA_HASH[HASH_SIZE] = { 0 };
