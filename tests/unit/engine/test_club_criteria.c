/* SPDX-License-Identifier: Apache-2.0 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "engine/base/arena.h"
#include "engine/ranking/criterion.h"
#include "engine/ranking/standings.h"
#include "tests/rule_test.h"

/* The worked case of docs/rules/club.md, "Tie-breaks": 1 (1600) has beaten 2 (1400); 3, who is unrated, and 4 (1500) have drawn. */
enum { PLAYERS = 4 };

static const struct team players[PLAYERS] = { { 1, 1600 }, { 2, 1400 }, { 3, 0 }, { 4, 1500 } };
static const struct match games[] = {
    { .team = { 0, 1 }, .mp = { 2, 0 }, .gp = { 2, 0 }, .played = true },
    { .team = { 2, 3 }, .mp = { 1, 1 }, .gp = { 1, 1 }, .played = true },
};
static const struct round rounds[] = { { games, 2, NOBODY } };

static struct tournament tournament(const struct team *team)
{
    return (struct tournament){ .lot = WHITE,
                                .boards = 1,
                                .players = true,
                                .by_gp = true,
                                .bye = BYE_WINS,
                                .host = NOBODY,
                                .team = team,
                                .nteam = PLAYERS,
                                .round = rounds,
                                .nround = 1 };
}

static void is_worth(enum criterion c, const int want[PLAYERS])
{
    struct arena a = { 0 };
    struct tournament t = tournament(players);
    int got[PLAYERS];

    criterion_row(c)->values(&t, 1, got, &a);
    for (int i = 0; i < PLAYERS; i++)
        assert_int_equal(got[i], want[i]);
    arena_free(&a);
}

static void opponents_scores_are_halves(void **state)
{
    (void)state;
    is_worth(CRITERION_CLUB_SOLKOFF, (const int[]){ 0, 2, 1, 1 });
    is_worth(CRITERION_CLUB_MEDIAN, (const int[]){ 0, 0, 0, 0 });
    is_worth(CRITERION_CLUB_MODIFIED_MEDIAN, (const int[]){ 0, 0, 0, 0 });
    is_worth(CRITERION_CLUB_CUMULATIVE, (const int[]){ 2, 0, 1, 1 });
}

static void products_of_scores_are_quarters(void **state)
{
    (void)state;
    is_worth(CRITERION_CLUB_SONNEBORN_BERGER, (const int[]){ 0, 0, 1, 1 });
    is_worth(CRITERION_CLUB_KASHDAN, (const int[]){ 4, 1, 2, 2 });
}

static void means_of_ratings_are_hundredths(void **state)
{
    (void)state;
    is_worth(CRITERION_CLUB_AVERAGE, (const int[]){ 140000, 160000, 150000, 150000 });
    is_worth(CRITERION_CLUB_PERFORMANCE, (const int[]){ 120000, 180000, 150000, 150000 });
}

/* Nobody is rated: no value, behind all others, and the number decides. */
static void no_value_is_none(void **state)
{
    static const struct team unrated[PLAYERS] = { { 1, 0 }, { 2, 0 }, { 3, 0 }, { 4, 0 } };
    struct arena a = { 0 };
    struct tournament t = tournament(unrated);
    int got[PLAYERS];

    (void)state;
    criterion_row(CRITERION_CLUB_AVERAGE)->values(&t, 1, got, &a);
    for (int i = 0; i < PLAYERS; i++)
        assert_int_equal(got[i], VALUE_NONE);
    arena_free(&a);
}

/* 3 and 4 share half a point and all tie-breaks but the last, where 2 is first: the mean performance of its opponents. */
static void standings_are_ranked_by_them(void **state)
{
    struct arena a = { 0 };
    struct tournament t = tournament(players);

    (void)state;
    t.ranking = (struct ranking){ 2, { CRITERION_CLUB_PERFORMANCE, CRITERION_GP } };
    const struct standing *s = standings_make(&t, 1, &a);
    assert_int_equal(s[0].team, 1);
    assert_int_equal(s[0].value[0], 180000);
    assert_int_equal(s[1].rank, 2);
    assert_int_equal(s[2].rank, 2);
    assert_int_equal(s[3].team, 0);
    arena_free(&a);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        RULE_TEST(CLUB_SOLKOFF, opponents_scores_are_halves),
        RULE_TEST(CLUB_SONNEBORN_BERGER, products_of_scores_are_quarters),
        RULE_TEST(CLUB_AVERAGE_OPPOSITION, means_of_ratings_are_hundredths),
        cmocka_unit_test(no_value_is_none),
        cmocka_unit_test(standings_are_ranked_by_them),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
