/* SPDX-License-Identifier: Apache-2.0 */
/* xml.h - an XML file as a plain tree, checked against its schema. */
#ifndef IMPORT_XML_H
#define IMPORT_XML_H

#include <stdbool.h>

#include "engine/base/message.h"
#include "engine/base/str.h"
#include "import/xml_tree.h"

struct arena;
struct err;
struct findings;
struct headway;
struct mends;

enum {
    XML_SIZE_MAX = 16 << 20, /* bytes; 20 000 teams need 12 MiB */
    XML_ELEMENTS_MAX = 500000,
    XML_ATTRIBUTES_MAX = 64, /* of an element; ours have 15 at most, those of chess-results 37 */
    XML_VALUE_MAX = 10000,   /* bytes of an attribute */
    XML_SCHEMAS_MAX = 8,     /* of a program; ours has 3 */
};

/* One kind of file: what it is called, its outermost element, its schema (XSD), whose bytes stay where they are; and what is put in place of what
   stands in this one before it is looked at, each a NOTE. */
struct xml_format {
    struct message (*noun)(void); /* "a registration" */
    const char *root;
    struct str schema;
    const struct mends *mends;     /* NULL: none */
    const struct headway *headway; /* bytes that are read; NULL: nobody waits for them */
};

/* The tree of a file that is well-formed and has the root of its format; it lives in the arena. Every place where
   it does not follow the schema is a PROBLEM with its line; the tree is given all the same.
   False: not XML, another format, a DOCTYPE (ERR_INPUT), too large or too deep (ERR_LIMIT). Nothing outside `bytes`
   is ever read, no entity is ever expanded, and the library prints nothing. */
bool xml_read(struct str bytes, struct str file, const struct xml_format *format, struct arena *a,
              struct element **root, struct findings *f, struct err *e);

/* What is wrong with XML, by the code that the library has for it, in words for whoever wrote the file. */
struct message xml_fault(int code);

#endif
