/* SPDX-License-Identifier: Apache-2.0 */
#include "teams/rating/gain.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "engine/ranking/performance.h"
#include "tests/rule_test.h"

static struct rating_terms at(const char *day, enum rating_kind kind)
{
    return rating_terms_of(str_of(day), kind);
}

/* FIDE's own calculation of an event of November 2025, on its public list of games: 2813 met 2400. The one has 0.93 to expect, for the
   other the gap counts as 400. */
static void from_2650_on_the_whole_difference_counts(void **state)
{
    struct rating_terms now = at("2025-10-31", RATED_STANDARD), before = at("2025-09-30 15:00", RATED_STANDARD),
                        rapid = at("2025-10-31", RATED_RAPID), unknown = at("", RATED_STANDARD);

    (void)state;
    assert_int_equal(rating_difference(&now, 2813, 2400), 413);
    assert_int_equal(expectation(rating_difference(&now, 2813, 2400)), 93);
    assert_int_equal(rating_difference(&now, 2400, 2813), -400);
    assert_int_equal(expectation(rating_difference(&now, 2400, 2813)), 8);
    assert_int_equal(rating_difference(&now, 2649, 2000), 400);
    assert_int_equal(rating_difference(&now, 2650, 2000), 650);
    assert_int_equal(rating_difference(&before, 2813, 2400), 400);
    assert_int_equal(rating_difference(&rapid, 2813, 2400), 400);
    assert_int_equal(rating_difference(&unknown, 2813, 2400), 413);
    assert_int_equal(at("2025-10-01", RATED_STANDARD).whole_from, 2650);
}

static void limit_400(void **state)
{
    struct rating_terms t = at("2026-09-15", RATED_STANDARD);

    (void)state;
    assert_int_equal(rating_difference(&t, 2000, 2420), -400);
    assert_int_equal(rating_difference(&t, 2000, 1550), 400);
    assert_int_equal(rating_difference(&t, 2000, 1601), 399);
}

/* "600 points or more", "at least one above 2600", from 1 December 2024, rapid and blitz alone. */
static void wide_gaps_of_rapid_and_blitz_are_not_rated(void **state)
{
    struct rating_terms rapid = at("2024-12-01", RATED_RAPID), blitz = at("2026-01-01", RATED_BLITZ),
                        before = at("2024-11-30", RATED_RAPID), standard = at("2026-01-01", RATED_STANDARD);

    (void)state;
    assert_false(rating_is_rated(&rapid, 2601, 2001));
    assert_false(rating_is_rated(&blitz, 2001, 2601));
    assert_true(rating_is_rated(&rapid, 2601, 2002));
    assert_true(rating_is_rated(&rapid, 2600, 2000));
    assert_true(rating_is_rated(&before, 2601, 2001));
    assert_true(rating_is_rated(&standard, 2601, 2001));
    assert_false(rating_is_rated(&standard, 2601, 0));
    assert_false(rating_is_rated(&standard, 0, 2601));
}

static int k(int rating, int listed, int born, int games, enum k_reason expected)
{
    struct rating_terms t = at("2026-09-15", RATED_STANDARD);
    const struct rating_past p = { rating, listed, born, games };
    enum k_reason why;
    int out = rating_k(&t, &p, &why);

    assert_int_equal(why, expected);
    return out;
}

/* The sentences of 8.3.3 one by one, at their limits. */
static void development_by_age_rating_and_games(void **state)
{
    (void)state;
    assert_int_equal(k(2399, 0, 1990, 30, K_USUAL), 20);
    assert_int_equal(k(2400, 0, 1990, 30, K_MASTER), 10);
    assert_int_equal(k(2000, 0, 1990, 29, K_NEW), 40);
    assert_int_equal(k(2000, 0, 1990, 0, K_USUAL), 20);    /* games: not known */
    assert_int_equal(k(2299, 0, 2008, 100, K_JUNIOR), 40); /* 18 in this year */
    assert_int_equal(k(2299, 0, 2007, 100, K_USUAL), 20);
    assert_int_equal(k(2300, 0, 2010, 100, K_USUAL), 20);
    assert_int_equal(k(2350, 0, 2010, 10, K_NEW), 40);
    assert_int_equal(k(2450, 0, 2010, 10, K_MASTER), 10);
    assert_int_equal(k(2390, 10, 1980, 500, K_LISTED), 10); /* was once 2400 */
    assert_int_equal(k(2000, 0, 0, 100, K_USUAL), 20);
}

/* 39 games at 20 are 780: 17 times 39 is 663, 18 would be 702. */
static void development_of_many_games(void **state)
{
    (void)state;
    assert_int_equal(rating_k_of_games(20, 39), 17);
    assert_int_equal(rating_k_of_games(20, 35), 20);
    assert_int_equal(rating_k_of_games(40, 18), 38);
    assert_int_equal(rating_k_of_games(40, 17), 40);
    assert_int_equal(rating_k_of_games(10, 0), 10);
}

/* -2.50 was published as -3. */
static void changes_are_rounded_away_from_zero(void **state)
{
    (void)state;
    assert_int_equal(rating_whole(-250), -3);
    assert_int_equal(rating_whole(250), 3);
    assert_int_equal(rating_whole(249), 2);
    assert_int_equal(rating_whole(-249), -2);
    assert_int_equal(rating_whole(0), 0);
    assert_int_equal(rating_whole(-49), 0);
}

/* A first rating that FIDE published: 3 points of 5 against 9507 together is (9507 + 3600) / 7 = 1872.43, and 4 of 7 is 57 %: 50 more, 1922. */
static void first_ratings(void **state)
{
    (void)state;
    assert_int_equal(rating_initial(5, 6, 9507), 1922);
    assert_int_equal(rating_initial(0, 0, 0), 0);
    assert_int_equal(rating_initial(5, 0, 9507), 0);
    /* Half a point of 5 against 1300 on average: 10100 / 7 = 1442.86, 1.5 of 7 is 21 %: 230 less. */
    assert_int_equal(rating_initial(5, 1, 6500), 1213);
    /* 5 of 5 against 2500: 16100 / 7 = 2300, 6 of 7 is 86 %: 2609, but 2200 is the most. */
    assert_int_equal(rating_initial(5, 10, 12500), 2200);
    /* 1 of 2 against 3601: 7201 / 4 = 1800.25; against 3602: 1800.5 is rounded up. */
    assert_int_equal(rating_initial(2, 2, 3601), 1800);
    assert_int_equal(rating_initial(2, 2, 3602), 1801);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        RULE_TEST(LIMIT_2650, from_2650_on_the_whole_difference_counts),
        RULE_TEST(LIMIT_400, limit_400),
        RULE_TEST(GAP_600, wide_gaps_of_rapid_and_blitz_are_not_rated),
        RULE_TEST(DEVELOPMENT, development_by_age_rating_and_games),
        RULE_TEST(DEVELOPMENT, development_of_many_games),
        RULE_TEST(RATING_ROUNDED, changes_are_rounded_away_from_zero),
        RULE_TEST(FIRST_RATING, first_ratings),
    };

    return cmocka_run_group_tests_name("gain", tests, NULL, NULL);
}
