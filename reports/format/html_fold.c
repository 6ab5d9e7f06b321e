/* SPDX-License-Identifier: Apache-2.0 */
#include "reports/format/html_fold.h"

#include <string.h>

#include "engine/base/arena.h"
#include "reports/format/grid.h"

/* In tenths of the size of letters: a phone between its margins, a letter, the space around a cell; and letters of a name on one line. */
enum { PHONE = 207, LETTER = 6, AROUND = 5, NAME = 11 };

/* The same of half a page of 1200, whose names are as long as they are: letters are half as wide as high, on the whole. */
enum { HALF = 371, LETTER_OF_MANY = 5 };

static bool takes_rest(const struct column *c)
{
    return c->name || c->wraps;
}

/* Capitals are wider than figures: of short texts, most letters are. A half has its own room behind whole numbers. */
static int letters(const struct grid_column *g)
{
    int more = g->tail > 0 || (g->column->align == ALIGN_LEFT && g->width <= 3);

    return g->width + more;
}

static int room_of(const struct grid_column *g)
{
    int n = takes_rest(g->column) && g->width > NAME ? NAME : letters(g);

    return LETTER * n + AROUND;
}

static bool is_number(const struct column *c)
{
    return c && c->title && c->title[0] != '\0' && strspn(c->title, "0123456789") == strlen(c->title);
}

int html_fold(const struct grid *g, int name)
{
    int used = 0;

    for (int i = 0; i < g->ncol; i++) {
        used += g->col[i].column ? room_of(&g->col[i]) : 0;
        if (used > PHONE && i > name && g->col[i].column) {
            int col = i;
            while (col - 1 > name && is_number(g->col[col].column) && is_number(g->col[col - 1].column))
                col--;
            return col;
        }
    }
    return g->ncol;
}

int html_fold_width(const struct grid *g, int col)
{
    int n = letters(&g->col[col]);

    if (takes_rest(g->col[col].column))
        return 0;
    return n < HTML_FOLD_WIDEST ? n : HTML_FOLD_WIDEST;
}

struct str html_fold_title(const struct column *c, struct arena *a)
{
    return is_number(c) ? str_fmt(a, "%s:", c->title) : str_of(c->title);
}

static bool fits_half(const struct grid *g)
{
    int used = 0;

    for (int i = 0; i < g->ncol; i++)
        used += g->col[i].column ? LETTER_OF_MANY * letters(&g->col[i]) + 2 * AROUND : 0;
    return used <= HALF;
}

const char *html_width(const struct grid *g, int *again)
{
    enum { SHORT = 12, LONG = 120 };
    const struct table *t = g->table;
    int rows = 0;

    *again = 0;
    for (int b = 0; b < t->nblock; b++)
        rows += t->block[b].nrow + (t->block[b].head != NULL);
    if (rows < SHORT || !fits_half(g))
        return "full";
    if (rows > LONG && t->block[0].head)
        return "beside";
    *again = (rows + 1) / 2 + 1;
    return "two";
}

bool html_is_headed(const struct table *t)
{
    bool is = false;

    for (int h = 0; t->nblock > 0 && t->block[0].head && h < t->nhead; h++)
        is = is || t->block[0].head[h].to.kind == REF_TEAM;
    return is;
}
