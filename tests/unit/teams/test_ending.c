/* SPDX-License-Identifier: Apache-2.0 */
#include "teams/ending.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "engine/base/arena.h"

/* Round 1 with one match of squads 7, named first, and 3; "?" is a board without a result. */
static int endings_of(const char *boards, bool swapped, bool absent, struct arena *a, struct open_match *out)
{
    struct fixture f = { .side = { 7, 3 }, .absent = { absent, false }, .present = absent ? 4 : 0 };
    struct pairing_list round = { .state = ROUND_PUBLISHED, .fixture = &f, .nfixture = 1, .bye = NOBODY };
    struct section s = { .boards = 0, .round = &round, .nround = 1 };
    struct str rest = str_of(boards);
    int n;

    while (rest.n > 0) {
        struct str text = str_cut(&rest, ' ');
        if (!str_eq(text, STR("?")))
            assert_true(result_find(text, &f.board[s.boards].result));
        s.boards++;
    }
    f.board[0].swapped = swapped;
    const struct open_match *open = ending_all(&s, 1, a, &n);
    if (n == 0)
        return 0;
    assert_int_equal(n, 1);
    assert_int_equal(open->round, 1);
    assert_int_equal(open->match, 0);
    *out = *open;
    return out->nending;
}

/* Half points of team[0], and its match points. */
static void expect(const struct open_match *m, int ending, int team, int gp, int mp)
{
    assert_int_equal(m->ending[ending].team[0], team);
    assert_int_equal(m->ending[ending].gp[0], gp);
    assert_int_equal(m->ending[ending].mp[0], mp);
}

static void boards_that_are_in_narrow_the_endings(void **state)
{
    struct arena a = { 0 };
    struct open_match m;

    (void)state;
    assert_int_equal(endings_of("? ? ? ?", false, false, &a, &m), 9);
    expect(&m, 0, 7, 8, 2);
    expect(&m, 4, 7, 4, 1);
    expect(&m, 8, 7, 0, 0);
    assert_int_equal(m.ending[0].gp[1], 0);
    assert_int_equal(endings_of("1-0 1/2 0-1 ?", false, false, &a, &m), 3);
    expect(&m, 0, 7, 5, 2);
    expect(&m, 1, 7, 4, 1);
    expect(&m, 2, 7, 3, 0);
    assert_int_equal(endings_of("1-0 1/2 0-1 1-0", false, false, &a, &m), 0);
    arena_free(&a);
}

/* It counts as a draw until then, but it is one only if it ends so. */
static void an_unfinished_game_is_open(void **state)
{
    struct arena a = { 0 };
    struct open_match m;

    (void)state;
    assert_int_equal(endings_of("1-0 * 0-1 1-0", false, false, &a, &m), 3);
    expect(&m, 0, 7, 6, 2);
    expect(&m, 2, 7, 4, 1);
    arena_free(&a);
}

static void the_best_comes_first_for_who_had_white(void **state)
{
    struct arena a = { 0 };
    struct open_match m;

    (void)state;
    assert_int_equal(endings_of("1-0 1-0 1/2 ?", true, false, &a, &m), 3);
    expect(&m, 0, 3, 3, 0); /* 2.5-1.5, seen from the other side */
    expect(&m, 2, 3, 1, 0);
    arena_free(&a);
}

/* Two boards forfeited: the side has two players at most, so the other wins unplayed with all its four. */
static void a_walkover_has_one_ending(void **state)
{
    struct arena a = { 0 };
    struct open_match m;

    (void)state;
    assert_int_equal(endings_of("+- +- ? ?", false, false, &a, &m), 1);
    expect(&m, 0, 7, 8, 2);
    assert_false(m.ending[0].played);
    assert_int_equal(endings_of("? ? ? ?", false, true, &a, &m), 0);
    arena_free(&a);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(boards_that_are_in_narrow_the_endings),
        cmocka_unit_test(an_unfinished_game_is_open),
        cmocka_unit_test(the_best_comes_first_for_who_had_white),
        cmocka_unit_test(a_walkover_has_one_ending),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
