/* SPDX-License-Identifier: Apache-2.0 */
/* unzip.h - the files in a zip archive, read piece by piece: none is ever written to the disk or held whole in memory. */
#ifndef IMPORT_UNZIP_H
#define IMPORT_UNZIP_H

#include <stdbool.h>

#include "engine/base/str.h"

struct arena;
struct err;
struct zip;
struct zip_file;

enum {
    ZIP_FILES_MAX = 10000,
    ZIP_RATIO_MAX = 200, /* times that a file is larger than it is packed, beyond ZIP_RATIO_FROM bytes */
    ZIP_RATIO_FROM = 16 << 20
};

struct unzip {
    struct zip *archive;
    struct str name; /* of the archive, for sentences */
};

/* A file in it; `at` is its place. */
struct packed {
    long at;
    struct str name;
    long size; /* as the archive says, unpacked */
};

/* An archive that is a file, or the bytes of one, which it borrows. False: it is none, it is damaged (ERR_INPUT), or it has too
   many files (ERR_LIMIT). Else it must be closed. */
bool unzip_open(const char *path, struct unzip *out, struct err *e);
bool unzip_bytes(struct str bytes, struct str name, struct unzip *out, struct err *e);
void unzip_close(struct unzip *z);

/* How many files, and which is the one of that place; its name lives in the arena. */
long unzip_count(const struct unzip *z);
struct packed unzip_at(const struct unzip *z, long at, struct arena *a);

/* The file of that name; false: there is none. */
bool unzip_find(const struct unzip *z, const char *name, struct arena *a, struct packed *out);

/* A file being unpacked. It gives no more bytes than the archive says that it has. */
struct unpacking {
    struct zip_file *file;
    const struct unzip *zip;
    struct packed packed;
    long left;
    struct err *err;
};

/* ERR_LIMIT: it is larger than `limit`, or so many times larger than it is packed that nobody means it well. ERR_INPUT: it is
   locked with a password, or packed in a way that is not known. */
bool unpack_begin(const struct unzip *z, struct packed file, long limit, struct unpacking *out, struct err *e);

/* The next bytes, 0 at the end; -1: the archive is damaged, and `err` of unpack_begin says so. */
long unpack_next(struct unpacking *u, char *to, size_t room);
void unpack_end(struct unpacking *u);

#endif
