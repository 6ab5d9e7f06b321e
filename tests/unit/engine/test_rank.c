/* SPDX-License-Identifier: Apache-2.0 */
#include "engine/olympiad/rank.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdint.h>

#include <cmocka.h>

#include "engine/base/arena.h"
#include "tests/rule_test.h"

static void check_order(const int *order, const int *want, int n)
{
    for (int i = 0; i < n; i++)
        assert_int_equal(order[i], want[i]);
}

static void number_larger_sum_first(void **state)
{
    /* NUMBER: 2500.25 and 2500.00 are averages that look alike when rounded. */
    struct seeding s[] = { { 10000, 2600, STR("a") }, { 10001, 2000, STR("b") } };
    int order[2];

    (void)state;
    rank_initial(s, 2, order);
    check_order(order, (int[]){ 1, 0 }, 2);
}

static void number_ties_fifth_player_then_alphabet(void **state)
{
    /* NUMBER_TIES */
    struct seeding s[] = {
        { 9000, 2000, STR("wales") }, { 9000, 2000, STR("malta") }, { 9000, 2100, STR("zambia") },
        { 9000, 2000, STR("mal") },   { 9000, 2000, STR("malta") },
    };
    int order[5];

    (void)state;
    rank_initial(s, 5, order);
    check_order(order, (int[]){ 2, 3, 1, 4, 0 }, 5);
}

static const struct card cards[] = {
    { .number = 4, .mp = 6, .gp = 20, .osb = 90 },
    { .number = 2, .mp = 6, .gp = 19, .osb = 95 },
    { .number = 3, .mp = 6, .gp = 20, .osb = 90 },
    { .number = 1, .mp = 5, .gp = 30, .osb = 200 },
};

static void check_edition(enum edition edition, const int *want)
{
    int order[] = { 3, 2, 1, 0 };

    rank_sort(cards, edition, order, 4);
    check_order(order, want, 4);
    for (int i = 0; i < 4; i++)
        for (int j = 0; j < 4; j++)
            assert_int_equal(rank_before(&cards[want[i]], &cards[want[j]], edition), i < j);
}

static void rank_2012_is_match_points_game_points_number(void **state)
{
    (void)state;
    check_edition(EDITION_2012, (int[]){ 2, 0, 1, 3 });
}

static void rank_2022_is_match_points_number(void **state)
{
    (void)state;
    check_edition(EDITION_2022, (int[]){ 1, 2, 0, 3 });
}

static void rank_ecu_is_match_points_osb_number(void **state)
{
    (void)state;
    check_edition(EDITION_ECU, (int[]){ 1, 2, 0, 3 });
}

static void rank_ecu_2015_is_match_points_game_points_number(void **state)
{
    (void)state;
    check_edition(EDITION_ECU_2015, (int[]){ 2, 0, 1, 3 });
}

static void rank_sorts_a_part_of_ten_thousand(void **state)
{
    enum { N = 10000, PART = 9000 };
    struct arena a = { 0 };
    struct card *c = arena_new(&a, struct card, N);
    int *order = arena_new(&a, int, PART);
    uint32_t x = 1;

    (void)state;
    for (int i = 0; i < N; i++) {
        x = x * 1664525u + 1013904223u;
        c[i] = (struct card){ .number = N - i, .mp = (int)(x >> 28), .gp = (int)(x >> 8 & 31) };
    }
    for (int i = 0; i < PART; i++)
        order[i] = i;
    rank_sort(c, EDITION_2012, order, PART);
    for (int i = 1; i < PART; i++)
        assert_true(rank_before(&c[order[i - 1]], &c[order[i]], EDITION_2012));
    arena_free(&a);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        RULE_TEST(NUMBER, number_larger_sum_first),
        RULE_TEST(NUMBER_TIES, number_ties_fifth_player_then_alphabet),
        RULE_TEST(RANK, rank_2012_is_match_points_game_points_number),
        RULE_TEST(RANK_2022, rank_2022_is_match_points_number),
        RULE_TEST(RANK_ECU, rank_ecu_is_match_points_osb_number),
        RULE_TEST(RANK_ECU_2015, rank_ecu_2015_is_match_points_game_points_number),
        RULE_TEST(RANK, rank_sorts_a_part_of_ten_thousand),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
