/* SPDX-License-Identifier: Apache-2.0 */
#include "tests/rule_test.h"
#include "tests/unit/desk/room.h"

#include "desk/file/check.h"
#include "engine/ranking/standings.h"

/* Corrections, orders, and what was the wrong way round at a table. */

static bool enter(struct room *r, int round, int table, int board, enum result result, enum entry_mode mode)
{
    struct result_list list = one_board(r, table, board, result);

    list.board->round = round;
    return desk_results(r->desk, mode ? BECAUSE : ACT, &list, mode, &r->f, &r->e);
}

static void pair_and_publish(struct room *r)
{
    WORKS(r, desk_pair(r->desk, ACT, false, NULL, &r->f, &r->e));
    WORKS(r, desk_publish(r->desk, ACT, &r->f, &r->e));
}

/* Match points of a team for the pairing of a round. */
static int points(struct room *r, int squad, int round)
{
    struct tournament t;

    look(r);
    score_tournament(&r->ev, r->s, round - 1, &r->arena, &t);
    return score_field(r->s, &t, round, &r->arena).card[squad].mp;
}

/* Four teams: A-C, D-B. A beat C 2.5 - 1.5 and B beat D. Round 2 is published, then a board of A-C turns round. */
static void two_rounds(struct room *r)
{
    room_fill(r, 4);
    pair_and_publish(r);
    assert_string_equal(room_pairs(r), "A-C D-B");
    room_play(r);
    pair_and_publish(r);
}

/* FROZEN: the pairing that was published stands, and is judged by what was known then. */
static void frozen_corrections_count_from_the_next_pairing_on(void **state)
{
    struct room r;

    (void)state;
    two_rounds(&r);
    FAILS(&r, enter(&r, 1, 1, 1, RESULT_LOSS, ENTRY_RESULT), ERR_CONFLICT,
          "table 1 board 1 (A - C): 1-0 is recorded, but 0-1 was entered; to replace it, enter it as a correction with "
          "a reason");
    WORKS(&r, enter(&r, 1, 1, 1, RESULT_LOSS, ENTRY_CORRECTION));
    look(&r);
    assert_int_equal(r.s->ncorrection, 1);
    const struct correction *c = r.s->correction;
    assert_true(c->round == 1 && c->table == 1 && c->board == 1 && c->was == RESULT_WIN && c->becomes == RESULT_LOSS &&
                c->from == 3);
    assert_string_equal(str_c(&r.arena, c->by), "anna");
    assert_string_equal(str_c(&r.arena, c->reason), "by order");
    assert_int_equal(r.s->round[0].fixture[0].board[0].result, RESULT_LOSS);
    assert_int_equal(points(&r, 0, 2), 2); /* A won when round 2 was paired */
    assert_int_equal(points(&r, 2, 2), 0);
    assert_int_equal(points(&r, 0, 3), 0); /* and lost for round 3 */
    assert_int_equal(points(&r, 2, 3), 2);
    WORKS(&r, enter(&r, 1, 1, 1, RESULT_DRAW, ENTRY_CORRECTION)); /* once more */
    assert_int_equal(points(&r, 0, 2), 2);
    assert_int_equal(points(&r, 0, 3), 1);
    WORKS(&r, desk_check(r.desk, NULL, &r.f, &r.e));
    assert_int_equal(r.f.n, 0);
    room_close(&r);
}

static void a_correction_before_the_next_publication_just_replaces(void **state)
{
    struct room r;

    (void)state;
    room_fill(&r, 4);
    pair_and_publish(&r);
    room_play(&r);
    WORKS(&r, enter(&r, 1, 1, 1, RESULT_LOSS, ENTRY_CORRECTION));
    assert_int_equal(points(&r, 0, 2), 0);
    assert_int_equal(r.s->ncorrection, 0);
    room_close(&r);
}

/* UNFINISHED: a draw for the pairing; the end of the game needs no correction and counts from there on. */
static void unfinished_games_end_later(void **state)
{
    struct room r;

    (void)state;
    room_fill(&r, 4);
    pair_and_publish(&r);
    WORKS(&r, enter(&r, 1, 1, 1, RESULT_OPEN, ENTRY_RESULT));
    for (int b = 2; b <= 4; b++)
        WORKS(&r, enter(&r, 1, 1, b, RESULT_DRAW, ENTRY_RESULT));
    for (int b = 1; b <= 4; b++)
        WORKS(&r, enter(&r, 1, 2, b, RESULT_DRAW, ENTRY_RESULT));
    pair_and_publish(&r);
    assert_int_equal(points(&r, 0, 2), 1);
    WORKS(&r, enter(&r, 1, 1, 1, RESULT_WIN, ENTRY_RESULT));
    assert_int_equal(points(&r, 0, 2), 1);
    assert_int_equal(points(&r, 0, 3), 2);
    look(&r);
    assert_int_equal(r.s->correction[0].was, RESULT_OPEN);
    room_close(&r);
}

static void a_result_for_the_rating_alone(void **state)
{
    struct room r;

    (void)state;
    two_rounds(&r);
    FAILS(&r, enter(&r, 2, 1, 1, RESULT_WIN, ENTRY_RATING), ERR_STATE, "table 1 board 1 has no result yet");
    room_close(&r);
    two_rounds(&r);
    WORKS(&r, enter(&r, 1, 1, 1, RESULT_DRAW, ENTRY_RATING));
    assert_journal(&r, "round 1 table 1 (A - C) board 1: 1/2 instead of 1-0, for rating only");
    look(&r);
    assert_int_equal(r.s->round[0].fixture[0].board[0].result, RESULT_WIN);
    assert_int_equal(r.s->correction[0].from, 0);
    assert_int_equal(points(&r, 0, 3), 2);
    int entries = room_entries(&r);
    WORKS(&r, enter(&r, 1, 1, 1, RESULT_DRAW, ENTRY_RATING)); /* it is there already */
    assert_int_equal(room_entries(&r), entries);
    room_close(&r);
}

/* FROZEN: not without an order; a draft changes for any reason. */
static void by_order_a_published_pairing_changes(void **state)
{
    struct room r;
    struct act act = *act_in(NULL, "the hall is dark");

    (void)state;
    room_fill(&r, 4);
    WORKS(&r, desk_pair(r.desk, ACT, false, NULL, &r.f, &r.e));
    WORKS(&r, desk_move(r.desk, &act, S("A"), S("B"), COLOURLESS, &r.f, &r.e));
    WORKS(&r, desk_publish(r.desk, ACT, &r.f, &r.e));
    FAILS(&r, desk_move(r.desk, &act, S("A"), S("C"), COLOURLESS, &r.f, &r.e), ERR_STATE,
          "round 1 is published: a pairing that breaks no rule may only be changed by order (name who gave it with "
          "--order-of)");
    FAILS(&r, desk_bye(r.desk, &act, S("A"), &r.f, &r.e), ERR_STATE,
          "round 1 is published: a pairing that breaks no rule may only be changed by order (name who gave it with "
          "--order-of)");
    assert_string_equal(room_pairs(&r), "A-B C-D");
    act.by_order = STR("the President");
    WORKS(&r, desk_move(r.desk, &act, S("A"), S("C"), COLOURLESS, &r.f, &r.e));
    assert_journal(&r, "round 1 by hand: A - C, D - B, instead of A - B, C - D, by order of the President");
    assert_remark(&r, 0, "print again: pairings and squads of round 1; tables 1 (A - C), 2 (D - B)");
    look(&r);
    assert_string_equal(str_c(&r.arena, r.s->round[0].fixture[0].by_hand),
                        "the hall is dark (by order of the President)");
    room_close(&r);
}

/* A rematch was published by mistake: that is reason enough. */
static void frozen_but_for_a_breach(void **state)
{
    struct room r;
    struct act act = *act_in(NULL, "the hall is dark");

    (void)state;
    two_rounds(&r);
    assert_string_equal(room_pairs(&r), "B-A C-D");
    WORKS(&r, desk_move(r.desk, ordered(BECAUSE), S("A"), S("C"), COLOURLESS, &r.f, &r.e)); /* they have met */
    assert_string_equal(room_pairs(&r), "C-A B-D");
    WORKS(&r, desk_move(r.desk, &act, S("A"), S("B"), COLOURLESS, &r.f, &r.e));
    assert_string_equal(room_pairs(&r), "B-A C-D");
    room_close(&r);
}

/* A had White in A-C on paper and Black at the table. */
static void colours_that_were_swapped_count_as_played(void **state)
{
    struct tournament t;
    struct room r;

    (void)state;
    two_rounds(&r);
    FAILS(&r, desk_swap_colours(r.desk, ACT, 1, 1, 0, &r.f, &r.e), ERR_STATE,
          "swapping colours or players needs a reason for the journal");
    FAILS(&r, desk_swap_colours(r.desk, BECAUSE, 1, 9, 0, &r.f, &r.e), ERR_INPUT, "there is no table 9 in round 1");
    FAILS(&r, desk_swap_colours(r.desk, BECAUSE, 1, 1, 5, &r.f, &r.e), ERR_INPUT,
          "a match has boards 1 to 4; there is no board 5");
    WORKS(&r, desk_swap_colours(r.desk, BECAUSE, 1, 1, 2, &r.f, &r.e));
    look(&r);
    score_tournament(&r.ev, r.s, 1, &r.arena, &t);
    assert_int_equal(score_field(r.s, &t, 2, &r.arena).card[0].colour[0], WHITE);
    WORKS(&r, desk_swap_colours(r.desk, BECAUSE, 1, 1, 0, &r.f, &r.e));
    assert_journal(&r, "round 1 table 1 (A - C): played with colours reversed");
    look(&r);
    score_tournament(&r.ev, r.s, 1, &r.arena, &t);
    struct field field = score_field(r.s, &t, 2, &r.arena);
    assert_int_equal(field.card[0].colour[0], BLACK);
    assert_int_equal(field.card[2].colour[0], WHITE);
    assert_int_equal(field.card[0].mp, 2); /* the result is as it was */
    assert_int_equal(field.card[2].gp, 3);
    WORKS(&r, desk_swap_colours(r.desk, BECAUSE, 1, 1, 0, &r.f, &r.e));
    assert_journal(&r, "round 1 table 1 (A - C): played with the colours as paired");
    room_close(&r);
}

/* Nobody has sat down before the line-ups are opened, a result is in, or the hour of the round has come. */
static void nothing_is_swapped_before_the_round(void **state)
{
    static const char *const early = "round 1 has not begun: what went wrong at a table is noted once line-ups are "
                                     "opened or a result is in; 'move' with --white changes the colours";
    struct result_list list;
    struct room r;

    (void)state;
    room_fill(&r, 4);
    WORKS(&r, desk_pair(r.desk, ACT, false, NULL, &r.f, &r.e));
    WORKS(&r, desk_publish(r.desk, ACT, &r.f, &r.e));
    FAILS(&r, desk_swap_colours(r.desk, BECAUSE, 0, 1, 0, &r.f, &r.e), ERR_STATE, early);
    FAILS(&r, desk_swap_colours(r.desk, BECAUSE, 0, 2, 3, &r.f, &r.e), ERR_STATE, early);
    list = one_board(&r, 2, 1, RESULT_DRAW);
    WORKS(&r, desk_results(r.desk, ACT, &list, false, &r.f, &r.e));
    WORKS(&r, desk_swap_colours(r.desk, BECAUSE, 0, 1, 0, &r.f, &r.e));
    assert_journal(&r, "round 1 table 1 (A - C): played with colours reversed");
    room_close(&r);
}

/* It is played at 15:00 of the day of the test. */
static void what_is_swapped_once_the_hour_has_come(void **state)
{
    static const struct setting then = { { "date.1", 6 }, { "2016-09-02 15:01", 16 } };
    static const struct setting now = { { "date.1", 6 }, { "2016-09-02 14:59", 16 } };
    struct room r;

    (void)state;
    room_fill(&r, 4);
    WORKS(&r, desk_set(r.desk, ACT, &then, 1, &r.f, &r.e));
    WORKS(&r, desk_pair(r.desk, ACT, false, NULL, &r.f, &r.e));
    WORKS(&r, desk_publish(r.desk, ACT, &r.f, &r.e));
    assert_false(desk_swap_colours(r.desk, BECAUSE, 0, 1, 0, &r.f, &r.e));
    WORKS(&r, desk_set(r.desk, ACT, &now, 1, &r.f, &r.e));
    WORKS(&r, desk_swap_colours(r.desk, BECAUSE, 0, 1, 0, &r.f, &r.e));
    room_close(&r);
}

static bool swap_named(struct room *r, const char *match, const char *boards)
{
    struct words w = { 0 };

    word_put(&w, "match", str_of(match));
    word_put(&w, "round", S("1"));
    word_put(&w, "boards", str_of(boards));
    return call_words(r->desk, OP_swap, BECAUSE, &w, NULL, &r->f, &r->e);
}

static void a_match_is_swapped_by_its_table_or_a_team(void **state)
{
    struct room r;

    (void)state;
    two_rounds(&r);
    WORKS(&r, swap_named(&r, "C.2", NULL));
    assert_journal(&r, "round 1 table 1 (A - C) board 2: played with colours reversed");
    WORKS(&r, swap_named(&r, "1.2", NULL));
    assert_journal(&r, "round 1 table 1 (A - C) board 2: played with the colours as paired");
    WORKS(&r, swap_named(&r, "C", "1,2"));
    assert_journal(&r, "round 1 table 1: the players of C on boards 1 and 2 were exchanged");
    FAILS(&r, swap_named(&r, "1", "1,2"), ERR_USAGE, "whose players? name the team, for example 'Fiji --boards 1,2'");
    FAILS(&r, swap_named(&r, "C.2", "1,2"), ERR_USAGE, "whose players? name the team, for example 'Fiji --boards 1,2'");
    FAILS(&r, swap_named(&r, "C", "1,5"), ERR_INPUT, "a match has boards 1 to 4; there is no board 5");
    room_close(&r);
}

static void players_who_sat_at_each_others_boards(void **state)
{
    struct room r;

    (void)state;
    two_rounds(&r);
    WORKS(&r, desk_swap_players(r.desk, BECAUSE, 1, S("C"), 2, 3, &r.f, &r.e));
    look(&r);
    const struct board *b = r.s->round[0].fixture[0].board;
    assert_true(b[1].place[1] == 3 && b[2].place[1] == 2 && b[1].place[0] == 2);
    FAILS(&r, desk_swap_players(r.desk, BECAUSE, 2, S("C"), 2, 3, &r.f, &r.e), ERR_STATE,
          "it is not known who sat on boards 2 and 3 for C");
    room_close(&r);
}

/* What C gets counts for those who met it, unless it is said to be its own. */
static void points_by_decision_in_tie_breaks(void **state)
{

    struct tournament t;
    struct room r;

    (void)state;

    for (int own = 0; own < 2; own++) {
        two_rounds(&r);
        room_play(&r);
        WORKS(&r, desk_points(r.desk, BECAUSE, S("C"), 3, 0, false, own, &r.f, &r.e));
        look(&r);
        score_tournament(&r.ev, r.s, 2, &r.arena, &t);
        const struct standing *line = standings_make(&t, 2, &r.arena);
        for (int i = 0; i < 4; i++) {
            if (line[i].team == 2) /* C won its second match */
                assert_int_equal(line[i].mp, 5);
            if (line[i].team == 0) /* A: opponents C and B; the lowest is left out */
                assert_int_equal(line[i].value[3], own ? 2 : 5);
        }
        room_close(&r);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        RULE_TEST(FROZEN, frozen_corrections_count_from_the_next_pairing_on),
        cmocka_unit_test(a_correction_before_the_next_publication_just_replaces),
        RULE_TEST(UNFINISHED, unfinished_games_end_later),
        cmocka_unit_test(a_result_for_the_rating_alone),
        RULE_TEST(BY_ORDER, by_order_a_published_pairing_changes),
        RULE_TEST(FROZEN, frozen_but_for_a_breach),
        cmocka_unit_test(colours_that_were_swapped_count_as_played),
        cmocka_unit_test(nothing_is_swapped_before_the_round),
        cmocka_unit_test(what_is_swapped_once_the_hour_has_come),
        cmocka_unit_test(a_match_is_swapped_by_its_table_or_a_team),
        cmocka_unit_test(players_who_sat_at_each_others_boards),
        cmocka_unit_test(points_by_decision_in_tie_breaks),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
