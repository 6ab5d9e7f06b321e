/* SPDX-License-Identifier: Apache-2.0 */
#include "teams/rating/changes.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "engine/base/arena.h"
#include "teams/rating/norm.h"
#include "tests/rule_test.h"

enum { TEAMS = 2, BOARDS = 3, ROUNDS = 3, A = 0, B = 1, NEWCOMER = 2 };

/* Two teams that meet in every round, board by board in the order of their lists. */
struct small {
    struct event event;
    struct section section;
    struct squad squad[TEAMS];
    struct player player[TEAMS][BOARDS];
    struct pairing_list round[ROUNDS];
    struct fixture fixture[ROUNDS];
    struct correction correction;
    struct arena arena;
};

static void begin(struct small *s)
{
    static const int rating[TEAMS][BOARDS] = { { 2500, 2390, 0 }, { 2450, 1900, 2000 } };

    *s = (struct small){ .section = section_default(), .event = { .start = STR("2026-09-15"), .nsection = 1 } };
    s->event.section = &s->section;
    s->section.boards = BOARDS;
    s->section.squad = s->squad;
    s->section.nsquad = TEAMS;
    s->section.round = s->round;
    s->section.nround = ROUNDS;
    s->section.correction = &s->correction;
    for (int t = 0; t < TEAMS; t++) {
        s->squad[t].player = s->player[t];
        s->squad[t].nplayer = BOARDS;
        for (int p = 0; p < BOARDS; p++)
            s->player[t][p].rating = rating[t][p];
    }
    for (int r = 0; r < ROUNDS; r++) {
        s->round[r] =
            (struct pairing_list){ .state = ROUND_COMPLETE, .fixture = &s->fixture[r], .nfixture = 1, .bye = NOBODY };
        s->fixture[r] = (struct fixture){ .table = 1, .side = { A, B } };
        for (int b = 0; b < BOARDS; b++)
            s->fixture[r].board[b] = (struct board){ .place = { b + 1, b + 1 }, .result = RESULT_DRAW };
    }
}

static struct rating_change change(struct small *s, int squad, int player)
{
    struct rating_view v = rating_view(&s->event, &s->section, &s->arena);

    return rating_change(&v, ROUNDS, squad, player, &s->arena);
}

/* 2500 against 2450: D 50, 57 % to expect. 1 + 0.5 + 0 of 3 against 1.71: -0.21 times 10 is -2.1. For the other 1.5 less 1.29, +2.1.
   2390 against 1900: D 490 counts as 400: 92 % each; three draws are 1.5 - 2.76 = -1.26, times 20 -25.2; for the other 1.5 - 0.24. */
static void score_less_expectation_times_k(void **state)
{
    struct small s;

    (void)state;
    begin(&s);
    s.fixture[0].board[0].result = RESULT_WIN;
    s.fixture[2].board[0].result = RESULT_LOSS;
    struct rating_change first = change(&s, A, 0), other = change(&s, B, 0), second = change(&s, A, 1),
                         weaker = change(&s, B, 1);
    assert_int_equal(first.games, 3);
    assert_int_equal(first.half, 3);
    assert_int_equal(first.expected, 171);
    assert_int_equal(first.k, 10);
    assert_int_equal(first.change, -210);
    assert_int_equal(first.rating, 2498);
    assert_int_equal(other.change, 210);
    assert_int_equal(other.rating, 2452);
    assert_int_equal(second.expected, 276);
    assert_int_equal(second.change, -2520);
    assert_int_equal(second.rating, 2390 - 25);
    assert_int_equal(weaker.k, 20);
    assert_int_equal(weaker.change, 2520);
    arena_free(&s.arena);
}

static void what_was_not_played_is_not_rated(void **state)
{
    struct small s;
    int n;

    (void)state;
    begin(&s);
    s.fixture[0].board[0].result = RESULT_FORFEIT;
    s.fixture[1].board[0].result = RESULT_OPEN;
    s.fixture[2].absent[1] = true;
    struct rating_view v = rating_view(&s.event, &s.section, &s.arena);
    const struct rating_game *g = rating_games(&v, ROUNDS, A, 0, &s.arena, &n);
    assert_int_equal(n, 3);
    assert_int_equal(g[0].unrated, GAME_FORFEIT);
    assert_int_equal(g[1].unrated, GAME_OPEN);
    assert_int_equal(g[2].unrated, GAME_FORFEIT);
    assert_int_equal(change(&s, A, 0).games, 0);
    assert_int_equal(change(&s, A, 0).rating, 2500);
    arena_free(&s.arena);
}

/* The newcomer of A draws three games against 2000: (6000 + 3600) / 5 is 1920, 50 %. For his opponent nothing is rated. */
static void an_unrated_player_gets_a_first_rating(void **state)
{
    struct small s;
    int n;

    (void)state;
    begin(&s);
    struct rating_change newcomer = change(&s, A, NEWCOMER), opponent = change(&s, B, NEWCOMER);
    assert_int_equal(newcomer.games, 3);
    assert_int_equal(newcomer.k, 0);
    assert_int_equal(newcomer.rating, 1920);
    assert_int_equal(opponent.games, 0);
    assert_int_equal(opponent.rating, 2000);
    struct rating_view v = rating_view(&s.event, &s.section, &s.arena);
    assert_int_equal(rating_games(&v, ROUNDS, B, NEWCOMER, &s.arena, &n)[0].unrated, GAME_UNRATED);
    arena_free(&s.arena);
}

/* Of three boards against the same opponent one was won by forfeit and one is not finished; an unrated opponent is one all the same. */
static void norms_have_games_over_the_board_alone(void **state)
{
    struct small s;
    int n;

    (void)state;
    begin(&s);
    s.fixture[0].board[0].result = RESULT_FORFEIT;
    s.fixture[1].board[0].result = RESULT_OPEN;
    struct rating_view v = rating_view(&s.event, &s.section, &s.arena);
    const struct norm_game *g = norm_games(&v, ROUNDS, A, 0, &s.arena, &n);
    assert_int_equal(n, 1);
    assert_int_equal(g[0].half, 1);
    assert_int_equal(g[0].rating, 2450);
    norm_games(&v, ROUNDS, B, NEWCOMER, &s.arena, &n);
    assert_int_equal(n, ROUNDS);
    arena_free(&s.arena);
}

/* 60 minutes are the least of standard chess; 50 and 10 for 60 moves are as many. */
static void norms_are_of_standard_chess(void **state)
{
    static const struct {
        struct str time;
        int games;
    } of[] = { { STR(""), ROUNDS }, { STR("50+10"), ROUNDS }, { STR("25+10"), 0 }, { STR("3+2"), 0 } };
    struct small s;
    int n;

    (void)state;
    begin(&s);
    for (size_t i = 0; i < sizeof of / sizeof *of; i++) {
        s.section.time_control = of[i].time;
        struct rating_view v = rating_view(&s.event, &s.section, &s.arena);
        norm_games(&v, ROUNDS, A, 0, &s.arena, &n);
        assert_int_equal(n, of[i].games);
        assert_int_equal(norm_is_standard(&v), of[i].games > 0);
    }
    arena_free(&s.arena);
}

/* A result that was corrected for the rating alone: 2450 has won the first game there. */
static void results_are_those_for_the_rating(void **state)
{
    struct small s;

    (void)state;
    begin(&s);
    s.correction = (struct correction){
        .round = 1, .table = 1, .board = 1, .was = RESULT_DRAW, .becomes = RESULT_LOSS, .from = 0
    };
    s.section.ncorrection = 1;
    assert_int_equal(change(&s, B, 0).half, 4);
    arena_free(&s.arena);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        RULE_TEST(RATING_CHANGE, score_less_expectation_times_k),
        RULE_TEST(UNPLAYED_UNRATED, what_was_not_played_is_not_rated),
        RULE_TEST(FIRST_RATING, an_unrated_player_gets_a_first_rating),
        RULE_TEST(NORM_STANDARD, norms_are_of_standard_chess),
        RULE_TEST(NORM_PLAYED, norms_have_games_over_the_board_alone),
        cmocka_unit_test(results_are_those_for_the_rating),
    };

    return cmocka_run_group_tests_name("changes", tests, NULL, NULL);
}
