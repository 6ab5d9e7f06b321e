/* SPDX-License-Identifier: Apache-2.0 */
/* xml_mend.h - what is put in place of what an element has, in the tree and in what whoever validates is shown; for xml.c only. */
#ifndef IMPORT_XML_MEND_H
#define IMPORT_XML_MEND_H

#include <stdbool.h>

#include "engine/base/str.h"

struct arena;
struct element;
struct findings;
struct mends;

/* SAX2: name, prefix, namespace, begin and end of the value for each attribute. */
enum { XML_PARTS = 5, XML_BEGIN = 3, XML_END = 4 };

/* An & in a value, as the library writes it. */
extern const struct str xml_ampersand;

struct xml_shown {
    const unsigned char **attribute;
    int n;
};

/* False: the element is gone, with all that is in it. `mends` may be NULL. */
bool xml_mend(struct element *e, const struct mends *mends, struct xml_shown *shown, struct arena *a,
              struct findings *f);

#endif
