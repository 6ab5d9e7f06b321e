/* SPDX-License-Identifier: Apache-2.0 */
/* row_xml.h - rows of a registration table written as XML. */
#ifndef IMPORT_ROW_XML_H
#define IMPORT_ROW_XML_H

#include <stddef.h>

#include "engine/base/arena.h"
#include "import/registration_entry.h"

/* { 0 } is empty. */
struct row_xml {
    struct arena written; /* has the text alone */
    char *text;
    size_t size, room;
};

void row_xml_put(struct row_xml *w, struct str s);
void row_xml_escaped(struct row_xml *w, struct str s);

/* The values of an element: those of the columns from ... to. What may be left out is left out. */
void row_xml_element(struct row_xml *w, const char *name, const struct registration_entry *x, int from, int to);

#endif
