/* SPDX-License-Identifier: Apache-2.0 */
/* haru_tag.c - what the texts of a document are, for those who hear it. libharu has no call for it and would make of each element some 2 KB of dictionaries: it
   only knows the root, and pdf_pack writes the tree in its place. */
#include "reports/format/haru.h"

#include <hpdf.h>
#include <hpdf_doc.h>
#include <hpdf_objects.h>
#include <hpdf_pages.h>

#include "reports/format/haru_doc.h"
#include "reports/format/pdf_tree.h"

enum { NUMBER = 0x00FFFFFF }; /* of what libharu calls the id of an object */

static HPDF_Dict new_part(struct haru *h, HPDF_Dict of, const char *name)
{
    HPDF_Dict dict = HARU_GET(h, HPDF_Dict_New(h->doc->mmgr));

    return haru_got(h, dict) && HARU_DO(h, HPDF_Dict_Add(of, name, dict)) ? dict : NULL;
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
    HPDF_Dict root = HARU_GET(h, HPDF_Dict_New(h->doc->mmgr));

    if (!haru_got(h, root) || !HARU_DO(h, HPDF_Xref_Add(h->doc->xref, root)) || !say_tagged(h) ||
        !HARU_DO(h, HPDF_Dict_AddName(root, "Type", "StructTreeRoot")) ||
        !HARU_DO(h, HPDF_Dict_Add(h->doc->catalog, "StructTreeRoot", root)))
        return false;
    h->tree = pdf_tree_begin((int)(root->header.obj_id & NUMBER), h->arena);
    return true;
}

struct haru_element *haru_element(struct haru *h, struct haru_element *within, const char *kind)
{
    if (!haru_goes_on(h) || (!h->tree && !begin_tree(h)))
        return NULL;
    return pdf_tree_add(h->tree, within, kind);
}

void haru_element_heads(struct haru *h, struct haru_element *e, const char *scope, int span)
{
    if (e)
        pdf_tree_heads(h->tree, e, scope, span);
}

void haru_element_text(struct haru *h, struct haru_element *e, struct str text)
{
    if (e)
        pdf_tree_say(h->tree, e, text);
}

const struct pdf_tree *haru_tree(const struct haru *h)
{
    return h->tree;
}

/* --- what belongs to an element ------------------------------------------------------------------- */

/* The page says which of the lists of the tree is that of its texts. */
static bool tag_page(struct haru *h)
{
    if (h->ntagged == h->npage)
        return true;
    h->ntagged = h->npage;
    return HARU_DO(h, HPDF_Dict_AddNumber(h->page[h->npage - 1], "StructParents", h->npage - 1));
}

void haru_tag(struct haru *h, struct haru_element *e)
{
    struct buffer *b = &h->words;

    if (!e || !haru_goes_on(h) || !tag_page(h)) {
        haru_say(h, STR("/Artifact BMC\n"));
        return;
    }
    const HPDF_Page page = h->page[h->npage - 1];
    const int number = pdf_tree_text(h->tree, e, h->npage - 1, (int)(page->header.obj_id & NUMBER));
    b->n = 0;
    buffer_add(b, STR("/"));
    buffer_add(b, str_of(pdf_tree_kind(e)));
    buffer_add(b, STR(" <</MCID "));
    buffer_number(b, number);
    buffer_add(b, STR(">> BDC\n"));
    haru_say(h, buffer_str(b));
}

void haru_tag_end(struct haru *h)
{
    haru_say(h, STR("EMC\n"));
}
