/* SPDX-License-Identifier: Apache-2.0 */
/* What the text of C.04.1 of 2006 has as tables, and cases worked by hand. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "engine/base/arena.h"
#include "engine/dutch/dutch.h"
#include "engine/dutch/card.h"
#include "engine/dutch/weights.h"
#include "tests/rule_test.h"

enum { MOST = 12, ROUNDS = 9, HISTORY = 8 };

struct event {
    struct swiss s;
    struct entrant e[MOST];
    signed char colour[MOST][HISTORY];
    struct barred barred[MOST * MOST];
};

static unsigned state = 5;

static int roll(int n)
{
    state = state * 1664525u + 1013904223u;
    return (int)((state >> 8) % (unsigned)n);
}

static void start(struct event *v, int n, int round)
{
    memset(v, 0, sizeof *v);
    for (int i = 0; i < n; i++)
        v->e[i] = (struct entrant){ .number = i + 1, .colour = v->colour[i], .paired = true };
    v->s =
        (struct swiss){ .lot = WHITE, .round = round, .rounds = ROUNDS, .entrant = v->e, .n = n, .barred = v->barred };
}

static void write_history(struct event *v, int player, const char *letters)
{
    v->e[player].ncolour = (int)strlen(letters);
    for (int i = 0; letters[i]; i++)
        v->colour[player][i] = letters[i] == 'W' ? WHITE : BLACK;
}

/* Half points of all players, one figure each. */
static void score(struct event *v, const char *points)
{
    for (int i = 0; points[i]; i++)
        v->e[i].points = points[i] - '0';
}

static void bar(struct event *v, int a, int b)
{
    v->barred[v->s.nbarred++] = (struct barred){ .a = a - 1, .b = b - 1 };
}

/* The opponents of players 1, 2 ... as figures, 0 for the bye. */
static void expect(const struct event *v, const char *opponents)
{
    struct arena a = { 0 };
    struct swiss_round r = dutch_pair(&v->s, NULL, &a);
    char got[MOST + 1] = { 0 };

    assert_true(r.legal);
    for (int i = 0; i < r.npair; i++) {
        got[r.pair[i].white] = (char)('1' + r.pair[i].black);
        got[r.pair[i].black] = (char)('1' + r.pair[i].white);
    }
    if (r.bye != NOBODY)
        got[r.bye] = '0';
    assert_string_equal(got, opponents);
    arena_free(&a);
}

/* --- the order of transpositions and exchanges -------------------------------------------------- */

/* The eighteen of four and four players (D2). */
static const char *const exchanges[] = { "",      "4-5",   "4-6",   "3-5",   "4-7",   "3-6",   "2-5",
                                         "3-7",   "2-6",   "2-7",   "34-56", "34-57", "24-56", "34-67",
                                         "24-57", "23-56", "24-67", "23-57", "23-67" };
enum { EIGHT = 8, EXCHANGES = sizeof exchanges / sizeof *exchanges };

static void exchange(const char *which, int *s1, int *s2)
{
    int upper = 0, lower = 0;

    for (int player = 1; player <= EIGHT; player++) {
        bool moves = strchr(which, '0' + player);
        if ((player <= EIGHT / 2) != moves)
            s1[upper++] = player;
        else
            s2[lower++] = player;
    }
}

/* All orders of S2 in ascending order, as numbers of its figures (D1): the first one that can be. */
static bool transpose(bool open[EIGHT + 1][EIGHT + 1], const int *s1, const int *s2, int at, unsigned used, char *out)
{
    if (at == EIGHT / 2)
        return true;
    for (int i = 0; i < EIGHT / 2; i++)
        if (!(used >> i & 1) && open[s1[at]][s2[i]] && transpose(open, s1, s2, at + 1, used | 1u << i, out)) {
            out[s1[at] - 1] = (char)('0' + s2[i]);
            out[s2[i] - 1] = (char)('0' + s1[at]);
            return true;
        }
    return false;
}

static int first_exchange(bool open[EIGHT + 1][EIGHT + 1], char *out)
{
    for (int i = 0; i < EXCHANGES; i++) {
        int s1[EIGHT / 2], s2[EIGHT / 2];
        exchange(exchanges[i], s1, s2);
        if (transpose(open, s1, s2, 0, 0, out))
            return i;
    }
    return -1;
}

static void bar_some(struct event *v, bool open[EIGHT + 1][EIGHT + 1], int percent)
{
    for (int a = 1; a <= EIGHT; a++)
        for (int b = a + 1; b <= EIGHT; b++) {
            open[a][b] = open[b][a] = roll(100) >= percent;
            if (!open[a][b])
                bar(v, a, b);
        }
}

static void test_transpositions_and_exchanges_come_in_the_order_of_the_text(void **unused)
{
    int seen[EXCHANGES] = { 0 };

    (void)unused;
    for (int round = 0; round < 60000; round++) {
        struct event v;
        struct arena a = { 0 };
        bool open[EIGHT + 1][EIGHT + 1];
        char out[EIGHT + 1] = { 0 };
        start(&v, EIGHT, 1);
        bar_some(&v, open, 40 + roll(45));
        int which = first_exchange(open, out);
        assert_int_equal(dutch_pair(&v.s, NULL, &a).legal, which >= 0);
        if (which >= 0) {
            expect(&v, out);
            seen[which]++;
        }
        arena_free(&a);
    }
    /* 2 and 3 cannot both be the lower ones of pairs in S1, nor 6 and 7 the higher ones in S2. */
    for (int i = 0; i < EXCHANGES; i++)
        assert_int_equal(seen[i] == 0, strstr(exchanges[i], "23") || strstr(exchanges[i], "67"));
}

/* --- colours ------------------------------------------------------------------------------------- */

static void test_preferences(void **unused)
{
    static const struct {
        const char *history;
        enum colour due;
        enum strength strength;
    } table[] = {
        { "", COLOURLESS, INDIFFERENT }, { "W", BLACK, STRONG },     { "B", WHITE, STRONG },
        { "WB", WHITE, MILD },           { "BW", BLACK, MILD },      { "WW", BLACK, ABSOLUTE },
        { "BB", WHITE, ABSOLUTE },       { "WBW", BLACK, STRONG },   { "WWB", BLACK, STRONG },
        { "WBB", WHITE, ABSOLUTE },      { "BWW", BLACK, ABSOLUTE }, { "WWBB", WHITE, ABSOLUTE },
        { "WWBW", BLACK, ABSOLUTE },     { "WWBWB", BLACK, STRONG }, { "WBWWB", BLACK, STRONG },
        { "WWWWBB", BLACK, ABSOLUTE },   { "BWBWBW", BLACK, MILD },  { "BWBBWB", WHITE, ABSOLUTE },
    };

    (void)unused;
    for (size_t i = 0; i < sizeof table / sizeof *table; i++) {
        struct event v;
        start(&v, 1, 1);
        write_history(&v, 0, table[i].history);
        struct preference p = preference_of(&v.e[0]);
        assert_int_equal(p.due, table[i].due);
        assert_int_equal(p.strength, table[i].strength);
    }
}

/* Of the higher ranked one, whose number is 1 or 2. */
static enum colour colour_of(int number, const char *own, const char *other)
{
    struct event v;

    start(&v, 3, 5);
    write_history(&v, number - 1, own);
    write_history(&v, 2, other);
    return preference_colour(&v.s, &v.e[number - 1], &v.e[2]).colour;
}

static void test_who_gets_which_colour(void **unused)
{
    static const struct {
        const char *own, *other;
        enum colour colour;
    } table[] = {
        { "WB", "BW", WHITE },     /* E1: both have their preference */
        { "", "W", WHITE },        /* only one has one */
        { "BW", "W", WHITE },      /* E2: mild, strong */
        { "WBW", "WW", WHITE },    /* strong, absolute */
        { "WWBW", "BWW", WHITE },  /* two absolute ones: E3, the second last game */
        { "BWWB", "WBWB", BLACK }, /* BWW-B as -BWWB (F3): E3, the third last game */
        { "WB", "WBWB", WHITE },   /* they differ nowhere: E4 */
        { "W", "W", BLACK },
    };

    (void)unused;
    for (size_t i = 0; i < sizeof table / sizeof *table; i++)
        assert_int_equal(colour_of(1, table[i].own, table[i].other), table[i].colour);
    assert_int_equal(colour_of(1, "", ""), WHITE);
    assert_int_equal(colour_of(2, "", ""), BLACK);
}

/* The formula of A8 for x, where every pair may be made. */
static void test_as_many_preferences_as_possible(void **unused)
{
    (void)unused;
    for (int round = 0; round < 2000; round++) {
        struct event v;
        struct arena a = { 0 };
        int n = 2 + 2 * roll(MOST / 2), white = 0, black = 0, same = 0;
        start(&v, n, 3);
        for (int i = 0; i < n; i++) {
            bool is_white = roll(3) > 0;
            write_history(&v, i, is_white ? "WB" : "BW");
            white += is_white;
            black += !is_white;
        }
        struct swiss_round r = dutch_pair(&v.s, NULL, &a);
        for (int i = 0; i < r.npair; i++)
            same += v.colour[r.pair[i].white][0] == v.colour[r.pair[i].black][0];
        assert_int_equal(same, (white > black ? white : black) - n / 2);
        arena_free(&a);
    }
}

/* 1 and 2 are due Black strongly, 3 and 4 mildly, 5 and 6 White, and neither 1 nor 2 may meet 5 or 6. In an odd round 1 and 2 are kept
   apart, though three pairs have one colour then (A7c); in an even one there is only one such pair, theirs (A7d). */
static void test_strong_preferences(void **unused)
{
    static const char *const history[] = { "W", "W", "BW", "BW", "WB", "WB" };
    struct event v;

    (void)unused;
    start(&v, 6, 3);
    for (int i = 0; i < 6; i++)
        write_history(&v, i, history[i]);
    for (int white = 5; white <= 6; white++) {
        bar(&v, 1, white);
        bar(&v, 2, white);
    }
    expect(&v, "341265");
    v.s.round = 4;
    expect(&v, "215634");
}

/* --- floats and the bye --------------------------------------------------------------------------- */

static void floats(struct event *v, int player, enum entrant_float last, enum entrant_float before)
{
    v->e[player - 1].floats[0] = last;
    v->e[player - 1].floats[1] = before;
}

/* Three players above one: natural is 1-2, and 3 floats down to 4. */
static void test_who_floats_down(void **unused)
{
    struct event v;

    (void)unused;
    start(&v, 4, 6);
    score(&v, "4442");
    expect(&v, "2143");
    floats(&v, 3, FLOATED_NOT, FLOATED_DOWN);
    expect(&v, "3412");
    floats(&v, 2, FLOATED_DOWN, FLOATED_NOT);
    expect(&v, "4321"); /* B6 of 3 cannot be kept beside B5 of 2 but with 1 */
    floats(&v, 1, FLOATED_DOWN, FLOATED_DOWN);
    expect(&v, "2143"); /* B6 is broken before B5 */
    floats(&v, 3, FLOATED_UP, FLOATED_UP);
    expect(&v, "2143");
}

/* 1 has moved down to five players, and meets the first of them. */
static void test_who_floats_up(void **unused)
{
    struct event v;

    (void)unused;
    start(&v, 6, 6);
    score(&v, "522222");
    expect(&v, "215634");
    floats(&v, 2, FLOATED_UP, FLOATED_NOT);
    expect(&v, "351624");
    floats(&v, 3, FLOATED_NOT, FLOATED_UP);
    expect(&v, "456123");
    for (int player = 4; player <= 6; player++)
        floats(&v, player, FLOATED_UP, FLOATED_NOT);
    expect(&v, "351624"); /* B6 is broken before B5 */
}

/* 1 has moved down to five players: it is paired first, with the highest of them, and the others are halved anew (C2-C8). 3 and 5 have met, then
   the second half is transposed. */
static void test_those_moved_down_come_before_the_remainder(void **unused)
{
    struct event v;

    (void)unused;
    start(&v, 6, 6);
    score(&v, "522222");
    expect(&v, "215634");
    bar(&v, 3, 5);
    expect(&v, "216543");
}

/* 1 and 2, who have met, have moved down to 3, and one of the three has to go on to 4. 1 and 3 are both due White; yet 2, who has fewer points than 1,
   leaves, for scores come before colours (B3). */
static void test_the_lowest_score_leaves_before_colours_count(void **unused)
{
    struct event v;

    (void)unused;
    start(&v, 4, 3);
    score(&v, "4321");
    bar(&v, 1, 2);
    write_history(&v, 0, "WB");
    write_history(&v, 1, "BW");
    write_history(&v, 2, "WB");
    expect(&v, "3412");
}

/* 1 and 2 have met, so both move down to the four others, whom they meet. */
static void test_who_has_no_opponent_moves_down(void **unused)
{
    struct event v;

    (void)unused;
    start(&v, 6, 4);
    score(&v, "442222");
    bar(&v, 1, 2);
    expect(&v, "341265");
    bar(&v, 1, 3);
    expect(&v, "432165");
}

/* In the last round floats of players over 50 % do not count. */
static void test_top_scorers_may_float(void **unused)
{
    struct event v;

    (void)unused;
    start(&v, 4, ROUNDS);
    score(&v, "9992");
    floats(&v, 3, FLOATED_DOWN, FLOATED_NOT);
    expect(&v, "2143");
    score(&v, "8882"); /* just 50 % */
    expect(&v, "3412");
}

/* 1 and 2, alone at the top, must both have Black: in the last round they meet (B2), unless that is just 50 %. */
static void test_top_scorers_may_meet_with_one_colour(void **unused)
{
    struct event v;

    (void)unused;
    start(&v, 4, ROUNDS);
    write_history(&v, 0, "WW");
    write_history(&v, 1, "WW");
    score(&v, "9922");
    expect(&v, "2143");
    score(&v, "8822");
    expect(&v, "3412");
}

static void test_the_bye_goes_down_as_far_as_it_may(void **unused)
{
    struct event v;

    (void)unused;
    start(&v, 5, 3);
    expect(&v, "34120");
    v.e[4].no_bye = true;
    expect(&v, "35102");
}

/* --- what fits into a price ------------------------------------------------------------------------ */

static struct weights weigh(int n, int moved, int leave, int scores, struct arena *a)
{
    struct entrant *e = arena_new(a, struct entrant, n);
    int *player = arena_new(a, int, n);
    struct swiss s = { .round = ROUNDS, .rounds = ROUNDS, .entrant = e, .n = n };
    struct dutch_field f = { .swiss = &s };
    struct dutch_bracket b = {
        .field = &f, .player = player, .n = n, .moved = moved, .look = LOOK_COMPLETE, .nbelow = n
    };

    for (int i = 0; i < n; i++) {
        player[i] = i;
        e[i].points = i < scores ? scores - i : 0;
    }
    return weights_of(&b, leave, 0, a);
}

/* All counts of any event have a weight; in brackets beyond all events the last ones give way. */
static void test_prices_stay_within_their_bits(void **unused)
{
    struct arena a = { 0 };

    (void)unused;
    struct weights w = weigh(400, 100, 10, 5, &a);
    assert_true(w.up[1] == 1 && w.up[0] == 101 && w.left[1] == 101 * 101);
    assert_true(w.left[0] == w.left[1] * 11 && w.same == w.left[0] * 11 && w.strong == w.same * 201);
    assert_true(w.leaves > w.aside && w.leaves < WIDE_FAR / 800);
    w = weigh(4999, 2000, 1000, 5, &a);
    assert_true(w.up[1] == 0 && w.up[0] == 0);
    assert_true(w.leaves > w.aside && w.aside > w.score[0] && w.score[0] > w.waiver && w.same > 0);
    assert_true(w.leaves < WIDE_FAR / 9998);
    arena_free(&a);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        RULE_TEST(DUTCH_EXCHANGE, test_transpositions_and_exchanges_come_in_the_order_of_the_text),
        RULE_TEST(DUTCH_PREFERENCE, test_preferences),
        RULE_TEST(DUTCH_COLOURS, test_who_gets_which_colour),
        RULE_TEST(DUTCH_X, test_as_many_preferences_as_possible),
        RULE_TEST(DUTCH_STRONG, test_strong_preferences),
        RULE_TEST(DUTCH_FLOAT_TWICE, test_who_floats_down),
        RULE_TEST(DUTCH_DROPPED, test_who_floats_up),
        RULE_TEST(DUTCH_REMAINDER, test_those_moved_down_come_before_the_remainder),
        RULE_TEST(DUTCH_NEAR_SCORE, test_the_lowest_score_leaves_before_colours_count),
        RULE_TEST(DUTCH_NO_OPPONENT, test_who_has_no_opponent_moves_down),
        RULE_TEST(DUTCH_LAST_ROUND, test_top_scorers_may_float),
        RULE_TEST(DUTCH_LIMITS, test_top_scorers_may_meet_with_one_colour),
        RULE_TEST(DUTCH_BYE_ONCE, test_the_bye_goes_down_as_far_as_it_may),
        cmocka_unit_test(test_prices_stay_within_their_bits),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
