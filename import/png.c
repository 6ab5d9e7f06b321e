/* SPDX-License-Identifier: Apache-2.0 */
#include "import/png.h"

#include <stdint.h>
#include <stdlib.h>
#include <zlib.h>

#include "engine/base/err.h"
#include "import/messages.h"

/* What IHDR says about the picture, unchecked. */
struct png_header {
    unsigned width, height;
    int depth, colour, packing, filter, interlace;
};

/* PNG, third edition: 11.2.1 kinds of pixels, 8.1 the seven passes, 7.2 lines led by a byte for their filter, 10 how they are packed. */

struct png_pixels {
    z_stream z;
    long expected; /* bytes; 0: no such kind of picture */
    bool ok, ended;
};

/* How many values a pixel has, and with how many bits each, one bit of the mask for a depth. */
static const struct {
    int colour, values;
    unsigned depths;
} kinds[] = {
    { 0, 1, 1u << 1 | 1u << 2 | 1u << 4 | 1u << 8 | 1u << 16 },
    { 2, 3, 1u << 8 | 1u << 16 },
    { 3, 1, 1u << 1 | 1u << 2 | 1u << 4 | 1u << 8 },
    { 4, 2, 1u << 8 | 1u << 16 },
    { 6, 4, 1u << 8 | 1u << 16 },
};

static long bits_of(const struct png_header *h)
{
    for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++)
        if (kinds[i].colour == h->colour && h->depth <= 16 && kinds[i].depths >> h->depth & 1)
            return (long)kinds[i].values * h->depth;
    return 0;
}

static long bytes_of(long width, long height, long bits)
{
    return width > 0 && height > 0 ? height * (1 + (width * bits + 7) / 8) : 0;
}

/* Every dx-th pixel from x on of every dy-th line from y on. */
static long bytes_of_passes(const struct png_header *h, long bits)
{
    static const struct {
        long x, y, dx, dy;
    } pass[] = {
        { 0, 0, 8, 8 }, { 4, 0, 8, 8 }, { 0, 4, 4, 8 }, { 2, 0, 4, 4 }, { 0, 2, 2, 4 }, { 1, 0, 2, 2 }, { 0, 1, 1, 2 },
    };
    long n = 0;

    for (int i = 0; i < 7; i++)
        n += bytes_of(((long)h->width - pass[i].x + pass[i].dx - 1) / pass[i].dx,
                      ((long)h->height - pass[i].y + pass[i].dy - 1) / pass[i].dy, bits);
    return n;
}

static long expected_of(const struct png_header *h)
{
    long bits = bits_of(h);

    if (bits == 0 || h->packing != 0 || h->filter != 0 || h->interlace > 1)
        return 0;
    return h->interlace ? bytes_of_passes(h, bits) : bytes_of(h->width, h->height, bits);
}

static struct png_pixels *png_pixels_begin(const struct png_header *h)
{
    struct png_pixels *p = calloc(1, sizeof *p);

    if (!p || inflateInit(&p->z) != Z_OK)
        abort();
    p->expected = expected_of(h);
    p->ok = p->expected > 0;
    return p;
}

/* Frees it. True: a kind of picture that there is, packed without damage, and the pixels are as many as its sides say. */
static bool png_pixels_end(struct png_pixels *p)
{
    bool ok = p->ok && p->ended && (long)p->z.total_out == p->expected;

    inflateEnd(&p->z);
    free(p);
    return ok;
}

/* PNG (Portable Network Graphics), third edition: 5.2 the signature, 5.3 chunks, 11.2 those that every picture has. */

enum { SIGNATURE = 8, AROUND = 12, HEADER = 13 }; /* bytes: of a chunk beside its data; of the data of IHDR */

static const char signature[SIGNATURE + 1] = "\x89PNG\r\n\x1a\n";

static uint32_t number_at(const char *p)
{
    const unsigned char *b = (const unsigned char *)p;

    return (uint32_t)b[0] << 24 | (uint32_t)b[1] << 16 | (uint32_t)b[2] << 8 | b[3];
}

/* The data of the next chunk, behind its type; taken off `rest`. */
static bool next_chunk(struct str *rest, struct str *type, struct str *data)
{
    uint32_t n = rest->n >= AROUND ? number_at(rest->p) : 0;

    if (rest->n < AROUND || n > rest->n - AROUND ||
        number_at(rest->p + 8 + n) != crc32(0, (const Bytef *)rest->p + 4, 4 + n))
        return false;
    *type = (struct str){ rest->p + 4, 4 };
    *data = (struct str){ rest->p + 8, n };
    *rest = (struct str){ rest->p + AROUND + n, rest->n - AROUND - n };
    return true;
}

/* 5.4: a small first letter, and whoever does not know it passes it over. */
static bool is_known(struct str type)
{
    return (type.p[0] & 0x20) || str_eq(type, STR("PLTE")) || str_eq(type, STR("IDAT")) || str_eq(type, STR("IEND"));
}

/* Behind IHDR the picture, IEND last and nothing behind it. */
static bool is_whole(struct str rest)
{
    struct str type = { 0 }, data;
    bool picture = false, known = true;

    while (next_chunk(&rest, &type, &data) && !str_eq(type, STR("IEND"))) {
        picture = picture || str_eq(type, STR("IDAT"));
        known = known && is_known(type);
    }
    return picture && known && str_eq(type, STR("IEND")) && rest.n == 0;
}

/* 11.2.2: one at most, of 1 to 256 colours of three bytes, before the picture; pixels that are numbers of colours need it. */
static bool has_palette(struct str rest, const struct png_header *h)
{
    enum { COLOUR = 3, COLOURS = 256, BY_NUMBER = 3 };
    struct str type, data;
    bool picture = false, ok = true;
    int n = 0;

    while (next_chunk(&rest, &type, &data)) {
        picture = picture || str_eq(type, STR("IDAT"));
        if (str_eq(type, STR("PLTE")))
            ok = ok && !picture && n++ == 0 && data.n > 0 && data.n % COLOUR == 0 && data.n <= COLOUR * COLOURS;
    }
    return ok && (n == 1 || h->colour != BY_NUMBER);
}

static bool fits(uint32_t side)
{
    return side >= PNG_SIDE_LEAST && side <= PNG_SIDE_MOST;
}

/* Chunks that are whole may hold anything. */
static bool has_pixels(struct str rest, const struct png_header *h)
{
    struct png_pixels *pixels = png_pixels_begin(h);
    struct str type, data;

    while (next_chunk(&rest, &type, &data))
        if (str_eq(type, STR("IDAT"))) {
            /* Browsers leave aside what stands behind the end. */
            unsigned char room[1 << 14];
            int code = Z_OK;

            pixels->z.next_in = (z_const Bytef *)data.p;
            pixels->z.avail_in = (uInt)data.n;
            while (pixels->ok && !pixels->ended && code == Z_OK &&
                   (pixels->z.avail_in > 0 || pixels->z.avail_out == 0)) {
                pixels->z.next_out = room;
                pixels->z.avail_out = sizeof room;
                code = inflate(&pixels->z, Z_NO_FLUSH);
                pixels->ended = code == Z_STREAM_END;
                pixels->ok = (pixels->ended || code == Z_OK || code == Z_BUF_ERROR) &&
                             (long)pixels->z.total_out <= pixels->expected;
            }
        }
    return png_pixels_end(pixels);
}

bool png_check(struct str bytes, struct str file, struct err *e)
{
    struct str rest = bytes, type, data;

    if (!str_starts(bytes, (struct str){ signature, SIGNATURE }))
        return err_say(e, ERR_INPUT, say_png_is_none(file));
    rest = (struct str){ bytes.p + SIGNATURE, bytes.n - SIGNATURE };
    if (!next_chunk(&rest, &type, &data) || !str_eq(type, STR("IHDR")) || data.n != HEADER || !is_whole(rest))
        return err_say(e, ERR_INPUT, say_png_is_damaged(file));
    const unsigned char *b = (const unsigned char *)data.p;
    struct png_header h =
        (struct png_header){ number_at(data.p), number_at(data.p + 4), b[8], b[9], b[10], b[11], b[12] };
    if (!has_palette(rest, &h))
        return err_say(e, ERR_INPUT, say_png_is_damaged(file));
    if (!fits(h.width) || !fits(h.height))
        return err_say(e, ERR_INPUT, say_png_side(file, h.width, h.height, PNG_SIDE_LEAST, PNG_SIDE_MOST));
    return has_pixels(rest, &h) || err_say(e, ERR_INPUT, say_png_pixels(file));
}

enum { WIDTH_AT = 16, HEIGHT_AT = 20, DEPTH_AT = 24, INTERLACE_AT = 28 };

void png_size(struct str bytes, int *width, int *height)
{
    *width = (int)number_at(bytes.p + WIDTH_AT); /* no side is longer than PNG_SIDE_MOST */
    *height = (int)number_at(bytes.p + HEIGHT_AT);
}

bool png_is_simple(struct str bytes)
{
    return bytes.p[DEPTH_AT] <= 8 && bytes.p[INTERLACE_AT] == 0;
}
