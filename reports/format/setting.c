/* SPDX-License-Identifier: Apache-2.0 */
#include "reports/format/setting.h"

#include "engine/base/arena.h"
#include "reports/format/canvas.h"
#include "reports/format/paper.h"
#include "reports/format/drawn.h"

enum { STEP = 25 };
/* Thousandths of the size of the font. */
enum { LEAST_NAME = 3000, LEAST_REPEATED = 7000, LEAST_TEXT = 12000 };

/* Sizes of the font in hundredths of a point: the largest, the one down to which it shrinks before
   names are set narrower, the smallest. Height of a row in thousandths of the size, from least to
   most. */
static const struct scale_row {
    int want, good, least;
    int tight, loose;
} scales[] = {
    [SCALE_WALL] = { 1100, 950, 750, 1340, 2100 }, [SCALE_HAND] = { 1100, 950, 750, 1340, 1900 },
    [SCALE_LIST] = { 950, 800, 700, 1300, 1550 },  [SCALE_FORM] = { 1200, 1050, 850, 1900, 2600 },
    [SCALE_MATCH] = { 900, 900, 900, 1000, 1000 }, [SCALE_TASK] = { 1100, 950, 750, 1300, 2062 },
};

/* To be read from afar, whatever the sheet is for. */
static const struct scale_row wall_scale = { 2400, LARGE_SIZE, LARGE_SIZE, 1300, 1700 };

static const struct scale_row *scale_of(const struct typesetting *s)
{
    return s->large ? &wall_scale : &scales[s->sheet->scale];
}

/* Cards share the whole page. */
static int margin_of(const struct typesetting *s)
{
    return s->sheet->down ? 0 : MARGIN;
}

static int gutter_of(const struct typesetting *s)
{
    return s->sheet->down ? 0 : GUTTER;
}

static int room_of(const struct typesetting *s)
{
    int width = s->landscape ? s->paper_height : s->paper_width;

    return (width - 2 * margin_of(s) - (s->across - 1) * gutter_of(s)) / s->across;
}

/* Whether every part fits when it gives way so far without loss. */
static bool fits(const struct typesetting *s, const struct squeeze *q)
{
    for (int i = 0; i < s->sheet->npart; i++)
        if (canvas_em(grid_need(&s->grid[i], q) + 2 * PADDING, s->size) > s->width)
            return false;
    return true;
}

/* A sheet whose sentences are broken is not set small as well. */
static bool choose_size(struct typesetting *s)
{
    const struct scale_row *scale = scale_of(s);
    int least = s->broken ? scale->good : scale->least;

    for (s->size = scale->want * s->grow / 100; s->size >= least; s->size -= STEP)
        if (fits(s, &(struct squeeze){ .percent = s->size > scale->good ? 100 : STRETCH_LEAST,
                                       .text = s->broken ? LEAST_TEXT : 0 }))
            return true;
    return false;
}

static bool choose_format(struct typesetting *s, int across, bool broken)
{
    s->broken = broken;
    for (int turned = 0; turned <= 1; turned++)
        for (s->across = across; s->across > 0; s->across--) {
            s->landscape = turned;
            s->width = room_of(s);
            if (choose_size(s))
                return true;
        }
    return false;
}

static struct grid copy_of(const struct grid *g, struct arena *a)
{
    struct grid copy = *g;

    copy.col = arena_new(a, struct grid_column, g->ncol);
    for (int i = 0; i < g->ncol; i++)
        copy.col[i] = g->col[i];
    return copy;
}

static bool repeats(const struct grid *g)
{
    for (int i = 0; i < g->ncol; i++)
        if (g->col[i].column && g->col[i].column->repeats)
            return true;
    return false;
}

/* In strips where that is not enough: of a table that can be read so, before its names are broken into pieces. */
static struct grid settled(const struct typesetting *s, const struct grid *measured, struct arena *a)
{
    const int least = STRETCH_LEAST + s->large; /* what is rounded fits, too */
    const struct squeeze q = { least, repeats(measured) ? LEAST_REPEATED : LEAST_NAME, s->broken ? LEAST_TEXT : 0,
                               s->large };
    int room = (int)((long)s->width * 1000 / s->size) - 2 * PADDING;
    struct grid g = copy_of(measured, a);

    grid_narrow(&g, room, &q, a);
    if (g.width > room) {
        g = copy_of(measured, a);
        grid_divide(&g, room, a);
    }
    for (struct grid *strip = &g; strip; strip = strip->next)
        grid_widen(strip, room);
    return g;
}

static void settle_columns(struct typesetting *s, struct arena *a)
{
    const struct grid *measured = s->grid;

    s->grid = arena_new(a, struct grid, s->sheet->npart);
    for (int i = 0; i < s->sheet->npart; i++)
        s->grid[i] = settled(s, &measured[i], a);
}

static int count_strips(struct typesetting s, bool landscape, struct arena *a)
{
    int n = 0;

    s.landscape = landscape;
    s.width = room_of(&s);
    settle_columns(&s, a);
    for (int i = 0; i < s.sheet->npart; i++)
        n += grid_strips(&s.grid[i]);
    return n;
}

struct typesetting setting_choose(const struct sheet *sheet, int across, int grow, const struct page_options *page,
                                  const struct ruler *ruler, struct arena *a)
{
    const struct paper_row *p = paper_row(page->paper);
    struct typesetting s = { .sheet = sheet,
                             .ruler = ruler,
                             .grow = grow,
                             .large = page->large && !sheet->form,
                             .grid = arena_new(a, struct grid, sheet->npart),
                             .paper_width = p->width,
                             .paper_height = p->height };

    for (int i = 0; i < sheet->npart; i++)
        if (part_is_table(sheet->part[i]))
            s.grid[i] = grid_measure(&sheet->part[i]->table, ruler, a);
    if (!choose_format(&s, across, false) && !choose_format(&s, across, true)) {
        /* Nothing fits as it should: the way up that divides fewer tables. */
        s.across = 1;
        s.size = scale_of(&s)->good;
        int upright = count_strips(s, false, a), turned = count_strips(s, true, a);
        s.landscape = turned == upright ? s.large : turned < upright;
        s.width = room_of(&s);
    }
    settle_columns(&s, a);
    return s;
}

void setting_rows(struct typesetting *s, int row)
{
    s->row = canvas_em(row, s->size);
    s->title = canvas_em(1500, s->size);
    s->gap = s->row / 2;
    s->top = (s->landscape ? s->paper_width : s->paper_height) - (s->sheet->down ? 0 : MARGIN_TOP);
    if (!s->sheet->bare)
        s->top -= s->title + masthead_height(&s->sheet->heading, s->large, s->ruler,
                                             (s->landscape ? s->paper_height : s->paper_width) - 2 * MARGIN);
    s->bottom = s->sheet->down ? 0 : s->foot;
}

int setting_tight(const struct typesetting *s)
{
    return scale_of(s)->tight;
}

/* Rows grow by the same factor as letters, also where these have no room to. */
int setting_loose(const struct typesetting *s)
{
    const struct scale_row *scale = scale_of(s);
    const int grown = (int)((long)scale->tight * scale->want / 100 * s->grow / s->size);

    return s->grow > 100 && grown > scale->loose ? grown : scale->loose;
}

int setting_small(const struct typesetting *s, int size)
{
    if (s->large)
        return LARGE_SIZE;
    return s->size < size ? s->size : size;
}

int setting_left(const struct typesetting *s, int column)
{
    return margin_of(s) + column * (s->width + gutter_of(s));
}

int setting_inner(const struct typesetting *s)
{
    return s->width - canvas_em(2 * PADDING, s->size);
}
