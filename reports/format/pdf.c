#include "reports/format/pdf.h"

#include <assert.h>
#include <hpdf.h>
#include <hpdf_doc.h>
#include <hpdf_objects.h>

#include "engine/base/arena.h"
#include "engine/base/err.h"
#include "reports/format/book.h"
#include "reports/format/format.h"
#include "reports/format/layout.h"
#include "reports/format/pdf_check.h"
#include "reports/format/pdf_font.h"
#include "reports/format/sheet.h"
#include "teams/text.h"

enum { POINT = 100 };   /* what the layout measures in */
enum { TOP = 1000000 }; /* above every page: a reader is led to its upper edge */

static HPDF_REAL points(int hundredths)
{
    return (HPDF_REAL)hundredths / POINT;
}

static HPDF_REAL grey(int percent)
{
    return (HPDF_REAL)percent / 100;
}

static int measure(void *ctx, struct str text, bool strong)
{
    return pdf_fonts_width(ctx, text, strong);
}

static void draw_box(HPDF_Page page, const struct layout_box *b)
{
    HPDF_Page_SetGrayFill(page, grey(b->grey));
    HPDF_Page_Rectangle(page, points(b->x), points(b->y), points(b->width), points(b->height));
    HPDF_Page_Fill(page);
}

static void draw_stroke(HPDF_Page page, const struct layout_stroke *s)
{
    HPDF_Page_SetGrayStroke(page, grey(s->grey));
    HPDF_Page_SetLineWidth(page, points(s->width));
    HPDF_Page_MoveTo(page, points(s->x1), points(s->y1));
    HPDF_Page_LineTo(page, points(s->x2), points(s->y2));
    HPDF_Page_Stroke(page);
}

/* Red, green and blue in hundredths: dark enough for small letters on the bands. */
static const int tints[][3] = { [TINT_NOTICE] = { 4, 34, 63 }, [TINT_ALARM] = { 64, 9, 11 } };

/* What the last text of the page was set with: it is said again only where it changes. */
struct pen {
    const struct layout_text *text; /* NULL: nothing is set yet */
    HPDF_Font font;
    int size;
};

static void set_ink(HPDF_Page page, const struct pen *pen, const struct layout_text *t)
{
    const int *rgb = tints[t->tint];

    if (pen->text && pen->text->tint == t->tint && pen->text->grey == t->grey)
        return;
    if (t->tint == TINT_NONE)
        HPDF_Page_SetGrayFill(page, grey(t->grey));
    else
        HPDF_Page_SetRGBFill(page, grey(rgb[0]), grey(rgb[1]), grey(rgb[2]));
}

static void set_font(HPDF_Page page, struct pen *pen, HPDF_Font font, int size)
{
    if (pen->font != font || pen->size != size)
        HPDF_Page_SetFontAndSize(page, font, points(size));
    pen->font = font;
    pen->size = size;
}

static void draw_text(HPDF_Page page, struct pen *pen, struct pdf_fonts *fonts, const struct layout_text *t,
                      struct arena *a)
{
    enum { WIDEST = 1000 }; /* columns: wider than any paper */
    const int way = t->turned ? -1 : 1;
    const HPDF_REAL axis = t->turned ? -1 : 1;
    int n, x = t->x;
    const struct pdf_run *run = pdf_fonts_runs(fonts, text_cut(a, t->text, WIDEST), t->strong, a, &n);

    set_ink(page, pen, t);
    if (t->stretch != (pen->text ? pen->text->stretch : 100))
        HPDF_Page_SetHorizontalScalling(page, (HPDF_REAL)t->stretch);
    pen->text = t;
    for (int i = 0; i < n; i++) {
        set_font(page, pen, run[i].font, t->size);
        HPDF_Page_SetTextMatrix(page, axis, 0, 0, axis, points(x), points(t->y));
        HPDF_Page_ShowText(page, run[i].text);
        x += way * (int)((long)run[i].width * t->size / 1000 * t->stretch / 100);
    }
}

/* A document being written. */
struct writing {
    HPDF_Doc doc;
    struct pdf_fonts fonts;
    const struct page_options *options;
    HPDF_Page *page;
    int npage, cap;
    struct arena *arena;
};

/* A sheet of it: so many pages are before. */
struct written {
    const struct sheet *sheet;
    struct plan *plan;
    struct layout layout;
    int before;
};

static void draw_page(struct writing *w, const struct layout *l, const struct layout_page *p)
{
    HPDF_Page page = HPDF_AddPage(w->doc);
    struct pen pen = { 0 };
    struct arena own = { 0 };

    HPDF_Page_SetWidth(page, points(l->width));
    HPDF_Page_SetHeight(page, points(l->height));
    for (int i = 0; i < p->nbox; i++)
        draw_box(page, &p->box[i]);
    for (int i = 0; i < p->nstroke; i++)
        draw_stroke(page, &p->stroke[i]);
    HPDF_Page_BeginText(page);
    for (int i = 0; i < p->ntext; i++) {
        struct arena_mark mark = arena_mark(&own);
        draw_text(page, &pen, &w->fonts, &p->text[i], &own);
        arena_rewind(&own, mark);
    }
    HPDF_Page_EndText(page);
    arena_free(&own);
    arena_room(w->arena, w->page, w->npage, w->cap);
    w->page[w->npage++] = page;
}

/* --- where a reader is led ------------------------------------------------------------------------ */

static HPDF_Destination destination(const struct writing *w, int page, int y)
{
    HPDF_Destination to = HPDF_Page_CreateDestination(w->page[page]);

    HPDF_Destination_SetXYZ(to, 0, points(y), 1);
    return to;
}

static HPDF_Outline bookmark(struct writing *w, HPDF_Outline below, struct str name, int page, int y)
{
    HPDF_Encoder encoder = HPDF_GetEncoder(w->doc, "UTF-8");
    HPDF_Outline mark = HPDF_CreateOutline(w->doc, below, str_c(w->arena, name), encoder);

    HPDF_Outline_SetOpened(mark, HPDF_FALSE);
    HPDF_Outline_SetDestination(mark, destination(w, page, y));
    return mark;
}

static void add_marks(struct writing *w, HPDF_Outline below, const struct written *s)
{
    const struct layout *l = &s->layout;

    for (int i = 0; l->nmark > 1 && i < l->nmark; i++)
        bookmark(w, below, l->mark[i].text, s->before + l->mark[i].page, l->mark[i].y);
}

static void link_page(struct writing *w, HPDF_Page from, const struct layout_link *l)
{
    const HPDF_Rect place = { points(l->x), points(l->y), points(l->x + l->width), points(l->y + l->height) };
    HPDF_Annotation link = HPDF_Page_CreateLinkAnnot(from, place, destination(w, l->page - 1, TOP));

    HPDF_LinkAnnot_SetBorderStyle(link, 0, 0, 0);
}

static void add_links(struct writing *w, const struct written *s)
{
    for (int p = 0; p < s->layout.npage; p++)
        for (int i = 0; i < s->layout.page[p].nlink; i++)
            link_page(w, w->page[s->before + p], &s->layout.page[p].link[i]);
}

/* --- what the document is ------------------------------------------------------------------------- */

/* No dates: the file depends on the event alone. */
static void describe(struct writing *w, const struct heading *h)
{
    struct str round = heading_round(h, w->arena);
    const struct str part[] = { h->event, h->section, h->title, round };
    struct str title = { 0 };

    for (int i = 0; i < 4; i++)
        if (part[i].n > 0)
            title = str_fmt(w->arena, "%.*s%s%.*s", STR_ARG(title), title.n ? " – " : "", STR_ARG(part[i]));
    HPDF_SetInfoAttr(w->doc, HPDF_INFO_TITLE, str_c(w->arena, title));
    HPDF_SetInfoAttr(w->doc, HPDF_INFO_CREATOR, "Olympair");
    HPDF_Dict_Add(w->doc->catalog, "Lang", HPDF_String_New(w->doc->mmgr, "en", NULL));
}

static bool save(HPDF_Doc doc, struct arena *a, struct str *out)
{
    HPDF_UINT32 size;

    if (HPDF_SaveToStream(doc) != HPDF_OK)
        return false;
    size = HPDF_GetStreamSize(doc);
    char *bytes = arena_new(a, char, size);
    HPDF_ResetStream(doc);
    if (HPDF_ReadFromStream(doc, (HPDF_BYTE *)bytes, &size) != HPDF_OK)
        return false;
    *out = (struct str){ bytes, size };
    return true;
}

static void set_up(HPDF_Doc doc)
{
    HPDF_SetCompressionMode(doc, HPDF_COMP_ALL);
    HPDF_UseUTFEncodings(doc);
    HPDF_SetCurrentEncoder(doc, "UTF-8");
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

static void write_sheet(struct writing *w, const struct sheet *sheet)
{
    struct written s;

    plan_sheet(w, &s, sheet);
    describe(w, &sheet->heading);
    draw_sheet(w, &s, layout_pages(s.plan));
    add_marks(w, NULL, &s);
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
    add_marks(w, bookmark(w, NULL, name, s->before, s->layout.height), s);
    add_links(w, s);
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
    for (int i = 0; i <= b->nsheet; i++)
        draw_sheet(w, &s[i], pages);
    add_places(w, &s[0], b->heading.title);
    for (int i = 1; i <= b->nsheet; i++)
        add_places(w, &s[i], book_name(s[i].sheet, w->arena));
}

/* --- documents ------------------------------------------------------------------------------------ */

static bool begin(struct writing *w, const struct page_options *page, struct arena *a, struct err *e)
{
    assert(page->fonts);
    *w = (struct writing){ .doc = HPDF_New(NULL, NULL), .options = page, .arena = a };
    if (!w->doc)
        return err_set(e, ERR_IO, "the PDF library could not start a sheet");
    set_up(w->doc);
    pdf_fonts_init(&w->fonts, w->doc, page->fonts, a);
    return true;
}

/* The error of a libharu document stays until the end, so it is asked for once. */
static bool finish(struct writing *w, struct str *out, struct err *e)
{
    bool ok = (pdf_fonts_close(&w->fonts) && HPDF_GetError(w->doc) == HPDF_OK && save(w->doc, w->arena, out)) ||
              err_set(e, ERR_IO, "the PDF library could not make the sheet (error 0x%04lx, %lu)", HPDF_GetError(w->doc),
                      HPDF_GetErrorDetail(w->doc));

    if (w->options->pages)
        *w->options->pages = w->npage;
    HPDF_Free(w->doc);
    return ok;
}

bool pdf_write(const struct sheet *s, const struct page_options *page, struct arena *a, struct str *out, struct err *e)
{
    struct writing w;

    if (!begin(&w, page, a, e))
        return false;
    write_sheet(&w, s);
    return finish(&w, out, e);
}

bool pdf_write_book(const struct book *b, const struct page_options *page, struct arena *a, struct str *out,
                    struct err *e)
{
    struct writing w;

    if (!begin(&w, page, a, e))
        return false;
    write_book(&w, b);
    return finish(&w, out, e);
}
