/* SPDX-License-Identifier: Apache-2.0 */
#include "import/trf/trf_line.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "engine/base/arena.h"
#include "engine/base/err.h"
#include "tests/said.h"

static struct arena arena;

static int drop(void **state)
{
    (void)state;
    arena_free(&arena);
    return 0;
}

static struct trf_line line_of(const char *text)
{
    struct trf_source s = { .rest = str_of(text), .file = STR("a.trf") };
    struct trf_line l;

    assert_true(trf_line_next(&s, &arena, &l));
    return l;
}

static void assert_text(struct str got, const char *want)
{
    assert_int_equal(got.n, strlen(want));
    assert_memory_equal(got.p ? got.p : "", want, got.n);
}

static void any_line_ends(void **state)
{
    struct trf_source s = { STR("\xEF\xBB\xBF"
                                "012 A\r\n022 B\r032 C\n\n042 D"),
                            STR("a.trf"), 0, CODE_PAGE_WESTERN };
    static const char *const want[] = { "012 A", "022 B", "032 C", "", "042 D" };
    struct trf_line l;

    (void)state;
    for (int i = 0; i < 5; i++) {
        assert_true(trf_line_next(&s, &arena, &l));
        assert_text(l.text, want[i]);
        assert_int_equal(l.number, i + 1);
    }
    assert_false(trf_line_next(&s, &arena, &l));
}

static void columns_are_counted_from_one(void **state)
{
    struct trf_line l = line_of("310  12 Atlantis");
    struct err e = { 0 };
    int n;

    (void)state;
    assert_text(l.code, "310");
    assert_true(trf_number(&l, trf_column(TRF_TEAM_NUMBER), 999, &n, &e));
    assert_int_equal(n, 12);
    assert_text(trf_text(&l, trf_column(TRF_TEAM_NAME)), "Atlantis");
    assert_text(trf_text(&l, trf_column(TRF_TEAM_MP)), "");
    assert_int_equal(trf_letter(&l, 9), 'A');
    assert_int_equal(trf_letter(&l, 17), ' ');
    assert_int_equal(trf_entries(&l, TRF_TEAM_PLAYERS), 0);
}

static void letters_of_many_bytes_are_one_column(void **state)
{
    /* Ś and ł take two bytes each: the rating stands in columns 49 to 52 all the same. */
    struct trf_line l = line_of("001    7 mGM  Świerczyński, Paweł               2501");
    struct err e = { 0 };
    int n;

    (void)state;
    assert_text(trf_name(&l, trf_column(TRF_PLAYER_NAME), &arena), "Świerczyński, Paweł");
    assert_true(trf_number(&l, trf_column(TRF_PLAYER_RATING), 9999, &n, &e));
    assert_int_equal(n, 2501);
}

static void columns_may_have_been_counted_in_bytes(void **state)
{
    /* The same line of a program that counted the bytes of the name: three columns less. */
    struct trf_line l = line_of("001    7 mGM  Świerczyński, Paweł            2501");
    struct err e = { 0 };
    int n;

    (void)state;
    assert_text(trf_name(&l, trf_column(TRF_PLAYER_NAME), &arena), "Świerczyński, Paweł");
    assert_true(trf_number(&l, trf_column(TRF_PLAYER_RATING), 9999, &n, &e));
    assert_int_equal(n, 2501);
}

static void latin_1_is_understood(void **state)
{
    struct trf_line l = line_of("001    7 mGM  M\xFCller, J\xF6rg                      2501");
    struct err e = { 0 };
    int n;

    (void)state;
    assert_text(trf_name(&l, trf_column(TRF_PLAYER_NAME), &arena), "Müller, Jörg");
    assert_true(trf_number(&l, trf_column(TRF_PLAYER_RATING), 9999, &n, &e));
    assert_int_equal(n, 2501);
}

/* A line, and the column of the first letter that nobody sees; 0: it has none. */
static const struct {
    const char *line;
    int column;
} hidden[] = {
    { "310   1 Bad\x1b[2J name", 12 },         { "310   1 Bad\tname", 0 }, { "310   1 Bad\x7f name", 12 },
    { "310   1 Bad\xC2\x9B name", 12 },        /* C1 */
    { "310   1 Bäd\xE2\x80\xAE name", 12 },    /* a mark of direction; columns are letters */
    { "310   1 Bad\xE2\x80\x8B name", 12 },    /* a blank without width */
    { "310   1 M\xFCller\x1b", 15 },           /* Latin 1 */
    { "310   1 O\x92Hara \x96 M\xFCller", 0 }, /* an apostrophe and a dash of Windows */
    { "310   1 Bad\x81 M\xFCller", 12 },       /* which has no such letter */
};

static void letters_that_nobody_sees(void **state)
{
    struct trf_line l = line_of("310   1 O\x92Hara");

    (void)state;
    for (size_t i = 0; i < sizeof hidden / sizeof *hidden; i++) {
        struct trf_line other = line_of(hidden[i].line);
        if (trf_hidden(&other, &arena) != hidden[i].column)
            fail_msg("%zu: %d", i, trf_hidden(&other, &arena));
    }
    assert_text(trf_name(&l, trf_column(TRF_TEAM_NAME), &arena), "O’Hara");
}

static void check_number(const char *text, enum err_kind kind, const char *said)
{
    struct trf_line l = line_of(text);
    struct err e = { 0 };
    int n;

    assert_false(trf_number(&l, trf_column(TRF_TEAM_NUMBER), 999, &n, &e));
    assert_int_equal(e.kind, kind);
    assert_string_equal(err_said(&e), said);
}

static void errors_name_line_and_column(void **state)
{
    (void)state;
    check_number("310  x2 Atlantis", ERR_INPUT,
                 "a.trf, line 1, column 5: the number of the team is 'x2', not a number");
    check_number("310  -2 Atlantis", ERR_INPUT,
                 "a.trf, line 1, column 5: the number of the team is '-2', not a number");
    check_number("310 1 2 Atlantis", ERR_INPUT,
                 "a.trf, line 1, column 5: the number of the team is '1 2', not a number");
    check_number("310   12Atlantis", ERR_INPUT,
                 "a.trf, line 1, column 8: this column must be blank: the number of the team is in columns 5 "
                 "to 7");
    check_number("310\x1b 12 Atlantis", ERR_INPUT,
                 "a.trf, line 1, column 4: this column must be blank: the number of the team is in columns 5 "
                 "to 7");
}

static void check_half(const char *text, int want)
{
    struct trf_line l = line_of(text);
    struct err e = { 0 };
    int half = -99;

    assert_true(trf_half(&l, trf_column(TRF_POINTS_GP), &half, &e));
    assert_int_equal(half, want);
}

static void points_are_halves(void **state)
{
    /* Columns 13 to 17. */
    static const char *const wrong[] = { "299 W   2.0   2.3", "299 W   2.0    x5", "299 W   2.0    --",
                                         "299 W   2.0     -", "299 W   2.0  -+2" };

    (void)state;
    check_half("299 +   2.0   2.5", 5);
    check_half("299 +   2.0 -11.5", -23);
    check_half("299 +   2.0   2,5", 5);
    check_half("299 +   2.0    .5", 1);
    check_half("299 +   2.0     3", 6);
    check_half("299 +   2.0", 0);
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
        struct trf_line l = line_of(wrong[i]);
        struct err e = { 0 };
        int half;
        assert_false(trf_half(&l, trf_column(TRF_POINTS_GP), &half, &e));
        assert_non_null(strstr(err_said(&e), "line 1, column 13: the game points are"));
    }
}

static void match_points_are_whole(void **state)
{
    struct trf_line l = line_of("299 W   1.5   2.0");
    struct err e = { 0 };
    int mp;

    (void)state;
    assert_false(trf_whole(&l, trf_column(TRF_POINTS_MP), &mp, &e));
    assert_string_equal(err_said(&e), "a.trf, line 1, column 7: the match points are not a whole number");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(any_line_ends),
        cmocka_unit_test(columns_are_counted_from_one),
        cmocka_unit_test(letters_of_many_bytes_are_one_column),
        cmocka_unit_test(columns_may_have_been_counted_in_bytes),
        cmocka_unit_test(latin_1_is_understood),
        cmocka_unit_test(letters_that_nobody_sees),
        cmocka_unit_test(errors_name_line_and_column),
        cmocka_unit_test(points_are_halves),
        cmocka_unit_test(match_points_are_whole),
    };

    return cmocka_run_group_tests_name("lines of a tournament report file", tests, NULL, drop);
}
