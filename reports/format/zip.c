/* SPDX-License-Identifier: Apache-2.0 */
#include "reports/format/zip.h"

#include <errno.h>
#include <stdint.h>
#include <string.h>
#define ZLIB_CONST
#include <zlib.h>

#include "engine/base/arena.h"
#include "engine/base/buffer.h"
#include "reports/format/gzip.h"
#include "reports/format/output.h"

/* What a zip file consists of: its parts, each behind a header of its own, the list of them, the end. */
enum { HEADER = 30, ENTRY = 46, END = 22 };
static const char header_mark[] = "PK\3\4", entry_mark[] = "PK\1\2", end_mark[] = "PK\5\6";
enum { STORED, DEFLATED = 8 };

/* --- read back --------------------------------------------------------------------------------- */

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

static bool unpack(int method, const char *from, size_t packed, size_t size, struct arena *a, struct str *out)
{
    enum { MOST = 1032 }; /* times: deflate packs no closer */
    if (size / MOST > packed)
        return false;
    if (method == DEFLATED)
        *out = gzip_raw_inflate((struct str){ from, packed }, size, a);
    else
        *out = method == STORED && packed == size ? str_copy(a, (struct str){ from, size }) : (struct str){ 0 };
    return out->p != NULL;
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

/* --- written ----------------------------------------------------------------------------------- */

enum { FILES_MOST = 65535, VERSION = 20, UTF8 = 1 << 11 };

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

/* Numbers have their least byte first. */
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

static void put_mark(struct buffer *b, const char *mark)
{
    buffer_add(b, str_of(mark));
}

static bool write_out(struct zip_writer *z, struct str s)
{
    z->n += s.n;
    return output_write(z->fd, s);
}

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

    if (!has_room(z, name, bytes)) {
        errno = EFBIG;
        return false;
    }
    struct str packed = gzip_raw(bytes, &own);
    x.crc = (uint32_t)crc32(0, (const Bytef *)bytes.p, (uInt)bytes.n);
    x.method = packed.n > 0 && packed.n < bytes.n ? DEFLATED : STORED;
    packed = x.method == DEFLATED ? packed : bytes;
    x.packed = (uint32_t)packed.n;
    put_mark(&head, header_mark);
    put_entry(z, &head, &x);
    buffer_add(&head, name);
    arena_room(z->arena, z->entry, z->nentry, z->cap);
    z->entry[z->nentry++] = x;
    bool ok = write_out(z, buffer_str(&head)) && write_out(z, packed);
    arena_free(&own);
    return ok;
}

bool zip_end(struct zip_writer *z)
{
    struct buffer list = { .arena = z->arena };
    uint64_t from = z->n;

    for (int i = 0; i < z->nentry; i++) {
        const struct zip_entry *x = &z->entry[i];
        put_mark(&list, entry_mark);
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
    put_mark(&list, end_mark);
    put32(&list, 0);
    put16(&list, (unsigned)z->nentry);
    put16(&list, (unsigned)z->nentry);
    put32(&list, n);
    put32(&list, (uint32_t)from);
    put16(&list, 0);
    return write_out(z, buffer_str(&list));
}
