#include "sample.h"

#include "engine/base/arena.h"

static void half_points_are_whole_numbers_inside(void **state)
{
    static const struct {
        int half;
        const char *want;
    } row[] = { { 0, "0" }, { 1, "0.5" }, { 2, "1" }, { 827, "413.5" }, { -1, "-0.5" }, { -4, "-2" } };
    struct arena a = { 0 };

    (void)state;
    for (size_t i = 0; i < sizeof row / sizeof *row; i++)
        expect_str(table_half(&a, row[i].half), row[i].want);
    arena_free(&a);
}

static void averages_are_exact_to_two_decimals(void **state)
{
    struct arena a = { 0 };

    (void)state;
    expect_str(table_hundredths(&a, 276775), "2767.75");
    expect_str(table_hundredths(&a, 100000), "1000.00");
    expect_str(table_hundredths(&a, 5), "0.05");
    arena_free(&a);
}

static void halves_are_set_as_one_sign(void **state)
{
    static const struct {
        enum cell_kind kind;
        const char *cell, *want;
    } row[] = {
        { CELL_HALF, "413.5", "413½" },      { CELL_HALF, "0.5", "½" },       { CELL_HALF, "10.5", "10½" },
        { CELL_HALF, "33", "33" },           { CELL_HALF, "0", "0" },         { CELL_HALF, "0.5 : 3.5", "½ : 3½" },
        { CELL_HALF, "4F : 0F", "4F : 0F" }, { CELL_TEXT, "1.5", "1.5" },     { CELL_NUMBER, "2767.50", "2767.50" },
        { CELL_RESULT, "1/2", "½ : ½" },     { CELL_RESULT, "1-0", "1 : 0" }, { CELL_RESULT, "+-", "+ : –" },
        { CELL_RESULT, "--", "– : –" },      { CELL_RESULT, "", "" },
    };
    struct arena a = { 0 };

    (void)state;
    for (size_t i = 0; i < sizeof row / sizeof *row; i++) {
        struct column c = { .kind = row[i].kind };
        expect_str(table_typeset(&c, str_of(row[i].cell), &a), row[i].want);
    }
    arena_free(&a);
}

static void dates_are_written_out(void **state)
{
    struct arena a = { 0 };

    (void)state;
    expect_str(table_date(&a, STR("2016-09-02 15:00")), "2 September 2016, 15:00");
    expect_str(table_date(&a, STR("2016-12-31")), "31 December 2016");
    expect_str(table_date(&a, STR("2016-09-02T15:00:10Z")), "2 September 2016, 15:00");
    expect_str(table_date(&a, STR("after lunch")), "after lunch");
    expect_str(table_date(&a, STR("2016-13-02")), "2016-13-02");
    expect_str(table_date(&a, STR("")), "");
    arena_free(&a);
}

static void the_days_of_an_event_are_one_phrase(void **state)
{
    struct arena a = { 0 };

    (void)state;
    expect_str(table_dates(&a, STR("2016-09-01"), STR("2016-09-14")), "1–14 September 2016");
    expect_str(table_dates(&a, STR("2022-07-28"), STR("2022-08-10")), "28 July – 10 August 2022");
    expect_str(table_dates(&a, STR("2024-12-30"), STR("2025-01-05")), "30 December 2024 – 5 January 2025");
    expect_str(table_dates(&a, STR("2024-12-30"), STR("2024-12-30")), "30 December 2024");
    expect_str(table_dates(&a, STR("2024-12-30"), STR("")), "30 December 2024");
    expect_str(table_dates(&a, STR(""), STR("")), "");
    arena_free(&a);
}

static void formats_and_papers_are_found_by_name(void **state)
{
    enum paper p = PAPER_A4;

    (void)state;
    assert_true(paper_find(STR("letter"), &p));
    assert_int_equal(p, PAPER_LETTER);
    assert_true(paper_find(STR("a4"), &p));
    assert_int_equal(p, PAPER_A4);
    assert_false(paper_find(STR("a5"), &p));
    assert_false(paper_find(STR(""), &p));
    assert_string_equal(format_find(STR("pdf"))->name, "pdf");
    assert_null(format_find(STR("PDF ")));
    assert_string_equal(format_of_file(STR("out/round.7/pairings.PDF"))->name, "pdf");
    assert_string_equal(format_of_file(STR("a.txt"))->name, "text");
    assert_null(format_of_file(STR("out.pdf/pairings")));
    assert_null(format_of_file(STR("pdf")));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(half_points_are_whole_numbers_inside), cmocka_unit_test(averages_are_exact_to_two_decimals),
        cmocka_unit_test(halves_are_set_as_one_sign),           cmocka_unit_test(dates_are_written_out),
        cmocka_unit_test(the_days_of_an_event_are_one_phrase),  cmocka_unit_test(formats_and_papers_are_found_by_name),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
