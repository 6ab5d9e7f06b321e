/* SPDX-License-Identifier: Apache-2.0 */
#include "sample.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "engine/base/arena.h"
#include "engine/base/err.h"
#include "reports/format/flag.h"
#include "reports/format/haru.h"
#include "teams/federation.h"

/* Of look.md: no picture until an organiser gives one. FID is FIDE itself. */
static const char *const badges[] = { "AHO", "FID", "IBC", "ICD", "IPC", "NON", "TPE" };

static bool is_badge(const char *code)
{
    for (size_t i = 0; i < sizeof badges / sizeof *badges; i++)
        if (strcmp(badges[i], code) == 0)
            return true;
    return false;
}

/* --- every federation ----------------------------------------------------------------------------- */

static void every_federation_has_a_flag_or_is_known_to_have_none(void **state)
{
    struct arena a = { 0 };
    const struct flags *flags = flags_make(NULL, 0, &a);
    int n;
    const struct federation *row = federation_list(&n);

    (void)state;
    assert_int_equal(n, 213); /* teams/federation.def */
    for (int i = 0; i < n; i++)
        for (int size = FLAG_SMALL; size < FLAG_SIZES; size++)
            if (!flag_find(flags, str_of(row[i].code), size) != is_badge(row[i].code))
                fail_msg("%s", row[i].code);
    arena_free(&a);
}

static long number_at(struct str s, size_t at)
{
    const unsigned char *b = (const unsigned char *)s.p + at;

    return (long)b[0] << 24 | b[1] << 16 | b[2] << 8 | b[3];
}

/* IHDR: width, height, depth, colour type 3 (a palette), packing, filter, interlace 0. */
static void pictures_are_palettes_of_their_size_and_can_be_put_into_a_pdf(void **state)
{
    static const long width[] = { 48, 240 }, height[] = { 36, 180 };
    struct arena a = { 0 };
    const struct flags *flags = flags_make(NULL, 0, &a);
    long all[FLAG_SIZES] = { 0 };
    int n;
    const struct federation *row = federation_list(&n);

    (void)state;
    for (int i = 0; i < n; i++)
        for (int size = FLAG_SMALL; size < FLAG_SIZES; size++) {
            const struct flag_picture *p = flag_find(flags, str_of(row[i].code), size);
            if (!p)
                continue;
            assert_int_equal(number_at(p->png, 16), width[size]);
            assert_int_equal(number_at(p->png, 20), height[size]);
            assert_int_equal(p->png.p[25], 3);
            assert_int_equal(p->png.p[28], 0);
            assert_true(haru_can_show(p->png));
            all[size] += (long)p->png.n;
        }
    assert_in_range(all[FLAG_SMALL], 1, 150000); /* look.md: the flags of 176 teams are less */
    assert_in_range(all[FLAG_LARGE], 1, 500000);
    arena_free(&a);
}

static void an_old_code_has_the_flag_of_the_new_one(void **state)
{
    struct arena a = { 0 };
    const struct flags *flags = flags_make(NULL, 0, &a);

    (void)state;
    assert_ptr_equal(flag_find(flags, STR("ROM"), FLAG_SMALL), flag_find(flags, STR("ROU"), FLAG_SMALL));
    assert_non_null(flag_find(flags, STR("ROM"), FLAG_SMALL));
    assert_null(flag_find(flags, STR("XYZ"), FLAG_SMALL));
    arena_free(&a);
}

/* --- the organiser's ------------------------------------------------------------------------------ */

static void the_organisers_win_over_ours_and_an_empty_one_is_the_badge(void **state)
{
    const struct flag_own own[] = {
        { .code = STR("TPE"), .sha256 = STR("0123456789abcdef0000"), .png = STR("picture") },
        { .code = STR("NOR"), .sha256 = STR("fedcba98765432100000"), .png = STR("other") },
        { .code = STR("RUS"), .empty = true },
        { .code = STR("ZZZ"), .sha256 = STR("00000000000000000000"), .png = STR("more") },
    };
    struct arena a = { 0 };
    const struct flags *flags = flags_make(own, 4, &a);

    (void)state;
    expect_str(flag_find(flags, STR("TPE"), FLAG_SMALL)->png, "picture");
    expect_str(flag_find(flags, STR("NOR"), FLAG_LARGE)->file, "own-fedcba9876543210.png");
    assert_null(flag_find(flags, STR("RUS"), FLAG_SMALL));
    expect_str(flag_find(flags, STR("ZZZ"), FLAG_SMALL)->png, "more");
    assert_non_null(flag_find(flags, STR("SWE"), FLAG_SMALL));
    expect_str(flag_of_file(flags, STR("own-0123456789abcdef.png"))->png, "picture");
    assert_null(flag_of_file(flags, STR("")));
    assert_null(flag_of_file(flags, STR("own-.png")));
    arena_free(&a);
}

/* --- pages ---------------------------------------------------------------------------------------- */

static void a_page_shows_the_picture_or_the_code(void **state)
{
    struct arena a = { 0 };
    const struct flags *flags = flags_make(NULL, 0, &a);
    const struct flag_picture *small = flag_find(flags, STR("NOR"), FLAG_SMALL);
    const struct flag_picture *large = flag_find(flags, STR("NOR"), FLAG_LARGE);

    (void)state;
    expect_str(flag_html(flags, STR("NOR"), FLAG_24, true, "../", &a),
               str_fmt(&a,
                       "<img class=\"flag\" src=\"../flags/%.*s\" alt=\"\" "
                       "loading=\"lazy\"/>",
                       STR_ARG(small->file))
                   .p);
    expect_str(flag_html(flags, STR("NOR"), FLAG_72, false, "", &a),
               str_fmt(&a, "<img class=\"flag s72\" src=\"flags/%.*s\" alt=\"\"/>", STR_ARG(large->file)).p);
    expect_str(flag_html(flags, STR("TPE"), FLAG_20, true, "", &a),
               "<span class=\"flag s20\" aria-hidden=\"true\">TPE</span>");
    expect_str(flag_html(flags, STR("<&>"), FLAG_24, true, "", &a),
               "<span class=\"flag\" aria-hidden=\"true\">&lt;&amp;&gt;</span>");
    expect_str(flag_html(flags, STR(""), FLAG_24, true, "", &a), "");
    arena_free(&a);
}

/* --- paper ---------------------------------------------------------------------------------------- */

/* The data of the first chunk of that type; all of ours are packed into one IDAT. */
static struct str chunk(struct str png, const char *type)
{
    size_t at = 8;

    while (strncmp(png.p + at + 4, type, 4) != 0)
        at += 12 + (size_t)number_at(png, at);
    return (struct str){ png.p + at + 8, (size_t)number_at(png, at) };
}

static int count_of(struct str all, struct str part)
{
    int n = 0;

    for (const char *p = all.p; (p = memmem(p, all.n - (size_t)(p - all.p), part.p, part.n)); p += part.n)
        n++;
    return n;
}

static struct str drawn(const struct flags *flags, struct arena *a)
{
    struct haru *h = haru_begin(a);
    struct err e = { 0 };
    struct str out;

    for (int page = 0; page < 2; page++) {
        haru_page(h, 59528, 84189);
        for (int i = 0; i < 3; i++)
            haru_picture(h, flag_find(flags, STR("NOR"), FLAG_SMALL)->png, 5000 * i, 5000, 1417, 1063);
        haru_picture(h, flag_find(flags, STR("WLS"), FLAG_LARGE)->png, 5000, 30000, -4000, -3000);
    }
    assert_true(haru_end(h, &out, &e));
    return out;
}

/* What the command prints of the document. */
static struct str asked(struct arena *a, struct str pdf, const char *command)
{
    char path[] = "/tmp/olympair-flag-XXXXXX";
    const size_t most = 1 << 20;
    char *out = arena_new(a, char, most);
    const int fd = mkstemp(path);

    assert_int_equal(write(fd, pdf.p, pdf.n), pdf.n);
    close(fd);
    FILE *p = popen(str_fmt(a, command, path).p, "r");
    size_t n = fread(out, 1, most, p);
    assert_int_equal(pclose(p), 0);
    unlink(path);
    return (struct str){ out, n };
}

static void a_flag_is_in_a_document_once_with_its_packed_pixels_unchanged(void **state)
{
    struct arena a = { 0 };
    const struct flags *flags = flags_make(NULL, 0, &a);
    struct str pdf = drawn(flags, &a);

    (void)state;
    assert_int_equal(count_of(pdf, chunk(flag_find(flags, STR("NOR"), FLAG_SMALL)->png, "IDAT")), 1);
    assert_int_equal(count_of(pdf, chunk(flag_find(flags, STR("WLS"), FLAG_LARGE)->png, "IDAT")), 1);
    assert_int_equal(count_of(pdf, STR("/Subtype /Image")), 2);
    assert_true(contains(asked(&a, pdf, "qpdf --check %s"), "No syntax or stream encoding errors"));
    arena_free(&a);
}

/* The upper left pixel of Norway's flag is red: #ed2939 in flag-icons. */
static void a_reader_unpacks_the_pixels(void **state)
{
    struct arena a = { 0 };
    struct str pdf = drawn(flags_make(NULL, 0, &a), &a);
    struct str ppm = asked(&a, pdf,
                           "pdfimages -f 1 -l 1 %s /tmp/olympair-flag-x && cat /tmp/olympair-flag-x-000.ppm && rm -f "
                           "/tmp/olympair-flag-x-*");

    (void)state;
    assert_memory_equal(ppm.p, "P6\n48 36\n255\n\xed\x29\x39", 16);
    arena_free(&a);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_federation_has_a_flag_or_is_known_to_have_none),
        cmocka_unit_test(pictures_are_palettes_of_their_size_and_can_be_put_into_a_pdf),
        cmocka_unit_test(an_old_code_has_the_flag_of_the_new_one),
        cmocka_unit_test(the_organisers_win_over_ours_and_an_empty_one_is_the_badge),
        cmocka_unit_test(a_page_shows_the_picture_or_the_code),
        cmocka_unit_test(a_flag_is_in_a_document_once_with_its_packed_pixels_unchanged),
        cmocka_unit_test(a_reader_unpacks_the_pixels),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
