/* SPDX-License-Identifier: Apache-2.0 */
#include "engine/ranking/tiebreak.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "engine/base/arena.h"
#include "engine/olympiad/card.h"
#include "tests/rule_test.h"

enum { ROUNDS = 11 };

/* One round of the team under test (team 0): what it did, the points it was awarded, and the final
   points of its opponent as the standings have them. All game points in half points. */
struct row {
    enum entry_kind kind;
    int mp, gp, opponent_mp, opponent_gp;
};

/* A section of that team and one opponent for each round: the opponent of round r is team r, and a
   decision gives it what it has won elsewhere. */
struct bench {
    struct team team[ROUNDS + 1];
    struct match match[ROUNDS];
    struct round round[ROUNDS];
    struct adjustment adjustment[ROUNDS + 3];
    struct tournament t;
};

static struct match match_of(const struct row *row, int round)
{
    struct match m = { .team = { 0, round },
                       .mp = { row->mp, 0 },
                       .gp = { row->gp, 0 },
                       .played = row->kind == ENTRY_PLAYED,
                       .pending = row->kind == ENTRY_PENDING };

    if (row->kind == ENTRY_PLAYED || row->kind == ENTRY_ABSENCE) {
        m.mp[1] = 2 - row->mp;
        m.gp[1] = 8 - row->gp;
    }
    return m;
}

static void bench_fill(struct bench *b, enum tiebreak variant, const struct row *row, int n)
{
    *b = (struct bench){ .team = { { .number = 1 } } };
    for (int i = 0; i < n; i++) {
        bool paired = row[i].kind != ENTRY_UNPAIRED && row[i].kind != ENTRY_BYE;
        b->team[i + 1].number = i + 2;
        b->match[i] = match_of(&row[i], i + 1);
        b->round[i] = (struct round){ &b->match[i], paired, row[i].kind == ENTRY_BYE ? 0 : NOBODY };
        b->adjustment[i] = (struct adjustment){ .team = i + 1,
                                                .mp = row[i].opponent_mp - b->match[i].mp[1],
                                                .gp = row[i].opponent_gp - b->match[i].gp[1],
                                                .from = 1 };
    }
    b->t = (struct tournament){ .tiebreak = variant,
                                .boards = 4,
                                .team = b->team,
                                .nteam = n + 1,
                                .round = b->round,
                                .nround = n,
                                .adjustment = b->adjustment,
                                .nadjustment = n };
}

/* The contributions of team 0; `out` has room for ROUNDS. */
static int contributions(const struct tournament *t, int after, struct contribution *out)
{
    struct arena a = { 0 };
    struct ledger l = ledger_load(t, after, &a);
    int n = tiebreak_contributions(&l, t->tiebreak, 0, out);

    arena_free(&a);
    return n;
}

static void check_sums(enum tiebreak variant, const struct row *row, int n, int osb, int sum)
{
    struct bench b;
    struct contribution c[ROUNDS];

    bench_fill(&b, variant, row, n);
    int k = contributions(&b.t, n, c);
    assert_int_equal(tiebreak_osb(c, k), osb);
    assert_int_equal(tiebreak_sum(c, k), sum);
}

/* The one contribution left out is that of `round`. */
static void check_left_out(enum tiebreak variant, const struct row *row, int n, int round)
{
    struct bench b;
    struct contribution c[ROUNDS];

    bench_fill(&b, variant, row, n);
    int k = contributions(&b.t, n, c);
    for (int i = 0; i < k; i++)
        assert_int_equal(c[i].left_out, c[i].round == round);
}

/* The contribution of a round, before anything is left out. */
static void check_round(enum tiebreak variant, const struct row *row, int n, int round, int mp, int gp, int scored)
{
    struct bench b;
    struct contribution c[ROUNDS];

    bench_fill(&b, variant, row, n);
    int k = contributions(&b.t, n, c), found = 0;
    for (int i = 0; i < k; i++)
        if (c[i].round == round) {
            found++;
            assert_int_equal(c[i].mp, mp);
            assert_int_equal(c[i].gp, gp);
            assert_int_equal(c[i].scored, scored);
        }
    assert_int_equal(found, 1);
}

#define PLAYED(mp, gp, opponent_mp, opponent_gp)       \
    {                                                  \
        ENTRY_PLAYED, mp, gp, opponent_mp, opponent_gp \
    }

/* United States, Baku 2016: 8 + 7 x 12 + ... ; Andorra (10) is left out. */
static const struct row usa[] = {
    PLAYED(2, 8, 10, 38), PLAYED(2, 7, 12, 48), PLAYED(2, 6, 14, 50), PLAYED(1, 4, 14, 48),
    PLAYED(2, 6, 13, 50), PLAYED(2, 5, 20, 62), PLAYED(2, 7, 16, 55), PLAYED(1, 4, 18, 64),
    PLAYED(2, 6, 16, 53), PLAYED(2, 5, 14, 53), PLAYED(2, 5, 15, 61),
};

/* Norway, Baku 2016: Wales (19.5 game points) and Bangladesh (26.5) both have 11. */
static const struct row norway[] = {
    PLAYED(2, 6, 11, 39), PLAYED(2, 5, 11, 53), PLAYED(0, 3, 14, 50), PLAYED(2, 5, 14, 52),
    PLAYED(2, 6, 13, 50), PLAYED(1, 4, 12, 56), PLAYED(2, 5, 16, 60), PLAYED(2, 6, 16, 53),
    PLAYED(0, 2, 20, 63), PLAYED(2, 7, 15, 56), PLAYED(1, 4, 16, 55),
};

static void tiebreak_osb_of_the_united_states_in_baku(void **state)
{
    /* TIEBREAK_OSB: 42 + 42 + 28 + 39 + 50 + 56 + 36 + 48 + 35 + 37.5 = 413.5 */
    (void)state;
    check_sums(TIEBREAK_KHANTY_MANSIYSK, usa, 11, 827, 152);
    check_sums(TIEBREAK_2012_GA, usa, 11, 827, 152);
    check_sums(TIEBREAK_APP_2, usa, 11, 827, 152);
}

/* 10 + 12 + 14 + 14 + 13 + 20 + 16 + 18 + 16 + 14 + 15 = 162 without the 10; 158 without one of the 11s. */
static void tiebreak_mp_leaves_the_lowest_out(void **state)
{
    (void)state;
    check_sums(TIEBREAK_KHANTY_MANSIYSK, usa, 11, 827, 162 - 10);
    check_sums(TIEBREAK_KHANTY_MANSIYSK, norway, 11, 689, 158 - 11);
}

static void tiebreak_osb_lowest_by_game_points_in_2012(void **state)
{
    /* All eleven: 372.0; Wales (33) has fewer game points, Bangladesh (27.5) the lower product. */
    (void)state;
    check_sums(TIEBREAK_2012_GA, norway, 11, 678, 147);
    check_left_out(TIEBREAK_2012_GA, norway, 11, 1);
}

static void tiebreak_osb_lowest_by_product_in_khanty_mansiysk_and_2022(void **state)
{
    (void)state;
    check_sums(TIEBREAK_KHANTY_MANSIYSK, norway, 11, 689, 147);
    check_left_out(TIEBREAK_KHANTY_MANSIYSK, norway, 11, 2);
    check_sums(TIEBREAK_APP_2, norway, 11, 689, 147);
    check_left_out(TIEBREAK_APP_2, norway, 11, 2);
}

static void tiebreak_osb_lowest_by_product_when_game_points_are_equal_too(void **state)
{
    /* 2012: rounds 2 and 3 agree in match points and game points, 7 x 1.5 is less than 7 x 2. */
    static const struct row rows[] = { PLAYED(2, 6, 9, 20), PLAYED(1, 4, 7, 30), PLAYED(0, 3, 7, 30) };

    (void)state;
    check_left_out(TIEBREAK_2012_GA, rows, 3, 3);
    check_sums(TIEBREAK_2012_GA, rows, 3, 9 * 6 + 7 * 4, 9 + 7);
}

static void tiebreak_osb_lowest_is_by_match_points_before_product(void **state)
{
    /* A lost 0-4 against the strongest opponent has product 0 and counts. */
    static const struct row rows[] = { PLAYED(0, 0, 20, 60), PLAYED(2, 8, 3, 10) };

    (void)state;
    for (int v = 0; v < TIEBREAK_COUNT; v++) {
        check_left_out((enum tiebreak)v, rows, 2, 2);
        check_sums((enum tiebreak)v, rows, 2, 0, 20);
    }
}

static void tiebreak_osb_leaves_the_earliest_out_of_equals(void **state)
{
    static const struct row rows[] = { PLAYED(1, 4, 6, 20), PLAYED(1, 4, 5, 20), PLAYED(1, 4, 5, 20) };

    (void)state;
    for (int v = 0; v < TIEBREAK_COUNT; v++)
        check_left_out((enum tiebreak)v, rows, 3, 2);
}

static void tiebreak_osb_of_a_single_opponent_is_nothing(void **state)
{
    static const struct row rows[] = { PLAYED(2, 6, 9, 20) };

    (void)state;
    check_sums(TIEBREAK_2012_GA, rows, 1, 0, 0);
    check_sums(TIEBREAK_2012_GA, rows, 0, 0, 0);
}

/* Five rounds of which the third is `third`. Before it the team has 3 match points and 4.5 game
   points; the opponent of round 5 has 6 match points and 15 game points, and the product 6 x 3.5. */
static const struct row *five(struct row third)
{
    static struct row rows[] = {
        PLAYED(2, 5, 9, 30), PLAYED(1, 4, 8, 30), { 0 }, PLAYED(0, 3, 7, 30), PLAYED(2, 7, 6, 30)
    };

    rows[2] = third;
    return rows;
}

static void virtual_opponent_of_a_bye(void **state)
{
    /* VIRTUAL: 3 + 1 + 2 later rounds, 4.5 + 2 + 2 x 2; the bye itself gave 2 points: 6 x 2. The
       opponent of round 5 has as many match points, but more game points and a higher product. */
    const struct row *rows = five((struct row){ .kind = ENTRY_BYE });

    (void)state;
    for (int v = TIEBREAK_2012_GA; v <= TIEBREAK_KHANTY_MANSIYSK; v++) {
        check_round((enum tiebreak)v, rows, 5, 3, 6, 21, 4);
        check_left_out((enum tiebreak)v, rows, 5, 3);
        check_sums((enum tiebreak)v, rows, 5, 45 + 32 + 21 + 42, 9 + 8 + 7 + 6);
    }
}

static void virtual_opponent_of_an_unplayed_win(void **state)
{
    /* VIRTUAL: 3 + 1 + 2, 4.5 + 4 + 4; four players were there: 6 x 4. It has fewer game points than
       the opponent of round 5, which has the lower product. */
    const struct row *rows = five((struct row){ ENTRY_WALKOVER, 2, 8, 1, 2 });

    (void)state;
    check_round(TIEBREAK_2012_GA, rows, 5, 3, 6, 25, 8);
    check_round(TIEBREAK_KHANTY_MANSIYSK, rows, 5, 3, 6, 25, 8);
    check_left_out(TIEBREAK_2012_GA, rows, 5, 3);
    check_left_out(TIEBREAK_KHANTY_MANSIYSK, rows, 5, 5);
    check_sums(TIEBREAK_2012_GA, rows, 5, 45 + 32 + 21 + 42, 30);
    check_sums(TIEBREAK_KHANTY_MANSIYSK, rows, 5, 45 + 32 + 48 + 21, 30);
}

static void virtual_opponent_is_scored_against_as_awarded(void **state)
{
    /* WALKOVER: with three players there 3 points; the virtual opponent has its 4 all the same. */
    const struct row *rows = five((struct row){ ENTRY_WALKOVER, 2, 6, 1, 2 });

    (void)state;
    check_round(TIEBREAK_KHANTY_MANSIYSK, rows, 5, 3, 6, 25, 6);
    check_sums(TIEBREAK_KHANTY_MANSIYSK, rows, 5, 45 + 32 + 21 + 42, 30);
}

static void virtual_opponent_of_an_unplayed_loss(void **state)
{
    /* VIRTUAL: 3 + 0 + 2, 4.5 + 0 + 4; the lowest of all */
    const struct row *rows = five((struct row){ ENTRY_ABSENCE, 0, 0, 18, 60 });

    (void)state;
    for (int v = TIEBREAK_2012_GA; v <= TIEBREAK_KHANTY_MANSIYSK; v++) {
        check_round((enum tiebreak)v, rows, 5, 3, 5, 17, 0);
        check_left_out((enum tiebreak)v, rows, 5, 3);
        check_sums((enum tiebreak)v, rows, 5, 45 + 32 + 21 + 42, 30);
    }
}

static void virtual_opponent_that_is_not_the_lowest_counts(void **state)
{
    /* In the last round nothing is added for later ones: 4 + 1, 8 + 2. */
    static const struct row rows[] = { PLAYED(2, 8, 4, 9), PLAYED(2, 8, 9, 20), { .kind = ENTRY_BYE } };

    (void)state;
    check_round(TIEBREAK_2012_GA, rows, 3, 3, 5, 20, 4);
    check_left_out(TIEBREAK_2012_GA, rows, 3, 1);
    check_sums(TIEBREAK_2012_GA, rows, 3, 9 * 8 + 5 * 4, 9 + 5);
}

static void virtual_opponent_of_round_1_starts_from_nothing(void **state)
{
    static const struct row rows[] = { { .kind = ENTRY_BYE }, PLAYED(0, 2, 9, 20), PLAYED(0, 2, 8, 20) };

    (void)state;
    check_round(TIEBREAK_2012_GA, rows, 3, 1, 3, 12, 4);
}

static void virtual_opponent_knows_the_decisions_made_before_the_round(void **state)
{
    /* One match point given from round 3 on, one from round 4 on, one for the pairing of round 3. */
    struct bench b;
    struct contribution c[ROUNDS];

    (void)state;
    bench_fill(&b, TIEBREAK_2012_GA, five((struct row){ .kind = ENTRY_BYE }), 5);
    b.adjustment[5] = (struct adjustment){ .team = 0, .mp = 1, .gp = 1, .from = 3 };
    b.adjustment[6] = (struct adjustment){ .team = 0, .mp = 1, .gp = 1, .from = 4 };
    b.adjustment[7] = (struct adjustment){ .team = 0, .mp = 1, .gp = 1, .from = 3, .pairing_only = true };
    b.t.nadjustment = 8;
    assert_int_equal(contributions(&b.t, 5, c), 5);
    assert_int_equal(c[2].mp, 6 + 1);
    assert_int_equal(c[2].gp, 21 + 1);
}

static void neither_paired_nor_bye_contributes_nothing_but_in_2022(void **state)
{
    /* Three opponents in four rounds: the lowest of the three is left out all the same. In 2022 the round
       without a pairing is the lowest. */
    static const struct row rows[] = {
        PLAYED(2, 6, 9, 20), { .kind = ENTRY_UNPAIRED }, PLAYED(1, 4, 8, 20), PLAYED(0, 2, 7, 20)
    };

    (void)state;
    for (int v = 0; v < TIEBREAK_COUNT; v++) {
        bool app2 = v == TIEBREAK_APP_2;
        check_sums((enum tiebreak)v, rows, 4, 54 + 32 + (app2 ? 14 : 0), app2 ? 24 : 17);
        check_left_out((enum tiebreak)v, rows, 4, app2 ? 2 : 4);
    }
}

static void pending_match_contributes_nothing(void **state)
{
    static const struct row rows[] = { PLAYED(2, 6, 9, 20), PLAYED(1, 4, 8, 20), { ENTRY_PENDING, 0, 0, 2, 20 } };

    (void)state;
    for (int v = 0; v < TIEBREAK_COUNT; v++)
        check_sums((enum tiebreak)v, rows, 3, 54, 9);
}

static void tiebreak_osb_of_uzbekistan_in_chennai(void **state)
{
    /* TIEBREAK_2022: 475 in all; of Nepal (44) and the Faroe Islands (40) the lower is left out. */
    static const struct row rows[] = {
        PLAYED(2, 8, 11, 0), PLAYED(2, 8, 10, 0), PLAYED(2, 6, 13, 0), PLAYED(1, 4, 17, 0),
        PLAYED(2, 8, 14, 0), PLAYED(1, 4, 17, 0), PLAYED(2, 8, 15, 0), PLAYED(2, 5, 15, 0),
        PLAYED(2, 6, 19, 0), PLAYED(1, 4, 18, 0), PLAYED(2, 5, 15, 0),
    };

    (void)state;
    check_sums(TIEBREAK_APP_2, rows, 11, 870, 154);
}

static void tiebreak_osb_of_armenia_in_chennai(void **state)
{
    /* TIEBREAK_2022: 430.5 in all, Madagascar (48) is left out */
    static const struct row rows[] = {
        PLAYED(2, 8, 12, 0), PLAYED(2, 6, 13, 0), PLAYED(2, 5, 14, 0), PLAYED(2, 6, 15, 0),
        PLAYED(2, 5, 15, 0), PLAYED(2, 5, 18, 0), PLAYED(1, 4, 17, 0), PLAYED(2, 5, 17, 0),
        PLAYED(0, 2, 19, 0), PLAYED(2, 6, 16, 0), PLAYED(2, 5, 15, 0),
    };

    (void)state;
    check_sums(TIEBREAK_APP_2, rows, 11, 765, 159);
}

/* Round 1: 0-1 won 3-1, 2 has the bye. Round 2: 2-0 won 2.5-1.5, 1 has the bye. Round 3: 1-2 drawn. */
static const struct team three[] = { { .number = 1 }, { .number = 2 }, { .number = 3 } };
static const struct match first[] = { { { 0, 1 }, { 2, 0 }, { 6, 2 }, .played = true } };
static const struct match second[] = { { { 2, 0 }, { 2, 0 }, { 5, 3 }, .played = true } };
static const struct match third[] = { { { 1, 2 }, { 1, 1 }, { 4, 4 }, .played = true } };
static const struct round triangle[] = { { first, 1, 2 }, { second, 1, 1 }, { third, 1, NOBODY } };

static void rank_ecu_osb_so_far_runs_with_the_match_points(void **state)
{
    /* RANK_ECU. After round 2: team 0 met 1 (1 point, 3 scored) and 2 (3 points, 1.5 scored); team 1
       met 0 (2, 1) and a virtual 0 + 1 (2); team 2 a virtual 0 + 1 + 1 (2) and 0 (2, 2.5). */
    struct arena a = { 0 };
    struct tournament t = { .edition = EDITION_ECU, .team = three, .nteam = 3, .round = triangle, .nround = 3 };
    const int *after_2 = tiebreak_osb_so_far(&t, 2, &a), *after_3 = tiebreak_osb_so_far(&t, 3, &a);

    (void)state;
    assert_int_equal(after_2[0], 3 * 3);
    assert_int_equal(after_2[1], 2 * 2);
    assert_int_equal(after_2[2], 2 * 5);
    /* After round 3: 1 has 2 points, 2 has 4; the virtual opponents one more for the round. */
    assert_int_equal(after_3[0], 4 * 3);
    assert_int_equal(after_3[1], 2 * 4 + 4 * 4);
    assert_int_equal(after_3[2], 2 * 5 + 3 * 4);
    arena_free(&a);
}

static void rank_ecu_card_carries_the_osb(void **state)
{
    struct arena a = { 0 };
    struct tournament t = { .edition = EDITION_ECU, .team = three, .nteam = 3, .round = triangle, .nround = 3 };

    (void)state;
    assert_int_equal(card_load(&t, 1, &a)[0].osb, 0);
    assert_int_equal(card_load(&t, 3, &a)[0].osb, 9);
    assert_int_equal(card_load(&t, 3, &a)[2].osb, 10);
    t.edition = EDITION_2012;
    assert_int_equal(card_load(&t, 3, &a)[2].osb, 0);
    arena_free(&a);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        RULE_TEST(TIEBREAK_OSB, tiebreak_osb_of_the_united_states_in_baku),
        RULE_TEST(TIEBREAK_MP, tiebreak_mp_leaves_the_lowest_out),
        RULE_TEST(TIEBREAK_OSB, tiebreak_osb_lowest_by_game_points_in_2012),
        RULE_TEST(TIEBREAK_OSB, tiebreak_osb_lowest_by_product_in_khanty_mansiysk_and_2022),
        RULE_TEST(TIEBREAK_OSB, tiebreak_osb_lowest_by_product_when_game_points_are_equal_too),
        RULE_TEST(TIEBREAK_OSB, tiebreak_osb_lowest_is_by_match_points_before_product),
        RULE_TEST(TIEBREAK_OSB, tiebreak_osb_leaves_the_earliest_out_of_equals),
        RULE_TEST(TIEBREAK_OSB, tiebreak_osb_of_a_single_opponent_is_nothing),
        RULE_TEST(VIRTUAL, virtual_opponent_of_a_bye),
        RULE_TEST(VIRTUAL, virtual_opponent_of_an_unplayed_win),
        RULE_TEST(VIRTUAL, virtual_opponent_is_scored_against_as_awarded),
        RULE_TEST(VIRTUAL, virtual_opponent_of_an_unplayed_loss),
        RULE_TEST(VIRTUAL, virtual_opponent_that_is_not_the_lowest_counts),
        RULE_TEST(VIRTUAL, virtual_opponent_of_round_1_starts_from_nothing),
        RULE_TEST(VIRTUAL, virtual_opponent_knows_the_decisions_made_before_the_round),
        cmocka_unit_test(neither_paired_nor_bye_contributes_nothing_but_in_2022),
        cmocka_unit_test(pending_match_contributes_nothing),
        RULE_TEST(TIEBREAK_OSB, tiebreak_osb_of_uzbekistan_in_chennai),
        RULE_TEST(TIEBREAK_OSB, tiebreak_osb_of_armenia_in_chennai),
        RULE_TEST(RANK_ECU, rank_ecu_osb_so_far_runs_with_the_match_points),
        RULE_TEST(RANK_ECU, rank_ecu_card_carries_the_osb),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
