/* SPDX-License-Identifier: Apache-2.0 */
/* Workbooks: what cells say, and what is refused, in a second and in little memory. */
#include "import/xlsx.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <time.h>

#include <cmocka.h>

#include "engine/base/arena.h"
#include "engine/base/err.h"
#include "tests/unit/import/workbook.h"
#include "tests/said.h"

#define SHEET(rows) "<worksheet><sheetData>" rows "</sheetData></worksheet>"

static const char texts[] = "<sst><si><t>Fiji</t></si><si><r><t>Da</t></r><r><t xml:space=\"preserve\">ng </t></r>"
                            "<rPh><t>no</t></rPh></si></sst>";
static const char styles[] =
    "<styleSheet><numFmts><numFmt numFmtId=\"170\" formatCode=\"&quot;day&quot; 0\"/>"
    "<numFmt numFmtId=\"171\" formatCode=\"dd/mm/yy\"/></numFmts><cellStyleXfs><xf numFmtId=\"14\"/>"
    "</cellStyleXfs><cellXfs><xf numFmtId=\"0\"/><xf numFmtId=\"14\"/><xf numFmtId=\"170\"/>"
    "<xf numFmtId=\"171\"/></cellXfs></styleSheet>";

struct trial {
    struct arena a;
    struct err e;
    struct worksheet *sheet;
    int n;
};

static bool read_sheet(struct trial *t, struct str sheet)
{
    return xlsx_read(workbook_of(sheet, texts, styles, &t->a), STR("a.xlsx"), &t->a, &t->sheet, &t->n, &t->e);
}

/* A cell as XML and the text that it is. */
static const struct {
    const char *cell, *says;
} cells[] = {
    { "<c t=\"s\"><v>0</v></c>", "Fiji" },
    { "<c t=\"s\"><v>1</v></c>", "Dang" },
    { "<c t=\"s\"><v>2</v></c>", "" },
    { "<c t=\"s\"><v>-1</v></c>", "" },
    { "<c t=\"inlineStr\"><is><t>A &amp; B</t></is></c>", "A & B" },
    { "<c t=\"inlineStr\"><is><r><t>A</t></r><r><t>B</t></r></is></c>", "AB" },
    { "<c t=\"str\"><f>B2</f><v>from a formula</v></c>", "from a formula" },
    { "<c t=\"e\"><v>#N/A</v></c>", "" },
    { "<c><f>1+1</f><v>2</v></c>", "2" },
    { "<c t=\"str\"><f>T(1)</f><v></v></c>", "" },
    { "<c t=\"b\"><v>1</v></c>", "yes" },
    { "<c t=\"b\"><v>0</v></c>", "no" },
    { "<c><v>2641</v></c>", "2641" },
    { "<c><v>2641.0</v></c>", "2641" },
    { "<c><v>2.641E3</v></c>", "2641" },
    { "<c><v>-7.5</v></c>", "-7.5" },
    { "<c><v>1503014</v></c>", "1503014" },
    { "<c><v>1e300</v></c>", "1e300" },
    { "<c><v>nan</v></c>", "nan" },
    { "<c s=\"0\"><v>42615</v></c>", "42615" },
    { "<c s=\"1\"><v>42615</v></c>", "2016-09-02" },
    { "<c s=\"2\"><v>42615</v></c>", "42615" }, /* the letters stand in quotation marks */
    { "<c s=\"3\"><v>33024.5</v></c>", "1990-05-31" },
    { "<c s=\"1\"><v>1</v></c>", "1900-01-01" },
    { "<c s=\"1\"><v>59</v></c>", "1900-02-28" },
    { "<c s=\"1\"><v>61</v></c>", "1900-03-01" },
    { "<c s=\"1\"><v>36585</v></c>", "2000-02-29" },
    { "<c s=\"1\"><v>-1</v></c>", "-1" },
    { "<c s=\"99\"><v>5</v></c>", "5" },
};

static void cells_as_people_read_them(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof cells / sizeof *cells; i++) {
        struct trial t = { 0 };
        struct str xml = str_fmt(&t.a, SHEET("<row><c t=\"str\"><v>first</v></c>%s</row>"), cells[i].cell);
        assert_true(read_sheet(&t, xml));
        const struct csv_row *row = &t.sheet[0].table.row[0];
        struct str is = row->n > 1 ? row->field[1] : STR("");
        if (!str_eq(is, str_of(cells[i].says)))
            fail_msg("%s is '%.*s'", cells[i].cell, STR_ARG(is));
        arena_free(&t.a);
    }
}

/* A cell as XML, and what is noted of it; -1: nothing. */
static const struct {
    const char *cell;
    int kind;
} blanks[] = {
    { "<c><f>1+1</f></c>", BLANK_FORMULA },
    { "<c><f>1+1</f><v></v></c>", BLANK_FORMULA }, /* as openpyxl writes it */
    { "<c><f>1+1</f><v/></c>", BLANK_FORMULA },
    { "<c t=\"str\"><f>T(1)</f></c>", BLANK_FORMULA },
    { "<c><f t=\"shared\" si=\"0\"/></c>", BLANK_FORMULA },
    { "<c><f>1+1</f><v>0</v></c>", -1 },
    { "<c t=\"str\"><f>T(1)</f><v></v></c>", -1 }, /* its value is an empty text */
    { "<c><v>2</v></c>", -1 },
    { "<c/>", -1 },
    { "<c t=\"e\"><v>#N/A</v></c>", BLANK_ERROR },
    { "<c t=\"s\"><v>0</v></c>", -1 },
    { "<c t=\"s\"><v>2</v></c>", BLANK_TEXT },
    { "<c t=\"s\"/>", -1 },
};

static void cells_that_cannot_be_told(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof blanks / sizeof *blanks; i++) {
        struct trial t = { 0 };
        assert_true(read_sheet(&t, str_fmt(&t.a, SHEET("<row r=\"3\"><c/>%s</row>"), blanks[i].cell)));
        const struct worksheet *w = &t.sheet[0];
        if (w->nblank != (blanks[i].kind >= 0))
            fail_msg("%s: %d noted", blanks[i].cell, w->nblank);
        if (w->nblank > 0) {
            assert_int_equal(w->blank[0].kind, blanks[i].kind);
            assert_int_equal(w->blank[0].column, 1);
            assert_int_equal(w->blank[0].row, 3);
        }
        arena_free(&t.a);
    }
}

static void rows_and_columns_that_are_hidden(void **state)
{
    struct trial t = { 0 };

    (void)state;
    assert_true(read_sheet(&t, STR("<worksheet><cols><col min=\"2\" max=\"3\" hidden=\"1\"/><col min=\"4\" max=\"9\"/>"
                                   "</cols><sheetData><row r=\"1\"><c><v>1</v></c></row>"
                                   "<row r=\"2\" hidden=\"1\"><c><v>1</v></c></row><row r=\"3\" hidden=\"1\"/>"
                                   "<row r=\"4\" hidden=\"0\"><c><v>1</v></c></row></sheetData></worksheet>")));
    assert_int_equal(t.sheet[0].nhidden_row, 1);
    assert_int_equal(t.sheet[0].hidden_row[0], 2);
    for (int c = 0; c < 10; c++)
        assert_int_equal(t.sheet[0].hidden_column[c], c == 1 || c == 2);
    arena_free(&t.a);
}

static void rows_and_columns_where_they_are(void **state)
{
    struct trial t = { 0 };

    (void)state;
    assert_true(read_sheet(&t, STR(SHEET("<row r=\"3\"><c r=\"C3\"><v>1</v></c><c><v>2</v></c><c r=\"AB3\"><v>3</v></c>"
                                         "<c r=\"ZZZ3\"><v>4</v></c></row><row><c r=\"A4\"/></row>"
                                         "<row><c><v>5</v></c></row>"))));
    const struct csv *table = &t.sheet[0].table;
    assert_int_equal(table->n, 2);
    assert_int_equal(table->row[0].line, 3);
    assert_int_equal(table->row[0].n, 28);
    assert_true(str_eq(table->row[0].field[2], STR("1")));
    assert_true(str_eq(table->row[0].field[3], STR("2")));
    assert_int_equal(table->row[0].field[4].n, 0);
    assert_true(str_eq(table->row[0].field[27], STR("3")));
    assert_int_equal(table->row[1].line, 5);
    assert_true(str_eq(t.sheet[0].name, STR("Teams")));
    assert_true(str_eq(csv_cell(0, 1, &t.a), STR("A1")));
    assert_true(str_eq(csv_cell(25, 12, &t.a), STR("Z12")));
    assert_true(str_eq(csv_cell(26, 12, &t.a), STR("AA12")));
    assert_true(str_eq(csv_cell(701, 3, &t.a), STR("ZZ3")));
    arena_free(&t.a);
}

/* So many times the same bytes between a beginning and an end. */
static struct str many(const char *begin, const char *middle, size_t times, const char *end, struct arena *a)
{
    size_t b = strlen(begin), m = strlen(middle), e = strlen(end);
    char *p = arena_new(a, char, b + m * times + e);

    memcpy(p, begin, b);
    for (size_t i = 0; i < times; i++)
        memcpy(p + b + i * m, middle, m);
    memcpy(p + b + m * times, end, e);
    return (struct str){ p, b + m * times + e };
}

static const struct {
    const char *begin, *middle;
    size_t times;
    const char *end, *says;
} refusals[] = {
    { "", "", 0, "", "does not begin as XML" },
    { "<worksheet><sheetData><row>", "", 0, "", "line 1: " },
    { "<!DOCTYPE a [<!ENTITY x SYSTEM \"file:///etc/passwd\">]><worksheet>&x;", "", 0, "</worksheet>", "DOCTYPE" },
    { "<!DOCTYPE a [<!ENTITY a \"", "ha", 1000, "\"><!ENTITY b \"&a;&a;\">]><worksheet>&b;</worksheet>", "DOCTYPE" },
    { "<worksheet>\xE9", "", 0, "</worksheet>", "not UTF-8" },
    { "", "<row>", 100000, "", "nested deeper" },
    { "<worksheet><c><v>", "12345678", 1 << 20, "</v></c></worksheet>", "longer than" },
    { "<worksheet", " a123456789=\"\"", 1 << 16, "/>", "longer than" },
    { "<worksheet", " a1=\"\"", 100, "/>", "same attribute twice" },
    { "<worksheet><row r=\"5\"/><row r=\"5\"/>", "", 0, "</worksheet>", "out of order" },
    { "<worksheet><row r=\"9999999\"/>", "", 0, "</worksheet>", "more rows" },
    { "<worksheet>", "<row><c><v>1</v></c></row>", 100001, "</worksheet>", "more rows" },
    { "<worksheet>", "<row><c/></row>            ", 3 << 20, "</worksheet>", "MiB" },
    { "<worksheet>", "                           ", 2 << 20, "</worksheet>", "more than 200 times" },
};

#ifdef ARENA_STRICT /* sanitizers take time and memory of their own */
enum { SECONDS = 10, MEGABYTES = 1024 };
#else
enum { SECONDS = 1, MEGABYTES = 128 };
#endif

static long kilobytes(void)
{
    struct rusage use;

    getrusage(RUSAGE_SELF, &use);
    return use.ru_maxrss;
}

static void worksheets_that_are_refused(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof refusals / sizeof *refusals; i++) {
        struct trial t = { 0 };
        struct arena own = { 0 };
        struct str sheet = many(refusals[i].begin, refusals[i].middle, refusals[i].times, refusals[i].end, &own);
        struct str zip = workbook_of(sheet, texts, styles, &own);
        long before = kilobytes();
        clock_t begin = clock();
        assert_false(xlsx_read(zip, STR("a.xlsx"), &t.a, &t.sheet, &t.n, &t.e));
        if (!strstr(err_said(&t.e), refusals[i].says))
            fail_msg("%zu: '%s' does not say '%s'", i, err_said(&t.e), refusals[i].says);
        assert_true(clock() - begin < SECONDS * CLOCKS_PER_SEC);
        assert_true(kilobytes() - before < MEGABYTES * 1024);
        arena_free(&t.a);
        arena_free(&own);
    }
}

/* 80 KB of them took 3 GB of memory. */
static void workbooks_that_swell(void **state)
{
    struct arena own = { 0 };
    const struct {
        struct str sheet;
        const char *texts, *says;
    } swelling[] = {
        { many("<worksheet>", "<row><c t=\"s\"><v>0</v></c></row>", 50000, "</worksheet>", &own),
          str_c(&own, many("<sst><si><t>", "x", 250000, "</t></si></sst>", &own)), "more text in the cells" },
        { many("<worksheet>", "<row><c r=\"CV1\"><v>1</v></c></row>", 50000, "</worksheet>", &own), texts,
          "more cells" },
    };
    struct str long_part = many("<worksheet>", "<a/>", 4 << 20, "</worksheet>", &own);
    const struct workbook_part part[] = {
        { "a", long_part }, { "b", long_part }, { "c", long_part }, { "d", long_part }
    };
    struct trial t = { 0 };
    long before = kilobytes();

    (void)state;
    for (size_t i = 0; i < sizeof swelling / sizeof *swelling; i++) {
        t.e = (struct err){ 0 };
        assert_false(xlsx_read(workbook_of(swelling[i].sheet, swelling[i].texts, styles, &t.a), STR("a.xlsx"), &t.a,
                               &t.sheet, &t.n, &t.e));
        assert_non_null(strstr(err_said(&t.e), swelling[i].says));
    }
    t.e = (struct err){ 0 };
    assert_false(xlsx_read(workbook_zip(part, 4, &t.a), STR("a.xlsx"), &t.a, &t.sheet, &t.n, &t.e));
    assert_string_equal(err_said(&t.e),
                        "a.xlsx would unpack to more than 64 MiB, which is more than any workbook of ours");
    assert_true(kilobytes() - before < MEGABYTES * 1024);
    arena_free(&t.a);
    arena_free(&own);
}

static void archives_that_are_no_workbook(void **state)
{
    struct trial t = { 0 };
    const struct workbook_part other = { "word/document.xml", STR("<w/>") };
    const struct workbook_part alone[] = {
        { "xl/workbook.xml", STR("<workbook><sheets><sheet name=\"A\" id=\"a\"/></sheets></workbook>") },
        { "xl/_rels/workbook.xml.rels",
          STR("<Relationships><Relationship Id=\"a\" Target=\"../../etc/passwd\"/></Relationships>") }
    };

    (void)state;
    assert_false(xlsx_read(workbook_zip(&other, 1, &t.a), STR("a.docx"), &t.a, &t.sheet, &t.n, &t.e));
    assert_string_equal(err_said(&t.e),
                        "a.docx is not a workbook (XLSX): it has no xl/workbook.xml; save it as XLSX or CSV");
    t.e = (struct err){ 0 };
    assert_false(xlsx_read(workbook_zip(alone, 2, &t.a), STR("a.xlsx"), &t.a, &t.sheet, &t.n, &t.e));
    assert_string_equal(err_said(&t.e),
                        "a.xlsx is not a workbook (XLSX): it has no worksheet where it says that there is one");
    t.e = (struct err){ 0 };
    assert_false(xlsx_read(STR("PK\3\4 and no more"), STR("a.xlsx"), &t.a, &t.sheet, &t.n, &t.e));
    assert_string_equal(err_said(&t.e), "a.xlsx is not a zip archive, or it is damaged or cut short");
    arena_free(&t.a);
}

/* A bit of it changed or the end of it gone: it is read or refused, and a refusal says why. */
static void workbooks_that_are_damaged(void **state)
{
    struct trial t = { 0 };
    struct str good = workbook_of(STR(SHEET("<row><c t=\"s\"><v>0</v></c></row>")), texts, styles, &t.a);
    char *bytes = arena_new(&t.a, char, good.n);

    (void)state;
    for (size_t i = 0; i < good.n; i++) {
        struct trial one = { 0 };
        memcpy(bytes, good.p, good.n);
        bytes[i] ^= 0x10;
        if (!xlsx_read((struct str){ bytes, good.n }, STR("a.xlsx"), &one.a, &one.sheet, &one.n, &one.e))
            assert_true(err_said(&one.e)[0] != '\0');
        one.e = (struct err){ 0 };
        assert_false(xlsx_read((struct str){ good.p, i }, STR("a.xlsx"), &one.a, &one.sheet, &one.n, &one.e));
        arena_free(&one.a);
    }
    arena_free(&t.a);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(cells_as_people_read_them),
        cmocka_unit_test(cells_that_cannot_be_told),
        cmocka_unit_test(rows_and_columns_that_are_hidden),
        cmocka_unit_test(rows_and_columns_where_they_are),
        cmocka_unit_test(worksheets_that_are_refused),
        cmocka_unit_test(archives_that_are_no_workbook),
        cmocka_unit_test(workbooks_that_swell),
        cmocka_unit_test(workbooks_that_are_damaged),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
