/* SPDX-License-Identifier: Apache-2.0 */
#include "import/png_pixels.h"

#include <stdlib.h>
#include <zlib.h>

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

struct png_pixels *png_pixels_begin(const struct png_header *h)
{
    struct png_pixels *p = calloc(1, sizeof *p);

    if (!p || inflateInit(&p->z) != Z_OK)
        abort();
    p->expected = expected_of(h);
    p->ok = p->expected > 0;
    return p;
}

/* Browsers leave aside what stands behind the end. */
void png_pixels_add(struct png_pixels *p, struct str data)
{
    unsigned char room[1 << 14];
    int code = Z_OK;

    p->z.next_in = (z_const Bytef *)data.p;
    p->z.avail_in = (uInt)data.n;
    while (p->ok && !p->ended && code == Z_OK && (p->z.avail_in > 0 || p->z.avail_out == 0)) {
        p->z.next_out = room;
        p->z.avail_out = sizeof room;
        code = inflate(&p->z, Z_NO_FLUSH);
        p->ended = code == Z_STREAM_END;
        p->ok = (p->ended || code == Z_OK || code == Z_BUF_ERROR) && (long)p->z.total_out <= p->expected;
    }
}

bool png_pixels_end(struct png_pixels *p)
{
    bool ok = p->ok && p->ended && (long)p->z.total_out == p->expected;

    inflateEnd(&p->z);
    free(p);
    return ok;
}
