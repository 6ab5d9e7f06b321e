/* SPDX-License-Identifier: Apache-2.0 */
#include "reports/format/haru.h"

#include <hpdf.h>
#include <hpdf_doc.h>
#include <hpdf_objects.h>
#include <hpdf_pages.h>
#include <stdalign.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>

#include "engine/base/arena.h"
#include "engine/base/err.h"
#include "reports/format/haru_doc.h"
#include "reports/format/shortage.h"
#include "reports/format/messages.h"

/* --- memory --------------------------------------------------------------------------------------- */

void *(*haru_memory)(size_t n) = malloc;

/* Before each piece of memory that libharu has: whatever of them it has lost in the end is found again. */
struct haru_piece {
    alignas(max_align_t) struct haru_piece *next;
    struct haru_piece **to_this;
};

/* Which document of this thread is being asked for something. */
static _Thread_local struct haru *asked;

/* The one who has opened a file is given what notes that, or nobody would close it. */
static struct haru_piece *last_reserve(size_t n)
{
    struct haru_piece *p = (struct haru_piece *)(void *)asked->reserve;

    if (n > HARU_RESERVE)
        return NULL;
    asked->reserve = NULL;
    return p;
}

/* At the end libharu has zlib at work, whose memory would be lost if it were left in the middle. */
static struct haru_piece *from_pool(struct haru *h, size_t n)
{
    const size_t unit = alignof(max_align_t), size = (n + unit - 1) / unit * unit;
    char *p = h->pool + h->used;

    if (!h->pool || h->npool - h->used < size)
        return NULL;
    h->used += size;
    return (struct haru_piece *)(void *)p;
}

static bool is_of_pool(const struct haru *h, const void *p)
{
    return h->pool && (const char *)p >= h->pool && (const char *)p < h->pool + h->npool;
}

static struct haru_piece *refuse(size_t n)
{
    struct haru_piece *p = from_pool(asked, n);

    if (p)
        return p;
    asked->no_memory = true;
    if (asked->leaves)
        longjmp(asked->back, 1);
    return last_reserve(n);
}

static void *take_memory(HPDF_UINT n)
{
    struct haru_piece *p = haru_memory(sizeof *p + n);

    if (!p && !(p = refuse(sizeof *p + n)))
        return NULL;
    *p = (struct haru_piece){ asked->held, &asked->held };
    if (p->next)
        p->next->to_this = &p->next;
    asked->held = p;
    asked->taken += sizeof *p + n;
    return p + 1;
}

static void give_back(void *at)
{
    struct haru_piece *p = (struct haru_piece *)at - 1;

    if (!at)
        return;
    *p->to_this = p->next;
    if (p->next)
        p->next->to_this = p->to_this;
    if ((void *)p != (void *)asked->room && !is_of_pool(asked, p))
        free(p);
}

/* --- whether it goes on --------------------------------------------------------------------------- */

bool haru_fail(struct haru *h)
{
    if (h->failed)
        return false;
    h->failed = true;
    h->code = h->doc ? HPDF_GetError(h->doc) : 0;
    h->detail = h->doc ? HPDF_GetErrorDetail(h->doc) : 0;
    h->no_files = shortage_of_files(1);
    return false;
}

bool haru_goes_on(struct haru *h)
{
    if (!h->failed && (h->no_memory || (h->doc && HPDF_GetError(h->doc) != HPDF_OK)))
        haru_fail(h);
    return !h->failed;
}

bool haru_asks(struct haru *h, bool leaves)
{
    asked = h;
    h->leaves = leaves;
    return haru_goes_on(h);
}

bool haru_ok(struct haru *h, HPDF_STATUS status)
{
    return status == HPDF_OK ? haru_goes_on(h) : haru_fail(h);
}

bool haru_got(struct haru *h, const void *answer)
{
    return answer ? haru_goes_on(h) : haru_fail(h);
}

static bool tell_error(const struct haru *h, struct err *e)
{
    if (h->no_memory)
        return err_say(e, ERR_IO, say_no_memory_for_sheet());
    if (h->no_files)
        return shortage_tell(e);
    char code[20];
    snprintf(code, sizeof code, "0x%04lx", h->code);
    if (h->font.n > 0)
        return err_say(e, ERR_IO, say_pdf_font_unusable(h->font, code, (long)h->detail));
    return err_say(e, ERR_IO, say_pdf_not_made(code, (long)h->detail));
}

/* --- documents ------------------------------------------------------------------------------------ */

struct haru *haru_begin(struct arena *a)
{
    struct haru *h = arena_new(a, struct haru, 1);

    h->arena = a;
    h->words = (struct buffer){ .arena = a };
    h->room = h->reserve = arena_alloc(a, HARU_RESERVE, 1);
    h->doc = HARU_GET(h, HPDF_NewEx(NULL, take_memory, give_back, 0, NULL));
    if (haru_got(h, h->doc) && HARU_DO(h, HPDF_SetCompressionMode(h->doc, HPDF_COMP_TEXT | HPDF_COMP_IMAGE)) &&
        HARU_DO(h, HPDF_UseUTFEncodings(h->doc)))
        HARU_DO(h, HPDF_SetCurrentEncoder(h->doc, "UTF-8"));
    return h;
}

void haru_drop(struct haru *h)
{
    asked = h;
    if (h->doc)
        HPDF_Free(h->doc);
    while (h->held)
        give_back(h->held + 1);
    free(h->pool);
    h->pool = NULL;
    h->doc = NULL;
    h->failed = true;
}

/* What is written are pages, packed, and of fonts a part, twice as it is: pdf_pack packs what is left of it, which libharu would do in vain. */
static bool has_room_to_end(struct haru *h)
{
    h->npool = h->taken + (4 << 20);
    h->pool = haru_memory(h->npool);
    h->no_memory = !h->pool;
    return h->pool || haru_fail(h);
}

static bool save(struct haru *h, struct str *out)
{
    if (!haru_goes_on(h) || !has_room_to_end(h) || !HARU_DO(h, HPDF_SaveToStream(h->doc)))
        return false;
    HPDF_UINT32 size = HPDF_GetStreamSize(h->doc);
    char *bytes = arena_new(h->arena, char, size);
    if (!HARU_DO(h, HPDF_ResetStream(h->doc)) || !HARU_DO(h, HPDF_ReadFromStream(h->doc, (HPDF_BYTE *)bytes, &size)))
        return false;
    *out = (struct str){ bytes, size };
    return true;
}

bool haru_end(struct haru *h, struct str *out, struct err *e)
{
    bool saved = save(h, out);

    haru_drop(h);
    return saved || tell_error(h, e);
}

/* What screen readers speak. */
static void say_english(struct haru *h)
{
    HPDF_String english = HARU_GET(h, HPDF_String_New(h->doc->mmgr, "en", NULL));

    if (haru_got(h, english))
        HARU_DO(h, HPDF_Dict_Add(h->doc->catalog, "Lang", english));
}

/* No dates: the file depends on the event alone. */
void haru_title(struct haru *h, struct str title)
{
    const char *text = str_c(h->arena, title);

    if (HARU_DO(h, HPDF_SetInfoAttr(h->doc, HPDF_INFO_TITLE, text)) &&
        HARU_DO(h, HPDF_SetInfoAttr(h->doc, HPDF_INFO_CREATOR, "Olympair")))
        say_english(h);
}

/* --- pages ---------------------------------------------------------------------------------------- */

static HPDF_REAL points(int hundredths)
{
    return (HPDF_REAL)hundredths / 100;
}

static HPDF_REAL part(int percent)
{
    return (HPDF_REAL)percent / 100;
}

/* NULL: nothing is drawn any more. */
static HPDF_Page page_of(struct haru *h)
{
    return haru_goes_on(h) && h->npage > 0 ? h->page[h->npage - 1] : NULL;
}

void haru_page(struct haru *h, int width, int height)
{
    HPDF_Page page = HARU_GET(h, HPDF_AddPage(h->doc));

    if (!haru_got(h, page) || !HARU_DO(h, HPDF_Page_SetWidth(page, points(width))) ||
        !HARU_DO(h, HPDF_Page_SetHeight(page, points(height))))
        return;
    arena_room(h->arena, h->page, h->npage, h->cap);
    h->page[h->npage++] = page;
}

int haru_pages(const struct haru *h)
{
    return h->npage;
}

/* libharu has no call for marked content, and for a number it clears half a kilobyte. */
void haru_say(struct haru *h, struct str words)
{
    HPDF_Page page = page_of(h);

    if (page)
        HARU_DO(h,
                HPDF_Stream_Write(((HPDF_PageAttr)page->attr)->stream, (const HPDF_BYTE *)words.p, (HPDF_UINT)words.n));
}

static struct buffer *new_words(struct haru *h)
{
    h->words.n = 0;
    return &h->words;
}

/* "56.7 ", without zeros at the end. */
static void put_length(struct buffer *b, int hundredths)
{
    const int n = hundredths < 0 ? -hundredths : hundredths;
    const char part[] = { '.', (char)('0' + n / 10 % 10), (char)('0' + n % 10) };

    if (hundredths < 0)
        buffer_add(b, STR("-"));
    buffer_number(b, n / 100);
    if (n % 100 > 0)
        buffer_add(b, (struct str){ part, n % 10 > 0 ? 3 : 2 });
    buffer_add(b, STR(" "));
}

void haru_box(struct haru *h, int x, int y, int width, int height, int grey)
{
    const int place[] = { x, y, width, height };
    struct buffer *b = new_words(h);

    put_length(b, grey);
    buffer_add(b, STR("g\n"));
    for (int i = 0; i < 4; i++)
        put_length(b, place[i]);
    buffer_add(b, STR("re\nf\n"));
    haru_say(h, buffer_str(b));
}

void haru_stroke(struct haru *h, int x1, int y1, int x2, int y2, int width, int grey)
{
    HPDF_Page page = page_of(h);

    if (page && HARU_DO(h, HPDF_Page_SetGrayStroke(page, part(grey))) &&
        HARU_DO(h, HPDF_Page_SetLineWidth(page, points(width))) &&
        HARU_DO(h, HPDF_Page_MoveTo(page, points(x1), points(y1))) &&
        HARU_DO(h, HPDF_Page_LineTo(page, points(x2), points(y2))))
        HARU_DO(h, HPDF_Page_Stroke(page));
}

void haru_begin_text(struct haru *h)
{
    HPDF_Page page = page_of(h);

    if (page)
        HARU_DO(h, HPDF_Page_BeginText(page));
}

void haru_end_text(struct haru *h)
{
    HPDF_Page page = page_of(h);

    if (page)
        HARU_DO(h, HPDF_Page_EndText(page));
}

void haru_grey(struct haru *h, int grey)
{
    HPDF_Page page = page_of(h);

    if (page)
        HARU_DO(h, HPDF_Page_SetGrayFill(page, part(grey)));
}

void haru_colour(struct haru *h, const int rgb[3])
{
    HPDF_Page page = page_of(h);

    if (page)
        HARU_DO(h, HPDF_Page_SetRGBFill(page, part(rgb[0]), part(rgb[1]), part(rgb[2])));
}

void haru_stretch(struct haru *h, int percent)
{
    HPDF_Page page = page_of(h);

    if (page)
        HARU_DO(h, HPDF_Page_SetHorizontalScalling(page, (HPDF_REAL)percent));
}

void haru_set(struct haru *h, const struct haru_font *font, int size)
{
    HPDF_Page page = page_of(h);

    if (page && haru_got(h, font))
        HARU_DO(h, HPDF_Page_SetFontAndSize(page, haru_font_of(font), points(size)));
}

void haru_show(struct haru *h, bool turned, int x, int y, const char *text)
{
    HPDF_Page page = page_of(h);
    struct buffer *b = new_words(h);

    buffer_add(b, turned ? STR("-1 0 0 -1 ") : STR("1 0 0 1 "));
    put_length(b, x);
    put_length(b, y);
    buffer_add(b, STR("Tm\n"));
    haru_say(h, buffer_str(b));
    if (page)
        HARU_DO(h, HPDF_Page_ShowText(page, text));
}

int haru_utf16(char to[9], uint32_t letter)
{
    if (letter < 0x10000)
        return snprintf(to, 9, "%04X", (unsigned)letter);
    letter -= 0x10000;
    return snprintf(to, 9, "%04X%04X", (unsigned)(0xD800 | letter >> 10), (unsigned)(0xDC00 | (letter & 0x3FF)));
}

void haru_meant(struct haru *h, const uint32_t *letter, int n)
{
    struct buffer *b = new_words(h);
    char digits[9];

    buffer_add(b, STR("/Span <</ActualText <FEFF"));
    for (int i = 0; i < n; i++) {
        const int count = haru_utf16(digits, letter[i]);
        buffer_add(b, (struct str){ digits, (size_t)count });
    }
    buffer_add(b, STR(">>> BDC\n"));
    haru_say(h, buffer_str(b));
}

void haru_meant_end(struct haru *h)
{
    haru_say(h, STR("EMC\n"));
}

/* --- where a reader is led ------------------------------------------------------------------------ */

static HPDF_Destination destination(struct haru *h, int page, int y)
{
    HPDF_Destination to = HARU_GET(h, HPDF_Page_CreateDestination(h->page[page]));

    return haru_got(h, to) && HARU_DO(h, HPDF_Destination_SetXYZ(to, 0, points(y), 1)) ? to : NULL;
}

static HPDF_Outline outline(struct haru *h, struct haru_mark *below, struct str name)
{
    HPDF_Encoder encoder = HARU_GET(h, HPDF_GetEncoder(h->doc, "UTF-8"));

    if (!haru_got(h, encoder))
        return NULL;
    const char *text = str_c(h->arena, name);
    return HARU_GET(h, HPDF_CreateOutline(h->doc, (HPDF_Outline)(void *)below, text, encoder));
}

struct haru_mark *haru_mark(struct haru *h, struct haru_mark *below, struct str name, int page, int y)
{
    HPDF_Outline mark = outline(h, below, name);
    bool made = haru_got(h, mark) && HARU_DO(h, HPDF_Outline_SetOpened(mark, HPDF_FALSE));
    HPDF_Destination to = made ? destination(h, page, y) : NULL;

    if (!to || !HARU_DO(h, HPDF_Outline_SetDestination(mark, to)))
        return NULL;
    return (struct haru_mark *)(void *)mark;
}

void haru_link(struct haru *h, int page, const int place[4], int to)
{
    const HPDF_Rect rect = { points(place[0]), points(place[1]), points(place[0] + place[2]),
                             points(place[1] + place[3]) };
    HPDF_Destination where = destination(h, to, HARU_TOP);
    HPDF_Annotation link = where ? HARU_GET(h, HPDF_Page_CreateLinkAnnot(h->page[page], rect, where)) : NULL;

    if (haru_got(h, link))
        HARU_DO(h, HPDF_LinkAnnot_SetBorderStyle(link, 0, 0, 0));
}
