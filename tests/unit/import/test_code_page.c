/* SPDX-License-Identifier: Apache-2.0 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "engine/base/arena.h"
#include "import/code_page.h"

/* In the bytes of the page: \xF8 is o with a stroke in Windows-1252 and r with a hook in Windows-1250, and so on. */
static void names_tell_their_page(void **state)
{
    static const struct {
        const char *text;
        enum code_page page;
        const char *utf8;
    } rows[] = {
        { "M\xFCller\n", CODE_PAGE_WESTERN, "Müller\n" },
        { "Bj\xF8rn, Lef\xE8vre, Mu\xF1oz\n", CODE_PAGE_WESTERN, "Bjørn, Lefèvre, Muñoz\n" },
        { "N\xFA\xF1"
          "ez, Jo\xE3o, Fran\xE7ois\n",
          CODE_PAGE_WESTERN, "Núñez, João, François\n" },
        { "M\xAA Jos\xE9\n", CODE_PAGE_WESTERN, "Mª José\n" },
        { "Dvo\xF8\xE1k\n", CODE_PAGE_CENTRAL, "Dvořák\n" },
        { "\xA3ukasz\n", CODE_PAGE_CENTRAL, "Łukasz\n" },
        { "T\xFBzk\xF5\n", CODE_PAGE_CENTRAL, "Tűzkő\n" },
        { "Erd\xF5s, Sz\xFB"
          "cs\n",
          CODE_PAGE_CENTRAL, "Erdős, Szűcs\n" }, /* either alone may be of a Western language */
        { "Erd\xF5s\n", CODE_PAGE_WESTERN, "Erdõs\n" },
        { "\xD2\xEA\xE0\xF7\xE5\xED\xEA\xEE\n", CODE_PAGE_CYRILLIC, "Ткаченко\n" },
        { "M\xC3\xBCller\nDvo\xF8\xE1k\n", CODE_PAGE_CENTRAL, "Müller\nDvořák\n" }, /* the first line is UTF-8 */
    };
    struct arena a = { 0 };

    (void)state;
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        struct code_page_read was;
        struct str text = code_page_lines(str_of(rows[i].text), &a, &was);
        assert_string_equal(str_c(&a, text), rows[i].utf8);
        assert_int_equal(was.page, rows[i].page);
        assert_int_equal(was.word.n > 0, rows[i].page != CODE_PAGE_WESTERN);
    }
    arena_free(&a);
}

static void utf8_is_left_alone(void **state)
{
    struct code_page_read was;
    struct str text = STR("Dvořák"), read = code_page_lines(text, NULL, &was);

    (void)state;
    assert_ptr_equal(read.p, text.p);
    assert_int_equal(was.line, 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = { cmocka_unit_test(names_tell_their_page), cmocka_unit_test(utf8_is_left_alone) };

    return cmocka_run_group_tests_name("code pages", tests, NULL, NULL);
}
