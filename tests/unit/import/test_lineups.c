/* SPDX-License-Identifier: Apache-2.0 */
#include "import/lineups.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "engine/base/arena.h"
#include "engine/base/err.h"
#include "tests/said.h"

struct reading {
    struct arena arena;
    struct findings f;
    struct err e;
    struct lineup_entry *entry;
    int n;
};

static bool reads(struct reading *r, const char *text)
{
    *r = (struct reading){ .f.arena = &r->arena };
    return lineups_read(str_of(text), STR("l.csv"), &r->arena, &r->entry, &r->n, &r->f, &r->e);
}

static const char *finding(struct reading *r, int i)
{
    assert_true(i < r->f.n);
    return str_c(&r->arena, str_fmt(&r->arena, "%d: %.*s", r->f.item[i].line, STR_ARG(finding_said(&r->f.item[i]))));
}

static void lines_become_entries(void **state)
{
    struct reading r;

    (void)state;
    assert_true(reads(&r, "board-2,team,board-1,board-3,board-4\n"
                          "2,Fiji,1,3,5\n# a remark\n\"Smith, Joe\",12,1,Ånn,\n"));
    assert_int_equal(r.n, 2);
    assert_int_equal(r.f.n, 0);
    assert_string_equal(str_c(&r.arena, r.entry[0].team), "Fiji");
    assert_string_equal(str_c(&r.arena, r.entry[0].player[3]), "5");
    assert_int_equal(r.entry[0].line, 2);
    assert_string_equal(str_c(&r.arena, r.entry[1].player[1]), "Smith, Joe");
    assert_int_equal(r.entry[1].player[3].n, 0);
    assert_int_equal(r.entry[1].player[4].n, 0);
    assert_int_equal(r.entry[1].line, 4);
    arena_free(&r.arena);
}

static void what_is_wrong_has_its_line(void **state)
{
    struct reading r;

    (void)state;
    assert_true(reads(&r, "team,board-1,captain\nFiji,1,Ann,9\n,1,\n\x01,1,\nMalta,2,Bea\n"));
    assert_int_equal(r.n, 1);
    assert_int_equal(r.f.n, 4);
    assert_string_equal(finding(&r, 0), "1: the column 'captain' is unknown and is ignored");
    assert_int_equal(r.f.item[0].severity, WARNING);
    assert_string_equal(finding(&r, 1), "2: 4 fields, but only 3 columns have a name; a comma inside "
                                        "a name needs quotation marks");
    assert_string_equal(finding(&r, 2), "3: the team is missing");
    assert_string_equal(finding(&r, 3),
                        "4: this holds invisible or control characters, or is not UTF-8; save the file as UTF-8");
    arena_free(&r.arena);
}

static void columns_must_have_names(void **state)
{
    struct reading r;

    (void)state;
    assert_false(reads(&r, "Fiji,1,2,3,4\n"));
    assert_string_equal(err_said(&r.e), "l.csv, line 1: the first line must name the columns: "
                                        "team,board-1,board-2, and so on");
    arena_free(&r.arena);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(lines_become_entries),
        cmocka_unit_test(what_is_wrong_has_its_line),
        cmocka_unit_test(columns_must_have_names),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
