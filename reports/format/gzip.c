/* SPDX-License-Identifier: Apache-2.0 */
#include "reports/format/gzip.h"

#define ZLIB_CONST
#include <zlib.h>

#include "engine/base/arena.h"

enum { WITH_GZIP_HEADER = 16, MEMORY = 8, CLOSE = 7 }; /* level 9 takes a third longer for 0.2 % of a sheet */

static struct str pack(struct str bytes, size_t room, int level, int window, struct arena *a)
{
    z_stream z = { .next_in = (const Bytef *)bytes.p, .avail_in = (uInt)bytes.n };
    char *to = arena_new(a, char, room + 1);

    if (deflateInit2(&z, level, Z_DEFLATED, window, MEMORY, Z_DEFAULT_STRATEGY) != Z_OK)
        return (struct str){ 0 };
    z.next_out = (Bytef *)to;
    z.avail_out = (uInt)room;
    int rc = deflate(&z, Z_FINISH);
    size_t n = z.total_out;
    deflateEnd(&z);
    return rc == Z_STREAM_END ? (struct str){ to, n } : (struct str){ 0 };
}

struct str gzip_pack(struct str bytes, struct arena *a)
{
    return pack(bytes, bytes.n - bytes.n / 10, Z_DEFAULT_COMPRESSION, MAX_WBITS + WITH_GZIP_HEADER, a);
}

struct str gzip_deflate(struct str bytes, struct arena *a)
{
    return pack(bytes, compressBound(bytes.n), CLOSE, MAX_WBITS, a);
}

struct str gzip_raw(struct str bytes, struct arena *a)
{
    return pack(bytes, bytes.n, Z_DEFAULT_COMPRESSION, -MAX_WBITS, a);
}

struct str gzip_raw_inflate(struct str packed, size_t size, struct arena *a)
{
    z_stream z = { .next_in = (const Bytef *)packed.p, .avail_in = (uInt)packed.n };
    char *to = arena_new(a, char, size + 1); /* inflate wants room even for nothing */

    if (inflateInit2(&z, -MAX_WBITS) != Z_OK)
        return (struct str){ 0 };
    z.next_out = (Bytef *)to;
    z.avail_out = (uInt)size;
    int rc = inflate(&z, Z_FINISH);
    inflateEnd(&z);
    return rc == Z_STREAM_END && z.total_out == size ? (struct str){ to, size } : (struct str){ 0 };
}
