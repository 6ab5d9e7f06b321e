/* SPDX-License-Identifier: Apache-2.0 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "engine/base/arena.h"
#include "engine/berger/berger.h"
#include "engine/berger/table.h"
#include "tests/rule_test.h"

/* --- the tables of the annex ----------------------------------------------------------------------- */

/* "1-4 2-3 | 4-3 1-2", the whole table. */
static struct str table(int n, int cycles, struct arena *a)
{
    struct berger b = { n, cycles };
    struct str text = { 0 };

    for (int round = 1; round <= berger_rounds(&b); round++)
        for (int t = 0; t < berger_tables(&b); t++) {
            struct pair p = berger_meeting(&b, round, t);
            text = str_fmt(a, "%.*s%s%d-%d", STR_ARG(text), t ? " " : round > 1 ? " | " : "", p.white, p.black);
        }
    return text;
}

static void expect_table(int n, int cycles, const char *text)
{
    struct arena a = { 0 };

    assert_string_equal(str_c(&a, table(n, cycles, &a)), text);
    arena_free(&a);
}

static void the_tables_of_four_and_of_six(void **unused)
{
    (void)unused;
    expect_table(2, 1, "1-2");
    expect_table(4, 1, "1-4 2-3 | 4-3 1-2 | 2-4 3-1");
    expect_table(6, 1, "1-6 2-5 3-4 | 6-4 5-3 1-2 | 2-6 3-1 4-5 | 6-5 1-4 2-3 | 3-6 4-2 5-1");
}

static void an_odd_number_has_the_table_of_the_next_one(void **unused)
{
    (void)unused;
    expect_table(3, 1, "1-4 2-3 | 4-3 1-2 | 2-4 3-1");
    expect_table(1, 1, "1-2");
    expect_table(0, 1, "");
}

static void rounds_two_and_three_of_a_double_four_change_places(void **unused)
{
    (void)unused;
    expect_table(2, 2, "1-2 | 2-1");
    expect_table(4, 2, "1-4 2-3 | 2-4 3-1 | 4-3 1-2 | 4-1 3-2 | 3-4 2-1 | 4-2 1-3");
}

/* Of four in two cycles: 1-4 2-3, 2-4 3-1, 4-3 1-2, 4-1 3-2, 3-4 2-1, 4-2 1-3. */
static void a_round_of_the_double_is_a_row_of_the_table(void **unused)
{
    static const int row[] = { 1, 3, 2, 1, 2, 3 };
    struct berger b = { 4, 2 };

    (void)unused;
    for (int round = 1; round <= 6; round++) {
        assert_int_equal(berger_row(&b, round), row[round - 1]);
        assert_int_equal(berger_reversed(&b, round), round > 3);
    }
    assert_int_equal(berger_meets_in(&b, 2, 1, 1), 3);
    assert_int_equal(berger_meets_in(&b, 1, 2, 4), 5);
    assert_int_equal(berger_meets_in(&b, 1, 2, 6), 0);
}

/* --- all of them ------------------------------------------------------------------------------------ */

enum { MOST = 40 };

struct tally {
    int met[MOST + 1][MOST + 1], white[MOST + 1], games[MOST + 1], last[MOST + 1], running[MOST + 1], longest,
        round[MOST + 1];
};

static void count_colour(struct tally *t, int number, enum colour colour)
{
    t->white[number] += colour == WHITE;
    t->games[number]++;
    t->running[number] = t->last[number] == (int)colour ? t->running[number] + 1 : 1;
    t->last[number] = (int)colour;
    t->longest = t->running[number] > t->longest ? t->running[number] : t->longest;
}

static void count(struct tally *t, const struct berger *b)
{
    memset(t, 0, sizeof *t);
    for (int round = 1; round <= berger_rounds(b); round++)
        for (int k = 0; k < berger_tables(b); k++) {
            struct pair p = berger_meeting(b, round, k);
            assert_in_range(p.white, 1, b->n + b->n % 2);
            assert_in_range(p.black, 1, b->n + b->n % 2);
            assert_int_equal(t->round[p.white], round - 1);
            assert_int_equal(t->round[p.black], round - 1);
            t->round[p.white] = t->round[p.black] = round;
            if (p.white > b->n || p.black > b->n)
                continue;
            t->met[p.white][p.black]++;
            count_colour(t, p.white, WHITE);
            count_colour(t, p.black, BLACK);
        }
}

static void expect_all_meet(const struct tally *t, const struct berger *b)
{
    for (int u = 1; u <= b->n; u++) {
        int difference = 2 * t->white[u] - t->games[u];
        assert_in_range(difference + 1, 0, 2);
        for (int v = 1; v <= b->n; v++) {
            assert_int_equal(t->met[u][v] + t->met[v][u], u == v ? 0 : b->cycles);
            assert_true(u == v || b->cycles == 1 || t->met[u][v] == 1);
        }
    }
}

static void everybody_meets_everybody_with_even_colours(void **unused)
{
    (void)unused;
    for (int n = 2; n <= MOST; n++)
        for (int cycles = 1; cycles <= 2; cycles++) {
            struct berger b = { n, cycles };
            struct tally t;
            count(&t, &b);
            expect_all_meet(&t, &b);
        }
}

static void nobody_has_a_colour_three_times_running(void **unused)
{
    (void)unused;
    for (int n = 2; n <= MOST; n++)
        for (int cycles = 1; cycles <= 2; cycles++) {
            struct berger b = { n, cycles };
            struct tally t;
            count(&t, &b);
            assert_in_range(t.longest, 1, 2);
        }
}

/* --- those who leave ----------------------------------------------------------------------------------- */

static void half_of_the_games_keeps_a_place(void **unused)
{
    (void)unused;
    assert_false(berger_stays(&(struct berger){ 6, 1 }, 2)); /* of 5 */
    assert_true(berger_stays(&(struct berger){ 6, 1 }, 3));
    assert_false(berger_stays(&(struct berger){ 7, 1 }, 2)); /* of 6 */
    assert_true(berger_stays(&(struct berger){ 7, 1 }, 3));
    assert_false(berger_stays(&(struct berger){ 6, 2 }, 4)); /* of 10 */
    assert_true(berger_stays(&(struct berger){ 6, 2 }, 5));
}

/* Round 5 of six: 3-6 4-2 5-1. 6 and 2 have left, 6 after three games, 2 after two; 5 was never there. */
static void who_meets_one_who_left_has_a_bye(void **unused)
{
    struct arena a = { 0 };
    struct entrant e[] = { { .number = 6, .ncolour = 3 },
                           { .number = 1, .paired = true },
                           { .number = 2, .ncolour = 2 },
                           { .number = 4, .paired = true },
                           { .number = 3, .paired = true } };
    struct swiss s = { .round = 5, .rounds = 5, .entrant = e, .n = 5 };
    struct swiss_round r = berger_pair(&s, NULL, &a);

    (void)unused;
    assert_true(r.legal);
    assert_int_equal(r.npair, 0);
    assert_int_equal(r.bye, 4);
    assert_int_equal(r.left->nbye, 3);
    assert_int_equal(r.left->bye[1], 3);
    assert_int_equal(r.left->bye[2], 1);
    assert_int_equal(r.left->nforfeit, 1);
    assert_int_equal(r.left->forfeit[0].white, 4);
    assert_int_equal(r.left->forfeit[0].black, 0);
    assert_int_equal(r.left->nunranked, 1);
    assert_int_equal(r.left->unranked[0], 2);
    s.round = 6;
    assert_false(berger_pair(&s, NULL, &a).legal);
    arena_free(&a);
}

/* --- why ---------------------------------------------------------------------------------------------- */

static void expect_row(const struct swiss *s, const struct reason *x)
{
    struct berger once = { s->n, 1 };
    int u = s->entrant[x->entrant].number, v = s->entrant[x->opponent].number, found = 0;

    for (int table = 0; table < berger_tables(&once); table++) {
        struct pair p = berger_meeting(&once, x->row, table);
        found += p.white == u && p.black == v ? 1 : p.white == v && p.black == u ? -1 : 0;
    }
    if (x->about == ABOUT_COLOUR)
        assert_int_equal(found, x->key == KEY_BY_REVERSED ? -1 : 1);
    else
        assert_int_not_equal(found, 0);
}

/* The row that is told of a pair has it, with its colours or, in the second cycle, the others; behind the last round it is over. */
static void every_pair_stands_in_the_row_that_is_told(void **unused)
{
    (void)unused;
    for (int n = 2; n <= 20; n++)
        for (int cycles = 1; cycles <= 2; cycles++) {
            struct entrant e[20] = { 0 };
            struct swiss s = { .lot = WHITE, .rounds = 40, .entrant = e, .n = n, .cycles = cycles };
            for (int i = 0; i < n; i++)
                e[i] = (struct entrant){ .number = n - i, .paired = true };
            for (s.round = 1; s.round <= (n + n % 2 - 1) * cycles + 1; s.round++) {
                struct arena a = { 0 };
                struct reasons why = { .arena = &a };
                struct swiss_round r = berger_pair(&s, &why, &a);
                assert_int_equal(why.n, r.legal ? 2 * r.npair + n % 2 : 0);
                assert_int_equal(why.over, r.legal ? 0 : s.round);
                for (int i = 0; i < why.n; i++)
                    if (why.reason[i].about != ABOUT_BYE)
                        expect_row(&s, &why.reason[i]);
                arena_free(&a);
            }
        }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        RULE_TEST(BERGER_TABLE, the_tables_of_four_and_of_six),
        RULE_TEST(BERGER_ODD, an_odd_number_has_the_table_of_the_next_one),
        RULE_TEST(BERGER_DOUBLE, rounds_two_and_three_of_a_double_four_change_places),
        RULE_TEST(BERGER_DOUBLE, a_round_of_the_double_is_a_row_of_the_table),
        RULE_TEST(BERGER_TABLE, everybody_meets_everybody_with_even_colours),
        RULE_TEST(BERGER_DOUBLE, nobody_has_a_colour_three_times_running),
        RULE_TEST(BERGER_TABLE, every_pair_stands_in_the_row_that_is_told),
        RULE_TEST(BERGER_WITHDRAWN, half_of_the_games_keeps_a_place),
        RULE_TEST(BERGER_WITHDRAWN, who_meets_one_who_left_has_a_bye),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
