/* SPDX-License-Identifier: Apache-2.0 */
#include "sample.h"

#include <jansson.h>
#include <string.h>

#include "engine/base/arena.h"
#include "engine/base/err.h"
#include "reports/format/format.h"
#include "reports/format/data.h"
#include "reports/format/paper.h"
#include "teams/text.h"

enum { ID, NAME, POINTS, LATE, SHOWN, COLUMNS };

static const struct column columns[COLUMNS] = {
    [ID] = { "id", NULL, ALIGN_RIGHT, .title = "No." },
    [NAME] = { "name", NULL, ALIGN_LEFT, .name = true, .title = "Name" },
    [POINTS] = { "points", NULL, ALIGN_RIGHT, .title = "Pts" },
    [LATE] = { "late", NULL, ALIGN_LEFT, FOR_DATA },
    [SHOWN] = { NULL, NULL, ALIGN_LEFT, FOR_SHEETS, .title = "Seen" },
};

static const struct column heads[] = {
    [0] = { "group", NULL, ALIGN_LEFT, .at = ID, .span = 2 },
    [1] = { "place", NULL, ALIGN_LEFT, FOR_DATA },
};

/* An id or points below 0 are none. */
static void add(struct block *b, long id, const char *name, long half, bool late, const char *shown)
{
    struct cell *cell = block_row(b, TONE_PLAIN);

    cell[ID] = cell_known(id);
    cell[NAME] = cell_text(str_of(name));
    if (half >= 0)
        cell[POINTS] = cell_half(half);
    cell[LATE] = cell_flag(late);
    cell[SHOWN] = cell_text(str_of(shown));
}

static struct sheet small(struct arena *a)
{
    static const struct table shape = { .rows = "people", .col = columns, .ncol = COLUMNS };
    struct sheet s = { .name = "small", .heading = { .event = STR("E"), .title = STR("T"), .round = 3 } };
    struct block *b = table_block(sheet_table(&s, &shape, a), 3, a);

    add(b, 1, "Đặng", 5, true, "x");
    add(b, 12, "Li, Chao \"b\"", 20, false, "");
    add(b, 0, "=1+1", -1, false, "");
    sheet_note(&s, STR("a note"), a);
    return s;
}

static struct sheet grouped(struct arena *a)
{
    static const struct table shape = {
        .blocks = "groups", .rows = "people", .head = heads, .nhead = 2, .col = columns, .ncol = COLUMNS
    };
    struct sheet s = { .name = "grouped" };
    struct table *t = sheet_table(&s, &shape, a);
    struct block *b = table_block(t, 2, a);

    b->head[0] = cell_text(STR("First"));
    b->head[1] = cell_number(1);
    add(b, 1, "A", 2, false, "");
    add(b, 0, "sum", 2, false, "");
    b->row[1].audience = FOR_SHEETS;
    b = table_block(t, 0, a);
    b->head[0] = cell_text(STR("Empty"));
    return s;
}

static void csv_quotes_what_needs_it_and_disarms_formulas(void **state)
{
    struct arena a = { 0 };
    struct sheet t = small(&a);

    (void)state;
    expect_str(sample_bytes(&t, "csv", &a), "id,name,points,late\n"
                                            "1,Đặng,2.5,1\n"
                                            "12,\"Li, Chao \"\"b\"\"\",10,0\n"
                                            ",'=1+1,,0\n");
    arena_free(&a);
}

static void csv_disarms_every_sign_a_formula_can_begin_with(void **state)
{
    static const struct {
        const char *name, *want;
    } row[] = {
        { "=cmd", "'=cmd" }, { "+1", "'+1" },       { "-1", "'-1" },
        { "@x", "'@x" },     { "\tx", "\\u0009x" }, { "a=b", "a=b" },
        { "'a", "'a" },      { " =x", "\" =x\"" },  { "two\nlines", "two\\u000Alines" },
    };
    struct arena a = { 0 };

    (void)state;
    for (size_t i = 0; i < sizeof row / sizeof *row; i++) {
        const struct table shape = { .rows = "x", .col = columns, .ncol = COLUMNS };
        struct sheet t = { .name = "x" };
        add(table_block(sheet_table(&t, &shape, &a), 1, &a), 7, row[i].name, 2, false, "");
        struct str want = str_fmt(&a, "id,name,points,late\n7,%s,1,0\n", row[i].want);
        expect_str(sample_bytes(&t, "csv", &a), str_c(&a, want));
    }
    arena_free(&a);
}

static void csv_repeats_the_head_on_every_line(void **state)
{
    struct arena a = { 0 };
    struct sheet t = grouped(&a);

    (void)state;
    expect_str(sample_bytes(&t, "csv", &a), "group,place,id,name,points,late\n"
                                            "First,1,1,A,1,0\n"
                                            "Empty,,,,,\n");
    arena_free(&a);
}

static void json_has_numbers_as_numbers_and_nothing_as_null(void **state)
{
    struct arena a = { 0 };
    struct sheet t = small(&a);
    struct str text = sample_bytes(&t, "json", &a);
    json_t *root = json_loadb(text.p, text.n, JSON_REJECT_DUPLICATES, NULL);

    (void)state;
    assert_non_null(root);
    assert_string_equal(json_string_value(json_object_get(root, "report")), "small");
    assert_int_equal(json_integer_value(json_object_get(root, "round")), 3);
    json_t *people = json_object_get(root, "people");
    assert_int_equal(json_array_size(people), 3);
    json_t *first = json_array_get(people, 0), *second = json_array_get(people, 1);
    assert_int_equal(json_object_size(first), 4);
    assert_string_equal(json_string_value(json_object_get(first, "name")), "Đặng");
    assert_true(json_is_true(json_object_get(first, "late")));
    assert_true(json_is_real(json_object_get(first, "points")));
    assert_true(json_real_value(json_object_get(first, "points")) == 2.5);
    assert_true(json_is_integer(json_object_get(second, "points")));
    assert_true(json_is_false(json_object_get(second, "late")));
    assert_true(json_is_null(json_object_get(json_array_get(people, 2), "id")));
    assert_string_equal(json_string_value(json_array_get(json_object_get(root, "notes"), 0)), "a note");
    json_decref(root);
    arena_free(&a);
}

/* What stands there twice is lost to whoever reads it. */
static void no_object_of_any_report_has_a_member_twice(void **state)
{
    struct arena a = { 0 };
    const struct event *e = sample_event(&a);

    (void)state;
    for (int r = 0; report_row(r); r++) {
        struct sheet t = sample_report(e, report_row(r)->name, 0, 1, &a);
        struct str text = sample_bytes(&t, "json", &a);
        json_error_t error;
        json_t *root = json_loadb(text.p, text.n, JSON_REJECT_DUPLICATES, &error);
        if (!root)
            fail_msg("%s: %s, line %d", report_row(r)->name, error.text, error.line);
        json_decref(root);
    }
    arena_free(&a);
}

static void json_quotes_what_is_no_letter(void **state)
{
    struct arena a = { 0 };
    struct table none_of_it = { .rows = "rows" };
    struct sheet t = { .name = "x\"\\\n\x01\x7F/é" };
    struct str out;
    struct err none = { 0 };

    (void)state;
    sheet_table(&t, &none_of_it, &a);
    assert_true(json_write(&t, NULL, &a, &out, &none));
    assert_true(contains(out, "\"report\": \"x\\\"\\\\\\n\\u0001\x7F/é\",\n \"event\": {\n  \"name\": null,"));
    assert_true(contains(out, "\"notes\": []\n}\n"));
    arena_free(&a);
}

static struct str compact_json(const struct sheet *s, struct arena *a)
{
    const struct page_options page = { .compact = true };
    struct err none = { 0 };
    struct str out;

    assert_true(format_write(format_find(STR("json")), s, &page, a, &out, &none));
    return out;
}

/* A line for each row, by hand; and for every report the same values as with each member on a line of its own. */
static void compact_json_has_a_row_on_a_line(void **state)
{
    struct arena a = { 0 };
    const struct event *e = sample_event(&a);
    struct sheet groups = grouped(&a);

    (void)state;
    assert_true(contains(compact_json(&groups, &a), "\n\"groups\":[\n"
                                                    "{\"group\":\"First\",\"place\":1,\"people\":[\n"
                                                    "{\"id\":1,\"name\":\"A\",\"points\":1,\"late\":false}]},\n"
                                                    "{\"group\":\"Empty\",\"place\":null,\"people\":[]}],\n"
                                                    "\"notes\":[]\n}\n"));
    for (int r = 0; report_row(r); r++) {
        struct sheet t = sample_report(e, report_row(r)->name, 0, 1, &a);
        struct str usual = sample_bytes(&t, "json", &a), compact = compact_json(&t, &a);
        json_t *one = json_loadb(usual.p, usual.n, 0, NULL), *two = json_loadb(compact.p, compact.n, 0, NULL);
        assert_true(one && two && json_equal(one, two));
        assert_true(compact.n < usual.n && !contains(compact, "\n "));
        json_decref(one);
        json_decref(two);
    }
    arena_free(&a);
}

static void json_keeps_its_order_and_its_decimals(void **state)
{
    static const struct column one[] = { [0] = { "zebra", NULL, ALIGN_LEFT }, [1] = { "apple", NULL, ALIGN_LEFT } };
    struct arena a = { 0 };
    const struct table shape = { .rows = "x", .col = one, .ncol = 2 };
    struct sheet t = { .name = "x" };
    struct cell *cell = block_row(table_block(sheet_table(&t, &shape, &a), 1, &a), TONE_PLAIN);

    (void)state;
    cell[0] = cell_hundredths(276535);
    cell[1] = cell_half(-1);
    struct str text = sample_bytes(&t, "json", &a);
    assert_true(contains(text, "\"zebra\": 2765.35,\n   \"apple\": -0.5\n"));
    arena_free(&a);
}

static void json_nests_rows_in_blocks(void **state)
{
    struct arena a = { 0 };
    struct sheet t = grouped(&a);
    struct str text = sample_bytes(&t, "json", &a);
    json_t *root = json_loadb(text.p, text.n, 0, NULL);

    (void)state;
    json_t *groups = json_object_get(root, "groups");
    assert_int_equal(json_array_size(groups), 2);
    json_t *first = json_array_get(groups, 0);
    assert_string_equal(json_string_value(json_object_get(first, "group")), "First");
    assert_int_equal(json_array_size(json_object_get(first, "people")), 1);
    assert_int_equal(json_array_size(json_object_get(json_array_get(groups, 1), "people")), 0);
    json_decref(root);
    arena_free(&a);
}

/* Only a file that another program changed holds such names. */
static void what_would_move_a_cursor_is_written_out(void **state)
{
    static const struct {
        const char *format, *want;
    } row[] = {
        { "text", "\\xC3(\\u001B[2J\\u202Eb" },
        { "csv", "1,\\xC3(\\u001B[2J\\u202Eb,2.5,1\n" },
        { "json", "\\\\xC3(\\\\u001B[2J\\\\u202Eb" },
        { "html", ">\\xC3(\\u001B[2J\\u202Eb</th>" },
    };
    struct arena a = { 0 };

    (void)state;
    for (size_t i = 0; i < sizeof row / sizeof *row; i++) {
        struct sheet t = small(&a);
        t.part[0]->table.block[0].row[0].cell[NAME] = cell_text(STR("\xC3(\033[2J\u202Eb"));
        const char *text = str_c(&a, sample_bytes(&t, row[i].format, &a));
        if (!strstr(text, row[i].want))
            fail_msg("%s: %s", row[i].format, text);
    }
    size_t n = 0;
    for (int f = 0; format_row(f); f++)
        if (!format_row(f)->binary) {
            assert_in_range(n, 0, sizeof row / sizeof *row - 1);
            assert_string_equal(format_row(f)->name, row[n++].format);
        }
    arena_free(&a);
}

static void text_lines_up_halves_and_names_of_any_script(void **state)
{
    struct arena a = { 0 };
    struct sheet t = small(&a);

    (void)state;
    t.part[0]->table.block[0].row[2].cell[NAME] = cell_text(STR("王玥"));
    t.part[0]->table.block[0].row[2].cell[POINTS] = cell_half(6);
    t.part[0]->table.block[0].row[2].cell[SHOWN] = cell_text(STR("y"));
    expect_str(sample_bytes(&t, "text", &a), "E\n"
                                             "T · Round 3\n"
                                             "\n"
                                             "No.  Name           Pts  Seen\n"
                                             "-----------------------------\n"
                                             "  1  Đặng           2.5  x\n"
                                             " 12  Li, Chao \"b\"  10\n"
                                             "     王玥           3    y\n"
                                             "\n"
                                             "a note\n");
    arena_free(&a);
}

static void text_puts_heads_over_their_rows(void **state)
{
    struct arena a = { 0 };
    struct sheet t = grouped(&a);

    (void)state;
    expect_str(sample_bytes(&t, "text", &a), "\n"
                                             "No.  Name  Pts\n"
                                             "--------------\n"
                                             "First\n"
                                             "  1  A       1\n"
                                             "     sum     1\n"
                                             "\n"
                                             "Empty\n");
    arena_free(&a);
}

static void text_is_never_wider_than_a_hundred_columns(void **state)
{
    struct arena a = { 0 };
    struct sheet t = small(&a);
    char name[600];

    (void)state;
    for (size_t i = 0; i < sizeof name / 3; i++)
        memcpy(name + 3 * i, "ễ", 3);
    t.part[0]->table.block[0].row[0].cell[NAME] = cell_text((struct str){ name, sizeof name });
    t.note[0].text = str_fmt(&a, "%.*s and many more words %.*s", 300, name, 300, name);
    t.heading.event = (struct str){ name, sizeof name };
    struct str text = sample_bytes(&t, "text", &a);
    assert_true(contains(text, "ễ…"));
    assert_true(contains(text, " 2.5 x\n"));
    while (text.n > 0)
        assert_in_range(text_width(str_cut(&text, '\n')), 0, 100);
    arena_free(&a);
}

static struct str bytes_at(const struct sheet *s, int width, struct arena *a)
{
    const struct page_options page = { .columns = width };
    struct err e = { 0 };
    struct str out = { 0 };

    assert_true(format_write(format_find(STR("text")), s, &page, a, &out, &e));
    return out;
}

enum { NO, WHO, WHAT, SAID_COLUMNS };

static const struct column said[SAID_COLUMNS] = {
    [NO] = { "no", NULL, ALIGN_RIGHT, .title = "No." },
    [WHO] = { "who", NULL, ALIGN_LEFT, .name = true, .title = "Who" },
    [WHAT] = { "what", NULL, ALIGN_LEFT, .wraps = true, .title = "What" },
};

static struct sheet what_was_said(const char *what, struct arena *a)
{
    static const struct table shape = { .rows = "said", .col = said, .ncol = SAID_COLUMNS };
    struct sheet s = { .name = "said" };
    struct block *b = table_block(sheet_table(&s, &shape, a), 2, a);

    for (int i = 0; i < 2; i++) {
        struct cell *cell = block_row(b, TONE_PLAIN);
        cell[NO] = cell_number(7 + i);
        cell[WHO] = cell_text(i ? STR("Bo") : STR("Abel"));
        cell[WHAT] = cell_text(i ? STR("no") : str_of(what));
    }
    return s;
}

/* 40 columns leave 31 for the sentence; in a file it stays on its line. */
static void a_sentence_goes_on_in_its_column_of_a_terminal(void **state)
{
    struct arena a = { 0 };
    struct sheet s = what_was_said("one two three four five six seven eight nine", &a);

    (void)state;
    expect_str(bytes_at(&s, 40, &a), "\n"
                                     "No. Who  What\n"
                                     "----------------------------------------\n"
                                     "  7 Abel one two three four five six\n"
                                     "         seven eight nine\n"
                                     "  8 Bo   no\n");
    expect_str(bytes_at(&s, 0, &a), "\n"
                                    "No.  Who   What\n"
                                    "-------------------------------------------------------\n"
                                    "  7  Abel  one two three four five six seven eight nine\n"
                                    "  8  Bo    no\n");
    arena_free(&a);
}

static void a_word_longer_than_its_column_loses_no_letter(void **state)
{
    struct arena a = { 0 };
    struct sheet s = what_was_said("so abcdefghijklmnopqrstuvwxyz0123456789 it is", &a);

    (void)state;
    expect_str(bytes_at(&s, 40, &a), "\n"
                                     "No. Who  What\n"
                                     "----------------------------------------\n"
                                     "  7 Abel so\n"
                                     "         abcdefghijklmnopqrstuvwxyz01234\n"
                                     "         56789 it is\n"
                                     "  8 Bo   no\n");
    arena_free(&a);
}

/* Long names, a long reason and a long change by hand in every report. */
static void nothing_runs_over_the_edge_of_a_terminal(void **state)
{
    static const int widths[] = { 60, 80, 100, 132 };
    struct arena a = { 0 };
    struct event *e = sample_event(&a);
    const struct str words = STR("many words about one thing, and then of another, which nobody reads to the end of");

    (void)state;
    e->section->squad[1].name = words;
    e->section->squad[1].player[0].name = words;
    e->section->squad[2].arrival.travel = words;
    e->section->round[1].fixture[1].by_hand = words;
    for (int r = 0; report_row(r); r++)
        for (size_t i = 0; i < sizeof widths / sizeof *widths; i++) {
            struct sheet s = sample_report(e, report_row(r)->name, 0, 1, &a);
            struct str text = bytes_at(&s, widths[i], &a);
            while (text.n > 0)
                assert_in_range(text_width(str_cut(&text, '\n')), 0, widths[i]);
        }
    arena_free(&a);
}

/* Sentences are for reading: a wide terminal shows whole names, not longer lines. */
static void a_wide_terminal_cuts_no_name(void **state)
{
    struct arena a = { 0 };
    struct sheet s = what_was_said("no", &a);
    char name[121] = { 0 };

    (void)state;
    memset(name, 'n', sizeof name - 1);
    s.part[0]->table.block[0].row[0].cell[WHO] = cell_text(str_of(name));
    sheet_note(&s, str_fmt(&a, "%s %s", "word", name + 20), &a);
    assert_true(contains(bytes_at(&s, 140, &a), name));
    assert_true(contains(bytes_at(&s, 140, &a), "\nword\nnnn"));
    assert_false(contains(bytes_at(&s, 0, &a), name));
    arena_free(&a);
}

static void formats_and_papers_are_found_by_name(void **state)
{
    enum paper p = PAPER_A4;

    (void)state;
    assert_true(paper_find(STR("letter"), &p));
    assert_int_equal(p, PAPER_LETTER);
    assert_true(paper_find(STR("a4"), &p));
    assert_int_equal(p, PAPER_A4);
    assert_false(paper_find(STR("a5"), &p));
    assert_false(paper_find(STR(""), &p));
    assert_string_equal(format_find(STR("pdf"))->name, "pdf");
    assert_null(format_find(STR("PDF ")));
    assert_string_equal(format_of_file(STR("out/round.7/pairings.PDF"))->name, "pdf");
    assert_string_equal(format_of_file(STR("a.txt"))->name, "text");
    assert_null(format_of_file(STR("out.pdf/pairings")));
    assert_null(format_of_file(STR("pdf")));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(csv_quotes_what_needs_it_and_disarms_formulas),
        cmocka_unit_test(csv_disarms_every_sign_a_formula_can_begin_with),
        cmocka_unit_test(csv_repeats_the_head_on_every_line),
        cmocka_unit_test(json_has_numbers_as_numbers_and_nothing_as_null),
        cmocka_unit_test(no_object_of_any_report_has_a_member_twice),
        cmocka_unit_test(json_quotes_what_is_no_letter),
        cmocka_unit_test(compact_json_has_a_row_on_a_line),
        cmocka_unit_test(json_keeps_its_order_and_its_decimals),
        cmocka_unit_test(json_nests_rows_in_blocks),
        cmocka_unit_test(what_would_move_a_cursor_is_written_out),
        cmocka_unit_test(text_lines_up_halves_and_names_of_any_script),
        cmocka_unit_test(text_puts_heads_over_their_rows),
        cmocka_unit_test(text_is_never_wider_than_a_hundred_columns),
        cmocka_unit_test(a_sentence_goes_on_in_its_column_of_a_terminal),
        cmocka_unit_test(a_word_longer_than_its_column_loses_no_letter),
        cmocka_unit_test(nothing_runs_over_the_edge_of_a_terminal),
        cmocka_unit_test(a_wide_terminal_cuts_no_name),
        cmocka_unit_test(formats_and_papers_are_found_by_name),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
