/* SPDX-License-Identifier: Apache-2.0 */
#include "reports/format/zip_writer.h"

#include <errno.h>
#include <stdint.h>
#include <string.h>
#include <unistd.h>
#define ZLIB_CONST
#include <zlib.h>

#include "engine/base/arena.h"
#include "engine/base/buffer.h"

enum { FILES_MOST = 65535, STORED = 0, DEFLATED = 8, VERSION = 20, UTF8 = 1 << 11 };

struct zip_entry {
    struct str name;
    uint32_t crc, packed, size, at;
    uint16_t method;
};

struct zip_writer {
    struct arena *arena;
    int fd;
    uint16_t hour, day; /* as DOS has them */
    uint64_t n;         /* bytes so far */
    struct zip_entry *entry;
    int nentry, cap;
};

/* --- numbers, least byte first ----------------------------------------------------------------- */

static void put16(struct buffer *b, unsigned n)
{
    const char bytes[2] = { (char)(n & 255), (char)(n >> 8 & 255) };

    buffer_add(b, (struct str){ bytes, sizeof bytes });
}

static void put32(struct buffer *b, uint32_t n)
{
    put16(b, n & 0xffff);
    put16(b, n >> 16);
}

static bool write_all(struct zip_writer *z, struct str s)
{
    z->n += s.n;
    while (s.n > 0) {
        ssize_t n = write(z->fd, s.p, s.n);
        if (n < 0 && errno == EINTR)
            continue;
        if (n <= 0)
            return false;
        s = (struct str){ s.p + n, s.n - (size_t)n };
    }
    return true;
}

/* --- the archive ------------------------------------------------------------------------------- */

struct zip_writer *zip_begin(int fd, time_t time, struct arena *a)
{
    struct zip_writer *z = arena_new(a, struct zip_writer, 1);
    struct tm t;

    gmtime_r(&time, &t);
    *z = (struct zip_writer){ .arena = a, .fd = fd };
    z->hour = (uint16_t)(t.tm_hour << 11 | t.tm_min << 5 | t.tm_sec / 2);
    z->day = (uint16_t)((t.tm_year - 80) << 9 | (t.tm_mon + 1) << 5 | t.tm_mday);
    return z;
}

/* Without the head and the sum of zlib. False: it does not become smaller. */
static bool deflated(struct str bytes, struct arena *a, struct str *out)
{
    z_stream s = { 0 };
    char *to = arena_new(a, char, bytes.n + 1);

    if (deflateInit2(&s, Z_DEFAULT_COMPRESSION, Z_DEFLATED, -MAX_WBITS, 8, Z_DEFAULT_STRATEGY) != Z_OK)
        return false;
    s.next_in = (const Bytef *)bytes.p;
    s.avail_in = (uInt)bytes.n;
    s.next_out = (Bytef *)to;
    s.avail_out = (uInt)bytes.n;
    bool ended = deflate(&s, Z_FINISH) == Z_STREAM_END;
    *out = (struct str){ to, s.total_out };
    deflateEnd(&s);
    return ended && out->n < bytes.n;
}

/* What the head of a file and its row of the list have alike. */
static void put_entry(const struct zip_writer *z, struct buffer *b, const struct zip_entry *x)
{
    put16(b, VERSION);
    put16(b, UTF8);
    put16(b, x->method);
    put16(b, z->hour);
    put16(b, z->day);
    put32(b, x->crc);
    put32(b, x->packed);
    put32(b, x->size);
    put16(b, (unsigned)x->name.n);
    put16(b, 0);
}

static bool has_room(const struct zip_writer *z, struct str name, struct str bytes)
{
    return z->nentry < FILES_MOST && name.n <= UINT16_MAX && bytes.n < INT32_MAX &&
           z->n + bytes.n + name.n < UINT32_MAX - (1U << 24);
}

bool zip_add(struct zip_writer *z, struct str name, struct str bytes)
{
    struct arena own = { 0 };
    struct buffer head = { .arena = &own };
    struct zip_entry x = { .name = str_copy(z->arena, name), .size = (uint32_t)bytes.n, .at = (uint32_t)z->n };
    struct str packed = bytes;

    if (!has_room(z, name, bytes)) {
        errno = EFBIG;
        return false;
    }
    x.crc = (uint32_t)crc32(0, (const Bytef *)bytes.p, (uInt)bytes.n);
    x.method = deflated(bytes, &own, &packed) ? DEFLATED : STORED;
    packed = x.method == DEFLATED ? packed : bytes;
    x.packed = (uint32_t)packed.n;
    put32(&head, 0x04034b50);
    put_entry(z, &head, &x);
    buffer_add(&head, name);
    arena_room(z->arena, z->entry, z->nentry, z->cap);
    z->entry[z->nentry++] = x;
    bool ok = write_all(z, buffer_str(&head)) && write_all(z, packed);
    arena_free(&own);
    return ok;
}

bool zip_end(struct zip_writer *z)
{
    struct buffer list = { .arena = z->arena };
    uint64_t from = z->n;

    for (int i = 0; i < z->nentry; i++) {
        const struct zip_entry *x = &z->entry[i];
        put32(&list, 0x02014b50);
        put16(&list, VERSION);
        put_entry(z, &list, x);
        put16(&list, 0); /* no remark, the first disk, no rights */
        put16(&list, 0);
        put16(&list, 0);
        put32(&list, 0);
        put32(&list, x->at);
        buffer_add(&list, x->name);
    }
    uint32_t n = (uint32_t)buffer_str(&list).n;
    put32(&list, 0x06054b50);
    put32(&list, 0);
    put16(&list, (unsigned)z->nentry);
    put16(&list, (unsigned)z->nentry);
    put32(&list, n);
    put32(&list, (uint32_t)from);
    put16(&list, 0);
    return write_all(z, buffer_str(&list));
}
