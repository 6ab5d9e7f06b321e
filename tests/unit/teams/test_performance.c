/* SPDX-License-Identifier: Apache-2.0 */
#include "engine/ranking/performance.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "tests/rule_test.h"

static struct performance played(int games, int half, int sum)
{
    return (struct performance){ .games = games, .half = half, .sum = sum };
}

/* Rows of the table as printed (PERFORMANCE). */
static void performance_differences_of_the_table(void **state)
{
    static const struct {
        int percent, difference;
    } rows[] = {
        { 100, 800 }, { 99, 677 },  { 98, 589 },  { 97, 538 },  { 96, 501 }, { 95, 470 }, { 94, 444 },
        { 93, 422 },  { 92, 401 },  { 91, 383 },  { 90, 366 },  { 85, 296 }, { 83, 273 }, { 80, 240 },
        { 75, 193 },  { 67, 125 },  { 60, 72 },   { 55, 36 },   { 51, 7 },   { 50, 0 },   { 49, -7 },
        { 45, -36 },  { 33, -125 }, { 25, -193 }, { 10, -366 }, { 1, -677 }, { 0, -800 },
    };

    (void)state;
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        assert_int_equal(performance_difference(rows[i].percent), rows[i].difference);
}

/* The other table, from differences to per cent (EXPECTATION), gives every row back. The two are
   printed independently of each other. */
static void every_row_agrees_with_the_expected_score(void **state)
{
    (void)state;
    for (int p = 0; p <= 100; p++) {
        assert_int_equal(performance_difference(p), -performance_difference(100 - p));
        assert_int_equal(expectation(performance_difference(p)), p);
        if (p > 0)
            assert_true(performance_difference(p) > performance_difference(p - 1));
    }
}

/* Baku 2016: 8.5 of 9 is 94.4 %, 8 of 10, 6.5 of 8 is 81.25 %. */
static void performance_is_average_and_difference(void **state)
{
    struct performance volokitin = played(9, 17, 9 * 2548), jobava = played(10, 16, 26860),
                       kramnik = played(8, 13, 8 * 2652);

    (void)state;
    assert_int_equal(performance_percent(&volokitin), 94);
    assert_int_equal(performance_rating(&volokitin), 2992);
    assert_int_equal(performance_rating(&jobava), 2926);
    assert_int_equal(performance_percent(&kramnik), 81);
    assert_int_equal(performance_rating(&kramnik), 2903);
}

/* 4.5 of 8 is 56.25 %, 1 of 8 is 12.5 %; 4001 / 2 = 2000.5. */
static void halves_are_rounded_up(void **state)
{
    struct performance p = played(8, 9, 8 * 2000), low = played(8, 2, 8 * 2000), two = played(2, 2, 4001),
                       three = played(3, 3, 6001);

    (void)state;
    assert_int_equal(performance_percent(&p), 56);
    assert_int_equal(performance_percent(&low), 13);
    assert_int_equal(performance_rating(&low), 2000 - 322);
    assert_int_equal(performance_average(&two), 2001);
    assert_int_equal(performance_average(&three), 2000);
}

static void games_add_up_and_none_is_nothing(void **state)
{
    struct performance p = { 0 };

    (void)state;
    assert_int_equal(performance_average(&p), 0);
    assert_int_equal(performance_percent(&p), 0);
    assert_int_equal(performance_rating(&p), 0);
    performance_add(&p, 2400, 2);
    performance_add(&p, 2300, 1);
    assert_int_equal(p.games, 2);
    assert_int_equal(p.half, 3);
    assert_int_equal(performance_average(&p), 2350);
    assert_int_equal(performance_rating(&p), 2350 + 193);
    assert_int_equal(p.lost, 0);
    performance_add(&p, 2200, 0);
    assert_int_equal(p.lost, 1);
}

static void limit_400(void **state)
{
    (void)state;
    assert_int_equal(performance_limited(2400, 2000), 2000);
    assert_int_equal(performance_limited(2400, 1999), 2000);
    assert_int_equal(performance_limited(2400, 2801), 2800);
    assert_int_equal(performance_limited(2400, 2800), 2800);
    assert_int_equal(performance_limited(2400, 2500), 2500);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        RULE_TEST(PERFORMANCE, performance_differences_of_the_table),
        cmocka_unit_test(every_row_agrees_with_the_expected_score),
        RULE_TEST(PERFORMANCE, performance_is_average_and_difference),
        cmocka_unit_test(halves_are_rounded_up),
        cmocka_unit_test(games_add_up_and_none_is_nothing),
        RULE_TEST(LIMIT_400, limit_400),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
