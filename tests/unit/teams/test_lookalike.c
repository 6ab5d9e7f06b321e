/* SPDX-License-Identifier: Apache-2.0 */
#include "teams/lookalike.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "engine/base/arena.h"
#include "engine/base/finding.h"
#include "teams/event.h"

static void names_that_look_alike(void **state)
{
    static const struct {
        const char *a, *b;
        bool alike;
    } row[] = {
        { "Norway", "N\u043Erway", true },     /* Cyrillic o */
        { "Norway", "N\u03BFrway", true },     /* Greek o */
        { "Norway", "N\u0585rway", true },     /* Armenian o */
        { "Norway", "\uFF2Eorway", true },     /* wide N */
        { "Norway", "\U0001D40Dorway", true }, /* mathematical N */
        { "Norway", "NORWAY", true },
        { "Peru", "\u0420\u0435r\u0443", false }, /* y for u */
        { "CCCP", "\u0421\u0421\u0421\u0420", true },
        { "Norway", "Nrway", false },
        { "Norway", "\u041Dorway", false }, /* looks like H */
        { "\u0420\u043E\u0441\u0441\u0438\u044F", "Poccn", false },
        { "\xFF", "\xFE", false },
    };
    struct arena a = { 0 };

    (void)state;
    for (size_t i = 0; i < sizeof row / sizeof *row; i++) {
        struct str x = lookalike_key(&a, str_of(row[i].a)), y = lookalike_key(&a, str_of(row[i].b));
        if (str_eq(x, y) != row[i].alike)
            fail_msg("row %zu: %.*s, %.*s", i, STR_ARG(x), STR_ARG(y));
    }
    arena_free(&a);
}

static void words_of_two_scripts(void **state)
{
    static const struct {
        const char *name, *mix;
    } row[] = {
        { "Norway", NULL },
        { "N\u043Erway", "Latin and Cyrillic" },
        { "Team \u0420\u043E\u0441\u0441\u0438\u044F", NULL }, /* a word each */
        { "Georgia \u10D0", NULL },                            /* nothing that looks alike */
        { "\u0395\u03BB\u043B", "Greek and Cyrillic" },
        { "Nguyễn, Đức", NULL },
        { "3rd \u0410", NULL },
        { "\u0561b", "Latin and Armenian" },
        { "", NULL },
    };
    struct arena a = { 0 };

    (void)state;
    for (size_t i = 0; i < sizeof row / sizeof *row; i++) {
        struct message mix = lookalike_mix(str_of(row[i].name));
        struct str said = message_on(MEDIUM_COMMAND, mix, &a);
        if (!str_eq(said, str_of(row[i].mix)))
            fail_msg("%s: %.*s", row[i].name, STR_ARG(said));
    }
    arena_free(&a);
}

static void each_name_is_found_once(void **state)
{
    struct arena a = { 0 };
    struct findings f = { .arena = &a };
    struct player player = { .name = STR("\u0421arlsen"), .line = 7 };
    struct squad squad[] = {
        { .name = STR("N\u043Erway"), .line = 1 },
        { .name = STR("Peru"), .line = 2, .player = &player, .nplayer = 1 },
        { .name = STR("Norway"), .line = 3 },
        { .name = STR("Norway"), .line = 4 },
    };
    struct section s = { .squad = squad, .nsquad = 4 };
    static const int lines[] = { 3, 4, 1, 7 };

    (void)state;
    lookalike_check(&s, &f);
    assert_int_equal(f.n, 4);
    for (int i = 0; i < f.n; i++) {
        assert_int_equal(f.item[i].severity, WARNING);
        assert_int_equal(f.item[i].line, lines[i]);
    }
    arena_free(&a);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(names_that_look_alike),
        cmocka_unit_test(words_of_two_scripts),
        cmocka_unit_test(each_name_is_found_once),
    };

    return cmocka_run_group_tests_name("lookalike", tests, NULL, NULL);
}
