/* SPDX-License-Identifier: Apache-2.0 */
#include "tests/unit/db/folder.h"

#include "db/handle.h"
#include "db/rewind.h"
#include "db/store.h"

static struct arena words;

static const char *told(struct message m)
{
    return str_c(&words, message_text(&m, &(struct wording){ 0 }, &words));
}

/* One operation that sets the date of a round. */
static void operate(struct db *db, int round, const char *date, struct arena *a)
{
    static const struct journal_row row = {
        .time = { "2016-09-02 15:00:00", 19 },
        .user = { "anna", 4 },
        .command = { "set", 3 },
        .facts = { "a date", 6 },
    };
    struct err e = { 0 };

    db_begin(db);
    journal_begin(db);
    note_date(db, round, date);
    assert_true(journal_add(db, row, a));
    db_commit(db);
    assert_true(db_ok(db, &e));
    db_rollback(db);
}

/* A file whose journal wrote three dates, changed one and removed one, and the event itself. */
static void play(struct folder *f)
{
    struct event ev = { .name = STR("Test") };
    struct err e = { 0 };
    struct db *db;

    assert_true(db_create(f->file, &db, &e));
    db_begin(db);
    journal_begin(db);
    store_difference(db, NULL, &ev);
    assert_true(journal_add(
        db,
        (struct journal_row){
            .time = STR("2016-09-02 15:00:00"), .user = STR("anna"), .command = STR("new"), .facts = STR("event") },
        &f->arena));
    db_commit(db);
    operate(db, 1, "2016-09-02 15:00", &f->arena);
    operate(db, 2, "2016-09-03 15:00", &f->arena);
    operate(db, 3, "2016-09-04 15:00", &f->arena);
    operate(db, 2, "2016-09-03 16:00", &f->arena);
    operate(db, 3, "", &f->arena);
    assert_true(db_keep(db, &e));
}

/* What is found after the statement was run by another program. */
static struct flaws found_after(struct folder *f, const char *sql)
{
    struct flaws found = { .arena = &f->arena };
    struct err e = { 0 };
    struct db *db;

    if (sql)
        assert_true(tamper(f, sql, NULL, 0));
    assert_true(db_open(f->file, DB_READ, &db, &e));
    struct journal_chain chain = journal_chain(db);
    assert_int_equal(chain.rows, 6);
    assert_true(rewind_check(db, &chain, &found, &e));
    db_close(db);
    return found;
}

static void assert_found(struct folder *f, const char *sql, enum flaw_kind kind, const char *want)
{
    struct flaws found = found_after(f, sql);

    assert_int_equal(found.n, 1);
    assert_string_equal(told(found.item[0].message), want);
    assert_int_equal(found.item[0].kind, kind);
    assert_string_equal(str_c(&f->arena, found.item[0].table), "date");
}

static void what_the_journal_wrote_is_sound(void **state)
{
    struct folder *f = *state;

    play(f);
    struct str before = bytes_of(f);
    assert_int_equal(found_after(f, NULL).n, 0);
    struct str after = bytes_of(f);
    assert_int_equal(after.n, before.n);
    assert_memory_equal(after.p, before.p, before.n);
}

static void a_changed_value_is_found_with_its_entry(void **state)
{
    play(*state);
    assert_found(*state, "UPDATE date SET starts = 'noon' WHERE round = 2", FLAW_VALUE,
                 "date with round 2: its starts is noon, but entry 5 of the journal left 2016-09-03 16:00");
}

static void a_row_that_is_gone_is_found(void **state)
{
    play(*state);
    assert_found(*state, "DELETE FROM date WHERE round = 1", FLAW_MISSING,
                 "date with round 1: it is missing, but entry 2 of the journal left it");
}

static void a_row_that_came_back_is_found(void **state)
{
    play(*state);
    assert_found(*state, "INSERT INTO date (round, starts) VALUES (3, 'never')", FLAW_FOREIGN,
                 "date with round 3: it is there, but entry 6 of the journal removed it");
}

static void a_row_that_nobody_wrote_is_named(void **state)
{
    play(*state);
    assert_found(*state, "INSERT INTO date (round, starts) VALUES (7, 'x')", FLAW_FOREIGN,
                 "date with round 7: no entry of the journal wrote it");
}

static void a_team_is_named(void **state)
{
    struct folder *f = *state;

    play(f);
    struct flaws found = found_after(
        f, "INSERT INTO section (section, name, title, women, edition, tiebreak, rounds, boards, squad_size, floor,"
           " host_first) VALUES (1, 'open', '', 0, '2012', '2012', 11, 4, 5, 1400, 0);"
           "INSERT INTO team (section, team, name, federation, captain) VALUES (1, 1, 'Chad', '', ''),"
           " (1, 2, 'Mali', '', '');"
           "INSERT INTO barred (section, team, other, round) VALUES (1, 1, 2, 0)");
    assert_int_equal(found.n, 4);
    assert_string_equal(told(found.item[0].message),
                        "barred with section 1, team 1 (Chad), other 2 (Mali), round 0: no "
                        "entry of the journal wrote it");
    assert_string_equal(told(found.item[3].message),
                        "team with section 1, team 2 (Mali): no entry of the journal wrote "
                        "it");
}

static void many_rows_that_nobody_wrote_are_counted(void **state)
{
    play(*state);
    assert_found(*state,
                 "WITH RECURSIVE n(i) AS (SELECT 4 UNION SELECT i + 1 FROM n WHERE i < 30)"
                 " INSERT INTO date (round, starts) SELECT i, 'x' FROM n",
                 FLAW_FOREIGN, "date: 27 rows were written by no entry of the journal");
}

/* What was put right since is not said of the file. */
static void what_was_written_anew_is_past(void **state)
{
    static const struct {
        const char *sql;
        int round;
        const char *date, *want;
    } cases[] = {
        { "UPDATE date SET starts = 'noon' WHERE round = 1", 1, "2016-09-02 15:00",
          "date with round 1: entry 2 of the journal left 2016-09-02 15:00 as its starts, but the next entry that "
          "changed it found noon" },
        { "DELETE FROM date WHERE round = 1", 1, "2016-09-02 15:00",
          "date with round 1: the next entry that changed it found it missing, although entry 2 of the journal left "
          "it" },
        { "INSERT INTO date (round, starts) VALUES (3, 'never')", 3, "",
          "date with round 3: the next entry that changed it found it there, although entry 6 of the journal removed "
          "it" },
        { "INSERT INTO date (round, starts) VALUES (9, 'never')", 9, "",
          "date with round 9: no entry of the journal wrote it, but one removed it" },
    };
    struct folder *f = *state;

    play(f);
    struct str whole = bytes_of(f);
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct flaws found = { .arena = &f->arena };
        struct err e = { 0 };
        struct db *db;
        assert_true(tamper(f, cases[i].sql, NULL, 0));
        assert_true(db_open(f->file, DB_WRITE, &db, &e));
        operate(db, cases[i].round, cases[i].date, &f->arena);
        struct journal_chain chain = journal_chain(db);
        assert_true(rewind_check(db, &chain, &found, &e));
        db_close(db);
        assert_int_equal(found.n, 1);
        assert_int_equal(found.item[0].kind, FLAW_PAST);
        assert_string_equal(told(found.item[0].message), cases[i].want);
        write_bytes(f, whole.p, whole.n);
    }
}

/* One flaw does not hide another. */
static void every_flaw_is_found(void **state)
{
    play(*state);
    assert_int_equal(found_after(*state, "UPDATE date SET starts = 'noon'").n, 2);
}

/* The statement that counts what is left names every table. */
static void every_table_is_counted(void **state)
{
    struct folder *f = *state;
    struct err e = { 0 };
    struct db *db;
    sqlite3_stmt *table;
    char quoted[40];
    int n = 0;

    assert_true(db_create(f->file, &db, &e));
    assert_int_equal(sqlite3_prepare_v2(db->lite,
                                        "SELECT name FROM sqlite_schema WHERE type = 'table'"
                                        " AND name <> 'journal'",
                                        -1, &table, NULL),
                     SQLITE_OK);
    for (; sqlite3_step(table) == SQLITE_ROW; n++) {
        snprintf(quoted, sizeof quoted, "'%s'", (const char *)sqlite3_column_text(table, 0));
        if (!strstr(query_text(Q_ROWS_COUNT), quoted))
            fail_msg("%s is not counted", quoted);
    }
    sqlite3_finalize(table);
    assert_true(n > 10);
    db_close(db);
}

#define TEST(name) cmocka_unit_test_setup_teardown(name, folder_open, folder_close)

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(what_the_journal_wrote_is_sound),
        TEST(a_changed_value_is_found_with_its_entry),
        TEST(a_row_that_is_gone_is_found),
        TEST(a_row_that_came_back_is_found),
        TEST(a_row_that_nobody_wrote_is_named),
        TEST(a_team_is_named),
        TEST(many_rows_that_nobody_wrote_are_counted),
        TEST(what_was_written_anew_is_past),
        TEST(every_flaw_is_found),
        TEST(every_table_is_counted),
    };
    int failed = cmocka_run_group_tests(tests, NULL, NULL);

    arena_free(&words);
    return failed;
}
