/* SPDX-License-Identifier: Apache-2.0 */
#include "import/trf/trf.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "teams/score.h"
#include "tests/said.h"
#include "tests/unit/import/cup.h"

/* --- byes ----------------------------------------------------------------------------------------- */

static void check_bye(void)
{
    const struct section *s = without_remarks();

    assert_int_equal(s->nround, 2);
    assert_int_equal(s->round[1].bye, 1);
    assert_int_equal(s->round[1].nfixture, 1);
    assert_true(score_takes_part(s, 1, 2));
    assert_false(score_takes_part(s, 2, 2));
    assert_true(score_takes_part(s, 2, 3));
    const struct card *c = cards(3);
    assert_int_equal(c[1].mp, BYE_MP);
    assert_int_equal(c[1].gp, BYE_GP);
    assert_true(c[1].scored_without_playing);
    assert_int_equal(c[2].mp, 0);
}

static void the_bye_in_every_dialect(void **state)
{
    (void)state;
    begin_bye("0000 - U");
    check_bye();
    begin_bye("0000 - U");
    add("320  1.0  2.0 000 002");
    check_bye();
    begin_bye("0000 - -");
    add("320  1.0  2.0 000   2");
    check_bye();
    begin_bye("        ");
    add("320           000   2");
    check_bye();
    begin_bye("        ");
    game(5, 2, "0000 - U"); /* one player's line is enough */
    check_bye();
}

static void without_320_an_absence_is_no_bye(void **state)
{
    (void)state;
    begin_bye("0000 - -");
    put(TEAM + 2, 58, "0.0");
    put(TEAM + 2, 65, "0.0");
    const struct section *s = without_remarks();
    assert_int_equal(s->round[1].bye, NOBODY);
    assert_false(score_takes_part(s, 1, 2));
    assert_int_equal(cards(3)[1].mp, 0);
}

static void byes_that_cannot_be(void **state)
{
    (void)state;
    begin();
    add("320  1.0  2.0 000   2");
    refused(ERR_INPUT, "cup.trf, line 26, column 19: team 2 has the bye of round 2 here, but meets team 3 "
                       "in it");
    begin_bye("0000 - U");
    add("320  1.0  2.0 000   3");
    refused(ERR_INPUT, "cup.trf, line 10, column 109: teams 3 and 2 both have the bye of round 2");
    begin_bye("0000 - U");
    add("320  1.0  2.0 000   9");
    refused(ERR_INPUT, "cup.trf, line 26, column 19: there is no team 9");
    begin_bye("0000 - U");
    add("320  1.0  2.0");
    add("320  1.0  2.0");
    refused(ERR_INPUT, "cup.trf, line 27, column 1: there is a second line 320; the first is line 26");
}

/* The line says that he has the bye, his team-mates that it meets team 3: he sat at an empty board. */
static void the_bye_of_an_empty_board(void **state)
{
    (void)state;
    begin();
    game(8, 2, "0000 - U");
    game(12, 2, "        ");
    const struct section *s = section();
    assert_text(finding_said(&findings.item[0]),
                "player 8 has the bye in round 2, but his team meets team 3: read as a game won by forfeit");
    assert_int_equal(s->round[1].bye, NOBODY);
    assert_int_equal(cards(3)[1].gp, 5); /* 0 of round 1; 1 and three halves */
}

static void other_points_for_the_bye_are_points_by_decision(void **state)
{
    (void)state;
    begin_bye("0000 - U");
    put(TEAM + 2, 58, "2.0");
    put(TEAM + 2, 65, "3.5");
    add("320  2.0  3.5 000   2");
    without_remarks();
    assert_int_equal(cards(3)[1].mp, 2);
    assert_int_equal(cards(3)[1].gp, 7);
}

/* --- matches that were not played ----------------------------------------------------------------- */

static const struct match *second_match(void)
{
    struct tournament t;

    score_tournament(&trf.event, without_remarks(), 2, &arena, &t);
    return &t.round[1].match[1];
}

static void a_forfeit_makes_the_match_unplayed(void **state)
{
    (void)state;
    begin_forfeit("        ", "        ");
    add("330 +-   2   3   2");
    add("092 Team Swiss, Olympiad Pairing Rules, edition 2012");
    const struct match *m = second_match();
    assert_int_equal(m->team[0], 2);
    assert_false(m->played);
    assert_int_equal(m->mp[0], 2);
    assert_int_equal(m->gp[0], 8); /* nobody is named: all were there */
    assert_int_equal(m->mp[1] + m->gp[1], 0);
    assert_int_equal(trf.ncolourless, 0);
    const struct card *c = cards(3);
    assert_int_equal(c[1].nmet, 1);
    assert_true(c[2].scored_without_playing);
    assert_false(c[1].scored_without_playing);
}

static void a_forfeit_is_seen_from_white(void **state)
{
    (void)state;
    begin_forfeit("0000 b +", "        "); /* Bach came, with Black on board 1 */
    game(8, 2, "        ");
    for (int i = 6; i <= 7; i++)
        game(i, 2, i == 6 ? "0000 w +" : "0000 b +");
    add("330 -+   2   3   2");
    const struct match *m = second_match();
    assert_int_equal(m->team[1], 1);
    assert_int_equal(m->mp[1], 2);
    assert_int_equal(m->gp[1], 6); /* three players */
    assert_int_equal(m->mp[0] + m->gp[0], 0);
    begin_forfeit("        ", "        ");
    add("330 --   2   3   2");
    m = second_match();
    assert_int_equal(m->mp[0] + m->gp[0] + m->mp[1] + m->gp[1], 0);
}

static void a_forfeit_decides_over_the_boards(void **state)
{
    (void)state;
    begin();
    add("330 +-   2   3   2");
    for (int i = 2; i <= 3; i++)
        put(TEAM + i, 55, i == 3 ? "   2.0    4.0" : "   0.0    0.0");
    remarked(26, "round 2, teams 3 and 2: the match is forfeited by line 330, which counts, and 4 games were played");
    struct tournament t;
    score_tournament(&trf.event, trf.event.section, 2, &arena, &t);
    const struct match *m = &t.round[1].match[1];
    assert_false(m->played);
    assert_int_equal(m->gp[0], 8);
}

static void fewer_than_three_players_do_not_play(void **state)
{
    /* PRESENT_THREE: Bach has two boards only, Cruz four players. */
    (void)state;
    begin_forfeit("        ", "        ");
    game(5, 2, "   9 b 1");
    game(6, 2, "  10 w 1");
    game(9, 2, "   5 w 0");
    game(10, 2, "   6 b 0");
    game(11, 2, "0000 w +");
    game(12, 2, "0000 b +");
    add("092 Team Swiss, Olympiad Pairing Rules, edition 2012");
    const struct match *m = second_match();
    assert_false(m->played);
    assert_int_equal(m->mp[0], 2);
    assert_int_equal(m->gp[0], 8);
    assert_int_equal(m->mp[1] + m->gp[1], 0);
    assert_int_equal(cards(3)[2].nmet, 1);
    assert_int_equal(cards(3)[2].ncolour, 1);
}

static void a_forfeit_without_an_opponent(void **state)
{
    (void)state;
    begin_forfeit("        ", "0000 w +");
    refused(ERR_INPUT, "cup.trf, line 14, column 102: nothing shows whom team 3 was to meet in round 2; a "
                       "line 330 or 300 can");
    add("300   2   3   2    9   10   11   12");
    section();
    begin();
    add("330 ++   2   3   2");
    refused(ERR_INPUT, "cup.trf, line 26, column 5: the type of the forfeit must be +-, -+ or --");
    begin();
    add("330 +-       3   2");
    refused(ERR_INPUT, "cup.trf, line 26, column 8: the round is missing");
    begin();
    add("330 +-   2   3   3");
    refused(ERR_INPUT, "cup.trf, line 26, column 12: team 3 cannot meet itself");
    begin();
    add("330 +-   2   3   1");
    refused(ERR_INPUT, "cup.trf, line 26, column 12: in round 2 team 3 meets team 1 here, but team 2 in "
                       "another line");
}

static void colours_of_a_forfeited_match(void **state)
{
    (void)state;
    begin_forfeit("0000 w +", "        ");
    game(6, 2, "0000 b +"), game(8, 2, "0000 b +");
    add("330 -+   2   3   2"); /* the letters go before the order of the teams */
    section();
    assert_int_equal(trf.event.section->round[1].fixture[1].side[0], 1);
    begin_forfeit("   9 - +", "        ");
    game(6, 2, "  10 - +"), game(7, 2, "  11 - +"), game(8, 2, "  12 - +");
    section();
    assert_int_equal(trf.ncolourless, 1);
    assert_int_equal(trf.colourless[0].round, 1);
    assert_int_equal(trf.colourless[0].index, 1);
}

/* --- who sat where -------------------------------------------------------------------------------- */

/* In round 1 Adams' first two players have changed places: 2 on board 1 has White. */
static void begin_swapped(void)
{
    begin();
    game(1, 1, "  10 b 1");
    game(2, 1, "   9 w 1");
    game(9, 1, "   2 b 0");
    game(10, 1, "   1 w 0");
}

static void line_ups_out_of_order(void **state)
{
    (void)state;
    begin_swapped();
    add("300   1   1   3    2    1    3    4");
    const struct fixture *f = &without_remarks()->round[0].fixture[0];
    assert_int_equal(f->side[0], 0);
    assert_int_equal(f->board[0].place[0], 2);
    assert_int_equal(f->board[0].place[1], 1);
    assert_int_equal(f->board[1].place[0], 1);
    assert_int_equal(f->board[1].place[1], 2);
}

/* By the list of Cruz the boards have the colours in turn, by that of Adams they have not: it was Adams who sat otherwise. */
static void without_line_ups_the_list_that_fits_decides(void **state)
{
    (void)state;
    begin_swapped();
    const struct fixture *f = &without_remarks()->round[0].fixture[0];
    assert_int_equal(f->side[0], 0);
    assert_int_equal(f->board[0].place[0], 2);
    assert_int_equal(f->board[0].place[1], 1);
    assert_int_equal(f->board[1].place[0], 1);
    assert_int_equal(f->board[1].place[1], 2);
    assert_false(f->board[0].swapped || f->board[1].swapped || f->board[2].swapped || f->board[3].swapped);
}

/* Boards 1 and 3 have one colour: whichever team has changed them, the colours are in turn. */
static void without_line_ups_either_list_may_fit(void **state)
{
    (void)state;
    begin();
    game(1, 1, "  11 w 1"), game(3, 1, "   9 w 1"), game(9, 1, "   3 b 0"), game(11, 1, "   1 b 0");
    remarked(22, "round 1, teams 1 and 3: their lists give other boards, whose colours fit, too; the list of "
                 "team 1 counts (a line 300 says who sat where)");
    const struct fixture *f = &trf.event.section->round[0].fixture[0];
    assert_int_equal(f->side[0], 0);
    for (int b = 0; b < 4; b++) {
        assert_int_equal(f->board[b].place[0], b + 1);
        assert_int_equal(f->board[b].place[1], b == 0 ? 3 : b == 2 ? 1 : b + 1);
        assert_false(f->board[b].swapped);
    }
}

/* Both lists give the same boards, and one game has the other colours. */
static void without_line_ups_most_boards_decide(void **state)
{
    (void)state;
    begin();
    game(3, 1, "  11 b 1"), game(11, 1, "   3 w 0");
    remarked(22, "round 1, teams 1 and 3: boards and colours do not agree; the colour of most boards is "
                 "taken (a line 300 can say who sat where)");
    const struct fixture *f = &trf.event.section->round[0].fixture[0];
    assert_int_equal(f->side[0], 0);
    for (int b = 0; b < 4; b++)
        assert_int_equal(f->board[b].swapped, b == 2);
}

static void line_ups_with_an_empty_board(void **state)
{
    /* Bach's board 2 is empty in round 1: Dahl's second player has a forfeit. */
    (void)state;
    begin();
    game(6, 1, "  15 b 0"), game(7, 1, "  16 w 0"), game(8, 1, "        ");
    game(14, 1, "0000 b +"), game(15, 1, "   6 w 1"), game(16, 1, "   7 b 1");
    put(TEAM + 2, 65, "2.0");
    add("300   1   2   4    5 0000    6    7");
    const struct section *s = without_remarks();
    const struct fixture *f = &s->round[0].fixture[1];
    static const int places[4] = { 1, 0, 2, 3 };
    for (int b = 0; b < 4; b++) {
        assert_int_equal(f->board[b].place[0], b + 1);
        assert_int_equal(f->board[b].place[1], places[b]);
        assert_int_equal(f->board[b].result, b == 1 ? RESULT_FORFEIT : RESULT_WIN);
    }
}

static void line_ups_that_cannot_be(void **state)
{
    (void)state;
    begin();
    add("300   1   1   3    2    1    3    9");
    refused(ERR_INPUT, "cup.trf, line 26, column 32: player 9 does not belong to team 1");
    begin();
    add("300   1   1   3    2    1    3    3");
    refused(ERR_INPUT, "cup.trf, line 26, column 32: player 3 sits at two boards");
    begin();
    add("300   1   1   3    2    1    3");
    refused(ERR_INPUT, "cup.trf, line 26, column 9: player 4 plays in round 1, but is not in this line-up");
    begin();
    add("300   1   1   3 0000    1    2    3    4");
    refused(ERR_INPUT, "cup.trf, line 26, column 37: there are only 4 boards");
    begin();
    add("300   1   1   4    2    1    3    4");
    refused(ERR_INPUT, "cup.trf, line 26, column 13: in round 1 team 1 meets team 4 here, but team 3 in "
                       "another line");
    begin();
    add("300   1   9   4    2    1    3    4");
    refused(ERR_INPUT, "cup.trf, line 26, column 9: there is no team 9");
}

static void colours_of_the_boards_may_be_others(void **state)
{
    /* BWBW: the team named first has Black on board 1, so White on board 1 is still White. WWBB: board 2 has
       the colour of board 1, and the boards of the file contradict that. */
    (void)state;
    begin();
    put(4, 5, "BWBW");
    assert_int_equal(without_remarks()->round[0].fixture[0].side[0], 0);
    put(4, 5, "WWBB");
    section();
    assert_int_equal(findings.n, 4);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_bye_in_every_dialect),
        cmocka_unit_test(without_320_an_absence_is_no_bye),
        cmocka_unit_test(byes_that_cannot_be),
        cmocka_unit_test(the_bye_of_an_empty_board),
        cmocka_unit_test(other_points_for_the_bye_are_points_by_decision),
        cmocka_unit_test(a_forfeit_makes_the_match_unplayed),
        cmocka_unit_test(a_forfeit_is_seen_from_white),
        cmocka_unit_test(a_forfeit_decides_over_the_boards),
        cmocka_unit_test(fewer_than_three_players_do_not_play),
        cmocka_unit_test(a_forfeit_without_an_opponent),
        cmocka_unit_test(colours_of_a_forfeited_match),
        cmocka_unit_test(line_ups_out_of_order),
        cmocka_unit_test(without_line_ups_the_list_that_fits_decides),
        cmocka_unit_test(without_line_ups_either_list_may_fit),
        cmocka_unit_test(without_line_ups_most_boards_decide),
        cmocka_unit_test(line_ups_with_an_empty_board),
        cmocka_unit_test(line_ups_that_cannot_be),
        cmocka_unit_test(colours_of_the_boards_may_be_others),
    };

    return cmocka_run_group_tests_name("rounds of tournament report files", tests, NULL, drop);
}
