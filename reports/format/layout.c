#include "reports/format/layout.h"

#include "engine/base/arena.h"
#include "reports/format/canvas.h"
#include "reports/format/masthead.h"

enum { MARGIN = 3600, GUTTER = 1800, STEP = 25, RULE = 50 };
enum { BAND = 95, HEAD_BAND = 88 }; /* greys */
/* Thousandths of the size of the font. */
enum { COLUMN_GAP = 700, PADDING = 350, CAPITALS = 720, LEAST_NAME = 3000 };

/* Sizes of the font in hundredths of a point: the largest, the one down to which it shrinks before
   names are set narrower, the smallest. Height of a row in thousandths of the size, from least to
   most. */
static const struct scale_row {
    int want, good, least;
    int tight, loose;
} scales[] = {
    [SCALE_WALL] = { 1500, 1200, 850, 1450, 2100 },
    [SCALE_HAND] = { 1100, 950, 750, 1400, 1900 },
    [SCALE_LIST] = { 950, 800, 700, 1300, 1550 },
};

/* How the table is set. */
struct setting {
    int size, across;
    bool landscape;
    int row, title, gap;          /* heights: of a row, of the line of titles, between two blocks */
    int left, top, bottom, width; /* of the first column of blocks: its edges and its width */
    struct grid grid;
};

/* What is not divided: rows of a block, with its head or without, or a line of a note. */
struct chunk {
    const struct block *block; /* NULL: a note */
    int first, n;              /* rows */
    bool head;
    struct str note;
    int height, gap; /* gap: kept from what stands above it, unless it is the first of its column */
};

struct chunks {
    struct chunk *item;
    int n, cap;
};

/* Where a chunk comes to stand; y is its upper edge. */
struct cursor {
    int page, column, y;
};

static int room_of(const struct page_options *page, bool landscape, int across)
{
    const struct paper_row *p = paper_row(page->paper);
    int width = landscape ? p->height : p->width;

    return (width - 2 * MARGIN - (across - 1) * GUTTER) / across;
}

/* Whether the table fits with names at `percent` of their width at least. */
static bool fits(const struct setting *s, int percent)
{
    return canvas_em(grid_need(&s->grid, percent) + 2 * PADDING, s->size) <= s->width;
}

static bool choose_size(struct setting *s, const struct scale_row *scale)
{
    for (s->size = scale->want; s->size >= scale->least; s->size -= STEP)
        if (fits(s, s->size > scale->good ? 100 : STRETCH_LEAST))
            return true;
    return false;
}

/* Portrait before landscape, blocks side by side before one below the other; if all that is too
   narrow, portrait with names cut. */
static void choose_setting(struct setting *s, const struct scale_row *scale, int across,
                           const struct page_options *page)
{
    for (int turned = 0; turned <= 1; turned++)
        for (s->across = across; s->across > 0; s->across--) {
            s->landscape = turned;
            s->width = room_of(page, s->landscape, s->across);
            if (choose_size(s, scale))
                return;
        }
    s->across = 1;
    s->landscape = false;
    s->width = room_of(page, false, 1);
    s->size = scale->good;
}

static void settle_columns(struct setting *s)
{
    int room = (int)((long)s->width * 1000 / s->size) - 2 * PADDING;

    grid_narrow(&s->grid, room, STRETCH_LEAST, LEAST_NAME);
    grid_widen(&s->grid, room);
}

static void settle_heights(struct setting *s, const struct page_options *page, int row)
{
    const struct paper_row *p = paper_row(page->paper);

    s->row = canvas_em(row, s->size);
    s->title = canvas_em(1500, s->size);
    s->gap = s->row / 2;
    s->left = MARGIN;
    s->top = (s->landscape ? p->width : p->height) - MARGIN - masthead_height() - s->title;
    s->bottom = MARGIN;
}

static void add_chunk(struct chunks *list, struct chunk c, struct arena *a)
{
    arena_room(a, list->item, list->n, list->cap);
    list->item[list->n++] = c;
}

static void add_rows_apart(struct chunks *list, const struct block *b, int row, int gap, struct arena *a)
{
    for (int i = 0; i < b->nrow; i++, gap = 0) {
        struct chunk one = { .block = b, .first = i, .n = 1, .height = row, .gap = gap };
        add_chunk(list, one, a);
    }
}

static void add_block(struct chunks *list, const struct setting *s, const struct block *b, struct arena *a)
{
    struct chunk whole = { .block = b, .n = b->nrow, .head = true, .gap = s->gap };

    whole.height = (b->nrow + 1) * s->row;
    if (!b->head) {
        add_rows_apart(list, b, s->row, s->gap, a);
    } else if (whole.height <= s->top - s->bottom) {
        add_chunk(list, whole, a);
    } else {
        whole.n = 0;
        whole.height = s->row;
        add_chunk(list, whole, a);
        add_rows_apart(list, b, s->row, 0, a);
    }
}

static struct ink note_ink(const struct setting *s)
{
    return (struct ink){ s->size < 900 ? s->size : 900, SOFT_INK, false };
}

static int inner_width(const struct setting *s)
{
    return s->width - canvas_em(2 * PADDING, s->size);
}

static void add_note(struct chunks *list, const struct setting *s, const struct canvas *c, struct str note)
{
    struct ink ink = note_ink(s);
    bool after_note = list->n > 0 && !list->item[list->n - 1].block;
    struct chunk line = { .height = canvas_em(1350, ink.size), .gap = after_note ? 0 : s->gap };

    for (; note.n > 0; line.gap = 0) {
        line.note = canvas_line(c, &note, inner_width(s), ink);
        add_chunk(list, line, c->arena);
    }
}

static struct chunks list_chunks(const struct setting *s, const struct canvas *c, const struct table *t)
{
    struct chunks list = { 0 };

    for (int b = 0; b < t->nblock; b++)
        add_block(&list, s, &t->block[b], c->arena);
    for (int i = 0; i < t->nnote; i++)
        add_note(&list, s, c, t->note[i]);
    return list;
}

/* Moves on to where the chunk can stand. */
static void advance(struct cursor *at, const struct setting *s, const struct chunk *c)
{
    int gap = at->y < s->top ? c->gap : 0;

    if (at->y < s->top && at->y - gap - c->height < s->bottom) {
        at->column++;
        at->y = s->top;
        gap = 0;
    }
    if (at->column == s->across) {
        at->page++;
        at->column = 0;
    }
    at->y -= gap;
}

static int count_pages(const struct setting *s, const struct chunks *list)
{
    struct cursor at = { 0, 0, s->top };

    for (int i = 0; i < list->n; i++) {
        advance(&at, s, &list->item[i]);
        at.y -= list->item[i].height;
    }
    return at.page + 1;
}

/* Rows as high as the pages allow that are needed anyway. */
static struct chunks spread(struct setting *s, const struct canvas *c, const struct table *t,
                            const struct page_options *page)
{
    const struct scale_row *scale = &scales[t->scale];
    struct chunks list;
    int pages;

    settle_heights(s, page, scale->tight);
    list = list_chunks(s, c, t);
    pages = count_pages(s, &list);
    for (int row = scale->loose; row > scale->tight; row -= 25) {
        struct arena_mark mark = arena_mark(c->arena);
        settle_heights(s, page, row);
        list = list_chunks(s, c, t);
        if (count_pages(s, &list) == pages)
            return list;
        arena_rewind(c->arena, mark);
    }
    settle_heights(s, page, scale->tight);
    return list_chunks(s, c, t);
}

static int left_of(const struct setting *s, int column)
{
    return s->left + column * (s->width + GUTTER);
}

/* The base line of a line of text whose upper edge is `y`. */
static int base_line(int y, int height, int size)
{
    return y - height + (height - canvas_em(CAPITALS, size)) / 2;
}

static void draw_text(struct canvas *c, const struct setting *s, int left, int y, const struct grid_column *g,
                      struct str text, bool half, struct ink ink)
{
    int width = (int)((long)canvas_width(c, text, ink) * 1000 / s->size);
    int x = left + canvas_em(PADDING + grid_start(g, half, width), s->size);

    if (width <= g->width)
        canvas_text(c, x, y, text, ink);
    else
        canvas_fit(c, x, y, canvas_em(g->width, s->size), g->column->align, text, ink);
}

static void draw_cell(struct canvas *c, const struct setting *s, int left, int y, const struct grid_column *g,
                      struct cell cell, struct ink ink)
{
    draw_text(c, s, left, y, g, cell_typeset(cell, c->arena), cell_has_half(cell), ink);
}

static void draw_titles(struct canvas *c, const struct setting *s, int column)
{
    struct ink ink = { s->size * 85 / 100, SOFT_INK, true };
    int left = left_of(s, column), y = s->top + s->title;

    for (int i = 0; i < s->grid.ncol; i++)
        if (s->grid.col[i].column) {
            struct grid_column g = s->grid.col[i];
            g.tail = 0;
            draw_text(c, s, left, base_line(y, s->title, ink.size), &g, str_of(g.column->title), false, ink);
        }
    canvas_box(c, left, s->top, s->width, RULE, BLACK_INK);
}

static void draw_head(struct canvas *c, const struct setting *s, int left, int y, const struct block *b)
{
    const struct ink ink = { s->size, BLACK_INK, true };

    canvas_box(c, left, y - s->row, s->width, s->row, HEAD_BAND);
    for (int i = 0; i < s->grid.table->nhead; i++) {
        struct grid_column span = grid_span(&s->grid, &s->grid.table->head[i]);
        if (!cell_is_empty(b->head[i]) && column_on_sheets(span.column))
            draw_cell(c, s, left, base_line(y, s->row, ink.size), &span, b->head[i], ink);
    }
}

static void draw_row(struct canvas *c, const struct setting *s, int left, int y, const struct row *r)
{
    for (int i = 0; i < s->grid.ncol; i++) {
        const struct grid_column *g = &s->grid.col[i];
        if (!g->column || cell_is_empty(r->cell[i]))
            continue;
        struct ink ink = { s->size, r->tone == TONE_FAINT ? SOFT_INK : BLACK_INK, grid_strong(g->column, r->tone) };
        draw_cell(c, s, left, base_line(y, s->row, ink.size), g, r->cell[i], ink);
    }
}

static void draw_rows(struct canvas *c, const struct setting *s, int left, int y, const struct chunk *k)
{
    if (k->head) {
        draw_head(c, s, left, y, k->block);
        y -= s->row;
    }
    for (int i = k->first; i < k->first + k->n; i++, y -= s->row) {
        if (!k->block->head && i % 2 == 0)
            canvas_box(c, left, y - s->row, s->width, s->row, BAND);
        draw_row(c, s, left, y, &k->block->row[i]);
    }
}

static void draw_chunk(struct canvas *c, const struct setting *s, const struct cursor *at, const struct chunk *k)
{
    int left = left_of(s, at->column), y = at->y;
    struct ink ink = note_ink(s);

    if (k->block)
        draw_rows(c, s, left, y, k);
    else
        canvas_fit(c, left + canvas_em(PADDING, s->size), base_line(y, k->height, ink.size),
                   s->width - canvas_em(2 * PADDING, s->size), ALIGN_LEFT, k->note, ink);
}

static void begin_page(struct canvas *c, const struct setting *s, const struct heading *h, int pages)
{
    canvas_page(c);
    masthead_draw(c, h, MARGIN, c->layout->npage, pages);
    draw_titles(c, s, 0);
}

static void draw(struct canvas *c, const struct setting *s, const struct heading *h, const struct chunks *list)
{
    int pages = count_pages(s, list);
    struct cursor at = { 0, 0, s->top };

    begin_page(c, s, h, pages);
    for (int i = 0; i < list->n; i++) {
        int before = at.column;
        advance(&at, s, &list->item[i]);
        if (at.page == c->layout->npage)
            begin_page(c, s, h, pages);
        else if (at.column > before)
            draw_titles(c, s, at.column);
        draw_chunk(c, s, &at, &list->item[i]);
        at.y -= list->item[i].height;
    }
}

static struct setting setting_for(const struct table *t, int across, const struct page_options *page,
                                  const struct ruler *ruler, struct arena *a)
{
    struct setting s = { .grid = grid_measure(t, ruler, a) };

    choose_setting(&s, &scales[t->scale], across, page);
    settle_columns(&s);
    return s;
}

struct layout layout_make(const struct table *t, const struct page_options *page, const struct metrics *m,
                          struct arena *a)
{
    const struct paper_row *p = paper_row(page->paper);
    const struct ruler ruler = { m->width, m->ctx, true, COLUMN_GAP };
    struct layout out = { 0 };
    struct canvas c = { .layout = &out, .metrics = m, .arena = a };
    struct setting s = setting_for(t, 1, page, &ruler, a);
    struct chunks list = spread(&s, &c, t, page);

    if (t->across > 1 && count_pages(&s, &list) > 1) {
        s = setting_for(t, t->across, page, &ruler, a);
        list = spread(&s, &c, t, page);
    }
    out.width = s.landscape ? p->height : p->width;
    out.height = s.landscape ? p->width : p->height;
    draw(&c, &s, &t->heading, &list);
    return out;
}
