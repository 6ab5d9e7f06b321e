/* SPDX-License-Identifier: Apache-2.0 */
/* The logo as a text, and back. */
#include "teams/logo.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "engine/base/arena.h"
#include "teams/form.h"

/* RFC 4648, 10. */
static const struct {
    const char *bytes, *text;
} vectors[] = {
    { "f", "Zg==" },        { "fo", "Zm8=" },        { "foo", "Zm9v" },
    { "foob", "Zm9vYg==" }, { "fooba", "Zm9vYmE=" }, { "foobar", "Zm9vYmFy" },
};

static void bytes_come_back_as_they_were(void **state)
{
    struct arena a = { 0 };

    (void)state;
    for (size_t i = 0; i < sizeof vectors / sizeof *vectors; i++) {
        const struct logo in = { .width = 240, .height = 80, .bytes = str_of(vectors[i].bytes) };
        struct logo out;
        const struct str want = str_fmt(&a, "png 240x80 %s", vectors[i].text), text = logo_text(&in, &a);
        assert_true(str_eq(text, want));
        assert_true(logo_read(text, &a, &out));
        assert_true(str_eq(out.bytes, in.bytes));
        assert_int_equal(out.width, 240);
        assert_int_equal(out.height, 80);
        assert_false(out.drawn);
    }
    arena_free(&a);
}

static void every_byte_comes_back(void **state)
{
    struct arena a = { 0 };
    char bytes[256];
    struct logo out, in = { .drawn = true, .width = 1, .height = 1, .bytes = { bytes, sizeof bytes } };

    (void)state;
    for (int i = 0; i < 256; i++)
        bytes[i] = (char)i;
    assert_true(logo_read(logo_text(&in, &a), &a, &out));
    assert_true(str_eq(out.bytes, in.bytes));
    assert_true(out.drawn);
    arena_free(&a);
}

static void what_is_no_logo_is_refused(void **state)
{
    static const char *const wrong[] = { "png",
                                         "png 240x80 ",
                                         "gif 240x80 Zm9v",
                                         "png 240 Zm9v",
                                         "png 0x80 Zm9v",
                                         "png 240x-1 Zm9v",
                                         "png 240x10000 Zm9v",
                                         "png 240x80 Zm9",
                                         "png 240x80 Zm9*",
                                         "png 240x80 Z=9v",
                                         "png 240x80 Zm9v Zm9v",
                                         "PNG 240x80 Zm9v" };
    struct arena a = { 0 };
    struct logo out;

    (void)state;
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
        assert_false(logo_read(str_of(wrong[i]), &a, &out));
        assert_false(form_holds(FORM_LOGO, str_of(wrong[i])));
    }
    assert_false(logo_read(STR(""), &a, &out));
    assert_true(form_holds(FORM_LOGO, STR("")));
    assert_true(form_holds(FORM_LOGO, STR("svg 100x100 Zm9v")));
    arena_free(&a);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(bytes_come_back_as_they_were),
        cmocka_unit_test(every_byte_comes_back),
        cmocka_unit_test(what_is_no_logo_is_refused),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
