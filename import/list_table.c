/* SPDX-License-Identifier: Apache-2.0 */
#include "import/list_table.h"

#include "import/composition_table.h"
#include "import/sheet_cells.h"
#include "teams/title.h"

enum { HEAD_WITHIN = 20 }; /* rows */

/* Are there titles of players in this column below the row, and nothing else? */
static bool has_titles(const struct csv *c, int row, int column)
{
    bool any = false;

    for (int i = row + 1; i < c->n; i++) {
        struct str s = sheet_cell(&c->row[i], column), title;
        if (s.n > 0 && !title_read(s, &title))
            return false;
        any = any || s.n > 0;
    }
    return any;
}

static bool is_of_server(const struct csv_row *row)
{
    struct str s = sheet_cell(row, sheet_first(row));

    return sheet_cells(row) == 1 &&
           (str_find(s, STR("hess-Results")) || str_find(s, STR("hess-results")) || str_find(s, STR("wiss-Manager")));
}

void list_tidy(struct csv *table, struct arena *a)
{
    while (table->n > 1 && is_of_server(&table->row[table->n - 1]))
        table->n--;
    if (!composition_flatten(table, a))
        for (int i = 0; i < table->n && i < HEAD_WITHIN; i++)
            for (int k = 1; k < table->row[i].n; k++)
                if (sheet_is_titled(sheet_cell(&table->row[i], k), "Name") &&
                    sheet_cell(&table->row[i], k - 1).n == 0 && has_titles(table, i, k - 1))
                    table->row[i].field[k - 1] = STR("Title");
}
