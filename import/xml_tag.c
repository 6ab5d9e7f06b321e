/* SPDX-License-Identifier: Apache-2.0 */
/* xml_tag.c - what is asked of the tags that xml_stream.h gives. */
#include <string.h>

#include "import/xml_stream.h"

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

bool xml_tag_at(struct xml_tag tag, int i, struct str *name, struct str *value)
{
    if (i >= tag.n)
        return false;
    const char *const *attribute = (const char *const *)tag.attribute + (size_t)i * PARTS;
    *name = str_of(attribute[0]);
    *value = (struct str){ attribute[BEGIN], (size_t)(attribute[END] - attribute[BEGIN]) };
    return true;
}
