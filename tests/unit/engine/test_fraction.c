/* SPDX-License-Identifier: Apache-2.0 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "engine/base/arena.h"
#include "engine/base/fraction.h"

static struct arena arena;

static void expect(struct fraction f, const char *text)
{
    assert_string_equal(str_c(&arena, fraction_text(f, &arena)), text);
}

static void test_values_are_in_lowest_terms(void **unused)
{
    (void)unused;
    expect(fraction_of(6, 4), "3/2");
    expect(fraction_of(-6, 4), "-3/2");
    expect(fraction_of(0, 7), "0");
    expect(fraction_of(8, 2), "4");
    expect(fraction_add(fraction_of(1, 6), fraction_of(1, 3)), "1/2");
    expect(fraction_add(fraction_of(1, 4), fraction_of(-1, 4)), "0");
    expect(fraction_over(fraction_of(9, 2), 3), "3/2");
    arena_free(&arena);
}

static void test_no_value_is_no_text(void **unused)
{
    (void)unused;
    expect((struct fraction){ 0 }, "");
    arena_free(&arena);
}

/* With all of 1 to 60 below, a sum has more than a long holds. */
static void test_what_a_long_cannot_hold_is_exact(void **unused)
{
    struct fraction sum = fraction_of(0, 1), back;

    (void)unused;
    for (int i = 1; i <= 60; i++)
        sum = fraction_add(sum, fraction_of(4000, i));
    assert_true(sum.below > (wide)1 << 64);
    back = sum;
    for (int i = 60; i >= 1; i--)
        back = fraction_add(back, fraction_of(-4000, i));
    expect(back, "0");
    arena_free(&arena);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_values_are_in_lowest_terms),
        cmocka_unit_test(test_no_value_is_no_text),
        cmocka_unit_test(test_what_a_long_cannot_hold_is_exact),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
