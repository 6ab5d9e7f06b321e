/* SPDX-License-Identifier: Apache-2.0 */
/* titles_page.c - the titles of columns on paper, and the panels that columns stand in together. */
#include "reports/format/drawn.h"

#include "reports/format/canvas.h"
#include "reports/format/setting.h"

enum { PANEL_GREY = 93 };

int titles_shown(const struct grid *grid, int from, int to)
{
    int n = 0;

    for (int i = from; i < grid->ncol && i < to; i++)
        n += grid->col[i].column != NULL;
    return n;
}

/* The panel over that column, or NULL. */
static const struct panel *panel_over(const struct table *t, int col)
{
    for (int i = 0; i < t->npanel; i++)
        if (col >= t->panel[i].at && col < t->panel[i].at + t->panel[i].span)
            return &t->panel[i];
    return NULL;
}

/* Where it begins and ends on the page: half a gap beside its columns, the last one at the edge. */
static void panel_place(const struct typesetting *s, int left, const struct grid *grid, const struct panel *p, int *x,
                        int *end)
{
    const struct grid_column span = grid_span(grid, &(struct column){ .at = p->at, .span = p->span });
    const bool last = span.x + span.width >= grid->width;

    *x = left + canvas_em(PADDING + span.x - COLUMN_GAP / 2, s->size);
    *end = last ? left + s->width : left + canvas_em(PADDING + span.x + span.width + COLUMN_GAP / 2, s->size);
}

/* Its first word strong, all of it if it is white on black. */
static void draw_panel_words(struct canvas *c, int x, int y, int room, const struct panel *p, struct ink ink)
{
    struct str rest = p->title, word = str_cut(&rest, ' ');
    const struct str gap = STR(" ");

    ink.strong = true;
    canvas_fit(c, x, y, room, ALIGN_LEFT, word, ink);
    x += canvas_width(c, word, ink);
    room -= canvas_width(c, word, ink);
    ink.strong = p->dark;
    if (rest.n > 0)
        canvas_fit(c, x, y, room, ALIGN_LEFT, str_join(c->arena, gap, rest), ink);
}

static void draw_panel_title(struct canvas *c, const struct typesetting *s, int left, int y, const struct grid *grid,
                             const struct panel *p)
{
    const struct ink ink = { s->large ? s->size : s->size * 92 / 100, p->dark ? WHITE_INK : BLACK_INK, false,
                             TINT_NONE };
    const int side = canvas_em(880, s->size), low = y + (s->title - side) / 2,
              begin = canvas_em(COLUMN_GAP / 2, s->size);
    int x, end;

    panel_place(s, left, grid, p, &x, &end);
    if (p->dark)
        canvas_box(c, x, y, end - x, s->title, BLACK_INK);
    x += begin;
    canvas_box(c, x, low, side, side, p->dark ? WHITE_INK : BLACK_INK);
    canvas_box(c, x + 80, low + 80, side - 160, side - 160, p->dark ? BLACK_INK : WHITE_INK);
    x += side + begin;
    canvas_begin(c, TAG_COLUMN_HEAD, titles_shown(grid, p->at, p->at + p->span));
    draw_panel_words(c, x, cell_base_line(y + s->title, s->title, ink.size), end - x, p, ink);
    canvas_end(c);
}

static void draw_column_title(struct canvas *c, const struct typesetting *s, int left, int y, struct grid_column g)
{
    const struct ink ink = { s->large ? s->size : s->size * 85 / 100, SOFT_INK, true, TINT_NONE };

    g.tail = 0;
    canvas_begin(c, TAG_COLUMN_HEAD, 1);
    cell_draw_text(c, s, left, cell_base_line(y + s->title, s->title, ink.size), &g, str_of(g.column->title), false,
                   ink);
    canvas_end(c);
}

void titles_draw(struct canvas *c, const struct typesetting *s, int left, int y, const struct grid *grid)
{
    const struct panel *drawn = NULL;

    if (!grid || grid->width == 0)
        return;
    /* They head a table once; where it goes on they are there for those who see it. */
    const bool again = c->grid == grid;

    if (again)
        canvas_begin(c, TAG_ARTIFACT, 1);
    else
        canvas_table(c, grid);
    canvas_begin(c, TAG_ROW, 1);
    for (int i = 0; i < grid->ncol; i++) {
        const struct panel *p = panel_over(grid->table, i);
        if (grid->col[i].column && p && p != drawn)
            draw_panel_title(c, s, left, y, grid, drawn = p);
        else if (grid->col[i].column && !p)
            draw_column_title(c, s, left, y, grid->col[i]);
    }
    canvas_end(c);
    canvas_end(c);
    canvas_box(c, left, y, s->width, RULE, BLACK_INK);
}

void titles_ground(struct canvas *c, const struct typesetting *s, int left, int y, int height, const struct grid *grid)
{
    int x, end;

    for (int i = 0; i < grid->table->npanel; i++)
        if (grid->table->panel[i].dark) {
            panel_place(s, left, grid, &grid->table->panel[i], &x, &end);
            canvas_box(c, x, y, end - x, height, PANEL_GREY);
        }
}
