/* SPDX-License-Identifier: Apache-2.0 */
/* What an operation changed in an event is written into the file, and nothing else. */
#include "tests/unit/db/folder.h"

#include "db/handle.h"
#include "db/load.h"
#include "db/session.h"
#include "db/state.h"
#include "db/store.h"
#include "tests/unit/db/made_up.h"
#include "tests/unit/db/same.h"
#include "tests/unit/db/sample.h"
#include "tests/said.h"

static void must(struct db *db)
{
    struct err e = { 0 };

    if (!db_ok(db, &e))
        fail_msg("%s", err_said(&e));
}

/* A file with that event in it and a transaction open. */
static struct db *begin_with(struct folder *f, const struct event *ev)
{
    struct db *db;
    struct err e = { 0 };

    assert_true(db_create(f->file, &db, &e));
    db_begin(db);
    store_difference(db, NULL, ev);
    must(db);
    return db;
}

static void holds(struct db *db, const struct event *want, struct arena *a)
{
    struct event got;
    struct err e = { 0 };

    if (!db_load_event(db, a, &got, &e))
        fail_msg("%s", err_said(&e));
    same_event(&got, want);
}

static void a_new_event_is_stored_from_nothing(void **state)
{
    struct folder *f = *state;
    struct event ev = sample_event();
    struct db *db = begin_with(f, &ev);

    holds(db, &ev, &f->arena);
    db_close(db);
}

static void equal_events_write_nothing(void **state)
{
    struct folder *f = *state;
    struct event ev = sample_event();
    struct db *db = begin_with(f, &ev);
    int before = sqlite3_total_changes(db->lite);

    store_difference(db, &ev, event_copy(&ev, &f->arena));
    must(db);
    assert_int_equal(sqlite3_total_changes(db->lite), before);
    db_close(db);
}

/* One change each, and so many rows of the file. */

static void change_captain(struct event *ev)
{
    ev->section[1].squad[1].captain = STR("C. D.");
}

static void change_result(struct event *ev)
{
    ev->section[0].round[0].fixture[0].board[1].result = RESULT_LOSS;
}

static void forget_board(struct event *ev)
{
    ev->section[0].round[0].fixture[0].board[1] = (struct board){ 0 };
}

static void agree(struct event *ev)
{
    ev->section[0].round[0].fixture[0].board[0].second = RESULT_NONE;
}

static void lift_absence(struct event *ev)
{
    struct section *s = &ev->section[0];

    s->absence[1] = s->absence[--s->nabsence];
}

static void renew_absence(struct event *ev)
{
    struct section *s = &ev->section[0];
    struct absence *again = &s->absence[s->nabsence - 1];

    *again = s->absence[0];
    again->to = 5;
}

static void turn_pairs_round(struct event *ev)
{
    struct barred *b = ev->section[0].barred, first = b[0];

    b[0] = b[1];
    b[1] = first;
    b[1].a = first.b;
    b[1].b = first.a;
}

static void set_date(struct event *ev)
{
    ev->date[7] = STR("2016-09-10 15:00");
}

static void drop_date(struct event *ev)
{
    ev->lineups[4] = (struct str){ 0 };
}

static void retire(struct event *ev)
{
    ev->narbiter--;
}

static void discard_draft(struct event *ev)
{
    ev->section[0].nround--;
}

static void drop_section(struct event *ev)
{
    ev->nsection--;
}

static void so_many_rows_are_written(void **state)
{
    static const struct {
        void (*change)(struct event *ev);
        int rows;
    } changes[] = {
        { change_captain, 1 },   { change_result, 1 }, { forget_board, 1 }, { agree, 1 },
        { lift_absence, 1 },     { renew_absence, 2 }, /* and the last absence is gone */
        { turn_pairs_round, 0 }, { set_date, 1 },      { drop_date, 1 },    { retire, 1 },
        { discard_draft, 2 }, /* and its match */
        { drop_section, 11 }, /* it, two teams, four players, an arrival, a board order, two hours of its own */
    };
    struct folder *f = *state;
    struct event ev = sample_event();
    struct db *db = begin_with(f, &ev);

    for (size_t i = 0; i < sizeof changes / sizeof *changes; i++) {
        struct event *after = event_copy(&ev, &f->arena);
        changes[i].change(after);
        int before = sqlite3_total_changes(db->lite);
        store_difference(db, &ev, after);
        must(db);
        if (sqlite3_total_changes(db->lite) - before != changes[i].rows)
            fail_msg("change %zu wrote %d rows", i, sqlite3_total_changes(db->lite) - before);
        store_difference(db, after, &ev);
        must(db);
        holds(db, &ev, &f->arena);
    }
    db_close(db);
}

static void run(struct db *db, const char *sql)
{
    char *said = NULL;

    if (sqlite3_exec(db->lite, sql, NULL, NULL, &said) != SQLITE_OK)
        fail_msg("%s: %s", sql, said);
}

static int count(struct db *db, const char *sql)
{
    sqlite3_stmt *s;

    assert_int_equal(sqlite3_prepare_v2(db->lite, sql, -1, &s, NULL), SQLITE_OK);
    assert_int_equal(sqlite3_step(s), SQLITE_ROW);
    int n = sqlite3_column_int(s, 0);
    sqlite3_finalize(s);
    return n;
}

/* Boards and arrivals of which nothing is known may have rows in the file, and a draft has a trace. */
static void what_the_event_does_not_tell_is_in_nobody_s_way(void **state)
{
    struct folder *f = *state;
    struct event ev = sample_event();
    struct db *db = begin_with(f, &ev);
    struct event *after = event_copy(&ev, &f->arena);

    run(db, "INSERT INTO board VALUES (1, 3, 4, 1, 0, 0, '', 0, ''), (1, 3, 4, 2, 0, 0, '', 0, '')");
    run(db, "INSERT INTO arrival VALUES (1, 2, 0, '', '', '', ''), (2, 2, 0, '', '', '', '')");
    run(db, "INSERT INTO trace VALUES (1, 2, '{}'), (1, 3, '{}')");
    holds(db, &ev, &f->arena);
    after->section[0].round[2].fixture[0].board[1].result = RESULT_WIN;
    after->section[0].squad[1].arrival = (struct arrival){ .players = 3, .at = STR("2016-09-01 12:00:00") };
    store_difference(db, &ev, after);
    must(db);
    holds(db, after, &f->arena);
    struct event *less = event_copy(after, &f->arena);
    less->section[0].nround--;
    less->section[1].nsquad--;
    store_difference(db, after, less);
    must(db);
    holds(db, less, &f->arena);
    assert_int_equal(count(db, "SELECT count(*) FROM board WHERE round = 3"), 0);
    assert_int_equal(count(db, "SELECT count(*) FROM arrival WHERE section = 2 AND team = 2"), 0);
    assert_int_equal(count(db, "SELECT group_concat(round) FROM trace"), 2);
    db_close(db);
}

/* From any event to any other, and back by what the session recorded. */
static void any_event_becomes_any_other_and_is_brought_back(void **state)
{
    enum { PAIRS = 60 };
    struct folder *f = *state;
    struct db *db = begin_with(f, &(struct event){ 0 });
    struct event none = { 0 }, *last = &none;

    for (unsigned i = 1; i <= PAIRS; i++) {
        struct event *a = made_up(i, &f->arena),
                     *b = i % 2 ? made_up(i + 1000, &f->arena) : made_other(a, i, &f->arena);
        store_difference(db, last, a);
        must(db);
        holds(db, a, &f->arena);
        struct str before = state_whole(db, &f->arena);
        session_open(db);
        store_difference(db, a, b);
        struct str forth = session_changes(db), back = session_inverse(db, forth);
        session_close(db);
        must(db);
        holds(db, b, &f->arena);
        session_apply(db, back, &f->arena);
        must(db);
        holds(db, a, &f->arena);
        session_drop(forth);
        session_drop(back);
        assert_true(str_eq(state_whole(db, &f->arena), before));
        last = a;
    }
    db_close(db);
}

#define TEST(name) cmocka_unit_test_setup_teardown(name, folder_open, folder_close)

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(a_new_event_is_stored_from_nothing),
        TEST(equal_events_write_nothing),
        TEST(so_many_rows_are_written),
        TEST(what_the_event_does_not_tell_is_in_nobody_s_way),
        TEST(any_event_becomes_any_other_and_is_brought_back),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
