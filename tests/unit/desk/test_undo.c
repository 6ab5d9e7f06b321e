/* SPDX-License-Identifier: Apache-2.0 */
#include "tests/unit/desk/room.h"

#include <sqlite3.h>

#include "desk/file/check.h"
#include "tests/said.h"

/* All operations are done one after the other; then they are taken back in turn, and each time the file
   must hold exactly what it held before the operation. */

/* All tables but the journal as text, row by row. */
static struct str dump(struct room *r)
{
    sqlite3 *lite;
    sqlite3_stmt *table, *row;
    struct str text = { 0 };

    assert_int_equal(sqlite3_open(r->path, &lite), SQLITE_OK);
    sqlite3_prepare_v2(lite,
                       "SELECT name FROM sqlite_schema WHERE type = 'table'"
                       " AND name <> 'journal' ORDER BY name",
                       -1, &table, NULL);
    while (sqlite3_step(table) == SQLITE_ROW) {
        const char *name = (const char *)sqlite3_column_text(table, 0);
        char *sql = sqlite3_mprintf("SELECT * FROM \"%w\" ORDER BY 1, 2", name);
        sqlite3_prepare_v2(lite, sql, -1, &row, NULL);
        while (sqlite3_step(row) == SQLITE_ROW)
            for (int c = 0; c < sqlite3_column_count(row); c++) {
                const unsigned char *value = sqlite3_column_text(row, c);
                text =
                    str_fmt(&r->arena, "%.*s%s%s", STR_ARG(text), c ? "|" : "\n", value ? (const char *)value : "NULL");
            }
        sqlite3_finalize(row);
        sqlite3_free(sql);
        text = str_fmt(&r->arena, "%.*s\n-- %s", STR_ARG(text), name);
    }
    sqlite3_finalize(table);
    sqlite3_close(lite);
    return text;
}

/* The steps. */

static bool set_things(struct room *r)
{
    static const struct setting settings[] = {
        { { "city", 4 }, { "Baku", 4 } },
        { { "arbiters", 8 }, { "Anna; Bert", 10 } },
        { { "date.1", 6 }, { "2016-09-02 15:00", 16 } },
        { { "title", 5 }, { "Open", 4 } },
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
    read.section[0].squad[n - 1].player[0].rating = 2400;
    return desk_import(r->desk, BECAUSE, &read, &r->f, &r->e);
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
    return desk_lot(r->desk, act_in("open", "drawn again"), BLACK, &r->f, &r->e);
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
    return desk_arrive(r->desk, act_in("open", NULL), S("G"), PLAYERS_ALL, false, &r->f, &r->e);
}

static bool withdraw(struct room *r)
{
    return desk_withdraw(r->desk, act_in("open", NULL), S("E"), false, &r->f, &r->e);
}

static bool bar(struct room *r)
{
    return desk_bar(r->desk, sure(act_in("open", NULL)), S("A"), S("C"), 0, false, &r->f, &r->e);
}

static bool points(struct room *r)
{
    return desk_points(r->desk, act_in("open", "fine"), S("B"), -1, -2, false, false, &r->f, &r->e);
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
    return desk_move(r->desk, ordered(act_in("open", "order")), S("A"), S("B"), COLOURLESS, &r->f, &r->e);
}

static bool bye(struct room *r)
{
    return desk_bye(r->desk, ordered(act_in("open", "order")), S("C"), &r->f, &r->e);
}

static bool publish(struct room *r)
{
    return desk_publish(r->desk, act_in("open", NULL), &r->f, &r->e);
}

static bool one_result(struct room *r)
{
    struct board_entry board[] = { { .table = 1, .board = 1, .place = { 2 }, .result = RESULT_WIN },
                                   { .table = 2, .board = 1, .result = RESULT_OPEN },
                                   { .table = 3, .board = 1, .result = RESULT_OPEN } };
    struct result_list list = { .board = board, .nboard = 3 };

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
    struct no_show_entry entry = { .absent = S("A"), .present = 4 };
    struct result_list list = { .mark = &entry, .nmark = 1 };

    return desk_results(r->desk, act_in("open", "it was blitz"), &list, ENTRY_CORRECTION, &r->f, &r->e);
}

static bool lineup(struct room *r)
{
    struct lineup_entry entry = { .team = S("A"), .player = { S("1"), S("2"), S("3") } };

    return desk_lineups(r->desk, act_in("open", "late"), 0, &entry, 1, false, &r->f, &r->e);
}

static bool lineup_again(struct room *r)
{
    struct lineup_entry entry = { .team = S("A"), .player = { S("1"), S("2"), S("3"), S("5") } };

    return desk_lineups(r->desk, act_in("open", "ill"), 0, &entry, 1, false, &r->f, &r->e);
}

static bool open_lineups(struct room *r)
{
    return desk_lineups_open(r->desk, act_in("open", "all here"), 0, &r->f, &r->e);
}

static bool move_again(struct room *r)
{
    return desk_move(r->desk, ordered(act_in("open", "order")), S("A"), S("F"), COLOURLESS, &r->f, &r->e);
}

static bool replace(struct room *r)
{
    struct player new = { .name = S("New"), .rating = 2222 };

    return desk_replace(r->desk, act_in("open", "approved"), S("C"), S("C2"), &new, &r->f, &r->e);
}

static bool replace_again(struct room *r)
{
    struct player new = { .name = S("Newer"), .rating = 2223 };

    return desk_replace(r->desk, act_in("open", "approved"), S("A"), S("A1"), &new, &r->f, &r->e);
}

static bool board_order(struct room *r)
{
    return desk_board_order(r->desk, act_in("open", NULL), S("C"), true, true, &r->f, &r->e);
}

static bool (*const step[])(struct room *r) = {
    set_things,    make_section,
    absent,        import_again,
    number,        lot,
    board_order,   replace,
    renumber,      absent,
    absent_on,     bar,
    points,        pair,
    bar,           move,
    bye,           pair,
    publish,       one_result,
    mark,          pair_with_draws,
    arrive,        pair_with_draws,
    move,          publish,
    lineup,        open_lineups,
    lineup_again,  move_again,
    bye,           correction,
    replace_again, renumber,
    withdraw,
};
enum { NSTEP = sizeof step / sizeof *step };

/* All steps; what the file held before each, and whether the step changed anything. */
static void take_all_steps(struct room *r, struct str before[NSTEP], bool changed[NSTEP])
{
    room_fill(r, 8);
    for (int i = 0; i < NSTEP; i++) {
        int entries = room_entries(r);
        before[i] = dump(r);
        WORKS(r, step[i](r));
        changed[i] = room_entries(r) > entries;
    }
}

static void assert_sound(struct room *r)
{
    WORKS(r, desk_check(r->desk, NULL, &r->f, &r->e));
    for (int i = 0; i < r->f.n; i++)
        fail_msg("%.*s", STR_ARG(finding_said(&r->f.item[i])));
}

static void every_operation_can_be_taken_back(void **state)
{
    struct str before[NSTEP], now;
    bool changed[NSTEP];
    struct room r;
    int taken = 0;

    (void)state;
    take_all_steps(&r, before, changed);
    for (int i = NSTEP; i-- > 0;) {
        if (!changed[i])
            continue; /* done once before */
        now = dump(&r);
        assert_false(str_eq(now, before[i]));
        WORKS(&r, desk_undo_confirmed(r.desk, BECAUSE, &r.f, &r.e));
        now = dump(&r);
        if (!str_eq(now, before[i]))
            fail_msg("step %d: %.*s\nis not\n%.*s", i, STR_ARG(now), STR_ARG(before[i]));
        taken++;
    }
    assert_int_equal(taken, NSTEP - 3); /* absent, bar and renumber come twice */
    assert_sound(&r);
    room_close(&r);
}

/* To before the first undo and back to before the first step, in one go each. */
static void any_earlier_state_comes_back(void **state)
{
    struct str before[NSTEP];
    bool changed[NSTEP];
    struct room r;

    (void)state;
    take_all_steps(&r, before, changed);
    struct str all = dump(&r);
    int entries = room_entries(&r), made = 0;
    for (int i = 0; i < NSTEP; i++)
        made += changed[i];
    for (int i = 0; i < 3; i++)
        WORKS(&r, desk_undo_confirmed(r.desk, BECAUSE, &r.f, &r.e));
    WORKS(&r, desk_restore_confirmed(r.desk, BECAUSE, entries + 1, &r.f, &r.e));
    assert_true(str_eq(dump(&r), all));
    WORKS(&r, desk_restore_confirmed(r.desk, BECAUSE, entries - made + 1, &r.f, &r.e));
    assert_true(str_eq(dump(&r), before[0]));
    WORKS(&r, desk_restore_confirmed(r.desk, BECAUSE, entries + 1, &r.f, &r.e));
    assert_true(str_eq(dump(&r), all));
    WORKS(&r, desk_undo_confirmed(r.desk, BECAUSE, &r.f, &r.e)); /* the last step again: withdraw */
    assert_true(str_eq(dump(&r), before[NSTEP - 1]));
    assert_sound(&r);
    room_close(&r);
}

static void a_publication_is_not_taken_back_without_a_reason(void **state)
{
    struct room r;

    (void)state;
    room_fill(&r, 8);
    WORKS(&r, number(&r));
    WORKS(&r, lot(&r));
    WORKS(&r, pair(&r));
    WORKS(&r, publish(&r));
    struct str before = dump(&r);
    FAILS(&r, desk_undo(r.desk, ACT, &r.f, &r.e), ERR_STATE,
          "taking back a publication needs a reason for the journal");
    assert_true(str_eq(dump(&r), before));
    WORKS(&r, desk_undo(r.desk, BECAUSE, &r.f, &r.e));
    assert_false(str_eq(dump(&r), before));
    room_close(&r);
}

static void a_trial_changes_nothing(void **state)
{
    struct room r;

    (void)state;
    room_fill(&r, 8);
    WORKS(&r, bar(&r));
    struct str before = dump(&r);
    struct act trial = *ACT;
    trial.dry = true;
    int entries = room_entries(&r);
    WORKS(&r, desk_undo(r.desk, &trial, &r.f, &r.e));
    assert_non_null(strstr(desk_done(r.desk).p, " is taken back: A and C may not be paired"));
    assert_true(str_eq(dump(&r), before));
    assert_int_equal(room_entries(&r), entries);
    room_close(&r);
}

/* Where another program wrote into the file, taking back would be guessing. */
static void a_file_changed_from_outside_stays(void **state)
{
    struct room r;

    (void)state;
    room_fill(&r, 8);
    WORKS(&r, bar(&r));
    room_tamper(&r, "UPDATE team SET captain = 'Nobody' WHERE team = 2");
    FAILS(&r, desk_undo(r.desk, ACT, &r.f, &r.e), ERR_DB,
          "the file was changed by another program, so nothing can be taken back; "
          "'olympair fsck' shows where");
    room_close(&r);
}

static void the_event_itself_stays(void **state)
{
    static const struct setting name = { { "name", 4 }, { "Test", 4 } };
    struct room r;

    (void)state;
    room_open(&r);
    WORKS(&r, desk_new(r.path, ACT, &name, 1, &r.e));
    WORKS(&r, desk_open(r.path, true, &r.desk, &r.e));
    FAILS(&r, desk_undo(r.desk, ACT, &r.f, &r.e), ERR_STATE,
          "there is nothing left to take back except the event itself");
    FAILS(&r, desk_restore(r.desk, ACT, 1, &r.f, &r.e), ERR_STATE,
          "before entry 1 there was no event; 'new' begins another one");
    FAILS(&r, desk_restore(r.desk, ACT, 2, &r.f, &r.e), ERR_INPUT,
          "the journal has only 1 entry: 'journal' lists them");
    room_close(&r);
}

/* The facts of the last entry: how many there are of a kind, about F and B or about H. */
static int count_facts(struct room *r, enum fact_kind kind, int team)
{
    int n, found = 0, count = 0;
    const struct journal_row *row = room_journal(r, &n);
    struct history h = history_of(row, n, &r->arena);

    look(r);
    const struct fact *fact = history_facts(&h, n - 1, &r->arena, &count);
    for (int i = 0; i < count; i++)
        found += fact[i].kind == kind && fact[i].section == (team ? 1 : 0) && fact[i].team == team;
    return found;
}

/* What is in force after it and was not before, or the other way round: nothing else, however often it came and went. */
static void what_takes_back_has_the_facts_of_what_it_took_back(void **state)
{
    enum { A = 1, H = 8 };
    struct room r;

    (void)state;
    room_fill(&r, 8);
    int entries = room_entries(&r);
    WORKS(&r, bar(&r));                            /* entries + 1: A and C */
    WORKS(&r, absent(&r));                         /* + 2: H */
    WORKS(&r, desk_undo(r.desk, ACT, &r.f, &r.e)); /* + 3: takes H back */
    assert_int_equal(count_facts(&r, FACT_UNDONE, 0), 1);
    assert_int_equal(count_facts(&r, FACT_ABSENT, H), 1);
    assert_int_equal(count_facts(&r, FACT_BARRED, A), 0);
    WORKS(&r, desk_undo(r.desk, ACT, &r.f, &r.e)); /* + 4: takes A and C back */
    assert_int_equal(count_facts(&r, FACT_ABSENT, H), 0);
    assert_int_equal(count_facts(&r, FACT_BARRED, A), 1);
    WORKS(&r, desk_restore(r.desk, ACT, entries + 3, &r.f, &r.e)); /* both come again */
    assert_int_equal(count_facts(&r, FACT_RESTORED, 0), 1);
    assert_int_equal(count_facts(&r, FACT_UNDONE, 0), 0);
    assert_int_equal(count_facts(&r, FACT_ABSENT, H), 1);
    assert_int_equal(count_facts(&r, FACT_BARRED, A), 1);
    WORKS(&r, desk_restore(r.desk, ACT, entries + 2, &r.f, &r.e)); /* H alone goes */
    assert_int_equal(count_facts(&r, FACT_ABSENT, H), 1);
    assert_int_equal(count_facts(&r, FACT_BARRED, A), 0);
    room_close(&r);
}

static int barred_before(struct room *r, long entry, int *absent)
{
    static const struct viewer tap;
    struct event was;

    WORKS(r, desk_view_before(r->desk, entry, &tap, &r->arena, &was, &r->e));
    *absent = was.section[0].nabsence;
    return was.section[0].nbarred;
}

/* Whatever came, went and came again since; the file stays as it is. */
static void the_event_as_it_was_can_be_looked_at(void **state)
{
    struct room r;
    int left_out;

    (void)state;
    room_fill(&r, 8);
    int entries = room_entries(&r);
    WORKS(&r, bar(&r));                            /* entries + 1 */
    WORKS(&r, absent(&r));                         /* + 2 */
    WORKS(&r, desk_undo(r.desk, ACT, &r.f, &r.e)); /* + 3 */
    struct str before = dump(&r);
    assert_int_equal(barred_before(&r, entries + 1, &left_out), 0);
    assert_int_equal(barred_before(&r, entries + 2, &left_out), 1);
    assert_int_equal(left_out, 0);
    assert_int_equal(barred_before(&r, entries + 3, &left_out), 1);
    assert_int_equal(left_out, 1);
    assert_int_equal(barred_before(&r, entries + 4, &left_out), 1);
    assert_int_equal(left_out, 0);
    assert_true(str_eq(dump(&r), before));
    assert_int_equal(room_entries(&r), entries + 3);
    room_close(&r);
}

/* A file that was tampered with may say so; it is told all the same. */
static void an_entry_tells_of_none_but_those_before_it(void **state)
{
    struct fact fact[] = { { .kind = FACT_UNDONE, .number = 1, .becomes = STR("anna") },
                           { .kind = FACT_UNDONE, .number = 3, .becomes = STR("anna") } };
    struct journal_row row[2] = { 0 };
    struct arena a = { 0 };

    (void)state;
    row[0].facts = fact_code(fact, 1, &a);
    row[1].facts = fact_code(fact, 2, &a);
    struct history h = history_of(row, 2, &a);
    assert_string_equal(str_c(&a, history_text(&h, 0, &a)), "entry 1 of anna is taken back: ...");
    assert_string_equal(str_c(&a, history_text(&h, 1, &a)),
                        "entry 1 of anna is taken back: entry 1 of anna is taken back: ...; "
                        "entry 3 of anna is taken back: ...");
    arena_free(&a);
}

static void nothing_is_done_if_somebody_was_quicker(void **state)
{
    struct room r;

    (void)state;
    room_fill(&r, 8);
    int entries = room_entries(&r);
    struct act act = *BECAUSE;
    act.seen = entries;
    WORKS(&r, desk_lot(r.desk, &act, BLACK, &r.f, &r.e));
    FAILS(&r, desk_lot(r.desk, &act, WHITE, &r.f, &r.e), ERR_STATE,
          str_fmt(&r.arena, "meanwhile this was done by anna, entry %d: lot black; look again", entries + 1).p);
    act.seen = entries + 2;
    FAILS(&r, desk_lot(r.desk, &act, WHITE, &r.f, &r.e), ERR_STATE,
          str_fmt(&r.arena, "the journal ends with entry %d: entry %d cannot have been seen", entries + 1, entries + 2)
              .p);
    assert_int_equal(room_entries(&r), entries + 1);
    room_close(&r);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_operation_can_be_taken_back),
        cmocka_unit_test(any_earlier_state_comes_back),
        cmocka_unit_test(a_publication_is_not_taken_back_without_a_reason),
        cmocka_unit_test(a_trial_changes_nothing),
        cmocka_unit_test(a_file_changed_from_outside_stays),
        cmocka_unit_test(the_event_itself_stays),
        cmocka_unit_test(what_takes_back_has_the_facts_of_what_it_took_back),
        cmocka_unit_test(the_event_as_it_was_can_be_looked_at),
        cmocka_unit_test(an_entry_tells_of_none_but_those_before_it),
        cmocka_unit_test(nothing_is_done_if_somebody_was_quicker),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
