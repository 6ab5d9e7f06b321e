/* SPDX-License-Identifier: Apache-2.0 */
#include "reports/format/plain.h"

#include "engine/base/arena.h"
#include "engine/base/buffer.h"
#include "engine/base/direction.h"
#include "reports/format/paper.h"
#include "reports/format/grid.h"
#include "reports/format/sheet.h"
#include "teams/text.h"

enum { GAP = 2, NARROW_GAP = 1, LEAST_NAME = 8, LEAST_TEXT = 14, LEAST_WIDTH = 40 };

/* One line that is filled from left to right. */
struct line {
    struct buffer *out;
    const struct ruler *ruler;
    int columns; /* as wide as it may be */
    bool breaks; /* and no text runs over that */
    size_t begin;
    int at;     /* columns written */
    bool spilt; /* a text stands beyond its column */
};

static void line_begin(struct line *l)
{
    l->begin = l->out->n;
    l->at = 0;
    l->spilt = false;
}

static void line_put(struct line *l, int x, struct str text)
{
    buffer_blanks(l->out, x - l->at);
    buffer_add(l->out, text);
    l->at = (x > l->at ? x : l->at) + text_width(text);
}

static void line_end(struct line *l)
{
    while (l->out->n > l->begin && l->out->p[l->out->n - 1] == ' ')
        l->out->n--;
    buffer_add(l->out, STR("\n"));
}

static void put_text(struct line *l, const struct grid_column *c, struct str whole, bool half)
{
    struct arena *a = l->out->arena;
    bool cut = !c->spills && text_width(whole) > c->width;
    struct str text = direction_isolated(cut ? text_cut(a, direction_bare(whole, a), c->width) : whole, a);
    int x = grid_start(c, half, text_width(text)), after = l->at > 0 ? l->at + l->ruler->gap : 0;

    line_put(l, l->spilt && x < after ? after : x, text);
    l->spilt = l->spilt || text_width(text) > c->width;
}

static void put_cell(struct line *l, const struct grid_column *c, struct cell cell)
{
    put_text(l, c, cell_plain(cell, l->out->arena), cell_has_half(cell));
}

static void put_head(struct line *l, const struct grid *g, const struct block *b)
{
    if (!b->head)
        return;
    line_begin(l);
    for (int i = 0; i < g->table->nhead; i++) {
        struct grid_column span = grid_span(g, &g->table->head[i]);
        if (!cell_is_empty(b->head[i]) && audience_sees(FOR_SHEETS, g->table->head[i].audience))
            put_cell(l, &span, b->head[i]);
    }
    line_end(l);
}

static struct str next_line(const struct line *l, struct str *rest, bool *inside, int width)
{
    return direction_line(ruler_line(l->ruler, rest, width, false), inside, l->out->arena);
}

/* A row goes on for as long as one of its texts does, each in its column. */
static void put_row(struct line *l, const struct grid *g, const struct row *r)
{
    struct str *rest = arena_new(l->out->arena, struct str, g->ncol);
    bool *inside = arena_new(l->out->arena, bool, g->ncol);
    int lines = grid_lines(g, r, l->out->arena);

    for (int k = 0; k < lines; k++) {
        line_begin(l);
        for (int i = 0; i < g->ncol; i++) {
            if (k == 0)
                rest[i] = direction_isolated(cell_plain(r->cell[i], l->out->arena), l->out->arena);
            if (g->col[i].broken && rest[i].n > 0)
                line_put(l, g->col[i].x, next_line(l, &rest[i], &inside[i], g->col[i].width));
            else if (g->col[i].column && k == 0)
                put_cell(l, &g->col[i], r->cell[i]);
        }
        line_end(l);
    }
}

/* Lines of sentences are hard to read when they are longer than a hundred columns. */
static int reading_width(const struct line *l)
{
    return l->columns < PLAIN_WIDTH ? l->columns : PLAIN_WIDTH;
}

static void put_wrapped(struct line *l, struct str text)
{
    bool inside = false;

    do {
        line_begin(l);
        line_put(l, 0, next_line(l, &text, &inside, reading_width(l)));
        line_end(l);
    } while (text.n > 0);
}

enum { INDENT = 2 };

/* A paragraph goes on further to the right than it begins. */
static void put_prose(struct line *l, const struct prose *p)
{
    for (int i = 0; i < p->n; i++) {
        struct str rest = p->paragraph[i].text;
        int indent = INDENT * p->paragraph[i].level;
        bool inside = false;
        if (i > 0 && indent == 0)
            buffer_add(l->out, STR("\n"));
        for (; rest.n > 0; indent = INDENT * (p->paragraph[i].level + 1)) {
            line_begin(l);
            line_put(l, indent, next_line(l, &rest, &inside, reading_width(l) - indent));
            line_end(l);
        }
    }
}

static void put_grid(struct line *l, const struct grid *g)
{
    if (g->width > 0) {
        line_begin(l);
        for (int i = 0; i < g->ncol; i++)
            if (g->col[i].column) {
                struct grid_column c = g->col[i];
                c.tail = 0;
                put_text(l, &c, str_of(c.column->title), false);
            }
        line_end(l);
        line_begin(l);
        for (int x = 0; x < g->width; x++)
            line_put(l, x, STR("-"));
        line_end(l);
    }
    const struct table *t = g->table;

    for (int b = 0; b < t->nblock; b++) {
        if (b > 0)
            buffer_add(l->out, STR("\n"));
        put_head(l, g, &t->block[b]);
        for (int r = 0; r < t->block[b].nrow; r++)
            put_row(l, g, &t->block[b].row[r]);
        if (t->block[b].slip) {
            /* Blanks one below the other, as wide as a hand needs. */
            const struct slip *f = t->block[b].slip;
            for (int i = 0; i < f->n; i++)
                for (int k = 0; k < f->line[i].n; k++) {
                    struct str text = f->line[i].text[k];
                    bool blank = f->line[i].kind == SLIP_BLANKS;
                    put_wrapped(l, blank ? str_fmt(l->out->arena, "%.*s: ____________________", STR_ARG(text)) : text);
                }
        }
    }
}

static int room_for(const struct grid *g, int col)
{
    return g->col[col].column ? g->col[col].width + g->ruler->gap : 0;
}

/* The columns that stand in front of every part, and as many from `next` on as fit beside them, at least one; the others
   are for nobody who reads sheets. Leaves `next` behind the last. */
static struct table take_part(struct line *l, const struct grid *g, int *next)
{
    struct table part = *g->table;
    struct column *col = arena_new(l->out->arena, struct column, part.ncol);
    int room = l->columns + g->ruler->gap, first = *next;

    for (int i = 0; i < part.ncol; i++) {
        col[i] = part.col[i];
        if (col[i].repeats)
            room -= room_for(g, i);
        else
            col[i].audience = FOR_DATA;
    }
    for (; *next < part.ncol && (room_for(g, *next) <= room || *next == first); ++*next)
        if (!col[*next].repeats) {
            room -= room_for(g, *next);
            col[*next].audience = part.col[*next].audience;
        }
    part.col = col;
    return part;
}

/* What repeats is on the left. */
static int count_repeated(const struct table *t)
{
    int n = 0;

    while (n < t->ncol && t->col[n].repeats)
        n++;
    return n;
}

/* One part below the other. */
static void put_parts(struct line *l, const struct grid *g, const struct squeeze *q)
{
    int first = count_repeated(g->table);

    for (int next = first; next < g->ncol;) {
        buffer_add(l->out, next > first ? STR("\n") : STR(""));
        struct table part = take_part(l, g, &next);
        struct grid own = grid_measure(&part, g->ruler, l->out->arena);
        grid_narrow(&own, l->columns, q, l->out->arena);
        put_grid(l, &own);
    }
}

static void put_table(struct line *l, const struct table *t)
{
    const struct squeeze q = { .percent = 100, .name = LEAST_NAME, .text = l->breaks ? LEAST_TEXT : 0 };
    struct ruler ruler = *l->ruler;
    struct grid g = grid_measure(t, &ruler, l->out->arena);

    if (g.width > l->columns) {
        ruler.gap = NARROW_GAP;
        g = grid_measure(t, &ruler, l->out->arena);
    }
    grid_narrow(&g, l->columns, &q, l->out->arena);
    bool wide = g.width > l->columns;
    if (wide && !l->breaks) /* nothing is cut where that is not enough */
        g = grid_measure(t, count_repeated(t) > 0 ? l->ruler : &ruler, l->out->arena);
    if (!l->breaks)
        grid_spill(&g, PLAIN_WIDTH, l->out->arena);
    if (wide && l->breaks && count_repeated(t) > 0)
        put_parts(l, &g, &q);
    else
        put_grid(l, &g);
}

/* A terminal that is too narrow for any table counts as one that is not. */
static int width_of(int columns)
{
    return columns > LEAST_WIDTH ? columns : LEAST_WIDTH;
}

static const struct ruler terminal = { .width = ruler_columns, .gap = GAP };

struct str plain_prose(const struct prose *p, int columns, struct arena *a)
{
    struct buffer bytes = { .arena = a };
    struct line line = { .out = &bytes, .ruler = &terminal, .columns = width_of(columns) };

    put_prose(&line, p);
    return buffer_str(&bytes);
}

bool plain_write(const struct sheet *s, const struct page_options *page, struct arena *a, struct str *out,
                 struct err *e)
{
    struct buffer bytes = { .arena = a };
    struct line line = { .out = &bytes,
                         .ruler = &terminal,
                         .columns = width_of(page->columns > 0 ? page->columns : PLAIN_WIDTH),
                         .breaks = page->columns > 0 };

    (void)e;
    const struct heading *h = &s->heading;
    struct str text[HEADING_LINES];

    heading_lines(h, line.out->arena, text);
    for (int i = 0; i < HEADING_LINES; i++)
        if (text[i].n > 0)
            put_wrapped(&line, text[i]);
    buffer_add(line.out, STR("\n"));
    for (int i = 0; i < s->npart; i++) {
        buffer_add(&bytes, i ? STR("\n") : STR(""));
        const struct part *p = s->part[i];
        if (p->kind == PART_PROSE)
            put_prose(&line, &p->prose);
        else
            put_table(&line, &p->table);
    }
    for (int i = 0; i < s->nnote; i++) {
        buffer_add(&bytes, i == 0 && s->npart > 0 ? STR("\n") : STR(""));
        put_wrapped(&line, s->note[i].text);
    }
    *out = buffer_str(&bytes);
    return true;
}
