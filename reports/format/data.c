/* SPDX-License-Identifier: Apache-2.0 */
#include "reports/format/data.h"

#include <string.h>

#include "engine/base/arena.h"

struct columns_of {
    struct column *col;
    int n, cap;
};

static int find(const struct columns_of *c, const char *key)
{
    for (int i = 0; i < c->n; i++)
        if (strcmp(c->col[i].key, key) == 0)
            return i;
    return -1;
}

static void insert(struct columns_of *c, int at, struct column col, struct arena *a)
{
    arena_room(a, c->col, c->n, c->cap);
    memmove(c->col + at + 1, c->col + at, (size_t)(c->n - at) * sizeof *c->col);
    c->col[at] = col;
    c->n++;
}

static void join(struct columns_of *c, const struct column *col, int n, struct arena *a)
{
    int behind = 0;

    for (int i = 0; i < n; i++) {
        if (!audience_sees(FOR_DATA, col[i].audience))
            continue;
        int at = find(c, col[i].key);
        if (at < 0)
            insert(c, at = behind, col[i], a);
        behind = at + 1;
    }
}

/* The cells of a part where the joined columns have them. */
static void spread(const struct columns_of *c, struct cell *to, const struct column *col, int n,
                   const struct cell *from)
{
    for (int i = 0; i < n; i++)
        if (audience_sees(FOR_DATA, col[i].audience))
            to[find(c, col[i].key)] = from[i];
}

static void add_block(struct table *out, const struct columns_of *head, const struct columns_of *col,
                      const struct table *t, const struct block *from, struct arena *a)
{
    struct block *b = table_block(out, from->nrow, a);

    if (from->head)
        spread(head, b->head, t->head, t->nhead, from->head);
    for (int r = 0; r < from->nrow; r++)
        spread(col, block_row(b, TONE_PLAIN), t->col, t->ncol, from->row[r].cell);
}

struct table data_table(const struct sheet *s, struct arena *a)
{
    struct columns_of head = { 0 }, col = { 0 };
    struct table out = { 0 };

    for (int i = 0; i < s->npart; i++) {
        const struct table *t = &s->part[i]->table;
        join(&head, t->head, t->nhead, a);
        join(&col, t->col, t->ncol, a);
        out.blocks = t->blocks;
        out.rows = t->rows;
    }
    out.head = head.col;
    out.nhead = head.n;
    out.col = col.col;
    out.ncol = col.n;
    for (int i = 0; i < s->npart; i++)
        for (int b = 0; b < s->part[i]->table.nblock; b++)
            add_block(&out, &head, &col, &s->part[i]->table, &s->part[i]->table.block[b], a);
    return out;
}
