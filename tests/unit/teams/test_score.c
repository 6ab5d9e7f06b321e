/* SPDX-License-Identifier: Apache-2.0 */
#include "teams/score.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "engine/base/arena.h"
#include "tests/rule_test.h"

/* A match between squads 7 (named first) and 3 with results as an arbiter writes them. */
static struct fixture fixture(const char *boards)
{
    struct fixture f = { .side = { 7, 3 } };
    struct str rest = str_of(boards);

    for (int b = 0; rest.n > 0; b++) {
        struct str text = str_cut(&rest, ' ');
        if (!str_eq(text, STR("?")))
            assert_true(result_find(text, &f.board[b].result));
    }
    return f;
}

struct expected {
    int mp[2], gp[2]; /* gp in half points */
    bool played;
};

/* Of the sections that are checked: D.02, and what it says, unless a test has others. */
static const char *system_of_check = "";
static int needed_of_check;

static void check(int boards, const struct fixture *f, struct expected want)
{
    struct section s = { .boards = boards, .system = str_of(system_of_check), .players_needed = needed_of_check };
    struct match m = score_match(&s, f);

    assert_int_equal(m.team[0], 7);
    assert_int_equal(m.team[1], 3);
    for (int side = 0; side < 2; side++) {
        assert_int_equal(m.mp[side], want.mp[side]);
        assert_int_equal(m.gp[side], want.gp[side]);
    }
    assert_int_equal(m.played, want.played);
    assert_false(m.pending);
}

/* The match as written, and the same match seen from the other side. */
static void check_both_ways(int boards, const char *text, struct expected want)
{
    static const enum result turned[] = {
        RESULT_NONE,   RESULT_LOSS,    RESULT_WIN,    RESULT_DRAW, RESULT_ZERO,
        RESULT_MISSED, RESULT_FORFEIT, RESULT_NOBODY, RESULT_OPEN,
    };
    struct fixture f = fixture(text);

    check(boards, &f, want);
    for (int b = 0; b < boards; b++)
        f.board[b].result = turned[f.board[b].result];
    check(boards, &f, (struct expected){ { want.mp[1], want.mp[0] }, { want.gp[1], want.gp[0] }, want.played });
}

static void scoring_more_game_points_win(void **state)
{
    (void)state;
    check_both_ways(4, "1-0 1/2 1/2 1/2", (struct expected){ { 2, 0 }, { 5, 3 }, true });
    check_both_ways(4, "1-0 0-1 1/2 1/2", (struct expected){ { 1, 1 }, { 4, 4 }, true });
    check_both_ways(4, "0-1 0-1 0-1 0-1", (struct expected){ { 0, 2 }, { 0, 8 }, true });
}

static void scoring_zero_zero_gives_neither_side_anything(void **state)
{
    (void)state;
    check_both_ways(4, "0-0 1-0 0-1 1-0", (struct expected){ { 2, 0 }, { 4, 2 }, true });
    check_both_ways(4, "0-0 1-0 0-1 1/2", (struct expected){ { 1, 1 }, { 3, 3 }, true });
    check_both_ways(4, "0-0 0-0 0-0 0-0", (struct expected){ { 1, 1 }, { 0, 0 }, true });
}

static void unfinished_is_a_draw(void **state)
{
    /* UNFINISHED */
    struct section s = { .boards = 4 };
    struct fixture f = fixture("1-0 * 1/2 *");

    (void)state;
    check_both_ways(4, "1-0 * 1/2 *", (struct expected){ { 2, 0 }, { 5, 3 }, true });
    assert_true(score_complete(&s, &f));
    assert_int_equal(score_open(&s, &f), 2);
}

static void present_three_one_forfeit_is_played(void **state)
{
    (void)state;
    check_both_ways(4, "1-0 1/2 1/2 -+", (struct expected){ { 1, 1 }, { 4, 4 }, true });
    check_both_ways(4, "+- 0-1 1/2 1/2", (struct expected){ { 1, 1 }, { 4, 4 }, true });
    check_both_ways(4, "1-0 1-0 0-1 --", (struct expected){ { 2, 0 }, { 4, 2 }, true });
}

static void present_three_two_forfeits_are_unplayed(void **state)
{
    /* The points of the two boards with a result are not counted: WALKOVER. */
    (void)state;
    check_both_ways(4, "0-1 0-1 +- +-", (struct expected){ { 2, 0 }, { 8, 0 }, false });
}

static void present_three_three_and_four_forfeits_are_unplayed(void **state)
{
    (void)state;
    check_both_ways(4, "0-1 +- +- +-", (struct expected){ { 2, 0 }, { 8, 0 }, false });
    check_both_ways(4, "+- +- +- +-", (struct expected){ { 2, 0 }, { 8, 0 }, false });
}

static void walkover_gives_a_point_for_each_player_present(void **state)
{
    /* Side 0 has three players there, side 1 nobody. */
    (void)state;
    check_both_ways(4, "+- +- +- --", (struct expected){ { 2, 0 }, { 6, 0 }, false });
}

static void forfeits_on_both_sides_are_counted_apart(void **state)
{
    (void)state;
    /* Each side missed one board. */
    check_both_ways(4, "+- -+ 1-0 1/2", (struct expected){ { 2, 0 }, { 5, 3 }, true });
    /* Side 0 missed one board, side 1 two. */
    check_both_ways(4, "-+ +- +- 0-1", (struct expected){ { 2, 0 }, { 6, 0 }, false });
    /* Both missed two: neither may start. */
    check_both_ways(4, "+- +- -+ -+", (struct expected){ { 0, 0 }, { 0, 0 }, false });
    check_both_ways(4, "1-0 1-0 -- --", (struct expected){ { 0, 0 }, { 0, 0 }, false });
    check_both_ways(4, "-- -- -- --", (struct expected){ { 0, 0 }, { 0, 0 }, false });
}

static void present_three_on_other_numbers_of_boards(void **state)
{
    (void)state;
    check_both_ways(6, "1-0 1-0 1-0 0-1 0-1 -+", (struct expected){ { 1, 1 }, { 6, 6 }, true });
    check_both_ways(6, "1-0 1-0 1-0 0-1 -+ -+", (struct expected){ { 0, 2 }, { 0, 12 }, false });
    check_both_ways(2, "1-0 -+", (struct expected){ { 1, 1 }, { 2, 2 }, true });
    check_both_ways(2, "-+ -+", (struct expected){ { 0, 2 }, { 0, 4 }, false });
    check_both_ways(1, "+-", (struct expected){ { 2, 0 }, { 2, 0 }, false });
}

/* C.07, 12: in the other systems a match is what its boards say; it was played if a game was. */
static void elsewhere_a_match_is_what_its_boards_say(void **state)
{
    static const char *const systems[] = { "team-swiss-2026", "berger", "club", "burstein", "dutch2006" };

    (void)state;
    for (size_t i = 0; i < sizeof systems / sizeof *systems; i++) {
        system_of_check = systems[i];
        check_both_ways(4, "0-1 +- +- 0-1", (struct expected){ { 1, 1 }, { 4, 4 }, true });
        check_both_ways(8, "0-1 0-1 0-1 1/2 1/2 0-1 +- +-", (struct expected){ { 0, 2 }, { 6, 10 }, true });
        check_both_ways(4, "1-0 -+ -+ -+", (struct expected){ { 0, 2 }, { 2, 6 }, true });
        check_both_ways(4, "1-0 -- -- --", (struct expected){ { 2, 0 }, { 2, 0 }, true });
        check_both_ways(4, "+- +- -+ -+", (struct expected){ { 1, 1 }, { 4, 4 }, false });
        check_both_ways(4, "+- +- -+ --", (struct expected){ { 2, 0 }, { 4, 2 }, false });
        check_both_ways(4, "+- +- +- +-", (struct expected){ { 2, 0 }, { 8, 0 }, false });
        check_both_ways(4, "+- -- -- --", (struct expected){ { 2, 0 }, { 2, 0 }, false });
        check_both_ways(4, "-- -- -- --", (struct expected){ { 0, 0 }, { 0, 0 }, false });
        check_both_ways(2, "+- -+", (struct expected){ { 1, 1 }, { 2, 2 }, false });
        check_both_ways(1, "+-", (struct expected){ { 2, 0 }, { 2, 0 }, false });
    }
    system_of_check = "";
}

static void a_section_says_how_many_a_team_needs(void **state)
{
    (void)state;
    needed_of_check = 2;
    check_both_ways(4, "0-1 0-1 +- +-", (struct expected){ { 1, 1 }, { 4, 4 }, true });
    check_both_ways(4, "0-1 +- +- +-", (struct expected){ { 2, 0 }, { 8, 0 }, false });
    system_of_check = "berger";
    check_both_ways(4, "0-1 +- +- +-", (struct expected){ { 2, 0 }, { 8, 0 }, false });
    needed_of_check = 4;
    check_both_ways(4, "1-0 1-0 1-0 -+", (struct expected){ { 0, 2 }, { 0, 8 }, false });
    system_of_check = "";
    needed_of_check = 0;
}

static void walkover_mark_wins_over_the_boards(void **state)
{
    struct section s = { .boards = 4 };
    struct fixture f = fixture("1-0 1-0 1-0 *");

    (void)state;
    f.absent[0] = true;
    f.present = 3;
    check(4, &f, (struct expected){ { 0, 2 }, { 0, 6 }, false });
    assert_int_equal(score_open(&s, &f), 0);
}

static void walkover_mark_needs_no_boards(void **state)
{
    struct section s = { .boards = 4 };
    struct fixture f = fixture("? ? ? ?");

    (void)state;
    f.absent[1] = true;
    f.present = 4;
    assert_true(score_complete(&s, &f));
    check(4, &f, (struct expected){ { 2, 0 }, { 8, 0 }, false });
}

static void walkover_mark_counts_present_below_the_boards(void **state)
{
    /* Four boards not forfeited by side 0, but only two of its players were there. */
    struct fixture f = fixture("+- +- +- +-");

    (void)state;
    f.absent[1] = true;
    f.present = 2;
    check(4, &f, (struct expected){ { 2, 0 }, { 4, 0 }, false });
}

static void walkover_marks_on_both_sides_give_nothing(void **state)
{
    struct fixture f = fixture("1-0 1-0 1-0 1-0");

    (void)state;
    f.absent[0] = f.absent[1] = true;
    f.present = 4;
    check(4, &f, (struct expected){ { 0, 0 }, { 0, 0 }, false });
}

static void match_without_all_results_is_pending(void **state)
{
    struct section s = { .boards = 4 };
    struct fixture f = fixture("1-0 1-0 1-0 ?");
    struct match m = score_match(&s, &f);

    (void)state;
    assert_false(score_complete(&s, &f));
    assert_true(m.pending);
    assert_false(m.played);
    assert_int_equal(m.mp[0] + m.mp[1] + m.gp[0] + m.gp[1], 0);
    s.boards = 3;
    assert_true(score_complete(&s, &f));
}

static void rating_is_the_sum_of_the_four_highest(void **state)
{
    /* NUMBER, NUMBER_TIES: not of the first four of the list */
    struct player p[] = {
        { .rating = 2500 }, { .rating = 2400 }, { .rating = 2450 }, { .rating = 2300 }, { .rating = 2350 }
    };
    struct section s = { .floor = 1400 };
    struct squad q = { .player = p, .nplayer = 5 };
    int fifth = -1;

    (void)state;
    assert_int_equal(score_rating(&s, &q, &fifth), 2500 + 2450 + 2400 + 2350);
    assert_int_equal(fifth, 2300);
}

static void rating_floor_counts_for_the_unrated(void **state)
{
    struct player p[] = { { .rating = 0 }, { .rating = 1300 }, { .rating = 0 }, { .rating = 1500 } };
    struct section s = { .floor = 1400 };
    struct squad q = { .player = p, .nplayer = 4 };
    int fifth = -1;

    (void)state;
    assert_int_equal(score_rating(&s, &q, &fifth), 1500 + 1400 + 1400 + 1300);
    assert_int_equal(fifth, 0);
}

static void rating_leaves_replaced_players_out(void **state)
{
    /* SQUAD_LIST */
    struct player p[] = { { .rating = 2000 }, { .rating = 2700, .replaced = true },
                          { .rating = 2100 }, { .rating = 2200 },
                          { .rating = 2300 }, { .rating = 1900 } };
    struct section s = { .floor = 1400 };
    struct squad q = { .player = p, .nplayer = 6 };
    int fifth = -1;

    (void)state;
    assert_int_equal(score_rating(&s, &q, &fifth), 2300 + 2200 + 2100 + 2000);
    assert_int_equal(fifth, 1900);
}

static void takes_part_as_the_absences_say(void **state)
{
    struct absence b[] = {
        { .squad = 0, .from = 2, .to = 3 },
        { .squad = 1, .from = 3, .to = 0 },
        { .squad = 2, .from = 2, .to = 2, .withdrawn = true },
        { .squad = 3, .from = 1, .to = 1 },
        { .squad = 3, .from = 4, .to = 4 },
    };
    static const char *const part[] = { "1001", "1100", "1000", "0110", "1111" };
    struct section s = { .absence = b, .nabsence = 5 };

    (void)state;
    for (int squad = 0; squad < 5; squad++)
        for (int round = 1; round <= 4; round++)
            assert_int_equal(score_takes_part(&s, squad, round), part[squad][round - 1] == '1');
}

/* Five squads; in round 1 squads 0 and 1 played, 2 had the bye, 3 and 4 were not there. */
static struct fixture first[1], second[2];
static struct pairing_list lists[2];
static struct squad squads[5];
static struct absence away[] = { { .squad = 3, .from = 1, .to = 1 }, { .squad = 4, .from = 1 } };

static struct section small_section(void)
{
    first[0] = fixture("1-0 1-0 1/2 0-1");
    first[0].side[0] = 0;
    first[0].side[1] = 1;
    second[0] = second[1] = fixture("");
    second[0].side[0] = 1, second[0].side[1] = 2;
    second[1].side[0] = 3, second[1].side[1] = 0;
    lists[0] = (struct pairing_list){ .state = ROUND_COMPLETE, .fixture = first, .nfixture = 1, .bye = 2 };
    lists[1] = (struct pairing_list){ .state = ROUND_PUBLISHED, .fixture = second, .nfixture = 2, .bye = NOBODY };
    for (int i = 0; i < 5; i++)
        squads[i] = (struct squad){ .number = 5 - i, .federation = STR("AZE") };
    squads[4].federation = STR("ARM");
    return (struct section){ .edition = EDITION_2022,
                             .tiebreak = TIEBREAK_APP_2,
                             .boards = 4,
                             .lot = BLACK,
                             .squad = squads,
                             .nsquad = 5,
                             .round = lists,
                             .nround = 2,
                             .absence = away,
                             .nabsence = 2 };
}

static void tournament_holds_the_published_rounds(void **state)
{
    struct arena a = { 0 };
    struct event e = { .federation = STR("AZE") };
    struct section s = small_section();
    struct tournament t;

    (void)state;
    score_tournament(&e, &s, 1, &a, &t);
    assert_int_equal(t.nround, 1);
    assert_int_equal(t.round[0].nmatch, 1);
    assert_int_equal(t.round[0].match[0].mp[0], 2);
    assert_int_equal(t.round[0].match[0].gp[0], 5);
    assert_int_equal(t.round[0].bye, 2);
    assert_int_equal(t.nteam, 5);
    assert_int_equal(t.team[1].number, 4);
    assert_int_equal(t.edition, EDITION_2022);
    assert_int_equal(t.tiebreak, TIEBREAK_APP_2);
    assert_int_equal(t.lot, BLACK);
    score_tournament(&e, &s, 9, &a, &t);
    assert_int_equal(t.nround, 2);
    assert_true(t.round[1].match[0].pending);
    lists[1].state = ROUND_DRAFT;
    score_tournament(&e, &s, 9, &a, &t);
    assert_int_equal(t.nround, 1);
    arena_free(&a);
}

static void tournament_knows_the_host(void **state)
{
    struct arena a = { 0 };
    struct event e = { .federation = STR("AZE") };
    struct section s = small_section();
    struct tournament t;

    (void)state;
    score_tournament(&e, &s, 0, &a, &t);
    assert_int_equal(t.host, NOBODY);
    s.host_first = true;
    score_tournament(&e, &s, 0, &a, &t);
    assert_int_equal(t.host, 3); /* numbers 5, 4, 3, 2 */
    e.federation = STR("GEO");
    score_tournament(&e, &s, 0, &a, &t);
    assert_int_equal(t.host, NOBODY);
    arena_free(&a);
}

static void field_knows_who_is_paired_and_who_is_late(void **state)
{
    /* BYE_LATE: 3 and 4 were not there in round 1, 4 was entered after it; in round 1 nobody is late */
    struct arena a = { 0 };
    struct event e = { 0 };
    struct section s = small_section();
    struct tournament t;

    (void)state;
    s.squad[4].late = true;
    score_tournament(&e, &s, 1, &a, &t);
    struct field one = score_field(&s, &t, 1, &a), two = score_field(&s, &t, 2, &a);
    assert_int_equal(two.n, 5);
    assert_int_equal(two.round, 2);
    assert_int_equal(two.lot, BLACK);
    assert_int_equal(two.card[0].mp, 2);
    assert_int_equal(two.card[2].gp, 4);
    for (int i = 0; i < 5; i++) {
        assert_false(one.card[i].late);
        assert_int_equal(one.card[i].paired, i < 3);
        assert_int_equal(two.card[i].late, i == 4);
        assert_int_equal(two.card[i].paired, i < 4);
    }
    arena_free(&a);
}

/* PRESENT_THREE is the default, what is decided stands above it. */
static void present_three_unless_it_is_decided(void **state)
{
    struct section s = { .boards = 4 };
    struct fixture two = fixture("1-0 1-0 -+ -+"), four = fixture("1-0 0-1 1/2 1-0");

    (void)state;
    check(4, &two, (struct expected){ { 0, 2 }, { 0, 8 }, false });
    two.decided = DECIDED_PLAYED;
    check(4, &two, (struct expected){ { 1, 1 }, { 4, 4 }, true });
    assert_true(score_came(&s, &two, 0));
    check(4, &four, (struct expected){ { 2, 0 }, { 5, 3 }, true });
    four.decided = DECIDED_UNPLAYED;
    check(4, &four, (struct expected){ { 2, 0 }, { 5, 3 }, false });
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        RULE_TEST(SCORING, scoring_more_game_points_win),
        RULE_TEST(SCORING, scoring_zero_zero_gives_neither_side_anything),
        RULE_TEST(UNFINISHED, unfinished_is_a_draw),
        RULE_TEST(PRESENT_THREE, present_three_one_forfeit_is_played),
        RULE_TEST(PRESENT_THREE, present_three_two_forfeits_are_unplayed),
        RULE_TEST(PRESENT_THREE, present_three_three_and_four_forfeits_are_unplayed),
        RULE_TEST(WALKOVER, walkover_gives_a_point_for_each_player_present),
        cmocka_unit_test(forfeits_on_both_sides_are_counted_apart),
        RULE_TEST(PRESENT_THREE, present_three_on_other_numbers_of_boards),
        cmocka_unit_test(elsewhere_a_match_is_what_its_boards_say),
        cmocka_unit_test(a_section_says_how_many_a_team_needs),
        RULE_TEST(WALKOVER, walkover_mark_wins_over_the_boards),
        RULE_TEST(WALKOVER, walkover_mark_needs_no_boards),
        RULE_TEST(WALKOVER, walkover_mark_counts_present_below_the_boards),
        RULE_TEST(WALKOVER, walkover_marks_on_both_sides_give_nothing),
        cmocka_unit_test(match_without_all_results_is_pending),
        RULE_TEST(RATING, rating_is_the_sum_of_the_four_highest),
        RULE_TEST(RATING_FLOOR, rating_floor_counts_for_the_unrated),
        RULE_TEST(RATING, rating_leaves_replaced_players_out),
        cmocka_unit_test(takes_part_as_the_absences_say),
        cmocka_unit_test(tournament_holds_the_published_rounds),
        cmocka_unit_test(tournament_knows_the_host),
        cmocka_unit_test(field_knows_who_is_paired_and_who_is_late),
        RULE_TEST(PRESENT_THREE, present_three_unless_it_is_decided),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
