/* SPDX-License-Identifier: Apache-2.0 */
#include "engine/ranking/standings.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "engine/base/arena.h"
#include "tests/rule_test.h"

/* Eight teams whose indices are not their numbers. Round 1: 0-1 3-1, 2-3 3-1, 4-5 2-2, 6-7 2-2.
   Round 2: 0-2 2.5-1.5, 4-6 3-1, 1-5 2.5-1.5, 3-7 2.5-1.5. */
enum { TEAMS = 8 };
static const struct team teams[TEAMS] = {
    { .number = 8 }, { .number = 7 }, { .number = 6 }, { .number = 5 },
    { .number = 4 }, { .number = 3 }, { .number = 2 }, { .number = 1 },
};
static const struct match one[] = {
    { { 0, 1 }, { 2, 0 }, { 6, 2 }, .played = true },
    { { 2, 3 }, { 2, 0 }, { 6, 2 }, .played = true },
    { { 4, 5 }, { 1, 1 }, { 4, 4 }, .played = true },
    { { 6, 7 }, { 1, 1 }, { 4, 4 }, .played = true },
};
static const struct match two[] = {
    { { 0, 2 }, { 2, 0 }, { 5, 3 }, .played = true },
    { { 4, 6 }, { 2, 0 }, { 6, 2 }, .played = true },
    { { 1, 5 }, { 2, 0 }, { 5, 3 }, .played = true },
    { { 3, 7 }, { 2, 0 }, { 5, 3 }, .played = true },
};
static const struct round rounds[] = { { one, 4, NOBODY }, { two, 4, NOBODY } };

static struct tournament event(void)
{
    return (struct tournament){ .tiebreak = TIEBREAK_KHANTY_MANSIYSK,
                                .ranking = RANKING_OLYMPIAD,
                                .boards = 4,
                                .team = teams,
                                .nteam = TEAMS,
                                .round = rounds,
                                .nround = 2 };
}

struct line {
    int rank, team, mp, osb, gp, sum;
};

static void check(const struct tournament *t, int after, const struct line *want)
{
    struct arena a = { 0 };
    const struct standing *s = standings_make(t, after, &a);

    for (int i = 0; i < t->nteam; i++) {
        assert_int_equal(s[i].rank, want[i].rank);
        assert_int_equal(s[i].team, want[i].team);
        assert_int_equal(s[i].mp, want[i].mp);
        assert_int_equal(s[i].gp, want[i].gp);
        assert_int_equal(s[i].value[0], want[i].mp);
        assert_int_equal(s[i].value[1], want[i].osb);
        assert_int_equal(s[i].value[2], want[i].gp);
        assert_int_equal(s[i].value[3], want[i].sum);
    }
    arena_free(&a);
}

static void standings_before_round_1_share_one_rank(void **state)
{
    static const struct line want[] = { { .rank = 1, .team = 7 }, { .rank = 1, .team = 6 }, { .rank = 1, .team = 5 },
                                        { .rank = 1, .team = 4 }, { .rank = 1, .team = 3 }, { .rank = 1, .team = 2 },
                                        { .rank = 1, .team = 1 }, { .rank = 1, .team = 0 } };
    struct tournament t = event();

    (void)state;
    check(&t, 0, want);
}

static void tiebreak_gp_decides_and_equals_share_their_rank(void **state)
{
    /* One opponent each, which is left out: game points decide. */
    static const struct line want[] = {
        { 1, 2, 2, 0, 6, 0 }, { 1, 0, 2, 0, 6, 0 }, { 3, 7, 1, 0, 4, 0 }, { 3, 6, 1, 0, 4, 0 },
        { 3, 5, 1, 0, 4, 0 }, { 3, 4, 1, 0, 4, 0 }, { 7, 3, 0, 0, 2, 0 }, { 7, 1, 0, 0, 2, 0 },
    };
    struct tournament t = event();

    (void)state;
    check(&t, 1, want);
}

static void standings_follow_the_criteria_in_their_order(void **state)
{
    /* TIEBREAK_OSB, TIEBREAK_GP, TIEBREAK_MP. Match points: team 0 has 4, 4 has 3, 1, 2 and 3 have 2,
       5, 6 and 7 have 1. The opponent that counts: for 0 team 1 with 2 x 3 (2 x 2.5 against 2 is the
       lower product); for 4 team 6 with 1 x 3; for 1 team 0 with 4 x 1; for 2 team 0 with 4 x 1.5; for 3
       team 2 with 2 x 1; for 5 team 4 with 3 x 2; for 6 team 4 with 3 x 1; for 7 team 3 with 2 x 1.5. */
    static const struct line want[] = {
        { 1, 0, 4, 12, 11, 2 }, { 2, 4, 3, 6, 10, 1 }, { 3, 2, 2, 12, 9, 4 }, { 4, 1, 2, 8, 7, 4 },
        { 5, 3, 2, 4, 7, 2 },   { 6, 5, 1, 12, 7, 3 }, { 7, 7, 1, 6, 7, 2 },  { 8, 6, 1, 6, 6, 3 },
    };
    struct tournament t = event();

    (void)state;
    check(&t, 2, want);
}

/* By the first n of three. */
static struct ranking ranked_by(int n, enum criterion a, enum criterion b, enum criterion c)
{
    return (struct ranking){ n, { a, b, c } };
}

static void another_order_of_the_criteria_has_another_first(void **state)
{
    /* With a match point and 2 game points of its own team 4 has 4 as team 0 has, and 14 half points to 11; but of
       Sonneborn-Berger 1 x 3 to 2 x 3. Nobody's opponents change. */
    static const struct adjustment d[] = { { .team = 4, .mp = 1, .gp = 4, .from = 3, .own = true } };
    struct arena a = { 0 };
    struct tournament t = event();

    (void)state;
    t.adjustment = d;
    t.nadjustment = 1;
    const struct standing *s = standings_make(&t, 2, &a);
    assert_int_equal(s[0].team, 0);
    t.ranking = ranked_by(3, CRITERION_MP, CRITERION_GP, CRITERION_OSB);
    s = standings_make(&t, 2, &a);
    assert_int_equal(s[0].team, 4);
    assert_int_equal(s[1].team, 0);
    assert_int_equal(s[1].rank, 2);
    assert_int_equal(s[0].value[1], 14);
    assert_int_equal(s[0].value[2], 6);
    assert_int_equal(s[1].value[1], 11);
    assert_int_equal(s[1].value[2], 12);
    arena_free(&a);
}

static void a_ranking_needs_no_match_points(void **state)
{
    /* By the opponents' match points 2, 1, 5 and 6 are before team 0; 3 and 7 have 2 and 7 half points both. */
    static const struct {
        int rank, team, sum, gp, mp;
    } want[] = { { 1, 2, 4, 9, 2 },  { 2, 1, 4, 7, 2 }, { 3, 5, 3, 7, 1 }, { 4, 6, 3, 6, 1 },
                 { 5, 0, 2, 11, 4 }, { 6, 7, 2, 7, 1 }, { 6, 3, 2, 7, 2 }, { 8, 4, 1, 10, 3 } };
    struct arena a = { 0 };
    struct tournament t = event();

    (void)state;
    t.ranking = ranked_by(2, CRITERION_SUM, CRITERION_GP, CRITERION_MP);
    const struct standing *s = standings_make(&t, 2, &a);
    for (int i = 0; i < TEAMS; i++) {
        assert_int_equal(s[i].rank, want[i].rank);
        assert_int_equal(s[i].team, want[i].team);
        assert_int_equal(s[i].value[0], want[i].sum);
        assert_int_equal(s[i].value[1], want[i].gp);
        assert_int_equal(s[i].mp, want[i].mp);
    }
    arena_free(&a);
}

static void wins_are_matches_won_at_the_boards(void **state)
{
    /* Team 0 has won twice, 1, 2 and 3 once; team 6 did not come to its match with team 4. A ranking that does not name
       the criterion is as it was. */
    static const int wins[TEAMS] = { 2, 1, 1, 1 };
    struct match walkover[4] = { two[0], two[1], two[2], two[3] };
    struct round played[2] = { rounds[0], { walkover, 4, NOBODY } };
    struct arena a = { 0 };
    struct tournament t = event();

    (void)state;
    walkover[1].played = false;
    t.round = played;
    t.ranking = ranked_by(2, CRITERION_WON, CRITERION_MP, CRITERION_GP);
    const struct standing *s = standings_make(&t, 2, &a);
    for (int i = 0; i < TEAMS; i++)
        assert_int_equal(s[i].value[0], wins[s[i].team]);
    assert_int_equal(s[0].team, 0);
    assert_int_equal(s[4].team, 4); /* with 3 match points behind three teams with 2 */
    assert_int_equal(s[4].won, 1);
    t.ranking = event().ranking;
    assert_int_equal(standings_make(&t, 2, &a)[1].team, 4);
    arena_free(&a);
}

static void wins_with_black_are_those_of_board_1(void **state)
{
    /* Team 0 has Black against 1 and wins, then White against 2 and wins; 5 with Black wins against 1, who did not come. */
    struct match first[4] = { { { 1, 0 }, { 0, 2 }, { 2, 6 }, .played = true }, one[1], one[2], one[3] };
    struct match second[4] = { two[0], two[1], { { 1, 5 }, { 0, 2 }, { 0, 8 }, .played = false }, two[3] };
    struct round played[2] = { { first, 4, NOBODY }, { second, 4, NOBODY } };
    struct arena a = { 0 };
    struct tournament t = event();

    (void)state;
    t.round = played;
    t.ranking = ranked_by(2, CRITERION_WON_BLACK, CRITERION_MP, CRITERION_GP);
    const struct standing *s = standings_make(&t, 2, &a);
    for (int i = 0; i < TEAMS; i++)
        assert_int_equal(s[i].value[0], s[i].team == 0 ? 1 : 0);
    assert_int_equal(s[0].team, 0);
    arena_free(&a);
}

/* Black on board 1, the second of a pair, had 0, 3, 5 and 7 in round 1, and 2, 6 and 7 in round 2; 1 had it against 5 and did not come. */
static void matches_with_black_are_those_that_were_played(void **state)
{
    static const int with_black[TEAMS] = { 1, 0, 1, 1, 0, 1, 1, 2 };
    struct match first[4] = { { { 1, 0 }, { 0, 2 }, { 2, 6 }, .played = true }, one[1], one[2], one[3] };
    struct match second[4] = { two[0], two[1], { { 5, 1 }, { 2, 0 }, { 8, 0 }, .played = false }, two[3] };
    struct round played[2] = { { first, 4, NOBODY }, { second, 4, NOBODY } };
    struct arena a = { 0 };
    struct tournament t = event();

    (void)state;
    t.round = played;
    t.ranking = ranked_by(2, CRITERION_BLACK, CRITERION_MP, CRITERION_GP);
    const struct standing *s = standings_make(&t, 2, &a);
    for (int i = 0; i < TEAMS; i++)
        assert_int_equal(s[i].value[0], with_black[s[i].team]);
    assert_int_equal(s[0].team, 7); /* which lost a match and drew one */
    arena_free(&a);
}

static void standings_take_decisions_into_account(void **state)
{
    /* Team 2 has a match point more and passes team 4 by Sonneborn-Berger (4 x 1.5 to 1 x 3); it is now
       the better opponent of team 0, which scored 2.5 against it. Points for a pairing only are not
       here. */
    static const struct adjustment d[] = {
        { .team = 2, .mp = 1, .from = 3 },
        { .team = 1, .mp = 9, .gp = 9, .from = 3, .pairing_only = true },
    };
    struct arena a = { 0 };
    struct tournament t = event();

    (void)state;
    t.adjustment = d;
    t.nadjustment = 2;
    const struct standing *s = standings_make(&t, 2, &a);
    assert_int_equal(s[1].team, 2);
    assert_int_equal(s[1].mp, 3);
    assert_int_equal(s[0].value[1], 3 * 5);
    assert_int_equal(standings_make(&t, 1, &a)[0].mp, 2);
    arena_free(&a);
}

static void standings_count_matches(void **state)
{
    struct arena a = { 0 };
    struct tournament t = event();
    const struct standing *s = standings_make(&t, 2, &a);

    (void)state;
    assert_int_equal(s[0].won, 2);
    assert_int_equal(s[1].won, 1);
    assert_int_equal(s[1].drawn, 1);
    assert_int_equal(s[7].drawn, 1);
    assert_int_equal(s[7].lost, 1);
    arena_free(&a);
}

static void standings_do_not_depend_on_the_order_of_entry(void **state)
{
    struct arena a = { 0 };
    struct tournament t = event(), u = event();
    struct team turned[TEAMS];
    struct match m[2][4];
    struct round r[2] = { { m[0], 4, NOBODY }, { m[1], 4, NOBODY } };

    (void)state;
    for (int i = 0; i < TEAMS; i++)
        turned[i] = teams[TEAMS - 1 - i];
    for (int k = 0; k < 2; k++)
        for (int i = 0; i < 4; i++) {
            m[k][i] = rounds[k].match[3 - i];
            m[k][i].team[0] = TEAMS - 1 - m[k][i].team[0];
            m[k][i].team[1] = TEAMS - 1 - m[k][i].team[1];
        }
    u.team = turned;
    u.round = r;
    for (int after = 0; after <= 2; after++) {
        const struct standing *x = standings_make(&t, after, &a), *y = standings_make(&u, after, &a);
        for (int i = 0; i < TEAMS; i++) {
            assert_int_equal(x[i].team, TEAMS - 1 - y[i].team);
            assert_int_equal(x[i].rank, y[i].rank);
            assert_memory_equal(x[i].value, y[i].value, sizeof x[i].value);
        }
    }
    arena_free(&a);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(standings_before_round_1_share_one_rank),
        RULE_TEST(TIEBREAK_GP, tiebreak_gp_decides_and_equals_share_their_rank),
        cmocka_unit_test(standings_follow_the_criteria_in_their_order),
        cmocka_unit_test(another_order_of_the_criteria_has_another_first),
        cmocka_unit_test(a_ranking_needs_no_match_points),
        cmocka_unit_test(wins_are_matches_won_at_the_boards),
        cmocka_unit_test(wins_with_black_are_those_of_board_1),
        cmocka_unit_test(matches_with_black_are_those_that_were_played),
        cmocka_unit_test(standings_take_decisions_into_account),
        cmocka_unit_test(standings_count_matches),
        cmocka_unit_test(standings_do_not_depend_on_the_order_of_entry),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
