/* SPDX-License-Identifier: Apache-2.0 */
#include "import/trf/trf.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "teams/score.h"
#include "tests/unit/import/cup.h"

static void absences_of_the_next_round(void **state)
{
    (void)state;
    begin();
    add("240 Z   3    1    4");
    const struct section *s = without_remarks();
    assert_false(score_takes_part(s, 0, 3));
    assert_true(score_takes_part(s, 1, 3));
    assert_false(score_takes_part(s, 3, 3));
    assert_true(score_takes_part(s, 0, 4));
    begin(); /* the older way */
    team_game(5, 3, "0000 - Z");
    s = without_remarks();
    assert_int_equal(s->nround, 2);
    assert_false(score_takes_part(s, 1, 3));
    assert_true(score_takes_part(s, 2, 3));
    begin(); /* one player only */
    game(5, 3, "0000 - Z");
    assert_true(score_takes_part(without_remarks(), 1, 3));
    begin();
    add("240 Y   3    1");
    refused(ERR_INPUT, "cup.trf, line 26, column 5: the type of the bye must be F, H or Z");
    begin();
    add("240 Z   3    7");
    refused(ERR_INPUT, "cup.trf, line 26, column 11: there is no team 7");
    begin();
    add("240 Z   2    2");
    remarked(26, "team 2 was paired in round 2, or had the bye of the pairing; this line is ignored "
                 "for that team");
}

static void byes_that_were_asked_for_have_points(void **state)
{
    (void)state;
    begin_bye("        ");
    add("240 H   2    2");
    add("240 F   2    3");
    put(TEAM + 3, 58, "2.0");
    put(TEAM + 3, 65, "4.0");
    const struct section *s = without_remarks();
    assert_int_equal(s->round[1].bye, NOBODY);
    const struct card *c = cards(3);
    assert_int_equal(c[1].mp, 1);
    assert_int_equal(c[1].gp, 4);
    assert_true(c[1].scored_without_playing);
    assert_int_equal(c[2].mp, 2);
    assert_int_equal(c[2].gp, 8);
    assert_false(cards(2)[2].scored_without_playing);
}

static void other_points_than_the_rules_give(void **state)
{
    (void)state;
    begin();
    add("299    -1.0   0.5  001    1"); /* on top, from round 2 on */
    add("299 W   3.0   4.5    1    4"); /* for the match won in round 1 */
    add("299 D   1.0   2.5  000    2    3");
    put(TEAM + 1, 58, "2.0"), put(TEAM + 1, 65, "6.5");
    put(TEAM + 4, 58, "4.0"), put(TEAM + 4, 65, "6.5");
    put(TEAM + 2, 65, "2.5"), put(TEAM + 3, 65, "2.5");
    without_remarks();
    assert_int_equal(cards(1)[0].mp, 0);
    assert_int_equal(cards(2)[0].mp, 1);
    assert_int_equal(cards(2)[0].gp, 9);
    assert_int_equal(cards(2)[3].mp, 3);
    assert_int_equal(cards(2)[3].gp, 9);
    assert_int_equal(cards(2)[1].gp, 0);
    assert_int_equal(cards(3)[1].gp, 5);
    assert_int_equal(cards(3)[2].mp, 1);
    begin();
    add("299     1.0   0.0  001");
    refused(ERR_INPUT, "cup.trf, line 26, column 24: the team that gets these points is missing");
    begin();
    add("299 Q   1.0   0.0  001    1");
    refused(ERR_INPUT, "cup.trf, line 26, column 5: the type of the points must be one of W D L F H Z + - "
                       "or blank");
}

static void points_without_teams_are_for_all(void **state)
{
    /* The columns of the digest: a match won without playing gives 2 and 2.5. */
    (void)state;
    begin_forfeit("        ", "        ");
    add("330 +-   2   3   2");
    add("299 +   2.0   2.5");
    add("299 -   0.0   1.5");
    without_remarks();
    assert_int_equal(cards(3)[2].mp, 2);
    assert_int_equal(cards(3)[2].gp, 5);
    assert_int_equal(cards(3)[1].gp, 3);
    assert_true(cards(3)[1].scored_without_playing);
}

static void points_for_pairings_only(void **state)
{
    (void)state;
    begin();
    add("250  2.0  1.5   1   2    2    3");
    without_remarks();
    assert_int_equal(cards(1)[1].mp, 2);
    assert_int_equal(cards(1)[1].gp, 3);
    assert_int_equal(cards(2)[2].mp, 2);
    assert_int_equal(cards(2)[0].mp, 2); /* its own */
    assert_int_equal(cards(3)[2].mp, 1);
    begin();
    add("250  2.0  1.5   2   1    2    3");
    refused(ERR_INPUT, "cup.trf, line 26, column 19: the last round comes before the first");
    begin();
    add("250  2.0  1.5   1   1    3    2");
    refused(ERR_INPUT, "cup.trf, line 26, column 23: the teams must be named as first and last");
}

static void no_two_of_a_list_may_meet(void **state)
{
    (void)state;
    begin();
    add("260 001 003    1    2    4");
    add("260   3   3    2    3");
    const struct section *s = without_remarks();
    assert_int_equal(s->nbarred, 4);
    for (int i = 0; i < 3; i++)
        assert_int_equal(s->barred[i].round, 0);
    assert_int_equal(s->barred[3].round, 3);
    begin();
    add("260 001 003    1    7");
    refused(ERR_INPUT, "cup.trf, line 26, column 18: there is no team 7");
}

static void scores_are_those_of_the_olympiad(void **state)
{
    (void)state;
    begin();
    add("162  W 1.0    D 0.5    L 0.0    P 0.5");
    without_remarks();
    begin();
    put(5, 7, " 3.0");
    refused(ERR_INPUT, "cup.trf, line 5, column 8: the Olympiad gives 2 for a won match, which cannot be changed");
    begin();
    add("162  W 3.0    D 1.0");
    refused(ERR_INPUT, "cup.trf, line 26, column 8: the Olympiad gives 1 for a won game, which cannot be changed");
}

static void the_lot_can_be_seen_in_round_1(void **state)
{
    /* Place 1 has White, place 2 Black: Adams and Bach. */
    (void)state;
    begin();
    put(3, 1, "###  ");
    assert_int_equal(without_remarks()->lot, WHITE);
    begin();
    put(3, 5, "X");
    refused(ERR_INPUT, "cup.trf, line 3, column 5: the colour drawn must be W or B");
    begin();
    put(3, 1, "###  ");
    for (int p = 1; p <= 16; p++)
        game(p, 1, "        "), game(p, 2, "        ");
    for (int t = 1; t <= 4; t++)
        put(TEAM + t, 55, "   0.0    0.0");
    remarked(0, "nothing shows the colour drawn for team 1, so White is assumed (a line 152 can give it)");
}

static void a_round_that_is_being_played(void **state)
{
    (void)state;
    begin();
    game(1, 2, "  13 b  "), game(13, 2, "   1 w  ");
    const struct section *s = section();
    assert_int_equal(s->nround, 2);
    assert_int_equal(s->round[1].state, ROUND_PUBLISHED);
    assert_int_equal(trf.unfinished_line, 6);
    assert_int_equal(trf.unfinished_column, 109);
    begin();
    game(1, 1, "   9 w  "), game(9, 1, "   1 b  ");
    refused(ERR_INPUT, "cup.trf, line 6, column 99: the result of player 1 in round 1 is missing");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(absences_of_the_next_round),       cmocka_unit_test(byes_that_were_asked_for_have_points),
        cmocka_unit_test(other_points_than_the_rules_give), cmocka_unit_test(points_without_teams_are_for_all),
        cmocka_unit_test(points_for_pairings_only),         cmocka_unit_test(no_two_of_a_list_may_meet),
        cmocka_unit_test(scores_are_those_of_the_olympiad), cmocka_unit_test(the_lot_can_be_seen_in_round_1),
        cmocka_unit_test(a_round_that_is_being_played),
    };

    return cmocka_run_group_tests_name("decisions in tournament report files", tests, NULL, drop);
}
