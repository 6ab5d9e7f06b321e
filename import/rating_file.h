/* SPDX-License-Identifier: Apache-2.0 */
/* rating_file.h - the bytes of a rating list, as it is or in its zip, piece by piece. */
#ifndef IMPORT_RATING_FILE_H
#define IMPORT_RATING_FILE_H

#include <stdbool.h>
#include <stddef.h>

#include "engine/base/str.h"
#include "teams/rated.h"

struct arena;
struct err;
struct findings;
struct recognised;

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
    struct str xml;  /* the name of the list: of the file itself, or of the one in the zip */
    long size, read; /* of the list; so far */
    struct str head; /* its first bytes */
    struct str
        columns; /* of a table, "id=FIDE-ID,rating=DWZ": which title each value has; what is not said is known by its title */
    struct findings *
        findings; /* WARNINGs: who was passed over, what cannot be right, columns that are not read; NULL: nobody asks */
    struct recognised *seen; /* is told what of a player is read; NULL: nobody asks */
    void *inside;
};

/* Plain, or a zip with one such file in it. False: it cannot be read. Else it must be closed. */
bool rating_file_open(const char *path, struct arena *a, struct rating_file *out, struct err *e);

/* The same of its bytes, which are borrowed; `name` is what they are called. */
bool rating_bytes_open(struct str bytes, const char *name, struct arena *a, struct rating_file *out, struct err *e);

/* The next bytes, for the readers of its forms; -1: they cannot be read. */
long rating_file_bytes(struct rating_file *f, char *bytes, size_t room);

void rating_file_close(struct rating_file *f);

#endif
