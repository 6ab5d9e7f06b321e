/* SPDX-License-Identifier: Apache-2.0 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "engine/base/arena.h"
#include "engine/club/club.h"
#include "engine/club/score_group.h"
#include "engine/club/tiebreak.h"
#include "tests/rule_test.h"

/* --- tie-breaks: the examples of the clubs' own pages --------------------------------------------- */

enum { ROUNDS_MOST = 9, PLAYERS = ROUNDS_MOST + 1 };

/* Player 0 against player r + 1 in round r, who has played against nobody else that counts. */
struct event {
    struct swiss s;
    struct entrant e[PLAYERS];
    struct past past[PLAYERS][ROUNDS_MOST];
};

static void start(struct event *v, int rounds)
{
    memset(v, 0, sizeof *v);
    v->s = (struct swiss){ .round = rounds + 1, .rounds = rounds + 1, .entrant = v->e, .n = rounds + 1 };
    for (int i = 0; i <= rounds; i++) {
        v->e[i] = (struct entrant){ .number = i + 1, .past = v->past[i], .npast = rounds };
        for (int r = 0; r < rounds; r++)
            v->past[i][r] = (struct past){ i == 0 ? r + 1 : 0, r % 2 ? BLACK : WHITE, 0, true };
    }
}

static void set_points(struct event *v, int player, int points)
{
    v->e[player].points = points;
    for (int r = 0; r < v->e[player].npast; r++) {
        v->past[player][r].points = points < 2 ? points : 2;
        points -= v->past[player][r].points;
    }
}

/* Opponents with these whole points each, one a round; own half points. */
static void opponents(struct event *v, const char *points, int own)
{
    start(v, (int)strlen(points));
    set_points(v, 0, own);
    for (int r = 0; points[r]; r++)
        set_points(v, r + 1, 2 * (points[r] - '0'));
}

static void unplayed(struct event *v, int player, int round, int points)
{
    v->past[player][round] = (struct past){ NOBODY, COLOURLESS, points, false };
}

static void expect(const struct event *v, const char *name, int player, const char *text)
{
    struct arena a = { 0 };
    struct fraction value[PLAYERS];

    for (int i = 0; i < CLUB_TIEBREAKS; i++)
        if (strcmp(club_tiebreaks[i].name, name) == 0) {
            club_tiebreaks[i].values(&v->s, value, &a);
            assert_string_equal(str_c(&a, fraction_text(value[player], &a)), text);
            arena_free(&a);
            return;
        }
    fail_msg("no tie-break %s", name);
}

static void test_solkoff_adds_the_opponents_scores(void **unused)
{
    struct event v;

    (void)unused;
    opponents(&v, "13222", 0);
    expect(&v, "solkoff", 0, "10");
    unplayed(&v, 0, 3, 2); /* a win by forfeit is an opponent without points: 1 + 3 + 2 + 0 + 2 */
    expect(&v, "solkoff", 0, "8");
}

static void test_an_unplayed_round_of_an_opponent_counts_half_a_point(void **unused)
{
    struct event v;

    (void)unused;
    opponents(&v, "13222", 0);
    unplayed(&v, 1, 0, 2); /* his only win: 1/2 for it, 9.5 */
    expect(&v, "solkoff", 0, "19/2");
    opponents(&v, "20000", 0); /* two wins and a loss, then withdrawn: 3 */
    unplayed(&v, 1, 3, 0);
    unplayed(&v, 1, 4, 0);
    expect(&v, "solkoff", 0, "3");
}

static void test_median_drops_the_highest_and_the_lowest(void **unused)
{
    struct event v;

    (void)unused;
    opponents(&v, "03345", 0);
    expect(&v, "median", 0, "10");
    opponents(&v, "123456789", 0); /* nine rounds: two of each, 3 + 4 + 5 + 6 + 7 */
    expect(&v, "median", 0, "25");
    opponents(&v, "3", 0);
    expect(&v, "median", 0, "0");
}

static void test_modified_median_drops_what_the_score_says(void **unused)
{
    struct event v;

    (void)unused;
    opponents(&v, "03345", 8); /* 4 of 5: the lowest */
    expect(&v, "modified_median", 0, "15");
    opponents(&v, "32533", 6);
    expect(&v, "modified_median", 0, "14");
    opponents(&v, "32533", 4); /* the highest: 3 + 2 + 3 + 3 */
    expect(&v, "modified_median", 0, "11");
    opponents(&v, "32533", 5); /* just half: both */
    expect(&v, "modified_median", 0, "9");
    opponents(&v, "123456789", 10); /* nine rounds: the two lowest */
    expect(&v, "modified_median", 0, "42");
}

static void test_sonneborn_berger(void **unused)
{
    struct event v;

    (void)unused;
    opponents(&v, "23400", 0);
    v.past[0][0].points = v.past[0][1].points = 2;
    v.past[0][2].points = 1;
    expect(&v, "sonneborn_berger", 0, "7");
}

static void test_cumulative_takes_points_without_playing_off(void **unused)
{
    struct event v;

    (void)unused;
    opponents(&v, "00000", 0);
    unplayed(&v, 0, 0, 2);
    v.past[0][1].points = 2;
    v.past[0][3].points = 1;
    v.past[0][4].points = 2;
    expect(&v, "cumulative", 0, "10"); /* 1 + 2 + 2 + 2.5 + 3.5 - 1 */
}

static void test_kashdan_prefers_decided_games(void **unused)
{
    struct event v;

    (void)unused;
    opponents(&v, "0000", 0);
    v.past[0][0].points = 2;
    v.past[0][1].points = 1;
    unplayed(&v, 0, 3, 2);
    expect(&v, "kashdan", 0, "7"); /* 4 + 2 + 1 + 0 */
}

/* 2-3 in an event of average 1500: 1420. */
static void test_an_unrated_player_counts_by_his_results(void **unused)
{
    struct event v;

    (void)unused;
    opponents(&v, "00000", 0);
    for (int i = 1; i <= 5; i++)
        v.e[i].rating = 1300 + 100 * (i - 1);
    v.past[0][0].points = v.past[0][1].points = 2;
    v.past[1][0].opponent = 0;
    expect(&v, "average_opposition", 0, "1500");
    expect(&v, "average_opposition", 1, "1420");
}

/* Player 0 (1600) beat 1 (1400) and lost to 2 (1800); each of them has played twice against him. */
static void test_performance_of_the_opposition(void **unused)
{
    struct event v;

    (void)unused;
    opponents(&v, "00", 0);
    v.e[0].rating = 1600;
    v.e[1].rating = 1400;
    v.e[2].rating = 1800;
    set_points(&v, 1, 0);
    set_points(&v, 2, 3); /* a win and a draw */
    /* 1: (1200 + 1200) / 2; 2: (2000 + 1600) / 2 */
    expect(&v, "performance_of_opposition", 0, "1500");
}

static void test_without_ratings_or_games_there_is_no_value(void **unused)
{
    struct event v;

    (void)unused;
    opponents(&v, "00", 0);
    expect(&v, "average_opposition", 0, "");
    expect(&v, "performance_of_opposition", 0, "");
    v.e[1].rating = 1400;
    unplayed(&v, 2, 0, 2);
    unplayed(&v, 2, 1, 2);
    expect(&v, "average_opposition", 2, "");
    expect(&v, "average_opposition", 0, "1400"); /* 2 is unrated and has not played: the average of the event */
}

/* --- exchanges -------------------------------------------------------------------------------- */

/* The eighteen of the text, of four and four players, in its order. */
static const char *const exchanges[] = {
    "4-5",   "4-6",   "3-5",   "4-7",   "3-6",   "2-5",   "3-7",   "2-6",   "2-7",
    "34-56", "34-57", "24-56", "34-67", "24-57", "23-56", "24-67", "23-57", "23-67"
};
enum { EIGHT = 8, EXCHANGES = sizeof exchanges / sizeof *exchanges };

static unsigned state = 5;

static int roll(int n)
{
    state = state * 1664525u + 1013904223u;
    return (int)((state >> 8) % (unsigned)n);
}

static unsigned upper_after(const char *exchange)
{
    unsigned upper = 0x0f;

    for (; *exchange; exchange++)
        upper ^= *exchange == '-' ? 0 : 1u << (*exchange - '1');
    return upper;
}

static bool can_pair(bool open[EIGHT][EIGHT], unsigned upper, unsigned lower)
{
    if (upper == 0)
        return true;
    int a = __builtin_ctz(upper);
    for (int b = 0; b < EIGHT; b++)
        if (lower >> b & 1 && open[a][b] && can_pair(open, upper & ~(1u << a), lower & ~(1u << b)))
            return true;
    return false;
}

/* 0 without an exchange, i + 1 with the i-th, -1 with none of them. */
static int first_exchange(bool open[EIGHT][EIGHT])
{
    for (int i = 0; i <= EXCHANGES; i++) {
        unsigned upper = i ? upper_after(exchanges[i - 1]) : 0x0f;
        if (can_pair(open, upper, 0xff & ~upper))
            return i;
    }
    return -1;
}

/* Pairs with which that exchange can be made, and some by chance. */
static void open_some(bool open[EIGHT][EIGHT], unsigned upper, int percent)
{
    unsigned lower = 0xff & ~upper;

    for (int u = 0; u < EIGHT; u++)
        for (int v = 0; v < u; v++)
            open[u][v] = open[v][u] = roll(100) < percent;
    for (int u = 0; u < EIGHT; u++)
        for (int v = roll(EIGHT); upper >> u & 1; v = (v + 1) % EIGHT)
            if (lower >> v & 1) {
                open[u][v] = open[v][u] = true;
                upper &= ~(1u << u);
                lower &= ~(1u << v);
            }
}

static struct graph closed_of(bool open[EIGHT][EIGHT], struct arena *a)
{
    int pair[EIGHT * EIGHT][2], n = 0;

    for (int u = 0; u < EIGHT; u++)
        for (int v = 0; v < u; v++)
            if (!open[u][v]) {
                pair[n][0] = u;
                pair[n++][1] = v;
            }
    return graph_make(EIGHT, (const int(*)[2])pair, n, a);
}

static void test_exchanges_come_in_the_order_of_the_text(void **unused)
{
    int seen[EXCHANGES + 1] = { 0 };

    (void)unused;
    for (int round = 0; round < 36000; round++) {
        static const int player[EIGHT] = { 0, 1, 2, 3, 4, 5, 6, 7 };
        struct arena a = { 0 };
        bool open[EIGHT][EIGHT] = { { false } }, upper[EIGHT];
        unsigned got = 0;
        open_some(open, upper_after(exchanges[round % EXCHANGES]), roll(30));
        int want = first_exchange(open);
        struct graph closed = closed_of(open, &a);
        if (want >= 0) {
            exchange_halves(&closed, player, EIGHT, upper, &a);
            for (int v = 0; v < EIGHT; v++)
                got |= upper[v] ? 1u << v : 0;
            assert_int_equal(got, want ? upper_after(exchanges[want - 1]) : 0x0f);
            seen[want]++;
        }
        arena_free(&a);
    }
    /* 2 and 3 cannot both be the lower ones of pairs in the upper half, nor 6 and 7 the higher ones in the lower half. */
    for (int i = 0; i <= EXCHANGES; i++) {
        const char *x = i ? exchanges[i - 1] : "none";
        assert_int_equal(seen[i] == 0, strstr(x, "23") || strstr(x, "67"));
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        RULE_TEST(CLUB_SOLKOFF, test_solkoff_adds_the_opponents_scores),
        RULE_TEST(CLUB_SOLKOFF, test_an_unplayed_round_of_an_opponent_counts_half_a_point),
        RULE_TEST(CLUB_MEDIAN, test_median_drops_the_highest_and_the_lowest),
        RULE_TEST(CLUB_MODIFIED_MEDIAN, test_modified_median_drops_what_the_score_says),
        RULE_TEST(CLUB_SONNEBORN_BERGER, test_sonneborn_berger),
        RULE_TEST(CLUB_CUMULATIVE, test_cumulative_takes_points_without_playing_off),
        RULE_TEST(CLUB_KASHDAN, test_kashdan_prefers_decided_games),
        RULE_TEST(CLUB_AVERAGE_OPPOSITION, test_an_unrated_player_counts_by_his_results),
        RULE_TEST(CLUB_PERFORMANCE_OF_OPPOSITION, test_performance_of_the_opposition),
        cmocka_unit_test(test_without_ratings_or_games_there_is_no_value),
        RULE_TEST(CLUB_ADJUST, test_exchanges_come_in_the_order_of_the_text),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
