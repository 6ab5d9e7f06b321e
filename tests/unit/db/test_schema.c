/* SPDX-License-Identifier: Apache-2.0 */
#include "tests/unit/db/folder.h"

#include <sqlite3.h>

#include "db/inside.h"
#include "db/migrate.h"
#include "db/schema.h"
#include "tests/said.h"

/* If this fails: after a change of the script of the newest version `make schema` was forgotten. No file of a version that was released
   may be made unwritable: a change comes as the script of a new version. */
static void the_hash_is_that_of_the_newest_version(void **state)
{
    unsigned char hash[HASH_SIZE];
    struct err e = { 0 };
    struct db *db;

    (void)state;
    assert_true(db_fresh(MIGRATE_VERSION, &db, &e));
    schema_hash(db, hash);
    db_close(db);
    if (memcmp(hash, SCHEMA_HASH, HASH_SIZE) != 0)
        fail_msg("SCHEMA_HASH is out of date: make schema");
}

/* A table that is not STRICT takes text for a number. */
static void every_table_is_strict(void **state)
{
    struct err e = { 0 };
    struct db *db;
    sqlite3_stmt *s;

    (void)state;
    assert_true(db_fresh(MIGRATE_VERSION, &db, &e));
    sqlite3_prepare_v2(
        db->lite, "SELECT name FROM pragma_table_list WHERE schema = 'main' AND NOT strict AND name NOT LIKE 'sqlite%'",
        -1, &s, NULL);
    if (sqlite3_step(s) == SQLITE_ROW)
        fail_msg("%s is not STRICT", (const char *)sqlite3_column_text(s, 0));
    sqlite3_finalize(s);
    db_close(db);
}

#define WRITABLE "PRAGMA writable_schema = ON; "

static const struct {
    const char *sql, *want;
} changes[] = {
    { "CREATE TRIGGER evil AFTER INSERT ON board BEGIN UPDATE board SET result = '1-0'; END",
      "trigger \"evil\" does not belong in an event file" },
    { WRITABLE "INSERT INTO sqlite_schema SELECT type, 'sqlite_evil', tbl_name, rootpage,"
               " replace(sql, 'journal_no_delete', 'sqlite_evil') FROM sqlite_schema"
               " WHERE name = 'journal_no_delete'",
      "trigger \"sqlite_evil\" does not belong in an event file" },
    { "CREATE TABLE notes (text)", "table \"notes\" does not belong in an event file" },
    { "CREATE VIEW winners AS SELECT * FROM board", "view \"winners\" does not belong in an event file" },
    { "CREATE INDEX by_name ON team (name)", "index \"by_name\" does not belong in an event file" },
    { "DROP TRIGGER journal_no_delete", "trigger \"journal_no_delete\" is missing" },
    { "DROP TABLE trace", "table \"trace\" is missing" },
    { "DROP TRIGGER journal_no_update; CREATE TRIGGER journal_no_update BEFORE UPDATE ON journal"
      " WHEN 0 BEGIN SELECT 1; END",
      "trigger \"journal_no_update\" differs from what this program makes" },
    { "ALTER TABLE arbiter RENAME COLUMN role TO job", "table \"arbiter\" differs from what this program makes" },
    { "ALTER TABLE date ADD COLUMN more TEXT", "table \"date\" differs from what this program makes" },
    { WRITABLE "UPDATE sqlite_schema SET sql = replace(sql, 'pairing_only IN (0, 1)', 'TRUE')"
               " WHERE name = 'adjustment'",
      "table \"adjustment\" differs from what this program makes" },
};

/* A trigger does nothing to who reads. Looked at it may be: how else would one find out? */
static void what_is_not_ours_is_found_and_stops_work(void **state)
{
    struct folder *f = *state;
    struct db *db;

    make_file(f);
    struct str whole = bytes_of(f);
    for (size_t i = 0; i < sizeof changes / sizeof *changes; i++) {
        struct findings found = { .arena = &f->arena };
        struct err e = { 0 };
        assert_true(tamper(f, changes[i].sql, NULL, 0));
        assert_false(db_open(f->file, DB_WRITE, &db, &e));
        assert_int_equal(e.kind, ERR_DB);
        assert_non_null(strstr(err_said(&e), changes[i].want));
        assert_non_null(strstr(err_said(&e), "olympair fsck"));
        e = (struct err){ 0 };
        bool readable = db_open(f->file, DB_READ, &db, &e);
        assert_int_equal(readable, strncmp(changes[i].want, "trigger", 7) == 0);
        if (readable)
            db_close(db);
        else
            assert_non_null(strstr(err_said(&e), changes[i].want));
        e = (struct err){ 0 };
        assert_true(db_open(f->file, DB_LOOK, &db, &e));
        schema_check(db, &found);
        db_close(db);
        assert_int_equal(found.n, 1);
        assert_string_equal(finding_said(&found.item[0]).p, changes[i].want);
        write_bytes(f, whole.p, whole.n);
    }
}

/* Statistics that SQLite keeps where somebody asked for them. */
static void what_sqlite_makes_for_itself_may_stay(void **state)
{
    struct folder *f = *state;
    struct err e = { 0 };
    struct db *db;

    make_file(f);
    assert_true(tamper(f, "ANALYZE", NULL, 0));
    assert_true(db_open(f->file, DB_WRITE, &db, &e));
    db_close(db);
}

#define TEST(name) cmocka_unit_test_setup_teardown(name, folder_open, folder_close)

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(the_hash_is_that_of_the_newest_version),
        TEST(every_table_is_strict),
        TEST(what_is_not_ours_is_found_and_stops_work),
        TEST(what_sqlite_makes_for_itself_may_stay),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
