/* SPDX-License-Identifier: Apache-2.0 */
#include "reports/format/truetype.h"

#include <stdint.h>
#include <string.h>

#include "engine/base/arena.h"
#include "engine/base/buffer.h"

/* OpenType, "Organization of an OpenType font": a head, a row for each table, the tables on places that four divides. */
enum { HEAD = 12, ROW = 16, COUNT_AT = 4, SUM_AT = 4, PLACE_AT = 8, SIZE_AT = 12 };

/* In the order of their rows. */
static const char needed[][5] = { "cvt ", "fpgm", "glyf", "head", "hhea", "hmtx", "loca", "maxp", "prep" };

enum { NEEDED = sizeof needed / sizeof *needed };

struct kept {
    const char *tag;
    uint32_t sum; /* of its numbers of four bytes */
    struct str bytes;
};

static uint32_t number(const char *p, int bytes)
{
    uint32_t n = 0;

    for (int i = 0; i < bytes; i++)
        n = n << 8 | (unsigned char)p[i];
    return n;
}

static void put_number(struct buffer *b, uint32_t n, int bytes)
{
    for (int i = bytes - 1; i >= 0; i--)
        buffer_add(b, (struct str){ (const char[]){ (char)(n >> 8 * i) }, 1 });
}

static bool is_needed(const char *tag)
{
    for (int i = 0; i < NEEDED; i++)
        if (memcmp(tag, needed[i], 4) == 0)
            return true;
    return false;
}

/* How many of the tables are kept; -1: this is no such font. */
static int find_tables(struct str font, struct kept kept[NEEDED])
{
    int n = 0;

    if (font.n < HEAD || memcmp(font.p, "\0\1\0\0", 4) != 0)
        return -1;
    const uint32_t count = number(font.p + COUNT_AT, 2);
    if (font.n < HEAD + (size_t)count * ROW)
        return -1;
    for (uint32_t i = 0; i < count; i++) {
        const char *row = font.p + HEAD + (size_t)i * ROW;
        const size_t at = number(row + PLACE_AT, 4), size = number(row + SIZE_AT, 4);
        if (at > font.n || size > font.n - at)
            return -1;
        if (is_needed(row) && n < NEEDED)
            kept[n++] = (struct kept){ row, number(row + SUM_AT, 4), { font.p + at, size } };
    }
    return n;
}

/* --- widths --------------------------------------------------------------------------------------- */

/* "The hmtx table": for each glyph its width and what is left of it; "the loca table": where each begins, and where the next one. */
enum {
    LONG_PLACES_AT = 50,
    METRICS_AT = 34,
    METRIC = 4,
    BLANK = 3
}; /* BLANK: the glyph that is the space in every font of that kind */

static struct kept *table_of(struct kept *kept, int n, const char *tag)
{
    for (int i = 0; i < n; i++)
        if (memcmp(kept[i].tag, tag, 4) == 0)
            return &kept[i];
    return NULL;
}

static bool is_drawn(struct str places, int each, size_t glyph)
{
    const char *at = places.p + glyph * (size_t)each;

    return number(at, each) != number(at + each, each);
}

static uint32_t sum_of(struct str bytes)
{
    uint32_t sum = 0;

    for (size_t i = 0; i < bytes.n; i++)
        sum += (uint32_t)(unsigned char)bytes.p[i] << (24 - 8 * (i % 4));
    return sum;
}

/* Of a glyph that a subset does not draw nobody asks the width: only of those at the front, and of blanks as wide as the space, it is kept. */
static void clear_widths(struct kept *kept, int n, struct arena *a)
{
    const struct kept *head = table_of(kept, n, "head"), *hhea = table_of(kept, n, "hhea"),
                      *loca = table_of(kept, n, "loca");
    struct kept *hmtx = table_of(kept, n, "hmtx");

    if (!head || !hhea || !loca || !hmtx || head->bytes.n < LONG_PLACES_AT + 2 || hhea->bytes.n < METRICS_AT + 2)
        return;
    const int each = number(head->bytes.p + LONG_PLACES_AT, 2) ? 4 : 2;
    const size_t count = number(hhea->bytes.p + METRICS_AT, 2);
    if (count <= BLANK || hmtx->bytes.n < count * METRIC || loca->bytes.n < (count + 1) * (size_t)each)
        return;
    char *to = arena_new(a, char, hmtx->bytes.n);
    memcpy(to, hmtx->bytes.p, hmtx->bytes.n);
    for (size_t i = BLANK + 1; i < count; i++)
        if (!is_drawn(loca->bytes, each, i) && memcmp(to + i * METRIC, to + BLANK * METRIC, METRIC) != 0)
            memset(to + i * METRIC, 0, METRIC);
    hmtx->bytes.p = to;
    hmtx->sum = sum_of(hmtx->bytes);
}

/* --- writing -------------------------------------------------------------------------------------- */

static size_t rounded(size_t size)
{
    return (size + 3) / 4 * 4;
}

struct str truetype_for_pdf(struct str font, struct arena *a)
{
    struct kept kept[NEEDED];
    const int n = find_tables(font, kept);
    struct buffer b = { .arena = a };

    if (n <= 0)
        return font;
    clear_widths(kept, n, a);
    /* The count, and what a search by halves begins with. */
    uint32_t power = 0;

    while (2U << power <= (uint32_t)n)
        power++;
    buffer_add(&b, (struct str){ "\0\1\0\0", 4 });
    put_number(&b, (uint32_t)n, 2);
    put_number(&b, (uint32_t)ROW << power, 2);
    put_number(&b, power, 2);
    put_number(&b, (uint32_t)ROW * (uint32_t)n - ((uint32_t)ROW << power), 2);
    size_t at = HEAD + (size_t)n * ROW;

    for (int i = 0; i < n; i++) {
        buffer_add(&b, (struct str){ kept[i].tag, SUM_AT });
        put_number(&b, kept[i].sum, 4);
        put_number(&b, (uint32_t)at, 4);
        put_number(&b, (uint32_t)kept[i].bytes.n, 4);
        at += rounded(kept[i].bytes.n);
    }
    for (int i = 0; i < n; i++) {
        buffer_add(&b, kept[i].bytes);
        buffer_add(&b, (struct str){ "\0\0\0", rounded(kept[i].bytes.n) - kept[i].bytes.n });
    }
    return buffer_str(&b);
}
