/* SPDX-License-Identifier: Apache-2.0 */
/* xml_tree.h - the elements of an XML file, and what is asked of them. */
#ifndef IMPORT_XML_TREE_H
#define IMPORT_XML_TREE_H

#include <stdbool.h>

#include "engine/base/str.h"

enum { XML_DEPTH_MAX = 32 };

struct attribute {
    struct str name, value;
    bool used; /* somebody has asked for it */
};

/* An element with what is in it. `line` is where its start tag ends. */
struct element {
    struct str name;
    int line;
    struct attribute *attribute;
    int nattribute;
    struct element *child, *next; /* the first inside, the next beside; or NULL */
};

/* The value of the attribute, empty if it is not there. */
struct str xml_attribute(const struct element *e, const char *name);

/* `e` itself or the next one beside it that has this name, or NULL; `e` may be NULL. */
struct element *xml_find(struct element *e, const char *name);

/* How many elements of this name are inside `e`. */
int xml_count(const struct element *e, const char *name);

#endif
