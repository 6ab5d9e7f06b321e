/* SPDX-License-Identifier: Apache-2.0 */
#include "engine/proof/barrier.h"

#include "engine/base/arena.h"
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

/* A row for each team: "01" says that it may meet team 1 alone. */
static bool may(const void *with, int a, int b)
{
    const char *const *row = with;

    return row[a][b] == '1';
}

static bool find(const char *const *row, int n, const long *value, int need, struct arena *a, struct barrier *out)
{
    static const int team[] = { 0, 1, 2, 3, 4, 5 };
    const struct barrier_question q = { team, n, may, row, value, need };

    return barrier_find(&q, a, out);
}

static const char *const star[] = { "0111", "1000", "1000", "1000" };

static void three_teams_have_only_one(void **state)
{
    struct arena a = { 0 };
    struct barrier p;

    (void)state;
    assert_true(find(star, 4, (const long[]){ -1, 1, 1, 1 }, 1, &a, &p));
    assert_int_equal(p.few.n, 1);
    assert_int_equal(p.few.team[0], 0);
    assert_int_equal(p.nodd, 2);
    assert_int_equal(p.odd[0].team[0], 1);
    assert_false(p.others_odd);
    arena_free(&a);
}

static void a_hint_that_is_wrong_proves_nothing(void **state)
{
    struct arena a = { 0 };
    struct barrier p;

    (void)state;
    assert_false(find(star, 4, (const long[]){ 1, 1, 1, 1 }, 1, &a, &p));
    assert_false(find(star, 4, (const long[]){ -1, 1, 1, 1 }, 3, &a, &p));
    arena_free(&a);
}

/* 0 alone, 1 to 5 a ring: two odd numbers, of which the larger is that of the others. */
static void the_others_are_an_odd_number(void **state)
{
    static const char *const row[] = { "000000", "001001", "010100", "001010", "000101", "010010" };
    struct arena a = { 0 };
    struct barrier p;

    (void)state;
    assert_true(find(row, 6, (const long[6]){ 0 }, 2, &a, &p));
    assert_int_equal(p.few.n, 0);
    assert_int_equal(p.nodd, 1);
    assert_int_equal(p.odd[0].team[0], 0);
    assert_true(p.others_odd);
    arena_free(&a);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(three_teams_have_only_one),
        cmocka_unit_test(a_hint_that_is_wrong_proves_nothing),
        cmocka_unit_test(the_others_are_an_odd_number),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
