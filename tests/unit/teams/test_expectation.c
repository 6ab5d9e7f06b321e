/* SPDX-License-Identifier: Apache-2.0 */
#include "teams/lab/game.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "engine/ranking/performance.h"
#include "tests/rule_test.h"

enum { GAMES = 20000 };

static void expectation_is_the_table(void **state)
{
    /* EXPECTATION: both ends of some rows. */
    static const int row[][2] = {
        { 0, 50 },   { 3, 50 },   { 4, 51 },   { 10, 51 },  { 11, 52 },   { 98, 63 },    { 99, 64 },
        { 197, 75 }, { 198, 76 }, { 302, 85 }, { 303, 86 }, { 391, 91 },  { 392, 92 },   { 411, 92 },
        { 412, 93 }, { 619, 98 }, { 620, 99 }, { 735, 99 }, { 736, 100 }, { 1500, 100 },
    };

    (void)state;
    for (size_t i = 0; i < sizeof row / sizeof *row; i++) {
        assert_int_equal(expectation(row[i][0]), row[i][1]);
        assert_int_equal(expectation(-row[i][0]), 100 - row[i][1]);
    }
}

/* How often each number of half points came, of GAMES games. */
static void play(int difference, int draws, int count[3])
{
    struct random r = { 7 };

    count[0] = count[1] = count[2] = 0;
    for (int i = 0; i < GAMES; i++)
        count[game_made_up(&r, difference, draws)]++;
}

/* Half points of 100 games, within one game. */
static void check_score(const int count[3], int half)
{
    int scored = (count[1] + 2 * count[2]) / (GAMES / 100);

    assert_in_range(scored, half > 2 ? half - 2 : 0, half + 2);
}

static void games_score_as_expected(void **state)
{
    int count[3];

    (void)state;
    play(0, 3000, count);
    check_score(count, 100);
    assert_in_range(count[1], GAMES * 29 / 100, GAMES * 31 / 100);
    play(100, 3000, count); /* 64 per cent */
    check_score(count, 128);
    assert_in_range(count[1], GAMES * 29 / 100, GAMES * 31 / 100);
    play(-100, 0, count);
    check_score(count, 72);
    assert_int_equal(count[1], 0);
}

static void draws_give_way_to_the_expectation(void **state)
{
    int count[3];

    (void)state;
    play(400, 9000, count); /* 92 per cent: no more than 16 per cent can be drawn */
    check_score(count, 184);
    assert_in_range(count[1], GAMES * 15 / 100, GAMES * 17 / 100);
    assert_int_equal(count[0], 0);
    play(0, 10000, count);
    assert_int_equal(count[1], GAMES);
    play(800, 5000, count);
    assert_int_equal(count[2], GAMES);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        RULE_TEST(EXPECTATION, expectation_is_the_table),
        cmocka_unit_test(games_score_as_expected),
        cmocka_unit_test(draws_give_way_to_the_expectation),
    };

    return cmocka_run_group_tests_name("expectation", tests, NULL, NULL);
}
