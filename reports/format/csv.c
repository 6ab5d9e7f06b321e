/* SPDX-License-Identifier: Apache-2.0 */
/* csv.c - a sheet as comma-separated values, one line a row, as docs/formats/csv.md says. */
#include "reports/format/data.h"

#include <string.h>

#include "engine/base/arena.h"
#include "engine/base/buffer.h"
#include "engine/base/direction.h"

static bool is_one_of(char c, const char *set)
{
    return c != '\0' && strchr(set, c);
}

static bool needs_quotes(struct str s)
{
    for (size_t i = 0; i < s.n; i++)
        if (is_one_of(s.p[i], ",\"\r\n"))
            return true;
    return s.n > 0 && (s.p[0] == ' ' || s.p[s.n - 1] == ' ');
}

static void add_quoted(struct buffer *b, struct str s)
{
    buffer_add(b, STR("\""));
    for (size_t i = 0; i < s.n; i++)
        buffer_add(b, s.p[i] == '"' ? STR("\"\"") : (struct str){ s.p + i, 1 });
    buffer_add(b, STR("\""));
}

/* Only text that people typed: results such as -+ and numbers below 0 begin alike and are none. */
static bool is_formula(struct cell c, struct str s)
{
    return (c.kind == CELL_TEXT || c.kind == CELL_PHRASE) && s.n > 0 && is_one_of(s.p[0], "=+-@\t\r");
}

static void add_cell(struct buffer *b, struct cell c)
{
    struct str s = direction_bare(cell_plain(c, b->arena), b->arena);

    if (is_formula(c, s))
        s = str_fmt(b->arena, "'%.*s", STR_ARG(s));
    if (needs_quotes(s))
        add_quoted(b, s);
    else
        buffer_add(b, s);
}

/* A cell for each column, or its heading if `cell` is NULL. Whether the next one is still the first of its line comes
   in and goes out. */
static bool add_cells(struct buffer *b, const struct column *c, int n, const struct cell *cell, bool first)
{
    for (int i = 0; i < n; i++, first = false) {
        if (!first)
            buffer_add(b, STR(","));
        if (cell)
            add_cell(b, cell[i]);
        else
            buffer_add(b, str_of(c[i].key));
    }
    return first;
}

static void add_line(struct buffer *b, const struct table *t, const struct cell *head, const struct cell *cell)
{
    bool first = add_cells(b, t->head, t->nhead, head, true);

    add_cells(b, t->col, t->ncol, cell, first);
    buffer_add(b, STR("\n"));
}

bool csv_write(const struct sheet *s, const struct page_options *page, struct arena *a, struct str *out, struct err *e)
{
    struct buffer b = { .arena = a };
    struct table t = data_table(s, a);

    (void)page;
    (void)e;
    add_line(&b, &t, NULL, NULL);
    for (int i = 0; i < t.nblock; i++) {
        /* A block without rows still says what its head says. */
        const struct block *block = &t.block[i];
        for (int r = 0; r < block->nrow; r++)
            add_line(&b, &t, block->head, block->row[r].cell);
        if (block->nrow == 0)
            add_line(&b, &t, block->head, arena_new(b.arena, struct cell, t.ncol));
    }
    *out = buffer_str(&b);
    return true;
}
