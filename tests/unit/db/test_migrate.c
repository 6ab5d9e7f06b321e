/* SPDX-License-Identifier: Apache-2.0 */
#include "tests/unit/db/folder.h"

#include "db/handle.h"
#include "db/migrate.h"

static const char broken[] = "ALTER TABLE team ADD COLUMN flag TEXT; ALTER TABLE nothing ADD x;";

static long version_of(struct folder *f)
{
    struct str bytes = bytes_of(f);

    return (unsigned char)bytes.p[63];
}

/* Each script starts from the version it is named after and leaves the next. */
static void every_script_sets_its_version(void **state)
{
    struct folder *f = *state;
    struct db *db;
    struct err e = { 0 };

    assert_true(db_create(f->file, &db, &e));
    assert_true(db_keep(db, &e));
    assert_int_equal(version_of(f), MIGRATE_VERSION);
}

static void assert_same_bytes(struct folder *f, struct str before)
{
    struct str after = bytes_of(f);

    assert_int_equal(before.n, after.n);
    assert_memory_equal(before.p, after.p, before.n);
}

static void a_migration_that_fails_changes_nothing(void **state)
{
    struct folder *f = *state;
    const struct script script[] = { { broken, broken + sizeof broken - 1 } };
    struct db *db;
    struct err e = { 0 };

    make_file(f);
    struct str before = bytes_of(f);
    assert_true(db_open(f->file, DB_WRITE, &db, &e));
    db_migrate(db, script, 0, 1);
    assert_false(db_ok(db, &e));
    db_close(db);
    assert_same_bytes(f, before);
}

#define TEST(name) cmocka_unit_test_setup_teardown(name, folder_open, folder_close)

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(every_script_sets_its_version),
        TEST(a_migration_that_fails_changes_nothing),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
