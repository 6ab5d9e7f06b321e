/* SPDX-License-Identifier: Apache-2.0 */
#include "reports/format/pdf.h"

#include <assert.h>

#include "engine/base/arena.h"
#include "engine/base/direction.h"
#include "engine/base/err.h"
#include "engine/base/headway.h"
#include "reports/format/book.h"
#include "reports/format/haru.h"
#include "reports/format/layout.h"
#include "reports/format/messages.h"
#include "reports/format/paper.h"
#include "reports/format/pdf_check.h"
#include "reports/format/pdf_font.h"
#include "reports/format/pdf_line.h"
#include "reports/format/pdf_pack.h"
#include "reports/format/shape.h"
#include "reports/format/sheet.h"
#include "reports/format/slip.h"
#include "teams/event.h"
#include "teams/federation.h"
#include "teams/text.h"

/* --- names that cannot be shown ------------------------------------------------------------------ */

struct replacing {
    struct pdf_fonts *fonts;
    struct arena *arena;
};

static struct str stand_in(struct ref to, struct arena *a)
{
    const struct squad *team = &to.section->squad[to.squad];
    const struct federation *f = federation_find(team->federation);
    struct str name = f ? str_of(f->name) : team->federation;

    return to.kind == REF_PLAYER && name.n > 0 ? str_fmt(a, "%.*s %d", STR_ARG(name), to.place) : name;
}

static void replace_cell(const struct replacing *r, struct cell *c);

static void replace_cell(const struct replacing *r, struct cell *c)
{
    const bool is_name = c->kind == CELL_TEXT && (c->to.kind == REF_TEAM || c->to.kind == REF_PLAYER);

    if (c->kind == CELL_PHRASE) {
        struct phrase *p = &c->phrase;
        struct cell *part = arena_new(r->arena, struct cell, p->n);

        for (int i = 0; i < p->n; i++) {
            part[i] = p->part[i];
            replace_cell(r, &part[i]);
        }
        p->part = part;
    } else if (is_name && !pdf_line_shows(r->fonts, c->text)) {
        struct str name = stand_in(c->to, r->arena);
        c->text = name.n > 0 ? name : c->text;
    }
}

static void replace_cells(const struct replacing *r, struct cell *c, int n)
{
    for (int i = 0; c && i < n; i++)
        replace_cell(r, &c[i]);
}

/* In the cells of a sheet as sheets see it, which is its own copy: for a team the name of its federation, for a player that and his number in the list, "India 3".
   A name that lacks no more than pictures stands without them. Nothing is changed where there is no federation. */
static void pdf_stand_in(struct pdf_fonts *f, const struct sheet *s, struct arena *a)
{
    const struct replacing r = { f, a };

    for (int p = 0; p < s->npart; p++)
        for (int b = 0; part_is_table(s->part[p]) && b < s->part[p]->table.nblock; b++) {
            const struct table *t = &s->part[p]->table;
            struct match_form *form = t->block[b].form;
            if (t->block[b].task)
                replace_cells(&r, t->block[b].task->name, 2);
            if (form) {
                replace_cells(&r, form->name, match_form_names(form));
                replace_cells(&r, form->signature, FORM_SIGNATURES);
            }
            replace_cells(&r, t->block[b].head, t->nhead);
            for (int i = 0; i < t->block[b].nrow; i++)
                replace_cells(&r, t->block[b].row[i].cell, t->ncol);
        }
}

static int measure(void *ctx, struct str text, bool strong)
{
    return pdf_line_width(ctx, text, strong);
}

/* Red, green and blue in hundredths: dark enough for small letters on the bands. */
static const int tints[][3] = { [TINT_NOTICE] = { 4, 34, 63 }, [TINT_ALARM] = { 64, 9, 11 } };

/* What the last text of the page was set with: it is said again only where it changes. */
struct pen {
    const struct layout_text *text; /* NULL: nothing is set yet */
    const struct haru_font *font;
    int size;
};

static void set_ink(struct haru *doc, const struct pen *pen, const struct layout_text *t)
{
    if (pen->text && pen->text->tint == t->tint && pen->text->grey == t->grey)
        return;
    if (t->tint == TINT_NONE)
        haru_grey(doc, t->grey);
    else
        haru_colour(doc, tints[t->tint]);
}

static void draw_text(struct haru *doc, struct pen *pen, struct pdf_fonts *fonts, const struct layout_text *t,
                      struct arena *a)
{
    enum { WIDEST = 1000 }; /* columns: wider than any paper */
    const int way = t->turned ? -1 : 1;
    int n;
    const struct pdf_run *run = pdf_line_runs(fonts, text_cut(a, t->text, WIDEST), t->strong, a, &n);

    set_ink(doc, pen, t);
    if (t->stretch != (pen->text ? pen->text->stretch : 100))
        haru_stretch(doc, t->stretch);
    pen->text = t;
    for (int i = 0; i < n; i++) {
        if (run[i].meant)
            haru_meant(doc, run[i].meant, run[i].nmeant);
        const struct haru_font *font = run[i].font;
        int size = t->size;
        if (pen->font != font || pen->size != size)
            haru_set(doc, font, size);
        pen->font = font;
        pen->size = size;
        haru_show(doc, t->turned, t->x + way * (int)((long)run[i].x * t->size / 1000 * t->stretch / 100),
                  t->y + way * (int)((long)run[i].y * t->size / 1000), run[i].text);
        if (run[i].ends)
            haru_meant_end(doc);
    }
}

static const struct {
    const char *kind, *scope;
} tags[TAG_COUNT] = {
#define X(id, kind, scope) [id] = { kind, scope },
    TAGS(X)
#undef X
};

/* The elements of a layout; none for what nobody needs to hear, nor for what is within. */
static struct haru_element **make_elements(struct haru *doc, const struct layout *l, struct arena *a)
{
    struct haru_element *sheet = haru_element(doc, NULL, "Sect");
    struct haru_element **out = arena_new(a, struct haru_element *, l->nelement);

    for (int i = 1; i < l->nelement; i++) {
        const struct layout_element *e = &l->element[i];
        struct haru_element *within = e->within > 0 ? out[e->within] : sheet;
        if (!tags[e->tag].kind || !within)
            continue;
        out[i] = haru_element(doc, within, tags[e->tag].kind);
        if (tags[e->tag].scope || e->span > 1)
            haru_element_heads(doc, out[i], tags[e->tag].scope, e->span);
        if (e->spoken.n > 0)
            haru_element_text(doc, out[i], e->spoken);
    }
    return out;
}

/* A document being written. */
struct writing {
    struct haru *doc;
    struct pdf_fonts fonts;
    const struct page_options *options;
    struct message beyond; /* a sheet that has no room within the margins; {0}: there is none */
    struct arena *arena;
};

/* A sheet of it: so many pages are before. */
struct written {
    const struct sheet *sheet;
    struct plan *plan;
    struct layout layout;
    int before, counted; /* sheets of paper, and those that have a number of their own */
};

static void draw_page(struct writing *w, const struct layout *l, const struct layout_page *p,
                      struct haru_element *const *element)
{
    struct pen pen = { 0 };
    struct arena own = { 0 };

    haru_page(w->doc, l->width, l->height);
    haru_tag(w->doc, NULL);
    for (int i = 0; i < p->nbox; i++)
        haru_box(w->doc, p->box[i].x, p->box[i].y, p->box[i].width, p->box[i].height, p->box[i].grey);
    for (int i = 0; i < p->npicture; i++) {
        const struct layout_picture *x = &p->picture[i];
        haru_picture(w->doc, x->png, x->x, x->y, x->width, x->height);
    }
    for (int i = 0; i < p->nstroke; i++) {
        const struct layout_stroke *s = &p->stroke[i];
        haru_stroke(w->doc, s->x1, s->y1, s->x2, s->y2, s->width, s->grey);
    }
    haru_tag_end(w->doc);
    haru_begin_text(w->doc);
    for (int i = 0; i < p->ntext; i++) {
        struct arena_mark mark = arena_mark(&own);
        /* Glyphs that do not stand as they are read are heard as their text. */
        struct haru *doc = w->doc;
        struct haru_element *e = element[p->text[i].element];
        struct str text = p->text[i].text;
        if (e && !shape_is_plain(text)) {
            e = haru_element(doc, e, "Span");
            haru_element_text(doc, e, direction_bare(text, w->arena));
        }
        haru_tag(doc, e);
        draw_text(w->doc, &pen, &w->fonts, &p->text[i], &own);
        haru_tag_end(w->doc);
        arena_rewind(&own, mark);
    }
    haru_end_text(w->doc);
    arena_free(&own);
}

/* --- where a reader is led ------------------------------------------------------------------------ */

static void add_marks(struct writing *w, struct haru_mark *below, const struct written *s)
{
    const struct layout *l = &s->layout;

    for (int i = 0; l->nmark > 1 && i < l->nmark; i++)
        haru_mark(w->doc, below, l->mark[i].text, s->before + l->mark[i].page, l->mark[i].y);
}

/* --- what the document is ------------------------------------------------------------------------- */

static void describe(struct writing *w, const struct heading *h)
{
    struct str round = heading_round(h, w->arena);
    const struct str part[] = { h->event, h->section, h->title, round };
    struct str title = { 0 };

    for (int i = 0; i < 4; i++)
        if (part[i].n > 0)
            title = str_fmt(w->arena, "%.*s%s%.*s", STR_ARG(title), title.n ? " – " : "", STR_ARG(part[i]));
    haru_title(w->doc, title);
}

/* --- sheets --------------------------------------------------------------------------------------- */

static void plan_sheet(struct writing *w, struct written *s, const struct sheet *sheet)
{
    const struct metrics metrics = { measure, &w->fonts };

    if (w->options->findings)
        pdf_check_sheet(&w->fonts, sheet, w->options->findings);
    pdf_stand_in(&w->fonts, sheet, w->arena);
    *s = (struct written){ .sheet = sheet, .plan = layout_plan(sheet, w->options, &metrics, w->arena) };
}

/* Puts the sheets one behind the other and counts all pages that have a number. */
static int number_pages(struct written *s, int n)
{
    int before = 0, counted = 0;

    for (int i = 0; i < n; i++) {
        s[i].before = before;
        s[i].counted = counted;
        before += layout_pages(s[i].plan);
        counted += layout_folios(s[i].plan);
    }
    return counted;
}

static void draw_sheet(struct writing *w, struct written *s, int pages)
{
    s->layout = layout_draw(s->plan, s->counted, pages, w->arena);
    if (s->layout.beyond.n > 0 && w->beyond.row == NULL)
        w->beyond = say_sheet_beyond_margins(s->sheet->name, s->layout.beyond);
    struct haru_element *const *element = make_elements(w->doc, &s->layout, w->arena);
    for (int i = 0; i < s->layout.npage; i++)
        draw_page(w, &s->layout, &s->layout.page[i], element);
}

static void write_sheet(struct writing *w, const struct sheet *sheet)
{
    struct written s;

    plan_sheet(w, &s, sheet);
    describe(w, &sheet->heading);
    draw_sheet(w, &s, layout_folios(s.plan));
    add_marks(w, NULL, &s);
}

static void add_places(struct writing *w, const struct written *s, struct str name)
{
    add_marks(w, haru_mark(w->doc, NULL, name, s->before, s->layout.height), s);
    for (int p = 0; p < s->layout.npage; p++)
        for (int i = 0; i < s->layout.page[p].nlink; i++) {
            const struct layout_link *l = &s->layout.page[p].link[i];
            haru_link(w->doc, s->before + p, (const int[]){ l->x, l->y, l->width, l->height }, l->page - 1);
        }
}

/* --- documents ------------------------------------------------------------------------------------ */

static void begin(struct writing *w, const struct page_options *page, struct arena *a)
{
    assert(page->fonts);
    *w = (struct writing){ .doc = haru_begin(a), .options = page, .arena = a };
    pdf_fonts_init(&w->fonts, w->doc, page->fonts, a);
}

static bool finish(struct writing *w, struct str *out, struct err *e)
{
    if (w->options->pages)
        *w->options->pages = haru_pages(w->doc);
    pdf_fonts_close(&w->fonts);
    if (w->beyond.row) {
        haru_drop(w->doc);
        return err_say(e, ERR_STATE, w->beyond);
    }
    struct arena own = { 0 };
    bool ok = haru_end(w->doc, out, e);
    if (ok)
        *out = str_copy(w->arena, pdf_pack(*out, haru_tree(w->doc), &own));
    arena_free(&own);
    return ok;
}

bool pdf_write(const struct sheet *s, const struct page_options *page, struct arena *a, struct str *out, struct err *e)
{
    struct writing w;

    begin(&w, page, a);
    write_sheet(&w, s);
    return finish(&w, out, e);
}

bool pdf_write_book(const struct book *b, const struct page_options *page, struct arena *a, struct str *out,
                    struct err *e)
{
    struct writing w;

    begin(&w, page, a);
    struct written *s = arena_new(w.arena, struct written, b->nsheet + 1);
    struct sheet index;

    for (int i = 0; i < b->nsheet; i++)
        plan_sheet(&w, &s[i + 1], &b->sheet[i]);
    /* The numbers in the list depend on how long it is itself. */
    struct book_place *place = arena_new(w.arena, struct book_place, b->nsheet);

    for (int turn = 0; turn < 2; turn++) {
        index = book_index(b, place, w.arena);
        plan_sheet(&w, s, &index);
        number_pages(s, b->nsheet + 1);
        for (int i = 0; i < b->nsheet; i++)
            place[i] = (struct book_place){ s[i + 1].before + 1, s[i + 1].counted + 1 };
    }
    index = book_index(b, place, w.arena);
    plan_sheet(&w, s, &index);
    describe(&w, &b->heading);
    int pages = number_pages(s, b->nsheet + 1);
    for (int i = 0; i <= b->nsheet; i++) {
        headway_tell(w.options->headway, WORK_SHEETS, i, b->nsheet + 1);
        draw_sheet(&w, &s[i], pages);
    }
    headway_tell(w.options->headway, WORK_SHEETS, 1, 1);
    add_places(&w, &s[0], b->heading.title);
    for (int i = 1; i <= b->nsheet; i++)
        add_places(&w, &s[i], book_name(s[i].sheet, w.arena));
    return finish(&w, out, e);
}
