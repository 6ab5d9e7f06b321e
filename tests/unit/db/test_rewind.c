#include "tests/unit/db/folder.h"

#include "db/handle.h"
#include "db/rewind.h"
#include "db/store.h"

/* One operation that sets the date of a round. */
static void operate(struct db *db, int round, const char *date, struct arena *a)
{
    static const struct journal_row row = {
        .time = { "2016-09-02 15:00:00", 19 }, .user = { "anna", 4 }, .command = { "set", 3 },
        .change = { "a date", 6 },
    };
    struct err e = { 0 };

    db_begin(db);
    journal_begin(db);
    store_date(db, round, str_of(date), (struct str){ 0 });
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
    store_event(db, &ev);
    assert_true(journal_add(db, (struct journal_row){ .time = STR("2016-09-02 15:00:00"),
                                                      .user = STR("anna"), .command = STR("new"),
                                                      .change = STR("event") }, &f->arena));
    db_commit(db);
    operate(db, 1, "2016-09-02 15:00", &f->arena);
    operate(db, 2, "2016-09-03 15:00", &f->arena);
    operate(db, 3, "2016-09-04 15:00", &f->arena);
    operate(db, 2, "2016-09-03 16:00", &f->arena);
    operate(db, 3, "", &f->arena);
    assert_true(db_keep(db, &e));
}

/* What is found after the statement was run by another program. */
static struct findings found_after(struct folder *f, const char *sql)
{
    struct findings found = { .arena = &f->arena };
    struct err e = { 0 };
    struct db *db;
    int n;

    if (sql)
        assert_true(tamper(f, sql, NULL, 0));
    assert_true(db_open(f->file, DB_READ, &db, &e));
    const struct journal_row *row = journal_load(db, &f->arena, &n);
    assert_int_equal(n, 6);
    assert_true(rewind_check(db, row, n, &found, &e));
    db_close(db);
    return found;
}

static void assert_found(struct folder *f, const char *sql, const char *want)
{
    struct findings found = found_after(f, sql);

    assert_int_equal(found.n, 1);
    assert_string_equal(found.item[0].text.p, want);
    assert_int_equal(found.item[0].severity, PROBLEM);
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
    assert_found(*state, "UPDATE date SET starts = 'noon' WHERE round = 2",
                 "date with round 2: its starts is noon, but entry 5 of the journal left 2016-09-03 16:00");
}

static void a_row_that_is_gone_is_found(void **state)
{
    play(*state);
    assert_found(*state, "DELETE FROM date WHERE round = 1",
                 "date with round 1: it is missing, but entry 2 of the journal left it");
}

static void a_row_that_came_back_is_found(void **state)
{
    play(*state);
    assert_found(*state, "INSERT INTO date (round, starts) VALUES (3, 'never')",
                 "date with round 3: it is there, but entry 6 of the journal removed it");
}

static void rows_that_nobody_wrote_are_found(void **state)
{
    play(*state);
    assert_found(*state, "INSERT INTO date (round, starts) VALUES (7, 'x'), (8, 'y')",
                 "date: 2 rows that no entry of the journal wrote");
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
    assert_int_equal(sqlite3_prepare_v2(db->lite, "SELECT name FROM sqlite_schema WHERE type = 'table'"
                                                  " AND name <> 'journal'", -1, &table, NULL),
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
        TEST(rows_that_nobody_wrote_are_found),
        TEST(every_flaw_is_found),
        TEST(every_table_is_counted),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
