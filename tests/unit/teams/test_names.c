/* SPDX-License-Identifier: Apache-2.0 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "engine/base/arena.h"
#include "teams/names.h"

static void assert_lists(const char *const *name, int n, int more, const char *text, const char *told)
{
    struct arena a = { 0 };
    struct names names = { .arena = &a };

    for (int i = 0; i < n; i++)
        names_add(&names, str_of(name[i]));
    assert_string_equal(str_c(&a, names_text(&names)), text);
    assert_string_equal(str_c(&a, names_told(&names, more, &(const struct wording){ 0 })), told);
    arena_free(&a);
}

static void commas_stand_between_names(void **state)
{
    static const char *const name[] = { "Chad", "Mali", "Togo", "Fiji", "Oman", "Peru", "Cuba", "Iran", "Laos" };

    (void)state;
    assert_lists(NULL, 0, 0, "", "");
    assert_lists(name, 1, 0, "Chad", "Chad");
    assert_lists(name, 2, 0, "Chad, Mali", "Chad and Mali");
    assert_lists(name, 3, 0, "Chad, Mali, Togo", "Chad, Mali and Togo");
    assert_lists(name, 1, 3, "Chad", "Chad and 3 more");
    assert_lists(name, 2, 3, "Chad, Mali", "Chad, Mali and 3 more");
    assert_lists(name, 9, 0, "Chad, Mali, Togo, Fiji, Oman, Peru, Cuba, Iran, Laos",
                 "Chad, Mali, Togo, Fiji, Oman, Peru, Cuba, Iran and Laos");
}

static void semicolons_if_one_of_them_has_a_comma(void **state)
{
    static const char *const name[] = { "Chad", "Congo, DR", "Togo" };
    static const char *const chinese[] = { "中国，甲", "Chad" };

    (void)state;
    assert_lists(name, 2, 0, "Chad; Congo, DR", "Chad; and Congo, DR");
    assert_lists(name, 3, 0, "Chad; Congo, DR; Togo", "Chad; Congo, DR; and Togo");
    assert_lists(name + 1, 1, 2, "Congo, DR", "Congo, DR and 2 more");
    assert_lists(chinese, 2, 0, "中国，甲; Chad", "中国，甲; and Chad");
}

static void names_from_right_to_left_are_isolated(void **state)
{
    static const char *const name[] = { "عبد، يوسف", "Chad" };

    (void)state;
    assert_lists(name, 2, 0, "\u2068عبد، يوسف\u2069; Chad", "\u2068عبد، يوسف\u2069; and Chad");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(commas_stand_between_names),
        cmocka_unit_test(semicolons_if_one_of_them_has_a_comma),
        cmocka_unit_test(names_from_right_to_left_are_isolated),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
