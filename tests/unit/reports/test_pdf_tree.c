/* SPDX-License-Identifier: Apache-2.0 */
/* The objects of a structure tree, worked out by hand from ISO 32000-1, 14.7. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "engine/base/arena.h"
#include "reports/format/pdf_tree.h"

static void is_object(const struct pdf_tree *t, int i, const char *expected, struct arena *a)
{
    assert_string_equal(str_c(a, pdf_tree_object(t, i, 100, a)), expected);
}

/* The root is object 7, pages 1 and 2 are objects 5 and 9; the first element has the number 100. */
static void elements_and_pages_know_each_other(void **state)
{
    struct arena a = { 0 };
    struct pdf_tree *t = pdf_tree_begin(7, &a);
    struct haru_element *row = pdf_tree_add(t, NULL, "TR"), *head = pdf_tree_add(t, row, "TH");
    struct haru_element *cell = pdf_tree_add(t, row, "TD");

    (void)state;
    pdf_tree_heads(t, head, "Row", 2);
    pdf_tree_say(t, cell, STR("\xC2\xBD\xF0\x9F\x98\x80")); /* U+00BD, U+1F600 */
    assert_int_equal(pdf_tree_text(t, head, 0, 5), 0);
    assert_int_equal(pdf_tree_text(t, cell, 1, 9), 0);
    assert_int_equal(pdf_tree_text(t, cell, 1, 9), 1);
    assert_int_equal(pdf_tree_size(t), 5);
    is_object(t, 0, "<</S/Document/P 7 0 R/K[101 0 R]>>", &a);
    is_object(t, 1, "<</S/TR/P 100 0 R/K[102 0 R 103 0 R]>>", &a);
    is_object(t, 2, "<</S/TH/P 101 0 R/Pg 5 0 R/K 0/A<</O/Table/Scope/Row/ColSpan 2>>>>", &a);
    is_object(t, 3, "<</S/TD/P 101 0 R/Pg 9 0 R/K[0 1]/ActualText<FEFF00BDD83DDE00>>>", &a);
    is_object(t, 4, "<</Nums[0[102 0 R]1[103 0 R 103 0 R]]>>", &a);
    assert_int_equal(pdf_tree_root(t), 7);
    assert_string_equal(str_c(&a, pdf_tree_root_object(t, 100, &a)),
                        "<</Type/StructTreeRoot/K 100 0 R/ParentTree 104 0 R>>");
    arena_free(&a);
}

/* Of 30 001 elements the last is in a part of its own. */
static void what_has_no_room_goes_into_a_part(void **state)
{
    struct arena a = { 0 };
    struct pdf_tree *t = pdf_tree_begin(7, &a);

    (void)state;
    for (int i = 0; i <= 30000; i++)
        pdf_tree_add(t, NULL, "P");
    is_object(t, 30000, "<</S/P/P 100 0 R>>", &a);
    is_object(t, 30001, "<</S/Div/P 100 0 R/K[30102 0 R]>>", &a);
    is_object(t, 30002, "<</S/P/P 30101 0 R>>", &a);
    arena_free(&a);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(elements_and_pages_know_each_other),
        cmocka_unit_test(what_has_no_room_goes_into_a_part),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
