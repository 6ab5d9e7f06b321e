/* SPDX-License-Identifier: Apache-2.0 */
#include "sample.h"

#include <stdio.h>
#include <string.h>

#include "engine/base/arena.h"
#include "reports/format/data.h"

static struct str page_of(const char *path, struct arena *a)
{
    enum { SIZE = 1 << 16 };
    char *text = arena_new(a, char, SIZE);
    FILE *f = fopen(path, "rb");

    if (!f)
        fail_msg("%s cannot be read: tests run in the root of the sources", path);
    size_t n = fread(text, 1, SIZE, f);
    fclose(f);
    assert_in_range(n, 1, SIZE - 1);
    return (struct str){ text, n };
}

/* The row of a table whose first cell names the report. */
static struct str row_of(struct str page, const char *report, struct arena *a)
{
    const char *name = str_c(a, str_fmt(a, "`%s`", report));

    while (page.n > 0) {
        struct str line = str_cut(&page, '\n'), rest = line;
        str_cut(&rest, '|');
        struct str first = str_cut(&rest, '|');
        if (str_starts(line, STR("| `")) && contains(first, name))
            return line;
    }
    fail_msg("%s has no row", report);
    return page;
}

static struct str with_blanks(struct str columns, struct arena *a)
{
    struct str list = str_cut(&columns, ',');

    while (columns.n > 0) {
        struct str next = str_cut(&columns, ',');
        list = str_fmt(a, "%.*s, %.*s", STR_ARG(list), STR_ARG(next));
    }
    return list;
}

static void the_page_of_csv_has_the_columns_of_every_report(void **state)
{
    struct arena a = { 0 };
    const struct event *e = sample_event(&a);
    struct str page = page_of("docs/formats/csv.md", &a);

    (void)state;
    for (int r = 0; report_row(r); r++) {
        const char *name = report_row(r)->name;
        struct sheet s = sample_report(e, name, 0, 1, &a);
        struct str csv = sample_bytes(&s, "csv", &a);
        struct str names = with_blanks(str_cut(&csv, '\n'), &a);
        const char *want = str_c(&a, str_fmt(&a, "| `%.*s` |", STR_ARG(names)));
        if (!contains(row_of(page, name, &a), want))
            fail_msg("docs/formats/csv.md lacks the columns of %s: %s", name, want);
    }
    arena_free(&a);
}

static void the_page_of_csv_names_the_list_of_every_report(void **state)
{
    struct arena a = { 0 };
    const struct event *e = sample_event(&a);
    struct str page = page_of("docs/formats/csv.md", &a);
    enum { LIST = 4 }; /* the cell, from the left border on */

    (void)state;
    for (int r = 0; report_row(r); r++) {
        const char *name = report_row(r)->name;
        struct sheet s = sample_report(e, name, 0, 1, &a), seen = sheet_seen(&s, FOR_DATA, &a);
        struct table t = data_table(&seen, &a);
        struct str lists = row_of(page, name, &a);
        for (int i = 0; i < LIST; i++)
            str_cut(&lists, '|');
        if (!contains(lists, str_c(&a, str_fmt(&a, "`%s`", t.rows))) ||
            (t.blocks && !contains(lists, str_c(&a, str_fmt(&a, " `%s`", t.blocks)))))
            fail_msg("docs/formats/csv.md lacks the list of %s", name);
    }
    arena_free(&a);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_page_of_csv_has_the_columns_of_every_report),
        cmocka_unit_test(the_page_of_csv_names_the_list_of_every_report),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
