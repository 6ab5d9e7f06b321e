/* SPDX-License-Identifier: Apache-2.0 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "engine/base/arena.h"
#include "engine/burstein/burstein.h"
#include "engine/burstein/limits.h"
#include "engine/swiss/bye.h"
#include "tests/rule_test.h"

/* The tables of C.04.4.2: the order in which the pairings of six are tried (6.2), and of five with a floater (6.4), who
   meets player 6 here. */
enum { ROWS = 15, SIX = 6 };
static const char *const six[ROWS] = { "16 25 34", "16 24 35", "16 23 45", "15 26 34", "15 24 36",
                                       "15 23 46", "14 26 35", "14 25 36", "14 23 56", "13 26 45",
                                       "13 25 46", "13 24 56", "12 36 45", "12 35 46", "12 34 56" };
static const char *const five[ROWS] = { "15 24 36", "15 23 46", "15 34 26", "14 25 36", "14 23 56",
                                        "14 35 26", "13 25 46", "13 24 56", "13 45 26", "12 35 46",
                                        "12 34 56", "12 45 36", "25 34 16", "24 35 16", "23 45 16" };

/* Twelve players, the last six of whom have met one of the first six and take no part. */
struct event {
    struct swiss s;
    struct entrant e[2 * SIX];
    struct past past[2 * SIX];
    int met[2 * SIX];
    signed char colour[2 * SIX];
    struct barred barred[ROWS];
};

static void start(struct event *v)
{
    memset(v, 0, sizeof *v);
    for (int i = 0; i < 2 * SIX; i++)
        v->e[i] = (struct entrant){
            .number = i + 1, .past = &v->past[i], .met = &v->met[i], .colour = &v->colour[i], .paired = i < SIX
        };
    v->s = (struct swiss){ .lot = WHITE, .round = 1, .rounds = 9, .entrant = v->e, .n = SIX, .barred = v->barred };
}

/* Round 1 is over: points without playing, which make no due colour. */
static void give(struct event *v, int player, int points)
{
    v->s.round = 2;
    v->past[player] = (struct past){ NOBODY, COLOURLESS, points, false };
    v->e[player].npast = 1;
    v->e[player].points = points;
}

static void play(struct event *v, int player, enum colour colour, int points)
{
    int other = player + SIX;

    v->s.round = 2;
    v->s.n = 2 * SIX;
    v->past[player] = (struct past){ other, colour, points, true };
    v->past[other] = (struct past){ player, -colour, 2 - points, true };
    for (int i = player; i <= other; i += SIX) {
        v->met[i] = v->past[i].opponent;
        v->colour[i] = (signed char)v->past[i].colour;
        v->e[i].npast = v->e[i].nmet = v->e[i].ncolour = 1;
        v->e[i].points = v->past[i].points;
    }
}

/* Bit by bit the pairs 12, 13 ... 56. */
static void bar(struct event *v, unsigned pairs)
{
    v->s.nbarred = 0;
    for (int a = 0, bit = 0; a < SIX; a++)
        for (int b = a + 1; b < SIX; b++, bit++)
            if (pairs >> bit & 1)
                v->barred[v->s.nbarred++] = (struct barred){ .a = a, .b = b };
}

static bool is_barred(const struct event *v, int a, int b)
{
    for (int i = 0; i < v->s.nbarred; i++)
        if (v->barred[i].a == (a < b ? a : b) && v->barred[i].b == (a < b ? b : a))
            return true;
    return false;
}

static bool is_possible(const struct event *v, const char *row)
{
    for (int i = 0; i < 3; i++)
        if (is_barred(v, row[3 * i] - '1', row[3 * i + 1] - '1'))
            return false;
    return true;
}

static bool has(const struct swiss_round *r, int a, int b)
{
    for (int i = 0; i < r->npair; i++)
        if ((r->pair[i].white == a && r->pair[i].black == b) || (r->pair[i].white == b && r->pair[i].black == a))
            return true;
    return false;
}

static void expect(const struct event *v, const char *row)
{
    struct arena a = { 0 };
    struct swiss_round r = burstein_pair(&v->s, NULL, &a);

    assert_true(r.legal);
    assert_int_equal(r.npair, 3);
    for (int i = 0; i < 3; i++)
        assert_true(has(&r, row[3 * i] - '1', row[3 * i + 1] - '1'));
    arena_free(&a);
}

static const char *first(const struct event *v, const char *const *table)
{
    for (int i = 0; i < ROWS; i++)
        if (is_possible(v, table[i]))
            return table[i];
    return NULL;
}

/* Whatever pairs are barred, the first row without one of them is taken. */
static void expect_table(struct event *v, const char *const *table, int least)
{
    int expected = 0;

    for (unsigned pairs = 0; pairs < 1u << ROWS; pairs++) {
        bar(v, pairs);
        const char *row = first(v, table);
        expected += row != NULL;
        if (row)
            expect(v, row);
    }
    assert_true(expected > least);
}

static void test_six_are_paired_in_the_order_of_the_table(void **unused)
{
    static struct event v;

    (void)unused;
    start(&v);
    expect_table(&v, six, 10000);
}

static void test_of_five_one_floats_in_the_order_of_the_table(void **unused)
{
    static struct event v;

    (void)unused;
    start(&v);
    for (int i = 0; i < SIX; i++)
        give(&v, i, i < SIX - 1 ? 2 : 0);
    expect_table(&v, five, 10000);
}

/* 6.5: White is due to 2, 4 and 5, Black to the others. */
static void test_due_colours_choose_among_six(void **unused)
{
    static struct event v;

    (void)unused;
    start(&v);
    for (int i = 0; i < SIX; i++)
        play(&v, i, i == 1 || i == 3 || i == 4 ? BLACK : WHITE, 1);
    expect(&v, six[3]);
}

static void test_due_colours_choose_among_five(void **unused)
{
    static struct event v;

    (void)unused;
    start(&v);
    for (int i = 0; i < SIX; i++)
        play(&v, i, i == 1 || i == 3 || i == 4 ? BLACK : WHITE, i < SIX - 1 ? 2 : 0);
    expect(&v, five[1]);
}

/* Four listed players: the imaginary point makes two groups of the four in round 1. */
static void test_the_upper_half_of_the_list_has_an_imaginary_point(void **unused)
{
    static struct event v;
    struct arena a = { 0 };

    (void)unused;
    start(&v);
    v.s.n = 4;
    for (int i = 0; i < 4; i++)
        v.e[i].listed = true;
    struct swiss_round r = burstein_pair(&v.s, NULL, &a);
    assert_true(has(&r, 0, 1) && has(&r, 2, 3));
    assert_int_equal(r.pair[0].white, 0); /* the lot */
    assert_int_equal(r.pair[1].white, 2); /* and so every odd number */
    arena_free(&a);
}

/* Both have had White twice: neither may have it a third time, and nothing lifts the limit. */
static void test_no_legal_round_when_both_must_have_black(void **unused)
{
    static struct event v;
    static const struct past past[2][2] = { { { 2, WHITE, 2, true }, { 3, WHITE, 2, true } },
                                            { { 3, WHITE, 2, true }, { 2, WHITE, 2, true } } };
    static const signed char white[] = { WHITE, WHITE };
    static const int met[2][2] = { { 2, 3 }, { 3, 2 } };
    struct arena a = { 0 };

    (void)unused;
    start(&v);
    v.s.n = 4;
    v.s.round = 3;
    for (int i = 0; i < 2; i++)
        v.e[i] = (struct entrant){ .number = i + 1,
                                   .points = 4,
                                   .past = past[i],
                                   .npast = 2,
                                   .met = met[i],
                                   .nmet = 2,
                                   .colour = white,
                                   .ncolour = 2,
                                   .paired = true };
    v.e[2].paired = v.e[3].paired = false;
    struct swiss_round r = burstein_pair(&v.s, NULL, &a);
    assert_false(r.legal);
    assert_int_equal(r.npair, 0);
    assert_int_equal(r.bye, NOBODY);
    arena_free(&a);
}

/* Round 2 of the first six, who have so many half points without having played. Players of the same points then have the same
   Sonneborn-Berger; it is 0 of those with 2 or 0, who stand behind those with 1, and of these two the Buchholz of those with 0 is the higher. */
static void give_all(struct event *v, const char *points)
{
    start(v);
    for (int i = 0; points[i]; i++)
        give(v, i, points[i] - '0');
}

/* 1 has more points than all others and floats; it has met 2. In the next group it may not float again (6.4), so it meets 3, and 2 floats.
   Among the last three 2 is the highest and meets the lowest, 6. */
static void test_who_has_floated_does_not_float_again(void **unused)
{
    static struct event v;

    (void)unused;
    give_all(&v, "211000");
    bar(&v, 1);
    expect(&v, "13 26 45");
}

/* The last two have met, so what is left below the first group cannot be completed: the two groups become one (6.6). In it 3 and 4 stand above 1
   and 2; 3 meets the lowest, 2. */
static void test_groups_are_joined_if_the_rest_cannot_be_completed(void **unused)
{
    static struct event v;
    struct arena a = { 0 };

    (void)unused;
    give_all(&v, "2200");
    v.s.n = 4;
    v.s.nbarred = 1;
    v.barred[0] = (struct barred){ .a = 2, .b = 3 };
    struct swiss_round r = burstein_pair(&v.s, NULL, &a);
    assert_true(r.legal);
    assert_true(has(&r, 2, 1) && has(&r, 3, 0));
    v.barred[0] = (struct barred){ .a = 0, .b = 1 }; /* the first two instead: nor can they be paired */
    r = burstein_pair(&v.s, NULL, &a);
    assert_true(has(&r, 2, 1) && has(&r, 3, 0));
    v.s.nbarred = 0;
    r = burstein_pair(&v.s, NULL, &a);
    assert_true(has(&r, 0, 1) && has(&r, 2, 3));
    arena_free(&a);
}

/* What a player who has had these colours may take. */
static void expect_limits(const char *had, unsigned char may)
{
    signed char colour[8];
    struct entrant e = { .colour = colour, .ncolour = (int)strlen(had) };

    for (int i = 0; had[i]; i++)
        colour[i] = had[i] == 'W' ? WHITE : BLACK;
    assert_int_equal(limits_take(&e), may);
}

static void test_whites_and_blacks_differ_by_two_at_most(void **unused)
{
    (void)unused;
    expect_limits("WWBW", TAKES_BLACK);
    expect_limits("BBWB", TAKES_WHITE);
    expect_limits("WBW", TAKES_ALL);
}

static void test_never_one_colour_three_times_running(void **unused)
{
    (void)unused;
    expect_limits("WBB", TAKES_WHITE);
    expect_limits("BWW", TAKES_BLACK);
    expect_limits("BWBW", TAKES_ALL);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        RULE_TEST(BURSTEIN_HIGHEST_LOWEST, test_six_are_paired_in_the_order_of_the_table),
        RULE_TEST(BURSTEIN_FLOATER, test_of_five_one_floats_in_the_order_of_the_table),
        RULE_TEST(BURSTEIN_MOST_DUE, test_due_colours_choose_among_six),
        RULE_TEST(BURSTEIN_DUE, test_due_colours_choose_among_five),
        RULE_TEST(BURSTEIN_IMAGINARY, test_the_upper_half_of_the_list_has_an_imaginary_point),
        RULE_TEST(BURSTEIN_FLOATER, test_who_has_floated_does_not_float_again),
        RULE_TEST(BURSTEIN_JOINED, test_groups_are_joined_if_the_rest_cannot_be_completed),
        RULE_TEST(BURSTEIN_DIFFERENCE, test_whites_and_blacks_differ_by_two_at_most),
        RULE_TEST(BURSTEIN_THIRD_COLOUR, test_never_one_colour_three_times_running),
        RULE_TEST(BURSTEIN_THIRD_COLOUR, test_no_legal_round_when_both_must_have_black),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
