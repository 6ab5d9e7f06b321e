/* SPDX-License-Identifier: Apache-2.0 */
/* bundle.h - the pages of a site as one block of memory, made by one process and read by another. */
#ifndef WEB_PUBLIC_BUNDLE_H
#define WEB_PUBLIC_BUNDLE_H

#include <stdbool.h>
#include <stdint.h>

#include "engine/base/str.h"

struct arena;
struct err;
struct site_file;

/* A page as it is handed out. Strings are views of the block. */
struct bundle_page {
    struct str path;         /* below the folder of the site */
    struct str body, packed; /* packed by gzip; empty: not worth it */
    uint64_t key;            /* of what it was made of, as folder.h has it */
    uint64_t mark;           /* of its bytes */
};

struct bundle {
    struct str block;
    int n; /* pages, in the order of their paths */
};

/* The files of a folder as a block in the arena. A page that `before` has with the same key is taken from there (NULL: there is
   none), others are read. ERR_IO: one cannot be read, or all together are more than 2 GB. */
bool bundle_make(struct str folder, const struct site_file *file, int n, const struct bundle *before, struct arena *a,
                 struct str *out, struct err *e);

/* Checks all of it: false if it is not a block that bundle_make has made. `out` is a view. */
bool bundle_open(struct str block, struct bundle *out);

/* The page at `i`, from 0. */
struct bundle_page bundle_at(const struct bundle *b, int i);

/* False: there is no such page. */
bool bundle_find(const struct bundle *b, struct str path, struct bundle_page *out);

/* The page of an address, as "/", "/open/", which is its index.html, or "/screen", which is screen.html, for people who type. */
bool bundle_find_address(const struct bundle *b, const char *url, struct bundle_page *out);

/* Its media type, by the ending of its name: "text/html; charset=utf-8". */
const char *bundle_type(struct str path);

/* How long a browser may keep it, as Cache-Control says it: flags, style, scripts and pictures for ever, as their names are made of what they are; others if it asks each time. */
const char *bundle_keeping(struct str path);

/* The same of what stands between, as CDN-Cache-Control says it (RFC 9213): pages for so short a time that nobody waits for news, and so long that
   it asks once a second, however many ask it. */
const char *bundle_keeping_between(struct str path);

/* What a browser takes packed (RFC 9110, 12.5.3). */

/* Does "gzip, br;q=0.5", "*" or "gzip;q=0" take gzip? Without a word about it: no. */
bool coding_takes_gzip(struct str accepted);

#endif
