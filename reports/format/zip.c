/* SPDX-License-Identifier: Apache-2.0 */
#include "reports/format/zip.h"

#include <string.h>
#define ZLIB_CONST
#include <zlib.h>

#include "engine/base/arena.h"

/* What a zip file consists of: its parts, each behind a header of its own, the list of them, the end. */
enum { HEADER = 30, ENTRY = 46, END = 22 };
static const char header_mark[] = "PK\3\4", entry_mark[] = "PK\1\2", end_mark[] = "PK\5\6";
enum { STORED, DEFLATED = 8 };

/* Where in them the numbers stand. */
enum { END_COUNT = 10, END_LIST = 16, HEADER_NAME = 26, HEADER_EXTRA = 28 };
enum { METHOD = 10, CHECKSUM = 16, PACKED = 20, SIZE = 24, NAME = 28, EXTRA = 30, COMMENT = 32, PLACE = 42 };

static size_t number(const char *p, int bytes)
{
    size_t n = 0;

    while (bytes-- > 0)
        n = n << 8 | (unsigned char)p[bytes];
    return n;
}

/* `size` bytes from `at`; NULL if they are not all there, or do not begin with the mark, where there is one. */
static const char *piece(struct str zip, size_t at, size_t size, const char *mark)
{
    if (at > zip.n || size > zip.n - at || (mark && memcmp(zip.p + at, mark, 4) != 0))
        return NULL;
    return zip.p + at;
}

static bool inflate_into(char *to, size_t size, const char *from, size_t packed)
{
    z_stream z = { .next_in = (const Bytef *)from, .avail_in = (uInt)packed };

    if (inflateInit2(&z, -MAX_WBITS) != Z_OK)
        return false;
    z.next_out = (Bytef *)to;
    z.avail_out = (uInt)size;
    int rc = inflate(&z, Z_FINISH);
    inflateEnd(&z);
    return rc == Z_STREAM_END && z.total_out == size;
}

static bool unpack(int method, const char *from, size_t packed, size_t size, struct arena *a, struct str *out)
{
    enum { MOST = 1032 }; /* times: deflate packs no closer */
    if (size / MOST > packed)
        return false;
    char *to = arena_new(a, char, size + 1); /* inflate wants room even for nothing */

    *out = (struct str){ to, size };
    if (method == DEFLATED)
        return inflate_into(to, size, from, packed);
    if (method != STORED || packed != size)
        return false;
    memcpy(to, from, size);
    return true;
}

static bool read_part(struct str zip, const char *entry, struct arena *a, struct str *out)
{
    size_t at = number(entry + PLACE, 4), packed = number(entry + PACKED, 4);
    const char *header = piece(zip, at, HEADER, header_mark);

    if (!header)
        return false;
    at += HEADER + number(header + HEADER_NAME, 2) + number(header + HEADER_EXTRA, 2);
    const char *from = piece(zip, at, packed, NULL);
    return from && unpack((int)number(entry + METHOD, 2), from, packed, number(entry + SIZE, 4), a, out) &&
           crc32(crc32(0, NULL, 0), (const Bytef *)out->p, (uInt)out->n) == number(entry + CHECKSUM, 4);
}

bool zip_read(struct str zip, struct arena *a, struct zip_part **out, int *n)
{
    const char *end = zip.n >= END ? piece(zip, zip.n - END, END, end_mark) : NULL;

    if (!end || (*n = (int)number(end + END_COUNT, 2)) == 0)
        return false;
    *out = arena_new(a, struct zip_part, *n);
    size_t at = number(end + END_LIST, 4);
    for (int i = 0; i < *n; i++) {
        const char *entry = piece(zip, at, ENTRY, entry_mark);
        size_t name = entry ? number(entry + NAME, 2) : 0;
        if (!entry || !piece(zip, at + ENTRY, name, NULL) || !read_part(zip, entry, a, &(*out)[i].bytes))
            return false;
        (*out)[i].name = (struct str){ entry + ENTRY, name };
        at += ENTRY + name + number(entry + EXTRA, 2) + number(entry + COMMENT, 2);
    }
    return true;
}
