/* SPDX-License-Identifier: Apache-2.0 */
/* grid_strip.c - a grid that is wider than paper, in strips. */
#include "reports/format/grid.h"

#include <string.h>

#include "engine/base/arena.h"

enum { KEPT_SHARE = 45 }; /* per cent of the room for the columns that stand in every strip, of each */

static void limit(struct grid_column *c, int most)
{
    if (c->width <= most)
        return;
    c->width = most;
    c->broken = c->column->align == ALIGN_LEFT;
}

/* Does it stand in every strip, or in those after the first in place of the one before it, which is in the first alone? */
static bool is_kept(const struct grid *g, int col, bool first)
{
    if (g->col[col].later)
        return !first;
    return g->col[col].kept && (first || col + 1 == g->ncol || !g->col[col + 1].later);
}

/* What the columns that stand in front of a strip leave of its width. */
static int room_beside(const struct grid *g, int width, bool first)
{
    for (int i = 0; i < g->ncol; i++)
        if (is_kept(g, i, first))
            width -= g->col[i].width + g->gap;
    return width + g->gap;
}

/* How many strips of that width the columns that do not repeat need; the first of each goes to `begin`, unless that is NULL. */
static int fill_strips(const struct grid *g, int width, int *begin)
{
    int n = 0, left = 0;

    for (int i = 0; i < g->ncol; i++) {
        int own = g->col[i].width + g->gap;
        if (g->col[i].kept || !g->col[i].column)
            continue;
        if (n == 0 || own > left) {
            if (begin)
                begin[n] = i;
            n++;
            left = room_beside(g, width, n == 1);
        }
        left -= own;
    }
    return n;
}

/* The narrowest one at which they still are as many: strips are about as wide then. */
static int even_width(const struct grid *g, int most)
{
    int low = 0, high = most, n = fill_strips(g, most, NULL);

    while (high - low > 1) {
        int middle = (low + high) / 2;
        *(fill_strips(g, middle, NULL) == n ? &high : &low) = middle;
    }
    return high;
}

static struct grid strip_of(const struct grid *g, bool first, int from, int to, struct arena *a)
{
    struct grid strip = *g;

    strip.col = arena_new(a, struct grid_column, g->ncol);
    for (int i = 0; i < g->ncol; i++)
        if (is_kept(g, i, first) || (i >= from && i < to && !g->col[i].kept)) {
            strip.col[i] = g->col[i];
            strip.col[i].column = g->col[i].later ? g->col[i].later : g->col[i].column;
            strip.col[i].kept = is_kept(g, i, first);
        }
    grid_place(&strip);
    return strip;
}

void grid_divide(struct grid *g, int room, struct arena *a)
{
    int *begin = arena_new(a, int, g->ncol), n;

    /* Settles which columns stand in every strip. */
    bool any = false, named = false;

    for (int i = 0; i < g->ncol; i++)
        any |= g->col[i].kept = g->col[i].column && g->col[i].column->repeats;
    for (int i = 0; i < g->ncol && !any && !named; i++) {
        named = g->col[i].column && g->col[i].column->name;
        g->col[i].kept = g->col[i].column != NULL;
    }
    /* No column is wider than a strip. */
    int left = room + g->gap;

    for (int i = 0; i < g->ncol; i++)
        if (g->col[i].kept) {
            limit(&g->col[i], room * KEPT_SHARE / 100);
            left -= g->col[i].width + g->gap;
        }
    for (int i = 0; i < g->ncol; i++)
        if (g->col[i].column && !g->col[i].kept)
            limit(&g->col[i], left - g->gap);
    n = fill_strips(g, even_width(g, room), begin);
    const struct grid whole = *g;
    grid_place(g);
    for (int i = 0; i < n; i++) {
        *g = strip_of(&whole, i == 0, begin[i], i + 1 < n ? begin[i + 1] : whole.ncol, a);
        if (i + 1 < n)
            g = g->next = arena_new(a, struct grid, 1);
    }
}

int grid_strips(const struct grid *g)
{
    int n = 0;

    for (; g; g = g->next)
        n++;
    return n;
}

const struct grid *grid_strip(const struct grid *g, int strip)
{
    while (g && strip-- > 0)
        g = g->next;
    return g;
}

static bool is_number(const char *title)
{
    return title && *title && title[strspn(title, "0123456789")] == '\0';
}

/* Of none, one or more than one. */
static struct str span_text(const char *before, const char *first, const char *last, struct arena *a)
{
    if (!first)
        return STR("");
    return last ? str_fmt(a, "%s%s–%s", before, first, last) : str_fmt(a, "%s%s", before, first);
}

struct str grid_named(const struct grid *g, struct arena *a)
{
    const char *first = NULL, *last = NULL, *round[2] = { 0 };

    for (int i = 0; i < g->ncol; i++) {
        const char *title = g->col[i].column && !g->col[i].kept ? g->col[i].column->title : NULL;
        if (is_number(title))
            round[round[0] != NULL] = title;
        else if (title)
            *(first ? &last : &first) = title;
    }
    struct str rounds = span_text(round[1] ? "rounds " : "round ", round[0], round[1], a);
    struct str others = span_text("", first, last, a);
    return str_fmt(a, "%.*s%s%.*s", STR_ARG(rounds), rounds.n && others.n ? ", " : "", STR_ARG(others));
}
