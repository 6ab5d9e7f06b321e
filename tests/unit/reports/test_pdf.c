/* SPDX-License-Identifier: Apache-2.0 */
#include "sample.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "engine/base/arena.h"
#include "engine/base/err.h"
#include "reports/format/font.h"
#include "reports/format/pdf_pack.h"
#include "reports/format/truetype.h"
#include "tests/said.h"
#include "tests/unit/reports/hard_names.h"

static char folder[] = "/tmp/olympair-pdf-XXXXXX";

static int make_folder(void **state)
{
    (void)state;
    return mkdtemp(folder) ? 0 : -1;
}

static int remove_folder(void **state)
{
    char command[100];

    (void)state;
    snprintf(command, sizeof command, "rm -rf '%s'", folder);
    return system(command);
}

/* What a command prints; %s in it is the folder. It must end well. */
static struct str run(struct arena *a, const char *command)
{
    char line[400];
    char *out = arena_new(a, char, 1 << 22);

    snprintf(line, sizeof line, command, folder, folder, folder);
    FILE *p = popen(line, "r");
    assert_non_null(p);
    size_t n = fread(out, 1, 1 << 22, p);
    if (pclose(p) != 0)
        fail_msg("%s", line);
    return (struct str){ out, n };
}

static void keep(struct str bytes, const char *name)
{
    char path[100];

    snprintf(path, sizeof path, "%s/%s", folder, name);
    FILE *f = fopen(path, "wb");
    assert_non_null(f);
    assert_int_equal(fwrite(bytes.p, 1, bytes.n, f), bytes.n);
    assert_int_equal(fclose(f), 0);
}

#define X(...) +1
enum { KINDS = 0 REPORTS(X) };
#undef X

/* Every second report; SOAK=1: all. */
static int some(void)
{
    return getenv("SOAK") ? 1 : 2;
}

static void same_event_same_bytes(void **state)
{
    struct arena a = { 0 };

    (void)state;
    for (int r = 0; r < KINDS; r += some()) {
        struct sheet one = sample_report(sample_event(&a), report_row(r)->name, 0, 1, &a);
        struct sheet two = sample_report(sample_event(&a), report_row(r)->name, 0, 1, &a);
        struct str x = sample_bytes(&one, "pdf", &a), y = sample_bytes(&two, "pdf", &a);
        assert_true(str_eq(x, y));
    }
    arena_free(&a);
}

static void sheets_are_sound_pdf_with_their_fonts_inside(void **state)
{
    struct arena a = { 0 };

    (void)state;
    for (int r = some() - 1; r < KINDS; r += some()) {
        struct sheet t = sample_report(sample_event(&a), report_row(r)->name, 0, 1, &a);
        keep(sample_bytes(&t, "pdf", &a), "sheet.pdf");
        assert_true(contains(run(&a, "qpdf --check '%s/sheet.pdf'"), "No syntax or stream encoding errors"));
        struct str fonts = run(&a, "pdffonts '%s/sheet.pdf' | tail -n +3");
        while (fonts.n > 0)
            assert_true(contains(str_cut(&fonts, '\n'), " yes yes yes "));
        assert_int_equal(run(&a, "pdftotext '%s/sheet.pdf' - 2>&1 >'%s/text'").n, 0);
        assert_false(contains(run(&a, "pdfinfo '%s/sheet.pdf'"), "CreationDate"));
    }
    arena_free(&a);
}

static void what_is_no_stream_is_packed(void **state)
{
    struct arena a = { 0 };

    (void)state;
    struct sheet t = sample_report(sample_event(&a), "standings", 0, 1, &a);
    struct str pdf = sample_bytes(&t, "pdf", &a);
    assert_true(contains(pdf, "/ObjStm") && contains(pdf, "/XRef"));
    assert_false(contains(pdf, "/MediaBox"));
    keep(pdf, "sheet.pdf");
    assert_true(contains(run(&a, "qpdf --qdf --object-streams=disable '%s/sheet.pdf' - | grep -a -m 1 -o /MediaBox"),
                         "/MediaBox"));
    arena_free(&a);
}

/* Cut short anywhere, or of another make: no table of places stands where it should. */
static void other_bytes_stay_as_they_are(void **state)
{
    static const char whole[] =
        "%PDF-1.4\n1 0 obj\n<<\n>>\nendobj\nxref\n0 2\n0000000000 65535 f\r\n0000000009 00000 n\r\n"
        "trailer\n<<\n/Root 1 0 R\n/Size 2\n>>\nstartxref\n30\n%%EOF\n";
    struct arena a = { 0 };

    (void)state;
    assert_true(contains(pdf_pack(str_of(whole), NULL, &a), "/ObjStm"));
    for (size_t n = 0; n < sizeof whole - 1 - sizeof "30\n%%EOF"; n++) {
        struct str cut = { whole, n };
        assert_ptr_equal(pdf_pack(cut, NULL, &a).p, whole);
    }
    arena_free(&a);
}

/* Three tables of one, five and two bytes; that of letters goes. Worked out by hand from the OpenType specification: 12 bytes, two rows of 16, tables on places
   that four divides. */
static void a_font_keeps_the_tables_that_pdf_reads(void **state)
{
    static const char font[] = "\0\1\0\0\0\3\0\x20\0\1\0\x10"
                               "cmap\1\2\3\4\0\0\0\x3C\0\0\0\1"
                               "glyf\5\6\7\x8\0\0\0\x40\0\0\0\5"
                               "loca\1\1\1\1\0\0\0\x48\0\0\0\2"
                               "c\0\0\0"
                               "abcde\0\0\0"
                               "lo";
    static const char less[] = "\0\1\0\0\0\2\0\x20\0\1\0\0"
                               "glyf\5\6\7\x8\0\0\0\x2C\0\0\0\5"
                               "loca\1\1\1\1\0\0\0\x34\0\0\0\2"
                               "abcde\0\0\0"
                               "lo\0\0";
    const size_t whole = sizeof font - 1;
    struct arena a = { 0 };

    (void)state;
    struct str kept = truetype_for_pdf((struct str){ font, whole }, &a);
    assert_int_equal(kept.n, sizeof less - 1);
    assert_memory_equal(kept.p, less, kept.n);
    for (size_t n = 0; n < whole; n++) { /* cut short anywhere: the last table is not there */
        struct str cut = { str_copy(&a, (struct str){ font, n }).p, n };
        assert_ptr_equal(truetype_for_pdf(cut, &a).p, cut.p);
    }
    arena_free(&a);
}

static void put_16(char *at, int n)
{
    at[0] = (char)(n >> 8);
    at[1] = (char)n;
}

/* Seven glyphs, of which the last is drawn: of the others the first four keep their widths, and the fifth, as wide as the space. By hand: behind the head and
   four rows stand head, hhea, hmtx and loca, and none of them moves. */
static void widths_of_glyphs_that_are_not_drawn_are_cleared(void **state)
{
    enum {
        GLYPHS = 7,
        TABLES = 12 + 4 * 16,
        HEAD = TABLES,
        HHEA = HEAD + 52,
        HMTX = HHEA + 36,
        LOCA = HMTX + 28,
        END = LOCA + 16
    };
    static const struct {
        const char *tag;
        int at, size;
    } tables[] = { { "head", HEAD, 52 }, { "hhea", HHEA, 36 }, { "hmtx", HMTX, 28 }, { "loca", LOCA, 16 } };
    static const int wide[GLYPHS] = { 500, 0, 250, 250, 250, 600, 700 },
                     kept[GLYPHS] = { 500, 0, 250, 250, 250, 0, 700 };
    char font[END] = { 0, 1, 0, 0, 0, 4 };
    struct arena a = { 0 };

    (void)state;
    for (int i = 0; i < 4; i++) {
        memcpy(font + 12 + 16 * i, tables[i].tag, 4);
        put_16(font + 12 + 16 * i + 10, tables[i].at);
        put_16(font + 12 + 16 * i + 14, tables[i].size);
    }
    put_16(font + HHEA + 34, GLYPHS);
    for (int i = 0; i < GLYPHS; i++)
        put_16(font + HMTX + 4 * i, wide[i]);
    put_16(font + LOCA + 2 * GLYPHS, 10); /* the end of the last, which is not its beginning */
    struct str out = truetype_for_pdf((struct str){ font, END }, &a);
    assert_int_equal(out.n, END);
    for (int i = 0; i < GLYPHS; i++) {
        char width[2];
        put_16(width, kept[i]);
        assert_memory_equal(out.p + HMTX + 4 * i, width, 2);
    }
    /* 500 + 0 + 250 + 250 + 250 + 700 in the upper halves */
    assert_memory_equal(out.p + 12 + 2 * 16 + 4, "\x07\x9E\0\0", 4);
    arena_free(&a);
}

/* Each stream says itself how long it is, and no font says what its glyphs are called. */
static void streams_say_how_long_they_are_and_fonts_no_names(void **state)
{
    struct arena a = { 0 };

    (void)state;
    struct sheet t = sample_report(sample_event(&a), "standings", 0, 1, &a);
    struct str pdf = sample_bytes(&t, "pdf", &a);
    assert_true(contains(pdf, "/Length1 "));
    keep(pdf, "sheet.pdf");
    run(&a, "! grep -a -E '/Length [0-9]+ 0 R' '%s/sheet.pdf'");
    run(&a, "qpdf --qdf '%s/sheet.pdf' - | grep -a -q loca && ! qpdf --qdf '%s/sheet.pdf' - | grep -a -q post");
    arena_free(&a);
}

/* Pages, fonts, maps of letters, and what is no stream. */
static void every_stream_is_packed(void **state)
{
    struct arena a = { 0 };
    int n = 0;

    (void)state;
    struct sheet t = sample_report(sample_event(&a), "standings", 0, 1, &a);
    struct str pdf = sample_bytes(&t, "pdf", &a);
    for (const char *at = pdf.p; (at = memmem(at, (size_t)(pdf.p + pdf.n - at), "endobj", 6)); at += 6) {
        struct str rest = { at, (size_t)(pdf.p + pdf.n - at) };
        const char *stream = memmem(rest.p, rest.n, ">>\nstream", 9);
        const char *next = memmem(rest.p + 6, rest.n - 6, "endobj", 6);
        if (!stream || !next || stream > next)
            continue;
        const struct str dictionary = { at, (size_t)(stream - at) };
        assert_true(contains(dictionary, "/FlateDecode") || contains(dictionary, "/Length 0\n"));
        n++;
    }
    assert_true(n >= 5);
    arena_free(&a);
}

static void names_of_many_scripts_can_be_searched(void **state)
{
    static const char *const names[] = { "Nguyễn, Ngọc Trường Sơn",
                                         "ჯობავა, ბაადურ",
                                         "Їжак, Ґалаґан",
                                         "Đurić, Želimir",
                                         "Արոնյան, Լևոն",
                                         "საქართველო",
                                         "Việt Nam",
                                         "Bakı, AZE",
                                         "2½",
                                         "1–14 September 2016" };
    struct arena a = { 0 };
    struct sheet t = sample_report(sample_event(&a), "boards", 1, NOBODY, &a);

    (void)state;
    keep(sample_bytes(&t, "pdf", &a), "sheet.pdf");
    struct str text = run(&a, "pdftotext -layout '%s/sheet.pdf' -");
    for (size_t i = 0; i < sizeof names / sizeof *names; i++)
        if (!contains(text, names[i]))
            fail_msg("%s is not in the sheet", names[i]);
    assert_true(
        contains(run(&a, "pdfinfo '%s/sheet.pdf'"), "Test Olympiad – Open Section – Board pairings – Round 1\n"));
    arena_free(&a);
}

/* A sheet of nothing but these names, each in a row of its own. */
static struct sheet sheet_of(const char *const *name, int n, struct arena *a)
{
    static const struct column col[] = { { .title = "No." }, { .title = "Name", .name = true } };
    struct sheet s = { .name = "names", .scale = SCALE_LIST };
    struct table *t = sheet_table(&s, &(struct table){ .col = col, .ncol = 2 }, a);
    struct block *b = table_block(t, n, a);

    for (int i = 0; i < n; i++) {
        struct cell *c = block_row(b, i % 2 ? TONE_STRONG : TONE_PLAIN);
        c[0] = cell_number(i + 1);
        c[1] = cell_text(str_of(name[i]));
    }
    return s;
}

/* Programs put signs that are not seen, of which way letters are read (U+200E, U+200F, U+202A to U+202E), round words to the left. */
static struct str without_directions(struct str text, struct arena *a)
{
    char *to = arena_new(a, char, text.n);
    size_t n = 0;

    for (size_t i = 0; i < text.n; i++)
        if (i + 2 < text.n && memcmp(text.p + i, "\xE2\x80", 2) == 0 &&
            strchr("\x8E\x8F\xAA\xAB\xAC\xAD\xAE", text.p[i + 2]))
            i += 2;
        else
            to[n++] = text.p[i];
    return (struct str){ to, n };
}

static bool has_all_fonts(void)
{
    for (int which = 0; which < FONT_COUNT; which++)
        if (sample_page().fonts->path[which][0].n == 0) {
            print_message("skipped: install the package %s\n", font_package((enum font)which));
            return false;
        }
    return true;
}

/* Regular and bold, by place and in the order of their words. */
static void hard_names_are_found_as_they_are_read(void **state)
{
    const int n = sizeof hard_names / sizeof *hard_names;
    static const char *const ways[] = { "pdftotext '%s/sheet.pdf' -", "pdftotext -layout '%s/sheet.pdf' -" };
    struct arena a = { 0 };
    struct sheet s = sheet_of(hard_names, n, &a);

    (void)state;
    assert_true(n >= 60);
    if (!has_all_fonts())
        return;
    keep(sample_bytes(&s, "pdf", &a), "sheet.pdf");
    run(&a, "qpdf --check '%s/sheet.pdf'");
    for (int way = 0; way < 2; way++) {
        struct str text = without_directions(run(&a, ways[way]), &a);
        for (int i = 0; i < n; i++)
            if (!contains(text, hard_names[i]))
                fail_msg("%s is not found by %s", hard_names[i], ways[way]);
    }
    arena_free(&a);
}

/* The sample with the name of its first team changed. */
static struct str sheet_with(struct str name, struct arena *a)
{
    struct event *e = sample_event(a);

    e->section->squad[0].name = name;
    struct sheet t = sample_report(e, "numbers", 0, NOBODY, a);
    return sample_bytes(&t, "pdf", a);
}

static void what_no_font_has_makes_a_sheet(void **state)
{
    static const char *const names[] = { "a🏆b", "\xC3(", "ສະບາຍດີ", "\xFF\xFE", "भारत", "ישראל", "العراق", "\u0378" };
    struct arena a = { 0 };

    (void)state;
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        keep(sheet_with(str_of(names[i]), &a), "sheet.pdf");
        run(&a, "qpdf --check '%s/sheet.pdf'");
    }
    keep(sheet_with(STR("a🏆b"), &a), "sheet.pdf");
    assert_true(contains(run(&a, "pdftotext '%s/sheet.pdf' -"), "ab"));
    keep(sheet_with((struct str){ "a\0\x07"
                                  "b\u200Fc",
                                  8 },
                    &a),
         "sheet.pdf");
    assert_true(contains(run(&a, "pdftotext '%s/sheet.pdf' -"), "a\\u0000\\u0007b\\u200Fc"));
    arena_free(&a);
}

/* Georgia has the first team of the sample, and "საქართველო" only its own letters. */
static void a_federation_stands_in_for_a_name(void **state)
{
    struct arena a = { 0 };

    (void)state;
    keep(sheet_with(STR("a\u0378b"), &a), "sheet.pdf");
    struct str text = run(&a, "pdftotext '%s/sheet.pdf' -");
    assert_true(contains(text, "Georgia") && !contains(text, "a\uFFFD") && !contains(text, "\uFFFDb"));
    keep(sheet_with(STR("🏆"), &a), "sheet.pdf");
    assert_true(contains(run(&a, "pdftotext '%s/sheet.pdf' -"), "Georgia"));
    keep(sheet_with(STR("a🏆b"), &a), "sheet.pdf");
    assert_false(contains(run(&a, "pdftotext '%s/sheet.pdf' -"), "Georgia"));
    arena_free(&a);
}

static void a_name_of_any_length_makes_a_sheet(void **state)
{
    struct arena a = { 0 };
    char *name = arena_new(&a, char, 70000);

    (void)state;
    memset(name, 'W', 70000);
    keep(sheet_with((struct str){ name, 70000 }, &a), "sheet.pdf");
    run(&a, "qpdf --check '%s/sheet.pdf'");
    assert_true(contains(run(&a, "pdftotext '%s/sheet.pdf' -"), "WWWW…"));
    arena_free(&a);
}

/* Not names alone: a reason of an older event, a note, whatever stands in any column. */
static void a_text_of_any_length_makes_a_sheet(void **state)
{
    struct arena a = { 0 };
    char *text = arena_new(&a, char, 70000);

    (void)state;
    memset(text, 'W', 70000);
    for (int i = -1; i < 5; i++) {
        struct sheet t = sample_report(sample_event(&a), "numbers", 0, NOBODY, &a);
        if (i < 0)
            sheet_note(&t, (struct str){ text, 70000 }, &a);
        else if (i < t.part[0]->table.ncol)
            t.part[0]->table.block[0].row[0].cell[i] = cell_text((struct str){ text, 70000 });
        keep(sample_bytes(&t, "pdf", &a), "sheet.pdf");
        run(&a, "qpdf --check '%s/sheet.pdf'");
    }
    arena_free(&a);
}

static void paper_is_as_wanted(void **state)
{
    struct arena a = { 0 };
    struct sheet t = sample_report(sample_event(&a), "standings", 0, NOBODY, &a);
    struct page_options letter = sample_page();
    struct err e = { 0 };
    struct str out;

    (void)state;
    letter.paper = PAPER_LETTER;
    assert_true(format_write(format_find(STR("pdf")), &t, &letter, &a, &out, &e));
    keep(out, "sheet.pdf");
    assert_true(contains(run(&a, "pdfinfo '%s/sheet.pdf'"), "612 x 792 pts (letter)"));
    keep(sample_bytes(&t, "pdf", &a), "sheet.pdf");
    assert_true(contains(run(&a, "pdfinfo '%s/sheet.pdf'"), "(A4)"));
    arena_free(&a);
}

static void a_folder_of_fonts_can_be_named(void **state)
{
    struct arena a = { 0 };
    struct font_files files, again;
    struct err e = { 0 };

    (void)state;
    assert_true(font_load(&a, &files, &e));
    char *path = str_c(&a, files.path[FONT_TEXT][0]);
    *strrchr(path, '/') = '\0';
    setenv("OLYMPAIR_FONTS", path, 1);
    bool found = font_load(&a, &again, &e);
    unsetenv("OLYMPAIR_FONTS");
    assert_true(found);
    for (int bold = 0; bold < 2; bold++)
        assert_true(str_eq(again.path[FONT_TEXT][bold], files.path[FONT_TEXT][bold]));
    assert_false(str_eq(again.path[FONT_TEXT][0], again.path[FONT_TEXT][1]));
    arena_free(&a);
}

static void without_fonts_there_is_one_clear_sentence(void **state)
{
    struct arena a = { 0 };
    struct font_files files;
    struct err e = { 0 };

    (void)state;
    run(&a, "mkdir -p '%s/none'");
    setenv("OLYMPAIR_FONTS", str_c(&a, str_fmt(&a, "%s/none", folder)), 1);
    bool found = font_load(&a, &files, &e);
    unsetenv("OLYMPAIR_FONTS");
    assert_false(found);
    assert_int_equal(e.kind, ERR_IO);
    assert_non_null(strstr(err_said(&e), "Liberation Sans"));
    assert_non_null(strstr(err_said(&e), "OLYMPAIR_FONTS"));
    arena_free(&a);
}

/* A TrueType file: where its tables begin. */
struct truetype {
    struct str bytes;
    size_t loca, glyf;
    bool wide; /* four bytes for an offset */
    int glyphs;
};

static int number_at(struct str s, size_t at)
{
    assert_true(at + 2 <= s.n);
    return (unsigned char)s.p[at] << 8 | (unsigned char)s.p[at + 1];
}

static size_t long_at(struct str s, size_t at)
{
    return (size_t)number_at(s, at) << 16 | (size_t)number_at(s, at + 2);
}

static size_t table_at(struct str s, const char *tag)
{
    for (int i = 0; i < number_at(s, 4); i++)
        if (memcmp(s.p + 12 + 16 * i, tag, 4) == 0)
            return long_at(s, (size_t)(12 + 16 * i + 8));
    fail_msg("no table %s", tag);
    return 0;
}

static struct truetype truetype_read(struct str s)
{
    return (struct truetype){ s, table_at(s, "loca"), table_at(s, "glyf"), number_at(s, table_at(s, "head") + 50) != 0,
                              number_at(s, table_at(s, "maxp") + 4) };
}

static size_t offset_of(const struct truetype *t, int glyph)
{
    size_t g = (size_t)glyph;

    return t->wide ? long_at(t->bytes, t->loca + 4 * g) : 2 * (size_t)number_at(t->bytes, t->loca + 2 * g);
}

static bool is_empty(const struct truetype *t, int glyph)
{
    return offset_of(t, glyph) == offset_of(t, glyph + 1);
}

static bool is_composite(const struct truetype *t, int glyph)
{
    return !is_empty(t, glyph) && number_at(t->bytes, t->glyf + offset_of(t, glyph)) == 0xFFFF;
}

/* Counts the parts of a composite glyph: those that are not there, those that are composite again.
 */
static void count_parts(const struct truetype *t, int glyph, int *missing, int *nested)
{
    size_t at = t->glyf + offset_of(t, glyph) + 10;
    int flags;

    do {
        flags = number_at(t->bytes, at);
        int part = number_at(t->bytes, at + 2);
        *missing += is_empty(t, part);
        *nested += is_composite(t, part);
        at += flags & 1 ? 8 : 6;
        at += flags & 8 ? 2 : flags & 64 ? 4 : flags & 128 ? 8 : 0;
    } while (flags & 32);
}

/* Over all fonts inside sheet.pdf. */
static void count_glyph_parts(struct arena *a, int *missing, int *nested)
{
    struct str list = run(a, "qpdf --qdf '%s/sheet.pdf' '%s/plain.pdf' &&"
                             " grep -a -o 'FontFile2 [0-9]*' '%s/plain.pdf' | cut -d' ' -f2");

    *missing = *nested = 0;
    assert_true(list.n > 0);
    while (list.n > 0) {
        struct str id = str_cut(&list, '\n');
        struct str show = str_fmt(a, "qpdf --show-object=%.*s --filtered-stream-data '%%s/plain.pdf'", STR_ARG(id));
        struct truetype t = truetype_read(run(a, str_c(a, show)));
        for (int g = 0; g < t.glyphs; g++)
            if (is_composite(&t, g))
                count_parts(&t, g, missing, nested);
    }
}

/* Where it is the only font for Arabic, DejaVu Sans draws the alef from two parts, one of which is made of parts itself; libharu keeps
   the first level only. */
static void accents_of_accents_are_kept(void **state)
{
    struct arena a = { 0 };
    int missing, nested;

    (void)state;
    struct font_files files = *sample_page().fonts;
    files.path[FONT_ARABIC][0] = files.path[FONT_ARABIC][1] = (struct str){ 0 };
    struct page_options page = sample_page();
    page.fonts = &files;
    const char *const alef = "أ";
    struct sheet s = sheet_of(&alef, 1, &a);
    struct err e = { 0 };
    struct str out;
    assert_true(format_write(format_find(STR("pdf")), &s, &page, &a, &out, &e));
    keep(out, "sheet.pdf");
    count_glyph_parts(&a, &missing, &nested);
    assert_true(nested > 0);
    assert_int_equal(missing, 0);
    arena_free(&a);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(same_event_same_bytes),
        cmocka_unit_test(sheets_are_sound_pdf_with_their_fonts_inside),
        cmocka_unit_test(what_is_no_stream_is_packed),
        cmocka_unit_test(other_bytes_stay_as_they_are),
        cmocka_unit_test(a_font_keeps_the_tables_that_pdf_reads),
        cmocka_unit_test(widths_of_glyphs_that_are_not_drawn_are_cleared),
        cmocka_unit_test(streams_say_how_long_they_are_and_fonts_no_names),
        cmocka_unit_test(every_stream_is_packed),
        cmocka_unit_test(names_of_many_scripts_can_be_searched),
        cmocka_unit_test(hard_names_are_found_as_they_are_read),
        cmocka_unit_test(what_no_font_has_makes_a_sheet),
        cmocka_unit_test(a_federation_stands_in_for_a_name),
        cmocka_unit_test(a_name_of_any_length_makes_a_sheet),
        cmocka_unit_test(a_text_of_any_length_makes_a_sheet),
        cmocka_unit_test(paper_is_as_wanted),
        cmocka_unit_test(a_folder_of_fonts_can_be_named),
        cmocka_unit_test(without_fonts_there_is_one_clear_sentence),
        cmocka_unit_test(accents_of_accents_are_kept),
    };
    return cmocka_run_group_tests(tests, make_folder, remove_folder);
}
