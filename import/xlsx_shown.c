/* SPDX-License-Identifier: Apache-2.0 */
#include "import/xlsx_shown.h"

#include "engine/base/arena.h"
#include "engine/base/finding.h"
#include "import/csv.h"
#include "import/messages.h"
#include "import/sheet_cells.h"
#include "import/xlsx.h"

static void say(const struct xlsx_shown *x, struct findings *f, enum severity severity, int column, int row,
                struct message what)
{
    finding_say(f, severity, RULE_NONE, row, what);
    if (f->kept)
        f->item[f->n - 1].place =
            str_fmt(f->arena, "%.*s!%.*s", STR_ARG(x->sheet->name), STR_ARG(csv_cell(column, row, f->arena)));
}

static struct message about_blank(enum blank_kind kind, struct str title)
{
    if (kind == BLANK_FORMULA)
        return say_formula_has_no_value(title);
    return kind == BLANK_ERROR ? say_formula_came_to_an_error(title) : say_text_of_cell_is_missing(title);
}

/* Those of columns that are read; of the row of the titles, all. */
static void check_blank_cells(const struct xlsx_shown *x, struct findings *f)
{
    for (int i = 0; i < x->sheet->nblank; i++) {
        const struct blank_cell *b = &x->sheet->blank[i];
        if (b->row == x->head->line || (b->row > x->head->line && x->is_read(x->of, b->column)))
            say(x, f, PROBLEM, b->column, b->row, about_blank(b->kind, sheet_cell(x->head, b->column)));
    }
}

static void check_hidden(const struct xlsx_shown *x, struct findings *f)
{
    const struct worksheet *w = x->sheet;

    for (int c = 0; c < XLSX_COLUMNS_MAX; c++)
        if (w->hidden_column[c] && x->is_read(x->of, c))
            say(x, f, WARNING, c, x->head->line, say_column_is_hidden(sheet_cell(x->head, c)));
    for (int i = 0, last; i < w->nhidden_row; i = last) {
        for (last = i + 1; last < w->nhidden_row && w->hidden_row[last] == w->hidden_row[last - 1] + 1;)
            last++;
        if (w->hidden_row[i] > x->head->line)
            say(x, f, WARNING, x->about, w->hidden_row[i], say_rows_are_hidden(last - i));
    }
}

void xlsx_shown_check(const struct xlsx_shown *x, struct findings *f)
{
    check_blank_cells(x, f);
    check_hidden(x, f);
}
