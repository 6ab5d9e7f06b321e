/* SPDX-License-Identifier: Apache-2.0 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "engine/base/arena.h"
#include "engine/base/direction.h"

static struct arena arena;

static const char *isolated(const char *text)
{
    return str_c(&arena, direction_isolated(str_of(text), &arena));
}

static const char *bare(const char *text)
{
    return str_c(&arena, direction_bare(str_of(text), &arena));
}

static void what_turns_is_isolated_once(void **state)
{
    static const struct {
        const char *text, *want;
    } row[] = {
        { "", "" },
        { "Çelik – Łódź 4", "Çelik – Łódź 4" },
        { "中国 Ψαρράς", "中国 Ψαρράς" },
        { "ישראל 2", "\u2068ישראל 2\u2069" },
        { "FC العراق", "\u2068FC العراق\u2069" },
        { "ایران", "\u2068ایران\u2069" },
        { "ﻼ", "\u2068ﻼ\u2069" },                                   /* a form */
        { "\U0001E900", "\u2068\U0001E900\u2069" },                 /* Adlam */
        { "\u2068ישראל\u2069 - Chad", "\u2068ישראל\u2069 - Chad" }, /* it is already */
        { "\u2068ישראל\u2069 - عراق", "\u2068ישראל - عراق\u2069" }, /* a part of it is */
        { "\xD7", "\xD7" },                                         /* cut in a letter */
        { "\u2067ישראל\u2069", "\u2068\u2067ישראל\u2069\u2069" },   /* another mark ends none */
    };

    (void)state;
    for (size_t i = 0; i < sizeof row / sizeof *row; i++)
        assert_string_equal(isolated(row[i].text), row[i].want);
    arena_free(&arena);
}

static void programs_take_it_without_marks(void **state)
{
    (void)state;
    assert_string_equal(bare("1 \u2068ישראל\u2069 - \u2068عراق\u2069 2"), "1 ישראל - عراق 2");
    assert_string_equal(bare("Chad"), "Chad");
    assert_string_equal(bare("\u2068Chad\u2069"), "\u2068Chad\u2069"); /* nobody isolated that */
    arena_free(&arena);
}

/* "Mali - ישראל הגדולה 2" in three lines, of which the second and third are within the name. */
static void an_isolate_goes_on_in_the_next_line(void **state)
{
    bool inside = false;
    const struct str line[] = { STR("Mali - \u2068ישראל"), STR("הגדולה"), STR("2\u2069 and \u2068ایران\u2069") };
    const char *const want[] = { "Mali - \u2068ישראל\u2069", "\u2068הגדולה\u2069", "2 and \u2068ایران\u2069" };

    (void)state;
    for (int i = 0; i < 3; i++)
        assert_string_equal(str_c(&arena, direction_line(line[i], &inside, &arena)), want[i]);
    assert_false(inside);
    arena_free(&arena);
}

static void a_line_may_end_within_an_isolate(void **state)
{
    static const struct {
        const char *line;
        bool open;
    } row[] = { { "Chad", false },
                { "Chad - \u2068ישראל", true },
                { "ישראל\u2069", false },
                { "\u2068ישראל\u2069 - Chad", false },
                { "\u2068ישראל\u2069 - \u2068ایران", true } };

    (void)state;
    for (size_t i = 0; i < sizeof row / sizeof *row; i++)
        assert_int_equal(direction_is_open(str_of(row[i].line)), row[i].open);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(what_turns_is_isolated_once),
        cmocka_unit_test(programs_take_it_without_marks),
        cmocka_unit_test(an_isolate_goes_on_in_the_next_line),
        cmocka_unit_test(a_line_may_end_within_an_isolate),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
