/* SPDX-License-Identifier: Apache-2.0 */
/* haru_tag.c - what the texts of a document are, for those who hear it: the tree of structure elements (ISO 32000-1, 14.7 and 14.8). libharu has no call for it, but
   writes every object that is in its table, so the tree is made of its dictionaries. */
#include "reports/format/haru.h"

#include <hpdf.h>
#include <hpdf_doc.h>
#include <hpdf_objects.h>
#include <hpdf_pages.h>
#include <stdio.h>

#include "engine/base/arena.h"
#include "reports/format/haru_doc.h"
#include "teams/text.h"

/* Of an array that libharu writes: what is more goes into a part of its own; of pages: what is beyond them is not tagged. */
enum { MOST_KIDS = 30000, MOST_PAGES = 15000 };

/* Most have one kid, the number of a text, and no array for it. */
struct haru_element {
    const char *kind;
    HPDF_Dict dict;
    HPDF_Array kids;
    int nkid, number;
    bool placed;               /* it is known on which page it stands */
    struct haru_element *more; /* for what has no room in it */
};

static HPDF_Dict new_object(struct haru *h)
{
    HPDF_Dict dict = HARU_GET(h, HPDF_Dict_New(h->doc->mmgr));

    return haru_got(h, dict) && HARU_DO(h, HPDF_Xref_Add(h->doc->xref, dict)) ? dict : NULL;
}

static HPDF_Array new_array(struct haru *h, HPDF_Dict of, const char *name)
{
    HPDF_Array array = HARU_GET(h, HPDF_Array_New(h->doc->mmgr));

    return haru_got(h, array) && HARU_DO(h, HPDF_Dict_Add(of, name, array)) ? array : NULL;
}

static HPDF_Dict new_part(struct haru *h, HPDF_Dict of, const char *name)
{
    HPDF_Dict dict = HARU_GET(h, HPDF_Dict_New(h->doc->mmgr));

    return haru_got(h, dict) && HARU_DO(h, HPDF_Dict_Add(of, name, dict)) ? dict : NULL;
}

static struct haru_element *new_element(struct haru *h, HPDF_Dict within, const char *kind)
{
    struct haru_element *e = arena_new(h->arena, struct haru_element, 1);

    e->kind = kind;
    e->dict = new_object(h);
    if (!e->dict || !HARU_DO(h, HPDF_Dict_AddName(e->dict, "S", kind)) ||
        !HARU_DO(h, HPDF_Dict_Add(e->dict, "P", within)))
        return NULL;
    return e;
}

static HPDF_Array kids_of(struct haru *h, struct haru_element *e)
{
    const bool begins = !e->kids;

    if (begins)
        e->kids = new_array(h, e->dict, "K");
    if (begins && e->kids && e->nkid > 0)
        HARU_DO(h, HPDF_Array_AddNumber(e->kids, e->number));
    return e->kids;
}

/* Readers show the title in place of the name of the file. */
static bool say_tagged(struct haru *h)
{
    HPDF_Dict catalog = h->doc->catalog, mark = new_part(h, catalog, "MarkInfo");
    HPDF_Dict view = mark ? new_part(h, catalog, "ViewerPreferences") : NULL;

    h->doc->pdf_version = HPDF_VER_17;
    return view && HARU_DO(h, HPDF_Dict_AddBoolean(mark, "Marked", HPDF_TRUE)) &&
           HARU_DO(h, HPDF_Dict_AddBoolean(view, "DisplayDocTitle", HPDF_TRUE));
}

static bool begin_tree(struct haru *h)
{
    HPDF_Dict root = new_object(h), pages = root ? new_object(h) : NULL;

    if (!pages || !say_tagged(h) || !HARU_DO(h, HPDF_Dict_AddName(root, "Type", "StructTreeRoot")) ||
        !HARU_DO(h, HPDF_Dict_Add(h->doc->catalog, "StructTreeRoot", root)) ||
        !HARU_DO(h, HPDF_Dict_Add(root, "ParentTree", pages)))
        return false;
    h->tagged_pages = new_array(h, pages, "Nums");
    h->tree = h->tagged_pages ? new_element(h, root, "Document") : NULL;
    return h->tree && HARU_DO(h, HPDF_Dict_Add(root, "K", h->tree->dict));
}

static struct haru_element *add_element(struct haru *h, struct haru_element *within, const char *kind)
{
    struct haru_element *e = new_element(h, within->dict, kind);
    HPDF_Array kids = e ? kids_of(h, within) : NULL;

    within->nkid++;
    return kids && HARU_DO(h, HPDF_Array_Add(kids, e->dict)) ? e : NULL;
}

static struct haru_element *with_room(struct haru *h, struct haru_element *e)
{
    while (e && e->nkid >= MOST_KIDS) {
        if (!e->more)
            e->more = add_element(h, e, "Div");
        e = e->more;
    }
    return e;
}

struct haru_element *haru_element(struct haru *h, struct haru_element *within, const char *kind)
{
    if (!haru_goes_on(h) || (!h->tree && !begin_tree(h)))
        return NULL;
    within = with_room(h, within ? within : h->tree);
    return within ? add_element(h, within, kind) : NULL;
}

void haru_element_heads(struct haru *h, struct haru_element *e, const char *scope, int span)
{
    HPDF_Dict table = e && haru_goes_on(h) ? new_part(h, e->dict, "A") : NULL;

    if (!table || !HARU_DO(h, HPDF_Dict_AddName(table, "O", "Table")))
        return;
    if (scope)
        HARU_DO(h, HPDF_Dict_AddName(table, "Scope", scope));
    if (span > 1)
        HARU_DO(h, HPDF_Dict_AddNumber(table, "ColSpan", span));
}

static size_t put_16(HPDF_BYTE *to, unsigned n)
{
    to[0] = (HPDF_BYTE)(n >> 8);
    to[1] = (HPDF_BYTE)n;
    return 2;
}

static size_t put_utf16(HPDF_BYTE *to, int letter)
{
    if (letter < 0x10000)
        return put_16(to, letter < 0 ? 0xFFFD : (unsigned)letter);
    letter -= 0x10000;
    return put_16(to, 0xD800U | (unsigned)letter >> 10) + put_16(to + 2, 0xDC00U | ((unsigned)letter & 0x3FF));
}

void haru_element_text(struct haru *h, struct haru_element *e, struct str text)
{
    HPDF_BYTE *bytes = arena_new(h->arena, HPDF_BYTE, 4 * text.n + 2);
    size_t n = put_16(bytes, 0xFEFF);

    while (text.n > 0 && n <= HPDF_LIMIT_MAX_STRING_LEN - 4)
        n += put_utf16(bytes + n, text_letter(&text));
    HPDF_Binary actual = e && haru_goes_on(h) ? HARU_GET(h, HPDF_Binary_New(h->doc->mmgr, bytes, (HPDF_UINT)n)) : NULL;
    if (actual)
        HARU_DO(h, HPDF_Dict_Add(e->dict, "ActualText", actual));
}

/* --- what belongs to an element ------------------------------------------------------------------- */

/* The elements of a page in the order of the numbers that they have there. */
static HPDF_Array tagged_page(struct haru *h)
{
    const int page = h->npage - 1;

    if (h->ntagged == h->npage)
        return h->tags;
    h->ntagged = h->npage;
    h->ntag = 0;
    h->tags = HARU_GET(h, HPDF_Array_New(h->doc->mmgr));
    return haru_got(h, h->tags) && HARU_DO(h, HPDF_Dict_AddNumber(h->page[page], "StructParents", page)) &&
                   HARU_DO(h, HPDF_Array_AddNumber(h->tagged_pages, page)) &&
                   HARU_DO(h, HPDF_Array_Add(h->tagged_pages, h->tags))
               ? h->tags
               : NULL;
}

/* The next number of the page. */
static bool number(struct haru *h, struct haru_element *e)
{
    HPDF_Array kids = e->nkid > 0 ? kids_of(h, e) : NULL;

    e->placed = e->placed || HARU_DO(h, HPDF_Dict_Add(e->dict, "Pg", h->page[h->npage - 1]));
    if (e->nkid++ > 0)
        return kids && HARU_DO(h, HPDF_Array_AddNumber(kids, h->ntag));
    e->number = h->ntag;
    return HARU_DO(h, HPDF_Dict_AddNumber(e->dict, "K", h->ntag));
}

void haru_tag(struct haru *h, struct haru_element *e)
{
    HPDF_Array tags = e && haru_goes_on(h) && h->npage <= MOST_PAGES ? tagged_page(h) : NULL;
    char words[60];

    if (!tags || !HARU_DO(h, HPDF_Array_Add(tags, e->dict)) || !number(h, e)) {
        haru_say(h, "/Artifact BMC\n");
        return;
    }
    snprintf(words, sizeof words, "/%s <</MCID %d>> BDC\n", e->kind, h->ntag++);
    haru_say(h, words);
}

void haru_tag_end(struct haru *h)
{
    haru_say(h, "EMC\n");
}
