/* SPDX-License-Identifier: Apache-2.0 */
/* A file of the version before is read, and brought forward by the first thing that is recorded in it: by the made-up version of
   versions.c, through the code of every other. */
#include "tests/unit/db/folder.h"

#include "db/changeset.h"
#include "db/handle.h"
#include "db/journal.h"
#include "db/load.h"
#include "db/migrate.h"
#include "db/schema.h"
#include "db/session.h"
#include "db/store.h"
#include "tests/unit/next/old.h"
#include "tests/said.h"

static long version_of(struct folder *f)
{
    struct str bytes = bytes_of(f);

    return (unsigned char)bytes.p[63];
}

static void must(struct db *db, const char *sql)
{
    char *said = NULL;

    if (sqlite3_exec(db->lite, sql, NULL, NULL, &said) != SQLITE_OK)
        fail_msg("%s: %s", sql, said);
}

static struct db *open_to_write(struct folder *f)
{
    struct db *db;
    struct err e = { 0 };

    if (!db_open(f->file, DB_WRITE, &db, &e))
        fail_msg("%s", err_said(&e));
    return db;
}

static long number_of(struct db *db, const char *sql)
{
    sqlite3_stmt *s;

    assert_int_equal(sqlite3_prepare_v2(db->lite, sql, -1, &s, NULL), SQLITE_OK);
    assert_int_equal(sqlite3_step(s), SQLITE_ROW);
    long n = (long)sqlite3_column_int64(s, 0);
    sqlite3_finalize(s);
    return n;
}

static void assert_same_bytes(struct folder *f, struct str before)
{
    struct str after = bytes_of(f);

    assert_int_equal(before.n, after.n);
    assert_memory_equal(before.p, after.p, before.n);
}

/* Iran is absent in round 1, Oman in round 2. */
static void an_old_file_is_brought_forward(void **state)
{
    struct folder *f = *state;
    struct event ev;
    struct db *db;
    struct err e = { 0 };

    old_make(f->file, "1");
    assert_int_equal(version_of(f), 1);
    assert_true(db_open(f->file, DB_READ, &db, &e));
    assert_true(db_load_event(db, &f->arena, &ev, &e));
    assert_int_equal(ev.section[0].nabsence, 2);
    assert_int_equal(number_of(db, "SELECT count(*) FROM absence WHERE seen = 7"), 2);
    db_close(db);
    assert_int_equal(version_of(f), 1);
    db = open_to_write(f);
    assert_true(db_load_event(db, &f->arena, &ev, &e));
    db_begin(db);
    assert_true(db_load_event(db, &f->arena, &ev, &e));
    db_commit(db);
    assert_true(db_ok(db, &e));
    assert_int_equal(number_of(db, "SELECT count(*) FROM team WHERE hotel = 'Riga'"), 7);
    assert_int_equal(number_of(db, "SELECT count(*) FROM bus"), 0);
    db_close(db);
    assert_int_equal(version_of(f), MIGRATE_VERSION);
    assert_int_equal(ev.section[0].nabsence, 2);
}

static void an_old_file_is_as_it_is_loaded(void **state)
{
    struct folder *f = *state;

    for (int i = 0; i < OLDS; i++) {
        struct event ev;
        struct err e = { 0 };
        unlink(f->file);
        old_make(f->file, OLD[i]);
        struct db *db = open_to_write(f);
        assert_true(db_load_event(db, &f->arena, &ev, &e));
        assert_int_equal(ev.section[0].nsquad, 7);
        db_begin(db);
        int before = sqlite3_total_changes(db->lite);
        store_difference(db, &ev, event_copy(&ev, &f->arena));
        assert_true(db_ok(db, &e));
        assert_int_equal(sqlite3_total_changes(db->lite), before);
        db_close(db);
    }
}

/* The event is there before, in and after a transaction that is given up; the next one is as if it had not been. */
static void what_is_given_up_leaves_an_old_file_as_it_was(void **state)
{
    struct folder *f = *state;
    struct str before;
    struct event ev;
    struct db *db;
    struct err e = { 0 };

    old_make(f->file, "1");
    before = bytes_of(f);
    db = open_to_write(f);
    for (int i = 0; i < 2; i++) {
        db_begin(db);
        must(db,
             "UPDATE event SET venue = 'Hall'; UPDATE team SET hotel = 'Tirana'; INSERT INTO bus VALUES (1, '14:00')");
        assert_true(db_load_event(db, &f->arena, &ev, &e));
        assert_string_equal(str_c(&f->arena, ev.venue), "Hall");
        db_rollback(db);
        assert_true(db_load_event(db, &f->arena, &ev, &e));
        assert_string_equal(str_c(&f->arena, ev.venue), "Circus");
        assert_int_equal(version_of(f), 1);
    }
    db_close(db);
    assert_same_bytes(f, before);
}

/* Two programs have opened it; the second to write finds it brought forward, with what the first has done. */
static void two_may_bring_an_old_file_forward(void **state)
{
    struct folder *f = *state;
    struct db *one, *two;
    struct event ev;
    struct err e = { 0 };

    old_make(f->file, "1");
    one = open_to_write(f);
    two = open_to_write(f);
    db_begin(one);
    must(one, "UPDATE event SET venue = 'Hall'");
    db_commit(one);
    assert_true(db_ok(one, &e));
    db_begin(two);
    assert_true(db_load_event(two, &f->arena, &ev, &e));
    assert_string_equal(str_c(&f->arena, ev.venue), "Hall");
    db_commit(two);
    assert_true(db_ok(two, &e));
    db_close(one);
    db_close(two);
}

/* A row that goes is noted with all its values: none was missing in it. */
static void no_row_of_an_old_file_lacks_a_column(void **state)
{
    struct folder *f = *state;
    struct message why;

    old_make(f->file, "1");
    struct db *db = open_to_write(f);
    db_begin(db);
    session_open(db);
    must(db, "UPDATE team SET captain = 'Anna'; DELETE FROM absence");
    struct str changes = session_changes(db), inverse = session_inverse(db, changes);
    assert_true(inverse.n > 100);
    if (!changeset_fit(db, inverse, &(struct changeset_tables){ .arena = &f->arena }, &why))
        fail_msg("%s", why.row->id);
    session_drop(changes);
    session_drop(inverse);
    db_close(db);
}

static void record(struct db *db, long restores, struct folder *f)
{
    struct journal_row row = { .time = STR("2026-09-04 09:00:00"),
                               .user = STR("anna"),
                               .command = STR("test"),
                               .facts = STR("-"),
                               .restores = restores };
    struct err e = { 0 };

    assert_true(journal_add(db, row, &f->arena));
    db_commit(db);
    if (!db_ok(db, &e))
        fail_msg("%s", err_said(&e));
}

static void begin(struct db *db)
{
    db_begin(db);
    journal_begin(db);
}

/* The file as it was before the made-up version, but for what that added. */
static const char OF_OLD[] = "SELECT count(*) FROM team WHERE hotel = 'Riga' AND captain LIKE 'Captain of %'";

/* An entry of the new version is taken back, the last one of the version before, and both again. */
static void entries_of_both_versions_are_taken_back(void **state)
{
    struct folder *f = *state;
    int n;

    old_make(f->file, "1");
    struct db *db = open_to_write(f);
    begin(db);
    must(db, "UPDATE team SET hotel = 'Tirana' WHERE team = 2; INSERT INTO bus VALUES (1, '14:00')");
    record(db, 0, f);
    struct journal_row *row = journal_load(db, &f->arena, &n);
    begin(db);
    journal_undo(db, &row[n - 1], &f->arena);
    record(db, n, f);
    assert_int_equal(number_of(db, OF_OLD), 7);
    assert_int_equal(number_of(db, "SELECT count(*) FROM bus"), 0);
    begin(db);
    for (int i = n - 2; i >= 0 && row[i].restores == 0 && i >= n - 10; i--)
        journal_undo(db, &row[i], &f->arena);
    record(db, n - 9, f);
    assert_int_equal(number_of(db, "SELECT count(*) FROM round"), 2);
    row = journal_load(db, &f->arena, &n);
    assert_int_equal(journal_broken(row, n), 0);
    struct journal_row *latest = &row[n - 1];
    begin(db);
    journal_undo(db, latest, &f->arena);
    record(db, n, f);
    assert_int_equal(number_of(db, "SELECT count(*) FROM round"), 3);
    assert_int_equal(number_of(db, OF_OLD), 7);
    db_close(db);
}

/* In a file as its version made it, and after it was brought forward. */
static void an_old_file_has_the_schema_of_its_version(void **state)
{
    struct folder *f = *state;
    struct findings found = { .arena = &f->arena };

    old_make(f->file, "1");
    struct db *db = open_to_write(f);
    schema_check(db, &found);
    assert_int_equal(found.n, 0);
    db_begin(db);
    db_commit(db);
    schema_check(db, &found);
    assert_int_equal(found.n, 0);
    db_close(db);
}

static void an_old_file_is_not_brought_forward_with_a_foreign_trigger(void **state)
{
    struct folder *f = *state;
    struct err e = { 0 };
    struct db *db;

    old_make(f->file, "1");
    assert_true(tamper(f, "CREATE TRIGGER evil AFTER INSERT ON board BEGIN DELETE FROM date; END", NULL, 0));
    struct str before = bytes_of(f);
    assert_false(db_open(f->file, DB_WRITE, &db, &e));
    assert_non_null(strstr(err_said(&e), "trigger \"evil\" does not belong in an event file"));
    assert_same_bytes(f, before);
}

#define TEST(name) cmocka_unit_test_setup_teardown(name, folder_open, folder_close)

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(an_old_file_is_brought_forward),
        TEST(an_old_file_is_as_it_is_loaded),
        TEST(what_is_given_up_leaves_an_old_file_as_it_was),
        TEST(two_may_bring_an_old_file_forward),
        TEST(no_row_of_an_old_file_lacks_a_column),
        TEST(entries_of_both_versions_are_taken_back),
        TEST(an_old_file_has_the_schema_of_its_version),
        TEST(an_old_file_is_not_brought_forward_with_a_foreign_trigger),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
