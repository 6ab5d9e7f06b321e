#include "reports/format/pdf.h"

#include <assert.h>
#include <hpdf.h>

#include "engine/base/arena.h"
#include "engine/base/err.h"
#include "reports/format/format.h"
#include "reports/format/layout.h"
#include "reports/format/pdf_check.h"
#include "reports/format/pdf_font.h"
#include "reports/format/sheet.h"
#include "teams/text.h"

enum { POINT = 100 }; /* what the layout measures in */

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

static void draw_text(HPDF_Page page, struct pdf_fonts *fonts, const struct layout_text *t, struct arena *a)
{
    enum { WIDEST = 1000 }; /* columns: wider than any paper */
    const int way = t->turned ? -1 : 1;
    const HPDF_REAL axis = t->turned ? -1 : 1;
    int n, x = t->x;
    const struct pdf_run *run = pdf_fonts_runs(fonts, text_cut(a, t->text, WIDEST), t->strong, a, &n);

    HPDF_Page_SetGrayFill(page, grey(t->grey));
    if (t->stretch != 100)
        HPDF_Page_SetHorizontalScalling(page, (HPDF_REAL)t->stretch);
    for (int i = 0; i < n; i++) {
        HPDF_Page_SetFontAndSize(page, run[i].font, points(t->size));
        HPDF_Page_SetTextMatrix(page, axis, 0, 0, axis, points(x), points(t->y));
        HPDF_Page_ShowText(page, run[i].text);
        x += way * (int)((long)run[i].width * t->size / 1000 * t->stretch / 100);
    }
    if (t->stretch != 100)
        HPDF_Page_SetHorizontalScalling(page, 100);
}

static void draw_page(HPDF_Doc doc, struct pdf_fonts *fonts, const struct layout *l, const struct layout_page *p,
                      struct arena *a)
{
    HPDF_Page page = HPDF_AddPage(doc);

    HPDF_Page_SetWidth(page, points(l->width));
    HPDF_Page_SetHeight(page, points(l->height));
    for (int i = 0; i < p->nbox; i++)
        draw_box(page, &p->box[i]);
    for (int i = 0; i < p->nstroke; i++)
        draw_stroke(page, &p->stroke[i]);
    HPDF_Page_BeginText(page);
    for (int i = 0; i < p->ntext; i++)
        draw_text(page, fonts, &p->text[i], a);
    HPDF_Page_EndText(page);
}

/* No dates: the file depends on the event alone. */
static void describe(HPDF_Doc doc, const struct heading *h, struct arena *a)
{
    struct str round = heading_round(h, a);
    struct str title = str_fmt(a, "%.*s – %.*s – %.*s%s%.*s", STR_ARG(h->event), STR_ARG(h->section), STR_ARG(h->title),
                               round.n > 0 ? " – " : "", STR_ARG(round));

    HPDF_SetInfoAttr(doc, HPDF_INFO_TITLE, str_c(a, title));
    HPDF_SetInfoAttr(doc, HPDF_INFO_CREATOR, "Olympair");
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

/* The error of a libharu document stays until the end, so it is asked for once. */
static bool write_document(HPDF_Doc doc, const struct sheet *s, const struct page_options *page,
                           struct pdf_fonts *fonts, struct arena *a, struct str *out, struct err *e)
{
    const struct metrics metrics = { measure, fonts };
    struct layout l = layout_make(s, page, &metrics, a);

    if (page->findings)
        pdf_check_sheet(fonts, s, page->findings);
    describe(doc, &s->heading, a);
    for (int i = 0; i < l.npage; i++)
        draw_page(doc, fonts, &l, &l.page[i], a);
    if (pdf_fonts_close(fonts) && HPDF_GetError(doc) == HPDF_OK && save(doc, a, out))
        return true;
    return err_set(e, ERR_IO, "the PDF library could not make the sheet (error 0x%04lx, %lu)", HPDF_GetError(doc),
                   HPDF_GetErrorDetail(doc));
}

bool pdf_write(const struct sheet *s, const struct page_options *page, struct arena *a, struct str *out, struct err *e)
{
    struct pdf_fonts fonts;

    assert(page->fonts);
    HPDF_Doc doc = HPDF_New(NULL, NULL);
    if (!doc)
        return err_set(e, ERR_IO, "the PDF library could not start a sheet");
    set_up(doc);
    pdf_fonts_init(&fonts, doc, page->fonts, a);
    bool ok = write_document(doc, s, page, &fonts, a, out, e);
    HPDF_Free(doc);
    return ok;
}
