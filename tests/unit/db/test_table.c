/* SPDX-License-Identifier: Apache-2.0 */
/* What member.def says is what the file has: no column is forgotten, and none is there that the file does not have. */
#include "db/rows.h"
#include "tests/unit/db/folder.h"

#include "db/handle.h"
#include "tests/said.h"

static struct db *fresh(struct folder *f)
{
    struct db *db;
    struct err e = { 0 };

    if (!db_create(f->file, &db, &e))
        fail_msg("%s", err_said(&e));
    return db;
}

static sqlite3_stmt *ask(struct db *db, const char *sql, const char *table)
{
    sqlite3_stmt *s;

    assert_int_equal(sqlite3_prepare_v2(db->lite, sql, -1, &s, NULL), SQLITE_OK);
    if (table)
        assert_int_equal(sqlite3_bind_text(s, 1, table, -1, SQLITE_STATIC), SQLITE_OK);
    return s;
}

static const struct member_table *table_named(const char *name)
{
    for (int id = 0; id < TABLE_COUNT; id++)
        if (strcmp(member_table((enum table_id)id)->name, name) == 0)
            return member_table((enum table_id)id);
    return NULL;
}

static int column_named(const struct member_table *t, const char *name)
{
    for (int i = 0; t->member[i].name; i++)
        if (strcmp(t->member[i].name, name) == 0)
            return i;
    return -1;
}

static void every_table_of_the_event_is_listed(void **state)
{
    struct folder *f = *state;
    struct db *db = fresh(f);
    sqlite3_stmt *s = ask(db, "SELECT name FROM sqlite_schema WHERE type = 'table'", NULL);
    int n = 0;

    while (sqlite3_step(s) == SQLITE_ROW) {
        const char *name = (const char *)sqlite3_column_text(s, 0);
        bool beside = strcmp(name, "journal") == 0 || strcmp(name, "trace") == 0;
        if (!beside && !table_named(name))
            fail_msg("%s is not in member.def", name);
        n += !beside;
    }
    assert_int_equal(n, TABLE_COUNT);
    sqlite3_finalize(s);
    db_close(db);
}

/* Also that the key is the key, in its order. */
static void every_column_of_a_table_is_listed(void **state)
{
    struct folder *f = *state;
    struct db *db = fresh(f);

    for (int id = 0; id < TABLE_COUNT; id++) {
        const struct member_table *t = member_table((enum table_id)id);
        sqlite3_stmt *s = ask(db, "SELECT name, pk FROM pragma_table_info(?)", t->name);
        int n = 0;
        for (; sqlite3_step(s) == SQLITE_ROW; n++) {
            const char *name = (const char *)sqlite3_column_text(s, 0);
            int key = sqlite3_column_int(s, 1), at = column_named(t, name);
            if (at < 0)
                fail_msg("%s.%s is not in member.def", t->name, name);
            if (key > 0 ? at != key - 1 : at < member_keys(t))
                fail_msg("%s.%s is at place %d of the key in the file, not in member.def", t->name, name, key);
        }
        if (n != member_count(t))
            fail_msg("%s has %d columns, and %d in member.def", t->name, n, member_count(t));
        sqlite3_finalize(s);
    }
    db_close(db);
}

/* A row is written before those that belong to it, and deleted after them. */
static void what_a_table_belongs_to_stands_before_it(void **state)
{
    struct folder *f = *state;
    struct db *db = fresh(f);
    int n = 0;

    for (int id = 0; id < TABLE_COUNT; id++) {
        const struct member_table *t = member_table((enum table_id)id);
        sqlite3_stmt *s = ask(db, "SELECT \"table\" FROM pragma_foreign_key_list(?)", t->name);
        for (; sqlite3_step(s) == SQLITE_ROW; n++)
            if (table_named((const char *)sqlite3_column_text(s, 0)) >= t)
                fail_msg("%s stands before %s", t->name, (const char *)sqlite3_column_text(s, 0));
        sqlite3_finalize(s);
    }
    assert_true(n > TABLE_COUNT);
    db_close(db);
}

static void every_statement_is_one(void **state)
{
    struct folder *f = *state;
    struct db *db = fresh(f);
    struct err e = { 0 };

    for (int id = 0; id < TABLE_COUNT; id++)
        for (int sql = 0; sql < SQL_COUNT; sql++) {
            if (sql == SQL_DELETE || sql - SQL_DELETE > member_keys(member_table((enum table_id)id)))
                continue;
            struct query q = statement(db, (enum table_id)id, sql);
            if (!db_ok(db, &e))
                fail_msg("%s", err_said(&e));
            assert_non_null(q.statement);
        }
    db_close(db);
}

static void says(struct folder *f, enum table_id id, int sql, const char *want)
{
    assert_string_equal(str_c(&f->arena, statement_text(id, sql, &f->arena)), want);
}

static void statements_are_made_of_the_columns(void **state)
{
    struct folder *f = *state;

    says(f, T_second_entry, SQL_SELECT,
         "SELECT section, round, table_no, board, result, by FROM second_entry ORDER BY section, round, table_no, "
         "board");
    says(f, T_arbiter, SQL_INSERT,
         "INSERT INTO arbiter (place, name, role, title, federation, fide_id) VALUES (?, ?, ?, ?, ?, ?)");
    says(f, T_date, SQL_UPSERT,
         "INSERT INTO date (round, starts, lineups) VALUES (?, ?, ?)"
         " ON CONFLICT (round) DO UPDATE SET starts = excluded.starts, lineups = excluded.lineups");
    says(f, T_board, SQL_DELETE + 3, "DELETE FROM board WHERE section = ? AND round = ? AND table_no = ?");
}

#define TEST(name) cmocka_unit_test_setup_teardown(name, folder_open, folder_close)

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(every_table_of_the_event_is_listed),       TEST(every_column_of_a_table_is_listed),
        TEST(what_a_table_belongs_to_stands_before_it), TEST(every_statement_is_one),
        TEST(statements_are_made_of_the_columns),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
