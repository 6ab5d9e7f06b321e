#include "tests/unit/db/folder.h"

#include "db/changeset.h"
#include "db/handle.h"
#include "db/load.h"
#include "db/migrate.h"
#include "db/session.h"

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

/* A file as version 1 made it, with an event, a team and an absence. */
static void make_version_1(struct folder *f)
{
    const struct script *first = &migrate_script[0];
    char *sql = str_c(&f->arena, (struct str){ first->start, (size_t)(first->end - first->start) });

    assert_true(tamper(f, sql, NULL, 0));
    assert_true(tamper(f,
                       "INSERT INTO event VALUES (1, 'Test', '', '', '', '', '');"
                       "INSERT INTO section VALUES (1, 'open', '', 0, '2012', '2012', 11, 4, 5,"
                       " 1400, NULL, 0);"
                       "INSERT INTO team VALUES (1, 1, 'Chad', 'CHA', '', NULL, 1);"
                       "INSERT INTO absence VALUES (1, 1, 3, NULL, 1)",
                       NULL, 0));
}

static void an_old_file_is_brought_forward(void **state)
{
    struct folder *f = *state;
    struct event ev;
    struct db *db;
    struct err e = { 0 };

    make_version_1(f);
    assert_int_equal(version_of(f), 1);
    assert_true(db_open(f->file, DB_READ, &db, &e));
    assert_true(db_load_event(db, &f->arena, &ev, &e));
    assert_int_equal(ev.section[0].nabsence, 1);
    db_close(db);
    assert_int_equal(version_of(f), 1);
    assert_true(db_open(f->file, DB_WRITE, &db, &e));
    assert_true(db_load_event(db, &f->arena, &ev, &e));
    db_begin(db);
    assert_true(db_load_event(db, &f->arena, &ev, &e));
    db_commit(db);
    assert_true(db_ok(db, &e));
    db_close(db);
    assert_int_equal(version_of(f), MIGRATE_VERSION);
    assert_int_equal(ev.section[0].nabsence, 1);
    assert_true(ev.section[0].absence[0].withdrawn && !ev.section[0].absence[0].expelled);
}

static void assert_same_bytes(struct folder *f, struct str before)
{
    struct str after = bytes_of(f);

    assert_int_equal(before.n, after.n);
    assert_memory_equal(before.p, after.p, before.n);
}

/* The event is there before, in and after a transaction that is given up; the next one is as if it had not been. */
static void what_is_given_up_leaves_an_old_file_as_it_was(void **state)
{
    struct folder *f = *state;
    struct str before;
    struct event ev;
    struct db *db;
    struct err e = { 0 };

    make_version_1(f);
    before = bytes_of(f);
    assert_true(db_open(f->file, DB_WRITE, &db, &e));
    for (int i = 0; i < 2; i++) {
        db_begin(db);
        assert_int_equal(sqlite3_exec(db->lite, "UPDATE event SET venue = 'Hall'", NULL, NULL, NULL), SQLITE_OK);
        assert_true(db_load_event(db, &f->arena, &ev, &e));
        assert_string_equal(str_c(&f->arena, ev.venue), "Hall");
        db_rollback(db);
        assert_true(db_load_event(db, &f->arena, &ev, &e));
        assert_int_equal(ev.venue.n, 0);
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

    make_version_1(f);
    assert_true(db_open(f->file, DB_WRITE, &one, &e));
    assert_true(db_open(f->file, DB_WRITE, &two, &e));
    db_begin(one);
    assert_int_equal(sqlite3_exec(one->lite, "UPDATE event SET venue = 'Hall'", NULL, NULL, NULL), SQLITE_OK);
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

/* What changes of a row that an old version wrote is taken back as it was noted: no value was missing in it. */
static void no_row_of_an_old_file_lacks_a_column(void **state)
{
    struct folder *f = *state;
    struct str fit, why;
    struct db *db;
    struct err e = { 0 };

    make_version_1(f);
    assert_true(db_open(f->file, DB_WRITE, &db, &e));
    db_begin(db);
    session_open(db);
    assert_int_equal(sqlite3_exec(db->lite,
                                  "UPDATE event SET city = 'Riga'; UPDATE section SET title = 'Open';"
                                  "DELETE FROM absence",
                                  NULL, NULL, NULL),
                     SQLITE_OK);
    struct str inverse = session_inverse(db, session_changes(db, &f->arena), &f->arena);
    assert_true(inverse.n > 100);
    assert_true(changeset_fit(db, inverse, &f->arena, &fit, &why));
    assert_int_equal(fit.n, inverse.n);
    assert_memory_equal(fit.p, inverse.p, fit.n);
    db_close(db);
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
        TEST(an_old_file_is_brought_forward),
        TEST(what_is_given_up_leaves_an_old_file_as_it_was),
        TEST(two_may_bring_an_old_file_forward),
        TEST(no_row_of_an_old_file_lacks_a_column),
        TEST(a_migration_that_fails_changes_nothing),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
