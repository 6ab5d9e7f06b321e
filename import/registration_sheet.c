/* SPDX-License-Identifier: Apache-2.0 */
#include "import/registration_sheet.h"

#include "engine/base/finding.h"
#include "import/csv.h"
#include "import/messages.h"
#include "import/registration_column.h"
#include "import/xlsx.h"

/* A table and what is found in it. */
struct sheet_check {
    const struct worksheet *sheet; /* NULL: CSV */
    const struct csv *table;
    const struct registration_place *place;
    int head;
    struct findings *findings;
};

/* About a cell of the table: in a workbook it has a place of its own, in CSV it is one of its line. */
static void say_of_cell(struct sheet_check *r, enum severity severity, int column, int row, struct message what)
{
    struct findings *f = r->findings;
    int before = f->n;

    finding_say(f, severity, RULE_NONE, row, what);
    if (f->n > before && r->sheet)
        f->item[before].place = registration_cell(r->place, column, row, r->findings->arena);
}

static void check_titles(struct sheet_check *r)
{
    const struct csv_row *row = &r->table->row[r->head];

    for (int i = 0; i < row->n; i++) {
        enum column_id c = registration_column(row->field[i], r->findings->arena);
        if (row->field[i].n > 0 && c == COLUMN_COUNT)
            say_of_cell(r, WARNING, i, row->line, say_column_is_unknown(row->field[i]));
        else if (row->field[i].n > 0 && r->place->column[c] != i)
            say_of_cell(r, PROBLEM, i, row->line,
                        say_column_is_there_twice(row->field[i],
                                                  csv_cell(r->place->column[c], row->line, r->findings->arena),
                                                  csv_cell(i, row->line, r->findings->arena)));
    }
}

/* What a workbook does not show, and what its cells do not have. */

struct str registration_title(const struct csv *table, int head, int column)
{
    const struct csv_row *row = &table->row[head];

    return column < row->n ? row->field[column] : (struct str){ 0 };
}

static struct str title_of(const struct sheet_check *r, int column)
{
    return registration_title(r->table, r->head, column);
}

static struct message about_blank(enum blank_kind kind, struct str title)
{
    if (kind == BLANK_FORMULA)
        return say_formula_has_no_value(title);
    return kind == BLANK_ERROR ? say_formula_came_to_an_error(title) : say_text_of_cell_is_missing(title);
}

/* Those of columns that are read; of the row of the titles, all. */
static void check_blank_cells(struct sheet_check *r)
{
    int head = r->table->row[r->head].line;

    for (int i = 0; i < r->sheet->nblank; i++) {
        const struct blank_cell *x = &r->sheet->blank[i];
        struct str title = title_of(r, x->column);
        if (x->row == head || (x->row > head && registration_column(title, r->findings->arena) < COLUMN_COUNT))
            say_of_cell(r, PROBLEM, x->column, x->row, about_blank(x->kind, title));
    }
}

static void check_hidden(struct sheet_check *r)
{
    const struct worksheet *w = r->sheet;
    int head = r->table->row[r->head].line;

    if (w->hidden)
        finding_say(r->findings, WARNING, RULE_NONE, 0, say_worksheet_is_hidden(w->name));
    for (int c = 0; c < XLSX_COLUMNS_MAX; c++)
        if (w->hidden_column[c] && registration_column(title_of(r, c), r->findings->arena) < COLUMN_COUNT)
            say_of_cell(r, WARNING, c, head, say_column_is_hidden(title_of(r, c)));
    for (int i = 0, last; i < w->nhidden_row; i = last) {
        for (last = i + 1; last < w->nhidden_row && w->hidden_row[last] == w->hidden_row[last - 1] + 1;)
            last++;
        if (w->hidden_row[i] > head)
            say_of_cell(r, WARNING, r->place->column[COLUMN_TEAM], w->hidden_row[i], say_rows_are_hidden(last - i));
    }
}

void registration_sheet_check(const struct worksheet *sheet, const struct csv *table,
                              const struct registration_place *place, int head, struct findings *f)
{
    struct sheet_check r = { sheet, table, place, head, f };

    check_titles(&r);
    if (!sheet)
        return;
    check_blank_cells(&r);
    check_hidden(&r);
}

/* The first worksheet that is one: of those that are shown, or else of the others. */
static const struct worksheet *choose(const struct worksheet *sheet, int n, bool hidden,
                                      struct registration_place *place, int *head, struct arena *a)
{
    for (int i = 0; i < n; i++)
        if (sheet[i].hidden == hidden && registration_titles(&sheet[i].table, place, a, head))
            return &sheet[i];
    return NULL;
}

/* No more than one is read: a second registration is told, wherever it stands. */
static void tell_others(const struct worksheet *sheet, int n, const struct worksheet *read, struct findings *f)
{
    for (int i = 0; i < n; i++)
        if (&sheet[i] != read &&
            registration_titles(&sheet[i].table, &(struct registration_place){ 0 }, f->arena, &(int){ 0 }))
            finding_say(f, WARNING, RULE_NONE, 0,
                        say_worksheet_is_not_read(sheet[i].hidden ? "hidden" : NULL, sheet[i].name, read->name));
}

const struct worksheet *registration_sheet(const struct worksheet *sheet, int n, struct registration_place *place,
                                           int *head, struct findings *f)
{
    const struct worksheet *found = choose(sheet, n, false, place, head, f->arena);

    if (!found)
        found = choose(sheet, n, true, place, head, f->arena);
    if (!found)
        return NULL;
    place->sheet = found->name;
    tell_others(sheet, n, found, f);
    return found;
}
