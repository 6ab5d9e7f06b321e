/* SPDX-License-Identifier: Apache-2.0 */
#include "office/entering.h"

#include "tests/unit/desk/room.h"
#include "tests/said.h"

/* Five teams; A - C and D - B are published, E has the bye. */
static void room_published(struct room *r)
{
    room_fill(r, 5);
    WORKS(r, desk_pair(r->desk, ACT, false, NULL, &r->f, &r->e));
    WORKS(r, desk_publish(r->desk, ACT, &r->f, &r->e));
    assert_string_equal(room_pairs(r), "A-C D-B bye E");
}

/* As it is now, with what has been entered so far. */
static bool sit_down(struct room *r, struct entering *x)
{
    look(r);
    r->e = (struct err){ 0 };
    x->event = r->ev;
    x->section = r->s;
    return entering_round(x, &r->e);
}

static struct keypad typed(const struct entering *x, int table, const char *keys)
{
    struct keypad k = { .boards = x->section->boards };
    struct err e = { 0 };
    const struct fixture *f = entering_match(x, table, &e);

    assert_non_null(f);
    entering_show(x, f, &k);
    for (; *keys; keys++)
        keypad_press(&k, *keys);
    return k;
}

static void store(struct room *r, const struct entering *x, int table, const char *keys)
{
    struct board_entry entry[BOARDS_MAX];
    struct keypad k = typed(x, table, keys);
    struct result_list list = entering_results(x, entering_match(x, table, &r->e), &k, entry);

    WORKS(r, desk_results(r->desk, ACT, &list, ENTRY_RESULT, &r->f, &r->e));
}

static void which_rounds_can_be_entered(void **state)
{
    struct entering x = { 0 };
    struct room r;

    (void)state;
    room_fill(&r, 5);
    assert_false(sit_down(&r, &x));
    assert_string_equal(err_said(&r.e), "round 1 is not published");
    WORKS(&r, desk_pair(r.desk, ACT, false, NULL, &r.f, &r.e));
    assert_false(sit_down(&r, &x));
    assert_int_equal(r.e.kind, ERR_STATE);
    WORKS(&r, desk_publish(r.desk, ACT, &r.f, &r.e));
    assert_true(sit_down(&r, &x));
    assert_int_equal(x.number, 1);
    x.number = 2;
    assert_false(sit_down(&r, &x));
    assert_string_equal(err_said(&r.e), "round 2 is not published");
    x.number = 1;
    r.s->round[0].nlineup = 1; /* in memory only */
    r.e = (struct err){ 0 };
    assert_false(entering_round(&x, &r.e));
    assert_string_equal(err_said(&r.e),
                        "the line-ups of round 1 are not opened: 'lineups --open -r 1' opens them, before its results");
    room_close(&r);
}

static void not_found(struct room *r, const struct entering *x, const char *line, const char *want)
{
    int table = -1;

    r->e = (struct err){ 0 };
    assert_false(entering_find(x, str_of(line), &table, &r->e));
    assert_int_equal(r->e.kind, ERR_INPUT);
    if (want)
        assert_string_equal(err_said(&r->e), want);
    assert_int_equal(table, -1);
}

static int found(struct room *r, const struct entering *x, const char *line)
{
    int table = 0;

    WORKS(r, entering_find(x, str_of(line), &table, &r->e));
    return table;
}

static void a_table_is_found_by_number_or_team(void **state)
{
    struct entering x = { 0 };
    struct room r;

    (void)state;
    room_published(&r);
    assert_true(sit_down(&r, &x));
    assert_int_equal(found(&r, &x, "2"), 2);
    assert_int_equal(found(&r, &x, "/B"), 2);
    assert_int_equal(found(&r, &x, "/ C "), 1);
    not_found(&r, &x, "3", "there is no table 3 in round 1; its tables are 1 to 2");
    not_found(&r, &x, "0", "there is no table 0 in round 1; its tables are 1 to 2");
    not_found(&r, &x, "B", "there is no table B in round 1; its tables are 1 to 2");
    not_found(&r, &x, "/E", "E has no match in round 1");
    not_found(&r, &x, "/Q", NULL);
    assert_null(entering_match(&x, 3, &r.e));
    room_close(&r);
}

static int next(const struct entering *x, bool want_marked)
{
    bool marked;
    int table = entering_next(x, &marked);

    assert_int_equal(marked, want_marked);
    return table;
}

/* Behind table 2 comes table 1 again. When all is entered, D's absence at table 2 is looked at once more. */
static void the_next_match(void **state)
{
    struct entering x = { 0 };
    struct room r;

    (void)state;
    room_published(&r);
    assert_true(sit_down(&r, &x));
    assert_int_equal(entering_missing(&x), 2);
    assert_int_equal(next(&x, false), 1);
    x.at = 1;
    assert_int_equal(next(&x, false), 2);
    x.at = 2;
    assert_int_equal(next(&x, false), 1);
    store(&r, &x, 1, "1==0");
    assert_true(sit_down(&r, &x));
    assert_int_equal(entering_missing(&x), 1);
    assert_int_equal(next(&x, false), 2);
    r.s->round[0].fixture[1].absent[0] = true; /* in memory only */
    assert_int_equal(entering_missing(&x), 0);
    assert_int_equal(next(&x, true), 2);
    x.marked = 2;
    assert_int_equal(next(&x, true), 0);
    room_close(&r);
}

/* Table 1, A - C: as typed on the way, 1½ - ½ and played; in the end 2 - 2, a point each. */
static void what_the_match_becomes(void **state)
{
    struct entering x = { 0 };
    struct room r;

    (void)state;
    room_published(&r);
    assert_true(sit_down(&r, &x));
    const struct fixture *f = entering_match(&x, 1, &r.e);
    struct keypad k = typed(&x, 1, "1=");
    struct match m = entering_outcome(&x, f, &k);
    assert_true(m.played);
    assert_int_equal(m.gp[0], 3);
    assert_int_equal(m.gp[1], 1);
    k = typed(&x, 1, "1==0");
    m = entering_outcome(&x, f, &k);
    assert_int_equal(m.gp[0], 4);
    assert_int_equal(m.mp[0], 1);
    assert_int_equal(m.mp[1], 1);
    k = typed(&x, 1, "++++");
    assert_false(entering_outcome(&x, f, &k).played);
    room_close(&r);
}

static void results_for_the_desk(void **state)
{
    struct board_entry entry[BOARDS_MAX];
    struct entering x = { 0 };
    struct room r;

    (void)state;
    room_published(&r);
    assert_true(sit_down(&r, &x));
    struct keypad k = typed(&x, 2, "1 0*"); /* nothing is recorded on board 2: there is nothing to keep */
    struct result_list list = entering_results(&x, entering_match(&x, 2, &r.e), &k, entry);
    assert_int_equal(list.nboard, 3);
    assert_int_equal(entry[0].round, 1);
    assert_int_equal(entry[0].table, 2);
    assert_string_equal(entry[0].team[0].p, "D");
    assert_string_equal(entry[0].team[1].p, "B");
    assert_int_equal(entry[1].board, 3);
    assert_int_equal(entry[1].result, RESULT_LOSS);
    assert_true(entry[2].looked);
    store(&r, &x, 2, "1 0*");
    assert_true(sit_down(&r, &x));
    k = typed(&x, 2, "    ");
    assert_int_equal(k.result[0], RESULT_WIN);
    assert_int_equal(k.result[1], RESULT_NONE);
    assert_int_equal(k.result[2], RESULT_LOSS);
    assert_int_equal(k.result[3], RESULT_OPEN);
    list = entering_results(&x, entering_match(&x, 2, &r.e), &k, entry);
    assert_int_equal(entry[0].shown, RESULT_WIN);
    room_close(&r);
}

/* Who reads the sheet the second time sees nothing of the first. */
static void the_second_entry(void **state)
{
    struct entering x = { 0 }, second = { .second = true };
    struct room r;

    (void)state;
    room_published(&r);
    assert_true(sit_down(&r, &x));
    store(&r, &x, 1, "1==0");
    assert_true(sit_down(&r, &second));
    assert_int_equal(entering_missing(&second), 2);
    struct keypad k = typed(&second, 1, "");
    for (int b = 0; b < k.boards; b++)
        assert_int_equal(k.recorded[b], RESULT_NONE);
    room_close(&r);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(which_rounds_can_be_entered),
        cmocka_unit_test(a_table_is_found_by_number_or_team),
        cmocka_unit_test(the_next_match),
        cmocka_unit_test(what_the_match_becomes),
        cmocka_unit_test(results_for_the_desk),
        cmocka_unit_test(the_second_entry),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
