/* SPDX-License-Identifier: Apache-2.0 */
#include "engine/whatif/prospect.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "engine/base/arena.h"
#include "engine/whatif/need.h"

/* Four teams ranked by match points, then game points. Round 1: A-B 3-1, C-D 2.5-1.5. Round 2: A-C 2-2, B-D 2.5-1.5. Round 3, open: A-D, B-C.
   So far A has 3 match points and 5 game points, C 3 and 4.5, B 2 and 3.5, D 0 and 3. */
enum { A, B, C, D, TEAMS };
static const struct team teams[TEAMS] = { { .number = 1 }, { .number = 2 }, { .number = 3 }, { .number = 4 } };
static const struct match one[] = {
    { { A, B }, { 2, 0 }, { 6, 2 }, .played = true },
    { { C, D }, { 2, 0 }, { 5, 3 }, .played = true },
};
static const struct match two[] = {
    { { A, C }, { 1, 1 }, { 4, 4 }, .played = true },
    { { B, D }, { 2, 0 }, { 5, 3 }, .played = true },
};
static const struct match three[] = {
    { .team = { A, D }, .pending = true },
    { .team = { B, C }, .pending = true },
};
static const struct round rounds[] = { { one, 2, NOBODY }, { two, 2, NOBODY }, { three, 2, NOBODY } };
static const struct tournament event = { .tiebreak = TIEBREAK_KHANTY_MANSIYSK,
                                         .ranking = { 2, { CRITERION_MP, CRITERION_GP } },
                                         .boards = 4,
                                         .team = teams,
                                         .nteam = TEAMS,
                                         .round = rounds,
                                         .nround = 3 };

enum { ENDINGS = 9 };

/* 4-0, 3.5-0.5 ... 0-4. */
static struct open_match open_match(int match, struct arena *a)
{
    struct match *m = arena_new(a, struct match, ENDINGS);

    for (int i = 0; i < ENDINGS; i++)
        m[i] = (struct match){ .team = { three[match].team[0], three[match].team[1] },
                               .mp = { i < 4 ? 2 : i == 4, i > 4 ? 2 : i == 4 },
                               .gp = { 8 - i, i },
                               .played = true };
    return (struct open_match){ .round = 3, .match = match, .ending = m, .nending = ENDINGS };
}

static struct prospect_question question(int team, struct arena *a)
{
    struct open_match *open = arena_new(a, struct open_match, 2);

    open[0] = open_match(0, a);
    open[1] = open_match(1, a);
    return (struct prospect_question){ { &event, open, 2, 0 }, 3, team, PROSPECT_STEPS };
}

static void expect_places(const struct places *p, int best, int worst)
{
    assert_int_equal(p->best, best);
    assert_int_equal(p->worst, worst);
    assert_int_equal(p->sure_best, best);
    assert_int_equal(p->sure_worst, worst);
}

static void two_open_matches_leave_these_places(void **state)
{
    /* A: third behind C and B if it loses 0-4 and they draw, 5 game points to 5.5; D cannot pass it with 2 match points.
       B: first with a win if A loses; last with a loss if D wins, 5 game points at most to 5.5 at least.
       C: first if it wins and A does not; third behind A and B. D: never before A and C, who have 3 match points. */
    struct arena a = { 0 };
    struct prospect_question q = question(NOBODY, &a);
    struct prospect p = prospect_make(&q, &a);

    (void)state;
    assert_true(p.whole);
    assert_int_equal(p.ncase, ENDINGS * ENDINGS);
    expect_places(&p.team[A], 1, 3);
    expect_places(&p.team[B], 1, 4);
    expect_places(&p.team[C], 1, 3);
    expect_places(&p.team[D], 3, 4);
    assert_true(p.place[0].may[A] && p.place[0].may[B] && p.place[0].may[C] && !p.place[0].may[D]);
    assert_true(p.place[0].depends[0] && p.place[0].depends[1]);
    assert_int_equal(p.place[0].unresolved, 0);
    arena_free(&a);
}

struct wanted {
    struct span own;
    int best, worst;
    long sure;
    int nway;
    struct span other; /* classes of B-C in the only way */
};

static void what_a_team_needs_for_the_first_place(void **state)
{
    /* A has 5 match points with a win, and 9 to 7.5 game points; C with a win as many, and 8.5 to 7. With 4-0 and 3.5-0.5 A is first,
       perhaps with C; with 3-1 unless C wins 4-0, with 2.5-1.5 unless C has more than 3. With a draw A has 4 and 7: C must not win, and B
       not win 4-0, which would give it 4 and 7.5. With a loss A has 3: whoever wins B-C, or C if they draw, has more. */
    static const struct wanted want[] = {
        { { 0, 1 }, 1, 1, 18, 1, { 0, 8 } }, { { 2, 2 }, 1, 2, 8, 1, { 0, 7 } }, { { 3, 3 }, 1, 2, 7, 1, { 0, 6 } },
        { { 4, 4 }, 1, 2, 4, 1, { 1, 4 } },  { { 5, 8 }, 2, 3, 0, 0, { 0, 0 } },
    };
    struct arena a = { 0 };
    struct prospect_question q = question(A, &a);
    struct prospect p = prospect_make(&q, &a);
    const struct need *need;

    (void)state;
    assert_int_equal(need_make(&p, true, 1, &need, &a), 5);
    for (int i = 0; i < 5; i++) {
        assert_int_equal(need[i].own.from, want[i].own.from);
        assert_int_equal(need[i].own.to, want[i].own.to);
        assert_int_equal(need[i].best, want[i].best);
        assert_int_equal(need[i].worst, want[i].worst);
        assert_int_equal(need[i].sure, want[i].sure);
        assert_int_equal(need[i].covered, want[i].sure);
        assert_int_equal(need[i].never, need[i].ncase - want[i].sure);
        assert_int_equal(need[i].nway, want[i].nway);
        if (want[i].nway > 0) {
            assert_int_equal(need[i].way[0].class[1].from, want[i].other.from);
            assert_int_equal(need[i].way[0].class[1].to, want[i].other.to);
        }
    }
    arena_free(&a);
}

/* Without room to go through anything: A has 3 to 5 match points, B 2 to 4, C 3 to 5, D 0 to 2. */
static void bounds_say_that_they_are_bounds(void **state)
{
    struct arena a = { 0 };
    struct prospect_question q = question(NOBODY, &a);

    (void)state;
    q.steps = 1;
    struct prospect p = prospect_make(&q, &a);
    assert_false(p.whole);
    assert_int_equal(p.ngone, 0);
    assert_int_equal(p.ncase, 1);
    assert_int_equal(p.team[D].best, 3);
    assert_int_equal(p.team[A].worst, 3);
    assert_true(p.place[0].unresolved == 1 && !p.place[0].may[D]);
    arena_free(&a);
}

/* A round is still to come: D, 0 match points and at most 4 after two wins, may pass A and C. */
static void a_round_to_come_opens_every_place(void **state)
{
    struct arena a = { 0 };
    struct prospect_question q = question(NOBODY, &a);

    (void)state;
    q.outlook.rounds_left = 1;
    struct prospect p = prospect_make(&q, &a);
    assert_false(p.whole);
    assert_int_equal(p.team[D].best, 1);
    assert_int_equal(p.team[A].worst, 4);
    arena_free(&a);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(two_open_matches_leave_these_places),
        cmocka_unit_test(what_a_team_needs_for_the_first_place),
        cmocka_unit_test(bounds_say_that_they_are_bounds),
        cmocka_unit_test(a_round_to_come_opens_every_place),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
