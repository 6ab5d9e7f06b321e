/* SPDX-License-Identifier: Apache-2.0 */
#include "reports/format/gzip.h"

#define ZLIB_CONST
#include <zlib.h>

#include "engine/base/arena.h"

enum { WITH_GZIP_HEADER = 16, MEMORY = 8 };

struct str gzip_pack(struct str bytes, struct arena *a)
{
    z_stream z = { .next_in = (const Bytef *)bytes.p, .avail_in = (uInt)bytes.n };
    size_t room = bytes.n - bytes.n / 10;
    char *to = arena_new(a, char, room + 1);

    if (deflateInit2(&z, Z_DEFAULT_COMPRESSION, Z_DEFLATED, MAX_WBITS + WITH_GZIP_HEADER, MEMORY, Z_DEFAULT_STRATEGY) !=
        Z_OK)
        return (struct str){ 0 };
    z.next_out = (Bytef *)to;
    z.avail_out = (uInt)room;
    int rc = deflate(&z, Z_FINISH);
    size_t n = z.total_out;
    deflateEnd(&z);
    return rc == Z_STREAM_END ? (struct str){ to, n } : (struct str){ 0 };
}
