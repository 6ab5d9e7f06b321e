/* SPDX-License-Identifier: Apache-2.0 */
#include "reports/format/layout.h"

#include "engine/base/arena.h"
#include "reports/format/card_page.h"
#include "reports/format/chart_page.h"
#include "reports/format/chunk.h"
#include "reports/format/foot.h"
#include "reports/format/slip_page.h"
#include "reports/format/masthead.h"

enum { HEAD_BAND = 89, ROW_GREY = 62 }; /* greys */
enum { ROW_RULE = 40 };
/* Thousandths of the size of the font. */
enum { COLUMN_GAP = 700, CAPITALS = 720 };

/* Rows as high as the pages allow that are needed anyway. */
static struct chunks spread(struct typesetting *s, const struct canvas *c)
{
    enum { STEP = 25 };
    int tight = 0, loose = (setting_loose(s) - setting_tight(s)) / STEP;

    setting_rows(s, setting_tight(s));
    struct chunks list = chunks_of(s, c);
    int pages = chunks_pages(s, &list);
    while (tight < loose) {
        int middle = (tight + loose + 1) / 2;
        struct arena_mark mark = arena_mark(c->arena);
        setting_rows(s, setting_tight(s) + middle * STEP);
        list = chunks_of(s, c);
        if (chunks_pages(s, &list) == pages)
            tight = middle;
        else
            loose = middle - 1;
        arena_rewind(c->arena, mark);
    }
    setting_rows(s, setting_tight(s) + tight * STEP);
    return chunks_of(s, c);
}

/* The base line of a line of text whose upper edge is `y`. */
static int base_line(int y, int height, int size)
{
    return y - height + (height - canvas_em(CAPITALS, size)) / 2;
}

static void draw_text(struct canvas *c, const struct typesetting *s, int left, int y, const struct grid_column *g,
                      struct str text, bool half, struct ink ink)
{
    int width = (int)((long)canvas_width(c, text, ink) * 1000 / s->size);
    int x = left + canvas_em(PADDING + grid_start(g, half, width), s->size);

    if (width <= g->width)
        canvas_text(c, x, y, text, ink);
    else
        canvas_fit(c, x, y, canvas_em(g->width, s->size), g->column->align, text, ink);
}

static bool is_tinted(struct cell cell)
{
    bool is = cell.tint != TINT_NONE;

    for (int i = 0; cell.kind == CELL_PHRASE && i < cell.phrase.n; i++)
        is = is || is_tinted(cell.phrase.part[i]);
    return is;
}

/* Part by part, each in its colour. */
static void draw_parts(struct canvas *c, int x, int y, const struct phrase *p, struct ink ink)
{
    for (int i = 0; i < p->n; i++) {
        struct str text = cell_typeset(p->part[i], c->arena);
        ink.tint = p->part[i].tint;
        canvas_text(c, x, y, text, ink);
        x += canvas_width(c, text, ink);
    }
}

static void draw_cell(struct canvas *c, const struct typesetting *s, int left, int y, const struct grid_column *g,
                      struct cell cell, struct ink ink)
{
    int width = cell.kind == CELL_PHRASE && is_tinted(cell)
                    ? (int)((long)canvas_width(c, cell_typeset(cell, c->arena), ink) * 1000 / s->size)
                    : 0;

    ink.tint = cell.tint;
    if (width > 0 && width <= g->width) {
        int x = left + canvas_em(PADDING + grid_start(g, cell_has_half(cell), width), s->size);
        draw_parts(c, x, y, &cell.phrase, ink);
        return;
    }
    draw_text(c, s, left, y, g, cell_typeset(cell, c->arena), cell_has_half(cell), ink);
}

/* A text on the lines that its column breaks it into, as many as the row has room for. */
static void draw_broken(struct canvas *c, const struct typesetting *s, int left, int y, int height,
                        const struct grid_column *g, struct cell cell, struct ink ink)
{
    struct str rest = cell_typeset(cell, c->arena);
    int x = left + canvas_em(PADDING + g->x, s->size), room = canvas_em(g->width, s->size);
    int bottom = y - height, step = canvas_em(LEADING, s->size);

    for (; rest.n > 0 && y - s->row >= bottom; y -= step) {
        bool last = y - step - s->row < bottom;
        struct str line = last ? rest : canvas_line(c, &rest, room, ink);
        canvas_fit(c, x, base_line(y, s->row, ink.size), room, ALIGN_LEFT, line, ink);
    }
}

/* They head a table once; where it goes on they are there for those who see it. */
static void begin_titles(struct canvas *c, const struct grid *grid)
{
    const bool again = c->grid == grid;

    if (again)
        canvas_begin(c, TAG_ARTIFACT, 1);
    else
        canvas_table(c, grid);
    canvas_begin(c, TAG_ROW, 1);
}

static void draw_titles(struct canvas *c, const struct typesetting *s, int left, int y, const struct grid *grid)
{
    struct ink ink = { s->large ? s->size : s->size * 85 / 100, SOFT_INK, true, TINT_NONE };

    if (!grid || grid->width == 0)
        return;
    begin_titles(c, grid);
    for (int i = 0; i < grid->ncol; i++)
        if (grid->col[i].column) {
            struct grid_column g = grid->col[i];
            g.tail = 0;
            canvas_begin(c, TAG_COLUMN_HEAD, 1);
            draw_text(c, s, left, base_line(y + s->title, s->title, ink.size), &g, str_of(g.column->title), false, ink);
            canvas_end(c);
        }
    canvas_end(c);
    canvas_end(c);
    canvas_box(c, left, y, s->width, RULE, BLACK_INK);
}

/* How many columns are shown of those from `from` to before `to`. */
static int columns_shown(const struct grid *grid, int from, int to)
{
    int n = 0;

    for (int i = from; i < grid->ncol && i < to; i++)
        n += grid->col[i].column != NULL;
    return n;
}

/* A row that heads a block has as many columns as the others: an empty cell fills those that no text stands over. */
static void fill_head(struct canvas *c, const struct grid *grid, int from, int to)
{
    const int n = columns_shown(grid, from, to);

    if (n == 0)
        return;
    canvas_begin(c, TAG_CELL, n);
    canvas_end(c);
}

/* Returns the column behind it. */
static int draw_head_cell(struct canvas *c, const struct typesetting *s, int left, int y, const struct grid *grid,
                          const struct grid_column *span, struct cell cell)
{
    const struct ink ink = { s->size, BLACK_INK, true, TINT_NONE };
    const struct column *head = span->column;
    const int end = head->at + (head->span ? head->span : 1);

    canvas_begin(c, TAG_COLUMN_HEAD, columns_shown(grid, head->at, end));
    draw_cell(c, s, left, base_line(y, s->row, ink.size), span, cell, ink);
    canvas_end(c);
    return end;
}

static void draw_head(struct canvas *c, const struct typesetting *s, int left, int y, const struct chunk *k,
                      const struct grid *grid)
{
    int behind = 0;

    canvas_box(c, left, y - s->row, s->width, s->row, HEAD_BAND);
    canvas_box(c, left, y, s->width, RULE, BLACK_INK);
    canvas_begin(c, TAG_ROW, 1);
    for (int i = 0; i < grid->table->nhead; i++) {
        struct grid_column span = grid_span(grid, &grid->table->head[i]);
        if (span.width == 0 || cell_is_empty(k->block->head[i]) || !audience_sees(FOR_SHEETS, span.column->audience))
            continue;
        fill_head(c, grid, behind, span.column->at);
        behind = draw_head_cell(c, s, left, y, grid, &span, k->block->head[i]);
    }
    fill_head(c, grid, behind, grid->ncol);
    canvas_end(c);
}

/* A box to write in, as high as the row leaves room for. */
static void draw_blank(struct canvas *c, const struct typesetting *s, int left, int y, int height,
                       const struct grid_column *g)
{
    int x = left + canvas_em(PADDING + g->x, s->size), width = canvas_em(g->width, s->size), inset = height / 10;
    int low = y - height + inset, high = height - 2 * inset;

    canvas_box(c, x, low, width, RULE, BLACK_INK);
    canvas_box(c, x, low + high, width, RULE, BLACK_INK);
    canvas_box(c, x, low, RULE, high, BLACK_INK);
    canvas_box(c, x + width - RULE, low, RULE, high + RULE, BLACK_INK);
}

static void link_cell(struct canvas *c, const struct typesetting *s, int left, int y, int height,
                      const struct grid_column *g, int page)
{
    int x = left + canvas_em(PADDING + g->x, s->size);

    canvas_link(c, (struct layout_link){ x, y - height, canvas_em(g->width, s->size), height, page });
}

static void draw_row_cell(struct canvas *c, const struct typesetting *s, int left, int y, int height,
                          const struct grid_column *g, struct cell cell, enum tone tone)
{
    const struct ink ink = { s->size, tone == TONE_FAINT ? SOFT_INK : BLACK_INK, grid_strong(g->column, tone),
                             cell.tint };

    if (cell_is_empty(cell))
        return;
    if (cell.to.kind == REF_PAGE)
        link_cell(c, s, left, y, height, g, cell.to.page);
    if (cell.kind == CELL_BLANK)
        draw_blank(c, s, left, y, height, g);
    else if (g->broken)
        draw_broken(c, s, left, y, height, g, cell, ink);
    else
        draw_cell(c, s, left, base_line(y, s->row, ink.size), g, cell, ink);
}

/* The first name heads the row. Empty cells are heard as well, so that all rows have as many. */
static void draw_row(struct canvas *c, const struct typesetting *s, int left, int y, int height,
                     const struct grid *grid, const struct row *r)
{
    bool headed = false;

    canvas_begin(c, TAG_ROW, 1);
    for (int i = 0; i < grid->ncol; i++) {
        const struct grid_column *g = &grid->col[i];
        if (!g->column)
            continue;
        canvas_begin(c, g->column->name && !headed ? TAG_ROW_HEAD : TAG_CELL, 1);
        draw_row_cell(c, s, left, y, height, g, r->cell[i], r->tone);
        canvas_end(c);
        headed = headed || g->column->name;
    }
    canvas_end(c);
}

static void draw_rows(struct canvas *c, const struct typesetting *s, int left, int y, const struct chunk *k,
                      const struct grid *grid)
{
    const bool table = k->head || k->n > 0;

    if (table)
        canvas_table(c, grid);
    if (k->head) {
        draw_head(c, s, left, y, k, grid);
        y -= s->row;
    }
    for (int i = k->first; i < k->first + k->n; i++) {
        const struct row *r = &k->block->row[i];
        int height = chunk_row(s, k->grid, r, c->arena);
        draw_row(c, s, left, y, height, grid, r);
        y -= height;
        if (!k->block->head)
            canvas_box(c, left, y, s->width, ROW_RULE, ROW_GREY);
    }
    if (table)
        canvas_end(c);
    if (k->slip)
        slip_draw(c, s, left, y, k->slip);
}

static void draw_chart(struct canvas *c, const struct typesetting *s, int left, int y, const struct chunk *k)
{
    canvas_begin(c, TAG_PARAGRAPH, 1);
    chart_draw(c, k->chart, left, y, s->width);
    canvas_end(c);
}

/* A line of prose, or of a note. */
static void draw_words(struct canvas *c, const struct typesetting *s, int left, int y, const struct chunk *k)
{
    canvas_begin(c, k->ink.strong ? TAG_HEADING : TAG_PARAGRAPH, 1);
    canvas_fit(c, left + canvas_em(PADDING, s->size) + k->indent, base_line(y, k->height, k->ink.size),
               setting_inner(s) - k->indent, ALIGN_LEFT, k->text, k->ink);
    canvas_end(c);
}

static void draw_chunk(struct canvas *c, const struct typesetting *s, int left, int y, const struct chunk *k,
                       const struct grid *grid)
{
    if (k->block)
        draw_rows(c, s, left, y, k, grid);
    else if (k->chart)
        draw_chart(c, s, left, y, k);
    else
        draw_words(c, s, left, y, k);
}

static int page_width(const struct typesetting *s)
{
    return s->landscape ? s->paper_height : s->paper_width;
}

/* What stands on every page is heard on the first. */
static void begin_page(struct canvas *c, const struct typesetting *s, const struct folio *folio)
{
    canvas_page(c);
    const bool again = c->layout->npage > 1;
    if (again)
        canvas_begin(c, TAG_ARTIFACT, 1);
    if (!s->sheet->bare)
        masthead_draw(c, &s->sheet->heading, s->large, s->sheet->form, folio);
    if (!s->sheet->down)
        foot_draw(c, s, folio);
    if (again)
        canvas_end(c);
}

/* --- pages ---------------------------------------------------------------------------------------- */

/* Where every page is a team's or a match's, they have the names; else every card has one. */
static bool has_pages(const struct sheet *s)
{
    for (int i = 0; i < s->npart; i++)
        for (int b = 0; part_is_table(s->part[i]) && b < s->part[i]->table.nblock; b++)
            if (s->part[i]->table.block[b].apart)
                return true;
    return false;
}

static void mark_chunk(struct canvas *c, const struct chunk *k, int y, bool apart)
{
    bool begins = k->block && k->head;

    if (begins && (k->apart || !apart))
        canvas_mark(c, y, block_name(k->grid->table, k->block, c->arena));
}

struct plan {
    struct ruler ruler;
    struct typesetting setting;
    struct chunks list;
    const struct place *place;
    int pages;  /* sheets of paper */
    int folios; /* that are counted */
    const struct flags *flags;
};

/* The first table of the page that is drawn in strips. */
static const struct grid *divided(const struct plan *p, int page)
{
    for (int i = 0; i < p->list.n; i++)
        if (p->place[i].page == page && p->list.item[i].block && p->list.item[i].grid->next)
            return p->list.item[i].grid;
    return NULL;
}

static struct folio folio_of(const struct plan *p, int page, int strip, const struct canvas *c)
{
    const struct grid *grid = divided(p, page);
    struct folio f = { .number = c->before + page + 1, .pages = c->pages };

    if (grid) {
        int n = grid_strips(grid), other = strip + 1 < n ? strip + 1 : 0;
        f.strip = strip + 1;
        f.shows = grid_named(grid_strip(grid, strip), c->arena);
        f.other = other + 1;
        f.other_shows = grid_named(grid_strip(grid, other), c->arena);
    }
    return f;
}

/* What is in no strip stands in the first. */
static const struct grid *strip_at(const struct chunk *k, int strip)
{
    return k->grid ? grid_strip(k->grid, strip) : NULL;
}

static void draw_strip(struct canvas *c, const struct plan *p, int page, int strip)
{
    const struct typesetting *s = &p->setting;
    bool apart = has_pages(s->sheet);
    struct folio folio = folio_of(p, page, strip, c);

    begin_page(c, s, &folio);
    for (int i = 0; i < p->list.n; i++) {
        const struct chunk *k = &p->list.item[i];
        const struct place *at = &p->place[i];
        const struct grid *grid = strip_at(k, strip);
        if (at->page != page || (strip > 0 && !(grid && k->block)))
            continue;
        if (at->y == s->top || k->begins)
            draw_titles(c, s, setting_left(s, at->column), at->y, grid);
        if (strip == 0)
            mark_chunk(c, k, at->y, apart);
        draw_chunk(c, s, setting_left(s, at->column), at->y, k, grid);
    }
}

static void settle(struct plan *p, struct canvas *c)
{
    p->setting.foot = foot_height(c, &p->setting);
    p->list = spread(&p->setting, c);
    p->place = chunks_placed(&p->setting, &p->list, c->arena);
    p->folios = chunks_pages(&p->setting, &p->list);
    p->pages = 0;
    for (int i = 0; i < p->folios; i++)
        p->pages += chunks_strips(&p->list, p->place, i);
}

struct plan *layout_plan(const struct sheet *sheet, const struct page_options *page, const struct metrics *m,
                         struct arena *a)
{
    struct plan *p = arena_new(a, struct plan, 1);
    struct canvas c = { .ruler = &p->ruler, .arena = a };

    p->flags = page->flags;
    p->ruler = (struct ruler){ m->width, m->ctx, true, COLUMN_GAP };
    p->setting = setting_choose(sheet, sheet->down ? sheet->across : 1, page, &p->ruler, a);
    settle(p, &c);
    if (sheet->across > 1 && !sheet->down && p->pages > 1) {
        p->setting = setting_choose(sheet, sheet->across, page, &p->ruler, a);
        settle(p, &c);
    }
    return p;
}

int layout_pages(const struct plan *p)
{
    return p->pages;
}

int layout_folios(const struct plan *p)
{
    return p->folios;
}

struct layout layout_draw(struct plan *p, int before, int pages, struct arena *a)
{
    const struct typesetting *s = &p->setting;
    struct layout out = { .width = page_width(s), .height = s->landscape ? s->paper_width : s->paper_height };
    struct canvas c = { .layout = &out,
                        .ruler = &p->ruler,
                        .arena = a,
                        .before = before,
                        .pages = pages,
                        .edge = s->sheet->down ? (struct edges){ CARD_EDGE, CARD_EDGE, CARD_EDGE }
                                               : (struct edges){ MARGIN, MARGIN_TOP, MARGIN_LOW },
                        .flags = p->flags };

    for (int page = 0; page < p->folios; page++)
        for (int strip = 0, n = chunks_strips(&p->list, p->place, page); strip < n; strip++)
            draw_strip(&c, p, page, strip);
    return out;
}
