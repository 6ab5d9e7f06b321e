/* SPDX-License-Identifier: Apache-2.0 */
#include "sample.h"

#include "engine/base/arena.h"
#include "reports/format/cell.h"

/* What data see, and what is printed. */
static void a_number_is_set_as_its_kind_has_it(void **state)
{
    const struct {
        struct cell cell;
        const char *plain, *typeset;
    } row[] = {
        { cell_number(0), "0", "0" },
        { cell_number(-12), "-12", "−12" },
        { cell_half(0), "0", "0" },
        { cell_half(1), "0.5", "½" },
        { cell_half(2), "1", "1" },
        { cell_half(21), "10.5", "10½" },
        { cell_half(827), "413.5", "413½" },
        { cell_half(-1), "-0.5", "−½" },
        { cell_half(-3), "-1.5", "−1½" },
        { cell_half(-4), "-2", "−2" },
        { cell_hundredths(276775), "2767.75", "2767.75" },
        { cell_hundredths(100000), "1000.00", "1000.00" },
        { cell_hundredths(5), "0.05", "0.05" },
        { cell_hundredths(-5), "-0.05", "−0.05" },
        { cell_millionths(-500001), "-0.500001", "−0.500001" },
        { cell_flag(true), "1", "1" },
        { cell_flag(false), "0", "0" },
        { cell_text(STR("1.5")), "1.5", "1.5" },
        { (struct cell){ 0 }, "", "" },
    };
    struct arena a = { 0 };

    (void)state;
    for (size_t i = 0; i < sizeof row / sizeof *row; i++) {
        expect_str(cell_plain(row[i].cell, &a), row[i].plain);
        expect_str(cell_typeset(row[i].cell, &a), row[i].typeset);
    }
    arena_free(&a);
}

static void results_are_set_with_their_signs(void **state)
{
    static const struct {
        enum result result;
        const char *plain, *typeset;
    } row[] = {
        { RESULT_DRAW, "1/2", "½–½" },    { RESULT_WIN, "1-0", "1–0" }, { RESULT_FORFEIT, "+-", "+ : –" },
        { RESULT_NOBODY, "--", "– : –" }, { RESULT_OPEN, "*", "*" },    { RESULT_NONE, "", "" },
    };
    struct arena a = { 0 };

    (void)state;
    for (size_t i = 0; i < sizeof row / sizeof *row; i++) {
        expect_str(cell_plain(cell_result(row[i].result), &a), row[i].plain);
        expect_str(cell_typeset(cell_result(row[i].result), &a), row[i].typeset);
    }
    arena_free(&a);
}

static void what_says_nothing_is_no_value(void **state)
{
    (void)state;
    assert_true(cell_is_empty(cell_text(STR(""))));
    assert_true(cell_is_empty(cell_result(RESULT_NONE)));
    assert_true(cell_is_empty(cell_known(0)));
    assert_false(cell_is_empty(cell_number(0)));
    assert_false(cell_is_empty(cell_half(0)));
    assert_false(cell_is_empty(cell_flag(false)));
}

static void only_half_points_end_in_a_half(void **state)
{
    (void)state;
    assert_true(cell_has_half(cell_half(5)));
    assert_true(cell_has_half(cell_half(-1)));
    assert_false(cell_has_half(cell_half(4)));
    assert_false(cell_has_half(cell_number(5)));
    assert_false(cell_has_half(cell_hundredths(50)));
}

static void a_phrase_sets_its_parts_each_as_it_is(void **state)
{
    struct arena a = { 0 };
    struct cell part[] = { cell_half(5), cell_text(STR(" of ")), cell_half(8), cell_text(STR("\033")) };
    struct cell phrase = cell_phrase(part, 4, &a);

    (void)state;
    part[0] = cell_number(99);
    expect_str(cell_plain(phrase, &a), "2.5 of 4\033");
    expect_str(cell_typeset(phrase, &a), "2½ of 4\033");
    expect_str(cell_plain(cell_shown(phrase, &a), &a), "2.5 of 4\\u001B");
    expect_str(cell_plain(phrase, &a), "2.5 of 4\033");
    part[0] = cell_text(STR("ישראל"));
    phrase = cell_phrase(part, 3, &a);
    expect_str(cell_typeset(phrase, &a), "\u2068ישראל\u2069 of 4");
    expect_str(cell_plain(phrase, &a), "\u2068ישראל\u2069 of 4");
    arena_free(&a);
}

static void expect_ref(struct cell c, const struct ref *want)
{
    assert_int_equal(c.to.kind, want->kind);
    assert_ptr_equal(c.to.section, want->section);
    assert_int_equal(c.to.round, want->round);
    assert_int_equal(c.to.table, want->table);
    assert_int_equal(c.to.squad, want->squad);
    assert_int_equal(c.to.place, want->place);
}

static void a_cell_knows_what_it_stands_for(void **state)
{
    struct arena a = { 0 };
    const struct section *s = sample_event(&a)->section;
    const struct fixture *f = &s->round[0].fixture[1];
    struct cell match = cell_match(s, f, &a), name = cell_instead(cell_text(STR("they")), cell_team(s, 3));

    (void)state;
    expect_ref(cell_team(s, 1), &(struct ref){ .kind = REF_TEAM, .section = s, .squad = 1 });
    expect_ref(cell_player(s, 2, 1), &(struct ref){ .kind = REF_PLAYER, .section = s, .squad = 2, .place = 1 });
    expect_ref(cell_table(s, 2, 17), &(struct ref){ .kind = REF_MATCH, .section = s, .round = 2, .table = 17 });
    expect_ref(cell_round(s, 5), &(struct ref){ .kind = REF_ROUND, .section = s, .round = 5 });
    expect_ref(name, &(struct ref){ .kind = REF_TEAM, .section = s, .squad = 3 });
    expect_ref(cell_number(7), &(struct ref){ .kind = REF_NONE });
    expect_str(cell_plain(cell_player(s, 2, 1), &a), "Їжак, Ґалаґан");
    expect_str(cell_plain(name, &a), "they");
    expect_str(cell_plain(match, &a), "=SUM(A1:A9) - Việt Nam");
    expect_ref(match.phrase.part[0], &(struct ref){ .kind = REF_TEAM, .section = s, .squad = 4 });
    expect_ref(match.phrase.part[2], &(struct ref){ .kind = REF_TEAM, .section = s, .squad = 1 });
    arena_free(&a);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_number_is_set_as_its_kind_has_it),    cmocka_unit_test(results_are_set_with_their_signs),
        cmocka_unit_test(what_says_nothing_is_no_value),         cmocka_unit_test(only_half_points_end_in_a_half),
        cmocka_unit_test(a_phrase_sets_its_parts_each_as_it_is), cmocka_unit_test(a_cell_knows_what_it_stands_for),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
