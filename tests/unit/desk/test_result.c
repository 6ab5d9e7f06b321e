/* SPDX-License-Identifier: Apache-2.0 */
#include "tests/rule_test.h"
#include "tests/unit/desk/room.h"

/* Round 1 of four teams is published: table 1 is A - C, table 2 is D - B. */
static void room_published(struct room *r)
{
    room_fill(r, 4);
    WORKS(r, desk_pair(r->desk, ACT, false, NULL, &r->f, &r->e));
    WORKS(r, desk_publish(r->desk, ACT, &r->f, &r->e));
    assert_string_equal(room_pairs(r), "A-C D-B");
}

static bool enter(struct room *r, const struct board_entry *board, int n)
{
    struct result_list list = { .nboard = n };

    list.board = arena_new(&r->arena, struct board_entry, n);
    memcpy(list.board, board, (size_t)n * sizeof *board);
    return desk_results(r->desk, ACT, &list, false, &r->f, &r->e);
}

static bool replace(struct room *r, struct board_entry board)
{
    struct result_list list = { .board = &board, .nboard = 1 };

    return desk_results(r->desk, BECAUSE, &list, true, &r->f, &r->e);
}

#define ENTER(...)                                         \
    enter(&r, (const struct board_entry[]){ __VA_ARGS__ }, \
          sizeof(const struct board_entry[]){ __VA_ARGS__ } / sizeof(struct board_entry))

static bool mark(struct room *r, const char *absent, int table, int present, bool correct)
{
    struct no_show_entry entry = { .table = table, .absent = str_of(absent), .present = present };
    struct result_list list = { .mark = &entry, .nmark = 1 };

    return desk_results(r->desk, correct ? BECAUSE : ACT, &list, correct, &r->f, &r->e);
}

static const struct fixture *fixture(struct room *r, int round, int table)
{
    look(r);
    return &r->s->round[round - 1].fixture[table - 1];
}

/* By table as the pairing has it, by a team as that team sees it, by both teams in either order. */
static void a_match_is_named_in_several_ways(void **state)
{
    struct room r;

    (void)state;
    room_published(&r);
    WORKS(&r, ENTER({ .table = 1, .board = 1, .result = RESULT_WIN, .place = { 1, 2 } }));
    WORKS(&r, ENTER({ .team = { STR("C") }, .board = 2, .result = RESULT_WIN, .place = { 3, 4 } }));
    WORKS(&r, ENTER({ .team = { STR("C"), STR("A") }, .board = 3, .result = RESULT_FORFEIT }));
    WORKS(&r, ENTER({ .table = 1, .team = { STR("a"), STR("c") }, .board = 4, .result = RESULT_OPEN }));
    WORKS(&r, ENTER({ .team = { { 0 }, STR("D") }, .round = 1, .board = 1, .result = RESULT_WIN }));
    const struct fixture *f = fixture(&r, 1, 1);
    assert_int_equal(f->board[0].result, RESULT_WIN);
    assert_int_equal(f->board[0].place[0], 1);
    assert_int_equal(f->board[0].place[1], 2);
    assert_int_equal(f->board[1].result, RESULT_LOSS);
    assert_int_equal(f->board[1].place[0], 4);
    assert_int_equal(f->board[1].place[1], 3);
    assert_int_equal(f->board[2].result, RESULT_MISSED);
    assert_int_equal(f->board[3].result, RESULT_OPEN);
    assert_int_equal(fixture(&r, 1, 2)->board[0].result, RESULT_LOSS); /* B sees itself win */
    room_close(&r);
}

static void what_does_not_exist_is_refused(void **state)
{
    struct room r;

    (void)state;
    room_fill(&r, 5);
    FAILS(&r, ENTER({ .table = 1, .board = 1, .result = RESULT_WIN }), ERR_STATE, "no round is published yet");
    WORKS(&r, desk_pair(r.desk, ACT, false, NULL, &r.f, &r.e));
    FAILS(&r, ENTER({ .table = 1, .board = 1, .result = RESULT_WIN }), ERR_STATE, "no round is published yet");
    WORKS(&r, desk_publish(r.desk, ACT, &r.f, &r.e));
    assert_string_equal(room_pairs(&r), "A-C D-B bye E");
    FAILS(&r, ENTER({ .round = 2, .table = 1, .board = 1, .result = RESULT_WIN }), ERR_STATE,
          "round 2 is not published");
    FAILS(&r, ENTER({ .table = 3, .board = 1, .result = RESULT_WIN }), ERR_INPUT, "there is no table 3 in round 1");
    FAILS(&r, ENTER({ .team = { STR("E") }, .board = 1, .result = RESULT_WIN }), ERR_INPUT,
          "E has no match in round 1");
    FAILS(&r, ENTER({ .team = { STR("Z") }, .board = 1, .result = RESULT_WIN }), ERR_INPUT,
          "there is no team \"Z\" in section open: it has 1 A; 2 B; 3 C; 4 D; 5 E");
    FAILS(&r, ENTER({ .team = { STR("A"), STR("B") }, .board = 1, .result = RESULT_WIN }), ERR_INPUT,
          "table 1 of round 1 is A - C");
    FAILS(&r, ENTER({ .table = 2, .team = { STR("A"), STR("C") }, .board = 1, .result = RESULT_WIN }), ERR_INPUT,
          "table 2 of round 1 is D - B");
    FAILS(&r, ENTER({ .table = 1, .team = { STR("A"), STR("A") }, .board = 1, .result = RESULT_WIN }), ERR_INPUT,
          "table 1 of round 1 is A - C");
    FAILS(&r, ENTER({ .board = 1, .result = RESULT_WIN }), ERR_INPUT, "which match? a table or a team is needed");
    FAILS(&r, ENTER({ .table = 1, .board = 5, .result = RESULT_WIN }), ERR_INPUT,
          "a match has boards 1 to 4; there is no board 5");
    FAILS(&r, ENTER({ .table = 1, .board = 1, .result = RESULT_WIN, .place = { 1, 6 } }), ERR_INPUT,
          "C has no player 6, only 5 in its list");
    FAILS(&r, ENTER({ .table = 1, .board = 1, .result = RESULT_WIN, .place = { -1, 1 } }), ERR_INPUT,
          "A has no player -1, only 5 in its list");
    room_close(&r);
}

/* SQUAD_LIST */
static void a_replaced_player_does_not_play(void **state)
{
    struct event read = { .nsection = 1 };
    struct room r;

    (void)state;
    room_fill(&r, 4);
    read.section = arena_new(&r.arena, struct section, 1);
    read.section[0] = letters(&r, "open", 4);
    read.section[0].squad[2].player[4].replaced = true;
    WORKS(&r, desk_import(r.desk, ACT, &read, &r.f, &r.e));
    WORKS(&r, desk_number(r.desk, ACT, false, &r.f, &r.e));
    WORKS(&r, desk_pair(r.desk, ACT, false, NULL, &r.f, &r.e));
    WORKS(&r, desk_publish(r.desk, ACT, &r.f, &r.e));
    FAILS(&r, ENTER({ .table = 1, .board = 1, .result = RESULT_WIN, .place = { 5, 5 } }), ERR_INPUT,
          "player 5 of C, C5, has been replaced");
    room_close(&r);
}

static void nobody_plays_twice(void **state)
{
    struct room r;

    (void)state;
    room_published(&r);
    FAILS(&r,
          ENTER({ .table = 1, .board = 1, .result = RESULT_WIN, .place = { 1, 1 } },
                { .table = 1, .board = 3, .result = RESULT_WIN, .place = { 2, 1 } }),
          ERR_INPUT, "table 1: player 1 of C sits on boards 1 and 3");
    WORKS(&r, ENTER({ .table = 1, .board = 1, .result = RESULT_WIN, .place = { 1, 1 } }));
    FAILS(&r, ENTER({ .table = 1, .board = 2, .result = RESULT_WIN, .place = { 1, 2 } }), ERR_INPUT,
          "table 1: player 1 of A sits on boards 1 and 2");
    room_close(&r);
}

/* The same again is silent; what was not known is filled in; another result is a conflict. */
static void what_is_there_stands(void **state)
{
    struct room r;

    (void)state;
    room_published(&r);
    WORKS(&r, ENTER({ .table = 1, .board = 2, .result = RESULT_DRAW }));
    int before = room_entries(&r);
    WORKS(&r, ENTER({ .table = 1, .board = 2, .result = RESULT_DRAW }));
    assert_int_equal(room_entries(&r), before);
    WORKS(&r, ENTER({ .table = 1, .board = 2, .result = RESULT_DRAW, .place = { 2, 3 } }));
    WORKS(&r, ENTER({ .table = 1, .board = 2, .place = { 2, 0 } }));
    FAILS(&r, ENTER({ .table = 1, .board = 2, .result = RESULT_WIN }), ERR_CONFLICT,
          "table 1 board 2 (A - C): 1/2 is recorded, but 1-0 was entered; to replace it, enter it as a correction with "
          "a reason");
    FAILS(&r, ENTER({ .table = 1, .board = 2, .result = RESULT_DRAW, .place = { 2, 4 } }), ERR_CONFLICT,
          "table 1 board 2: player 3 of C is recorded, but player 4 was entered; to replace it, enter it as a "
          "correction with a reason");
    const struct fixture *f = fixture(&r, 1, 1);
    assert_int_equal(f->board[1].result, RESULT_DRAW);
    assert_int_equal(f->board[1].place[1], 3);
    room_close(&r);
}

/* UNFINISHED: the end of an unfinished game is no correction, even when the next round is published;
   the other way round it is. */
static void an_unfinished_game_ends(void **state)
{
    struct room r;

    (void)state;
    room_published(&r);
    WORKS(&r, ENTER({ .table = 1, .board = 1, .result = RESULT_OPEN }));
    WORKS(&r, ENTER({ .table = 1, .board = 1, .result = RESULT_LOSS }));
    assert_int_equal(fixture(&r, 1, 1)->board[0].result, RESULT_LOSS);
    FAILS(&r, ENTER({ .table = 1, .board = 1, .result = RESULT_OPEN }), ERR_CONFLICT,
          "table 1 board 1 (A - C): 0-1 is recorded, but * was entered; to replace it, enter it as a correction with a "
          "reason");
    WORKS(&r, ENTER({ .table = 2, .board = 1, .result = RESULT_OPEN }));
    WORKS(&r, desk_pair(r.desk, ACT, true, NULL, &r.f, &r.e));
    WORKS(&r, desk_publish(r.desk, ACT, &r.f, &r.e));
    WORKS(&r, ENTER({ .round = 1, .table = 2, .board = 3, .result = RESULT_WIN }));
    assert_int_equal(fixture(&r, 1, 2)->board[2].result, RESULT_WIN);
    assert_remark(&r, 0, "the pairings published after round 1 stand");
    room_close(&r);
}

static void a_correction_needs_a_reason_and_keeps_both_values(void **state)
{
    struct board_entry win = { .table = 1, .board = 2, .result = RESULT_WIN };
    struct result_list list = { .board = &win, .nboard = 1 };
    struct room r;

    (void)state;
    room_published(&r);
    WORKS(&r, ENTER({ .table = 1, .board = 2, .result = RESULT_DRAW, .place = { 2, 3 } }));
    FAILS(&r, desk_results(r.desk, ACT, &list, true, &r.f, &r.e), ERR_STATE,
          "a correction needs a reason for the journal");
    WORKS(&r, replace(&r, win));
    assert_journal(&r, "round 1 table 1 (A - C) board 2: 1-0 instead of 1/2");
    const struct fixture *f = fixture(&r, 1, 1);
    assert_int_equal(f->board[1].result, RESULT_WIN);
    assert_int_equal(f->board[1].place[0], 2); /* not given is not taken away */
    win.place[0] = 4;
    WORKS(&r, replace(&r, win));
    assert_int_equal(fixture(&r, 1, 1)->board[1].place[0], 4);
    room_close(&r);
}

/* After the next round is published a correction is possible, and what was published stands. */
static void a_late_correction(void **state)
{
    struct room r;

    (void)state;
    room_published(&r);
    room_play(&r);
    WORKS(&r, desk_pair(r.desk, ACT, false, NULL, &r.f, &r.e));
    WORKS(&r, desk_publish(r.desk, ACT, &r.f, &r.e));
    FAILS(&r, ENTER({ .round = 1, .table = 2, .board = 1, .result = RESULT_WIN }), ERR_CONFLICT,
          "table 2 board 1 (D - B): 0-1 is recorded, but 1-0 was entered; to replace it, enter it as a correction with "
          "a reason");
    struct no_show_entry entry = { .round = 1, .absent = S("D"), .present = 4 };
    struct result_list list = { .mark = &entry, .nmark = 1 };
    FAILS(&r, desk_results(r.desk, ACT, &list, false, &r.f, &r.e), ERR_CONFLICT,
          "the round after round 1 is already published; to replace it, enter it as a correction with a reason");
    WORKS(&r, replace(&r, (struct board_entry){ .round = 1, .table = 2, .board = 1, .result = RESULT_WIN }));
    assert_remark(&r, 0, "the pairings published after round 1 stand");
    assert_int_equal(r.f.item[0].rule, RULE_FROZEN);
    look(&r);
    assert_int_equal(r.s->nround, 2);
    room_close(&r);
}

/* Every wrong line at once, and nothing taken; the good lines among them wait too. */
static void all_that_is_wrong_is_told_at_once(void **state)
{
    struct room r;

    (void)state;
    room_published(&r);
    FAILS(&r,
          ENTER({ .line = 2, .table = 1, .board = 1, .result = RESULT_WIN },
                { .line = 3, .table = 7, .board = 1, .result = RESULT_WIN },
                { .line = 4, .table = 2, .board = 9, .result = RESULT_WIN },
                { .line = 5, .table = 1, .board = 1, .result = RESULT_DRAW }),
          ERR_INPUT, "3 of 4 results cannot be accepted, so none was");
    assert_int_equal(r.f.n, 3);
    assert_remark(&r, 0, "there is no table 7 in round 1");
    assert_remark(&r, 1, "a match has boards 1 to 4; there is no board 9");
    assert_remark(&r, 2, "table 1 board 1 (A - C): 1-0 is given in line 2, but 1/2 was entered");
    for (int i = 0; i < 3; i++) {
        assert_int_equal(r.f.item[i].severity, PROBLEM);
        assert_int_equal(r.f.item[i].line, i + 3);
    }
    assert_int_equal(fixture(&r, 1, 1)->board[0].result, RESULT_NONE);
    room_close(&r);
}

/* WALKOVER */
static void a_side_that_did_not_come(void **state)
{
    struct room r;

    (void)state;
    room_published(&r);
    FAILS(&r, mark(&r, "C", 2, 4, false), ERR_INPUT, "table 2 of round 1 is D - B");
    FAILS(&r, mark(&r, "C", 0, 5, false), ERR_INPUT, "5 players present, but a match has 4 boards");
    WORKS(&r, mark(&r, "C", 0, 3, false));
    assert_journal(&r, "round 1 table 1 (A - C): C did not come, 3 players of A present");
    const struct fixture *f = fixture(&r, 1, 1);
    assert_false(f->absent[0]);
    assert_true(f->absent[1]);
    assert_int_equal(f->present, 3);
    int before = room_entries(&r);
    WORKS(&r, mark(&r, "C", 1, 3, false));
    assert_int_equal(room_entries(&r), before);
    FAILS(&r, mark(&r, "C", 0, 4, false), ERR_CONFLICT,
          "table 1 is already marked differently; to replace it, enter it as a correction with a reason");
    FAILS(&r, mark(&r, "A", 0, 4, false), ERR_CONFLICT,
          "table 1 is already marked differently; to replace it, enter it as a correction with a reason");
    WORKS(&r, mark(&r, "A", 0, 4, true));
    f = fixture(&r, 1, 1);
    assert_true(f->absent[0]);
    assert_false(f->absent[1]);
    FAILS(&r, mark(&r, "", 1, 0, false), ERR_CONFLICT,
          "a side of table 1 is already marked as absent; to replace it, enter it as a correction with a reason");
    WORKS(&r, mark(&r, "", 1, 0, true));
    assert_journal(&r, "round 1 table 1 (A - C): marks removed; before: A did not come, 4 players of C present");
    assert_false(fixture(&r, 1, 1)->absent[0]);
    room_close(&r);
}

static void neither_side_came(void **state)
{
    struct no_show_entry marks[] = { { .absent = S("B") }, { .absent = S("D") } };
    struct result_list list = { .mark = marks, .nmark = 2 };
    struct room r;

    (void)state;
    room_published(&r);
    WORKS(&r, desk_results(r.desk, ACT, &list, false, &r.f, &r.e));
    const struct fixture *f = fixture(&r, 1, 2);
    assert_true(f->absent[0] && f->absent[1]);
    assert_true(score_complete(r.s, f));
    room_close(&r);
}

/* WALKOVER: a mark decides over the boards, so games that come in later would count for the other side. */
static void walkover_games_of_an_absent_side(void **state)
{
    struct board_entry seen = { .table = 1, .board = 1, .result = RESULT_WIN, .looked = true };
    struct room r;

    (void)state;
    room_published(&r);
    WORKS(&r, mark(&r, "C", 0, 3, false));
    FAILS(&r,
          ENTER({ .team = { STR("C") }, .board = 1, .result = RESULT_WIN },
                { .team = { STR("C") }, .board = 2, .result = RESULT_DRAW }),
          ERR_CONFLICT,
          "table 1 (A - C): C is marked as absent, but 0-1 was entered; if it played, enter its games as a correction "
          "with a reason: that removes the mark");
    WORKS(&r, ENTER({ .table = 1, .board = 1, .result = RESULT_FORFEIT },
                    { .table = 1, .board = 2, .result = RESULT_NOBODY }));
    FAILS(&r, replace(&r, seen), ERR_CONFLICT, /* the mark came while he typed */
          "table 1 (A - C): C is marked as absent, but 1-0 was entered; if it played, enter its games as a correction "
          "with a reason: that removes the mark");
    seen.mark = (struct no_show){ .absent = { false, true }, .present = 3 };
    seen.shown = RESULT_FORFEIT;
    WORKS(&r, replace(&r, seen));
    assert_journal(&r, "round 1 table 1 (A - C): 1 board; marks removed; before: C did not come, 3 players of A "
                       "present; board 1: 1-0 instead of +-");
    assert_false(fixture(&r, 1, 1)->absent[1]);
    room_close(&r);
}

/* The other way round, and both in one batch, which no reason makes right. */
static void walkover_a_mark_over_games(void **state)
{
    struct board_entry board = {
        .table = 2, .board = 3, .result = RESULT_DRAW, .line = 2, .looked = true, .shown = RESULT_NONE
    };
    struct no_show_entry entry = { .table = 2, .absent = S("B"), .present = 4, .line = 3 };
    struct result_list both = { .board = &board, .nboard = 1, .mark = &entry, .nmark = 1 };
    struct room r;

    (void)state;
    room_published(&r);
    FAILS(&r, desk_results(r.desk, BECAUSE, &both, ENTRY_CORRECTION, &r.f, &r.e), ERR_CONFLICT,
          "1 of 2 results cannot be accepted, so none was");
    assert_remark(&r, 0, "table 2 board 3 (D - B): 1/2 is given in line 2, so B cannot be marked as absent");
    WORKS(&r, ENTER({ .table = 2, .board = 3, .result = RESULT_DRAW }));
    FAILS(&r, mark(&r, "B", 2, 4, false), ERR_CONFLICT,
          "table 2 board 3 (D - B): 1/2 is recorded, so B cannot be marked as absent; to replace it, enter it as a "
          "correction with a reason");
    WORKS(&r, mark(&r, "B", 2, 4, true));
    assert_int_equal(fixture(&r, 1, 2)->board[2].result, RESULT_DRAW);
    assert_true(fixture(&r, 1, 2)->absent[1]);
    room_close(&r);
}

/* Rounds that were paired with the mark keep it. */
static void walkover_games_after_the_next_publication(void **state)
{
    struct board_entry late = { .round = 1, .table = 1, .board = 1, .result = RESULT_LOSS };
    struct room r;

    (void)state;
    room_published(&r);
    WORKS(&r, mark(&r, "C", 1, 4, false));
    WORKS(&r, mark(&r, "D", 2, 4, false));
    WORKS(&r, desk_pair(r.desk, ACT, false, NULL, &r.f, &r.e));
    WORKS(&r, desk_publish(r.desk, ACT, &r.f, &r.e));
    WORKS(&r, replace(&r, late));
    look(&r);
    assert_int_equal(r.s->nmark_correction, 1);
    assert_true(r.s->mark_correction[0].was.absent[1]);
    assert_false(r.s->mark_correction[0].becomes.absent[1]);
    assert_int_equal(r.s->mark_correction[0].from, 3);
    room_close(&r);
}

static bool enter_as(struct room *r, struct viewer who, int table)
{
    struct result_list list = one_board(r, table, 1, RESULT_WIN);

    return desk_results(r->desk, act_of(theirs(r, who)), &list, ENTRY_RESULT, &r->f, &r->e);
}

static void a_helper_enters_what_is_of_his_tables(void **state)
{
    const struct viewer helper = { .role = ROLE_HELPER, .section = S("open"), .table = 2, .to_table = 3 };
    const struct viewer elsewhere = { .role = ROLE_HELPER, .section = S("women"), .table = 1, .to_table = 9 };
    struct no_show_entry entry = { .absent = S("C"), .present = 4, .line = 7 };
    struct result_list marks = { .mark = &entry, .nmark = 1 };
    struct room r;

    (void)state;
    room_published(&r);
    FAILS(&r, enter_as(&r, helper, 1), ERR_STATE,
          "table 1 of section open: this helper has tables 2 to 3 of section open");
    FAILS(&r, desk_results(r.desk, act_of(theirs(&r, helper)), &marks, ENTRY_RESULT, &r.f, &r.e), ERR_STATE,
          "the result cannot be accepted, so nothing was recorded");
    assert_int_equal(r.f.item[0].line, 7);
    assert_remark(&r, 0, "table 1 of section open: this helper has tables 2 to 3 of section open");
    FAILS(&r, enter_as(&r, elsewhere, 2), ERR_STATE,
          "table 2 of section open: this helper has tables 1 to 9 of section women");
    WORKS(&r, enter_as(&r, helper, 2));
    assert_int_equal(fixture(&r, 1, 2)->board[0].result, RESULT_WIN);
    room_close(&r);
}

static void who_may_enter_and_swap(void **state)
{
    const struct viewer captain = { .role = ROLE_CAPTAIN, .section = S("open"), .team = S("A") };
    const struct viewer anybody = { .role = ROLE_PUBLIC };
    const struct viewer helper = { .role = ROLE_HELPER, .section = S("open"), .table = 1, .to_table = 9 };
    const struct viewer arbiter = { .role = ROLE_ARBITER };
    struct room r;

    (void)state;
    room_published(&r);
    FAILS(&r, enter_as(&r, captain, 1), ERR_STATE, "results is for a helper, not for a captain");
    FAILS(&r, enter_as(&r, anybody, 1), ERR_STATE, "results is for a helper, not for the public");
    FAILS(&r, desk_swap_colours(r.desk, act_of(helper), 1, 1, 0, &r.f, &r.e), ERR_STATE,
          "swap is for an arbiter, not for a helper");
    WORKS(&r, enter_as(&r, arbiter, 1));
    room_close(&r);
}

static bool enter_second(struct room *r, enum result result, enum entry_mode mode)
{
    struct result_list list = one_board(r, 1, 1, result);
    struct act act = *BECAUSE;

    act.user = S("bert");
    return desk_results(r->desk, &act, &list, mode, &r->f, &r->e);
}

/* The first of the two arbiters must not read in the journal what the other one saw. */
static void a_second_entry_is_told_only_once_it_is_replaced(void **state)
{
    struct room r;

    (void)state;
    room_published(&r);
    WORKS(&r, enter_second(&r, RESULT_DRAW, ENTRY_SECOND));
    assert_journal(&r, "round 1 table 1 (A - C): second entry of 1 board");
    assert_null(strstr(room_facts(&r), result_text(RESULT_DRAW)));
    WORKS(&r, enter_second(&r, RESULT_LOSS, ENTRY_SECOND_CORRECTION));
    assert_journal(&r, "round 1 table 1 (A - C) board 1: 0-1 instead of 1/2");
    assert_non_null(strstr(room_facts(&r), result_text(RESULT_DRAW)));
    look(&r);
    assert_int_equal(r.s->round[0].fixture[0].board[0].second, RESULT_LOSS);
    assert_int_equal(r.s->round[0].fixture[0].board[0].result, RESULT_NONE);
    room_close(&r);
}

/* Table 1 board 1, entered from a page that showed something. */
static bool enter_from(struct room *r, enum result shown, enum result result, enum entry_mode mode)
{
    struct board_entry board = { .table = 1, .board = 1, .result = result, .looked = true, .shown = shown };
    struct result_list list = { .board = &board, .nboard = 1 };
    struct act act = *BECAUSE;

    act.user = S("bert");
    return desk_results(r->desk, &act, &list, mode, &r->f, &r->e);
}

/* What was taken back since a page was read does not come back from it, nor is anything else stored that the page was wrong about. */
static void an_old_page_brings_nothing_back(void **state)
{
    static const enum entry_mode mode[] = { ENTRY_RESULT, ENTRY_CORRECTION, ENTRY_SECOND, ENTRY_SECOND_CORRECTION };
    struct room r;

    (void)state;
    room_published(&r);
    for (size_t i = 0; i < sizeof mode / sizeof *mode; i++) {
        FAILS(&r, enter_from(&r, RESULT_WIN, RESULT_WIN, mode[i]), ERR_CONFLICT,
              "table 1 board 1 (A - C): you saw 1-0, but by now none is recorded; look at the match again "
              "before you enter 1-0");
        FAILS(&r, enter_from(&r, RESULT_LOSS, RESULT_OPEN, mode[i]), ERR_CONFLICT,
              "table 1 board 1 (A - C): you saw 0-1, but by now none is recorded; look at the match again "
              "before you enter *");
    }
    WORKS(&r, ENTER({ .table = 1, .board = 1, .result = RESULT_OPEN }));
    FAILS(&r, enter_from(&r, RESULT_WIN, RESULT_WIN, ENTRY_RESULT), ERR_CONFLICT,
          "table 1 board 1 (A - C): you saw 1-0, but by now * is recorded; look at the match again before you "
          "enter 1-0");
    FAILS(&r, enter_from(&r, RESULT_NONE, RESULT_WIN, ENTRY_CORRECTION), ERR_CONFLICT,
          "table 1 board 1 (A - C): you saw no result, but by now * is recorded; look at the match again "
          "before you enter 1-0");
    WORKS(&r, enter_from(&r, RESULT_OPEN, RESULT_WIN, ENTRY_RESULT));
    WORKS(&r, enter_from(&r, RESULT_OPEN, RESULT_WIN, ENTRY_RESULT)); /* sent again */
    assert_int_equal(fixture(&r, 1, 1)->board[0].result, RESULT_WIN);
    room_close(&r);
}

static void two_ways_at_once_are_refused(void **state)
{
    struct result_list list;
    struct words w = { 0 };
    struct room r;

    (void)state;
    room_published(&r);
    list = one_board(&r, 1, 1, RESULT_DRAW);
    word_flag(&w, "correct", true);
    word_flag(&w, "rating-only", true);
    FAILS(&r, call_words(r.desk, OP_results, BECAUSE, &w, &list, &r.f, &r.e), ERR_USAGE,
          "give either --correct, which counts, or --rating-only");
    room_close(&r);
}

/* The matches with news that the last row names for programs: "A-C D-B". */
static void assert_matches(struct room *r, const char *want)
{
    struct str text = { 0 };
    struct fact *fact;
    int n, nfact;

    look(r);
    const struct journal_row *row = room_journal(r, &n);
    struct history h = history_of(row, n, &r->arena);
    fact = history_facts(&h, n - 1, &r->arena, &nfact);
    for (int i = 0; i < nfact; i++) {
        if (fact[i].kind != FACT_RESULT_OF)
            continue;
        const struct fixture *f = &r->s->round[fact[i].round - 1].fixture[fact[i].table - 1];
        assert_true(f->side[0] == fact[i].team - 1 && f->side[1] == fact[i].other - 1);
        text = str_fmt(&r->arena, "%.*s%s%.*s-%.*s", STR_ARG(text), text.n ? " " : "", STR_ARG(fact[i].team_name),
                       STR_ARG(fact[i].other_name));
    }
    assert_string_equal(str_c(&r->arena, text), want);
}

/* A mark is one row with the boards of the same match; the last match makes the round complete. */
static void a_round_in_one_go_is_one_row(void **state)
{
    struct board_entry boards[4];
    struct no_show_entry entry = { .table = 2, .absent = S("B"), .present = 4, .line = 9 };
    struct result_list list = { .board = boards, .nboard = 4, .mark = &entry, .nmark = 1 };
    struct room r;
    int n;

    (void)state;
    room_published(&r);
    for (int i = 0; i < 4; i++)
        boards[i] = (struct board_entry){ .table = 1, .board = i + 1, .result = RESULT_DRAW, .line = i + 2 };
    int before = room_entries(&r);
    WORKS(&r, desk_results(r.desk, ACT, &list, false, &r.f, &r.e));
    const struct journal_row *row = room_journal(&r, &n);
    assert_int_equal(n, before + 1);
    assert_int_equal(row[n - 1].round, 1);
    assert_matches(&r, "A-C D-B");
    assert_journal(&r, "round 1: 4 boards (2 matches), 1 mark");
    assert_remark(&r, 0,
                  "nobody is known to have played in round 1: no line-up came in, and no result names players; the "
                  "results count, but no player has games or colours. 'lineup TEAM PLAYER... --reason WHY' still takes "
                  "them");
    assert_int_equal(r.f.item[0].severity, WARNING);
    assert_remark(&r, 1, "round 1 is complete");
    look(&r);
    assert_int_equal(r.s->round[0].state, ROUND_COMPLETE);
    room_close(&r);
}

/* What is replaced is told match by match; a match is named once, however much of it changes. */
static void corrections_of_two_rounds_in_one_go(void **state)
{
    struct board_entry board[] = {
        { .round = 1, .table = 1, .board = 1, .result = RESULT_DRAW, .line = 2 },
        { .round = 1, .table = 1, .board = 2, .result = RESULT_WIN, .line = 3 },
        { .round = 1, .table = 2, .board = 1, .result = RESULT_DRAW, .line = 4 },
        { .round = 2, .table = 1, .board = 1, .result = RESULT_DRAW, .line = 5 },
    };
    struct result_list list = { .board = board, .nboard = 4 };
    struct room r;
    int n;

    (void)state;
    room_published(&r);
    WORKS(&r, mark(&r, "C", 1, 4, false));
    WORKS(&r, ENTER({ .table = 1, .board = 1, .result = RESULT_FORFEIT }));
    room_play(&r);
    WORKS(&r, desk_pair(r.desk, ACT, false, NULL, &r.f, &r.e));
    WORKS(&r, desk_publish(r.desk, ACT, &r.f, &r.e));
    room_play(&r);
    assert_string_equal(room_pairs(&r), "B-A C-D");
    WORKS(&r, desk_results(r.desk, BECAUSE, &list, ENTRY_CORRECTION, &r.f, &r.e));
    assert_journal(&r, "2 rounds: 4 boards (3 matches); "
                       "round 1 table 1 (A - C): marks removed; before: C did not come, 4 players of A present; "
                       "board 1: 1/2 instead of +-; "
                       "round 1 table 2 (D - B) board 1: 1/2 instead of 0-1; "
                       "round 2 table 1 (B - A) board 1: 1/2 instead of 0-1");
    assert_matches(&r, "A-C D-B B-A");
    const struct journal_row *row = room_journal(&r, &n);
    assert_int_equal(row[n - 1].round, 0); /* two are none in particular */
    room_close(&r);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_match_is_named_in_several_ways),
        cmocka_unit_test(what_does_not_exist_is_refused),
        cmocka_unit_test(a_replaced_player_does_not_play),
        cmocka_unit_test(nobody_plays_twice),
        cmocka_unit_test(what_is_there_stands),
        cmocka_unit_test(an_unfinished_game_ends),
        cmocka_unit_test(a_correction_needs_a_reason_and_keeps_both_values),
        cmocka_unit_test(a_late_correction),
        cmocka_unit_test(all_that_is_wrong_is_told_at_once),
        cmocka_unit_test(a_side_that_did_not_come),
        cmocka_unit_test(neither_side_came),
        RULE_TEST(WALKOVER, walkover_games_of_an_absent_side),
        RULE_TEST(WALKOVER, walkover_a_mark_over_games),
        RULE_TEST(WALKOVER, walkover_games_after_the_next_publication),
        cmocka_unit_test(a_helper_enters_what_is_of_his_tables),
        cmocka_unit_test(who_may_enter_and_swap),
        cmocka_unit_test(a_second_entry_is_told_only_once_it_is_replaced),
        cmocka_unit_test(an_old_page_brings_nothing_back),
        cmocka_unit_test(two_ways_at_once_are_refused),
        cmocka_unit_test(a_round_in_one_go_is_one_row),
        cmocka_unit_test(corrections_of_two_rounds_in_one_go),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
