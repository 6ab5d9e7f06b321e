/* SPDX-License-Identifier: Apache-2.0 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "engine/base/arena.h"
#include "engine/base/ranking.h"
#include "engine/base/tournament.h"
#include "engine/ranking/criterion.h"
#include "engine/ranking/standings.h"
#include "tests/rule_test.h"

/* A 2000, B 1900, C 1800, D 1700, E without a rating. Round 1: A beats B, C and D draw, E has the bye. Round 2: A and C draw, B beats E, D has the bye. Round 3: C beats
   B, D does not come to A, E has the bye. A has met 1900 and 1800, B 2000 and 1800 (and E), C 1700, 2000 and 1900, D 1800, E 1900. */
enum { PLAYERS = 5 };

static const struct team players[PLAYERS] = { { 1, 2000 }, { 2, 1900 }, { 3, 1800 }, { 4, 1700 }, { 5, 0 } };
static const struct match first[] = {
    { .team = { 0, 1 }, .mp = { 2, 0 }, .gp = { 2, 0 }, .played = true },
    { .team = { 2, 3 }, .mp = { 1, 1 }, .gp = { 1, 1 }, .played = true },
};
static const struct match second[] = {
    { .team = { 2, 0 }, .mp = { 1, 1 }, .gp = { 1, 1 }, .played = true },
    { .team = { 1, 4 }, .mp = { 2, 0 }, .gp = { 2, 0 }, .played = true },
};
static const struct match third[] = {
    { .team = { 1, 2 }, .mp = { 0, 2 }, .gp = { 0, 2 }, .played = true },
    { .team = { 0, 3 }, .mp = { 2, 0 }, .gp = { 2, 0 } },
};
static const struct round rounds[] = { { first, 2, 4 }, { second, 2, 3 }, { third, 2, 4 } };

static struct tournament tournament(void)
{
    return (struct tournament){ .lot = WHITE,
                                .boards = 1,
                                .players = true,
                                .by_gp = true,
                                .bye = BYE_WINS,
                                .host = NOBODY,
                                .team = players,
                                .nteam = PLAYERS,
                                .round = rounds,
                                .nround = 3 };
}

static void is_worth(enum criterion c, const int want[PLAYERS])
{
    struct arena a = { 0 };
    struct tournament t = tournament();
    int got[PLAYERS];

    criterion_row(c)->values(&t, 3, got, &a);
    for (int i = 0; i < PLAYERS; i++)
        assert_int_equal(got[i], want[i]);
    arena_free(&a);
}

/* C: 5600 / 3; E is unrated and no opponent of B's, and D who did not come none of A's. */
static void the_average_of_the_ratings(void **state)
{
    (void)state;
    is_worth(CRITERION_ARO, (const int[]){ 1850, 1900, 1867, 1800, 1900 });
    is_worth(CRITERION_ARO_C1, (const int[]){ 1900, 2000, 1950, VALUE_NONE, VALUE_NONE });
    is_worth(CRITERION_ARO_C2, (const int[]){ VALUE_NONE, VALUE_NONE, 2000, VALUE_NONE, VALUE_NONE });
    is_worth(CRITERION_ARO_M1, (const int[]){ VALUE_NONE, VALUE_NONE, 1900, VALUE_NONE, VALUE_NONE });
    is_worth(CRITERION_ARO_M2, (const int[]){ VALUE_NONE, VALUE_NONE, VALUE_NONE, VALUE_NONE, VALUE_NONE });
}

/* B.02: 75 per cent are 193, 67 are 125, none -800. */
static void the_average_and_the_difference_of_the_score(void **state)
{
    (void)state;
    is_worth(CRITERION_TPR, (const int[]){ 1850 + 193, 1900 - 800, 1867 + 125, 1800, 1900 - 800 });
}

/* A with 2046: 146 above 1900 are 70 per cent, 246 above 1800 81; with 2045 they are 69 and 80. C with 2003: 303 are 86, 3 are 50, 103 are 64; with 2002 the first is 85.
   D: 3 below are 50. */
static void the_lowest_rating_that_the_score_is_expected_of(void **state)
{
    (void)state;
    is_worth(CRITERION_PTP, (const int[]){ 2046, 1800 - 800, 2003, 1797, 1900 - 800 });
}

/* B: 2043, 1100 and 1992 are 5135; its opponent without a rating has a performance. */
static void the_averages_of_the_opponents(void **state)
{
    (void)state;
    is_worth(CRITERION_APRO, (const int[]){ 1546, 1712, 1648, 1992, 1100 });
    is_worth(CRITERION_APPO, (const int[]){ 1502, 1716, 1614, 2003, 1000 });
}

/* B and E have the same of both, behind them C, A and D. */
static void standings_are_ranked_by_them(void **state)
{
    struct arena a = { 0 };
    struct tournament t = tournament();

    (void)state;
    t.ranking = (struct ranking){ 2, { CRITERION_ARO, CRITERION_TPR } };
    const struct standing *s = standings_make(&t, 3, &a);
    assert_int_equal(s[0].value[0], 1900);
    assert_int_equal(s[1].value[0], 1900);
    assert_int_equal(s[0].rank, 1);
    assert_int_equal(s[1].rank, 1); /* B and E: 1900 and 1100 both */
    assert_int_equal(s[2].team, 2);
    assert_int_equal(s[4].team, 3);
    arena_free(&a);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        RULE_TEST(C07_ARO, the_average_of_the_ratings),
        RULE_TEST(C07_TPR, the_average_and_the_difference_of_the_score),
        RULE_TEST(C07_PTP, the_lowest_rating_that_the_score_is_expected_of),
        RULE_TEST(C07_APRO, the_averages_of_the_opponents),
        cmocka_unit_test(standings_are_ranked_by_them),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
