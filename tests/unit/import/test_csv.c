/* SPDX-License-Identifier: Apache-2.0 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "engine/base/arena.h"
#include "engine/base/err.h"
#include "import/csv.h"
#include "tests/said.h"

static void expect(struct str s, const char *want)
{
    if (!str_eq(s, str_of(want)))
        fail_msg("'%.*s' is not '%s'", STR_ARG(s), want);
}

static void same_table(const char *text)
{
    struct arena a = { 0 };
    struct csv c;
    struct err e = { 0 };

    assert_true(csv_read(str_of(text), STR("t.csv"), &a, &c, &e));
    assert_int_equal(c.n, 3);
    expect(csv_field(&c, 1, "team"), "Korea, South");
    expect(csv_field(&c, 1, "points"), "2");
    expect(csv_field(&c, 2, "team"), "Fiji");
    expect(csv_field(&c, 2, "points"), "0");
    expect(csv_field(&c, 2, "no such column"), "");
    assert_true(csv_has(&c, "team"));
    assert_false(csv_has(&c, "Team"));
    arena_free(&a);
}

static void ways_to_write_one_table(void **state)
{
    (void)state;
    same_table("team,points\n\"Korea, South\",2\nFiji,0\n");
    same_table("team,points\r\n\"Korea, South\",2\r\nFiji,0");
    same_table("team,points\r\"Korea, South\",2\rFiji,0\r");
    same_table("\xEF\xBB\xBFteam;points\nKorea, South;2\nFiji;0\n");
    same_table("team\tpoints\nKorea, South\t2\nFiji\t0\n");
    same_table("sep=;\nteam;points\nKorea, South;2\nFiji;0\n");
    same_table("\n\n# a comment\nteam , points\n , \n  \" Korea, South\" ,2\n# another\n\nFiji,  0  ,,\n");
    same_table("points,team\n2,\"Korea, South\"\n0,Fiji\n");
}

static void quotation_marks_and_lines(void **state)
{
    struct arena a = { 0 };
    struct csv c;
    struct err e = { 0 };

    (void)state;
    assert_true(csv_read(STR("# one\n"
                             "a,b\n"
                             "\"say \"\"hi\"\"\",\"two\nlines\"\n"
                             "5\" disk,\"\"\n"
                             "\"\"\"\",x\n"),
                         STR("t.csv"), &a, &c, &e));
    assert_int_equal(c.n, 4);
    assert_int_equal(c.row[0].line, 2);
    assert_int_equal(c.row[1].line, 3);
    expect(c.row[1].field[0], "say \"hi\"");
    expect(c.row[1].field[1], "two\nlines");
    assert_int_equal(c.row[2].line, 5);
    expect(c.row[2].field[0], "5\" disk");
    expect(c.row[2].field[1], "");
    assert_int_equal(c.row[3].line, 6);
    expect(c.row[3].field[0], "\"");
    arena_free(&a);
}

static void refused(struct str text, const char *want)
{
    struct arena a = { 0 };
    struct csv c;
    struct err e = { 0 };

    assert_false(csv_read(text, STR("t.csv"), &a, &c, &e));
    assert_int_equal(e.kind, ERR_INPUT);
    assert_string_equal(err_said(&e), want);
    arena_free(&a);
}

static void not_csv(void **state)
{
    (void)state;
    refused(STR(""), "t.csv is empty");
    refused(STR("\xEF\xBB\xBF\n\n# nothing\n"), "t.csv is empty");
    refused(STR("a,b\n1,2\n\"x,y\nz\n"), "t.csv, line 3: a quotation mark is never closed");
    refused(STR("a,b\n\"x\"y,2\n"), "t.csv, line 2: there is text after a closing quotation mark");
    refused(STR("a,b\n1,\0"), "t.csv is not a text file; save it as CSV in UTF-8");
    refused(STR("\xFF\xFE"
                "a\0\0\xD8"),
            "t.csv, line 1: a letter of UTF-16 is not complete; save the file in UTF-8");
}

static void other_encodings(void **state)
{
    static const struct {
        struct str text;
        enum unicode is;
        int line;
    } rows[] = {
        { { "a,b\nM\xC3\xBCller,2\n", 14 }, UNICODE_8, 0 },
        { { "a,b\nM\xFCller,2\n", 13 }, UNICODE_8, 2 },
        { { "a,b\r\n#\xC3\xBC\r\nM\xFCller,2\n", 19 }, UNICODE_8, 3 },
        { { "\xFF\xFE"
            "a\0,\0b\0\n\0M\0\xFC\0l\0l\0e\0r\0,\0"
            "2\0",
            26 },
          UNICODE_16,
          0 },
        { { "\xFE\xFF\0a\0,\0b\0\n\0M\0\xFC\0l\0l\0e\0r\0,\0"
            "2",
            26 },
          UNICODE_16,
          0 },
    };

    (void)state;
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        struct arena a = { 0 };
        struct err e = { 0 };
        struct csv c;
        assert_true(csv_read(rows[i].text, STR("t.csv"), &a, &c, &e));
        assert_int_equal(c.form, rows[i].is);
        assert_int_equal(c.was.line, rows[i].line);
        assert_string_equal(str_c(&a, c.row[c.n - 1].field[0]), "Müller");
        arena_free(&a);
    }
}

/* Fields in quotation marks must not cost more than their length: quadratic memory would be 100 GB here. */
static void large(void **state)
{
    enum { ROWS = 300000, ROW = 9 };
    char *text = malloc(ROWS * ROW);
    struct arena a = { 0 };
    struct csv c;
    struct err e = { 0 };

    (void)state;
    for (int i = 0; i < ROWS; i++)
        memcpy(text + i * ROW, "\"ab\",\"c\"", ROW - 1), text[i * ROW + ROW - 1] = '\n';
    assert_true(csv_read((struct str){ text, ROWS * ROW }, STR("t.csv"), &a, &c, &e));
    assert_int_equal(c.n, ROWS);
    expect(c.row[ROWS - 1].field[1], "c");
    arena_free(&a);
    free(text);
}

/* Whoever sends more than any of our files has, has sent another one. */
static void bounded(void **state)
{
    enum { SIZE = 3 << 20 };
    static const struct {
        const char *with;
        const char *want;
    } cases[] = {
        { ",", "t.csv, line 1: there are more columns than this program accepts" },
        { "a", "t.csv, line 1: a field is longer than this program accepts" },
        { "a,\n", "t.csv, line 500001: there are more lines than this program accepts" },
        { " ,\n", "t.csv, line 500001: there are more lines than this program accepts" },
    };
    struct arena a = { 0 };
    struct csv c;

    (void)state;
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct err e = { 0 };
        char *text = test_malloc(SIZE);
        for (size_t k = 0, n = strlen(cases[i].with); k < SIZE; k++)
            text[k] = cases[i].with[k % n];
        assert_false(csv_read((struct str){ text, SIZE }, STR("t.csv"), &a, &c, &e));
        assert_int_equal(e.kind, ERR_LIMIT);
        assert_string_equal(err_said(&e), cases[i].want);
        arena_free(&a);
        test_free(text);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(ways_to_write_one_table),
        cmocka_unit_test(quotation_marks_and_lines),
        cmocka_unit_test(not_csv),
        cmocka_unit_test(other_encodings),
        cmocka_unit_test(large),
        cmocka_unit_test(bounded),
    };

    return cmocka_run_group_tests_name("csv", tests, NULL, NULL);
}
