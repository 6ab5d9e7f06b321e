/* SPDX-License-Identifier: Apache-2.0 */
/* Which match is at a table, and which is a team's. */
#include "teams/match.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <cmocka.h>

/* Tables need not follow each other; team 4 has the bye, team 5 is not paired. */
static struct fixture fixtures[] = {
    { .table = 1, .side = { 0, 3 } },
    { .table = 4, .side = { 2, 1 } },
};
static const struct pairing_list round_1 = { .fixture = fixtures, .nfixture = 2, .bye = 4 };

static void a_match_is_found_by_its_table(void **state)
{
    (void)state;
    assert_ptr_equal(match_at(&round_1, 1), &fixtures[0]);
    assert_ptr_equal(match_at(&round_1, 4), &fixtures[1]);
    assert_null(match_at(&round_1, 2));
    assert_null(match_at(&round_1, 0));
}

static void a_match_is_found_by_either_team(void **state)
{
    (void)state;
    assert_ptr_equal(match_of(&round_1, 0), &fixtures[0]);
    assert_ptr_equal(match_of(&round_1, 3), &fixtures[0]);
    assert_ptr_equal(match_of(&round_1, 1), &fixtures[1]);
    assert_null(match_of(&round_1, 4));
    assert_null(match_of(&round_1, 5));
}

static void a_team_has_a_side_and_an_opponent(void **state)
{
    (void)state;
    assert_int_equal(match_side(&fixtures[1], 2), 0);
    assert_int_equal(match_side(&fixtures[1], 1), 1);
    assert_int_equal(match_opponent(&fixtures[1], 2), 1);
    assert_int_equal(match_opponent(&fixtures[1], 1), 2);
    assert_true(match_has(&fixtures[1], 1));
    assert_false(match_has(&fixtures[1], 0));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_match_is_found_by_its_table),
        cmocka_unit_test(a_match_is_found_by_either_team),
        cmocka_unit_test(a_team_has_a_side_and_an_opponent),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
