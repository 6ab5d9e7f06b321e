/* SPDX-License-Identifier: Apache-2.0 */
/* What the lines of markup of every_place.page write, by hand. What is refused: tests/lint/page.sh. */
#include "every_place.h"
#include "sample.h"

#include "engine/base/arena.h"
#include "engine/base/buffer.h"

static void every_place_is_escaped_where_it_stands(void **state)
{
    struct arena arena = { 0 };
    struct buffer out = { .arena = &arena };

    (void)state;
    put_every_place(&out, "\"1\"", 7, true);
    assert_string_equal(str_c(&arena, buffer_str(&out)),
                        "<!DOCTYPE html>\n"
                        "<p class=\"a &quot;1&quot;\" title=\"&quot;1&quot;\" hidden data-n=\"7\">&lt;&amp;&gt;</p>\n"
                        "<a class=\"b\" href=\"/x?y=[&quot;1&quot;]&amp;z=7\">-7%</a>\n"
                        "<input id=\"&quot;1&quot;\" name=\"&quot;1&quot;\" value=\")\"> (&quot;),\n"
                        "<b>live</b> <i>Rank</i><hr> ( (1)) <script>a < b</script>\n");
    arena_free(&arena);
}

static void what_does_not_hold_is_not_put(void **state)
{
    struct arena arena = { 0 };
    struct buffer out = { .arena = &arena };

    (void)state;
    put_every_place(&out, "x", -1, false);
    assert_string_equal(str_c(&arena, buffer_str(&out)), "<!DOCTYPE html>\n"
                                                         "<p class=\"a\" title=\"x\">&lt;&amp;&gt;</p>\n"
                                                         "<a href=\"/x?y=[x]&amp;z=-1\">1%</a><br>\n"
                                                         "<input id=\"x\" value=\"(\"> (&quot;),\n"
                                                         "<b>live</b> <i>Rank</i><hr> () <script>a < b</script>\n");
    arena_free(&arena);
}

static void an_if_takes_the_lines_below_it(void **state)
{
    static const char *const want[] = { "<ul>\n</ul>\n", "<ul>\n<li>3</li>\n</ul>\n",
                                        "<ul>\n<li>1</li>\n<li>2</li>\n</ul>\n",
                                        "<ul>\n<li>1</li>\n<li>2</li>\n</ul>\n" };
    struct arena arena = { 0 };

    (void)state;
    for (int i = 0; i < 4; i++) {
        struct buffer out = { .arena = &arena };
        put_lines(&out, i >= 2, i % 2);
        assert_string_equal(str_c(&arena, buffer_str(&out)), want[i]);
    }
    arena_free(&arena);
}

static void a_function_may_say_what_it_leaves_open(void **state)
{
    struct arena arena = { 0 };
    struct buffer out = { .arena = &arena };

    (void)state;
    put_rows(&out, 2);
    assert_string_equal(str_c(&arena, buffer_str(&out)), "<table><tbody>\n"
                                                         "<tr aria-label=\"1\"><td id=\"x\"></td></tr>\n"
                                                         "<tr aria-label=\"2\"><td id=\"x\"></td></tr>\n"
                                                         "</tbody></table>\n");
    arena_free(&arena);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_place_is_escaped_where_it_stands),
        cmocka_unit_test(what_does_not_hold_is_not_put),
        cmocka_unit_test(an_if_takes_the_lines_below_it),
        cmocka_unit_test(a_function_may_say_what_it_leaves_open),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
