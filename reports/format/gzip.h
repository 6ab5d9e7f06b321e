/* SPDX-License-Identifier: Apache-2.0 */
/* gzip.h - compresses bytes: for browsers (Content-Encoding: gzip), for PDF, for zip files. */
#ifndef REPORTS_FORMAT_GZIP_H
#define REPORTS_FORMAT_GZIP_H

#include "engine/base/str.h"

struct arena;

/* In the arena; the same bytes give the same result. Empty if it would not be at least a tenth smaller. */
struct str gzip_pack(struct str bytes, struct arena *a);

/* The same as a zlib stream, which PDF calls FlateDecode, however large it is. Empty: there is no memory. */
struct str gzip_deflate(struct str bytes, struct arena *a);

/* The same without a head and a sum, as in a zip file. Empty: it would be larger. */
struct str gzip_raw(struct str bytes, struct arena *a);

/* Such a stream of that many bytes unpacked. Its p is NULL: it is none, or of another size. */
struct str gzip_raw_inflate(struct str packed, size_t size, struct arena *a);

#endif
