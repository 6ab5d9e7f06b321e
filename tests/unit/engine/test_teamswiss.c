/* SPDX-License-Identifier: Apache-2.0 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "engine/base/arena.h"
#include "engine/swiss/reason.h"
#include "engine/teamswiss/bracket.h"
#include "engine/teamswiss/teamswiss.h"
#include "engine/teamswiss/upfloat.h"
#include "tests/rule_test.h"

/* --- the example of 3.5.4 ------------------------------------------------------------------------ */

enum { TEAMS = 10, PAIRS_MOST = 20 };

/* Teams 9, 10 and 11 lead and may not meet each other. 2, 6 and 8 have 3 points, 1, 3 and 5 have 2 1/2, 4 has none. By place. */
static const int number[TEAMS] = { 9, 10, 11, 2, 6, 8, 1, 3, 5, 4 }, points[TEAMS] = { 8, 8, 8, 6, 6, 6, 5, 5, 5, 0 };
static const char leaders[] = "9-10 9-11 10-11";

static int place_of(int wanted)
{
    int v = 0;

    while (number[v] != wanted)
        v++;
    return v;
}

/* Pairs as "9-10 9-11". */
static int read_pairs(const char *text, int (*pair)[2])
{
    int n = 0;
    char *next;

    for (; *text; n++) {
        pair[n][0] = place_of((int)strtol(text, &next, 10));
        pair[n][1] = place_of((int)strtol(next + 1, &next, 10));
        text = next + (*next == ' ');
    }
    return n;
}

/* "2 6 1", and behind who stood before another one what it fails by: "2 8>6:2.3.1 1". */
static struct str told(const struct reasons *why, struct arena *a)
{
    struct str out = { 0 };

    for (int i = 0; i < why->n; i++) {
        const struct reason *x = &why->reason[i];
        out = str_fmt(a, "%.*s%s%d", STR_ARG(out), i ? " " : "", number[x->entrant]);
        if (x->rejected != NOBODY)
            out = str_fmt(a, "%.*s>%d:%s", STR_ARG(out), number[x->rejected], rule_row(x->fails)->article);
    }
    return out;
}

/* Who comes up if these pairs are closed, as "2 6 1"; with reasons as `told` says. */
static struct str upfloaters(const char *closed, struct reasons *why, struct arena *a)
{
    struct entrant e[TEAMS] = { 0 };
    struct team_card card[TEAMS] = { 0 };
    struct swiss s = { .round = 3, .rounds = 9, .entrant = e, .n = TEAMS };
    int pair[2 * PAIRS_MOST][2], team[TEAMS], n = read_pairs(leaders, pair);
    bool up[TEAMS] = { 0 };
    struct str out = { 0 };

    n += read_pairs(closed, pair + n);
    for (int v = 0; v < TEAMS; v++) {
        team[v] = v;
        e[v] = (struct entrant){ .number = number[v], .points = points[v], .paired = true };
    }
    struct team_field f = { &s, graph_make(TEAMS, (const int(*)[2])pair, n, a), card };
    upfloat_choose(&(struct top_group){ &f, team, 3, 3, TEAMS, why }, up, a);
    if (why)
        return told(why, a);
    for (int v = 0; v < TEAMS; v++)
        if (up[v])
            out = str_fmt(a, "%.*s%s%d", STR_ARG(out), out.n ? " " : "", number[v]);
    return out;
}

static void expect_up(const char *closed, const char *more, const char *set)
{
    struct arena a = { 0 };

    struct str both = str_fmt(&a, "%s%s%s", closed, *closed && *more ? " " : "", more);
    assert_string_equal(str_c(&a, upfloaters(str_c(&a, both), NULL, &a)), set);
    arena_free(&a);
}

static void all_three_come_from_the_next_score(void **unused)
{
    (void)unused;
    expect_up("", "", "2 6 8");
}

/* 11 may meet none of the three, so that two of them and one of the next score are needed; then the sets are made impossible one
   after the other: by what 9 and 10 may meet the two, by what 11 may meet the third. */
static void the_nine_sets_of_the_text_in_order(void **unused)
{
    static const char *const two[] = { "11-2 11-6 11-8", "11-2 11-6 11-8 9-2 9-6", "11-2 11-6 11-8 9-2 9-6 10-2" };
    static const char *const third[] = { "", "11-1", "11-1 11-3" };
    static const char *const set[] = {
        "2 6 1", "2 6 3", "2 6 5", "2 8 1", "2 8 3", "2 8 5", "6 8 1", "6 8 3", "6 8 5"
    };

    (void)unused;
    for (int i = 0; i < 9; i++)
        expect_up(two[i / 3], third[i % 3], set[i]);
}

/* 9 may meet 4 alone, the other two all others: two come from the next score, one from the last. */
static void the_lowest_score_counts_first(void **unused)
{
    (void)unused;
    expect_up("9-2 9-6 9-8 9-1 9-3 9-5", "", "2 6 4");
    expect_up("9-2 9-6 9-8 9-1 9-3 9-5 10-2 10-6 10-8", "", "2 1 4");
}

/* --- why these ------------------------------------------------------------------------------------ */

static void expect_why(const char *closed, const char *set)
{
    struct arena a = { 0 };
    struct reasons why = { .arena = &a };

    assert_string_equal(str_c(&a, upfloaters(closed, &why, &a)), set);
    arena_free(&a);
}

/* 11 may meet nobody of the next score, and 9 nobody of it but 8: two upfloaters of 2, 6 and 8 are too many for 10. Then 1 may not meet 11. */
static void who_would_leave_too_many_unpaired_does_not_come_up(void **unused)
{
    (void)unused;
    expect_why("11-2 11-6 11-8", "2 6 1>8:2.3.1");
    expect_why("11-2 11-6 11-8 9-2 9-6", "2 8>6:2.3.1 1");
    expect_why("11-2 11-6 11-8 11-1", "2 6 3>8:2.3.1");
}

/* 2 has met all three of the leaders, and so has 6. */
static void who_has_met_the_leaders_does_not_come_up(void **unused)
{
    (void)unused;
    expect_why("9-2 10-2 11-2", "6>2:2.1.1 8 1");
    expect_why("9-2 10-2 11-2 9-6 10-6 11-6", "8>2:2.1.1 1 3");
}

/* 4 may meet nobody below the leaders but 2: if 2 came up, 4 would have to as well. */
static void who_would_bring_a_lower_score_does_not_come_up(void **unused)
{
    (void)unused;
    expect_why("4-6 4-8 4-1 4-3 4-5", "6>2:2.3.2 8 1");
}

/* --- brackets ------------------------------------------------------------------------------------ */

/* Numbers 1 to 4; `strong` and `floated` by number, 1 for yes, `up` too. All of them are due Black. */
static void expect_pairs(const char *strong, const char *floated, const char *up, const char *pairs)
{
    static const int team[] = { 0, 1, 2, 3 };
    struct arena a = { 0 };
    struct swiss s = { .round = 3, .rounds = 9, .n = 4 };
    struct team_card card[4];
    bool is_up[4];
    struct pair pair[2];

    for (int v = 0; v < 4; v++) {
        card[v] = (struct team_card){ BLACK, strong[v] == '1', floated[v] == '1' };
        is_up[v] = up[v] == '1';
    }
    struct team_field f = { &s, graph_make(4, NULL, 0, &a), card };
    team_bracket_pair(&f, team, is_up, 4, pair, NULL, &a);
    struct str made =
        str_fmt(&a, "%d-%d %d-%d", pair[0].white + 1, pair[0].black + 1, pair[1].white + 1, pair[1].black + 1);
    assert_string_equal(str_c(&a, made), pairs);
    arena_free(&a);
}

static void two_strong_preferences_do_not_meet(void **unused)
{
    (void)unused;
    expect_pairs("0000", "0000", "0000", "1-3 2-4");
    expect_pairs("1010", "0000", "0000", "1-4 2-3");
    expect_pairs("1011", "0000", "0000", "1-3 2-4");
}

static void four_strong_preferences_for_one_colour_are_paired(void **unused)
{
    (void)unused;
    expect_pairs("1111", "0000", "0000", "1-3 2-4");
}

static void an_upfloater_meets_nobody_who_floated(void **unused)
{
    (void)unused;
    expect_pairs("0000", "0100", "0001", "1-4 2-3");
    expect_pairs("0000", "1100", "0001", "1-2 3-4");
    expect_pairs("0000", "1110", "0001", "1-3 2-4");
}

/* --- a whole round ------------------------------------------------------------------------------- */

enum { FEW = 5, LONGEST = 4 };

/* Teams 1, 2 ..., all of the same points, that have had these colours, and have met none of the others. */
struct few {
    struct swiss s;
    struct entrant e[FEW];
    signed char colour[FEW][LONGEST];
    struct past past[FEW][LONGEST];
};

static void gather(struct few *x, const char *const *had, int n, enum preferences type)
{
    *x = (struct few){ .s = { .lot = WHITE, .round = 3, .rounds = 9, .n = n, .preferences = type } };
    x->s.entrant = x->e;
    for (int i = 0; i < n; i++) {
        x->e[i] = (struct entrant){ .number = i + 1, .colour = x->colour[i], .past = x->past[i], .paired = true };
        for (; had[i][x->e[i].ncolour]; x->e[i].ncolour++)
            x->colour[i][x->e[i].ncolour] = had[i][x->e[i].ncolour] == 'W' ? WHITE : BLACK;
    }
}

/* Who of two has White, and by which article. */
static void expect_white(struct few *x, int white, enum rule article)
{
    struct arena a = { 0 };
    struct swiss_round r = teamswiss_pair(&x->s, NULL, &a);

    assert_int_equal(r.npair, 1);
    assert_int_equal(r.pair[0].white + 1, white);
    assert_int_equal(r.article[0], article);
    arena_free(&a);
}

/* 4.3.2: one of two has had Black twice running, the other one each colour: by type A nobody else has a preference. */
static void the_only_one_who_prefers_a_colour_has_it(void **unused)
{
    struct few x;

    (void)unused;
    gather(&x, (const char *const[]){ "BB", "WB" }, 2, PREFERENCES_A);
    expect_white(&x, 1, RULE_TEAM_COLOUR_ONLY);
    gather(&x, (const char *const[]){ "WB", "BB" }, 2, PREFERENCES_A);
    expect_white(&x, 2, RULE_TEAM_COLOUR_ONLY);
    gather(&x, (const char *const[]){ "BW", "WW" }, 2, PREFERENCES_A);
    expect_white(&x, 1, RULE_TEAM_COLOUR_ONLY);
}

/* 1.7.2: whose Whites and Blacks are as many prefers, if mildly, not to have the last one again; but not in the last round, and by type A never. */
static void a_mild_preference_at_difference_0(void **unused)
{
    static const char *const had[] = { "BW", "WB" };
    struct few x;

    (void)unused;
    gather(&x, had, 2, PREFERENCES_B);
    expect_white(&x, 2, RULE_TEAM_COLOUR_BOTH);
    x.s.rounds = x.s.round;
    expect_white(&x, 2, RULE_TEAM_COLOUR_HISTORY);
    gather(&x, had, 2, PREFERENCES_A);
    expect_white(&x, 2, RULE_TEAM_COLOUR_HISTORY);
}

/* 5 is the last, but without it 4, who may meet nobody else, would be left over: so 4 has the bye. */
static void the_bye_leaves_a_round_that_can_be_completed(void **unused)
{
    static const struct barred barred[] = { { .a = 0, .b = 3 }, { .a = 1, .b = 3 }, { .a = 2, .b = 3 } };
    struct few x;
    struct arena a = { 0 };

    (void)unused;
    gather(&x, (const char *const[]){ "WB", "WB", "WB", "WB", "WB" }, 5, PREFERENCES_A);
    assert_int_equal(teamswiss_pair(&x.s, NULL, &a).bye, 4);
    x.s.barred = barred;
    x.s.nbarred = 3;
    assert_int_equal(teamswiss_pair(&x.s, NULL, &a).bye, 3);
    arena_free(&a);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        RULE_TEST(TEAM_NEAR_SCORE, all_three_come_from_the_next_score),
        RULE_TEST(TEAM_SETS, the_nine_sets_of_the_text_in_order),
        RULE_TEST(TEAM_NEAR_SCORE, the_lowest_score_counts_first),
        RULE_TEST(TEAM_FEW_UPFLOATERS, who_would_leave_too_many_unpaired_does_not_come_up),
        RULE_TEST(TEAM_NO_REMATCH, who_has_met_the_leaders_does_not_come_up),
        RULE_TEST(TEAM_NEAR_SCORE, who_would_bring_a_lower_score_does_not_come_up),
        RULE_TEST(TEAM_MOST_STRONG, two_strong_preferences_do_not_meet),
        RULE_TEST(TEAM_NO_LIMITS, four_strong_preferences_for_one_colour_are_paired),
        RULE_TEST(TEAM_COLOUR_ONLY, the_only_one_who_prefers_a_colour_has_it),
        RULE_TEST(TEAM_TYPE_B, a_mild_preference_at_difference_0),
        RULE_TEST(TEAM_COMPLETE, the_bye_leaves_a_round_that_can_be_completed),
        RULE_TEST(TEAM_OPPONENT_TWICE, an_upfloater_meets_nobody_who_floated),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
