/* SPDX-License-Identifier: Apache-2.0 */
#include "import/xml_tree.h"

struct str xml_attribute(const struct element *e, const char *name)
{
    for (int i = 0; i < e->nattribute; i++)
        if (str_eq(e->attribute[i].name, str_of(name)))
            return e->attribute[i].used = true, e->attribute[i].value;
    return (struct str){ 0 };
}

struct element *xml_find(struct element *e, const char *name)
{
    while (e && !str_eq(e->name, str_of(name)))
        e = e->next;
    return e;
}

int xml_count(const struct element *e, const char *name)
{
    int n = 0;

    for (const struct element *c = e->child; c; c = c->next)
        n += str_eq(c->name, str_of(name));
    return n;
}
