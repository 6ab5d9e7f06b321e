/* SPDX-License-Identifier: Apache-2.0 */
/* Which columns of a table a phone shows below the others, and how a wide page uses its width. */
#include "sample.h"

#include "engine/base/arena.h"
#include "reports/format/grid.h"
#include "reports/format/html_fold.h"

static struct grid_column figure(struct column *of, const char *title, int width)
{
    *of = (struct column){ .title = title, .align = ALIGN_RIGHT };
    return (struct grid_column){ .column = of, .width = width };
}

static struct grid_column names(struct column *of, int width)
{
    *of = (struct column){ .title = "Team", .name = true };
    return (struct grid_column){ .column = of, .width = width };
}

/* Tenths of a letter's size: 207 is the phone; a figure of n letters takes 6 n + 5, names at most 71. */
static void what_has_room_stays(void **state)
{
    struct column c[4];
    struct grid_column col[] = { figure(&c[0], "Rank", 4), names(&c[1], 30), figure(&c[2], "MP", 6),
                                 figure(&c[3], "GP", 10) };
    struct grid g = { .col = col, .ncol = 4 };

    (void)state;
    assert_int_equal(html_fold(&g, 1), 4); /* 29 + 71 + 41 + 65 = 206 */
    col[3].width = 11;
    assert_int_equal(html_fold(&g, 1), 3); /* 212 */
    col[0].width = 40;
    assert_int_equal(html_fold(&g, 1), 2); /* the name and what stands before it stay */
}

static void rounds_stay_together(void **state)
{
    struct column c[6];
    struct grid_column col[] = { figure(&c[0], "Rank", 4), names(&c[1], 30),      figure(&c[2], "1", 6),
                                 figure(&c[3], "2", 6),    figure(&c[4], "3", 6), figure(&c[5], "MP", 2) };
    struct grid g = { .col = col, .ncol = 6 };
    struct arena a = { 0 };

    (void)state;
    assert_int_equal(html_fold(&g, 1), 2); /* 29 + 71 + 3 * 41 = 223 */
    assert_true(str_eq(html_fold_title(&c[3], &a), STR("2:")));
    assert_true(str_eq(html_fold_title(&c[5], &a), STR("MP")));
    arena_free(&a);
}

static void names_take_what_is_left(void **state)
{
    struct column c[3];
    struct grid_column col[] = { names(&c[0], 30), figure(&c[1], "MP", 2), figure(&c[2], "All", 40) };
    struct grid g = { .col = col, .ncol = 3 };

    (void)state;
    assert_int_equal(html_fold_width(&g, 0), 0);
    assert_int_equal(html_fold_width(&g, 1), 2);
    assert_int_equal(html_fold_width(&g, 2), HTML_FOLD_WIDEST);
}

/* Half of a page has 371 tenths: a figure of n letters takes 5 n + 10, names too. */
static void narrow_lists_stand_in_two_columns(void **state)
{
    struct column c[2];
    struct grid_column col[] = { names(&c[0], 60), figure(&c[1], "MP", 8) };
    struct block block[2] = { { .nrow = 13 }, { .nrow = 120 } };
    struct table t = { .block = block, .nblock = 1 };
    struct grid g = { .table = &t, .col = col, .ncol = 2 };
    struct cell head = { 0 };
    int again;

    (void)state;
    assert_string_equal(html_width(&g, &again), "two"); /* 310 + 50 = 360 */
    assert_int_equal(again, 8);                         /* seven rows, the eighth begins the second column */
    block[0].nrow = 11;
    assert_string_equal(html_width(&g, &again), "full"); /* too short */
    assert_int_equal(again, 0);
    block[0].nrow = 12;
    assert_string_equal(html_width(&g, &again), "two");
    col[1].width = 11;
    assert_string_equal(html_width(&g, &again), "full"); /* 310 + 65 = 375 */
    col[1].width = 8;
    t.nblock = 2;
    assert_string_equal(html_width(&g, &again), "two"); /* 132 rows without heads */
    block[0].head = block[1].head = &head;
    assert_string_equal(html_width(&g, &again), "beside");
    assert_int_equal(again, 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(what_has_room_stays),
        cmocka_unit_test(rounds_stay_together),
        cmocka_unit_test(names_take_what_is_left),
        cmocka_unit_test(narrow_lists_stand_in_two_columns),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
