/* SPDX-License-Identifier: Apache-2.0 */
#include "reports/format/layout.h"

#include "engine/base/arena.h"
#include "reports/format/drawn.h"
#include "reports/format/chunk.h"

enum { HEAD_BAND = 89, ROW_GREY = 62 }; /* greys */
enum { ROW_RULE = 40 };

/* Where every page is a team's or a match's, they have the names; else every card has one. */
static bool has_pages(const struct sheet *s)
{
    for (int i = 0; i < s->npart; i++)
        for (int b = 0; part_is_table(s->part[i]) && b < s->part[i]->table.nblock; b++)
            if (s->part[i]->table.block[b].apart)
                return true;
    return false;
}

/* Rows as high as the page of each block allows; false where they would need more pages. */
static bool spread_apart(struct typesetting *s, const struct canvas *c, struct chunks *list, int pages)
{
    setting_rows(s, setting_loose(s));
    *list = chunks_of(s, c);
    chunks_fit(s, list);
    return chunks_pages(s, list) == pages;
}

/* Rows as high as the pages allow that are needed anyway. */
static struct chunks spread(struct typesetting *s, const struct canvas *c)
{
    enum { STEP = 25 };
    int tight = 0, loose = (setting_loose(s) - setting_tight(s)) / STEP;

    setting_rows(s, setting_tight(s));
    struct chunks list = chunks_of(s, c);
    int pages = chunks_pages(s, &list);
    if (s->sheet->form && has_pages(s->sheet) && spread_apart(s, c, &list, pages))
        return list;
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

/* A row that heads a block has as many columns as the others: an empty cell fills those that no text stands over. */
static void fill_head(struct canvas *c, const struct grid *grid, int from, int to)
{
    const int n = titles_shown(grid, from, to);

    if (n == 0)
        return;
    canvas_begin(c, TAG_CELL, n);
    canvas_end(c);
}

/* Returns the column behind it. */
static int draw_head_cell(struct canvas *c, const struct typesetting *s, int left, int y, const struct grid *grid,
                          const struct grid_column *span, struct cell cell)
{
    const struct column *head = span->column;
    const struct ink ink = { grid_size(head, s->size), BLACK_INK, head->tone != TONE_FAINT, TINT_NONE };
    const int end = head->at + (head->span ? head->span : 1);

    canvas_begin(c, TAG_COLUMN_HEAD, titles_shown(grid, head->at, end));
    cell_draw_head(c, s, left, y, span, cell, ink);
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
        cell_draw(c, s, left, y, height, g, r->cell[i], r->tone);
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
        struct typesetting above = *s;
        above.row = chunk_head(s, k);
        draw_head(c, &above, left, y, k, grid);
        y -= above.row;
    }
    for (int i = k->first; i < k->first + k->n; i++) {
        const struct row *r = &k->block->row[i];
        int height = chunk_row(s, k->grid, r, c->arena);
        titles_ground(c, s, left, y - height, height, grid);
        draw_row(c, s, left, y, height, grid, r);
        y -= height;
        if (!k->block->head || s->sheet->form)
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
    canvas_fit(c, left + canvas_em(PADDING, s->size) + k->indent, cell_base_line(y, k->height, k->ink.size),
               setting_inner(s) - k->indent, ALIGN_LEFT, k->text, k->ink);
    canvas_end(c);
}

static void draw_chunk(struct canvas *c, const struct typesetting *s, int left, int y, const struct chunk *k,
                       const struct grid *grid)
{
    struct typesetting own = *s;

    own.row = k->row;
    own.gap = k->row / 2;
    if (k->block)
        draw_rows(c, &own, left, y, k, grid);
    else if (k->task)
        assignment_draw(c, k->task, left, y, s->width);
    else if (k->form)
        match_form_draw(c, k->form, left, y, s->width, k->height);
    else if (k->chart)
        draw_chart(c, s, left, y, k);
    else
        draw_words(c, s, left, y, k);
}

static int page_width(const struct typesetting *s)
{
    return s->landscape ? s->paper_height : s->paper_width;
}

/* --- pages ---------------------------------------------------------------------------------------- */

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

    /* What stands on every page is heard on the first. */
    canvas_page(c);
    const bool again = c->layout->npage > 1;
    if (again)
        canvas_begin(c, TAG_ARTIFACT, 1);
    if (!s->sheet->bare)
        masthead_draw(c, &s->sheet->heading, s->large, s->sheet->form, &folio);
    if (!s->sheet->down)
        foot_draw(c, s, &folio);
    if (again)
        canvas_end(c);
    for (int i = 0; i < p->list.n; i++) {
        const struct chunk *k = &p->list.item[i];
        const struct place *at = &p->place[i];
        const struct grid *grid = strip_at(k, strip);
        if (at->page != page || (strip > 0 && !(grid && k->block)))
            continue;
        if (at->y == s->top || k->begins)
            titles_draw(c, s, setting_left(s, at->column), at->y, grid);
        if (strip == 0) {
            bool begins = k->block && k->head;

            if (begins && (k->apart || !apart))
                canvas_mark(c, at->y, block_name(k->grid->table, k->block, c->arena));
        }
        draw_chunk(c, s, setting_left(s, at->column), at->y, k, grid);
    }
}

static void settle_plan(struct plan *p, struct canvas *c)
{
    p->setting.foot = foot_height(c, &p->setting);
    p->list = spread(&p->setting, c);
    p->place = chunks_placed(&p->setting, &p->list, c->arena);
    p->folios = chunks_pages(&p->setting, &p->list);
    p->pages = 0;
    for (int i = 0; i < p->folios; i++)
        p->pages += chunks_strips(&p->list, p->place, i);
}

/* Nothing but tables, and what joins them. */
static bool holds_lists(const struct sheet *s)
{
    for (int i = 0; i < s->npart; i++)
        if (!part_is_table(s->part[i]) && !s->part[i]->joins)
            return false;
    return s->npart > 0;
}

/* How much of its only page is used, in per cent. */
static int used(const struct plan *p)
{
    const struct typesetting *s = &p->setting;
    int low = s->top;

    for (int i = 0; i < p->list.n; i++)
        if (p->place[i].y - p->list.item[i].height < low)
            low = p->place[i].y - p->list.item[i].height;
    return (int)((s->top - low) * 100L / (s->top - s->bottom));
}

/* Rows and letters of a list that leaves its only page empty grow by one factor, to twice their size at most, until nine tenths are used. */
static void grow(struct plan *p, const struct page_options *page, struct canvas *c)
{
    enum { MOST = 200, GROW_STEP = 10, FULL = 90 };
    const struct sheet *s = p->setting.sheet;

    if (p->pages > 1 || s->form || s->down || p->setting.large || !holds_lists(s) || used(p) > FULL)
        return;
    for (int factor = MOST; factor > 100; factor -= GROW_STEP) {
        struct plan larger = *p;
        larger.setting = setting_choose(s, 1, factor, page, &p->ruler, c->arena);
        settle_plan(&larger, c);
        if (larger.pages == 1 && larger.setting.landscape == p->setting.landscape) {
            *p = larger;
            return;
        }
    }
}

static void plan_pages(struct plan *p, const struct sheet *sheet, const struct page_options *page, struct canvas *c)
{
    p->setting = setting_choose(sheet, sheet->down ? sheet->across : 1, 100, page, &p->ruler, c->arena);
    settle_plan(p, c);
    if (sheet->across > 1 && !sheet->down && p->pages > 1) {
        p->setting = setting_choose(sheet, sheet->across, 100, page, &p->ruler, c->arena);
        settle_plan(p, c);
    }
}

/* The sheet without what joins it. */
static const struct sheet *without_joining(const struct sheet *s, struct arena *a)
{
    struct sheet *own = arena_new(a, struct sheet, 1);

    *own = *s;
    own->part = arena_new(a, struct part *, s->npart);
    own->npart = 0;
    for (int i = 0; i < s->npart; i++)
        if (!s->part[i]->joins)
            own->part[own->npart++] = s->part[i];
    return own;
}

struct plan *layout_plan(const struct sheet *sheet, const struct page_options *page, const struct metrics *m,
                         struct arena *a)
{
    struct plan *p = arena_new(a, struct plan, 1);
    struct canvas c = { .ruler = &p->ruler, .arena = a };
    const struct sheet *own = without_joining(sheet, a);

    p->flags = page->flags;
    p->ruler = (struct ruler){ m->width, m->ctx, true, COLUMN_GAP };
    plan_pages(p, own, page, &c);
    if (own->npart < sheet->npart) {
        const int pages = p->pages;
        plan_pages(p, sheet, page, &c);
        if (p->pages > pages)
            plan_pages(p, own, page, &c);
    }
    grow(p, page, &c);
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
                        .wording = &s->sheet->heading.wording,
                        .edge = s->sheet->down ? (struct edges){ CARD_EDGE, CARD_EDGE, CARD_EDGE }
                                               : (struct edges){ MARGIN, MARGIN_TOP, MARGIN_LOW },
                        .flags = p->flags };

    for (int page = 0; page < p->folios; page++)
        for (int strip = 0, n = chunks_strips(&p->list, p->place, page); strip < n; strip++)
            draw_strip(&c, p, page, strip);
    return out;
}
