#include "sample.h"

#include <string.h>

#include "engine/base/arena.h"
#include "reports/format/buffer.h"
#include "reports/format/font.h"
#include "reports/format/truetype.h"

/* A font of 2000 units with five glyphs: 0 a box, 1 not used, 2 a stroke, 3 an accent, 4 composed of 2 and 3. "A" is 2, "B" is 4; both map
   by a difference, as one segment each. Widths 500, 700, 1001, then 1001 for all behind. */

enum { TABLES = 7 };

struct made {
    const char *tag;
    struct str bytes;
};

static struct str words(struct arena *a, const int *n, int count)
{
    char *to = arena_new(a, char, 2 * count);

    for (int i = 0; i < count; i++) {
        to[2 * i] = (char)(n[i] >> 8);
        to[2 * i + 1] = (char)n[i];
    }
    return (struct str){ to, 2 * (size_t)count };
}

#define WORDS(a, ...) words((a), (const int[]){ __VA_ARGS__ }, (int)(sizeof(int[]){ __VA_ARGS__ } / sizeof(int)))

static struct str font_of(const struct made *table, int n, struct arena *a)
{
    struct buffer b = { .arena = a };
    int at = 12 + 16 * n;

    buffer_add(&b, WORDS(a, 1, 0, n, 0, 0, 0));
    for (int i = 0; i < n; at += (int)table[i++].bytes.n) {
        buffer_add(&b, str_of(table[i].tag));
        buffer_add(&b, WORDS(a, 0, 0, 0, at, 0, (int)table[i].bytes.n));
    }
    for (int i = 0; i < n; i++)
        buffer_add(&b, table[i].bytes);
    return buffer_str(&b);
}

/* Offsets are halved: glyph 0 has 4 words, 1 none, 2 and 3 four each, 4 is composed. */
static struct str sample_font(struct arena *a)
{
    const struct made table[TABLES] = {
        { "cmap", WORDS(a, 0, 1, 3, 1, 0, 12, 4, 40, 0, 6, 0, 0, 0, 'A', 'B', 0xFFFF, 0, 'A', 'B', 0xFFFF, 2 - 'A',
                        4 - 'B', 1, 0, 0, 0) },
        { "glyf",
          WORDS(a, 0, 10, 11, 12, 1, 20, 21, 22, 1, 30, 31, 32, -1, 0, 0, 9, 9, 0x0020, 2, 0x0500, 0x0001, 3, 7, 8) },
        { "head",
          WORDS(a, 1, 0, 1, 0, 7, 7, 7, 7, 0, 2000, 0, 0, 0, 0, 0, 0, 0, 0, -200, -400, 2200, 1800, 0, 8, 0, 0, 0) },
        { "hhea", WORDS(a, 1, 0, 1600, -300, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3) },
        { "hmtx", WORDS(a, 500, 1, 700, 2, 1001, 3, 4, 5) },
        { "loca", WORDS(a, 0, 4, 4, 8, 12, 24) },
        { "maxp", WORDS(a, 1, 0, 5) },
    };

    return font_of(table, TABLES, a);
}

static struct truetype opened(struct str bytes)
{
    struct truetype t;

    assert_true(truetype_open(&t, bytes, 0));
    return t;
}

static void letters_and_widths(void **state)
{
    struct arena a = { 0 };
    struct truetype t = opened(sample_font(&a));
    struct truetype_shape s = truetype_shape(&t);

    (void)state;
    assert_int_equal(truetype_glyph(&t, 'A'), 2);
    assert_int_equal(truetype_glyph(&t, 'B'), 4);
    assert_int_equal(truetype_glyph(&t, '@'), 0);
    assert_int_equal(truetype_glyph(&t, 'C'), 0);
    assert_int_equal(truetype_glyph(&t, 0xFFFF), 0);
    assert_int_equal(truetype_width(&t, 0), 250);
    assert_int_equal(truetype_width(&t, 1), 350);
    assert_int_equal(truetype_width(&t, 2), 501); /* 500.5 */
    assert_int_equal(truetype_width(&t, 4), 501);
    assert_int_equal(s.box[0], -100);
    assert_int_equal(s.box[3], 900);
    assert_int_equal(s.ascent, 800);
    assert_int_equal(s.descent, -150);
    arena_free(&a);
}

static unsigned word_at(struct str s, size_t at)
{
    assert_true(at + 2 <= s.n);
    return (unsigned)(unsigned char)s.p[at] << 8 | (unsigned char)s.p[at + 1];
}

/* A subset of "B" alone: the box, B as glyph 1, and its two parts behind it. */
static void parts_come_along_and_have_new_numbers(void **state)
{
    static const unsigned short wanted[] = { 4 };
    struct arena a = { 0 };
    struct truetype t = opened(sample_font(&a)), small;
    struct str bytes = truetype_subset(&t, wanted, 1, &a);

    (void)state;
    assert_false(truetype_open(&small, bytes, 0)); /* it maps no letters */
    assert_int_equal(small.glyphs, 4);
    assert_int_equal(small.wide, 4);
    assert_int_equal(truetype_width(&small, 0), 250);
    assert_int_equal(truetype_width(&small, 1), 501);
    assert_int_equal(word_at(small.head, 50), 1); /* offsets of four bytes */
    static const unsigned offset[] = { 0, 8, 32, 40, 48 };
    for (size_t i = 0; i < 5; i++)
        assert_int_equal(word_at(small.loca, 4 * i + 2), offset[i]);
    assert_int_equal(word_at(small.glyf, 8 + 12), 2); /* the stroke, which was 2 by chance */
    assert_int_equal(word_at(small.glyf, 8 + 18), 3);
    assert_int_equal(word_at(small.glyf, 32 + 2), 20);
    assert_int_equal(word_at(small.glyf, 40 + 2), 30);
    assert_int_equal(word_at(small.hmtx, 4 * 2 + 2),
                     3); /* bearings: of the stroke its own, of the accent behind the widths */
    assert_int_equal(word_at(small.hmtx, 4 * 3 + 2), 4);
    arena_free(&a);
}

/* All the words of a font, its own sum among them, add up to a number that is always the same. */
static void sums_are_right(void **state)
{
    static const unsigned short wanted[] = { 2, 4 };
    struct arena a = { 0 };
    struct truetype t = opened(sample_font(&a));
    struct str bytes = truetype_subset(&t, wanted, 2, &a);
    uint32_t sum = 0;

    (void)state;
    assert_int_equal(bytes.n % 4, 0);
    for (size_t i = 0; i < bytes.n; i += 4)
        sum += (uint32_t)word_at(bytes, i) << 16 | word_at(bytes, i + 2);
    assert_int_equal(sum, 0xB1B0AFBA);
    arena_free(&a);
}

/* A glyph composed of itself comes to an end, and so does one whose parts the font does not have. */
static void a_font_that_lies_does_no_harm(void **state)
{
    static const unsigned short wanted[] = { 4, 9000 };
    struct arena a = { 0 };
    struct str font = sample_font(&a);
    struct truetype t;

    (void)state;
    for (size_t i = 0; i < font.n; i++)
        for (int value = 0; value < 256; value += 51) {
            struct arena own = { 0 };
            char *copy = arena_new(&own, char, font.n);
            memcpy(copy, font.p, font.n);
            copy[i] = (char)value;
            if (truetype_open(&t, (struct str){ copy, font.n }, 0)) {
                truetype_glyph(&t, 'B');
                truetype_width(&t, 4);
                truetype_name(&t, &own);
                assert_true(truetype_subset(&t, wanted, 2, &own).n > 0);
            }
            arena_free(&own);
        }
    for (size_t n = 0; n < font.n; n++) {
        struct arena own = { 0 };
        if (truetype_open(&t, str_copy(&own, (struct str){ font.p, n }), 0))
            truetype_subset(&t, wanted, 2, &own);
        arena_free(&own);
    }
    arena_free(&a);
}

/* Liberation Sans is as wide as Arial: A has 1366 of 2048 units, i 455. */
static void a_font_that_is_installed(void **state)
{
    struct arena a = { 0 };
    struct page_options page = sample_page();
    struct truetype t;
    struct str bytes;

    (void)state;
    assert_true(font_map(page.fonts->path[FONT_TEXT][0], &bytes));
    assert_true(truetype_open(&t, bytes, 0));
    assert_int_equal(truetype_width(&t, truetype_glyph(&t, 'A')), 667);
    assert_int_equal(truetype_width(&t, truetype_glyph(&t, 'i')), 222);
    expect_str(truetype_name(&t, &a), "LiberationSans");
    font_unmap(bytes);
    assert_false(font_map(STR("/none"), &bytes));
    arena_free(&a);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(letters_and_widths),       cmocka_unit_test(parts_come_along_and_have_new_numbers),
        cmocka_unit_test(sums_are_right),           cmocka_unit_test(a_font_that_lies_does_no_harm),
        cmocka_unit_test(a_font_that_is_installed),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
