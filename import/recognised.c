/* SPDX-License-Identifier: Apache-2.0 */
#include "import/recognised.h"

#include "engine/base/arena.h"
#include "import/csv.h"
#include "import/xml_tree.h"

/* Of a file with more names than any reader knows the others are not listed. */
enum { PARTS_MAX = 500, SHOWN = 60 };

static struct recognised_part *part_named(struct recognised *r, enum recognised_kind kind, struct str name)
{
    for (int i = 0; i < r->n; i++)
        if (r->part[i].kind == kind && str_eq(r->part[i].name, name))
            return &r->part[i];
    if (r->n == PARTS_MAX)
        return NULL;
    arena_room(r->arena, r->part, r->n, r->cap);
    r->part[r->n] = (struct recognised_part){ .kind = kind, .name = str_copy(r->arena, name) };
    return &r->part[r->n++];
}

static struct str kept(struct recognised *r, struct str s)
{
    return str_copy(r->arena, s.n <= SHOWN ? s : (struct str){ s.p, SHOWN });
}

void recognised_value(struct recognised *r, enum recognised_kind kind, struct str name, const char *as,
                      struct str value, struct str read)
{
    struct recognised_part *p = r ? part_named(r, kind, name) : NULL;

    if (!p)
        return;
    if (as && !p->used)
        p->as = str_copy(r->arena, str_of(as));
    p->used = p->used || as;
    if (value.n > 0 && p->n++ == 0) {
        p->value = kept(r, value);
        p->read = kept(r, read);
    }
}

void recognised_table(struct recognised *r, struct str sheet, char separator, int titles)
{
    if (!r)
        return;
    r->sheet = str_copy(r->arena, sheet);
    r->separator = separator;
    r->titles = titles;
}

void recognised_csv(struct recognised *r, const struct csv *c, bool (*is_known)(struct str title))
{
    const struct csv_row *head = &c->row[0];

    recognised_table(r, (struct str){ 0 }, c->separator, head->line);
    for (int k = 0; r && k < head->n; k++)
        for (int i = 0; i < c->n; i++)
            recognised_value(r, RECOGNISED_COLUMN, head->field[k], is_known(head->field[k]) ? "" : NULL,
                             i > 0 && k < c->row[i].n ? c->row[i].field[k] : (struct str){ 0 }, (struct str){ 0 });
}

void recognised_tree(struct recognised *r, const struct element *root)
{
    for (const struct element *x = r ? root->child : NULL; x; x = x->next) {
        for (int i = 0; i < x->nattribute; i++) {
            const struct attribute *a = &x->attribute[i];
            struct str name = str_fmt(r->arena, "%.*s/%.*s", STR_ARG(x->name), STR_ARG(a->name));
            recognised_value(r, RECOGNISED_ATTRIBUTE, name, a->used ? "" : NULL, str_trim(a->value), (struct str){ 0 });
        }
        if (x->nattribute == 0 && !x->child)
            recognised_value(r, RECOGNISED_TAG, x->name, NULL, (struct str){ 0 }, (struct str){ 0 });
        recognised_tree(r, x);
    }
}
