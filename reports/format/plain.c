#include "reports/format/plain.h"

#include "engine/base/arena.h"
#include "reports/format/buffer.h"
#include "reports/format/grid.h"
#include "reports/format/table.h"
#include "teams/text.h"

enum { GAP = 2, NARROW_GAP = 1, LEAST_NAME = 8 };

static int terminal_width(void *ctx, struct str text, bool strong)
{
    (void)ctx;
    (void)strong;
    return text_width(text);
}

/* One line that is filled from left to right. */
struct line {
    struct buffer *out;
    size_t begin;
    int at; /* columns written */
};

static void line_begin(struct line *l)
{
    l->begin = l->out->n;
    l->at = 0;
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
    struct str text = text_cut(l->out->arena, whole, c->width);

    line_put(l, grid_start(c, half, text_width(text)), text);
}

static void put_cell(struct line *l, const struct grid_column *c, struct cell cell)
{
    put_text(l, c, cell_plain(cell, l->out->arena), cell_has_half(cell));
}

static void put_titles(struct line *l, const struct grid *g)
{
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

static void put_head(struct line *l, const struct grid *g, const struct block *b)
{
    if (!b->head)
        return;
    line_begin(l);
    for (int i = 0; i < g->table->nhead; i++) {
        struct grid_column span = grid_span(g, &g->table->head[i]);
        if (!cell_is_empty(b->head[i]) && column_on_sheets(&g->table->head[i]))
            put_cell(l, &span, b->head[i]);
    }
    line_end(l);
}

static void put_row(struct line *l, const struct grid *g, const struct row *r)
{
    line_begin(l);
    for (int i = 0; i < g->ncol; i++)
        if (g->col[i].column)
            put_cell(l, &g->col[i], r->cell[i]);
    line_end(l);
}

static void put_blocks(struct line *l, const struct grid *g)
{
    const struct table *t = g->table;

    for (int b = 0; b < t->nblock; b++) {
        if (b > 0 && (t->nhead > 0 || t->block[b].nrow > 0))
            buffer_add(l->out, STR("\n"));
        put_head(l, g, &t->block[b]);
        for (int r = 0; r < t->block[b].nrow; r++)
            put_row(l, g, &t->block[b].row[r]);
    }
}

/* Words on lines of at most `PLAIN_WIDTH` columns. */
static void put_wrapped(struct line *l, struct str text)
{
    line_begin(l);
    while (text.n > 0) {
        struct str word = str_cut(&text, ' ');
        if (l->at > 0 && l->at + 1 + text_width(word) > PLAIN_WIDTH) {
            line_end(l);
            line_begin(l);
        }
        line_put(l, l->at > 0 ? l->at + 1 : 0, text_cut(l->out->arena, word, PLAIN_WIDTH));
    }
    line_end(l);
}

/* The parts that are there, with dots between them. */
static void put_parts(struct line *l, const struct str *part, int n)
{
    struct buffer all = { .arena = l->out->arena };

    for (int i = 0; i < n; i++)
        if (part[i].n > 0)
            buffer_fmt(&all, "%s%.*s", all.n ? " · " : "", STR_ARG(part[i]));
    if (all.n > 0)
        put_wrapped(l, buffer_str(&all));
}

static void put_heading(struct line *l, const struct heading *h)
{
    struct arena *a = l->out->arena;
    struct str event[] = { h->event, heading_place(h, a), table_dates(a, h->start, h->end) };
    struct str title[] = { h->section, h->title, heading_round(h, a), table_date(a, h->date) };
    struct str state[] = { h->status, heading_variant(h, a), heading_published(h, a) };

    put_parts(l, event, 3);
    put_parts(l, title, 4);
    put_parts(l, state, 3);
    buffer_add(l->out, STR("\n"));
}

static struct grid fit(const struct table *t, struct ruler *r, struct arena *a)
{
    struct grid g = grid_measure(t, r, a);

    if (g.width > PLAIN_WIDTH) {
        r->gap = NARROW_GAP;
        g = grid_measure(t, r, a);
    }
    grid_narrow(&g, PLAIN_WIDTH, 100, LEAST_NAME);
    return g;
}

bool plain_write(const struct table *t, const struct page_options *page, struct arena *a, struct str *out,
                 struct err *e)
{
    struct buffer bytes = { .arena = a };
    struct line line = { .out = &bytes };
    struct ruler ruler = { .width = terminal_width, .gap = GAP };
    struct grid grid = fit(t, &ruler, a);

    (void)page;
    (void)e;
    put_heading(&line, &t->heading);
    put_titles(&line, &grid);
    put_blocks(&line, &grid);
    for (int i = 0; i < t->nnote; i++) {
        buffer_add(&bytes, i ? STR("") : STR("\n"));
        put_wrapped(&line, t->note[i]);
    }
    *out = buffer_str(&bytes);
    return true;
}
