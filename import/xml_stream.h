/* SPDX-License-Identifier: Apache-2.0 */
/* xml_stream.h - reads XML too large for memory, element by element, from any source of bytes. */
#ifndef IMPORT_XML_STREAM_H
#define IMPORT_XML_STREAM_H

#include <stdbool.h>
#include <stddef.h>

#include "engine/base/err.h"
#include "engine/base/str.h"

/* The attributes of a tag; valid as long as the call that is given them. */
struct xml_tag {
    const void *attribute;
    int n;
};

struct xml_at; /* where a reading has come to */

/* One kind of file. All calls are given `to`. */
struct xml_stream {
    struct str name;                                  /* of the file, for sentences */
    long (*read)(void *to, char *bytes, size_t room); /* 0 at the end, -1: it failed */
    void (*start)(void *to, struct xml_at *at, const char *name, struct xml_tag tag);
    void (*text)(void *to, struct xml_at *at, struct str text); /* in pieces */
    void (*end)(void *to, struct xml_at *at, const char *name);
    void *to;
    long longest;   /* bytes from one < to the next: tags, texts and comments are no longer */
    int depth;      /* of elements in elements */
    int attributes; /* of a tag */
};

/* Reads all of it. ERR_INPUT with the line: not well-formed, a DOCTYPE, another encoding than UTF-8 or one of its size; ERR_LIMIT: beyond
   a limit. Nothing else is ever read, no entity is ever expanded. Names are without prefix; the same name is the same
   pointer as long as the reading goes on. */
bool xml_stream(const struct xml_stream *s, struct err *e);

/* From a call: it goes no further. With a reason it is refused with the line, ERR_NONE: the caller knows why, and xml_stream is
   false. */
void xml_stop(struct xml_at *at, enum err_kind kind, struct message why);

/* From a call: the line it has come to. */
long xml_line(const struct xml_at *at);

/* The value of the attribute as it is written, or false. */
bool xml_tag_value(struct xml_tag tag, const char *name, struct str *out);

/* The attribute `i`, from 0, by its name without prefix; false behind the last. */
bool xml_tag_at(struct xml_tag tag, int i, struct str *name, struct str *value);

#endif
