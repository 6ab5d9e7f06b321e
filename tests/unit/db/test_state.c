/* SPDX-License-Identifier: Apache-2.0 */
#include "tests/unit/db/folder.h"

#include "db/migrate.h"
#include "db/state.h"
#include "db/handle.h"
#include "db/session.h"
#include "db/transaction.h"

/* Runs the statements in a transaction and returns the changeset. */
static struct str change(struct db *db, const char *sql, struct arena *a)
{
    struct err e = { 0 };

    db_begin(db);
    session_open(db);
    if (sqlite3_exec(db->lite, sql, NULL, NULL, NULL) != SQLITE_OK)
        fail_msg("%s: %s", sql, sqlite3_errmsg(db->lite));
    struct str made = session_changes(db), changes = str_copy(a, made);
    session_drop(made);
    session_close(db);
    db_commit(db);
    assert_true(db_ok(db, &e));
    return changes;
}

static struct db *open_file(struct folder *f)
{
    struct db *db;
    struct err e = { 0 };

    make_file(f);
    assert_true(db_open(f->file, DB_WRITE, &db, &e));
    return db;
}

/* Followed change by change the state is that of the whole file, and no two are the same. */
static void a_state_can_be_followed(void **state)
{
    static const char *const steps[] = {
        "INSERT INTO arbiter (place, name, role) VALUES (1, 'Anna', ''), (2, 'Bert', 'TAP'), (3, 'Cora', '')",
        "UPDATE arbiter SET name = 'Anne' WHERE place = 1",
        "UPDATE arbiter SET name = 'Anna' WHERE place = 2; UPDATE arbiter SET role = 'x' WHERE "
        "place = 3",
        "UPDATE arbiter SET place = 7 WHERE place = 3",
        "DELETE FROM arbiter WHERE place = 1; INSERT INTO date (round, starts) VALUES (1, 'now')",
        "UPDATE event SET city = 'Baku'; UPDATE date SET starts = '', lineups = 'then'",
        "INSERT INTO section (section, name, title, women, edition, tiebreak, rounds, boards,"
        " squad_size, floor, lot, host_first)"
        " VALUES (1, 'open', '', 0, '2012', '2012', 11, 4, 5, 1400, NULL, 0);"
        "INSERT INTO team (section, team, name, federation, captain, given, number)"
        " VALUES (1, 1, 'Chad', 'CHA', '', NULL, NULL), (1, 2, 'Mali', '', '', 4, "
        "1)",
        "UPDATE section SET lot = 'white'; UPDATE team SET number = 2, given = NULL",
        "DELETE FROM team; UPDATE section SET lot = NULL",
    };
    enum { STEPS = sizeof steps / sizeof *steps };
    struct folder *f = *state;
    struct db *db = open_file(f);
    struct str now = state_whole(db, &f->arena), seen[STEPS];

    for (int i = 0; i < STEPS; i++) {
        struct str changes = change(db, steps[i], &f->arena);
        now = state_after(db, now, changes, &f->arena);
        assert_int_equal(now.n, 33);
        if (!str_eq(now, state_whole(db, &f->arena)))
            fail_msg("step %d is not followed", i);
        seen[i] = now;
        for (int k = 0; k < i; k++)
            assert_false(str_eq(seen[k], now));
    }
    db_close(db);
}

/* Back at the same rows, in whatever order they came, is back at the same state. */
static void the_same_rows_are_the_same_state(void **state)
{
    struct folder *f = *state;
    struct db *db = open_file(f);
    struct str empty = state_whole(db, &f->arena);

    change(db, "INSERT INTO arbiter (place, name, role) VALUES (1, 'Anna', ''), (2, 'Bert', '')", &f->arena);
    struct str two = state_whole(db, &f->arena);
    change(db, "DELETE FROM arbiter", &f->arena);
    assert_true(str_eq(state_whole(db, &f->arena), empty));
    change(db, "INSERT INTO arbiter (place, name, role) VALUES (2, 'Bert', '')", &f->arena);
    change(db, "INSERT INTO arbiter (place, name, role) VALUES (1, 'Anna', '')", &f->arena);
    assert_true(str_eq(state_whole(db, &f->arena), two));
    db_close(db);
}

#define TEAM "INSERT INTO team (section, team, name, federation, captain, given, number) VALUES "

/* 1 and '1', '' and NULL, "ab" "c" and "a" "bc" are different rows. */
static void values_have_types_and_lengths(void **state)
{
    static const char *const rows[] = {
        TEAM "(1, 1, 'ab', 'c', '', NULL, NULL)", TEAM "(1, 1, 'a', 'bc', '', NULL, NULL)",
        TEAM "(1, 1, 'a', 'b', 'c', NULL, NULL)", TEAM "(1, 1, 'ab', 'c', '', 1, NULL)",
        TEAM "(1, 1, 'ab', 'c', '', NULL, 1)",    TEAM "(1, 1, 'ab', 'c', '1', NULL, NULL)",
    };
    enum { ROWS = sizeof rows / sizeof *rows };
    struct folder *f = *state;
    struct db *db = open_file(f);
    struct str seen[ROWS];

    change(db,
           "INSERT INTO section (section, name, title, women, edition, tiebreak, rounds, boards,"
           " squad_size, floor, lot, host_first)"
           " VALUES (1, 'open', '', 0, '2012', '2012', 11, 4, 5, 1400, NULL, 0)",
           &f->arena);
    for (int i = 0; i < ROWS; i++) {
        change(db, rows[i], &f->arena);
        seen[i] = state_whole(db, &f->arena);
        for (int k = 0; k < i; k++)
            assert_false(str_eq(seen[k], seen[i]));
        change(db, "DELETE FROM team", &f->arena);
    }
    db_close(db);
}

/* A state of another version of the file is not followed but made anew. */
static void another_version_is_made_anew(void **state)
{
    struct folder *f = *state;
    struct db *db = open_file(f);
    struct str changes = change(db, "UPDATE event SET city = 'Baku'", &f->arena);
    struct str whole = state_whole(db, &f->arena);
    char old[33] = { (char)(MIGRATE_VERSION + 1) };

    assert_true(str_eq(state_after(db, (struct str){ 0 }, changes, &f->arena), whole));
    assert_true(str_eq(state_after(db, (struct str){ old, sizeof old }, changes, &f->arena), whole));
    db_close(db);
}

#define TEST(name) cmocka_unit_test_setup_teardown(name, folder_open, folder_close)

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(a_state_can_be_followed),
        TEST(the_same_rows_are_the_same_state),
        TEST(values_have_types_and_lengths),
        TEST(another_version_is_made_anew),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
