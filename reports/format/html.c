/* SPDX-License-Identifier: Apache-2.0 */
#include "reports/format/html.h"

#include <string.h>

#include "engine/base/arena.h"
#include "reports/format/anchors.h"
#include "engine/base/buffer.h"
#include "reports/format/flag.h"
#include "reports/format/grid.h"
#include "reports/format/html_fold.h"
#include "reports/format/messages.h"
#include "reports/format/ruler.h"
#include "reports/format/sheet.h"

/* One page that is filled from top to bottom. */
struct page {
    struct buffer out;
    const struct sheet *sheet;
    struct anchors anchors;
    int tables, table;              /* how many there are, and which one is written */
    const struct html_leads *leads; /* NULL: to rows of this page */
    bool ids;                       /* rows can be led to */
    int name, fold; /* columns of this table: which one says the row, from where on a phone has them below */
    bool headed;    /* its teams stand over their rows: the flags do so, too */
    int again; /* of a table that may stand in two columns: so many rows are left in the first; 0: there is no such break */
};

static void put_markup(struct page *p, const char *markup)
{
    buffer_add(&p->out, str_of(markup));
}

static void put_text(struct page *p, struct str text)
{
    html_put(&p->out, text);
}

static void put_line(struct page *p, const char *open, struct str text, const char *close)
{
    if (text.n == 0)
        return;
    put_markup(p, open);
    put_text(p, text);
    put_markup(p, close);
}

/* A page has a name, whatever its heading lacks. */
static struct str title_of(const struct sheet *s)
{
    return s->heading.title.n > 0 ? s->heading.title : str_of(s->name);
}

static void put_head(struct page *p)
{
    const struct heading *h = &p->sheet->heading;
    struct arena *a = p->out.arena;
    const struct str title[] = { h->event, h->section, title_of(p->sheet), heading_round(h, a) };

    put_markup(
        p, "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\"/>\n"
           "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src 'unsafe-inline'\"/>\n"
           "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"/>\n");
    put_line(p, "<title>", heading_joined(title, 4, a), "</title>\n");
    put_markup(p, "<style>\n");
    buffer_add(&p->out, html_style());
    put_markup(p, html_slip_style);
    put_markup(p, "</style>\n</head>\n<body>\n");
}

static void put_heading(struct page *p, const struct heading *h)
{
    struct arena *a = p->out.arena;
    const struct str event[] = { h->event, heading_place(h, a), dates_text(h->start, h->end, &h->wording, a) };
    const struct str title[] = { h->title, heading_round(h, a) };
    const struct str section[] = { h->section, date_text(h->date, &h->wording, a) };
    const struct str state[] = { heading_rules(h, a), h->mode, heading_published(h, a), heading_history(h, a) };

    put_markup(p, "<header>\n");
    put_line(p, "<p>", heading_joined(event, 3, a), "</p>\n");
    put_line(p, "<h1>", heading_joined(title, 2, a), "</h1>\n");
    put_line(p, "<p class=\"status\">", h->status, "</p>\n");
    put_line(p, "<p>", heading_joined(section, 2, a), "</p>\n");
    put_line(p, "<p>", heading_joined(state, 4, a), "</p>\n");
    put_line(p, "<p class=\"b x\">", h->amended, "</p>\n");
    put_line(p, "<p>", h->line, "</p>\n");
    put_markup(p, "</header>\n");
}

/* --- cells ------------------------------------------------------------------------------------ */

/* How a cell looks: a bit for each class of the style. */
enum {
    LOOK_RIGHT = 1,
    LOOK_CENTRE = 2,
    LOOK_STRONG = 4,
    LOOK_WHOLE = 8,
    LOOK_NOTICE = 16,
    LOOK_ALARM = 32,
    LOOK_FOLDED = 64,
    LOOKS = 7
};
static const char *const classes[LOOKS] = { "r", "c", "b", "w", "n", "x", "f" };
static const int looks_of_align[] = { [ALIGN_RIGHT] = LOOK_RIGHT, [ALIGN_CENTRE] = LOOK_CENTRE };

static const int looks_of_tint[] = { [TINT_NOTICE] = LOOK_NOTICE, [TINT_ALARM] = LOOK_ALARM };

static void put_class(struct page *p, int looks, int width)
{
    const char *before = " class=\"";

    for (int i = 0; i < LOOKS; i++)
        if (looks & 1 << i) {
            put_markup(p, before);
            put_markup(p, classes[i]);
            before = " ";
        }
    if (width > 0)
        buffer_fmt(&p->out, "%sk%d", before, width);
    put_markup(p, looks || width > 0 ? "\"" : "");
}

/* What speaks of a team leads to its row, unless it stands in it. */
static struct str address_of(struct page *p, struct ref to, const struct cell *row)
{
    const struct cell *target = p->leads ? NULL : anchors_find(&p->anchors, to);

    if (p->leads)
        return to.kind == REF_NONE ? STR("") : p->leads->to(p->leads, to, p->out.arena);
    return target && target != row ? str_fmt(p->out.arena, "#%.*s", STR_ARG(anchors_id(to, p->out.arena))) : STR("");
}

static void put_value(struct page *p, struct cell c, const struct cell *row, bool linked);

static void put_piece(struct page *p, struct cell c, const struct cell *row, bool linked)
{
    if (c.tint != TINT_NONE) {
        put_markup(p, "<span");
        put_class(p, looks_of_tint[c.tint], 0);
        put_markup(p, ">");
    }
    put_value(p, c, row, linked);
    put_markup(p, c.tint != TINT_NONE ? "</span>" : "");
}

/* A link has none inside. */
static void put_value(struct page *p, struct cell c, const struct cell *row, bool linked)
{
    struct str address = linked || cell_is_empty(c) ? STR("") : address_of(p, c.to, row);

    put_line(p, "<a href=\"", address, "\">");
    if (c.kind == CELL_PHRASE)
        for (int i = 0; i < c.phrase.n; i++)
            put_piece(p, c.phrase.part[i], row, linked || address.n > 0);
    else
        put_text(p, cell_typeset(c, p->out.arena));
    put_markup(p, address.n > 0 ? "</a>" : "");
}

/* Where a cell stands: `scope` of what heads the other cells, NULL: it is one of them. On a phone it is so many letters wide, or stands
   below with the title. */
struct standing {
    const char *scope;
    int columns, looks, width;
    struct str title;
};

/* The flag of whom a row is about. */
static void put_flag(struct page *p, const struct standing *s, struct ref of)
{
    const struct flags *flags = p->leads ? p->leads->flags : NULL;
    const bool head = s->scope && strcmp(s->scope, "rowgroup") == 0;

    if (!flags || !s->scope || head != p->headed || (of.kind != REF_TEAM && of.kind != REF_PLAYER))
        return;
    buffer_add(&p->out,
               flag_html(flags, of.section->squad[of.squad].federation, FLAG_20, true, p->leads->root, p->out.arena));
    put_markup(p, " ");
}

static void put_cell(struct page *p, const struct standing *s, struct cell c, const struct cell *row)
{
    put_markup(p, s->scope ? "<th scope=\"" : "<td");
    put_markup(p, s->scope ? s->scope : "");
    put_markup(p, s->scope ? "\"" : "");
    if (s->columns > 1)
        buffer_fmt(&p->out, " colspan=\"%d\"", s->columns);
    put_class(p, s->looks | looks_of_tint[c.tint], s->width);
    put_line(p, " data-l=\"", s->title, "\"");
    put_markup(p, ">");
    put_flag(p, s, c.to);
    put_value(p, c, row, false);
    put_markup(p, s->scope ? "</th>" : "</td>");
}

/* A tag with the id of the team that the cells stand for, if this is the place that leads to it. */
static void put_tag(struct page *p, const char *tag, const struct column *col, int n, const struct cell *cell)
{
    struct ref team = anchors_team(&p->anchors, col, n, cell);

    put_markup(p, tag);
    if (p->ids && team.kind == REF_TEAM)
        buffer_fmt(&p->out, " id=\"%.*s\"", STR_ARG(anchors_id(team, p->out.arena)));
}

/* --- tables ----------------------------------------------------------------------------------- */

static int shown_columns(const struct grid *g, int from, int n)
{
    int shown = 0;

    for (int i = from; i < from + n && i < g->ncol; i++)
        shown += g->col[i].column != NULL;
    return shown;
}

static bool folds(const struct page *p, const struct grid *g)
{
    return p->fold < g->ncol;
}

static struct standing standing_of(const struct page *p, const struct grid *g, int col)
{
    struct standing s = { .columns = 1 };

    if (folds(p, g) && col < p->fold)
        s.width = html_fold_width(g, col);
    return s;
}

static void put_titles(struct page *p, const struct grid *g)
{
    put_markup(p, "<thead>\n<tr>");
    for (int i = 0; i < g->ncol; i++) {
        const struct column *c = g->col[i].column;
        struct str title = str_of(c ? c->title : NULL);
        if (c) {
            struct standing s = standing_of(p, g, i);
            s.scope = title.n > 0 ? "col" : NULL;
            s.looks = looks_of_align[c->align] | (i >= p->fold ? LOOK_FOLDED : 0);
            put_cell(p, &s, cell_text(title), NULL);
        }
    }
    put_markup(p, "</tr>\n</thead>\n");
}

/* The head that stands over this column and those behind it, or -1. */
static int head_at(const struct table *t, const struct block *b, int col)
{
    for (int h = 0; h < t->nhead; h++)
        if (t->head[h].at == col && !cell_is_empty(b->head[h]) && audience_sees(FOR_SHEETS, t->head[h].audience))
            return h;
    return -1;
}

static void put_block_head(struct page *p, const struct grid *g, const struct block *b)
{
    const struct table *t = g->table;
    int span = 1;

    put_tag(p, "<tr class=\"head\"", t->head, t->nhead, b->head);
    if (p->leads && p->ids && anchors_table(t->head, t->nhead, b->head) > 0)
        buffer_fmt(&p->out, " id=\"table-%d\"", anchors_table(t->head, t->nhead, b->head));
    put_markup(p, ">");
    for (int i = 0; i < g->ncol; i += span) {
        int h = head_at(t, b, i);
        span = h >= 0 && t->head[h].span > 1 ? t->head[h].span : 1;
        int columns = shown_columns(g, i, span);
        if (h >= 0)
            put_cell(p, &(struct standing){ "rowgroup", columns, looks_of_align[t->head[h].align], 0, STR("") },
                     b->head[h], b->head);
        else if (columns > 0)
            put_markup(p, "<td></td>");
    }
    put_markup(p, "</tr>\n");
}

static int looks_of(const struct grid_column *g, const struct row *r, struct cell c)
{
    bool whole = g->tail > 0 && !cell_is_empty(c) && !cell_has_half(c);

    return looks_of_align[g->column->align] | (grid_strong(g->column, r->tone) ? LOOK_STRONG : 0) |
           (whole ? LOOK_WHOLE : 0);
}

static void put_row(struct page *p, const struct grid *g, const struct row *r)
{
    put_tag(p, "<tr", g->table->col, g->ncol, r->cell);
    put_markup(p, r->tone == TONE_FAINT ? " class=\"faint\">" : ">");
    for (int i = 0; i < g->ncol; i++)
        if (g->col[i].column) {
            struct standing s = standing_of(p, g, i);
            s.scope = i == p->name && !cell_is_empty(r->cell[i]) ? "row" : NULL;
            s.looks = looks_of(&g->col[i], r, r->cell[i]) | (i >= p->fold ? LOOK_FOLDED : 0);
            if (i >= p->fold && !cell_is_empty(r->cell[i]))
                s.title = html_fold_title(g->col[i].column, p->out.arena);
            put_cell(p, &s, r->cell[i], r->cell);
        }
    put_markup(p, "</tr>\n");
}

/* The titles once more, above the second column. */
static void put_again(struct page *p, const struct grid *g)
{
    put_markup(p, "<tr class=\"again\" aria-hidden=\"true\">");
    for (int i = 0; i < g->ncol; i++)
        if (g->col[i].column) {
            struct standing s = { .columns = 1, .looks = looks_of_align[g->col[i].column->align] };
            put_cell(p, &s, cell_text(str_of(g->col[i].column->title)), NULL);
        }
    put_markup(p, "</tr>\n");
}

/* Rows below a common head stay together. */
static void take_row(struct page *p, const struct grid *g, int rows)
{
    if (p->again > 0 && (p->again -= rows) <= 0)
        put_again(p, g);
}

static void put_block(struct page *p, const struct grid *g, const struct block *b)
{
    put_markup(p, b->apart ? "<tbody class=\"apart\">\n" : "<tbody>\n");
    if (b->head) {
        take_row(p, g, b->nrow + 1);
        put_block_head(p, g, b);
    }
    for (int r = 0; r < b->nrow; r++) {
        take_row(p, g, b->head ? 0 : 1);
        put_row(p, g, &b->row[r]);
    }
    if (b->slip) {
        int columns = shown_columns(g, 0, g->ncol);
        buffer_fmt(&p->out, "<tr class=\"form\"><td colspan=\"%d\">\n", columns);
        html_slip(&p->out, b->slip, &p->sheet->heading.wording);
        put_markup(p, "</td></tr>\n");
    }
    put_markup(p, "</tbody>\n");
}

/* Which table it is, for those who do not see the page. */
static struct str caption_of(struct page *p)
{
    struct arena *a = p->out.arena;
    const struct str part[] = { title_of(p->sheet), heading_round(&p->sheet->heading, a) };
    struct str caption = heading_joined(part, 2, a);

    p->table++;
    const struct message one = say_table_of_tables(caption, p->table, p->tables);
    return p->tables > 1 ? message_text(&one, &p->sheet->heading.wording, a) : caption;
}

/* The browser measures; the grid says which columns there are. */
static void put_table(struct page *p, const struct table *t)
{
    const struct ruler ruler = { .width = ruler_columns, .typeset = true };
    struct grid g = grid_measure(t, &ruler, p->out.arena);
    struct str caption = caption_of(p);

    if (shown_columns(&g, 0, g.ncol) == 0) {
        /* Of a table without columns the forms. */
        for (int b = 0; b < t->nblock; b++)
            if (t->block[b].slip) {
                put_markup(p, t->block[b].apart ? "<section class=\"card apart\">\n" : "<section class=\"card\">\n");
                html_slip(&p->out, t->block[b].slip, &p->sheet->heading.wording);
                put_markup(p, "</section>\n");
            }
        return;
    }
    /* The column that says which row it is: the first of names, else the first. */
    int first = -1;

    for (int i = g.ncol - 1; i >= 0; i--)
        if (g.col[i].column && (first < 0 || g.col[i].column->name || !g.col[first].column->name))
            first = i;
    p->name = first;
    p->fold = html_fold(&g, p->name);
    p->headed = html_is_headed(t);
    put_line(p, "<div class=\"wide ", str_of(html_width(&g, &p->again)), "\"");
    put_line(p, " role=\"region\" tabindex=\"0\" aria-label=\"", caption, "\">\n");
    put_markup(p, folds(p, &g) ? "<table class=\"folds\">\n" : "<table>\n");
    put_line(p, "<caption>", caption, "</caption>\n");
    put_titles(p, &g);
    for (int b = 0; b < t->nblock; b++)
        put_block(p, &g, &t->block[b]);
    put_markup(p, "</table>\n</div>\n");
}

/* --- the page --------------------------------------------------------------------------------- */

static void put_prose(struct page *p, const struct prose *prose)
{
    enum { IN_MOST = 3 }; /* steps that the style knows */
    for (int i = 0; i < prose->n; i++) {
        int level = prose->paragraph[i].level;
        buffer_fmt(&p->out, level == 0 ? "<p class=\"b\">" : "<p class=\"in%d\">", level < IN_MOST ? level : IN_MOST);
        put_text(p, prose->paragraph[i].text);
        put_markup(p, "</p>\n");
    }
}

static void put_part(struct page *p, const struct part *part)
{
    if (part->kind == PART_CHART)
        buffer_add(&p->out, chart_svg(&part->chart, p->leads ? p->leads->flags : NULL, p->leads ? p->leads->root : "",
                                      p->out.arena));
    else if (part->kind == PART_PROSE)
        put_prose(p, &part->prose);
    else
        put_table(p, &part->table);
}

static int count_tables(const struct sheet *s)
{
    int n = 0;

    for (int i = 0; i < s->npart; i++)
        n += part_is_table(s->part[i]);
    return n;
}

static void put_notes(struct page *p)
{
    put_markup(p, p->sheet->nnote > 0 ? "<footer>\n" : "");
    for (int i = 0; i < p->sheet->nnote; i++)
        put_line(p, "<p>", p->sheet->note[i].text, "</p>\n");
    put_markup(p, p->sheet->nnote > 0 ? "</footer>\n" : "");
}

static struct page page_of(const struct sheet *s, struct arena *a)
{
    return (struct page){
        .out = { .arena = a }, .sheet = s, .anchors = anchors_of(s, a), .tables = count_tables(s), .ids = true
    };
}

static void put_parts(struct page *p)
{
    for (int i = 0; i < p->sheet->npart; i++)
        put_part(p, p->sheet->part[i]);
}

bool html_write(const struct sheet *s, const struct page_options *page, struct arena *a, struct str *out, struct err *e)
{
    struct page p = page_of(s, a);
    struct heading heading = s->heading;

    (void)page;
    (void)e;
    heading.title = title_of(s);
    put_head(&p);
    put_heading(&p, &heading);
    put_markup(&p, "<main>\n");
    put_parts(&p);
    put_markup(&p, "</main>\n");
    put_notes(&p);
    put_markup(&p, "</body>\n</html>\n");
    *out = buffer_str(&p.out);
    return true;
}

/* --- pieces of pages that are put together elsewhere --------------------------------------------- */

struct str html_heading(const struct heading *h, struct arena *a)
{
    struct page p = { .out = { .arena = a } };

    put_heading(&p, h);
    return buffer_str(&p.out);
}

struct str html_sheet(const struct sheet *s, const struct html_leads *leads, bool ids, struct arena *a)
{
    struct sheet seen = sheet_seen(s, FOR_SCREENS, a);
    struct page p = page_of(&seen, a);

    p.leads = leads;
    p.ids = ids;
    put_parts(&p);
    put_notes(&p);
    return buffer_str(&p.out);
}
