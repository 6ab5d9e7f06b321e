/* SPDX-License-Identifier: Apache-2.0 */
/* versions.c - the scripts that bring a file from one version to the next. */
#include "db/migrate.h"

#define ONE_MORE(n) +1
const int MIGRATE_VERSION = 1 MIGRATE_LATER(ONE_MORE);

/* The bytes of the scripts, as the Makefile names them. */
extern const char schema_start[] __asm__("_binary_db_schema_sql_start");
extern const char schema_end[] __asm__("_binary_db_schema_sql_end");
#define ENDS(n)                                                                           \
    extern const char version##n##_start[] __asm__("_binary_db_version" #n "_sql_start"); \
    extern const char version##n##_end[] __asm__("_binary_db_version" #n "_sql_end");
MIGRATE_LATER(ENDS)

#define ROW(n) { version##n##_start, version##n##_end },
const struct script migrate_script[] = { { schema_start, schema_end }, MIGRATE_LATER(ROW) };

/* So that no file has to be compared in full that is as it should be. */
const unsigned char SCHEMA_HASH[HASH_SIZE] = {
#include "db/schema_hash.def"
};
