/* SPDX-License-Identifier: Apache-2.0 */
/* Every criterion on one cross table, worked out by hand. Six teams A to F on two boards, everybody against everybody in a Swiss of five rounds. F did not come to A in round 1:

         A      B      C      D      E      F     MP   GP   board 1, board 2
     A   -     1 ½    ½ ½    ½ 0    1 1    1 1+   7    7      4        3
     B  0 ½     -     1 1    1 0    ½ 1    1 1    7    7      3½       3½
     C  ½ ½    0 0     -     1 ½    0 1    1 ½    6    5      2½       2½
     D  ½ 1    0 1    0 ½     -     0 ½    1 1    5    5½     1½       4
     E  0 0    ½ 0    1 0    1 ½     -     1 0    4    4      3½       ½
     F  0 0-   0 0    0 ½    0 0    0 1     -     1    1½     0        1½

   Rounds: A-F B-E C-D; F-D E-C A-B; B-F C-A D-E; F-E A-D B-C; C-F D-B E-A. Who stands first has White on board 1.
   For A's own tie-breaks round 1 is a match against a dummy with A's points, but no more than F has: 1 and 1½. For F it is one with F's own, 1 and 1½,
   and F's own choice, which is cut first unless another product is lower. With /P the opponents of that round are F and A. */
#include "engine/ranking/criterion.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "engine/base/arena.h"
#include "engine/ranking/standings.h"

enum { TEAMS = 6, ROUNDS = 5, A = 0, B, C, D, E, F };

/* Half points of the first team on both boards. */
static const struct {
    int team[2], half[2];
    bool unplayed;
} table[ROUNDS][TEAMS / 2] = {
    { { { A, F }, { 2, 2 }, true }, { { B, E }, { 1, 2 }, false }, { { C, D }, { 2, 1 }, false } },
    { { { F, D }, { 0, 0 }, false }, { { E, C }, { 2, 0 }, false }, { { A, B }, { 2, 1 }, false } },
    { { { B, F }, { 2, 2 }, false }, { { C, A }, { 1, 1 }, false }, { { D, E }, { 0, 1 }, false } },
    { { { F, E }, { 0, 2 }, false }, { { A, D }, { 1, 0 }, false }, { { B, C }, { 2, 2 }, false } },
    { { { C, F }, { 2, 1 }, false }, { { D, B }, { 0, 2 }, false }, { { E, A }, { 0, 0 }, false } },
};

/* clang-format off */
static const struct {
    enum criterion c;
    int want[TEAMS];
} worked[] = {
    /* Match points; game points in half points. */
    { CRITERION_MP, { 7, 7, 6, 5, 4, 1 } },
    { CRITERION_GP, { 14, 14, 10, 11, 8, 3 } },
    /* At the boards: A beat B and E, not F. With Black on board 1: A against C and E, whom it beat; D against C, F and A, and beat the last two; E against B, D and F, and beat D. */
    { CRITERION_WON, { 2, 3, 2, 2, 1, 0 } },
    { CRITERION_WON_BLACK, { 1, 0, 0, 2, 1, 0 } },
    { CRITERION_BLACK, { 2, 2, 2, 3, 3, 2 } },

    /* Match points of the opponents. A: 1 for round 1, B 7, C 6, D 5, E 4. F: 1, and B, C, D, E; with /P A's 7 for the 1. */
    { CRITERION_BH, { 23, 23, 24, 25, 26, 23 } },
    { CRITERION_BH_P, { 23, 23, 24, 25, 26, 29 } },
    /* Less the lowest: 1 of everybody; F with /P 4. */
    { CRITERION_BH_C1, { 22, 22, 23, 24, 25, 22 } },
    { CRITERION_BH_C1_P, { 22, 22, 23, 24, 25, 25 } },
    /* Less 1 and 4; E has no match with itself, and 5 is its second lowest; F with /P 4 and 5. */
    { CRITERION_BH_C2, { 18, 18, 19, 20, 20, 18 } },
    { CRITERION_BH_C2_P, { 18, 18, 19, 20, 20, 20 } },
    /* Less 1 and 7; F with /P 4 and 7. */
    { CRITERION_BH_M1, { 15, 15, 16, 17, 18, 15 } },
    { CRITERION_BH_M1_P, { 15, 15, 16, 17, 18, 18 } },
    /* The one in the middle: A 1 4 5 6 7, B the same, C 1 4 5 7 7, D 1 4 6 7 7, E 1 5 6 7 7, F as A and with /P 4 5 6 7 7. */
    { CRITERION_BH_M2, { 5, 5, 5, 6, 6, 5 } },
    { CRITERION_BH_M2_P, { 5, 5, 5, 6, 6, 6 } },

    /* Game points of the opponents, in half points: A: 3, 14, 10, 11, 8. F: 3, 14, 10, 11, 8, with /P 14 for the 3. */
    { CRITERION_BHG, { 46, 46, 50, 49, 52, 46 } },
    { CRITERION_BHG_P, { 46, 46, 50, 49, 52, 57 } },
    /* Less 3; F with /P 8. */
    { CRITERION_BHG_C1, { 43, 43, 47, 46, 49, 43 } },
    { CRITERION_BHG_C1_P, { 43, 43, 47, 46, 49, 49 } },
    /* Less 3 and 8; E 3 and 10; F with /P 8 and 10. */
    { CRITERION_BHG_C2, { 35, 35, 39, 38, 39, 35 } },
    { CRITERION_BHG_C2_P, { 35, 35, 39, 38, 39, 39 } },
    /* Less 3 and 14; F with /P 8 and 14. */
    { CRITERION_BHG_M1, { 29, 29, 33, 32, 35, 29 } },
    { CRITERION_BHG_M1_P, { 29, 29, 33, 32, 35, 35 } },
    /* The middle of A 3 8 10 11 14, B the same, C 3 8 11 14 14, D 3 8 10 14 14, E 3 10 11 14 14, F as A and with /P 8 10 11 14 14. */
    { CRITERION_BHG_M2, { 10, 10, 11, 10, 11, 10 } },
    { CRITERION_BHG_M2_P, { 10, 10, 11, 10, 11, 11 } },

    /* MP x MP. A 1x2 + 7x2 + 6x1 + 5x0 + 4x2; B 7x0 + 6x2 + 5x1 + 4x2 + 1x2; C 7x1 + 7x0 + 5x2 + 4x1 + 1x2; D 7x2 + 7x1 + 6x0 + 4x0 + 1x2;
       E 7x0 + 7x0 + 6x1 + 5x2 + 1x1; F nothing but 4x1. */
    { CRITERION_EMMSB, { 30, 27, 23, 23, 17, 4 } },
    { CRITERION_EMMSB_P, { 30, 27, 23, 23, 17, 4 } },
    /* Less 1x2 of A to D, 1x1 of E, and the 0 of F's own choice; with /P its lowest opponent is E, and 4x1 goes. */
    { CRITERION_EMMSB_C1, { 28, 25, 21, 21, 16, 4 } },
    { CRITERION_EMMSB_C1_P, { 28, 25, 21, 21, 16, 0 } },
    /* Then what E gave: 4x2, 4x2, 4x1, 4x0, of F 4x1; what D gave E: 5x2. With /P what D gave F: 0. */
    { CRITERION_EMMSB_C2, { 20, 17, 17, 21, 6, 0 } },
    { CRITERION_EMMSB_C2_P, { 20, 17, 17, 21, 6, 0 } },

    /* MP x GP, in half points. A 1x4 + 7x3 + 6x2 + 5x1 + 4x4; B 7x1 + 6x4 + 5x2 + 4x3 + 1x4; C 7x2 + 7x0 + 5x3 + 4x2 + 1x3; D 7x3 + 7x2 + 6x1 + 4x1 + 1x4;
       E 7x0 + 7x1 + 6x2 + 5x3 + 1x2; F 6x1 + 4x2. */
    { CRITERION_EMGSB, { 58, 57, 40, 49, 36, 14 } },
    { CRITERION_EMGSB_P, { 58, 57, 40, 49, 36, 14 } },
    { CRITERION_EMGSB_C1, { 54, 53, 37, 45, 34, 14 } },
    { CRITERION_EMGSB_C1_P, { 54, 53, 37, 45, 34, 6 } },
    { CRITERION_EMGSB_C2, { 38, 41, 29, 41, 19, 6 } },
    { CRITERION_EMGSB_C2_P, { 38, 41, 29, 41, 19, 6 } },

    /* GP x MP, in half points. A 3x2 + 14x2 + 10x1 + 11x0 + 8x2; B 14x0 + 10x2 + 11x1 + 8x2 + 3x2; C 14x1 + 14x0 + 11x2 + 8x1 + 3x2;
       D 14x2 + 14x1 + 10x0 + 8x0 + 3x2; E 14x0 + 14x0 + 10x1 + 11x2 + 3x1; F 8x1. */
    { CRITERION_EGMSB, { 60, 53, 50, 48, 35, 8 } },
    { CRITERION_EGMSB_P, { 60, 53, 50, 48, 35, 8 } },
    { CRITERION_EGMSB_C1, { 54, 47, 44, 42, 32, 8 } },
    { CRITERION_EGMSB_C1_P, { 54, 47, 44, 42, 32, 0 } },
    /* By game points E's second lowest is C: 10x1. */
    { CRITERION_EGMSB_C2, { 38, 31, 36, 42, 22, 0 } },
    { CRITERION_EGMSB_C2_P, { 38, 31, 36, 42, 22, 0 } },

    /* GP x GP, in quarters. A 3x4 + 14x3 + 10x2 + 11x1 + 8x4; B 14x1 + 10x4 + 11x2 + 8x3 + 3x4; C 14x2 + 14x0 + 11x3 + 8x2 + 3x3;
       D 14x3 + 14x2 + 10x1 + 8x1 + 3x4; E 14x0 + 14x1 + 10x2 + 11x3 + 3x2; F 10x1 + 8x2. */
    { CRITERION_EGGSB, { 117, 112, 86, 100, 73, 26 } },
    { CRITERION_EGGSB_P, { 117, 112, 86, 100, 73, 26 } },
    { CRITERION_EGGSB_C1, { 105, 100, 77, 88, 67, 26 } },
    { CRITERION_EGGSB_C1_P, { 105, 100, 77, 88, 67, 10 } },
    { CRITERION_EGGSB_C2, { 73, 76, 61, 80, 47, 10 } },
    { CRITERION_EGGSB_C2_P, { 73, 76, 61, 80, 47, 0 } },

    /* GP + BH / 5, as five rounds give 10 and a match 2; in hundredths. A 7 + 4.6, C 5 + 4.8, D 5.5 + 5, E 4 + 5.2, F 1.5 + 4.6, with /P 1.5 + 5.8. */
    { CRITERION_SSSC, { 1160, 1160, 980, 1050, 920, 610 } },
    { CRITERION_SSSC_P, { 1160, 1160, 980, 1050, 920, 730 } },
    /* Board 1 and twice board 2, in half points with the sign turned. */
    { CRITERION_BC, { -20, -21, -15, -19, -9, -6 } },
    /* A and B have 7: A beat B, and has 4 on board 1 against 3 1/2, which is what is left without board 2. Others are level with nobody. */
    { CRITERION_TBR, { -1, -2, 0, 0, 0, 0 } },
    { CRITERION_BBE, { -1, -2, 0, 0, 0, 0 } },
    { CRITERION_DE, { -1, -2, 0, 0, 0, 0 } },
    { CRITERION_EDE, { -1, -2, 0, 0, 0, 0 } },
    { CRITERION_EDEBT, { -1, -2, 0, 0, 0, 0 } },
    { CRITERION_EDEBB, { -1, -2, 0, 0, 0, 0 } },
    { CRITERION_EDET, { -1, -2, 0, 0, 0, 0 } },
    { CRITERION_EDEB, { -1, -2, 0, 0, 0, 0 } },
    { CRITERION_DUTCH_DE, { -1, -2, 0, 0, 0, 0 } },

    /* Rounds with the points of a win; all but the one that F did not come to; in half points, more than the other side and as much. */
    { CRITERION_WIN, { 3, 3, 2, 2, 1, 0 } },
    { CRITERION_REP, { 5, 5, 5, 5, 5, 4 } },
    { CRITERION_STD, { 7, 7, 6, 5, 4, 1 } },
    /* A 2 4 5 5 7, B 2 2 4 6 7, C 2 3 4 4 6, D 0 2 2 4 5, E 0 1 3 4 4, F 0 0 0 1 1; without the first; without the first two. */
    { CRITERION_PS, { 23, 21, 19, 13, 12, 2 } },
    { CRITERION_PS_C1, { 21, 19, 17, 13, 12, 2 } },
    { CRITERION_PS_C2, { 17, 17, 14, 11, 11, 2 } },
    /* Half points: A 4 7 9 10 14, B 3 4 8 12 14, C 3 5 7 7 10, D 1 5 6 9 11, E 1 3 6 8 8, F 0 0 0 2 3. */
    { CRITERION_PSG, { 44, 41, 32, 32, 26, 5 } },
    { CRITERION_PSG_C1, { 40, 38, 29, 31, 25, 5 } },
    { CRITERION_PSG_C2, { 33, 34, 24, 26, 22, 5 } },
    /* Half of what five rounds give have A to D, by either score. A: 2 of B and 1 of C; 3 + 2 + 1 half points. */
    { CRITERION_KS, { 3, 3, 3, 3, 3, 0 } },
    { CRITERION_KSG, { 6, 7, 5, 6, 6, 1 } },

    /* Means over those met at the boards, in hundredths. A and F (23 + 24 + 25 + 26) / 4; B 121 / 5, C 120 / 5, D 119 / 5, E 118 / 5. */
    { CRITERION_AOB, { 2450, 2420, 2400, 2380, 2360, 2450 } },
    /* Half points: A and F (46 + 50 + 49 + 52) / 4 = 24.625 points, rounded up; B 243 / 5, C 239 / 5, D 240 / 5, E 237 / 5. */
    { CRITERION_AOBG, { 2463, 2430, 2390, 2400, 2370, 2463 } },
    /* With draws in round 5: 6, 7, 5, 5, 5 and 2 match points; 12, 14, 9, 11, 10 and 4 half points. The dummies of round 1 have F's 2 and 4. */
    { CRITERION_FB, { 24, 23, 25, 25, 25, 24 } },
    { CRITERION_FB_C1, { 22, 21, 23, 23, 23, 22 } },
    { CRITERION_FBG, { 48, 46, 51, 49, 50, 48 } },
    { CRITERION_FBG_C1, { 44, 42, 47, 45, 46, 44 } },
};
/* clang-format on */
enum { WORKED = sizeof worked / sizeof *worked };

/* Those with examples of their own: of the Olympiad (test_tiebreak.c, test_tiebreak_2022.c), of clubs (test_club_criteria.c), by ratings (test_rating_criteria.c), and below. */
static const enum criterion elsewhere[] = {
    CRITERION_OSB,
    CRITERION_SUM,
    CRITERION_CLUB_SOLKOFF,
    CRITERION_CLUB_MEDIAN,
    CRITERION_CLUB_MODIFIED_MEDIAN,
    CRITERION_CLUB_SONNEBORN_BERGER,
    CRITERION_CLUB_KASHDAN,
    CRITERION_CLUB_CUMULATIVE,
    CRITERION_CLUB_AVERAGE,
    CRITERION_CLUB_PERFORMANCE,
    CRITERION_ARO,
    CRITERION_ARO_C1,
    CRITERION_ARO_C2,
    CRITERION_ARO_M1,
    CRITERION_ARO_M2,
    CRITERION_TPR,
    CRITERION_PTP,
    CRITERION_APRO,
    CRITERION_APPO,
    CRITERION_DE_P,
    CRITERION_EDE_P,
    CRITERION_EDEBT_P,
    CRITERION_EDEBB_P,
    CRITERION_EDET_P,
    CRITERION_EDEB_P,
};

struct event {
    struct match match[ROUNDS][TEAMS / 2];
    struct round round[ROUNDS];
    struct board_points board[ROUNDS][TEAMS];
    struct tournament t;
};

static void fill(struct event *x)
{
    static const struct team team[TEAMS] = { { .number = 1 }, { .number = 2 }, { .number = 3 },
                                             { .number = 4 }, { .number = 5 }, { .number = 6 } };

    *x = (struct event){ .t = { .boards = 2, .rounds = ROUNDS, .team = team, .nteam = TEAMS, .nround = ROUNDS } };
    for (int r = 0; r < ROUNDS; r++) {
        for (int i = 0; i < TEAMS / 2; i++) {
            struct match *m = &x->match[r][i];
            int first = table[r][i].half[0] + table[r][i].half[1], other = 4 - first;
            *m = (struct match){ .gp = { first, other },
                                 .played = !table[r][i].unplayed,
                                 .game = !table[r][i].unplayed };
            for (int side = 0; side < 2; side++) {
                m->team[side] = table[r][i].team[side];
                m->mp[side] = m->gp[side] > 2 ? 2 : m->gp[side] == 2;
                for (int b = 0; b < 2; b++)
                    x->board[r][m->team[side]].half[b] =
                        (unsigned char)(side ? 2 - table[r][i].half[b] : table[r][i].half[b]);
            }
        }
        x->round[r] = (struct round){ x->match[r], TEAMS / 2, NOBODY };
    }
    x->t.round = x->round;
    x->t.board = x->board[0];
}

static void every_criterion_is_what_a_hand_makes_of_the_table(void **state)
{
    struct arena a = { 0 };
    struct event x;

    (void)state;
    fill(&x);
    for (int k = 0; k < WORKED; k++) {
        /* what is shared among those level on match points is decided behind these */
        x.t.ranking = (struct ranking){ 2, { CRITERION_MP, worked[k].c } };
        const struct standing *s = standings_make(&x.t, ROUNDS, &a);
        for (int i = 0; i < TEAMS; i++) {
            int is = worked[k].c == CRITERION_MP ? s[i].value[0] : s[i].value[1];
            if (is != worked[k].want[s[i].team])
                fail_msg("%s of team %c: %d, not %d", criterion_row(worked[k].c)->key, 'A' + s[i].team, is,
                         worked[k].want[s[i].team]);
        }
    }
    arena_free(&a);
}

/* 0 and 1 were to meet, and 1 did not come; then 2 beat 0, and 1 beat 3; 2 and 3 had drawn. Match points 2, 2, 3, 1: with /P the forfeit places 0 before 1. */
static void a_forfeit_places_two_where_it_counts_as_played(void **state)
{
    static const struct team team[] = { { .number = 1 }, { .number = 2 }, { .number = 3 }, { .number = 4 } };
    static const struct match first[] = {
        { .team = { 0, 1 }, .mp = { 2, 0 }, .gp = { 4, 0 } },
        { .team = { 2, 3 }, .mp = { 1, 1 }, .gp = { 2, 2 }, .played = true, .game = true }
    };
    static const struct match last[] = {
        { .team = { 2, 0 }, .mp = { 2, 0 }, .gp = { 4, 0 }, .played = true, .game = true },
        { .team = { 1, 3 }, .mp = { 2, 0 }, .gp = { 4, 0 }, .played = true, .game = true }
    };
    static const struct round round[] = { { first, 2, NOBODY }, { last, 2, NOBODY } };
    static const struct board_points board[] = { { { 2, 2 } }, { { 0, 0 } }, { { 1, 1 } }, { { 1, 1 } },
                                                 { { 0, 0 } }, { { 2, 2 } }, { { 2, 2 } }, { { 0, 0 } } };
    static const struct {
        enum criterion c;
        int places[2];
    } all[] = { { CRITERION_DE, { 0, 0 } },       { CRITERION_DE_P, { -1, -2 } },    { CRITERION_EDE, { 0, 0 } },
                { CRITERION_EDE_P, { -1, -2 } },  { CRITERION_EDEBT, { 0, 0 } },     { CRITERION_EDEBT_P, { -1, -2 } },
                { CRITERION_EDEBB, { 0, 0 } },    { CRITERION_EDEBB_P, { -1, -2 } }, { CRITERION_EDET, { 0, 0 } },
                { CRITERION_EDET_P, { -1, -2 } }, { CRITERION_EDEB, { 0, 0 } },      { CRITERION_EDEB_P, { -1, -2 } } };
    struct tournament t = {
        .boards = 2, .rounds = 2, .team = team, .nteam = 4, .round = round, .nround = 2, .board = board
    };
    struct arena a = { 0 };

    (void)state;
    for (size_t k = 0; k < sizeof all / sizeof *all; k++) {
        t.ranking = (struct ranking){ 2, { CRITERION_MP, all[k].c } };
        const struct standing *s = standings_make(&t, 2, &a);
        for (int i = 0; i < 4; i++)
            if (s[i].team < 2)
                assert_int_equal(s[i].value[1], all[k].places[s[i].team]);
    }
    arena_free(&a);
}

static void no_criterion_is_without_an_example(void **state)
{
    bool has[CRITERION_COUNT] = { false };

    (void)state;
    for (int i = 0; i < WORKED; i++)
        has[worked[i].c] = true;
    for (size_t i = 0; i < sizeof elsewhere / sizeof *elsewhere; i++)
        has[elsewhere[i]] = true;
    for (int c = 0; c < CRITERION_COUNT; c++)
        if (!has[c])
            fail_msg("%s: work it out on the table above", criterion_row((enum criterion)c)->key);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_criterion_is_what_a_hand_makes_of_the_table),
        cmocka_unit_test(a_forfeit_places_two_where_it_counts_as_played),
        cmocka_unit_test(no_criterion_is_without_an_example),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
