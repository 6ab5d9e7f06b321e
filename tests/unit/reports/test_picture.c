/* SPDX-License-Identifier: Apache-2.0 */
/* The picture of a site: what is drawn is read from its bytes, PNG (ISO/IEC 15948). */
#include "sample.h"

#include <string.h>

#include "engine/base/arena.h"
#include "engine/base/err.h"
#include "hard_names.h"
#include "reports/format/flag.h"
#include "reports/format/picture.h"

static struct str drawn(const struct picture *p, struct arena *a)
{
    const struct page_options page = sample_page();
    struct str png;
    struct err e = { 0 };

    assert_true(picture_write(p, page.fonts, flags_make(NULL, 0, a), a, &png, &e));
    return png;
}

static struct picture of_one(struct picture_row *row)
{
    return (struct picture){ .event = STR("The Event"), .title = STR("After round 6 of 11"), .row = row, .nrow = 1 };
}

/* The first chunk has width and height, each in four bytes from the highest. */
static void it_is_a_png_of_its_size(void **state)
{
    struct arena a = { 0 };
    struct picture_row row = { STR("1"), STR("NOR"), STR("Norway"), STR("12"), 0 };
    const struct picture p = of_one(&row);
    struct str png = drawn(&p, &a);

    (void)state;
    assert_true(png.n > 1000 && png.n < 100000);
    assert_memory_equal(png.p, "\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\x04\xb0\0\0\x02\x76", 24);
    assert_memory_equal(png.p + png.n - 8, "IEND", 4);
    assert_true(str_eq(png, drawn(&p, &a)));
    arena_free(&a);
}

/* Each of the parts is seen: without it the picture is another one. */
static void what_it_is_given_is_drawn(void **state)
{
    struct arena a = { 0 };
    struct picture_row row = { STR("1"), STR("NOR"), STR("Norway"), STR("12"), 0 };
    struct picture p = of_one(&row);
    struct str *const part[] = { &p.event, &p.title, &row.rank, &row.federation, &row.name, &row.points };
    const struct str whole = drawn(&p, &a);

    (void)state;
    for (size_t i = 0; i < sizeof part / sizeof *part; i++) {
        const struct str kept = *part[i];
        *part[i] = (struct str){ 0 };
        assert_false(str_eq(whole, drawn(&p, &a)));
        *part[i] = kept;
    }
    row.medal = 1;
    assert_false(str_eq(whole, drawn(&p, &a)));
    arena_free(&a);
}

/* Names of all scripts leave something on the paper; a federation without a flag has its code there. */
static void every_script_is_drawn(void **state)
{
    enum { EACH = 4 };
    struct arena a = { 0 };
    struct picture_row row = { STR("1"), STR("IBC"), { 0 }, STR("12"), 0 };
    const struct picture p = of_one(&row);
    const struct str empty = drawn(&p, &a);
    const int n = (int)(sizeof hard_names / sizeof *hard_names);

    (void)state;
    for (int i = 0; i < n; i += EACH) {
        row.name = str_of(hard_names[i]);
        assert_false(str_eq(empty, drawn(&p, &a)));
    }
    row.name = (struct str){ 0 };
    row.federation = STR("ICD");
    assert_false(str_eq(empty, drawn(&p, &a)));
    arena_free(&a);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(it_is_a_png_of_its_size),
        cmocka_unit_test(what_it_is_given_is_drawn),
        cmocka_unit_test(every_script_is_drawn),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
