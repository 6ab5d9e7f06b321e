/* SPDX-License-Identifier: Apache-2.0 */
/* schema_hash.c - prints the hash of the tables of the newest version, as db/schema_hash.def has it: for `make schema`. */
#include <stdio.h>

#include "db/db.h"
#include "db/migrate.h"
#include "db/schema.h"
#include "engine/base/err.h"
#include "tests/said.h"

int main(void)
{
    unsigned char hash[HASH_SIZE];
    struct err e = { 0 };
    struct db *db;

    if (!db_fresh(MIGRATE_VERSION, &db, &e)) {
        fprintf(stderr, "schema_hash: %s\n", err_said(&e));
        return 1;
    }
    schema_hash(db, hash);
    db_close(db);
    for (int i = 0; i < HASH_SIZE; i++)
        printf("0x%02x,%s", hash[i], i % 16 == 15 ? "\n" : " ");
    return 0;
}
