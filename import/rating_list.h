/* SPDX-License-Identifier: Apache-2.0 */
/* rating_list.h - FIDE's rating list: its XML, plain or in its zip, player by player, since it is too large for memory. */
#ifndef IMPORT_RATING_LIST_H
#define IMPORT_RATING_LIST_H

#include "teams/rated.h"

struct arena;
struct err;

/* The receiver of what is read. */
struct rating_sink {
    bool (*player)(void *to,
                   const struct rated *r); /* false: stop; the sink knows why. Texts are borrowed for the call */
    void (*read)(void *to, long bytes);    /* how many bytes of the XML so far; may be NULL */
    void *to;
};

/* A file that was opened. */
struct rating_file {
    const char *path;
    struct str xml; /* the name of the XML: of the file itself, or of the one in the zip */
    long size;      /* of the XML */
    void *inside;
};

/* Plain XML, or a zip with one XML file in it. False: neither, or it cannot be read. Else it must be closed. */
bool rating_file_open(const char *path, struct arena *a, struct rating_file *out, struct err *e);

/* The same of its bytes, which are borrowed; `name` is what they are called. */
bool rating_bytes_open(struct str bytes, const char *name, struct arena *a, struct rating_file *out, struct err *e);

/* Every player, with the ratings of that kind. ERR_INPUT with the line: not the XML that docs/formats/rating-list.md describes, a
   DOCTYPE, an id that is missing; or the list has no ratings of that kind at all. ERR_LIMIT: elements nested deeper, texts or
   tags longer than a rating list has. Nothing outside of the file is read, no entity is ever expanded. */
bool rating_file_read(struct rating_file *f, enum rating_kind kind, const struct rating_sink *sink, struct err *e);

void rating_file_close(struct rating_file *f);

#endif
