/* SPDX-License-Identifier: Apache-2.0 */
/* The variant 2022 (TIEBREAK_2022) on whole small events. */
#include "engine/ranking/tiebreak.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "engine/base/arena.h"
#include "engine/ranking/standings.h"
#include "tests/rule_test.h"
#include "tests/unit/engine/exercise.h"

/* Value of one criterion of all teams, in half points where the criterion is. */
static void check_values(const struct tournament *t, enum criterion criterion, const int *want)
{
    struct arena a = { 0 };
    const struct standing *s = standings_make(t, t->nround, &a);

    for (int i = 0; i < t->nteam; i++)
        assert_int_equal(s[i].value[ranking_place(&t->ranking, criterion)], want[s[i].team]);
    arena_free(&a);
}

static void exercise_points_add_up(void **state)
{
    /* Team 14 without the point and the two game points of its requested bye. */
    static const int mp[] = { 10, 10, 10, 10, 10, 7, 6, 7, 6, 5, 4, 2, 6, 3 };
    static const int gp[] = { 35, 34, 32, 34, 36, 25, 23, 30, 29, 26, 23, 15, 23, 19 };
    struct exercise x;

    (void)state;
    fill(&x);
    check_values(&x.t, CRITERION_MP, mp);
    check_values(&x.t, CRITERION_GP, gp);
}

static void exercise_first_tie_break(void **state)
{
    /* Opponents have the points that they have. Team 1: 7 x 2.5 + 10 x 1.5 + 6 x 3 + 10 x 2.5 + 10 x 1.5 + 7 x 4 (not
       played) + 10 x 2.5 less 7 x 2.5; team 7 was not paired once: nothing else is left out, 3 x 2 + 7 x 2 + 10 x 1 +
       5 x 2.5 + 6 x 2 + 6 x 2; teams 12 and 14 without their byes. */
    static const int osb[] = { 251, 232, 231, 236, 234, 136, 133, 136, 140, 126, 110, 59, 122, 80 };
    struct exercise x;

    (void)state;
    fill(&x);
    check_values(&x.t, CRITERION_OSB, osb);
}

static void exercise_third_tie_break(void **state)
{
    /* Team 1: 7 + 10 + 6 + 10 + 10 + 7 + 10 less the 6; team 12: 10 + 6 + 5 + 7 + 4 + 7; the others alike. */
    static const int sum[] = { 54, 52, 53, 52, 53, 47, 37, 38, 46, 40, 38, 39, 47, 27 };
    struct exercise x;

    (void)state;
    fill(&x);
    check_values(&x.t, CRITERION_SUM, sum);
}

static int contributions(const struct tournament *t, int after, int team, struct contribution *out)
{
    struct arena a = { 0 };
    struct ledger l = ledger_load(t, after, &a);
    int n = tiebreak_contributions(&l, TIEBREAK_APP_2, team, out);

    arena_free(&a);
    return n;
}

static void check(const struct contribution *c, int mp, int scored, bool left_out)
{
    assert_int_equal(c->mp, mp);
    assert_int_equal(c->scored, scored);
    assert_int_equal(c->left_out, left_out);
}

static void opponents_rounds_without_pairing_raise_nothing(void **state)
{
    /* Team 7 has 6 match points and was not paired in round 7. */
    struct exercise x;
    struct contribution c[ROUNDS];

    (void)state;
    fill(&x);
    assert_int_equal(contributions(&x.t, 7, 0, c), 7);
    check(&c[2], 6, 6, true);
    assert_int_equal(contributions(&x.t, 6, 0, c), 6);
    check(&c[2], 6, 6, false); /* team 8 has 5 after round 6 */
}

static void tiebreak_2022_own_round_without_pairing_is_an_opponent_with_nothing(void **state)
{
    /* It is what team 7 leaves out; team 14 leaves out its bye, as it would without it. */
    struct exercise x;
    struct contribution c[ROUNDS];

    (void)state;
    fill(&x);
    assert_int_equal(contributions(&x.t, 7, 6, c), 7);
    check(&c[6], 0, 0, true);
    assert_int_equal(c[6].kind, ENTRY_UNPAIRED);
    assert_int_equal(c[6].opponent, NOBODY);
    assert_int_equal(contributions(&x.t, 7, 13, c), 7);
    check(&c[4], 0, 0, false);
    assert_true(c[6].left_out);
}

static void unplayed_win_against_a_team_that_comes_back(void **state)
{
    /* After round 7 team 6 has 7 and played in round 7; after round 6 it had not come back, and team 1
       had 6 before that round. */
    struct exercise x;
    struct contribution c[ROUNDS];

    (void)state;
    fill(&x);
    contributions(&x.t, 7, 0, c);
    check(&c[5], 7, WON, false);
    contributions(&x.t, 6, 0, c);
    check(&c[5], 6, WON, false);
    assert_int_equal(c[5].kind, ENTRY_WALKOVER);
    assert_int_equal(c[5].opponent, 5);
}

static void tiebreak_2022_leaves_the_bye_out_before_the_lowest(void **state)
{
    /* Team 12 in round 5: the virtual opponent has 0 + 1 + 2, more than nobody; all others count. */
    struct exercise x;
    struct contribution c[ROUNDS];

    (void)state;
    fill(&x);
    assert_int_equal(contributions(&x.t, 7, 11, c), 7);
    for (int i = 0; i < 7; i++)
        assert_int_equal(c[i].left_out, i == 4);
}

/* Team 0: wins 2.5-1.5 against 1; 2 does not come (three players of 0 are there) nor ever after; does
   not come against 5; 3 does not come in the last round. */
static const struct team six[] = { { .number = 1 }, { .number = 2 }, { .number = 3 },
                                   { .number = 4 }, { .number = 5 }, { .number = 6 } };
static const struct match one[] = { { { 0, 1 }, { 2, 0 }, { 5, 3 }, .played = true },
                                    { { 2, 3 }, { 2, 0 }, { 6, 2 }, .played = true } };
static const struct match two[] = { { { 0, 2 }, { 2, 0 }, { 6, 0 }, .played = false },
                                    { { 1, 3 }, { 1, 1 }, { 4, 4 }, .played = true },
                                    { { 5, 4 }, { 2, 0 }, { 8, 0 }, .played = true } };
static const struct match three[] = { { { 5, 0 }, { 2, 0 }, { 8, 0 }, .played = false },
                                      { { 1, 4 }, { 1, 1 }, { 4, 4 }, .played = true } };
static const struct match four[] = { { { 3, 0 }, { 0, 2 }, { 0, 8 }, .played = false },
                                     { { 1, 5 }, { 2, 0 }, { 5, 3 }, .played = true } };
static const struct round rounds[] = { { one, 2, 4 }, { two, 3, NOBODY }, { three, 2, NOBODY }, { four, 2, NOBODY } };
static const struct tournament absences = {
    .tiebreak = TIEBREAK_APP_2, .boards = 4, .team = six, .nteam = 6, .round = rounds, .nround = 4
};

static void unplayed_win_against_a_team_that_stays_away(void **state)
{
    /* Round 2: 2 before it, the fewest; 4 game points though three were awarded. Round 4: 4 before it. Played:
       team 1 has 4, and so has team 5. */
    struct contribution c[ROUNDS];
    int n = contributions(&absences, 4, 0, c);

    (void)state;
    assert_int_equal(n, 4);
    check(&c[0], 4, 5, false);
    check(&c[1], 2, 8, true);
    check(&c[3], 4, 8, false);
    assert_int_equal(tiebreak_osb(c, n), 4 * 5 + 4 * 0 + 4 * 8);
    assert_int_equal(tiebreak_sum(c, n), 4 + 4 + 4);
}

static void unplayed_loss_keeps_the_opponents_points(void **state)
{
    /* Team 5 has 4 points; team 2 lost round 2 against team 0, which has 6, and was not paired afterwards. */
    struct contribution c[ROUNDS];

    (void)state;
    contributions(&absences, 4, 0, c);
    check(&c[2], 4, 0, false);
    assert_int_equal(contributions(&absences, 4, 2, c), 4);
    check(&c[0], 1, 6, false);
    check(&c[1], 6, 0, false);
    check(&c[2], 0, 0, true);
    check(&c[3], 0, 0, false);
}

static void who_lost_unplayed_scores_nothing(void **state)
{
    /* Played 3-1, and decided to count as unplayed: 0 for the loser, 4 for the winner; drawn: what was awarded. */
    static const struct match lost[] = { { { 0, 1 }, { 2, 0 }, { 6, 2 }, .played = false } };
    static const struct match drawn[] = { { { 0, 1 }, { 1, 1 }, { 4, 4 }, .played = false } };
    static const struct match last[] = { { { 0, 2 }, { 2, 0 }, { 6, 2 }, .played = true },
                                         { { 1, 3 }, { 2, 0 }, { 6, 2 }, .played = true } };
    const struct round decided[] = { { lost, 1, NOBODY }, { last, 2, NOBODY } };
    const struct round level[] = { { drawn, 1, NOBODY }, { last, 2, NOBODY } };
    struct tournament t = {
        .tiebreak = TIEBREAK_APP_2, .boards = 4, .team = six, .nteam = 4, .round = decided, .nround = 2
    };
    struct contribution c[ROUNDS];

    (void)state;
    contributions(&t, 2, 1, c);
    assert_int_equal(c[0].kind, ENTRY_ABSENCE);
    check(&c[0], 4, 0, false);
    contributions(&t, 2, 0, c);
    check(&c[0], 2, WON, false);
    t.round = level;
    contributions(&t, 2, 1, c);
    check(&c[0], 3, 4, false);
}

static void of_two_byes_one_is_left_out(void **state)
{
    /* Byes in rounds 1 and 3: virtual 0 + 1 + 2 and 1 + 2 + 1; the one with the lower product is out,
       though the opponent of round 2 has fewer match points. */
    static const struct match r2[] = { { { 0, 1 }, { 2, 0 }, { 6, 2 }, .played = true } };
    static const struct round byes[] = { { NULL, 0, 0 }, { r2, 1, NOBODY }, { NULL, 0, 0 } };
    struct tournament t = {
        .tiebreak = TIEBREAK_APP_2, .boards = 4, .team = six, .nteam = 2, .round = byes, .nround = 3
    };
    struct contribution c[ROUNDS];

    (void)state;
    assert_int_equal(contributions(&t, 3, 0, c), 3);
    check(&c[0], 3, 4, true);
    check(&c[1], 0, 6, false);
    check(&c[2], 4, 4, false);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(exercise_points_add_up),
        cmocka_unit_test(exercise_first_tie_break),
        cmocka_unit_test(exercise_third_tie_break),
        RULE_TEST(TIEBREAK_2022, opponents_rounds_without_pairing_raise_nothing),
        RULE_TEST(TIEBREAK_2022, tiebreak_2022_own_round_without_pairing_is_an_opponent_with_nothing),
        RULE_TEST(TIEBREAK_2022, unplayed_win_against_a_team_that_comes_back),
        RULE_TEST(TIEBREAK_2022, tiebreak_2022_leaves_the_bye_out_before_the_lowest),
        RULE_TEST(TIEBREAK_2022, unplayed_win_against_a_team_that_stays_away),
        RULE_TEST(TIEBREAK_2022, unplayed_loss_keeps_the_opponents_points),
        RULE_TEST(TIEBREAK_2022, who_lost_unplayed_scores_nothing),
        RULE_TEST(TIEBREAK_2022, of_two_byes_one_is_left_out),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
