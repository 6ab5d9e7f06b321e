/* SPDX-License-Identifier: Apache-2.0 */
/* The team tie-breaks of C.07 on the event of the exercises by the technical commission. Their values are of 2023, when a dummy had no
   limits; of team 1 alone, whose walkover against team 6 is limited to what that team has (7 match points, 12.5 game points) since 2026,
   the difference is worked out. */
#include "engine/ranking/c07.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "engine/base/arena.h"
#include "engine/ranking/criterion.h"
#include "engine/ranking/standings.h"
#include "tests/rule_test.h"
#include "tests/unit/engine/exercise.h"

/* With the requested bye of team 14 in round 5, which gave it 1 and 2. */
static const struct adjustment requested = { .team = 13, .mp = 1, .gp = 4, .from = 6 };

static void fill_all(struct exercise *x)
{
    fill(x);
    x->t.adjustment = &requested;
    x->t.nadjustment = 1;
}

/* What all teams have of a criterion that comes after match points. */
static void expect(struct tournament t, enum criterion c, const int *want)
{
    struct arena a = { 0 };

    t.ranking = (struct ranking){ 2, { CRITERION_MP, c } };
    const struct standing *s = standings_make(&t, t.nround, &a);
    for (int i = 0; i < t.nteam; i++)
        assert_int_equal(s[i].value[1], want[s[i].team]);
    arena_free(&a);
}

static void points_add_up(void **state)
{
    static const int gp[] = { 35, 34, 32, 34, 36, 25, 23, 30, 29, 26, 23, 15, 23, 23 };
    struct exercise x;

    (void)state;
    fill_all(&x);
    expect(x.t, CRITERION_GP, gp);
}

static void sonneborn_berger_of_match_points(void **state)
{
    /* Team 1: 88, less (10 - 7) x 2. */
    static const int emmsb[] = { 82, 74, 76, 72, 70, 32, 33, 30, 26, 19, 16, 6, 30, 19 };
    struct exercise x;

    (void)state;
    fill_all(&x);
    expect(x.t, CRITERION_EMMSB, emmsb);
}

static void sonneborn_berger_of_match_and_game_points(void **state)
{
    /* Half points. Team 1: 158.5, less (10 - 7) x 4. */
    static const int emgsb[] = { 293, 262, 256, 260, 250, 146, 137, 154, 166, 145, 122, 67, 146, 116 };
    struct exercise x;

    (void)state;
    fill_all(&x);
    expect(x.t, CRITERION_EMGSB, emgsb);
}

static void sonneborn_berger_of_game_and_match_points(void **state)
{
    /* Half points. Team 1: 158, less (17.5 - 12.5) x 2. */
    static const int egmsb[] = { 296, 288, 300, 292, 264, 159, 157, 158, 133, 106, 90, 38, 144, 96 };
    struct exercise x;

    (void)state;
    fill_all(&x);
    expect(x.t, CRITERION_EGMSB, egmsb);
}

static void sonneborn_berger_of_game_points(void **state)
{
    /* Quarters of a point. Team 1: 283, less (17.5 - 12.5) x 4. */
    static const int eggsb[] = { 1052, 999, 990, 1014, 944, 630, 620, 726, 720, 647, 554, 335, 610, 563 };
    struct exercise x;

    (void)state;
    fill_all(&x);
    expect(x.t, CRITERION_EGGSB, eggsb);
}

static void a_cut_takes_the_lowest_product_of_the_lowest_opponents(void **state)
{
    /* Teams 1 to 5: 74, 64, 66, 64, 66; team 1 has 82 now, and loses 7 x 2 as before. The others by hand, the opponents with their
       points. 6: its own forfeit counts 0, no lower than what the lowest opponent gives: team 12 has 2 and gives 2 x 2; 4 is cut.
       7: the requested bye, 0; team 14 gives 4 x 1, which is cut. 8: team 12, 2 x 2. 9: team 12, 2 x 2. 10: team 12, 2 x 2.
       11: team 12, 2 x 1. 12: of the dummy of its bye (2) and nobody else: 2 x 1. 13: team 14 or 11, both 4: 4 x 2. 14: the lowest are
       11, 4 x 1, and the dummies of its byes, 4 x 1. */
    static const int emmsb[] = { 68, 64, 66, 64, 66, 28, 29, 26, 22, 15, 14, 4, 22, 15 };
    struct exercise x;

    (void)state;
    fill_all(&x);
    expect(x.t, CRITERION_EMMSB_C1, emmsb);
}

static void buchholz(void **state)
{
    /* Team 1: 64, less 10 - 7. */
    static const int bh[] = { 61, 57, 58, 56, 55, 46, 44, 41, 50, 44, 41, 41, 52, 36 };
    struct exercise x;

    (void)state;
    fill_all(&x);
    expect(x.t, CRITERION_BH, bh);
}

static void buchholz_without_the_lowest(void **state)
{
    /* Team 1: 57, less 10 - 7. Teams 6 and 7 lose what they did not play, 7 and 6, and not the 2 and the 4 of an opponent. */
    static const int bh[] = { 54, 52, 53, 52, 53, 39, 38, 39, 48, 42, 39, 39, 48, 32 };
    struct exercise x;

    (void)state;
    fill_all(&x);
    expect(x.t, CRITERION_BH_C1, bh);
}

static void median_takes_the_highest_too(void **state)
{
    /* BH-C1 less the highest that is left: a 10 wherever one of the first five was met. Team 8 met 1, 9 met 2, 10 met 3, 11 met 4, 12
       met 5; 14 met 7, of which opponents see 7. */
    static const int bh[] = { 44, 42, 43, 42, 43, 29, 28, 29, 38, 32, 29, 29, 38, 25 };
    struct exercise x;

    (void)state;
    fill_all(&x);
    expect(x.t, CRITERION_BH_M1, bh);
}

static void strength_of_schedule(void **state)
{
    /* GP + BH / 3, as 14 / 4 is 3.5; in hundredths. Team 1: 17.5 + 61 / 3; the exercise, with 64, says 38.8. */
    static const int sssc[] = { 3783, 3600, 3533, 3567, 3633, 2783, 2617, 2867, 3117, 2767, 2517, 2117, 2883, 2350 };
    struct exercise x;

    (void)state;
    fill_all(&x);
    expect(x.t, CRITERION_SSSC, sssc);
}

static void five_who_all_met_begin_anew_when_some_are_still_level(void **state)
{
    /* All five with 10 have 4 match points against each other. Game points: 4 has 8.5, 5 has 7.5, the others 8. Among 1, 2 and 3
       match points again (13.3.3): 1 beat both, 2 beat 3. The exercise of 2023 goes on with game points there: 2 before 1. With 6 match points:
       7 and 9 drew 2-2, and neither met 13 but 7, 2-2 as well: nothing tells who stays ahead. With 7: 6 beat 8. With 4: 11 and 14 drew
       2-2. */
    static const int place[] = { 2, 3, 4, 1, 5, 1, 0, 2, 0, 0, 0, 0, 0, 0 };
    int want[TEAMS];
    struct exercise x;

    (void)state;
    fill_all(&x);
    for (int i = 0; i < TEAMS; i++)
        want[i] = -place[i];
    expect(x.t, CRITERION_EDE, want);
}

static void direct_encounter_stops_at_match_points(void **state)
{
    static const int want[] = { 0, 0, 0, 0, 0, -1, 0, -2, 0, 0, 0, 0, 0, 0 };
    struct exercise x;

    (void)state;
    fill_all(&x);
    expect(x.t, CRITERION_DE, want);
}

/* Teams that are level, with matches among them only; half points of the first named. */
struct meeting {
    int a, b, gp;
    bool unplayed;
};

enum { LEVEL = 4 };

static void check_places(const struct meeting *m, int n, enum criterion c, const int *want)
{
    static const struct team team[LEVEL] = { { .number = 1 }, { .number = 2 }, { .number = 3 }, { .number = 4 } };
    struct arena a = { 0 };
    struct round *round = arena_new(&a, struct round, n);
    struct match *match = arena_new(&a, struct match, n);
    const int all[LEVEL] = { 0, 1, 2, 3 };
    int place[LEVEL];

    for (int i = 0; i < n; i++) {
        match[i] = (struct match){ .team = { m[i].a, m[i].b },
                                   .mp = { match_points(m[i].gp, 8 - m[i].gp), match_points(8 - m[i].gp, m[i].gp) },
                                   .gp = { m[i].gp, 8 - m[i].gp },
                                   .played = !m[i].unplayed };
        round[i] = (struct round){ &match[i], 1, NOBODY };
    }
    struct tournament t = {
        .ranking = RANKING_OLYMPIAD, .boards = 4, .team = team, .nteam = LEVEL, .round = round, .nround = n
    };
    struct ledger l = ledger_load(&t, n, &a);
    criterion_row(c)->decide(&l, all, LEVEL, place, NULL, &a);
    for (int i = 0; i < LEVEL; i++)
        assert_int_equal(place[i], want[i]);
    arena_free(&a);
}

static void who_beat_all_others_is_first_whatever_is_missing(void **state)
{
    /* 0 has 6; the others can have 4 at most. Of 1, 2 and 3 only 1 and 2 met: 1 has 2, and 3 can have 4. */
    static const struct meeting all_but_two[] = {
        { 0, 1, 5, false }, { 0, 2, 5, false }, { 0, 3, 5, false }, { 1, 2, 6, false }
    };
    static const int want[] = { 1, 2, 2, 2 };

    (void)state;
    check_places(all_but_two, 4, CRITERION_DE, want);
}

static void a_missing_match_that_could_draw_level_leaves_it_open(void **state)
{
    /* 0 beat 1 and 2 and has 4; 3 met nobody and could have 6. */
    static const struct meeting two[] = { { 0, 1, 5, false }, { 0, 2, 5, false } };
    static const int want[] = { 0, 0, 0, 0 };

    (void)state;
    check_places(two, 2, CRITERION_DE, want);
}

static void a_forfeit_is_no_encounter(void **state)
{
    static const struct meeting last_unplayed[] = { { 0, 1, 5, false }, { 0, 2, 5, false }, { 0, 3, 8, true } };
    static const int want[] = { 0, 0, 0, 0 };

    (void)state;
    check_places(last_unplayed, 3, CRITERION_DE, want);
}

static void of_two_meetings_the_mean_counts(void **state)
{
    /* 0 and 1 met twice, a win for 0 and a win for 1: 1 each. 0 beat 2 and 3, 1 lost to 2 and drew with 3, 2 beat 3:
       0 has 5, 2 has 4, 1 has 2, 3 has 1. */
    static const struct meeting twice[] = { { 0, 1, 5, false }, { 1, 0, 6, false }, { 0, 2, 5, false },
                                            { 0, 3, 5, false }, { 2, 1, 5, false }, { 1, 3, 4, false },
                                            { 2, 3, 5, false } };
    static const int want[] = { 1, 3, 2, 4 };

    (void)state;
    check_places(twice, 7, CRITERION_DE, want);
}

/* Two teams that drew 2-2: the first 1, 1/2, 1/2, 0 from the top, the other 0, 1/2, 1/2, 1 (the exercise's teams 11 and 14). */
static void expect_boards(enum criterion c, int first, int other)
{
    static const struct team team[] = { { .number = 11 }, { .number = 14 } };
    static const struct match match = { .team = { 0, 1 }, .mp = { 1, 1 }, .gp = { 4, 4 }, .played = true };
    static const struct round round = { &match, 1, NOBODY };
    static const struct board_points board[] = { { { 2, 1, 1, 0 } }, { { 0, 1, 1, 2 } } };
    const int want[] = { first, other };

    expect((struct tournament){ .boards = 4, .team = team, .nteam = 2, .round = &round, .nround = 1, .board = board },
           c, want);
}

static void boards_tell_two_drawn_teams_apart(void **state)
{
    (void)state;
    /* 1 x 1 + 2 x 1/2 + 3 x 1/2 = 3.5 against 2 x 1/2 + 3 x 1/2 + 4 x 1 = 6.5, half points with the sign turned. */
    expect_boards(CRITERION_BC, -7, -13);
    expect_boards(CRITERION_TBR, -1, -2);
    expect_boards(CRITERION_BBE, -1, -2); /* 2 against 1 without board 4 */
}

/* Two who drew 2-2 with those half points on their boards: what a form of the extended direct encounter makes of them. */
static void expect_two(enum criterion c, struct board_points a, struct board_points b, int first, int other)
{
    static const struct team team[] = { { .number = 1 }, { .number = 2 } };
    static const struct match match = { .team = { 0, 1 }, .mp = { 1, 1 }, .gp = { 4, 4 }, .played = true };
    static const struct round round = { &match, 1, NOBODY };
    const struct board_points board[] = { a, b };
    const int want[] = { first, other };

    expect((struct tournament){ .boards = 4, .team = team, .nteam = 2, .round = &round, .nround = 1, .board = board },
           c, want);
}

static void two_who_are_level_by_both_scores_are_told_apart_by_boards(void **state)
{
    /* 1 0 0 1 against 0 1 1 0: the counts are 1 + 4 and 2 + 3; board 1 is the first's, of three boards the other has 2. */
    const struct board_points ends = { { 2, 0, 0, 2 } }, middle = { { 0, 2, 2, 0 } };
    /* 1/2 1 0 1/2 against 1/2 0 1 1/2: 1/2 + 2 + 2 = 4 1/2 against 1/2 + 3 + 2 = 5 1/2. */
    const struct board_points second = { { 1, 2, 0, 1 } }, third = { { 1, 0, 2, 1 } };
    const struct board_points halves = { { 1, 1, 1, 1 } };

    (void)state;
    expect_two(CRITERION_EDE, ends, middle, 0, 0);
    expect_two(CRITERION_EDEBT, ends, middle, -1, -2);
    expect_two(CRITERION_EDEBB, ends, middle, -2, -1);
    expect_two(CRITERION_EDET, ends, middle, -1, -2);
    expect_two(CRITERION_EDEB, ends, middle, -2, -1);
    expect_two(CRITERION_EDEBT, third, second, -2, -1);
    expect_two(CRITERION_EDEBB, third, second, -2, -1);
    expect_two(CRITERION_EDEBT, halves, halves, 0, 0);
}

/* Three of a round robin: 0 and 1 drew 2-2, 0 beat 2 by 3-1, and 2 did not come to its match against 1, who has 2 and 4 for it. */
static struct tournament three_of_a_round_robin(void)
{
    static const struct team team[] = { { .number = 1 }, { .number = 2 }, { .number = 3 } };
    static const struct match matches[] = { { .team = { 0, 1 }, .mp = { 1, 1 }, .gp = { 4, 4 }, .played = true },
                                            { .team = { 0, 2 }, .mp = { 2, 0 }, .gp = { 6, 2 }, .played = true },
                                            { .team = { 1, 2 }, .mp = { 2, 0 }, .gp = { 8, 0 } } };
    static const struct round rounds[] = { { &matches[0], 1, 2 }, { &matches[1], 1, 1 }, { &matches[2], 1, 0 } };

    return (struct tournament){
        .boards = 4, .bye = BYE_NOTHING, .round_robin = true, .team = team, .nteam = 3, .round = rounds, .nround = 3
    };
}

static void in_a_round_robin_what_was_not_played_counts_as_if_it_had_been(void **state)
{
    /* 0 and 1 have 3, 2 has 0. MP x MP: 0: 1 x 3 + 2 x 0; 1: 1 x 3 + 2 x 0; 2: nothing. Buchholz: 0: 3 + 0; 1: 3 + 0; 2: 3 + 3. In a Swiss 1 would
       have met a dummy with 0, and 2 one with 0. The free rounds are nobody. */
    static const int emmsb[] = { 3, 3, 0 }, bh[] = { 3, 3, 6 }, cut[] = { 3, 3, 3 };
    /* GP 5, 6, 1: MP x GP in half points: 0: 3 x 4 + 0 x 6; 1: 3 x 4 + 0 x 8; 2: 3 x 2 + 3 x 0. */
    static const int emgsb[] = { 12, 12, 6 };

    (void)state;
    expect(three_of_a_round_robin(), CRITERION_EMMSB, emmsb);
    expect(three_of_a_round_robin(), CRITERION_BH, bh);
    expect(three_of_a_round_robin(), CRITERION_BH_C1, cut);
    expect(three_of_a_round_robin(), CRITERION_EMGSB, emgsb);
}

static void in_a_round_robin_a_forfeit_is_an_encounter(void **state)
{
    struct tournament t = three_of_a_round_robin();
    /* Encounters give 0 and 1 three match points and 2 none. Those two begin anew, and their match was drawn 2-2 (13.3.3). */
    static const int want[] = { -1, -1, -3 };
    struct arena a = { 0 };

    (void)state;
    for (int c = 0; c < 2; c++) {
        t.ranking = (struct ranking){ 1, { c ? CRITERION_EDE : CRITERION_DE } };
        const struct standing *s = standings_make(&t, t.nround, &a);
        for (int i = 0; i < t.nteam; i++)
            assert_int_equal(s[i].value[0], want[s[i].team]);
    }
    arena_free(&a);
}

static void a_bye_is_a_win_on_every_board(void **state)
{
    static const struct team team[] = { { .number = 1 } };
    static const struct round round = { NULL, 0, 0 };
    static const struct board_points none[] = { { { 0 } } };
    static const int want[] = { -20 };

    (void)state;
    expect((struct tournament){ .boards = 4, .team = team, .nteam = 1, .round = &round, .nround = 1, .board = none },
           CRITERION_BC, want);
}

/* What contributions of a team are cut, by round as a bit, and why the last one was. */
static unsigned cut_rounds(const struct tournament *t, enum criterion c, int team, enum cut *why)
{
    struct arena a = { 0 };
    struct contribution room[ROUNDS];
    struct ledger l = ledger_load(t, t->nround, &a);
    int n = c07_contributions(&l, &criterion_row(c)->sum, team, room);
    unsigned cut = 0;

    for (int i = 0; i < n; i++)
        if (room[i].left_out) {
            cut |= 1U << room[i].round;
            *why = room[i].cut;
        }
    arena_free(&a);
    return cut;
}

static void a_round_not_played_by_choice_is_cut_first_if_it_is_no_lower(void **state)
{
    struct exercise x;
    enum cut why;

    (void)state;
    fill_all(&x);
    /* Team 7: Buchholz loses the requested bye of round 7, although 14 has less; of the products its 0 is lower than 14's. */
    assert_int_equal(cut_rounds(&x.t, CRITERION_BH_C1, 6, &why), 1U << 7);
    assert_int_equal(why, CUT_VOLUNTARY);
    assert_int_equal(cut_rounds(&x.t, CRITERION_EMMSB_C1, 6, &why), 1U << 1);
    assert_int_equal(why, CUT_LOWEST);
    /* A second cut: after it the lowest of all, 14 in round 1. */
    assert_int_equal(cut_rounds(&x.t, CRITERION_BH_C2, 6, &why), 1U << 7 | 1U << 1);
}

static void requested_byes_at_the_end_are_draws_for_opponents(void **state)
{
    struct arena a = { 0 };
    struct exercise x;

    (void)state;
    fill_all(&x);
    struct ledger l = ledger_load(&x.t, ROUNDS, &a);
    assert_int_equal(c07_score(&l, REFERENCE_MP, 6), 7);  /* team 7: 6, and round 7 */
    assert_int_equal(c07_score(&l, REFERENCE_GP, 6), 27); /* 11.5 + 2 */
    assert_int_equal(c07_score(&l, REFERENCE_MP, 13), 4); /* team 14: the bye of round 5 as it was awarded */
    assert_int_equal(c07_score(&l, REFERENCE_MP, 5), 7);  /* team 6: a forfeit is no bye */
    arena_free(&a);
}

/* Team 6 did not come to team 1 in round 6. Buchholz: the dummies of that round had 7 and 7; the teams have 7 and 10. The lowest of team 6 was
   the dummy of its own choice; now it is 12, with 2. */
static void forfeits_count_as_played_where_it_is_asked(void **state)
{
    static const int bh[] = { 61, 57, 58, 56, 55, 49, 44, 41, 50, 44, 41, 41, 52, 36 };
    struct arena a = { 0 };
    struct contribution room[ROUNDS];
    struct exercise x;
    enum cut why;

    (void)state;
    fill_all(&x);
    expect(x.t, CRITERION_BH_P, bh);
    assert_int_equal(cut_rounds(&x.t, CRITERION_BH_C1, 5, &why), 1U << 6);
    assert_int_equal(cut_rounds(&x.t, CRITERION_BH_C1_P, 5, &why), 1U << 7);
    assert_int_equal(why, CUT_LOWEST);
    struct ledger l = ledger_load(&x.t, ROUNDS, &a);
    c07_contributions(&l, &criterion_row(CRITERION_EMGSB_P)->sum, 0, room);
    assert_int_equal(room[5].opponent, 5);
    assert_int_equal(room[5].kind, ENTRY_PLAYED);
    arena_free(&a);
}

/* Wins, also those for want of an opponent; less the byes asked for and forfeits; a draw is a half, with and without a game. */
static void own_rounds_are_counted(void **state)
{
    static const int win[] = { 5, 5, 5, 5, 5, 3, 1, 2, 2, 2, 1, 0, 2, 0 },
                     rep[] = { 7, 7, 7, 7, 7, 6, 6, 7, 7, 7, 7, 7, 7, 6 },
                     standard[] = { 10, 10, 10, 10, 10, 7, 6, 7, 6, 5, 4, 2, 6, 4 }; /* half points */
    struct exercise x;

    (void)state;
    fill_all(&x);
    expect(x.t, CRITERION_WIN, win);
    expect(x.t, CRITERION_REP, rep);
    expect(x.t, CRITERION_STD, standard);
}

/* Team 1: 2 + 2 + 4 + 6 + 6 + 8 + 10. The requested bye of team 14 counts from its round on. */
static void scores_after_each_round_add_up(void **state)
{
    static const int ps[] = { 38, 38, 42, 46, 44, 25, 26, 21, 25, 17, 19, 5, 29, 16 },
                     cut[] = { 36, 36, 40, 44, 42, 24, 25, 21, 25, 17, 19, 5, 28, 15 };
    struct exercise x;

    (void)state;
    fill_all(&x);
    expect(x.t, CRITERION_PS, ps);
    expect(x.t, CRITERION_PS_C1, cut);
}

/* Half of seven rounds are 7 points: 1 to 6 and 8 have them. Team 1 won against 8, 2 and 3, and 6 did not come; team 2 against 3 and 4. */
static void points_against_the_better_half(void **state)
{
    struct arena a = { 0 };
    struct exercise x;

    (void)state;
    fill_all(&x);
    struct ledger l = ledger_load(&x.t, ROUNDS, &a);
    assert_int_equal(criterion_value(criterion_row(CRITERION_KS), &l, x.t.tiebreak, 0, NULL), 6);
    assert_int_equal(criterion_value(criterion_row(CRITERION_KS), &l, x.t.tiebreak, 1, NULL), 4);
    arena_free(&a);
}

/* 0 beat 1, 2 and 3 drew; then 0 beat 2, and 3 did not come to 1. Match points 4, 2, 1, 1. */
static struct tournament of_two_rounds(void)
{
    static const struct team team[] = { { .number = 1 }, { .number = 2 }, { .number = 3 }, { .number = 4 } };
    static const struct match first[] = {
        { .team = { 0, 1 }, .mp = { 2, 0 }, .gp = { 8, 0 }, .played = true, .game = true },
        { .team = { 2, 3 }, .mp = { 1, 1 }, .gp = { 4, 4 }, .played = true, .game = true }
    };
    static const struct match last[] = {
        { .team = { 0, 2 }, .mp = { 2, 0 }, .gp = { 8, 0 }, .played = true, .game = true },
        { .team = { 1, 3 }, .mp = { 2, 0 }, .gp = { 8, 0 } }
    };
    static const struct round round[] = { { first, 2, NOBODY }, { last, 2, NOBODY } };

    return (struct tournament){ .boards = 4, .team = team, .nteam = 4, .round = round, .nround = 2, .rounds = 2 };
}

/* Buchholz: 2 + 1; 4 and a dummy of 1; 1 + 4; 1 and a dummy of 1. Means over those met: 5 and 5; 3; 2 and 3; 5. */
static void the_mean_of_buchholz(void **state)
{
    static const int bh[] = { 3, 5, 5, 2 }, aob[] = { 500, 300, 250, 500 };

    (void)state;
    expect(of_two_rounds(), CRITERION_BH, bh);
    expect(of_two_rounds(), CRITERION_AOB, aob);
}

/* With draws in round 2 they have 3, 1, 2 and 2 points, and everybody two opponents; without the lowest of these. With a third round to come it is Buchholz. */
static void buchholz_before_the_last_round(void **state)
{
    static const int bh[] = { 3, 5, 5, 2 }, fore[] = { 3, 5, 5, 3 }, cut[] = { 2, 3, 3, 2 };
    struct tournament t = of_two_rounds();

    (void)state;
    expect(t, CRITERION_FB, fore);
    expect(t, CRITERION_FB_C1, cut);
    t.rounds = 3;
    expect(t, CRITERION_FB, bh);
}

/* What results give is that of the event: 3 for a win. Three won matches and one drawn of seven, and a round that was not played. */
static void other_points_are_counted_as_such(void **state)
{
    static const struct scoring three = { .match = { 0, 1, 3 }, .game = { 0, 1, 2 } };
    static const int win[] = { 5, 5, 5, 5, 5, 3, 1, 2, 2, 2, 1, 0, 2, 0 };
    struct arena a = { 0 };
    struct exercise x;

    (void)state;
    fill_all(&x);
    for (int r = 0; r < ROUNDS; r++)
        for (int i = 0; i < x.round[r].nmatch; i++)
            for (int side = 0; side < 2; side++)
                x.match[r][i].mp[side] = three.match[x.match[r][i].mp[side]];
    x.t.scoring = &three;
    expect(x.t, CRITERION_WIN, win);
    struct ledger l = ledger_load(&x.t, ROUNDS, &a);
    assert_int_equal(l.total[5].won, 3);
    assert_int_equal(l.total[5].drawn, 1);
    assert_int_equal(l.total[5].lost, 3);
    assert_int_equal(l.total[5].mp, 10);
    assert_int_equal(c07_score(&l, REFERENCE_MP, 6),
                     8); /* team 7: a win, four draws, and a draw for the round at the end */
    arena_free(&a);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(points_add_up),
        RULE_TEST(C07_ESB, sonneborn_berger_of_match_points),
        RULE_TEST(C07_DUMMY, sonneborn_berger_of_match_points),
        RULE_TEST(C07_ESB, sonneborn_berger_of_match_and_game_points),
        RULE_TEST(C07_ESB, sonneborn_berger_of_game_and_match_points),
        RULE_TEST(C07_ESB, sonneborn_berger_of_game_points),
        RULE_TEST(C07_CUT_ESB, a_cut_takes_the_lowest_product_of_the_lowest_opponents),
        RULE_TEST(C07_BUCHHOLZ, buchholz),
        RULE_TEST(C07_CUT, buchholz_without_the_lowest),
        RULE_TEST(C07_MEDIAN, median_takes_the_highest_too),
        RULE_TEST(C07_SSSC, strength_of_schedule),
        RULE_TEST(C07_EDE, five_who_all_met_begin_anew_when_some_are_still_level),
        RULE_TEST(C07_DE, direct_encounter_stops_at_match_points),
        RULE_TEST(C07_DE_MISSING, who_beat_all_others_is_first_whatever_is_missing),
        RULE_TEST(C07_DE_MISSING, a_missing_match_that_could_draw_level_leaves_it_open),
        RULE_TEST(C07_DE, a_forfeit_is_no_encounter),
        RULE_TEST(C07_DE, of_two_meetings_the_mean_counts),
        RULE_TEST(C07_BC, boards_tell_two_drawn_teams_apart),
        RULE_TEST(C07_TBR, boards_tell_two_drawn_teams_apart),
        RULE_TEST(C07_BBE, boards_tell_two_drawn_teams_apart),
        RULE_TEST(C07_BC, a_bye_is_a_win_on_every_board),
        RULE_TEST(C07_EDE_BOARDS, two_who_are_level_by_both_scores_are_told_apart_by_boards),
        RULE_TEST(C07_ROUND_ROBIN, in_a_round_robin_what_was_not_played_counts_as_if_it_had_been),
        RULE_TEST(C07_ROUND_ROBIN, in_a_round_robin_a_forfeit_is_an_encounter),
        RULE_TEST(C07_CUT_VOLUNTARY, a_round_not_played_by_choice_is_cut_first_if_it_is_no_lower),
        RULE_TEST(C07_VOLUNTARY, a_round_not_played_by_choice_is_cut_first_if_it_is_no_lower),
        RULE_TEST(C07_OPPONENT, requested_byes_at_the_end_are_draws_for_opponents),
        RULE_TEST(C07_VOLUNTARY, requested_byes_at_the_end_are_draws_for_opponents),
        RULE_TEST(C07_FORFEITS, forfeits_count_as_played_where_it_is_asked),
        RULE_TEST(C07_RECORD, own_rounds_are_counted),
        RULE_TEST(C07_PROGRESSIVE, scores_after_each_round_add_up),
        RULE_TEST(C07_KOYA, points_against_the_better_half),
        RULE_TEST(C07_AOB, the_mean_of_buchholz),
        RULE_TEST(C07_FORE, buchholz_before_the_last_round),
        cmocka_unit_test(other_points_are_counted_as_such),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
