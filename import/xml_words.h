/* SPDX-License-Identifier: Apache-2.0 */
/* xml_words.h - where a file does not follow its schema, in words for whoever wrote it; for xml.c only. */
#ifndef IMPORT_XML_WORDS_H
#define IMPORT_XML_WORDS_H

#include "engine/base/message.h"
#include "import/xml_tree.h"

struct arena;
struct _xmlError;

/* The elements that are open, the outermost first. */
struct xml_open {
    struct element *item[XML_DEPTH_MAX];
    int depth;
    bool uncounted; /* nobody will read which one it is: it takes all elements before it to find that out */
};

/* Of the innermost open one: which team or player, what is wrong with it, and what to do; in the arena. */
struct message xml_schema_fault(const struct _xmlError *error, const struct xml_open *open, struct arena *a);

#endif
