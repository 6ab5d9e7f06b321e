/* SPDX-License-Identifier: Apache-2.0 */
#include "teams/title.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "tests/rule_test.h"

/* C.04.1 of 2006, A2: (I)GM, IM, WGM, WIM, FM, CM, WFM, WCM, no title. */
static void titles_stand_in_the_order_of_the_text(void **state)
{
    static const char *const order[] = { "", "WCM", "WFM", "CM", "FM", "WIM", "WGM", "IM", "GM" };

    (void)state;
    for (int i = 0; i < 9; i++)
        assert_int_equal(title_rank(str_of(order[i])), i);
    assert_int_equal(title_rank(STR("AGM")), 0);
}

static void a_title_is_typed_in_letters_of_any_case(void **state)
{
    struct str title;

    (void)state;
    assert_true(title_read(STR("wgm"), &title));
    assert_true(str_eq(title, STR("WGM")));
    assert_true(title_read(STR(""), &title));
    assert_int_equal(title.n, 0);
    assert_false(title_read(STR("XX"), &title));
    assert_false(title_read(STR("wgmx"), &title));
    assert_true(title_read(STR(" g "), &title));
    assert_true(str_eq(title, STR("GM")));
}

/* FIDE's report file writes g, wg, m, wm, f, wf, c, wc; other programs gf, mf, ff, cf for women. */
static void a_title_is_known_in_each_of_its_forms(void **state)
{
    static const char *const forms[][2] = {
        { "g", "GM" },    { "m", "IM" },    { "f", "FM" },    { "c", "CM" },    { "wg", "WGM" }, { "wm", "WIM" },
        { "wf", "WFM" },  { "wc", "WCM" },  { "gf", "WGM" },  { "mf", "WIM" },  { "ff", "WFM" }, { "cf", "WCM" },
        { "GM", "GM" },   { "gm", "GM" },   { "im", "IM" },   { "fm", "FM" },   { "cm", "CM" },  { "wgm", "WGM" },
        { " WG", "WGM" }, { "wim", "WIM" }, { "wfm", "WFM" }, { "wcm", "WCM" }, { "", "" },      { "AGM", "AGM" },
    };

    (void)state;
    for (size_t i = 0; i < sizeof forms / sizeof *forms; i++) {
        struct str title = title_of(str_of(forms[i][0]));
        assert_int_equal(title.n, strlen(forms[i][1]));
        assert_memory_equal(title.p, forms[i][1], title.n);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        RULE_TEST(DUTCH_RANK, titles_stand_in_the_order_of_the_text),
        cmocka_unit_test(a_title_is_known_in_each_of_its_forms),
        cmocka_unit_test(a_title_is_typed_in_letters_of_any_case),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
