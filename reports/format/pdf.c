#include "reports/format/pdf.h"

#include <assert.h>
#include <string.h>

#include "engine/base/arena.h"
#include "engine/base/err.h"
#include "reports/format/book.h"
#include "reports/format/format.h"
#include "reports/format/layout.h"
#include "reports/format/pdf_check.h"
#include "reports/format/pdf_file.h"
#include "reports/format/pdf_font.h"
#include "reports/format/sheet.h"
#include "teams/text.h"

enum { TOP = 1000000 }; /* above every page: a reader is led to its upper edge */

static int measure(void *ctx, struct str text, bool strong)
{
    return pdf_fonts_width(ctx, text, strong);
}

/* --- the content of a page ------------------------------------------------------------------------ */

/* What is drawn, and what the last text was drawn with. */
struct pen {
    struct buffer out;
    int grey, face, size, stretch;
};

static void add_numbers(struct buffer *b, const long *n, int count, struct str then)
{
    for (int i = 0; i < count; i++)
        pdf_add_number(b, n[i]);
    buffer_add(b, then);
}

#define ADD(b, then, ...) \
    add_numbers(b, (const long[]){ __VA_ARGS__ }, (int)(sizeof(long[]){ __VA_ARGS__ } / sizeof(long)), STR(then))

static void draw_box(struct pen *pen, const struct layout_box *b)
{
    ADD(&pen->out, "g\n", b->grey);
    ADD(&pen->out, "re f\n", b->x, b->y, b->width, b->height);
}

static void draw_stroke(struct pen *pen, const struct layout_stroke *s)
{
    ADD(&pen->out, "G\n", s->grey);
    ADD(&pen->out, "w\n", s->width);
    ADD(&pen->out, "m ", s->x1, s->y1);
    ADD(&pen->out, "l S\n", s->x2, s->y2);
}

static void set_pen(struct pen *pen, const struct layout_text *t)
{
    if (pen->grey != t->grey)
        ADD(&pen->out, "g ", t->grey);
    if (pen->stretch != t->stretch)
        ADD(&pen->out, "Tz ", 100L * t->stretch);
    pen->grey = t->grey;
    pen->stretch = t->stretch;
}

static void set_face(struct pen *pen, int face, int size)
{
    if (pen->face == face && pen->size == size)
        return;
    buffer_fmt(&pen->out, "/F%d ", face);
    ADD(&pen->out, "Tf ", size);
    pen->face = face;
    pen->size = size;
}

static void show_codes(struct buffer *b, const struct pdf_run *run)
{
    static const char digit[] = "0123456789ABCDEF";
    char code[4];

    buffer_add(b, STR("<"));
    for (int i = 0; i < run->n; i++) {
        for (int d = 0; d < 4; d++)
            code[d] = digit[run->code[i] >> (12 - 4 * d) & 15];
        buffer_add(b, (struct str){ code, 4 });
    }
    buffer_add(b, STR("> Tj\n"));
}

static void draw_text(struct pen *pen, struct pdf_fonts *fonts, const struct layout_text *t, struct arena *a)
{
    enum { WIDEST = 1000 }; /* columns: wider than any paper */
    const int way = t->turned ? -1 : 1;
    int n, x = t->x;
    const struct pdf_run *run = pdf_fonts_runs(fonts, text_cut(a, t->text, WIDEST), t->strong, a, &n);

    set_pen(pen, t);
    for (int i = 0; i < n; i++) {
        set_face(pen, run[i].face, t->size);
        ADD(&pen->out, "Tm ", 100L * way, 0, 0, 100L * way, x, t->y);
        show_codes(&pen->out, &run[i]);
        x += way * (int)((long)run[i].width * t->size / 1000 * t->stretch / 100);
    }
}

/* --- pages ---------------------------------------------------------------------------------------- */

/* A document being written. */
struct writing {
    struct pdf_file file;
    struct pdf_fonts fonts;
    const struct page_options *options;
    int catalog, info, pages, resources; /* objects */
    int *page;                           /* objects */
    int npage;
    struct mark *mark;
    int nmark, mark_cap;
    struct str title;
    struct arena *arena;
    struct arena bytes, scratch; /* of the file; of a page */
};

static struct str content_of(struct writing *w, const struct layout_page *p)
{
    struct pen pen = { .out = { .arena = &w->scratch }, .grey = -1, .face = -1, .stretch = 100 };

    for (int i = 0; i < p->nbox; i++)
        draw_box(&pen, &p->box[i]);
    for (int i = 0; i < p->nstroke; i++)
        draw_stroke(&pen, &p->stroke[i]);
    buffer_add(&pen.out, STR("BT\n"));
    for (int i = 0; i < p->ntext; i++)
        draw_text(&pen, &w->fonts, &p->text[i], &w->scratch);
    buffer_add(&pen.out, STR("ET\n"));
    return buffer_str(&pen.out);
}

static void add_corner(struct buffer *b, const char *name, int x, int y, int width, int height)
{
    buffer_fmt(b, "/%s [", name);
    ADD(b, "] ", x, y, x + width, y + height);
}

static void add_link(struct writing *w, struct buffer *b, const struct layout_link *l)
{
    buffer_add(b, STR("<< /Type /Annot /Subtype /Link /Border [0 0 0] "));
    add_corner(b, "Rect", l->x, l->y, l->width, l->height);
    buffer_fmt(b, "/Dest [%d 0 R /XYZ 0 %d 1] >> ", w->page[l->page - 1], TOP / 100);
}

static void draw_page(struct writing *w, const struct layout *l, const struct layout_page *p)
{
    struct arena_mark mark = arena_mark(&w->scratch);
    struct buffer b = { .arena = &w->scratch };
    int content = pdf_object(&w->file);

    pdf_put_stream(&w->file, content, STR(""), content_of(w, p), &w->scratch);
    buffer_fmt(&b, "<< /Type /Page /Parent %d 0 R /Resources %d 0 R /Contents %d 0 R ", w->pages, w->resources,
               content);
    add_corner(&b, "MediaBox", 0, 0, l->width, l->height);
    if (p->nlink > 0)
        buffer_add(&b, STR("/Annots ["));
    for (int i = 0; i < p->nlink; i++)
        add_link(w, &b, &p->link[i]);
    buffer_add(&b, p->nlink > 0 ? STR("] >>") : STR(">>"));
    pdf_put(&w->file, w->page[w->npage++], buffer_str(&b));
    arena_rewind(&w->scratch, mark);
}

/* A sheet of it: so many pages are before. */
struct written {
    const struct sheet *sheet;
    struct plan *plan;
    struct layout layout;
    int before;
};

/* --- where a reader is led ------------------------------------------------------------------------ */

/* A bookmark, with those around it; 0 is the list of all of them. */
struct mark {
    int object;
    int below, first, last, next, before; /* marks */
    int n;                                /* of those in it */
    struct str name;
    int page, y;
};

static int add_mark(struct writing *w, struct mark m)
{
    int at = w->nmark;

    m.object = pdf_object(&w->file);
    arena_room(w->arena, w->mark, w->nmark, w->mark_cap);
    w->mark[w->nmark++] = m;
    return at;
}

static int bookmark(struct writing *w, int below, struct str name, int page, int y)
{
    int before = w->mark[below].last;
    int at = add_mark(w, (struct mark){ .below = below, .before = before, .name = name, .page = page, .y = y });
    struct mark *of = &w->mark[below];

    of->n++;
    of->last = at;
    if (before)
        w->mark[before].next = at;
    else
        of->first = at;
    return at;
}

static void add_marks(struct writing *w, int below, const struct written *s)
{
    const struct layout *l = &s->layout;

    for (int i = 0; l->nmark > 1 && i < l->nmark; i++)
        bookmark(w, below, l->mark[i].text, s->before + l->mark[i].page, l->mark[i].y);
}

static void lead(const struct writing *w, struct buffer *b, const char *way, int mark)
{
    if (mark)
        buffer_fmt(b, "/%s %d 0 R ", way, w->mark[mark].object);
}

/* Those in it are not shown until they are asked for. */
static void put_mark(struct writing *w, const struct mark *m)
{
    struct buffer b = { .arena = w->arena };

    buffer_add(&b, STR("<< /Title "));
    pdf_add_text(&b, m->name);
    buffer_fmt(&b, " /Parent %d 0 R ", w->mark[m->below].object);
    lead(w, &b, "Prev", m->before);
    lead(w, &b, "Next", m->next);
    lead(w, &b, "First", m->first);
    lead(w, &b, "Last", m->last);
    if (m->n > 0)
        buffer_fmt(&b, "/Count -%d ", m->n);
    buffer_fmt(&b, "/Dest [%d 0 R /XYZ 0 ", w->page[m->page]);
    ADD(&b, "1] >>", m->y);
    pdf_put(&w->file, m->object, buffer_str(&b));
}

static void put_marks(struct writing *w)
{
    const struct mark *all = &w->mark[0];
    struct buffer b = { .arena = w->arena };

    buffer_add(&b, STR("<< /Type /Outlines "));
    lead(w, &b, "First", all->first);
    lead(w, &b, "Last", all->last);
    buffer_fmt(&b, "/Count %d >>", all->n);
    pdf_put(&w->file, all->object, buffer_str(&b));
    for (int i = 1; i < w->nmark; i++)
        put_mark(w, &w->mark[i]);
}

/* --- what the document is ------------------------------------------------------------------------- */

/* No dates: the file depends on the event alone. */
static void describe(struct writing *w, const struct heading *h)
{
    struct str round = heading_round(h, w->arena);
    const struct str part[] = { h->event, h->section, h->title, round };

    for (int i = 0; i < 4; i++)
        if (part[i].n > 0)
            w->title = str_fmt(w->arena, "%.*s%s%.*s", STR_ARG(w->title), w->title.n ? " – " : "", STR_ARG(part[i]));
}

static void put_info(struct writing *w)
{
    struct buffer b = { .arena = w->arena };

    buffer_add(&b, STR("<< /Title "));
    pdf_add_text(&b, w->title);
    buffer_add(&b, STR(" /Creator (Olympair) /Producer (Olympair) >>"));
    pdf_put(&w->file, w->info, buffer_str(&b));
}

static void put_catalog(struct writing *w)
{
    struct str marks = w->nmark > 1 ? str_fmt(w->arena, "/Outlines %d 0 R ", w->mark[0].object) : STR("");

    pdf_put(&w->file, w->catalog,
            str_fmt(w->arena,
                    "<< /Type /Catalog /Pages %d 0 R /Lang (en) %.*s/ViewerPreferences << /DisplayDocTitle true >> >>",
                    w->pages, STR_ARG(marks)));
}

static void put_pages(struct writing *w)
{
    struct buffer b = { .arena = w->arena };

    buffer_add(&b, STR("<< /Type /Pages /Kids ["));
    for (int i = 0; i < w->npage; i++)
        buffer_fmt(&b, "%d 0 R ", w->page[i]);
    buffer_fmt(&b, "] /Count %d >>", w->npage);
    pdf_put(&w->file, w->pages, buffer_str(&b));
}

static void put_resources(struct writing *w)
{
    struct buffer b = { .arena = w->arena };

    buffer_add(&b, STR("<< /ProcSet [/PDF /Text] /Font << "));
    pdf_fonts_put(&w->fonts, &w->file, &b, w->arena);
    buffer_add(&b, STR(">> >>"));
    pdf_put(&w->file, w->resources, buffer_str(&b));
}

/* --- sheets --------------------------------------------------------------------------------------- */

static void plan_sheet(struct writing *w, struct written *s, const struct sheet *sheet)
{
    const struct metrics metrics = { measure, &w->fonts };

    *s = (struct written){ .sheet = sheet, .plan = layout_plan(sheet, w->options, &metrics, w->arena) };
    if (w->options->findings)
        pdf_check_sheet(&w->fonts, sheet, w->options->findings);
}

/* Puts the sheets one behind the other, the first behind `before` pages, and counts all pages. */
static int number_pages(struct written *s, int n, int before)
{
    for (int i = 0; i < n; i++) {
        s[i].before = before;
        before += layout_pages(s[i].plan);
    }
    return before;
}

static void draw_sheet(struct writing *w, struct written *s, int pages)
{
    s->layout = layout_draw(s->plan, s->before, pages, w->arena);
    for (int i = 0; i < s->layout.npage; i++)
        draw_page(w, &s->layout, &s->layout.page[i]);
}

/* A link may lead to a page that is not drawn yet. */
static void expect_pages(struct writing *w, int n)
{
    w->page = arena_new(w->arena, int, n);
    for (int i = 0; i < n; i++)
        w->page[i] = pdf_object(&w->file);
}

static void write_sheet(struct writing *w, const struct sheet *sheet)
{
    struct written s;

    plan_sheet(w, &s, sheet);
    describe(w, &sheet->heading);
    expect_pages(w, layout_pages(s.plan));
    draw_sheet(w, &s, layout_pages(s.plan));
    add_marks(w, 0, &s);
}

/* The numbers in the list depend on how long it is itself. */
static void plan_index(struct writing *w, const struct book *b, struct written *s, struct sheet *index)
{
    int *page = arena_new(w->arena, int, b->nsheet);

    for (int before = 1, turn = 0; turn < 2; turn++) {
        number_pages(s + 1, b->nsheet, before);
        for (int i = 0; i < b->nsheet; i++)
            page[i] = s[i + 1].before + 1;
        *index = book_index(b, page, w->arena);
        plan_sheet(w, s, index);
        before = layout_pages(s->plan);
    }
}

static void add_places(struct writing *w, const struct written *s, struct str name)
{
    add_marks(w, bookmark(w, 0, name, s->before, s->layout.height), s);
}

static void write_book(struct writing *w, const struct book *b)
{
    struct written *s = arena_new(w->arena, struct written, b->nsheet + 1);
    struct sheet index;

    for (int i = 0; i < b->nsheet; i++)
        plan_sheet(w, &s[i + 1], &b->sheet[i]);
    plan_index(w, b, s, &index);
    describe(w, &b->heading);
    int pages = number_pages(s, b->nsheet + 1, 0);
    expect_pages(w, pages);
    for (int i = 0; i <= b->nsheet; i++)
        draw_sheet(w, &s[i], pages);
    add_places(w, &s[0], b->heading.title);
    for (int i = 1; i <= b->nsheet; i++)
        add_places(w, &s[i], book_name(s[i].sheet, w->arena));
}

/* --- documents ------------------------------------------------------------------------------------ */

static void begin(struct writing *w, const struct page_options *page, struct arena *a)
{
    assert(page->fonts);
    *w = (struct writing){ .options = page, .arena = a };
    pdf_file_begin(&w->file, &w->bytes);
    pdf_fonts_init(&w->fonts, page->fonts, a);
    int *const object[] = { &w->catalog, &w->info, &w->pages, &w->resources };
    for (size_t i = 0; i < sizeof object / sizeof *object; i++)
        *object[i] = pdf_object(&w->file);
    add_mark(w, (struct mark){ 0 });
}

static bool finish(struct writing *w, struct str *out, struct err *e)
{
    put_marks(w);
    put_resources(w);
    put_pages(w);
    put_info(w);
    put_catalog(w);
    bool there = pdf_fonts_there(&w->fonts);
    pdf_fonts_close(&w->fonts);
    if (w->options->pages)
        *w->options->pages = w->npage;
    bool ok = pdf_file_end(&w->file, w->catalog, w->info, out);
    arena_free(&w->scratch);
    arena_adopt(w->arena, &w->bytes);
    if (!there)
        return err_set(e, ERR_IO, "the font files of %s cannot be read", font_family(FONT_TEXT));
    return ok || err_set(e, ERR_IO, "there is no memory to pack the sheet");
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
    write_book(&w, b);
    return finish(&w, out, e);
}
