/* SPDX-License-Identifier: Apache-2.0 */
#include "sample.h"

#include <libxml/parser.h>
#include <libxml/xpath.h>
#include <libxml/xpathInternals.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>

#include "engine/base/arena.h"
#include "engine/base/err.h"
#include "reports/format/xlsx_text.h"
#include "reports/format/zip.h"

/* --- a workbook as its documents -------------------------------------------------------------- */

struct book {
    struct arena *arena;
    struct zip_part *part;
    int n;
    xmlDocPtr doc; /* the one that was opened last */
};

static struct book book_of(struct str bytes, struct arena *a)
{
    struct book b = { .arena = a };

    assert_true(zip_read(bytes, a, &b.part, &b.n));
    return b;
}

static void open_part(struct book *b, const char *name)
{
    xmlFreeDoc(b->doc);
    b->doc = NULL;
    for (int i = 0; i < b->n; i++)
        if (str_eq(b->part[i].name, str_of(name)))
            b->doc = xmlReadMemory(b->part[i].bytes.p, (int)b->part[i].bytes.n, name, NULL, XML_PARSE_NONET);
    if (!b->doc)
        fail_msg("no well-formed %s", name);
}

/* The main name space is `m`. */
static xmlXPathObjectPtr found(struct book *b, const char *path)
{
    xmlXPathContextPtr context = xmlXPathNewContext(b->doc);

    xmlXPathRegisterNs(context, (const xmlChar *)"m",
                       (const xmlChar *)"http://schemas.openxmlformats.org/spreadsheetml/2006/main");
    xmlXPathObjectPtr out = xmlXPathEvalExpression((const xmlChar *)path, context);
    assert_non_null(out);
    xmlXPathFreeContext(context);
    return out;
}

static const char *text_at(struct book *b, const char *path)
{
    xmlXPathObjectPtr all = found(b, path);
    xmlChar *text = xmlXPathCastToString(all);
    const char *out = str_c(b->arena, str_of((const char *)text));

    xmlFree(text);
    xmlXPathFreeObject(all);
    return out;
}

static const char *sheet_file(struct book *b, int sheet)
{
    return str_c(b->arena, str_fmt(b->arena, "xl/worksheets/sheet%d.xml", sheet));
}

/* A cell as "n 2.5 0.0", its kind, its value and the format of its number, "s Chad" or "-"; a formula would be "f ...". */
static const char *cell_at(struct book *b, int sheet, const char *place)
{
    struct arena *a = b->arena;
    const char *cell = str_c(a, str_fmt(a, "//m:c[@r='%s']", place));

    open_part(b, sheet_file(b, sheet));
    const char *kind = text_at(b, str_c(a, str_fmt(a, "string(%s/@t)", cell)));
    const char *value = text_at(b, str_c(a, str_fmt(a, "string(%s/m:v)", cell)));
    int look = atoi(text_at(b, str_c(a, str_fmt(a, "string(%s/@s)", cell))));
    const char *formula = text_at(b, str_c(a, str_fmt(a, "string(%s/m:f)", cell)));
    if (*formula)
        return str_c(a, str_fmt(a, "f %s", formula));
    if (!*value)
        return "-";
    if (strcmp(kind, "s") == 0) {
        open_part(b, "xl/sharedStrings.xml");
        return str_c(a, str_fmt(a, "s %s", text_at(b, str_c(a, str_fmt(a, "string(//m:si[%d])", atoi(value) + 1)))));
    }
    if (strcmp(kind, "b") == 0)
        return str_c(a, str_fmt(a, "b %s", value));
    open_part(b, "xl/styles.xml");
    const char *id = text_at(b, str_c(a, str_fmt(a, "string(//m:cellXfs/m:xf[%d]/@numFmtId)", look + 1)));
    const char *own = text_at(b, str_c(a, str_fmt(a, "string(//m:numFmt[@numFmtId='%s']/@formatCode)", id)));
    return str_c(a, str_fmt(a, "n %s %s", value, *own ? own : id));
}

static void expect_cell(struct book *b, int sheet, const char *place, const char *want)
{
    const char *is = cell_at(b, sheet, place);

    if (strcmp(is, want) != 0)
        fail_msg("%s is %s, not %s", place, is, want);
}

static void expect(struct book *b, int sheet, const char *path, const char *want)
{
    open_part(b, sheet_file(b, sheet));
    assert_string_equal(text_at(b, path), want);
}

static void expect_name(struct book *b, int sheet, const char *want)
{
    open_part(b, "xl/workbook.xml");
    assert_string_equal(text_at(b, str_c(b->arena, str_fmt(b->arena, "string(//m:sheet[%d]/@name)", sheet))), want);
}

/* --- sheets ----------------------------------------------------------------------------------- */

enum { RATING, NAME, POINTS, AVERAGE, LATE, REMARK, COLUMNS };
static const struct column people[COLUMNS] = {
    [RATING] = { "rating", NULL, ALIGN_RIGHT, .title = "Rtg" },
    [NAME] = { "name", NULL, ALIGN_LEFT, .name = true, .title = "Name" },
    [POINTS] = { "points", NULL, ALIGN_RIGHT, .title = "Pts" },
    [AVERAGE] = { "average", NULL, ALIGN_RIGHT, .title = "Avg" },
    [LATE] = { "late", NULL, ALIGN_CENTRE, .title = "Late" },
    [REMARK] = { "remark", NULL, ALIGN_LEFT, .wraps = true, .title = "Remark" },
};
static const struct column heads[] = { { "group", NULL, ALIGN_LEFT, .at = RATING, .span = 3 },
                                       { "sum", NULL, ALIGN_RIGHT, .at = AVERAGE, .span = 3 } };
static const struct table rows = { .rows = "people", .col = people, .ncol = COLUMNS };
static const struct table cards = {
    .blocks = "groups", .rows = "people", .head = heads, .nhead = 2, .col = people, .ncol = COLUMNS
};

static void add(struct block *b, const char *name, long half)
{
    struct cell *cell = block_row(b, TONE_PLAIN);

    cell[RATING] = cell_known(2400);
    cell[NAME] = cell_text(str_of(name));
    cell[POINTS] = cell_half(half);
    cell[AVERAGE] = cell_hundredths(276775);
    cell[LATE] = cell_flag(half > 0);
    cell[REMARK] = cell_text(STR("r"));
}

static struct sheet list_of(const char *const *name, int n, struct arena *a)
{
    struct sheet s = { .name = "people", .heading = { .event = STR("E"), .title = STR("T"), .round = 3 } };
    struct block *b = table_block(sheet_table(&s, &rows, a), n, a);

    for (int i = 0; i < n; i++)
        add(b, name[i], 5 - i);
    return s;
}

static struct book sheet_book(const struct sheet *s, struct arena *a)
{
    return book_of(sample_bytes(s, "xlsx", a), a);
}

static void close_book(struct book *b, struct arena *a)
{
    xmlFreeDoc(b->doc);
    arena_free(a);
}

/* --- tests ------------------------------------------------------------------------------------ */

/* Rows 1 and 2 are the heading, 3 the titles. 5 half points are 2.5, 4 are 2; 276775 hundredths are 2767.75. */
static void numbers_are_numbers_and_texts_are_texts(void **state)
{
    static const char *const names[] = { "Đặng", "12" };
    struct arena a = { 0 };
    struct sheet s = list_of(names, 2, &a);
    struct book b = sheet_book(&s, &a);

    (void)state;
    expect_cell(&b, 1, "A1", "s E");
    expect_cell(&b, 1, "A2", "s T · Round 3");
    expect_cell(&b, 1, "B3", "s Name");
    expect_cell(&b, 1, "A4", "n 2400 0"); /* no format */
    expect_cell(&b, 1, "B4", "s Đặng");
    expect_cell(&b, 1, "C4", "n 2.5 0.0");
    expect_cell(&b, 1, "D4", "n 2767.75 0.00");
    expect_cell(&b, 1, "E4", "b 1");
    expect_cell(&b, 1, "B5", "s 12");
    expect_cell(&b, 1, "C5", "n 2 0.0");
    close_book(&b, &a);
}

/* _x005F_ is read as one underscore. */
static void no_name_becomes_a_formula_or_a_character(void **state)
{
    static const char *const names[] = {
        "=1+1", "+1", "-1", "@x", "{=1}", "<b>&", "  x ", "_x0041_x0041_", "\x1B[2J\x07", "http://x.example"
    };
    static const char *const want[] = { "=1+1",
                                        "+1",
                                        "-1",
                                        "@x",
                                        "{=1}",
                                        "<b>&",
                                        "  x ",
                                        "_x005F_x0041_x005F_x0041_",
                                        "\\u001B[2J\\u0007",
                                        "http://x.example" };
    enum { N = sizeof names / sizeof *names };
    struct arena a = { 0 };
    struct sheet s = list_of(names, N, &a);
    struct book b = sheet_book(&s, &a);

    (void)state;
    for (int i = 0; i < N; i++)
        expect_cell(&b, 1, str_c(&a, str_fmt(&a, "B%d", 4 + i)), str_c(&a, str_fmt(&a, "s %s", want[i])));
    for (int i = 0; i < b.n; i++)
        assert_false(str_starts(b.part[i].name, STR("xl/worksheets/_rels")));
    close_book(&b, &a);
}

/* 40000 letters are too many for a cell, which takes 32767. */
static void a_text_is_cut_to_what_a_cell_takes(void **state)
{
    struct arena a = { 0 };
    char *name = arena_new(&a, char, 40001);

    (void)state;
    memset(name, 'n', 40000);
    const char *const names[] = { name };
    struct sheet s = list_of(names, 1, &a);
    struct book b = sheet_book(&s, &a);
    const char *is = cell_at(&b, 1, "B4");
    assert_int_equal(strlen(is), 2 + 32766 + strlen("…"));
    assert_string_equal(is + strlen(is) - 5, "nn…");
    close_book(&b, &a);
}

static void titles_stay_in_sight_and_rows_are_filtered(void **state)
{
    static const char *const names[] = { "A", "B" };
    struct arena a = { 0 };
    struct sheet s = list_of(names, 2, &a);
    sheet_note(&s, STR("a note"), &a);
    struct book b = sheet_book(&s, &a);

    (void)state;
    expect(&b, 1, "string(//m:pane/@ySplit)", "3");
    expect(&b, 1, "string(//m:pane/@state)", "frozen");
    expect(&b, 1, "string(//m:autoFilter/@ref)", "A3:F5");
    expect(&b, 1, "string(//m:pageSetup/@fitToHeight)", "0");
    expect_cell(&b, 1, "A7", "s a note");
    open_part(&b, "xl/workbook.xml");
    assert_string_equal(text_at(&b, "string(//m:definedName[@name='_xlnm.Print_Titles'])"), "T!$1:$3");
    close_book(&b, &a);
}

static void heads_stand_over_their_blocks_which_are_not_filtered(void **state)
{
    struct arena a = { 0 };
    struct sheet s = { .name = "groups" };
    struct table *t = sheet_table(&s, &cards, &a);
    struct block *block = table_block(t, 1, &a);

    (void)state;
    block->head[0] = cell_text(STR("=First"));
    block->head[1] = cell_half(1);
    add(block, "A", 2);
    table_block(t, 0, &a)->head[0] = cell_text(STR("Empty"));
    struct book b = sheet_book(&s, &a);
    expect_cell(&b, 1, "A1", "s Rtg");
    expect_cell(&b, 1, "A2", "s =First");
    expect_cell(&b, 1, "F2", "n 0.5 0.0");
    expect_cell(&b, 1, "B3", "s A");
    expect_cell(&b, 1, "A4", "s Empty");
    expect(&b, 1, "count(//m:autoFilter)", "0");
    close_book(&b, &a);
}

static void sentences_are_broken_in_a_wide_column(void **state)
{
    struct arena a = { 0 };
    struct sheet s = { .name = "told", .heading = { .title = STR("Told") } };
    struct prose p = { .rows = "told" };

    (void)state;
    prose_add(&p, 0, STR("begins"), &a);
    prose_add(&p, 1, STR("=goes on"), &a);
    sheet_prose(&s, p, &a);
    struct book b = sheet_book(&s, &a);
    expect_cell(&b, 1, "A2", "s begins");
    expect_cell(&b, 1, "A3", "s =goes on");
    expect(&b, 1, "string(//m:col/@min)", "1");
    assert_true(atof(text_at(&b, "string(//m:col/@width)")) > 90);
    int look = atoi(text_at(&b, "string(//m:c[@r='A3']/@s)"));
    open_part(&b, "xl/styles.xml");
    const char *align = str_c(&a, str_fmt(&a, "//m:cellXfs/m:xf[%d]/m:alignment", look + 1));
    assert_string_equal(text_at(&b, str_c(&a, str_fmt(&a, "string(%s/@wrapText)", align))), "1");
    assert_string_equal(text_at(&b, str_c(&a, str_fmt(&a, "string(%s/@indent)", align))), "1");
    close_book(&b, &a);
}

/* Upright to 98 digits of the font: 59528 - 7200 hundredths of a point by 525 are 99. */
static void the_page_is_the_one_that_was_asked_for(void **state)
{
    static const char *const names[] = { "a name", "a name of eighty letters, as nobody has, but a delegation may well "
                                                   "register one......." };
    const struct page_options letter = { .paper = PAPER_LETTER };
    struct arena a = { 0 };
    struct str out;
    struct err e = { 0 };

    (void)state;
    struct sheet s = list_of(names, 1, &a);
    assert_true(format_write(format_find(STR("xlsx")), &s, &letter, &a, &out, &e));
    struct book b = book_of(out, &a);
    expect(&b, 1, "string(//m:pageSetup/@paperSize)", "1");
    expect(&b, 1, "string(//m:pageSetup/@orientation)", "portrait");
    s = list_of(names, 2, &a);
    xmlFreeDoc(b.doc);
    b = sheet_book(&s, &a);
    expect(&b, 1, "string(//m:pageSetup/@paperSize)", "9");
    expect(&b, 1, "string(//m:pageSetup/@orientation)", "landscape");
    close_book(&b, &a);
}

static void worksheets_have_names_that_are_allowed(void **state)
{
    static const struct {
        const char *wish, *want;
    } row[] = {
        { "Teams", "Teams" },
        { "teams", "teams (2)" },
        { "Téams", "Téams (3)" },
        { "a[b]:c*d?e/f\\g", "a-b--c-d-e-f-g" },
        { "'quoted'", "-quoted-" },
        { "", "Sheet" },
        { "0123456789012345678901234567890", "0123456789012345678901234567890" },
        { "01234567890123456789012345678901", "012345678901234567890123456789…" },
        { "01234567890123456789012345678902", "01234567890123456789012345… (2)" },
        { "ễễễễễễễễễễễễễễễễễễễễễễễễễễễễễễễễ", "ễễễễễễễễễễễễễễễễễễễễễễễễễễễễễễ…" },
        { "🏆🏆🏆🏆🏆🏆🏆🏆🏆🏆🏆🏆🏆🏆🏆🏆", "🏆🏆🏆🏆🏆🏆🏆🏆🏆🏆🏆🏆🏆🏆🏆…" }, /* two units each */
    };
    struct arena a = { 0 };
    struct xlsx_names names = { .arena = &a };

    (void)state;
    for (size_t i = 0; i < sizeof row / sizeof *row; i++)
        assert_string_equal(xlsx_name(&names, str_of(row[i].wish)), row[i].want);
    arena_free(&a);
}

static void every_part_has_a_worksheet(void **state)
{
    struct arena a = { 0 };
    struct sheet s = { .name = "people", .heading = { .title = STR("a/b") } };

    (void)state;
    struct book b = sheet_book(&s, &a);
    expect_name(&b, 1, "a-b");
    for (int i = 0; i < 2; i++)
        add(table_block(sheet_table(&s, &rows, &a), 1, &a), i ? "B" : "A", 2);
    sheet_note(&s, STR("a note"), &a);
    xmlFreeDoc(b.doc);
    b = sheet_book(&s, &a);
    expect_name(&b, 1, "Name");
    expect_name(&b, 2, "Name (2)");
    expect_cell(&b, 1, "B3", "s A");
    expect_cell(&b, 2, "B3", "s B");
    expect_cell(&b, 1, "A5", "-");
    expect_cell(&b, 2, "A5", "s a note");
    close_book(&b, &a);
}

static void every_report_is_a_sound_workbook_and_the_same_again(void **state)
{
    struct arena a = { 0 };
    struct event *e = sample_event(&a);

    (void)state;
    for (int r = 0; report_row(r); r++) {
        struct sheet s = sample_report(e, report_row(r)->name, 0, 1, &a);
        struct str bytes = sample_bytes(&s, "xlsx", &a);
        struct book b = book_of(bytes, &a);
        for (int i = 0; i < b.n; i++)
            open_part(&b, str_c(&a, b.part[i].name));
        open_part(&b, "docProps/core.xml");
        assert_string_equal(text_at(&b, "string(//*[local-name()='created'])"), "1980-01-01T00:00:00Z");
        assert_true(str_eq(bytes, sample_bytes(&s, "xlsx", &a)));
        xmlFreeDoc(b.doc);
    }
    arena_free(&a);
}

/* A file may be 4000 bytes long; the sheet of 500 rows is longer. */
static void a_full_disk_is_an_error(void **state)
{
    static const char *names[500];
    struct rlimit whole, little;
    struct page_options page = { 0 };
    struct arena a = { 0 };
    struct str out;
    struct err e = { 0 };

    (void)state;
    for (int i = 0; i < 500; i++)
        names[i] = "x";
    struct sheet s = list_of(names, 500, &a);
    void (*before)(int) = signal(SIGXFSZ, SIG_IGN);
    getrlimit(RLIMIT_FSIZE, &whole);
    for (rlim_t size = 0; size < 40000; size += 4000) {
        little = (struct rlimit){ size, whole.rlim_max };
        setrlimit(RLIMIT_FSIZE, &little);
        bool made = format_write(format_find(STR("xlsx")), &s, &page, &a, &out, &e);
        setrlimit(RLIMIT_FSIZE, &whole);
        assert_false(made);
        assert_int_equal(e.kind, ERR_IO);
    }
    signal(SIGXFSZ, before);
    assert_true(format_write(format_find(STR("xlsx")), &s, &page, &a, &out, &e));
    arena_free(&a);
}

/* Cut off anywhere, or with any byte of its parts changed, it is refused. */
static void a_damaged_zip_is_no_zip(void **state)
{
    static const char *const names[] = { "A" };
    struct arena a = { 0 };
    struct sheet s = list_of(names, 1, &a);
    struct str bytes = sample_bytes(&s, "xlsx", &a);
    struct zip_part *part;
    int n;

    (void)state;
    for (size_t size = 0; size < bytes.n; size += size < 100 ? 1 : 97) {
        struct arena scratch = { 0 };
        struct str cut = str_copy(&scratch, (struct str){ bytes.p, size });
        assert_false(zip_read(cut, &scratch, &part, &n));
        arena_free(&scratch);
    }
    for (size_t i = 100; i < 300; i++) { /* inside the first part */
        struct arena scratch = { 0 };
        struct str copy = str_copy(&scratch, bytes);
        ((char *)(uintptr_t)copy.p)[i] ^= 0x10;
        assert_false(zip_read(copy, &scratch, &part, &n));
        arena_free(&scratch);
    }
    arena_free(&a);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(numbers_are_numbers_and_texts_are_texts),
        cmocka_unit_test(no_name_becomes_a_formula_or_a_character),
        cmocka_unit_test(a_text_is_cut_to_what_a_cell_takes),
        cmocka_unit_test(titles_stay_in_sight_and_rows_are_filtered),
        cmocka_unit_test(heads_stand_over_their_blocks_which_are_not_filtered),
        cmocka_unit_test(sentences_are_broken_in_a_wide_column),
        cmocka_unit_test(the_page_is_the_one_that_was_asked_for),
        cmocka_unit_test(worksheets_have_names_that_are_allowed),
        cmocka_unit_test(every_part_has_a_worksheet),
        cmocka_unit_test(every_report_is_a_sound_workbook_and_the_same_again),
        cmocka_unit_test(a_full_disk_is_an_error),
        cmocka_unit_test(a_damaged_zip_is_no_zip),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
