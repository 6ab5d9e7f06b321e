/* SPDX-License-Identifier: Apache-2.0 */
#include "tests/unit/db/folder.h"

#include "db/list.h"
#include "db/query.h"
#include "tests/said.h"

#define INSERT "INSERT INTO arbiter (place, name, role) VALUES (:place, :name, :role)"
#define SELECT "SELECT name, role FROM arbiter ORDER BY place"

/* A statement that does not fit the schema fails here, not on the evening of a round. */
static void every_statement_fits_the_schema(void **state)
{
    struct folder *f = *state;
    struct db *db, *list;
    struct err e = { 0 };
    char path[100];

    snprintf(path, sizeof path, "%s/a.fide", f->path);
    assert_true(db_create(f->file, &db, &e) && list_create(path, &list, &e));
    for (int id = 0; id < QUERY_COUNT; id++) {
        struct db *of = id < Q_LIST_ADD ? db : list;
        struct query q = query(of, (enum query_id)id);
        if (!db_ok(of, &e))
            fail_msg("%s: %s", query_text((enum query_id)id), err_said(&e));
        assert_non_null(q.statement);
    }
    db_close(db);
    db_close(list);
}

/* A column without a comment would have to be guessed at; rows with ORDER BY come in one order. */
static void selects_of_rows_are_ordered(void **state)
{
    (void)state;
    for (int id = 0; id < QUERY_COUNT; id++) {
        const char *text = query_text((enum query_id)id);
        if (strncmp(text, "SELECT", 6) == 0 && !strstr(text, "WHERE id = 1"))
            assert_non_null(strstr(text, "ORDER BY"));
    }
}

static void values_come_back_as_they_were_bound(void **state)
{
    struct folder *f = *state;
    struct db *db;
    struct err e = { 0 };

    assert_true(db_create(f->file, &db, &e));
    struct query put = query_kept(db, QUERY_COUNT, INSERT);
    query_int(&put, ":place", 7);
    query_str(&put, ":name", STR("Đặng \"O'Neil\"; --"));
    query_str(&put, ":role", (struct str){ 0 });
    query_run(&put);
    struct query q = query_kept(db, QUERY_COUNT + 1, SELECT);
    assert_true(query_next(&q));
    assert_string_equal(column_str(&q, 0, &f->arena).p, "Đặng \"O'Neil\"; --");
    assert_int_equal(column_str(&q, 1, &f->arena).n, 0);
    assert_false(query_next(&q));
    assert_true(db_ok(db, &e));
    db_close(db);
}

/* The first error stays, and what comes after it does nothing. */
static void the_first_error_sticks(void **state)
{
    struct folder *f = *state;
    struct db *db;
    struct err e = { 0 };

    assert_true(db_create(f->file, &db, &e));
    for (int i = 0; i < 2; i++) {
        struct query q = query_kept(db, QUERY_COUNT, INSERT);
        query_int(&q, ":place", i);
        query_str(&q, ":name", STR("Anna"));
        query_str(&q, ":role", STR(""));
        query_run(&q);
    }
    assert_false(db_ok(db, &e));
    assert_int_equal(e.kind, ERR_DB);
    assert_non_null(strstr(err_said(&e), "does not allow the change: it would break the condition place >= 1"));
    db_rollback(db);
    e = (struct err){ 0 };
    assert_true(db_ok(db, &e));
    struct query q = query_kept(db, QUERY_COUNT + 1, SELECT);
    assert_false(query_next(&q));
    db_close(db);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(every_statement_fits_the_schema, folder_open, folder_close),
        cmocka_unit_test(selects_of_rows_are_ordered),
        cmocka_unit_test_setup_teardown(values_come_back_as_they_were_bound, folder_open, folder_close),
        cmocka_unit_test_setup_teardown(the_first_error_sticks, folder_open, folder_close),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
