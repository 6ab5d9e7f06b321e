/* SPDX-License-Identifier: Apache-2.0 */
#include "reports/format/pdf_tree.h"

#include <stdbool.h>
#include <stdint.h>

#include "engine/base/arena.h"
#include "engine/base/buffer.h"
#include "reports/format/haru.h"
#include "teams/text.h"

/* Of an array and of a string that every reader takes: what is more goes into a part of its own, or is not said. */
enum { MOST_KIDS = 30000, MOST_BYTES = 32763 };

/* An element, or the number of a text. */
struct kid {
    struct kid *next;
    const struct haru_element *element; /* NULL: a text */
    int number;
};

struct haru_element {
    int index; /* among all elements */
    const char *kind;
    const struct haru_element *within; /* NULL: it is the document */
    struct kid *kid, *last;
    int nkid, page;            /* the object of the page on which its texts are; 0 without one */
    struct str more;           /* what else is said of it */
    struct haru_element *rest; /* for what has no room in it */
};

/* The elements of the texts of a page by their numbers. */
struct tagged {
    int page;
    const struct haru_element **element;
    int n, cap;
};

struct pdf_tree {
    int root;
    struct haru_element **element;
    int n, cap;
    struct tagged *page;
    int npage, cap_page;
    struct arena *a;
};

/* --- what belongs to what ------------------------------------------------------------------------- */

static struct haru_element *new_element(struct pdf_tree *t, const struct haru_element *within, const char *kind)
{
    struct haru_element *e = arena_new(t->a, struct haru_element, 1);

    *e = (struct haru_element){ .index = t->n, .kind = kind, .within = within };
    arena_room(t->a, t->element, t->n, t->cap);
    t->element[t->n++] = e;
    return e;
}

static void add_kid(struct pdf_tree *t, struct haru_element *e, const struct haru_element *element, int number)
{
    struct kid *kid = arena_new(t->a, struct kid, 1);

    *kid = (struct kid){ .element = element, .number = number };
    if (e->last)
        e->last->next = kid;
    else
        e->kid = kid;
    e->last = kid;
    e->nkid++;
}

struct pdf_tree *pdf_tree_begin(int root, struct arena *a)
{
    struct pdf_tree *t = arena_new(a, struct pdf_tree, 1);

    *t = (struct pdf_tree){ .root = root, .a = a };
    new_element(t, NULL, "Document");
    return t;
}

static struct haru_element *add_element(struct pdf_tree *t, struct haru_element *within, const char *kind)
{
    struct haru_element *e = new_element(t, within, kind);

    add_kid(t, within, e, 0);
    return e;
}

struct haru_element *pdf_tree_add(struct pdf_tree *t, struct haru_element *within, const char *kind)
{
    within = within ? within : t->element[0];
    while (within->nkid >= MOST_KIDS) {
        if (!within->rest)
            within->rest = add_element(t, within, "Div");
        within = within->rest;
    }
    return add_element(t, within, kind);
}

int pdf_tree_text(struct pdf_tree *t, struct haru_element *e, int page, int object)
{
    if (t->npage == 0 || t->page[t->npage - 1].page != page) {
        arena_room(t->a, t->page, t->npage, t->cap_page);
        t->page[t->npage++] = (struct tagged){ .page = page };
    }
    struct tagged *on = &t->page[t->npage - 1];
    arena_room(t->a, on->element, on->n, on->cap);
    on->element[on->n] = e;
    add_kid(t, e, NULL, on->n);
    e->page = object;
    return on->n++;
}

const char *pdf_tree_kind(const struct haru_element *e)
{
    return e->kind;
}

void pdf_tree_heads(struct pdf_tree *t, struct haru_element *e, const char *scope, int span)
{
    struct buffer b = { .arena = t->a };

    buffer_add(&b, e->more);
    buffer_add(&b, STR("/A<</O/Table"));
    if (scope)
        buffer_fmt(&b, "/Scope/%s", scope);
    if (span > 1)
        buffer_fmt(&b, "/ColSpan %d", span);
    buffer_add(&b, STR(">>"));
    e->more = buffer_str(&b);
}

void pdf_tree_say(struct pdf_tree *t, struct haru_element *e, struct str text)
{
    struct buffer b = { .arena = t->a };
    int bytes = 2;

    buffer_add(&b, e->more);
    buffer_add(&b, STR("/ActualText<FEFF"));
    while (text.n > 0 && bytes <= MOST_BYTES) {
        const int letter = text_letter(&text);
        char digits[9];
        const int n = haru_utf16(digits, letter < 0 ? 0xFFFD : (uint32_t)letter);
        buffer_add(&b, (struct str){ digits, (size_t)n });
        bytes += n / 2;
    }
    buffer_add(&b, STR(">"));
    e->more = buffer_str(&b);
}

/* --- what the file says of it --------------------------------------------------------------------- */

static void put_reference(struct buffer *b, int number)
{
    buffer_number(b, number);
    buffer_add(b, STR(" 0 R"));
}

static void put_element(struct buffer *b, const struct pdf_tree *t, const struct haru_element *e, int first)
{
    buffer_add(b, STR("<</S/"));
    buffer_add(b, str_of(e->kind));
    buffer_add(b, STR("/P "));
    put_reference(b, e->within ? first + e->within->index : t->root);
    if (e->page > 0) {
        buffer_add(b, STR("/Pg "));
        put_reference(b, e->page);
    }
    if (e->nkid > 0) {
        const bool one = e->nkid == 1 && !e->kid->element;

        buffer_add(b, one ? STR("/K ") : STR("/K["));
        for (const struct kid *k = e->kid; k; k = k->next) {
            if (k->element)
                put_reference(b, first + k->element->index);
            else
                buffer_number(b, k->number);
            if (k->next)
                buffer_add(b, STR(" "));
        }
        if (!one)
            buffer_add(b, STR("]"));
    }
    buffer_add(b, e->more);
    buffer_add(b, STR(">>"));
}

/* From a page and the number of a text to its element. */
static void put_pages(struct buffer *b, const struct pdf_tree *t, int first)
{
    buffer_add(b, STR("<</Nums["));
    for (int p = 0; p < t->npage; p++) {
        const struct tagged *on = &t->page[p];
        buffer_number(b, on->page);
        for (int i = 0; i < on->n; i++) {
            buffer_add(b, i == 0 ? STR("[") : STR(" "));
            put_reference(b, first + on->element[i]->index);
        }
        buffer_add(b, STR("]"));
    }
    buffer_add(b, STR("]>>"));
}

int pdf_tree_size(const struct pdf_tree *t)
{
    return t->n + 1;
}

struct str pdf_tree_object(const struct pdf_tree *t, int i, int first, struct arena *a)
{
    struct buffer b = { .arena = a };

    if (i < t->n)
        put_element(&b, t, t->element[i], first);
    else
        put_pages(&b, t, first);
    return buffer_str(&b);
}

int pdf_tree_root(const struct pdf_tree *t)
{
    return t->root;
}

struct str pdf_tree_root_object(const struct pdf_tree *t, int first, struct arena *a)
{
    return str_fmt(a, "<</Type/StructTreeRoot/K %d 0 R/ParentTree %d 0 R>>", first, first + t->n);
}
