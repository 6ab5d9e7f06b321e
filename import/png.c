/* SPDX-License-Identifier: Apache-2.0 */
#include "import/png.h"

#include <stdint.h>
#include <string.h>

#include "engine/base/err.h"
#include "import/messages.h"
#include "import/png_pixels.h"

/* PNG (Portable Network Graphics), third edition: 5.2 the signature, 5.3 chunks, 11.2 those that every picture has. */

enum { SIGNATURE = 8, AROUND = 12, HEADER = 13 }; /* bytes: of a chunk beside its data; of the data of IHDR */

static const char signature[SIGNATURE + 1] = "\x89PNG\r\n\x1a\n";

static uint32_t number_at(const char *p)
{
    const unsigned char *b = (const unsigned char *)p;

    return (uint32_t)b[0] << 24 | (uint32_t)b[1] << 16 | (uint32_t)b[2] << 8 | b[3];
}

/* Annex D: the check of type and data, bit by bit; a flag is small. */
static uint32_t check_of(const char *p, size_t n)
{
    uint32_t c = 0xffffffff;

    for (size_t i = 0; i < n; i++) {
        c ^= (unsigned char)p[i];
        for (int k = 0; k < 8; k++)
            c = c & 1 ? 0xedb88320 ^ c >> 1 : c >> 1;
    }
    return ~c;
}

/* The data of the next chunk, behind its type; taken off `rest`. */
static bool next_chunk(struct str *rest, struct str *type, struct str *data)
{
    uint32_t n = rest->n >= AROUND ? number_at(rest->p) : 0;

    if (rest->n < AROUND || n > rest->n - AROUND || number_at(rest->p + 8 + n) != check_of(rest->p + 4, 4 + (size_t)n))
        return false;
    *type = (struct str){ rest->p + 4, 4 };
    *data = (struct str){ rest->p + 8, n };
    *rest = (struct str){ rest->p + AROUND + n, rest->n - AROUND - n };
    return true;
}

/* IHDR first, then the picture, IEND last and nothing behind it. */
static bool is_whole(struct str rest)
{
    struct str type = { 0 }, data;
    bool picture = false;

    while (next_chunk(&rest, &type, &data) && !str_eq(type, STR("IEND")))
        picture = picture || str_eq(type, STR("IDAT"));
    return picture && str_eq(type, STR("IEND")) && rest.n == 0;
}

static bool fits(uint32_t side)
{
    return side >= PNG_SIDE_LEAST && side <= PNG_SIDE_MOST;
}

static struct png_header header_of(struct str data)
{
    const unsigned char *b = (const unsigned char *)data.p;

    return (struct png_header){ number_at(data.p), number_at(data.p + 4), b[8], b[9], b[10], b[11], b[12] };
}

/* Chunks that are whole may hold anything. */
static bool has_pixels(struct str rest, const struct png_header *h)
{
    struct png_pixels *pixels = png_pixels_begin(h);
    struct str type, data;

    while (next_chunk(&rest, &type, &data))
        if (str_eq(type, STR("IDAT")))
            png_pixels_add(pixels, data);
    return png_pixels_end(pixels);
}

bool png_check(struct str bytes, struct str file, struct err *e)
{
    struct str rest = bytes, type, data;

    if (!str_starts(bytes, (struct str){ signature, SIGNATURE }))
        return err_say(e, ERR_INPUT, say_png_is_none(file));
    rest = (struct str){ bytes.p + SIGNATURE, bytes.n - SIGNATURE };
    if (!is_whole(rest) || !next_chunk(&rest, &type, &data) || !str_eq(type, STR("IHDR")) || data.n != HEADER)
        return err_say(e, ERR_INPUT, say_png_is_damaged(file));
    struct png_header h = header_of(data);
    if (!fits(h.width) || !fits(h.height))
        return err_say(e, ERR_INPUT, say_png_side(file, h.width, h.height, PNG_SIDE_LEAST, PNG_SIDE_MOST));
    return has_pixels(rest, &h) || err_say(e, ERR_INPUT, say_png_pixels(file));
}
