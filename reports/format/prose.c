/* SPDX-License-Identifier: Apache-2.0 */
#include "reports/format/prose.h"

#include "engine/base/arena.h"
#include "teams/text.h"

enum { LEVEL, TEXT, COLUMNS };

static const struct column columns[COLUMNS] = {
    [LEVEL] = { "level", NULL, ALIGN_RIGHT },
    [TEXT] = { "text", NULL, ALIGN_LEFT },
};

void prose_add(struct prose *p, int level, struct str text, struct arena *a)
{
    arena_room(a, p->paragraph, p->n, p->cap);
    p->paragraph[p->n++] = (struct paragraph){ level, text };
}

struct prose prose_shown(const struct prose *p, struct arena *a)
{
    struct prose out = { .rows = p->rows };

    for (int i = 0; i < p->n; i++)
        prose_add(&out, p->paragraph[i].level, text_shown(p->paragraph[i].text, false, a), a);
    return out;
}

struct table prose_table(const struct prose *p, struct arena *a)
{
    struct table t = { .rows = p->rows, .col = columns, .ncol = COLUMNS };
    struct block *b = table_block(&t, p->n, a);

    for (int i = 0; i < p->n; i++) {
        struct cell *cell = block_row(b, TONE_PLAIN);
        cell[LEVEL] = cell_number(p->paragraph[i].level);
        cell[TEXT] = cell_text(p->paragraph[i].text);
    }
    return t;
}
