/* SPDX-License-Identifier: Apache-2.0 */
#include "import/plan.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "engine/base/err.h"
#include "tests/said.h"

static struct plan_file plan_of(const char *text)
{
    struct plan_file p = plan_file_default();
    struct err e = { 0 };

    if (!plan_read(str_of(text), STR("a.conf"), &p, &e))
        fail_msg("%s", err_said(&e));
    return p;
}

static void check(struct range r, int low, int high)
{
    assert_int_equal(r.low, low);
    assert_int_equal(r.high, high);
}

static void nothing_said_is_the_default(void **state)
{
    struct plan_file p = plan_of("\n# nothing\r\n   \n");

    (void)state;
    check(p.plan.value[PLAN_TEAMS], 40, 80);
    check(p.plan.value[PLAN_FORFEITS], 50, 50);
    assert_int_equal(p.plan.edition, EDITION_2022);
    assert_int_equal(p.plan.parity, PARITY_ANY);
    assert_int_equal(p.plan.lot, COLOURLESS);
    assert_int_equal(p.seed, 1);
}

static void keys_and_values(void **state)
{
    struct plan_file p = plan_of("teams = 160-188\nrounds=11\r\nfield = even # as often\n"
                                 "forfeits = 0.25 - 3\nno-shows = 1.5\nabsent = 2.50\ndraws=100\n"
                                 "edition = 2022\nlot = black\nseed = 18446744\n");

    (void)state;
    check(p.plan.value[PLAN_TEAMS], 160, 188);
    check(p.plan.value[PLAN_ROUNDS], 11, 11);
    check(p.plan.value[PLAN_FORFEITS], 25, 300);
    check(p.plan.value[PLAN_NO_SHOWS], 150, 150);
    check(p.plan.value[PLAN_ABSENT], 250, 250);
    check(p.plan.value[PLAN_DRAWS], 10000, 10000);
    assert_int_equal(p.plan.parity, PARITY_EVEN);
    assert_int_equal(p.plan.edition, EDITION_2022);
    assert_int_equal(p.plan.tiebreak, TIEBREAK_APP_2);
    assert_int_equal(p.plan.lot, BLACK);
    assert_int_equal(p.seed, 18446744);
}

/* What the file does not say is what it was. */
static void keys_change_what_was_there(void **state)
{
    struct plan_file p = plan_file_default();
    struct err e = { 0 };

    (void)state;
    p.plan.value[PLAN_TEAMS] = (struct range){ 176, 176 };
    p.seed = 9;
    assert_true(plan_read(STR("rounds = 5"), STR("a.conf"), &p, &e));
    check(p.plan.value[PLAN_TEAMS], 176, 176);
    check(p.plan.value[PLAN_ROUNDS], 5, 5);
    assert_int_equal(p.seed, 9);
}

static void wrong_lines(void **state)
{
    static const struct {
        const char *text, *said;
    } row[] = {
        { "tems = 4", "line 1, column 1: there is no key 'tems' (docs/formats/generator.md lists them)" },
        { "\n teams", "line 2, column 2: 'teams' needs a value: key = value" },
        { "teams = # 5", "line 1, column 1: 'teams' needs a value: key = value" },
        { "teams = many", "line 1, column 9: teams is 'many', not a number or a range such as 2-5" },
        { "teams = 5.5", "line 1, column 9: teams is '5.5', not a number or a range such as 2-5" },
        { "teams = 5-", "line 1, column 9: teams is '5-', not a number or a range such as 2-5" },
        { "teams = -5", "line 1, column 9: teams is '-5', not a number or a range such as 2-5" },
        { "teams = 9-5", "line 1, column 9: teams must be from 2 to 999, the lower number first" },
        { "teams = 1000", "line 1, column 9: teams must be from 2 to 999, the lower number first" },
        { "rounds = 31", "line 1, column 10: rounds must be from 1 to 30, the lower number first" },
        { "draws = 100.5", "line 1, column 9: draws must be from 0 to 100, the lower number first" },
        { "draws = 0.255", "line 1, column 9: draws is '0.255', not a number or a range such as 2-5" },
        { "teams = 4\nteams = 5", "line 2, column 1: teams is given twice" },
        { "seed = -1", "line 1, column 8: the seed is '-1', not a whole number from 0 to 9223372036854775807" },
        { "seed = 18446744073709551615",
          "line 1, column 8: the seed is '18446744073709551615', not a whole number from 0 to 9223372036854775807" },
        { "edition = 2013", "line 1, column 11: there is no edition '2013', only 2012, 2022, ecu and ecu-2015" },
        { "field = prime", "line 1, column 9: the field is 'prime', not even, odd or any" },
        { "lot = red", "line 1, column 7: the lot is 'red', not white, black or any" },
    };

    (void)state;
    for (size_t i = 0; i < sizeof row / sizeof *row; i++) {
        struct plan_file p = plan_file_default();
        struct err e = { 0 };
        char want[200];
        snprintf(want, sizeof want, "a.conf, %s", row[i].said);
        assert_false(plan_read(str_of(row[i].text), STR("a.conf"), &p, &e));
        assert_int_equal(e.kind, ERR_INPUT);
        assert_string_equal(err_said(&e), want);
    }
}

static void a_field_of_one_size_cannot_be_other(void **state)
{
    static const struct {
        const char *text;
        bool has;
    } row[] = {
        { "teams = 12\nfield = odd", false },
        { "teams = 13\nfield = odd", true },
        { "field = even\nteams = 13", false },
        { "field = even\nteams = 13-14", true },
        { "teams = 13", true },
    };

    (void)state;
    for (size_t i = 0; i < sizeof row / sizeof *row; i++) {
        struct plan_file p = plan_of(row[i].text);
        assert_true(plan_has_field(&p.plan) == row[i].has);
    }
}

/* 50 hundredths as "0.5". */
static void print_value(char *out, size_t n, enum plan_kind kind, int value)
{
    if (kind == COUNT || value % 100 == 0)
        snprintf(out, n, "%d", kind == COUNT ? value : value / 100);
    else
        snprintf(out, n, "%d.%d", value / 100, value % 100 / 10);
}

static void the_page_has_the_table(void **state)
{
    static char page[20000];
    FILE *f = fopen("docs/formats/generator.md", "rb");

    (void)state;
    assert_non_null(f);
    page[fread(page, 1, sizeof page - 1, f)] = '\0';
    fclose(f);
    for (int k = 0; k < PLAN_KEY_COUNT; k++) {
        const struct plan_row *row = plan_row((enum plan_key)k);
        char line[200], least[16], most[16], low[16], high[16];
        print_value(least, sizeof least, row->kind, row->least);
        print_value(most, sizeof most, row->kind, row->most);
        print_value(low, sizeof low, row->kind, row->low);
        print_value(high, sizeof high, row->kind, row->high);
        bool one = row->low == row->high;
        snprintf(line, sizeof line, "\n| `%s` | %s | %s | %s%s%s | %s%s |\n", row->key, least, most, low,
                 one ? "" : "-", one ? "" : high, row->kind == PER_CENT ? "per cent: " : "", row->help);
        if (!strstr(page, line))
            fail_msg("not in the page: %s", line);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(nothing_said_is_the_default),         cmocka_unit_test(keys_and_values),
        cmocka_unit_test(keys_change_what_was_there),          cmocka_unit_test(wrong_lines),
        cmocka_unit_test(a_field_of_one_size_cannot_be_other), cmocka_unit_test(the_page_has_the_table),
    };

    return cmocka_run_group_tests_name("plans of made-up events", tests, NULL, NULL);
}
