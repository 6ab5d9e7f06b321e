/* SPDX-License-Identifier: Apache-2.0 */
/* xml_tree.c - what is asked of the elements and tags that the readers of XML give. */
#include <string.h>

#include "import/xml.h"
#include "import/xml_stream.h"

struct str xml_attribute(const struct element *e, const char *name)
{
    for (int i = 0; i < e->nattribute; i++)
        if (str_eq(e->attribute[i].name, str_of(name)))
            return e->attribute[i].value;
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

/* SAX2: name, prefix, namespace, begin and end of the value for each. */
enum { PARTS = 5, BEGIN = 3, END = 4 };

bool xml_tag_value(struct xml_tag tag, const char *name, struct str *out)
{
    const char *const *attribute = tag.attribute;

    for (int i = 0; i < tag.n; i++, attribute += PARTS)
        if (strcmp(attribute[0], name) == 0) {
            *out = (struct str){ attribute[BEGIN], (size_t)(attribute[END] - attribute[BEGIN]) };
            return true;
        }
    return false;
}
