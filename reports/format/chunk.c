/* SPDX-License-Identifier: Apache-2.0 */
#include "reports/format/chunk.h"

#include "engine/base/arena.h"
#include "reports/format/drawn.h"

enum { INDENT = 1500 }; /* thousandths of the size of the font */

static void add_chunk(struct chunks *list, struct chunk c, struct arena *a)
{
    arena_room(a, list->item, list->n, list->cap);
    list->item[list->n++] = c;
}

int chunk_row(const struct typesetting *s, const struct grid *g, const struct row *r, struct arena *a)
{
    int height = s->row + (grid_lines(g, r, a) - 1) * canvas_em(LEADING, s->size);

    return height < s->top - s->bottom ? height : s->top - s->bottom;
}

/* In thousandths of a row: 6 mm above rows of 4.7. */
enum { LOFTY_HEAD = 1277 };

static bool is_lofty(const struct table *t)
{
    bool is = false;

    for (int i = 0; i < t->nhead; i++)
        is = is || t->head[i].larger > 0;
    return is;
}

int chunk_head(const struct typesetting *s, const struct chunk *k)
{
    if (!k->head)
        return 0;
    return is_lofty(k->grid->table) ? canvas_em(LOFTY_HEAD, s->row) : s->row;
}

/* Gap and beginning are those of the first row. */
static void add_rows_apart(struct chunks *list, const struct typesetting *s, struct chunk like, struct arena *a)
{
    for (int i = 0; i < like.block->nrow; i++) {
        struct chunk one = like;
        one.first = i;
        one.n = 1;
        one.height = chunk_row(s, like.grid, &like.block->row[i], a);
        add_chunk(list, one, a);
        like.gap = 0;
        like.begins = like.apart = false;
    }
}

/* What is said below a card, on as many pages as it needs. */
static void add_slip(struct chunks *list, const struct typesetting *s, const struct canvas *c, struct chunk below,
                     const struct slip *whole)
{
    int done = 0;

    do {
        struct slip *part = arena_new(c->arena, struct slip, 1);
        *part = (struct slip){ .line = whole->line + done,
                               .n = whole->card ? whole->n : smaller(1, whole->n),
                               .card = whole->card };
        for (; done + part->n < whole->n; part->n++) {
            struct slip more = *part;
            more.n++;
            if (slip_height(s, &more, c) >= s->top - s->bottom)
                break;
        }
        below.slip = part;
        below.height = slip_height(s, part, c);
        add_chunk(list, below, c->arena);
        done += part->n;
    } while (done < whole->n);
}

static void add_card(struct chunks *list, const struct typesetting *s, const struct canvas *c, struct chunk card)
{
    struct arena *a = c->arena;
    int slip = card.slip ? slip_height(s, card.slip, c) : 0;

    card.n = card.block->nrow;
    card.head = card.block->head != NULL;
    card.height = chunk_head(s, &card) + slip;
    for (int i = 0; i < card.n; i++)
        card.height += chunk_row(s, card.grid, &card.block->row[i], a);
    if (card.height <= s->top - s->bottom) {
        add_chunk(list, card, a);
        return;
    }
    const struct slip *below = card.slip;
    card.n = 0;
    card.slip = NULL;
    card.height = chunk_head(s, &card);
    add_chunk(list, card, a);
    card.head = card.begins = card.apart = false;
    card.gap = 0;
    add_rows_apart(list, s, card, a);
    if (below)
        add_slip(list, s, c, card, below);
}

static void add_form(struct chunks *list, const struct typesetting *s, const struct chunk *block, struct arena *a)
{
    add_chunk(list, (struct chunk){ .form = block->block->form, .height = s->top - s->bottom, .apart = block->apart },
              a);
}

/* It begins the page of the block, which has its titles below it. */
static void add_task(struct chunks *list, struct chunk *block, struct arena *a)
{
    const struct assignment *t = block->block->task;

    add_chunk(list,
              (struct chunk){ .task = t, .height = assignment_height(t), .gap = block->gap, .apart = block->apart }, a);
    block->apart = false;
    block->begins = true;
    block->gap = 0;
}

static void add_blocks(struct chunks *list, const struct typesetting *s, const struct canvas *canvas, int part)
{
    const struct table *t = &s->sheet->part[part]->table;

    for (int b = 0; b < t->nblock; b++) {
        const struct block *block = &t->block[b];
        struct chunk c = { .grid = &s->grid[part],
                           .block = block,
                           .gap = s->sheet->down || is_lofty(t) ? 0 : s->gap,
                           .slip = block->slip,
                           .apart = block->apart,
                           .begins = b == 0 };
        if (block->form) {
            add_form(list, s, &c, canvas->arena);
            continue;
        }
        if (block->task)
            add_task(list, &c, canvas->arena);
        if (c.begins)
            c.gap += s->title + s->gap;
        if (s->sheet->part[part]->kind == PART_CARDS || block->slip)
            add_card(list, s, canvas, c);
        else
            add_rows_apart(list, s, c, canvas->arena);
    }
}

/* A text on as many lines as it needs; from the second on it stands further to the right. */
static void add_text(struct chunks *list, const struct typesetting *s, const struct canvas *c, struct chunk line,
                     int hang)
{
    struct str rest = line.text;

    line.height = canvas_em(1350, line.ink.size);
    for (int extra = hang; rest.n > 0; extra = 0) {
        line.text = canvas_line(c, &rest, setting_inner(s) - line.indent, line.ink);
        add_chunk(list, line, c->arena);
        line.indent += extra;
        line.gap = 0;
    }
}

static void add_prose(struct chunks *list, const struct typesetting *s, const struct canvas *c, const struct prose *p)
{
    int step = canvas_em(INDENT, s->size);

    for (int i = 0; i < p->n; i++) {
        int level = p->paragraph[i].level;
        struct chunk line = { .text = p->paragraph[i].text,
                              .ink = { s->size, BLACK_INK, level == 0 },
                              .indent = level * step,
                              .gap = level == 0 ? s->gap : s->gap / 4 };
        add_text(list, s, c, line, step);
    }
}

static void add_chart(struct chunks *list, const struct typesetting *s, const struct chart *chart, struct arena *a)
{
    const int height = chart_height(chart, s->width), most = s->top - s->bottom;

    if (chart->narrow)
        return;
    add_chunk(list, (struct chunk){ .chart = chart, .height = height < most ? height : most, .gap = 2 * s->gap }, a);
}

static void add_part(struct chunks *list, const struct typesetting *s, const struct canvas *c, int part)
{
    const struct part *p = s->sheet->part[part];

    if (p->kind == PART_PROSE)
        add_prose(list, s, c, &p->prose);
    else if (p->kind == PART_CHART)
        add_chart(list, s, &p->chart, c->arena);
    else
        add_blocks(list, s, c, part);
}

static void add_notes(struct chunks *list, const struct typesetting *s, const struct canvas *c)
{
    struct chunk line = { .grid = list->n > 0 ? list->item[list->n - 1].grid : NULL,
                          .ink = { setting_small(s, NOTE_SIZE), SOFT_INK, false, TINT_NONE },
                          .gap = s->gap };

    for (int i = 0; i < s->sheet->nnote && s->sheet->down == 0; i++) {
        if (s->sheet->note[i].legend)
            continue;
        line.text = s->sheet->note[i].text;
        add_text(list, s, c, line, 0);
        line.gap = 0;
    }
}

struct chunks chunks_of(const struct typesetting *s, const struct canvas *c)
{
    struct chunks list = { 0 };

    for (int i = 0; i < s->sheet->npart; i++)
        add_part(&list, s, c, i);
    add_notes(&list, s, c);
    for (int i = 0; i < list.n; i++)
        list.item[i].row = s->row;
    return list;
}

/* What grows with the rows, in halves of one: the rows themselves; the gaps above and in front of a slip, each half a row. */
static int gap_halves(const struct typesetting *s, const struct chunk *k)
{
    return (k->gap - (k->begins ? s->title : 0)) / s->gap;
}

static int row_halves(const struct chunk *k)
{
    return k->block ? 2 * (k->n + k->head) + (k->slip && !k->slip->card) : 0;
}

static void lower_rows(const struct typesetting *s, struct chunk *k, int by)
{
    k->height -= by * row_halves(k) / 2;
    k->gap -= by * gap_halves(s, k) / 2;
    k->row -= by;
}

void chunks_fit(const struct typesetting *s, struct chunks *list)
{
    for (int i = 0; i < list->n;) {
        /* What stands on a page of its own, up to where the next one begins; returns the first chunk behind it. */
        const int least = canvas_em(setting_tight(s), s->size);
        int end = i, height = 0, halves = 0;

        do {
            const struct chunk *k = &list->item[end];
            height += k->height + (end > i ? k->gap : 0);
            halves += row_halves(k) + (end > i ? gap_halves(s, k) : 0);
        } while (++end < list->n && !list->item[end].apart);
        const int beyond = height - (s->top - s->bottom);
        for (int j = i; j < end && beyond > 0 && halves > 0; j++)
            lower_rows(s, &list->item[j], smaller((2 * beyond + halves - 1) / halves + 1, s->row - least));
        i = end;
    }
}

/* Moves on to where the chunk can stand. */
static void place(struct place *at, const struct typesetting *s, const struct chunk *k)
{
    int gap = at->y < s->top ? k->gap : 0;

    if (at->y < s->top && (k->apart || at->y - gap - k->height < s->bottom)) {
        at->column = k->apart ? s->across : at->column + 1;
        at->y = s->top;
        gap = 0;
    }
    if (at->column == s->across) {
        at->page++;
        at->column = 0;
    }
    at->y -= gap;
}

int chunks_pages(const struct typesetting *s, const struct chunks *list)
{
    struct place at = { 0, 0, s->top };

    for (int i = 0; i < list->n; i++) {
        place(&at, s, &list->item[i]);
        at.y -= list->item[i].height;
    }
    return at.page + 1;
}

const struct place *chunks_placed(const struct typesetting *s, const struct chunks *list, struct arena *a)
{
    struct place at = { 0, 0, s->top }, *all = arena_new(a, struct place, list->n);

    for (int i = 0; i < list->n; i++) {
        place(&at, s, &list->item[i]);
        all[i] = at;
        at.y -= list->item[i].height;
    }
    return all;
}

int chunks_strips(const struct chunks *list, const struct place *place, int page)
{
    int most = 1;

    for (int i = 0; i < list->n; i++)
        if (place[i].page == page && list->item[i].block) {
            int n = grid_strips(list->item[i].grid);
            most = n > most ? n : most;
        }
    return most;
}
