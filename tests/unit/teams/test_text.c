/* SPDX-License-Identifier: Apache-2.0 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "engine/base/arena.h"
#include "teams/text.h"

static void expect(struct str s, const char *want)
{
    char text[256] = "";

    assert_true(s.n < sizeof text);
    if (s.n > 0)
        memcpy(text, s.p, s.n);
    assert_string_equal(text, want);
}

static void clean_spelling(void **state)
{
    static const struct {
        const char *in, *want;
    } row[] = {
        { "Carlsen, Magnus", "Carlsen, Magnus" },
        { "", "" },
        { "   ", "" },
        { "  Le\t Quang \n Liem ", "Le Quang Liem" },
        { "Rapport,\xC2\xA0Richard", "Rapport, Richard" }, /* no-break space */
        { "E\xCC\x81va", "\xC3\x89va" },                   /* E + acute = É */
        { "Nguye\xCC\x82\xCC\x83n", "Nguy\xE1\xBB\x85n" }, /* e + circumflex + tilde = ễ */
        { "s\xCC\xA3\xCC\x87", "\xE1\xB9\xA9" },           /* ṩ */
        { "s\xCC\x87\xCC\xA3", "\xE1\xB9\xA9" },           /* marks in the other order */
        { "\xE1\x84\x80\xE1\x85\xA1", "\xEA\xB0\x80" },    /* Hangul */
        { "\xE2\x84\xAB", "\xC3\x85" },                    /* the Angstrom sign is Å */
        { "\xF0\x9F\x99\x82", "\xF0\x9F\x99\x82" },        /* beyond the first 65 536 */
        { "\xE1\x83\x91", "\xE1\x83\x91" },
    };
    struct arena a = { 0 };
    struct str out;

    (void)state;
    for (size_t i = 0; i < sizeof row / sizeof *row; i++) {
        assert_true(text_nfc(str_of(row[i].in), &a, &out));
        expect(out, row[i].want);
    }
    arena_free(&a);
}

/* Joiners where Unicode's rules for identifiers have them (UAX 31, examples there), and where they have none. */
static const struct {
    const char *text;
    bool stands;
} joiners[] = {
    { "می\xE2\x80\x8Cخواهم", true }, /* Persian: between letters that would join */
    { "خانه\xE2\x80\x8Cها", true },  /* likewise */
    { "شَ\xE2\x80\x8Cهر", true },     /* a mark stands between */
    { "ශ්\xE2\x80\x8Dරී ලංකා", true }, /* Sinhala: behind a virama */
    { "അവന്\xE2\x80\x8D", true },     /* Malayalam: a letter that closes the word */
    { "क्\xE2\x80\x8Cष", true },      /* Hindi: behind a virama, before a letter */
    { "क्\xE2\x80\x8Dष", true },
    { "র\xE2\x80\x8D্যাচেল", true }, /* Bengali: RA keeps its form before a virama */
    { "ರ\xE2\x80\x8D್ಕ", true },     /* likewise in Kannada */
    { "র\xE2\x80\x8D্", false },     /* nothing follows */
    { "র\xE2\x80\x8Cয", false },    /* no virama */
    { "क्\xE2\x80\x8C", false },     /* nothing follows */
    { "A\xE2\x80\x8C"
      "B",
      false }, /* Latin letters join nothing */
    { "A\xE2\x80\x8D"
      "B",
      false },
    { "می\xE2\x80\x8C", false }, /* nothing that would join */
    { "\xE2\x80\x8Cمی", false },
    { "می\xE2\x80\x8Dخواهم", false }, /* they join without it */
    { "می\xE2\x80\x8C\xE2\x80\x8Cخ", false },
    { "ක\xE2\x80\x8D", false }, /* no virama */
};

/* After a letter that joins nothing behind it one does nothing, but people type it between the parts of a name: it is left out. */
static const struct {
    const char *typed, *taken;
} idle[] = {
    { "ر\xE2\x80\x8Cا", "را" },
    { "محمد\xE2\x80\x8Cرضا", "محمدرضا" },
    { "نا\xE2\x80\x8Cامید می\xE2\x80\x8Cخواهم", "ناامید می\xE2\x80\x8Cخواهم" },
    { "محمَدّ\xE2\x80\x8Cرضا", "محمَدّرضا" }, /* marks stand between */
};

static void joiners_that_do_nothing(void **state)
{
    struct arena a = { 0 };
    struct str out;

    (void)state;
    for (size_t i = 0; i < sizeof idle / sizeof *idle; i++) {
        struct str typed = str_of(idle[i].typed);
        assert_true(text_nfc(typed, &a, &out));
        expect(out, idle[i].taken);
        assert_false(text_is_plain(typed));
    }
    assert_false(text_nfc(STR("ر\xE2\x80\x8C"), &a, &out));
    assert_false(text_nfc(STR("ر\xE2\x80\x8C ا"), &a, &out));
    assert_false(text_nfc(STR("د\xE2\x80\x8D"
                              "A"),
                          &a, &out));
    arena_free(&a);
}

static void joiners_where_they_are_spelling(void **state)
{
    struct arena a = { 0 };
    struct str out;

    (void)state;
    for (size_t i = 0; i < sizeof joiners / sizeof *joiners; i++) {
        struct str text = str_of(joiners[i].text);
        if (text_nfc(text, &a, &out) != joiners[i].stands || text_is_plain(text) != joiners[i].stands ||
            str_eq(text_shown(text, false, &a), text) != joiners[i].stands)
            fail_msg("%zu: %s", i, joiners[i].text);
    }
    expect(text_fold(&a, STR("خانه\xE2\x80\x8Cها")), "خانهها");
    expect(text_fold(&a, STR("ශ්\xE2\x80\x8Dරී")), "ශ්රී");
    assert_false(str_eq(text_fold(&a, STR("राम")), text_fold(&a, STR("रमा")))); /* vowels are spelling */
    assert_false(str_eq(text_fold(&a, STR("คิด")), text_fold(&a, STR("คด"))));
    expect(text_fold(&a, STR("שָׁלוֹם")), "שלום"); /* points are not */
    arena_free(&a);
}

static void refused(void **state)
{
    static const struct str row[] = {
        { "\xFF", 1 },             /* never in UTF-8 */
        { "Gr\xFCnfeld", 8 },      /* Latin-1 */
        { "\xC3", 1 },             /* cut in a letter */
        { "\xC0\x80", 2 },         /* overlong */
        { "\xED\xA0\x80", 3 },     /* half a surrogate pair */
        { "\xF4\x90\x80\x80", 4 }, /* beyond Unicode */
        { "a\0b", 3 },             /* zero byte */
        { "a\x1B[31mb", 7 },       /* escape */
        { "a\x7F", 2 },            /* delete */
        { "a\xC2\x85"
          "b",
          4 }, /* C1 control */
        { "a\xE2\x80\xAE"
          "b",
          5 }, /* right-to-left override */
        { "a\xE2\x81\xA6"
          "b",
          5 }, /* isolate */
        { "a\xE2\x80\x8B"
          "b",
          5 }, /* blank of no width */
        { "a\xE2\x80\x8D"
          "b",
          5 }, /* joiner */
        { "a\xC2\xAD"
          "b",
          4 }, /* soft hyphen */
        { "\xEF\xBB\xBF"
          "ab",
          5 }, /* byte order mark */
        { "a\xE2\x81\xA0"
          "b",
          5 }, /* word joiner */
        { "a\xE3\x85\xA4"
          "b",
          5 }, /* filler */
        { "a\xF3\xA0\x81\xA1"
          "b",
          6 }, /* tag */
    };
    struct arena a = { 0 };
    struct str out = STR("as before");

    (void)state;
    for (size_t i = 0; i < sizeof row / sizeof *row; i++)
        assert_false(text_nfc(row[i], &a, &out));
    expect(out, "as before");
    arena_free(&a);
}

/* UTF-8 of a code point, by the table of the Unicode Standard (3-6). */
static struct str utf8(long c, char out[4])
{
    int n = c < 0x80 ? 1 : c < 0x800 ? 2 : c < 0x10000 ? 3 : 4;
    static const unsigned char head[] = { 0, 0x00, 0xC0, 0xE0, 0xF0 };

    for (int i = n - 1; i > 0; i--, c >>= 6)
        out[i] = (char)(0x80 | (c & 0x3F));
    out[0] = (char)(head[n] | c);
    return (struct str){ out, (size_t)n };
}

/* Default_Ignorable_Code_Point of the Unicode Character Database, and its noncharacters: two of each plane, and 32 besides. */
static void refused_unseen(void **state)
{
    static const long range[][2] = {
        { 0x00AD, 0x00AD }, { 0x034F, 0x034F },   { 0x061C, 0x061C },   { 0x115F, 0x1160 },   { 0x17B4, 0x17B5 },
        { 0x180B, 0x180F }, { 0x200B, 0x200F },   { 0x202A, 0x202E },   { 0x2060, 0x206F },   { 0x3164, 0x3164 },
        { 0xFDD0, 0xFDEF }, { 0xFE00, 0xFE0F },   { 0xFEFF, 0xFEFF },   { 0xFFA0, 0xFFA0 },   { 0xFFF0, 0xFFF8 },
        { 0xFFFC, 0xFFFC }, { 0x1BCA0, 0x1BCA3 }, { 0x1D173, 0x1D17A }, { 0xE0000, 0xE0FFF },
    };
    struct arena a = { 0 };
    struct str out = STR("as before");
    char bytes[4];

    (void)state;
    for (size_t i = 0; i < sizeof range / sizeof *range; i++)
        for (long c = range[i][0]; c <= range[i][1]; c++)
            assert_false(text_nfc(utf8(c, bytes), &a, &out));
    for (long plane = 0; plane <= 16; plane++) {
        assert_false(text_nfc(utf8(plane * 0x10000 + 0xFFFE, bytes), &a, &out));
        assert_false(text_nfc(utf8(plane * 0x10000 + 0xFFFF, bytes), &a, &out));
    }
    expect(out, "as before");
    expect(text_shown(STR("a\xEF\xBF\xBE"), false, &a), "a\\uFFFE");
    assert_true(text_nfc(utf8(0x0301, bytes), &a, &out)); /* what stands beside them is a letter like any other */
    assert_true(text_nfc(utf8(0xFFFD, bytes), &a, &out));
    assert_true(text_nfc(utf8(0x1F3F4, bytes), &a, &out));
    arena_free(&a);
}

static void folding(void **state)
{
    static const struct {
        const char *in, *want;
    } row[] = {
        { "Świercz, Dariusz", "swiercz, dariusz" },
        { "MÜLLER", "muller" },
        { "Đặng", "dang" },
        { "Đurić", "duric" },
        { "Þórsson", "thorsson" },
        { "Łukasz", "lukasz" },
        { "Ærøskøbing", "aeroskobing" },
        { "Œuvre", "oeuvre" },
        { "Großmann", "grossmann" },
        { "Məmmədov", "memmedov" },
        { "Ilıcalı", "ilicali" },
        { "İstanbul", "istanbul" },
        { "Ħal Ŧŋ", "hal tng" },
        { "N’Diaye", "n'diaye" },
        { "ЁЛКИН", "елкин" },
        { "ΆΡΗΣ", "αρησ" },
        { "ბათუმი", "ბათუმი" },
        { "", "" },
        { "a\xFF"
          "b",
          "a\xFF"
          "b" },
    };
    struct arena a = { 0 };

    (void)state;
    for (size_t i = 0; i < sizeof row / sizeof *row; i++)
        expect(text_fold(&a, str_of(row[i].in)), row[i].want);
    arena_free(&a);
}

static void width(void **state)
{
    (void)state;
    assert_int_equal(text_width(STR("")), 0);
    assert_int_equal(text_width(STR("Carlsen")), 7);
    assert_int_equal(text_width(STR("Nguyễn")), 6);
    assert_int_equal(text_width(STR("e\xCC\x81")), 1);
    assert_int_equal(text_width(STR("საქართველო")), 10);
    assert_int_equal(text_width(STR("中国")), 4);
    assert_int_equal(text_width(STR("한국")), 4);
    assert_int_equal(text_width(STR("ชื่อที่นี่")), 4);
    assert_int_equal(text_width(STR("ישראל")), 5);
    assert_int_equal(text_width(STR("مُحَمَّد")), 4);
    assert_int_equal(text_width(STR("\xFF\xFF")), 2);
}

static void cutting(void **state)
{
    static const struct {
        const char *in;
        int columns;
        const char *want;
    } row[] = {
        { "Turkey", 6, "Turkey" },
        { "Turkey", 5, "Tu…ey" }, /* a third of the rest is the end, two columns at least */
        { "Turkey", 4, "T…ey" },
        { "Turkey", 3, "Tu…" }, /* there is no room for an end */
        { "Turkey", 1, "…" },
        { "Turkey", 0, "" },
        { "Turkey", -3, "" },
        { "", 0, "" },
        { "Chess Club of Upper Nowhere I", 13, "Chess Cl…re I" },
        { "Chess Club of Upper Nowhere II", 13, "Chess Cl…e II" },
        { "Chess Club of Upper Nowhere III", 6, "Che…II" },
        { "Nguyễn Ngọc", 6, "Ngu…ọc" },
        { "Le Quang", 5, "Le…ng" }, /* no blank before the ellipsis, nor behind it */
        { "Quang Le", 6, "Qua…Le" },
        { "e\xCC\x81"
          "e\xCC\x81"
          "e\xCC\x81",
          2, "e\xCC\x81…" }, /* a mark stays with its letter */
        { "abe\xCC\x81"
          "e\xCC\x81",
          3, "ab…" },
        { "abce\xCC\x81"
          "e\xCC\x81",
          4,
          "a…e\xCC\x81"
          "e\xCC\x81" },
        { "中国队", 4, "中…" }, /* half a wide letter is not shown */
        { "中国队", 5, "中…队" },
    };
    struct arena a = { 0 };

    (void)state;
    for (size_t i = 0; i < sizeof row / sizeof *row; i++)
        expect(text_cut(&a, str_of(row[i].in), row[i].columns), row[i].want);
    arena_free(&a);
}

static void letters_are_taken_off_one_by_one(void **state)
{
    static const int want[] = { 'a', 0x1EC5, 0x1F3C6, -1, '(', 0x10E1 };
    struct str rest = STR("a\xE1\xBB\x85\xF0\x9F\x8F\x86\xC3(\xE1\x83\xA1");

    (void)state;
    for (size_t i = 0; i < sizeof want / sizeof *want; i++)
        assert_int_equal(text_letter(&rest), want[i]);
    assert_int_equal(rest.n, 0);
}

static void what_is_shown(void **state)
{
    static const struct {
        struct str in;
        bool lines;
        const char *want;
    } row[] = {
        { STR("Đặng, Thị Bảo Trâm"), false, "Đặng, Thị Bảo Trâm" },
        { STR("a\033[31mb"), false, "a\\u001B[31mb" },
        { STR("a\033[31mb"), true, "a\\u001B[31mb" },
        { STR("one\ntwo\tthree\r\n"), true, "one\ntwo\tthree\r\n" },
        { STR("one\rtwo\r"), true, "one\\u000Dtwo\\u000D" },
        { STR("one\ntwo"), false, "one\\u000Atwo" },
        { STR("a\0\x7F"), false, "a\\u0000\\u007F" },
        { STR("\xFF\xC3"), false, "\\xFF\\xC3" },
        { STR("\xC2\x9B"
              "2J"),
          false, "\\u009B2J" },
        { STR("\xF3\xA0\x81\xA1"), false, "\\U000E0061" },
    };
    struct arena a = { 0 };

    (void)state;
    for (size_t i = 0; i < sizeof row / sizeof *row; i++)
        expect(text_shown(row[i].in, row[i].lines, &a), row[i].want);
    arena_free(&a);
}

/* Capitals by the character database of Unicode: its titlecase mapping. Georgian has no other letters there. */
static void capitals(void **state)
{
    static const struct {
        struct str in;
        const char *want;
    } row[] = {
        { STR("no team"), "No team" },
        { STR("übrig"), "Übrig" },
        { STR("ещё раз"), "Ещё раз" },
        { STR("ǆep"), "ǅep" },
        { STR("ირაკლი"), "ირაკლი" },
        { STR("Élan"), "Élan" },
        { STR("1 team"), "1 team" },
        { STR("\xFFno team"), "\xFFno team" },
        { STR(""), "" },
    };
    struct arena a = { 0 };

    (void)state;
    for (size_t i = 0; i < sizeof row / sizeof *row; i++)
        expect(text_capital(&a, row[i].in), row[i].want);
    arena_free(&a);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(clean_spelling),
        cmocka_unit_test(joiners_where_they_are_spelling),
        cmocka_unit_test(joiners_that_do_nothing),
        cmocka_unit_test(refused),
        cmocka_unit_test(refused_unseen),
        cmocka_unit_test(folding),
        cmocka_unit_test(width),
        cmocka_unit_test(cutting),
        cmocka_unit_test(letters_are_taken_off_one_by_one),
        cmocka_unit_test(what_is_shown),
        cmocka_unit_test(capitals),
    };

    return cmocka_run_group_tests_name("text", tests, NULL, NULL);
}
