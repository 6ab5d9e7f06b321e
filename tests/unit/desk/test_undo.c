#define SQLITE_ENABLE_SESSION        1
#define SQLITE_ENABLE_PREUPDATE_HOOK 1
#include "tests/unit/desk/room.h"

#include <sqlite3.h>

/* Every operation leaves in its row of the journal what takes it back. Here all of them are done one
   after the other; then they are taken back in turn, and each time the file must hold exactly what it
   held before the operation. */

enum { STEPS = 40 };

/* All tables but the journal as text, row by row. */
static struct str dump(struct room *r)
{
    sqlite3 *lite;
    sqlite3_stmt *table, *row;
    struct str text = { 0 };

    assert_int_equal(sqlite3_open(r->path, &lite), SQLITE_OK);
    sqlite3_prepare_v2(lite, "SELECT name FROM sqlite_schema WHERE type = 'table'"
                             " AND name <> 'journal' ORDER BY name", -1, &table, NULL);
    while (sqlite3_step(table) == SQLITE_ROW) {
        const char *name = (const char *)sqlite3_column_text(table, 0);
        char *sql = sqlite3_mprintf("SELECT * FROM \"%w\" ORDER BY 1, 2", name);
        sqlite3_prepare_v2(lite, sql, -1, &row, NULL);
        while (sqlite3_step(row) == SQLITE_ROW)
            for (int c = 0; c < sqlite3_column_count(row); c++) {
                const unsigned char *value = sqlite3_column_text(row, c);
                text = str_fmt(&r->arena, "%.*s%s%s", STR_ARG(text), c ? "|" : "\n",
                               value ? (const char *)value : "NULL");
            }
        sqlite3_finalize(row);
        sqlite3_free(sql);
        text = str_fmt(&r->arena, "%.*s\n-- %s", STR_ARG(text), name);
    }
    sqlite3_finalize(table);
    sqlite3_close(lite);
    return text;
}

static int stop(void *unused, int conflict, sqlite3_changeset_iter *at)
{
    (void)unused, (void)conflict, (void)at;
    return SQLITE_CHANGESET_ABORT;
}

static void take_back(struct room *r, struct str inverse)
{
    sqlite3 *lite;

    assert_int_equal(sqlite3_open(r->path, &lite), SQLITE_OK);
    sqlite3_exec(lite, "PRAGMA foreign_keys = ON", NULL, NULL, NULL);
    assert_int_equal(sqlite3changeset_apply(lite, (int)inverse.n, (void *)inverse.p, NULL, stop, NULL),
                     SQLITE_OK);
    sqlite3_close(lite);
}

/* The steps. */

static bool set_things(struct room *r)
{
    static const struct setting settings[] = {
        { { "city", 4 }, { "Baku", 4 } },       { { "arbiters", 8 }, { "Anna; Bert", 10 } },
        { { "date.1", 6 }, { "2016-09-02 15:00", 16 } }, { { "title", 5 }, { "Open", 4 } },
    };

    return desk_set(r->desk, act_in("open", NULL), settings, 4, &r->f, &r->e);
}

static bool make_section(struct room *r)
{
    return desk_section(r->desk, act_in("women", NULL), NULL, 0, &r->f, &r->e);
}

static bool import(struct room *r, int n)
{
    struct event read = { .nsection = 1, .city = STR("Chennai") };

    read.section = arena_new(&r->arena, struct section, 1);
    read.section[0] = letters(r, "open", n);
    return desk_import(r->desk, ACT, &read, &r->f, &r->e);
}

static bool import_again(struct room *r)
{
    return import(r, 8);
}

static bool number(struct room *r)
{
    return desk_number(r->desk, act_in("open", NULL), false, &r->f, &r->e);
}

static bool lot(struct room *r)
{
    return desk_lot(r->desk, act_in("open", NULL), BLACK, &r->f, &r->e);
}

static bool renumber(struct room *r)
{
    return desk_renumber(r->desk, act_in("open", "approved"), S("F"), S("B"), &r->f, &r->e);
}

static bool absent(struct room *r)
{
    return desk_absent(r->desk, act_in("open", NULL), S("H"), 0, 0, &r->f, &r->e);
}

static bool absent_on(struct room *r)
{
    return desk_absent(r->desk, act_in("open", NULL), S("G"), 2, 0, &r->f, &r->e);
}

static bool arrive(struct room *r)
{
    return desk_arrive(r->desk, act_in("open", NULL), S("G"), &r->f, &r->e);
}

static bool withdraw(struct room *r)
{
    return desk_withdraw(r->desk, act_in("open", NULL), S("E"), &r->f, &r->e);
}

static bool bar(struct room *r)
{
    return desk_bar(r->desk, act_in("open", NULL), S("A"), S("C"), 0, &r->f, &r->e);
}

static bool points(struct room *r)
{
    return desk_points(r->desk, act_in("open", "fine"), S("B"), -1, -2, false, &r->f, &r->e);
}

static bool pair(struct room *r)
{
    return desk_pair(r->desk, act_in("open", NULL), false, NULL, &r->f, &r->e);
}

static bool pair_with_draws(struct room *r)
{
    return desk_pair(r->desk, act_in("open", NULL), true, NULL, &r->f, &r->e);
}

static bool move(struct room *r)
{
    return desk_move(r->desk, act_in("open", "order"), S("A"), S("B"), COLOURLESS, &r->f, &r->e);
}

static bool bye(struct room *r)
{
    return desk_bye(r->desk, act_in("open", "order"), S("C"), &r->f, &r->e);
}

static bool publish(struct room *r)
{
    return desk_publish(r->desk, act_in("open", NULL), &r->f, &r->e);
}

static bool one_result(struct room *r)
{
    struct result_list list = one_board(r, 1, 1, RESULT_WIN);

    list.board->place[0] = 2;
    return desk_results(r->desk, act_in("open", NULL), &list, false, &r->f, &r->e);
}

static bool correction(struct room *r)
{
    struct result_list list = one_board(r, 1, 1, RESULT_LOSS);

    list.board->round = 1;
    return desk_results(r->desk, act_in("open", "misread"), &list, true, &r->f, &r->e);
}

static bool mark(struct room *r)
{
    struct mark_entry entry = { .absent = S("A"), .present = 4 };
    struct result_list list = { .mark = &entry, .nmark = 1 };

    return desk_results(r->desk, act_in("open", NULL), &list, false, &r->f, &r->e);
}

/* The journal holds one row more after every step. What is taken back is compared with the dump
   before the step. */
static void every_operation_can_be_taken_back(void **state)
{
    static bool (*const step[])(struct room *r) = {
        set_things, make_section, absent, import_again, number, lot,
        renumber, absent, absent_on, bar, points, pair, bar, move, bye, pair, publish, one_result,
        mark, pair_with_draws, arrive, pair_with_draws, move, publish, correction, renumber, withdraw,
    };
    int nstep = sizeof step / sizeof *step, entry[STEPS], n;
    struct str before[STEPS];
    struct room r;

    (void)state;
    room_fill(&r, 8);
    for (int i = 0; i < nstep; i++) {
        before[i] = dump(&r);
        entry[i] = room_entries(&r);
        WORKS(&r, step[i](&r));
        assert_true(room_entries(&r) - entry[i] <= 1);
    }
    const struct journal_row *row = room_journal(&r, &n);
    int taken = 0;
    for (int i = nstep; i-- > 0;) {
        if (entry[i] == n)
            continue; /* changed nothing: done once before */
        struct str now = dump(&r);
        assert_false(str_eq(now, before[i]));
        take_back(&r, row[entry[i]].inverse);
        now = dump(&r);
        if (!str_eq(now, before[i]))
            fail_msg("step %d: %.*s\nis not\n%.*s", i, STR_ARG(now), STR_ARG(before[i]));
        n = entry[i];
        taken++;
    }
    assert_int_equal(taken, nstep - 3); /* absent, bar and renumber come twice */
    room_close(&r);
}

/* The first row of all takes back the event itself. */
static void even_the_first_row(void **state)
{
    static const struct setting name = { { "name", 4 }, { "Test", 4 } };
    struct room r;
    int n;

    (void)state;
    room_open(&r);
    WORKS(&r, desk_new(r.path, ACT, &name, 1, &r.e));
    WORKS(&r, desk_open(r.path, true, &r.desk, &r.e));
    const struct journal_row *row = room_journal(&r, &n);
    assert_int_equal(n, 1);
    assert_non_null(strstr(dump(&r).p, "1|Test|"));
    take_back(&r, row[0].inverse);
    assert_null(strstr(dump(&r).p, "Test"));
    room_close(&r);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_operation_can_be_taken_back),
        cmocka_unit_test(even_the_first_row),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
