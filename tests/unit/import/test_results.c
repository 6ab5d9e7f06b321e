/* SPDX-License-Identifier: Apache-2.0 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "engine/base/arena.h"
#include "engine/base/err.h"
#include "engine/base/finding.h"
#include "import/file.h"
#include "import/results.h"
#include "tests/said.h"

struct trial {
    struct arena a;
    struct findings f;
    struct err e;
    struct result_list list;
};

static bool reads(struct trial *t, struct str bytes)
{
    t->f = (struct findings){ .arena = &t->a };
    t->e = (struct err){ 0 };
    return results_read(bytes, STR("r.csv"), &t->a, &t->list, &t->f, &t->e);
}

static struct str load(struct trial *t, const char *path)
{
    struct str bytes;

    if (!file_load(path, RESULTS_SIZE_MAX, &t->a, &bytes, &t->e))
        fail_msg("%s", err_said(&t->e));
    return bytes;
}

static void expect(struct str s, const char *want)
{
    if (!str_eq(s, str_of(want)))
        fail_msg("'%.*s' is not '%s'", STR_ARG(s), want);
}

static void all_columns(void **state)
{
    struct trial t = { 0 };
    const struct board_entry *b;

    (void)state;
    assert_true(reads(&t, STR("round,table,first,other,board,first-place,other-place,result,absent,present\n"
                              "3,17,Co\xCC\x82te d'Ivoire,12,2,5,,+-,,\n"
                              ",18,,,1,0,4,*,,\n"
                              "3,,,,,,,,Fiji,4\n")));
    assert_int_equal(t.f.n, 0);
    assert_int_equal(t.list.nboard, 2);
    assert_int_equal(t.list.nmark, 1);
    b = &t.list.board[0];
    assert_int_equal(b->round, 3);
    assert_int_equal(b->table, 17);
    expect(b->team[0], "C\xC3\xB4te d'Ivoire");
    expect(b->team[1], "12");
    assert_int_equal(b->board, 2);
    assert_int_equal(b->place[0], 5);
    assert_int_equal(b->place[1], 0);
    assert_int_equal(b->result, RESULT_FORFEIT);
    assert_int_equal(b->line, 2);
    b = &t.list.board[1];
    assert_int_equal(b->round, 0);
    expect(b->team[0], "");
    assert_int_equal(b->place[0], 0);
    assert_int_equal(b->place[1], 4);
    assert_int_equal(b->result, RESULT_OPEN);
    assert_int_equal(b->line, 3);
    assert_int_equal(t.list.mark[0].round, 3);
    assert_int_equal(t.list.mark[0].table, 0);
    expect(t.list.mark[0].absent, "Fiji");
    assert_int_equal(t.list.mark[0].present, 4);
    assert_int_equal(t.list.mark[0].line, 4);
    arena_free(&t.a);
}

static void every_spelling(void **state)
{
    static const struct {
        const char *text;
        enum result result;
    } row[] = {
        { "1-0", RESULT_WIN },      { "0-1", RESULT_LOSS },    { "1/2", RESULT_DRAW },      { "0-0", RESULT_ZERO },
        { "+-", RESULT_FORFEIT },   { "-+", RESULT_MISSED },   { "--", RESULT_NOBODY },     { "*", RESULT_OPEN },
        { "1 - 0", RESULT_WIN },    { "0:1", RESULT_LOSS },    { "½", RESULT_DRAW },        { "½ - ½", RESULT_DRAW },
        { "1/2-1/2", RESULT_DRAW }, { "½:½", RESULT_DRAW },    { "+ - -", RESULT_FORFEIT }, { "- - +", RESULT_MISSED },
        { "- - -", RESULT_NOBODY }, { "+:-", RESULT_FORFEIT }, { "-:+", RESULT_MISSED },
    };
    struct trial t = { 0 };

    (void)state;
    for (size_t i = 0; i < sizeof row / sizeof *row; i++) {
        assert_true(reads(&t, str_fmt(&t.a, "table,board,result\n1,1,%s\n", row[i].text)));
        if (t.list.nboard != 1 || t.list.board[0].result != row[i].result)
            fail_msg("%s", row[i].text);
    }
    arena_free(&t.a);
}

static void wrong_rows_all_at_once(void **state)
{
    static const char text[] = "table,first,other,board,first-place,result,absent,present,remark\n" /* 1 */
                               "x,,,1,,1-0\n"                                                       /* 2 */
                               "1,,,9,,1-0\n"                                                       /* 3 */
                               "1,,,1,25,1-0\n"                                                     /* 4 */
                               "1,,,1,,2-0\n"                                                       /* 5 */
                               "1,,,1,,\n"                                                          /* 6 */
                               "1,,,,,1-0\n"                                                        /* 7 */
                               ",A,,1,,1-0\n"                                                       /* 8 */
                               ",,,1,,1-0\n"                                                        /* 9 */
                               ",A,A,1,,1-0\n"                                                      /* 10 */
                               "1,Korea, South,A,1,1,1-0,,,too,many\n"                              /* 11 */
                               "1,,,1,,1-0,A,4\n"                                                   /* 12 */
                               "1,,,,,,A,\n"                                                        /* 13 */
                               "1,\x01,B,1,,1-0\n"                                                  /* 14 */
                               "1,,,-1,,1-0\n"                                                      /* 15 */
                               "1,A,B,2,3,0-1\n";                                                   /* 16: right */
    static const struct {
        int line;
        const char *says;
    } want[] = {
        { 1, "column 'remark' is unknown" },
        { 2, "the table must be a number up to 20000, not 'x'" },
        { 3, "the board must be a number up to 8, not '9'" },
        { 4, "the first-place must be a number up to 24, not '25'" },
        { 5, "'2-0' is not a result" },
        { 6, "'' is not a result" },
        { 7, "the number of the board is missing" },
        { 8, "only one of the two teams is named" },
        { 9, "neither by its table nor by its teams" },
        { 10, "A cannot play itself" },
        { 11, "11 fields, but only 9 columns" },
        { 12, "either the result of a board or an absent team" },
        { 13, "how many players of the other team" },
        { 14, "the first holds invisible or control characters, or is not UTF-8" },
        { 15, "the board must be a number up to 8, not '-1'" },
    };
    struct trial t = { 0 };
    int next = 0;

    (void)state;
    assert_true(reads(&t, STR(text)));
    for (int i = 0; i < (int)(sizeof want / sizeof *want); i++) {
        while (next < t.f.n && t.f.item[next].line < want[i].line)
            next++;
        assert_true(next < t.f.n);
        assert_int_equal(t.f.item[next].line, want[i].line);
        assert_int_equal(t.f.item[next].severity, i == 0 ? WARNING : PROBLEM);
        if (!strstr(finding_said(&t.f.item[next]).p, want[i].says))
            fail_msg("line %d: %s", want[i].line, finding_said(&t.f.item[next]).p);
    }
    assert_int_equal(t.list.nboard, 1);
    assert_int_equal(t.list.board[0].line, 16);
    assert_int_equal(t.list.nmark, 0);
    arena_free(&t.a);
}

static void other_files(void **state)
{
    struct trial t = { 0 };
    size_t size = RESULTS_SIZE_MAX + 1;
    char *big = calloc(size, 1);

    (void)state;
    assert_false(reads(&t, STR("1,1,1-0\n2,1,0-1\n")));
    assert_int_equal(t.e.kind, ERR_INPUT);
    assert_string_equal(err_said(&t.e), "r.csv, line 1: the first line must name the columns, such as "
                                        "table,board,first-place,other-place,result");
    assert_false(reads(&t, STR("")));
    assert_string_equal(err_said(&t.e), "r.csv is empty");
    assert_false(reads(&t, STR("<registration/>")));
    assert_string_equal(err_said(&t.e),
                        "r.csv is not a file of results: its first element is <registration>, not <results>");
    assert_false(reads(&t, STR("<!DOCTYPE results><results/>")));
    assert_int_equal(t.e.kind, ERR_INPUT);
    assert_false(reads(&t, STR("\x1F\x8B\x08\0\0")));
    assert_int_equal(t.e.kind, ERR_INPUT);
    assert_false(reads(&t, (struct str){ big, size }));
    assert_int_equal(t.e.kind, ERR_LIMIT);
    arena_free(&t.a);
    free(big);
}

static void xml_faults(void **state)
{
    struct trial t = { 0 };

    (void)state;
    assert_true(
        reads(&t, STR("<results>\n<board table='1' board='1' result='1-0'/>\n<board table='one' result='1-0'/>\n"
                      "<mark absent='A'/>\n</results>")));
    assert_int_equal(t.f.n, 3);
    assert_int_equal(t.f.item[0].line, 3);
    assert_int_equal(t.f.item[1].line, 3);
    assert_int_equal(t.f.item[2].line, 4);
    assert_int_equal(t.list.nboard, 0);
    assert_true(reads(
        &t, STR("<results>\n<board table='1' board='1' result='one'/>\n<board board='1' result='1-0'/></results>")));
    assert_int_equal(t.f.n, 2);
    assert_int_equal(t.f.item[0].line, 2);
    assert_int_equal(t.f.item[1].line, 3);
    arena_free(&t.a);
}

/* The document of the format shows one file twice, as CSV and as XML. */
static struct str example(struct trial *t, const char *fence)
{
    char *begin = strstr(str_c(&t->a, load(t, "docs/formats/results.md")), fence), *end;

    assert_non_null(begin);
    begin += strlen(fence);
    end = strstr(begin, "```\n");
    assert_non_null(end);
    return (struct str){ begin, (size_t)(end - begin) };
}

static void examples_of_the_document(void **state)
{
    struct trial csv = { 0 }, xml = { 0 };

    (void)state;
    assert_true(reads(&csv, example(&csv, "```csv\n")));
    assert_true(reads(&xml, example(&xml, "```xml\n")));
    assert_int_equal(csv.f.n + xml.f.n, 0);
    assert_int_equal(csv.list.nboard, 4);
    assert_int_equal(xml.list.nboard, 4);
    for (int i = 0; i < 4; i++) {
        const struct board_entry *c = &csv.list.board[i], *x = &xml.list.board[i];
        assert_int_equal(c->table, x->table);
        assert_true(str_eq(c->team[0], x->team[0]) && str_eq(c->team[1], x->team[1]));
        assert_int_equal(c->board, x->board);
        assert_int_equal(c->place[0], x->place[0]);
        assert_int_equal(c->place[1], x->place[1]);
        assert_int_equal(c->result, x->result);
    }
    assert_int_equal(csv.list.nmark, 1);
    assert_int_equal(xml.list.nmark, 1);
    expect(csv.list.mark[0].absent, "Vietnam");
    expect(xml.list.mark[0].absent, "Vietnam");
    assert_int_equal(csv.list.mark[0].present, xml.list.mark[0].present);
    arena_free(&csv.a);
    arena_free(&xml.a);
}

/* 930 matches, 3720 boards; 14 places empty on boards without a game, 3 of replaced players. */
static void baku(void **state)
{
    struct trial t = { 0 };
    int boards = 0, forfeits = 0, empty = 0;

    (void)state;
    for (int round = 1; round <= 11; round++) {
        char path[64];
        snprintf(path, sizeof path, "tests/data/baku2016/round-%02d.csv", round);
        assert_true(reads(&t, load(&t, path)));
        assert_int_equal(t.f.n, 0);
        for (int i = 0; i < t.list.nboard; i++) {
            const struct board_entry *b = &t.list.board[i];
            assert_int_equal(b->round, round);
            assert_int_equal(b->board, i % 4 + 1);
            forfeits += b->result == RESULT_FORFEIT || b->result == RESULT_MISSED;
            empty += (b->place[0] == 0) + (b->place[1] == 0);
        }
        boards += t.list.nboard;
    }
    assert_int_equal(boards, 3720);
    assert_int_equal(forfeits, 50 + 36);
    assert_int_equal(empty, 14 + 3);
    arena_free(&t.a);
}

static void schema_is_the_file(void **state)
{
    struct trial t = { 0 };

    (void)state;
    assert_true(str_eq(results_schema(), load(&t, "import/results.xsd")));
    arena_free(&t.a);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(all_columns), cmocka_unit_test(every_spelling),     cmocka_unit_test(wrong_rows_all_at_once),
        cmocka_unit_test(other_files), cmocka_unit_test(xml_faults),         cmocka_unit_test(examples_of_the_document),
        cmocka_unit_test(baku),        cmocka_unit_test(schema_is_the_file),
    };

    return cmocka_run_group_tests_name("results", tests, NULL, NULL);
}
