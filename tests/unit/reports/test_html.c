/* SPDX-License-Identifier: Apache-2.0 */
#include "sample.h"

#include <libxml/parser.h>
#include <libxml/xpath.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "engine/base/arena.h"
#include "reports/format/anchors.h"
#include "reports/format/html.h"

/* --- a page as a tree: balanced tags, quoted attributes, no id twice, or it is refused --------- */

static xmlDocPtr parsed(struct str page)
{
    xmlDocPtr doc = xmlReadMemory(page.p, (int)page.n, "page", NULL, XML_PARSE_NONET);

    if (!doc)
        fail_msg("no well-formed page: %.*s", STR_ARG(page));
    return doc;
}

static xmlDocPtr page_of(const struct sheet *s, struct arena *a)
{
    return parsed(sample_bytes(s, "html", a));
}

static xmlXPathObjectPtr found(xmlDocPtr doc, const char *path)
{
    xmlXPathContextPtr context = xmlXPathNewContext(doc);
    xmlXPathObjectPtr out = xmlXPathEvalExpression((const xmlChar *)path, context);

    assert_non_null(out);
    xmlXPathFreeContext(context);
    return out;
}

static int count(xmlDocPtr doc, const char *path)
{
    xmlXPathObjectPtr all = found(doc, path);
    int n = all->nodesetval ? all->nodesetval->nodeNr : 0;

    xmlXPathFreeObject(all);
    return n;
}

/* The text of the first node there, as a reader sees it. */
static void expect_text(xmlDocPtr doc, const char *path, const char *want)
{
    xmlXPathObjectPtr all = found(doc, path);
    xmlChar *text = xmlXPathCastToString(all);

    assert_string_equal((const char *)text, want);
    xmlFree(text);
    xmlXPathFreeObject(all);
}

/* Cells of a row, those that span several counted as so many. */
static int width_of(const xmlNode *row)
{
    int n = 0;

    for (xmlNodePtr cell = row->children; cell; cell = cell->next) {
        xmlChar *span = xmlGetProp(cell, (const xmlChar *)"colspan");
        n += span ? atoi((const char *)span) : 1;
        xmlFree(span);
    }
    return n;
}

/* All rows of a table are as wide as its titles. */
static void expect_even_rows(xmlDocPtr doc)
{
    xmlXPathObjectPtr rows = found(doc, "//tr");
    int titles = 0;

    for (int i = 0; rows->nodesetval && i < rows->nodesetval->nodeNr; i++) {
        const xmlNode *row = rows->nodesetval->nodeTab[i];
        if (strcmp((const char *)row->parent->name, "thead") == 0)
            titles = width_of(row);
        assert_int_equal(width_of(row), titles);
    }
    xmlXPathFreeObject(rows);
}

static void expect_sound(xmlDocPtr doc)
{
    static const char *const none[] = {
        "//a[not(substring(@href, 2) = //@id)]", /* leads nowhere */
        "//@id[. = ../preceding::*/@id or . = ../ancestor::*/@id]",
        "//@src | //link | //script | //img | //iframe | //object | //*[starts-with(name(@*), 'on')]",
        "//table[not(caption[string()]) or not(thead/tr) or not(tbody)]",
        "//th[not(@scope) or not(string())] | //tbody/tr[count(th[@scope='row']) > 1]",
    };
    static const char *const one[] = {
        "/html[@lang='en']", "//head/meta[@charset='utf-8']", "//head/title[string()]", "//head/style",
        "//h1[string()]",
    };

    for (size_t i = 0; i < sizeof none / sizeof *none; i++)
        if (count(doc, none[i]) != 0)
            fail_msg("%s", none[i]);
    for (size_t i = 0; i < sizeof one / sizeof *one; i++)
        if (count(doc, one[i]) != 1)
            fail_msg("%s", one[i]);
    expect_even_rows(doc);
}

static void expect_cells(const char *seen, const struct column *col, int n, const struct cell *cell, struct arena *a)
{
    for (int i = 0; i < n; i++)
        if (audience_sees(FOR_SCREENS, col[i].audience) && !strstr(seen, str_c(a, cell_typeset(cell[i], a))))
            fail_msg("not on the page: %.*s", STR_ARG(cell_typeset(cell[i], a)));
}

/* No cell and no head is lost. */
static void expect_all_of(const struct sheet *s, const char *seen, struct arena *a)
{
    struct sheet shown = sheet_seen(s, FOR_SCREENS, a);

    for (int i = 0; i < shown.npart; i++) {
        const struct table *t = &shown.part[i]->table;
        for (int b = 0; part_is_table(shown.part[i]) && b < t->nblock; b++) {
            if (t->nhead > 0)
                expect_cells(seen, t->head, t->nhead, t->block[b].head, a);
            for (int r = 0; r < t->block[b].nrow; r++)
                expect_cells(seen, t->col, t->ncol, t->block[b].row[r].cell, a);
        }
    }
}

/* --- tests ------------------------------------------------------------------------------------ */

static void every_report_is_a_sound_page(void **state)
{
    struct arena a = { 0 };
    const struct event *e = sample_event(&a);

    (void)state;
    for (int r = 0; report_row(r); r++) {
        struct sheet s = sample_report(e, report_row(r)->name, 0, 1, &a);
        struct str page = sample_bytes(&s, "html", &a);
        xmlDocPtr doc = parsed(page);
        assert_true(str_starts(page, STR("<!DOCTYPE html>\n")));
        expect_sound(doc);
        expect_text(doc, "//header/p[1]", "Test Olympiad · Bakı, AZE · 1–14 September 2016");
        xmlChar *seen = xmlNodeGetContent(xmlDocGetRootElement(doc));
        expect_all_of(&s, (const char *)seen, &a);
        xmlFree(seen);
        xmlFreeDoc(doc);
    }
    arena_free(&a);
}

static void what_markup_is_made_of_is_escaped(void **state)
{
    static const struct {
        const char *text, *want;
    } row[] = {
        { "", "" },
        { "Đặng ½", "Đặng ½" },
        { "<script>alert(1)</script>", "&lt;script&gt;alert(1)&lt;/script&gt;" },
        { "\" onload=\"x", "&quot; onload=&quot;x" },
        { "O'Neill & Sons", "O&#39;Neill &amp; Sons" },
        { "&lt;", "&amp;lt;" },
    };
    struct arena a = { 0 };

    (void)state;
    for (size_t i = 0; i < sizeof row / sizeof *row; i++)
        expect_str(html_escape(str_of(row[i].text), &a), row[i].want);
    arena_free(&a);
}

/* Wherever people type, and what only a file that another program changed holds. */
static void hostile_names_stay_text(void **state)
{
    static const struct {
        const char *name, *seen;
    } row[] = {
        { "<script>alert(1)</script>", "<script>alert(1)</script>" },
        { "\" onload=\"x' onload='x", "\" onload=\"x' onload='x" },
        { "</td></table><!-- ]]>", "</td></table><!-- ]]>" },
        { "&amp;&#60;", "&amp;&#60;" },
        { "\xC3(\033[2J\u202Eb", "\\xC3(\\u001B[2J\\u202Eb" },
    };
    struct arena a = { 0 };

    (void)state;
    for (size_t i = 0; i < sizeof row / sizeof *row; i++) {
        struct event *e = sample_event(&a);
        struct str name = str_of(row[i].name);
        struct section *s = e->section;
        e->name = e->city = s->name = s->title = s->squad[1].name = s->squad[1].federation = name;
        s->squad[1].captain = s->squad[1].player[0].name = s->squad[1].player[0].title = name;
        s->round[1].fixture[0].by_hand = name;
        for (int r = 0; report_row(r); r++) {
            struct sheet sheet = sample_report(e, report_row(r)->name, 0, 1, &a);
            xmlDocPtr doc = page_of(&sheet, &a);
            expect_sound(doc);
            xmlFreeDoc(doc);
        }
        struct sheet numbers = sample_report(e, "numbers", 0, NOBODY, &a);
        xmlDocPtr doc = page_of(&numbers, &a);
        expect_text(doc, "//tbody/tr[2]/th", row[i].seen);
        expect_text(doc, "//tbody/tr[2]/td[2]", row[i].seen);
        xmlFreeDoc(doc);
    }
    arena_free(&a);
}

/* Teams are rows of the overall prize; in the other prizes their names lead there. */
static void what_speaks_of_a_team_leads_to_its_row(void **state)
{
    struct arena a = { 0 };
    struct event *e = sample_event(&a);

    (void)state;
    e->section->name = STR("u 16");
    struct sheet s = sample_report(e, "prizes", 1, NOBODY, &a);
    xmlDocPtr doc = page_of(&s, &a);
    assert_int_equal(count(doc, "//*[@id='team-u_2016-2']/th[.='Việt Nam']"), 1);
    assert_int_equal(count(doc, "//*[@id='team-u_2016-2']//a"), 0);
    assert_true(count(doc, "//a[@href='#team-u_2016-2' and .='Việt Nam']") > 0);
    assert_int_equal(count(doc, "//table[@id] | //td/@id"), 0);
    xmlFreeDoc(doc);
    arena_free(&a);
}

static void of_two_rows_of_a_team_the_second_leads_to_the_first(void **state)
{
    static const struct column column = { "team", NULL, ALIGN_LEFT, .name = true, .title = "Team" };
    static const struct table shape = { .rows = "teams", .col = &column, .ncol = 1 };
    struct arena a = { 0 };
    const struct event *e = sample_event(&a);
    struct sheet s = { .name = "twice" };
    struct block *b = table_block(sheet_table(&s, &shape, &a), 2, &a);

    (void)state;
    for (int i = 0; i < 2; i++)
        block_row(b, TONE_PLAIN)[0] = cell_team(e->section, 6);
    xmlDocPtr doc = page_of(&s, &a);
    expect_sound(doc);
    assert_int_equal(count(doc, "//tbody/tr[1][@id='team-open-7']/th[.='Angola'][not(a)]"), 1);
    assert_int_equal(count(doc, "//tbody/tr[2][not(@id)]/th/a[@href='#team-open-7' and .='Angola']"), 1);
    xmlFreeDoc(doc);
    arena_free(&a);
}

/* Tie-breaks name every team among the opponents of others; a link to a team leads to its own block. */
static void the_block_of_a_team_stands_for_it(void **state)
{
    struct arena a = { 0 };
    struct sheet s = sample_report(sample_event(&a), "tie-breaks", 1, NOBODY, &a);
    xmlDocPtr doc = page_of(&s, &a);

    (void)state;
    assert_int_equal(count(doc, "//tr[@class='head' and @id='team-open-2'][contains(th, 'Việt Nam: rank')]"), 1);
    assert_int_equal(count(doc, "//tr[@class='head'][not(@id)]"), 0);
    assert_int_equal(count(doc, "//tr[not(@class='head')]/@id"), 0);
    assert_true(count(doc, "//tr[not(@class='head')]/th/a[@href='#team-open-2']") > 0);
    xmlFreeDoc(doc);
    arena_free(&a);
}

/* The rows of pairings are matches, whoever plays them; the bye is a team's. */
static void a_match_is_no_row_of_a_team(void **state)
{
    struct arena a = { 0 };
    struct sheet s = sample_report(sample_event(&a), "pairings", 1, NOBODY, &a);
    xmlDocPtr doc = page_of(&s, &a);

    (void)state;
    assert_int_equal(count(doc, "//@id"), 1);
    assert_int_equal(count(doc, "//tr[@id='team-open-7']/th[.='Angola']"), 1);
    xmlFreeDoc(doc);
    arena_free(&a);
}

/* A team without a number, and one of another section, have no row to be led to. */
static void what_has_no_row_leads_nowhere(void **state)
{
    struct arena a = { 0 };
    struct event *e = sample_event(&a);
    struct section other = *e->section;

    (void)state;
    other.name = STR("women");
    e->section->squad[2].number = 0;
    struct sheet s = sample_report(e, "numbers", 0, NOBODY, &a);
    struct anchors list = anchors_of(&s, &a);
    assert_ptr_equal(anchors_find(&list, cell_team(e->section, 0).to), s.part[0]->table.block[0].row[0].cell);
    assert_null(anchors_find(&list, cell_team(e->section, 2).to));
    assert_null(anchors_find(&list, cell_team(&other, 0).to));
    assert_null(anchors_find(&list, cell_player(e->section, 0, 1).to));
    assert_null(anchors_find(&list, (struct ref){ 0 }));
    arena_free(&a);
}

/* 2½, 3, 2: a whole number stands where a half leaves it room. */
static void halves_are_set_as_on_paper(void **state)
{
    struct arena a = { 0 };
    struct sheet s = sample_report(sample_event(&a), "standings", 1, NOBODY, &a);
    xmlDocPtr doc = page_of(&s, &a);

    (void)state;
    expect_text(doc, "//*[@id='team-open-1']/td[starts-with(@class, 'r')][contains(., '½')]", "2½");
    assert_int_equal(count(doc, "//*[@id='team-open-2']/td[starts-with(@class, 'r w') and .='3']"), 1);
    assert_int_equal(count(doc, "//thead//*[contains(@class, 'w')]"), 0);
    xmlFreeDoc(doc);
    arena_free(&a);
}

static void sentences_are_paragraphs_of_a_level(void **state)
{
    struct arena a = { 0 };
    struct sheet s = { .name = "told" };
    struct prose prose = { .rows = "paragraphs" };

    (void)state;
    prose_add(&prose, 0, STR("Chad < Mali"), &a);
    prose_add(&prose, 2, STR("why"), &a);
    sheet_prose(&s, prose, &a);
    sheet_note(&s, STR("a note"), &a);
    xmlDocPtr doc = page_of(&s, &a);
    expect_sound(doc);
    expect_text(doc, "//title", "told");
    expect_text(doc, "//main/p[@class='b']", "Chad < Mali");
    expect_text(doc, "//main/p[@class='in2']", "why");
    expect_text(doc, "//footer/p", "a note");
    xmlFreeDoc(doc);
    arena_free(&a);
}

/* --- colours ---------------------------------------------------------------------------------- */

/* The colour that a name has in a theme, as #fff or #121212; the second theme stands behind the first. */
static void colour(struct str style, const char *name, int theme, double rgb[3])
{
    char *text = strndup(style.p, style.n), *at = text;

    for (int i = 0; i <= theme; i++)
        at = strstr(at, name) + strlen(name);
    unsigned long n = strtoul(at + 1, &at, 16);
    bool brief = n <= 0xfff && (at[-4] == '#');
    for (int i = 0; i < 3; i++)
        rgb[i] = brief ? (double)(n >> (8 - 4 * i) & 15) / 15 : (double)(n >> (16 - 8 * i) & 255) / 255;
    free(text);
}

/* Relative luminance (WCAG 2.2). */
static double luminance(const double rgb[3])
{
    static const double share[3] = { 0.2126, 0.7152, 0.0722 };
    double sum = 0;

    for (int i = 0; i < 3; i++)
        sum += share[i] * (rgb[i] <= 0.04045 ? rgb[i] / 12.92 : pow((rgb[i] + 0.055) / 1.055, 2.4));
    return sum;
}

static double contrast(const char *ink, const char *ground, int theme)
{
    double a[3], b[3];

    colour(html_style(), ink, theme, a);
    colour(html_style(), ground, theme, b);
    double x = luminance(a) + 0.05, y = luminance(b) + 0.05;
    return x > y ? x / y : y / x;
}

/* The tokens of the look, each with the least that texts (4.5) and what shows where a control is (3) need. */
static const struct legible {
    const char *ink, *ground;
    double least;
} legible[] = {
    { "--ink:", "--paper:", 4.5 },     { "--ink:", "--band:", 4.5 },        { "--ink:", "--head:", 4.5 },
    { "--soft:", "--paper:", 4.5 },    { "--soft:", "--band:", 4.5 },       { "--soft:", "--head:", 4.5 },
    { "--link:", "--paper:", 4.5 },    { "--link:", "--band:", 4.5 },       { "--link:", "--head:", 4.5 },
    { "--alarm:", "--paper:", 4.5 },   { "--won-ink:", "--won:", 4.5 },     { "--drawn-ink:", "--drawn:", 4.5 },
    { "--lost-ink:", "--lost:", 4.5 }, { "--heat2-ink:", "--heat2:", 4.5 }, { "--heat5-ink:", "--heat5:", 4.5 },
    { "--heed-ink:", "--heed:", 4.5 }, { "--won:", "--paper:", 4.5 },       { "--control:", "--paper:", 3 },
    { "--lost-edge:", "--paper:", 3 }, { "--lt:", "--dk:", 4.5 },
};

static void all_texts_can_be_told_from_their_ground(void **state)
{
    (void)state;
    for (int theme = 0; theme < 2; theme++)
        for (size_t i = 0; i < sizeof legible / sizeof *legible; i++)
            if (contrast(legible[i].ink, legible[i].ground, theme) < legible[i].least)
                fail_msg("%s on %s has %.2f:1", legible[i].ink, legible[i].ground,
                         contrast(legible[i].ink, legible[i].ground, theme));
    assert_float_equal(contrast("--paper:", "--paper:", 0), 1, 0.001);
    assert_float_equal(luminance((double[3]){ 1, 1, 1 }), 1, 0.001);
}

/* On a printer without colours: won dark, drawn grey, lost white with an edge, and the square of Black black. The tokens of paper stand behind both themes. */
static void in_print_results_and_colours_differ_by_their_grey(void **state)
{
    enum { PRINT = 2 };
    static const char *const grey[] = {
        "--won:", "--drawn:", "--lost:", "--lost-edge:", "--heat2:", "--heat5:", "--dk:"
    };

    (void)state;
    for (size_t i = 0; i < sizeof grey / sizeof *grey; i++) {
        double rgb[3];
        colour(html_style(), grey[i], PRINT, rgb);
        if (rgb[0] != rgb[1] || rgb[1] != rgb[2])
            fail_msg("%s has a colour in print", grey[i]);
    }
    assert_true(contrast("--won:", "--drawn:", PRINT) >= 3);
    assert_true(contrast("--won:", "--lost:", PRINT) >= 3);
    assert_true(contrast("--lost-edge:", "--lost:", PRINT) >= 3);
    assert_true(contrast("--drawn:", "--lost:", PRINT) >= 1.2);
    assert_true(contrast("--dk:", "--lost:", PRINT) >= 3);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_report_is_a_sound_page),
        cmocka_unit_test(what_markup_is_made_of_is_escaped),
        cmocka_unit_test(hostile_names_stay_text),
        cmocka_unit_test(what_speaks_of_a_team_leads_to_its_row),
        cmocka_unit_test(of_two_rows_of_a_team_the_second_leads_to_the_first),
        cmocka_unit_test(the_block_of_a_team_stands_for_it),
        cmocka_unit_test(a_match_is_no_row_of_a_team),
        cmocka_unit_test(what_has_no_row_leads_nowhere),
        cmocka_unit_test(halves_are_set_as_on_paper),
        cmocka_unit_test(sentences_are_paragraphs_of_a_level),
        cmocka_unit_test(all_texts_can_be_told_from_their_ground),
        cmocka_unit_test(in_print_results_and_colours_differ_by_their_grey),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
