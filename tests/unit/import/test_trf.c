/* SPDX-License-Identifier: Apache-2.0 */
#include "import/trf/trf.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

#include <cmocka.h>

#include "teams/score.h"
#include "tests/unit/import/cup.h"
#include "tests/said.h"

/* --- records -------------------------------------------------------------------------------------- */

static void the_file_is_read(void **state)
{
    begin();
    const struct section *s = without_remarks();

    (void)state;
    assert_text(trf.event.name, "Small Cup");
    assert_int_equal(s->rounds, 3);
    assert_int_equal(s->boards, 4);
    assert_int_equal(s->lot, WHITE);
    assert_int_equal(s->nsquad, 4);
    assert_int_equal(s->nround, 2);
    assert_int_equal(trf.rank[0], 1);
    assert_int_equal(trf.rank[1], 3);
    assert_text(s->squad[0].name, "Adams");
    assert_text(s->squad[0].federation, "ENG");
    assert_int_equal(s->squad[3].number, 4);
    const struct player *p = &s->squad[0].player[0];
    assert_text(p->name, "Adams, A");
    assert_text(p->title, "GM");
    assert_int_equal(p->rating, 2500);
    assert_int_equal(p->fide_id, 400041);
    assert_int_equal(p->born, 1971);
    assert_int_equal(p->sex, 'm');
}

static void a_round_has_its_boards(void **state)
{
    begin();
    const struct section *s = without_remarks();
    const struct pairing_list *r = &s->round[1];

    (void)state;
    assert_int_equal(r->nfixture, 2);
    assert_int_equal(r->bye, NOBODY);
    assert_int_equal(r->state, ROUND_COMPLETE);
    /* 4-1: Dahl has White on board 1. */
    assert_int_equal(r->fixture[0].side[0], 3);
    assert_int_equal(r->fixture[0].side[1], 0);
    for (int b = 0; b < 4; b++) {
        assert_int_equal(r->fixture[0].board[b].place[0], b + 1);
        assert_int_equal(r->fixture[0].board[b].place[1], b + 1);
        assert_int_equal(r->fixture[0].board[b].result, RESULT_DRAW);
        assert_int_equal(s->round[0].fixture[0].board[b].result, RESULT_WIN);
    }
    /* 2-4 in round 1: Dahl had White, and is not the first of the lines. */
    assert_int_equal(s->round[0].fixture[1].side[0], 3);
}

static void any_line_ends_will_do(void **state)
{
    (void)state;
    begin();
    assert_true(read_with("\r"));
    assert_int_equal(trf.event.section->nround, 2);
    assert_true(read_with("\r\n"));
    assert_int_equal(trf.event.section->nround, 2);
    assert_int_equal(findings.n, 0);
}

static void results_in_all_letters(void **state)
{
    static const struct {
        const char *white, *black;
        enum result result;
    } row[] = {
        { " 9 w 1", " 1 b 0", RESULT_WIN },     { " 9 w 0", " 1 b 1", RESULT_LOSS },
        { " 9 w =", " 1 b =", RESULT_DRAW },    { " 9 w 0", " 1 b 0", RESULT_ZERO },
        { " 9 w W", " 1 b L", RESULT_WIN },     { " 9 w L", " 1 b W", RESULT_LOSS },
        { " 9 W d", " 1 B d", RESULT_DRAW },    { " 9 w +", " 1 b -", RESULT_FORFEIT },
        { " 9 w -", " 1 b +", RESULT_MISSED },  { " 9 w -", " 1 b -", RESULT_NOBODY },
        { " 9 w +", "      ", RESULT_FORFEIT }, { " 9 w x", " 1 b ?", RESULT_OPEN },
    };

    (void)state;
    for (size_t i = 0; i < sizeof row / sizeof *row; i++) {
        begin();
        put(line_of(1), 94, row[i].white);
        put(line_of(9), 94, row[i].black);
        const struct board *b = &section()->round[0].fixture[0].board[0];
        assert_int_equal(b->result, row[i].result);
    }
}

static void results_that_do_not_go_together(void **state)
{
    (void)state;
    begin();
    put(line_of(9), 99, "1");
    refused(ERR_INPUT, "cup.trf, line 6, column 99: the results of player 1 and his opponent in round 1 "
                       "do not match");
    begin();
    put(line_of(9), 99, "=");
    assert_false(read_with("\n"));
    begin();
    put(line_of(9), 99, "-");
    assert_false(read_with("\n"));
}

static void lines_must_agree_who_met(void **state)
{
    (void)state;
    begin();
    put(line_of(9), 94, " 2");
    refused(ERR_INPUT, "cup.trf, line 6, column 92: in round 1 player 1 names player 9 as the opponent, "
                       "whose own line (14) does not");
    begin();
    put(line_of(9), 97, "w");
    refused(ERR_INPUT, "cup.trf, line 6, column 97: players 1 and 9 both have the same colour in round 1");
    begin();
    put(line_of(1), 94, " 3");
    refused(ERR_INPUT, "cup.trf, line 6, column 92: player 3 belongs to the same team");
    begin();
    put(line_of(1), 94, "77");
    refused(ERR_INPUT, "cup.trf, line 6, column 92: there is no player 77");
    begin(); /* players 2 and 13 meet, but 1-3 is a match */
    game(2, 1, "  13 b 1");
    game(13, 1, "   2 w 0");
    refused(ERR_INPUT, "cup.trf, line 7, column 92: in round 1 team 1 meets team 4 here, but team 3 in "
                       "another line");
}

static void games_that_cannot_be(void **state)
{
    (void)state;
    begin();
    put(line_of(1), 97, "x");
    refused(ERR_INPUT, "cup.trf, line 6, column 97: the colour must be w, b or -");
    begin();
    put(line_of(1), 99, "2");
    refused(ERR_INPUT, "cup.trf, line 6, column 99: the result must be one of 1 = 0 + - W D L U F H Z");
    begin();
    put(line_of(1), 99, "U");
    refused(ERR_INPUT, "cup.trf, line 6, column 99: a player with a bye cannot have an opponent");
    begin();
    put(line_of(1), 92, "0000");
    refused(ERR_INPUT, "cup.trf, line 6, column 92: a game that was played needs an opponent");
    begin();
    put(line_of(1), 49, "27x9");
    refused(ERR_INPUT, "cup.trf, line 6, column 49: the rating is '27x9', not a number");
    begin();
    put(line_of(1), 91, "1");
    refused(ERR_INPUT, "cup.trf, line 6, column 91: this column must be blank: the opponent is in columns 92 to 95");
}

static void numbers_are_unique(void **state)
{
    (void)state;
    begin();
    put(line_of(2), 8, "1");
    refused(ERR_INPUT, "cup.trf, line 7, column 5: line 6 already has a player 1");
    begin();
    put(TEAM + 2, 7, "1");
    refused(ERR_INPUT, "cup.trf, line 23, column 5: line 22 already has a team 1");
    begin();
    put(TEAM + 2, 77, "4");
    refused(ERR_INPUT, "cup.trf, line 23, column 74: player 4 already belongs to team 1");
    begin();
    put(TEAM + 2, 76, "95");
    refused(ERR_INPUT, "cup.trf, line 23, column 74: there is no player 95");
}

/* Player 4 sits against team 3, as his team-mates do, so that he is one of them; once his opponents are in no list either, nothing tells. */
static void who_is_on_no_list(void **state)
{
    (void)state;
    begin();
    put(TEAM + 1, 89, "    ");
    remarked(9, "player 4, Adams, D, is on no team's list, but played for Adams: now the last of its list");
    assert_int_equal(trf.event.section->squad[0].player[3].rating, 2200);
    put(TEAM + 3, 89, "    ");
    put(TEAM + 4, 89, "    ");
    refused(ERR_INPUT, "cup.trf, line 9, column 92: player 4 belongs to no team, but plays in round 1");
}

static void too_many_are_too_many(void **state)
{
    (void)state;
    begin();
    put(line_of(1), 4, "10001");
    refused(ERR_LIMIT, "cup.trf, line 6, column 5: the number has more than 4 digits; a file has room "
                       "for 9999 players");
    begin();
    put(TEAM + 1, 4, "1001");
    refused(ERR_LIMIT, "cup.trf, line 22, column 5: the number has more than 3 digits; a file has room "
                       "for 999 teams");
    begin();
    put(line_of(1), 92 + 10 * 30, "   9 w 1");
    refused(ERR_LIMIT, "cup.trf, line 6, column 392: there are more than 30 rounds");
    begin();
    put(2, 5, "31");
    refused(ERR_LIMIT, "cup.trf, line 2, column 5: there are 31 rounds, but at most 30 are allowed");
    begin();
    put(4, 5, "WBWBWBWBW");
    refused(ERR_LIMIT, "cup.trf, line 4, column 13: there are more than 8 boards");
    begin();
    put(2, 5, "1");
    refused(ERR_INPUT, "cup.trf, line 2, column 5: the file says there is 1 round, but 2 have been played");
}

static void boards_are_full(void **state)
{
    (void)state;
    begin();
    put(4, 5, "WBW ");
    refused(ERR_INPUT, "cup.trf, line 9, column 92: team 1 has more than 3 players in round 1");
}

static void boards_that_nobody_has_counted(void **state)
{
    (void)state;
    begin();
    put(4, 1, "###      ");
    assert_int_equal(without_remarks()->boards, 4);
    /* A reserve sits out: three, since no more of a team ever sit down. */
    for (int player = 4; player <= 16; player += 4)
        game(player, 1, "        "), game(player, 2, "        ");
    section();
    assert_int_equal(trf.event.section->boards, 3);
    /* No team has more than two players. */
    for (int t = 1; t <= 4; t++)
        put(TEAM + t, 84, "         ");
    for (int player = 1; player <= 16; player++)
        if ((player - 1) % 4 >= 2)
            game(player, 1, "        "), game(player, 2, "        ");
    section();
    assert_int_equal(trf.event.section->boards, 2);
    struct match m = score_match(trf.event.section, &trf.event.section->round[0].fixture[0]);
    assert_true(m.played);
    assert_int_equal(m.gp[0], 4);
}

/* --- teams of the older format -------------------------------------------------------------------- */

static void old_teams_have_the_order_of_their_lines(void **state)
{
    (void)state;
    begin();
    put(2, 1, "XXR 3");
    put(3, 1, "XXC black1");
    for (int i = 0; i < 4; i++) { /* Dahl first: he has number 1 */
        static const char *const names[] = { "Dahl", "Cruz", "Bach", "Adams" };
        char line[160];
        snprintf(line, sizeof line, "013 %-32s%4d %4d %4d %4d%50s", names[i], 13 - 4 * i, 14 - 4 * i, 15 - 4 * i,
                 16 - 4 * i, "");
        put(TEAM + 1 + i, 1, line);
    }
    const struct section *s = section();
    assert_int_equal(findings.n, 1); /* the colours of round 1 show White */
    assert_int_equal(s->rounds, 3);
    assert_int_equal(s->lot, BLACK);
    assert_text(s->squad[0].name, "Dahl");
    assert_int_equal(s->squad[0].number, 1);
    assert_int_equal(s->squad[3].number, 4);
    assert_text(s->squad[3].player[3].name, "Adams, D");
    assert_int_equal(trf.rank[0], 0);
    assert_int_equal(s->round[1].nfixture, 2);
}

static void old_teams_are_not_needed_beside_new_ones(void **state)
{
    (void)state;
    begin();
    add("013 Somebody                           1    2");
    remarked(26, "lines 013 are ignored, since there are lines 310");
}

/* --- remarks -------------------------------------------------------------------------------------- */

static void unknown_lines_are_remarked(void **state)
{
    (void)state;
    begin();
    add("### a comment");
    add("");
    add("092 Team Swiss");
    add("801 whatever");
    add("BEL    1 x");
    add("BEL    2 x");
    remarked(30, "lines 'BEL' have ratings of a federation, which are not read: this one and 1 more");
}

static void lines_that_nobody_sees_are_written_out(void **state)
{
    (void)state;
    begin();
    add("\x1A"); /* the end of a file of DOS */
    remarked(26, "lines '\\u001A' are unknown; this one is ignored");
    begin();
    add("\xE2\x80\xAE");
    remarked(26, "lines '\\u202E' are unknown; this one is ignored");
}

static void points_that_the_results_do_not_give(void **state)
{
    (void)state;
    begin();
    put(TEAM + 2, 58, "2.0");
    put(TEAM + 3, 65, "3.5");
    section();
    assert_int_equal(findings.n, 2);
    assert_string_equal(str_c(&arena, finding_said(&findings.item[0])),
                        "team 2 has 2 match points and 2 game points here, but 1 and 2 by its results, which count");
    assert_string_equal(str_c(&arena, finding_said(&findings.item[1])),
                        "team 3 has 1 match points and 3.5 game points here, but 1 and 2 by its results, which count");
}

static void what_is_no_such_file(void **state)
{
    static const char *const other[] = { "", "dear arbiter\n", "<xml/>", "\x7f\x45LF\x02\x01\x01" };

    (void)state;
    for (size_t i = 0; i < sizeof other / sizeof *other; i++) {
        struct err e = { 0 };
        struct findings f = { .arena = &arena };
        assert_false(trf_read(str_of(other[i]), STR("x.trf"), &arena, &trf, &f, &e));
        assert_string_equal(err_said(&e), "x.trf is not a tournament report file of teams: it has no line 310 or 013");
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_file_is_read),
        cmocka_unit_test(a_round_has_its_boards),
        cmocka_unit_test(any_line_ends_will_do),
        cmocka_unit_test(results_in_all_letters),
        cmocka_unit_test(results_that_do_not_go_together),
        cmocka_unit_test(lines_must_agree_who_met),
        cmocka_unit_test(games_that_cannot_be),
        cmocka_unit_test(numbers_are_unique),
        cmocka_unit_test(who_is_on_no_list),
        cmocka_unit_test(too_many_are_too_many),
        cmocka_unit_test(boards_are_full),
        cmocka_unit_test(boards_that_nobody_has_counted),
        cmocka_unit_test(old_teams_have_the_order_of_their_lines),
        cmocka_unit_test(old_teams_are_not_needed_beside_new_ones),
        cmocka_unit_test(unknown_lines_are_remarked),
        cmocka_unit_test(lines_that_nobody_sees_are_written_out),
        cmocka_unit_test(points_that_the_results_do_not_give),
        cmocka_unit_test(what_is_no_such_file),
    };

    return cmocka_run_group_tests_name("tournament report files", tests, NULL, drop);
}
