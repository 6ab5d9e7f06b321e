/* SPDX-License-Identifier: Apache-2.0 */
#include "reports/format/grid.h"

#include "engine/base/arena.h"

static bool shown(const struct row *r, const struct column *c, int i)
{
    return audience_sees(FOR_SHEETS, c->audience) && !cell_is_empty(r->cell[i]);
}

static bool over(const struct column *head, int col)
{
    return col >= head->at && col < head->at + (head->span ? head->span : 1);
}

bool grid_strong(const struct column *c, enum tone row)
{
    return row == TONE_STRONG || (row == TONE_PLAIN && c->tone == TONE_STRONG);
}

static struct str grid_text(const struct grid *g, struct cell cell, struct arena *a)
{
    return g->ruler->typeset ? cell_typeset(cell, a) : cell_plain(cell, a);
}

static int grid_width(const struct grid *g, struct cell cell, bool strong, struct arena *a)
{
    int width = cell_drawn(cell);

    if (width > 0)
        return width;
    for (int i = 0; cell_has_drawn(cell) && i < cell.phrase.n; i++)
        width += grid_width(g, cell.phrase.part[i], strong, a);
    if (width > 0)
        return width;
    return ruler_width(g->ruler, grid_text(g, cell, a), strong);
}

int grid_size(const struct column *c, int size)
{
    return (int)((long)size * (100 + c->larger) / 100);
}

/* In a column of larger letters it is wider; a terminal has one size. */
static int width_in(const struct grid *g, const struct column *c, struct cell cell, bool strong, struct arena *a)
{
    const int width = grid_width(g, cell, strong, a);

    return g->ruler->typeset ? grid_size(c, width) : width;
}

static void raise(int *to, int value)
{
    if (*to < value)
        *to = value;
}

/* Room for the halves, if the column has any. */
static int tail_of(const struct grid *g, int col)
{
    const struct column *c = &g->table->col[col];

    if (c->align != ALIGN_RIGHT)
        return 0;
    for (int b = 0; b < g->table->nblock; b++)
        for (int r = 0; r < g->table->block[b].nrow; r++)
            if (cell_has_half(g->table->block[b].row[r].cell[col]))
                return ruler_width(g->ruler, g->ruler->typeset ? STR("½") : STR(".5"), c->tone == TONE_STRONG);
    return 0;
}

static void measure_rows(struct grid *g, int col, struct arena *a)
{
    const struct column *c = &g->table->col[col];
    struct grid_column *out = &g->col[col];

    out->tail = tail_of(g, col);
    for (int b = 0; b < g->table->nblock; b++)
        for (int r = 0; r < g->table->block[b].nrow; r++) {
            const struct row *row = &g->table->block[b].row[r];
            if (!shown(row, c, col))
                continue;
            struct cell cell = row->cell[col];
            const bool strong = grid_strong(c, row->tone) || cell.ground >= GROUND_MIDDLE;
            int width = width_in(g, c, cell, strong, a);
            raise(&out->width, width + (cell_has_half(cell) ? 0 : out->tail));
            out->column = c;
        }
}

/* The widest cell of a head column; 0 if all are empty. */
static int measure_head(const struct grid *g, int head, struct arena *a)
{
    const struct column *c = &g->table->head[head];
    int width = 0;

    if (!audience_sees(FOR_SHEETS, c->audience))
        return 0;
    for (int b = 0; b < g->table->nblock; b++)
        raise(&width, width_in(g, c, g->table->block[b].head[head], true, a));
    return width;
}

/* The column that is shown before that one; NULL: it is the first. */
static const struct column *before(const struct grid *g, int col)
{
    while (--col >= 0)
        if (g->col[col].column)
            return g->col[col].column;
    return NULL;
}

/* The room before a column that is not the first. */
static int gap_before(const struct grid *g, int col)
{
    const struct column *c = before(g, col);

    return c && c->close ? g->gap / 3 : g->gap;
}

void grid_place(struct grid *g)
{
    int x = 0;

    for (int i = 0; i < g->ncol; i++) {
        if (i > 0 && g->col[i].column && x > 0)
            x += gap_before(g, i);
        g->col[i].x = x;
        x += g->col[i].column ? g->col[i].width : 0;
    }
    g->width = x;
}

struct grid_column grid_span(const struct grid *g, const struct column *head)
{
    struct grid_column out = { .column = head, .x = g->col[head->at].x };
    bool begun = false;

    for (int i = head->at; i < g->ncol && over(head, i); i++) {
        if (!g->col[i].column)
            continue;
        if (!begun)
            out.x = g->col[i].x;
        begun = true;
        out.width = g->col[i].x + g->col[i].width - out.x;
    }
    return out;
}

/* The column under a head that gives way to it: one of names, else the last. */
static int stretchable(const struct grid *g, const struct column *head)
{
    int best = head->at;

    for (int i = head->at; i < g->ncol && over(head, i); i++)
        if (g->col[i].column && (g->col[i].column->name || !g->col[best].column->name))
            best = i;
    return best;
}

static void widen_for_heads(struct grid *g, struct arena *a)
{
    for (int h = 0; h < g->table->nhead; h++) {
        const struct column *head = &g->table->head[h];
        int width = measure_head(g, h, a);
        if (width == 0)
            continue;
        grid_place(g);
        int missing = width - grid_span(g, head).width;
        if (missing > 0)
            g->col[stretchable(g, head)].width += missing;
    }
}

struct grid grid_measure(const struct table *t, const struct ruler *r, struct arena *a)
{
    struct grid g = { t, r, arena_new(a, struct grid_column, t->ncol), t->ncol, 0, r->gap, NULL };

    for (int i = 0; i < t->ncol; i++)
        measure_rows(&g, i, a);
    /* A head keeps the column alive that it begins in. */
    for (int h = 0; h < g.table->nhead; h++) {
        int at = g.table->head[h].at;
        if (measure_head(&g, h, a) > 0)
            g.col[at].column = &g.table->col[at];
    }
    for (int i = 0; i < t->ncol; i++)
        if (g.col[i].column)
            raise(&g.col[i].width, g.col[i].title = ruler_width(r, str_of(t->col[i].title), true));
    for (int i = 0; i < t->ncol; i++)
        if (g.col[i].column && t->col[i].later) {
            g.col[i].later = g.col[i].column;
            g.col[i].column = NULL;
        }
    widen_for_heads(&g, a);
    grid_place(&g);
    return g;
}

static bool holds_names(const struct grid_column *c)
{
    return c->column && c->column->name;
}

static bool holds_sentences(const struct grid_column *c)
{
    return c->column && c->column->wraps;
}

static bool holds_texts(const struct grid_column *c)
{
    return c->column && !c->column->name && c->column->align == ALIGN_LEFT;
}

static int larger(int a, int b)
{
    return a > b ? a : b;
}

/* Names that lose letters when sentences are broken. */
static bool holds_bare_names(const struct grid_column *c)
{
    return holds_names(c) && !holds_sentences(c);
}

int grid_need(const struct grid *g, const struct squeeze *q)
{
    int need = g->width;

    for (int i = 0; i < g->ncol; i++) {
        const struct grid_column *c = &g->col[i];
        if (holds_sentences(c) && q->text > 0)
            need -= larger(0, c->width - larger(q->text, c->title));
        else if (holds_names(c))
            need -= c->width * (100 - q->percent) / 100;
    }
    return need;
}

typedef bool giving(const struct grid_column *c);

/* The widest of these columns that is wider than it must be, and how far it may be narrowed before another is. */
static struct grid_column *widest(struct grid *g, giving *gives, int least, int *by)
{
    struct grid_column *best = NULL;
    int second = least;

    for (int i = 0; i < g->ncol; i++) {
        struct grid_column *c = &g->col[i];
        if (!gives(c) || c->width <= larger(least, c->title))
            continue;
        if (best)
            raise(&second, best->width < c->width ? best->width : c->width);
        if (!best || c->width > best->width)
            best = c;
    }
    if (best)
        *by = best->width > second ? best->width - second : 1;
    if (best && *by > best->width - best->title)
        *by = best->width - best->title;
    return best;
}

static void narrow(struct grid *g, int room, giving *gives, int least, bool breaks)
{
    struct grid_column *c;
    int by;

    for (int excess = g->width - room; excess > 0 && (c = widest(g, gives, least, &by)); excess -= by) {
        if (by > excess)
            by = excess;
        c->width -= by;
        c->broken = breaks;
    }
    grid_place(g);
}

/* How narrow the grid may become when names and sentences give way as far as they can. */
static int least_width(const struct grid *g, const struct squeeze *q)
{
    int width = g->width;

    for (int i = 0; i < g->ncol; i++) {
        const struct grid_column *c = &g->col[i];
        if (holds_names(c) || holds_sentences(c))
            width -= larger(0, c->width - larger(holds_sentences(c) ? q->text : q->name, c->title));
    }
    return width;
}

static int widest_word(const struct grid *g, int col, struct arena *a)
{
    const struct column *c = &g->table->col[col];
    int width = g->col[col].title;

    for (int b = 0; b < g->table->nblock; b++)
        for (int r = 0; r < g->table->block[b].nrow; r++) {
            const struct row *row = &g->table->block[b].row[r];
            struct str rest = grid_text(g, row->cell[col], a);
            while (rest.n > 0)
                raise(&width, ruler_width(g->ruler, str_cut(&rest, ' '), grid_strong(c, row->tone)));
        }
    return width;
}

/* Breaks the text of these columns that gives most room, such as a time behind its day, between its words:
   no further than until the grid is `room` wide. */
static bool break_between_words(struct grid *g, int room, giving *gives, struct arena *a)
{
    int best = 0, width = 0, gain = 0;

    for (int i = 0; i < g->ncol; i++) {
        const struct grid_column *c = &g->col[i];
        int words = gives(c) && !holds_sentences(c) && !c->broken ? widest_word(g, i, a) : c->width;
        if (c->width - words > gain) {
            best = i;
            width = words;
            gain = c->width - words;
        }
    }
    if (gain == 0)
        return false;
    g->col[best].width = larger(width, g->col[best].width - (g->width - room));
    g->col[best].broken = true;
    grid_place(g);
    return true;
}

/* Half the room between columns is left before a word is broken. */
static void close_up(struct grid *g, int room)
{
    int gaps = -1;

    for (int i = 0; i < g->ncol; i++)
        gaps += g->col[i].column != NULL;
    if (gaps <= 0 || g->width <= room)
        return;
    g->gap = larger(g->gap / 2, g->gap - (g->width - room + gaps - 1) / gaps);
    grid_place(g);
}

void grid_narrow(struct grid *g, int room, const struct squeeze *q, struct arena *a)
{
    giving *names = q->text > 0 ? holds_bare_names : holds_names;
    struct squeeze alike = { .percent = 100, .text = q->text };

    while (alike.percent > q->percent && grid_need(g, &alike) > room)
        alike.percent--;
    for (int i = 0; i < g->ncol; i++)
        if (names(&g->col[i]))
            g->col[i].width -= g->col[i].width * (100 - alike.percent) / 100;
    grid_place(g);
    while (q->text > 0 && least_width(g, q) > room && break_between_words(g, 0, holds_texts, a))
        ;
    if (q->text > 0)
        narrow(g, room, holds_sentences, q->text, true);
    while (q->whole && g->width > room && break_between_words(g, room, names, a))
        ;
    if (q->whole)
        close_up(g, room);
    narrow(g, room, names, q->name, q->whole);
    if (q->text > 0)
        narrow(g, room, holds_texts, q->text / 2, true);
}

/* The widest cell of those that keep to it; 0: none does. */
static int widest_within(const struct grid *g, int col, int most, struct arena *a)
{
    const struct column *c = &g->table->col[col];
    int width = 0;

    for (int b = 0; b < g->table->nblock; b++)
        for (int r = 0; r < g->table->block[b].nrow; r++) {
            const struct row *row = &g->table->block[b].row[r];
            int own = shown(row, c, col) ? grid_width(g, row->cell[col], grid_strong(c, row->tone), a) : 0;
            raise(&width, own <= most ? own : 0);
        }
    return width;
}

void grid_spill(struct grid *g, int most, struct arena *a)
{
    for (int i = 0; i < g->ncol; i++) {
        struct grid_column *c = &g->col[i];
        int width = holds_texts(c) && c->width > larger(most, c->title) ? widest_within(g, i, most, a) : 0;
        if (width == 0)
            continue;
        c->width = larger(width, c->title);
        c->spills = true;
    }
    widen_for_heads(g, a);
    grid_place(g);
}

/* Shares of the spare room that the gap behind a column has: what stands close has none. */
static int gap_shares(const struct grid_column *c)
{
    return c->column && !c->column->close;
}

/* What has a ground is itself wider, instead of what stands behind it further away. */
static bool holds_grounds(const struct grid_column *c)
{
    return c->column && c->column->parted;
}

void grid_widen(struct grid *g, int room)
{
    int shares = 0, spare = room - g->width, x = 0, last = 0;

    for (int i = 0; i < g->ncol; i++) {
        shares += holds_names(&g->col[i]) * 2 + gap_shares(&g->col[i]);
        last = g->col[i].column ? i : last;
    }
    shares -= g->ncol > 0 ? gap_shares(&g->col[last]) : 0;
    if (spare <= 0 || shares <= 0)
        return;
    for (int i = 0; i <= last; i++) {
        struct grid_column *c = &g->col[i];
        if (!c->column)
            continue;
        c->width += (holds_names(c) * 2 + (holds_grounds(c) && i < last)) * spare / shares;
        const struct column *left = before(g, i);
        const int share = left && (left->close || left->parted) ? 0 : spare / shares;
        c->x = x + (x > 0 ? gap_before(g, i) + share : 0); /* as grid_place: none behind columns without a width */
        x = c->x + c->width;
    }
    g->width = x;
}

static int count_lines(const struct grid *g, const struct grid_column *c, struct str text, bool strong)
{
    int n = 1;

    for (ruler_line(g->ruler, &text, c->width, strong); text.n > 0; n++)
        ruler_line(g->ruler, &text, c->width, strong);
    return n;
}

int grid_lines(const struct grid *g, const struct row *r, struct arena *a)
{
    int most = 1;

    for (; g; g = g->next)
        for (int i = 0; i < g->ncol; i++)
            if (g->col[i].column && g->col[i].broken)
                raise(&most,
                      count_lines(g, &g->col[i], grid_text(g, r->cell[i], a), grid_strong(g->col[i].column, r->tone)));
    return most;
}

int grid_start(const struct grid_column *c, bool half, int width)
{
    int spare = c->width - width - (half ? 0 : c->tail);

    if (c->column->align == ALIGN_LEFT || spare < 0)
        return c->x;
    return c->x + (c->column->align == ALIGN_RIGHT ? spare : spare / 2);
}
