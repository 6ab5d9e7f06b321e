#include "reports/format/truetype.h"

#include <stdint.h>
#include <string.h>

#include "engine/base/arena.h"
#include "reports/format/buffer.h"

enum { GLYPHS_MAX = 0xFFFF, GLYF_MAX = 1 << 24 }; /* no sound font needs more bytes */
enum {
    HEAD_SIZE = 54,
    HEAD_SUM = 8,
    HEAD_UNITS = 18,
    HEAD_BOX = 36,
    HEAD_LONG = 50,
    HHEA_SIZE = 36,
    HHEA_WIDE = 34,
    MAXP_GLYPHS = 4
};

/* --- numbers -------------------------------------------------------------------------------------- */

static unsigned get16(struct str s, size_t at)
{
    return at < s.n && s.n - at >= 2 ? (unsigned)(unsigned char)s.p[at] << 8 | (unsigned char)s.p[at + 1] : 0;
}

static int get16_signed(struct str s, size_t at)
{
    return (int16_t)get16(s, at);
}

static uint32_t get32(struct str s, size_t at)
{
    return (uint32_t)get16(s, at) << 16 | get16(s, at + 2);
}

static void put16(char *to, unsigned n)
{
    to[0] = (char)(n >> 8);
    to[1] = (char)n;
}

static void put32(char *to, uint32_t n)
{
    put16(to, n >> 16);
    put16(to + 2, n & 0xFFFF);
}

static struct str piece(struct str s, size_t at, size_t n)
{
    if (at > s.n || n > s.n - at)
        return (struct str){ 0 };
    return (struct str){ s.p + at, n };
}

/* --- where everything is -------------------------------------------------------------------------- */

static struct str table_of(struct str file, size_t font, const char *tag)
{
    unsigned n = get16(file, font + 4);

    for (unsigned i = 0; i < n; i++) {
        size_t row = font + 12 + 16 * (size_t)i;
        if (str_eq(piece(file, row, 4), str_of(tag)))
            return piece(file, get32(file, row + 8), get32(file, row + 12));
    }
    return (struct str){ 0 };
}

/* The map of the first plane of Unicode. */
static struct str map_of(struct str cmap)
{
    unsigned n = get16(cmap, 2);

    for (unsigned i = 0; i < n; i++) {
        size_t row = 4 + 8 * (size_t)i, at = get32(cmap, row + 4);
        unsigned platform = get16(cmap, row), encoding = get16(cmap, row + 2);
        if ((platform == 0 || (platform == 3 && encoding == 1)) && get16(cmap, at) == 4)
            return piece(cmap, at, cmap.n > at ? cmap.n - at : 0);
    }
    return (struct str){ 0 };
}

static size_t font_at(struct str bytes, int index)
{
    bool several = str_starts(bytes, STR("ttcf"));

    return several ? get32(bytes, 12 + 4 * (size_t)index) : 0;
}

bool truetype_open(struct truetype *t, struct str bytes, int index)
{
    size_t at = font_at(bytes, index);

    *t = (struct truetype){
        .head = table_of(bytes, at, "head"),
        .hhea = table_of(bytes, at, "hhea"),
        .maxp = table_of(bytes, at, "maxp"),
        .hmtx = table_of(bytes, at, "hmtx"),
        .loca = table_of(bytes, at, "loca"),
        .glyf = table_of(bytes, at, "glyf"),
        .hints = { table_of(bytes, at, "cvt "), table_of(bytes, at, "fpgm"), table_of(bytes, at, "prep") },
        .name = table_of(bytes, at, "name"),
        .map = map_of(table_of(bytes, at, "cmap")),
    };
    t->units = (int)get16(t->head, HEAD_UNITS);
    t->glyphs = (int)get16(t->maxp, MAXP_GLYPHS);
    t->wide = (int)get16(t->hhea, HHEA_WIDE);
    return t->head.n >= HEAD_SIZE && t->hhea.n >= HHEA_SIZE && t->units > 0 && t->glyphs > 0 && t->wide > 0 &&
           t->glyf.n > 0 && t->map.n > 0;
}

/* --- letters -------------------------------------------------------------------------------------- */

/* The first of the ascending ends of a map that is no less than the letter. */
static size_t segment_of(struct str map, size_t segments, int letter)
{
    size_t low = 0, high = segments;

    while (low < high) {
        size_t middle = (low + high) / 2;
        if ((int)get16(map, 14 + 2 * middle) < letter)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

int truetype_glyph(const struct truetype *t, int letter)
{
    size_t segments = get16(t->map, 6) / 2, i = segment_of(t->map, segments, letter);
    size_t starts = 16 + 2 * segments, deltas = starts + 2 * segments, ranges = deltas + 2 * segments;
    int first = (int)get16(t->map, starts + 2 * i);

    if (i == segments || letter < first)
        return 0;
    unsigned delta = get16(t->map, deltas + 2 * i), range = get16(t->map, ranges + 2 * i);
    unsigned glyph =
        range == 0 ? (unsigned)letter : get16(t->map, ranges + 2 * i + range + 2 * (size_t)(letter - first));
    if (range != 0 && glyph == 0)
        return 0;
    glyph = (glyph + delta) & 0xFFFF;
    return glyph < (unsigned)t->glyphs ? (int)glyph : 0;
}

static int thousandths(const struct truetype *t, int n)
{
    return (n * 1000 + (n < 0 ? -t->units : t->units) / 2) / t->units;
}

/* Those behind the last width are all as wide as it is. */
static unsigned advance_of(const struct truetype *t, int glyph)
{
    return get16(t->hmtx, 4 * (size_t)(glyph < t->wide ? glyph : t->wide - 1));
}

static unsigned bearing_of(const struct truetype *t, int glyph)
{
    return get16(t->hmtx, glyph < t->wide ? 4 * (size_t)glyph + 2 : 2 * ((size_t)t->wide + (size_t)glyph));
}

int truetype_width(const struct truetype *t, int glyph)
{
    return thousandths(t, (int)advance_of(t, glyph));
}

struct truetype_shape truetype_shape(const struct truetype *t)
{
    struct truetype_shape s = { .ascent = thousandths(t, get16_signed(t->hhea, 4)),
                                .descent = thousandths(t, get16_signed(t->hhea, 6)) };

    for (size_t i = 0; i < 4; i++)
        s.box[i] = thousandths(t, get16_signed(t->head, HEAD_BOX + 2 * i));
    return s;
}

/* A name in two bytes a letter, of which only those of ASCII are kept. */
static struct str plain_name(struct str wide, struct arena *a)
{
    char *to = arena_new(a, char, wide.n);
    size_t n = 0;

    for (size_t i = 0; i + 2 <= wide.n; i += 2) {
        unsigned c = get16(wide, i);
        if ((c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') || c == '-')
            to[n++] = (char)c;
    }
    return (struct str){ to, n };
}

struct str truetype_name(const struct truetype *t, struct arena *a)
{
    enum { WINDOWS = 3, POSTSCRIPT = 6 };
    unsigned n = get16(t->name, 2);
    size_t texts = get16(t->name, 4);

    for (unsigned i = 0; i < n; i++) {
        size_t row = 6 + 12 * (size_t)i;
        if (get16(t->name, row) == WINDOWS && get16(t->name, row + 6) == POSTSCRIPT)
            return plain_name(piece(t->name, texts + get16(t->name, row + 10), get16(t->name, row + 8)), a);
    }
    return (struct str){ 0 };
}

/* --- a smaller font ------------------------------------------------------------------------------- */

/* The glyphs of the new font, by where they come from; `to` by the old number, 0: not there yet. */
struct subset {
    const struct truetype *font;
    unsigned short *from, *to;
    int n, cap;
    struct buffer glyf;
    struct arena *arena;
};

static int add_glyph(struct subset *s, unsigned glyph)
{
    if (s->n == GLYPHS_MAX)
        return 0;
    arena_room(s->arena, s->from, s->n, s->cap);
    s->from[s->n] = (unsigned short)glyph;
    return s->n++;
}

/* A part of a glyph; one that the font does not have is the glyph of all letters that are not there. */
static unsigned part_of(struct subset *s, unsigned glyph)
{
    if (glyph == 0 || glyph >= (unsigned)s->font->glyphs)
        return 0;
    if (s->to[glyph] == 0)
        s->to[glyph] = (unsigned short)add_glyph(s, glyph);
    return s->to[glyph];
}

static size_t offset_of(const struct truetype *t, size_t glyph)
{
    return get16(t->head, HEAD_LONG) ? get32(t->loca, 4 * glyph) : 2 * (size_t)get16(t->loca, 2 * glyph);
}

static struct str shape_of(const struct truetype *t, int glyph)
{
    size_t at = offset_of(t, (size_t)glyph), end = offset_of(t, (size_t)glyph + 1);

    return end > at ? piece(t->glyf, at, end - at) : (struct str){ 0 };
}

/* Gives the parts of a composite glyph their new numbers. */
static void renumber(struct subset *s, char *shape, size_t n)
{
    enum { BEGIN = 10, WORDS = 1, SCALE = 8, MORE = 32, SCALE_XY = 64, SCALE_2X2 = 128 };
    const struct str all = { shape, n };
    unsigned flags = get16_signed(all, 0) < 0 ? MORE : 0;

    for (size_t at = BEGIN; flags & MORE && at + 4 <= n;) {
        flags = get16(all, at);
        put16(shape + at + 2, part_of(s, get16(all, at + 2)));
        at += flags & WORDS ? 8 : 6;
        at += flags & SCALE ? 2 : flags & SCALE_XY ? 4 : flags & SCALE_2X2 ? 8 : 0;
    }
}

static void copy_glyph(struct subset *s, int glyph)
{
    static const char zero[3];
    struct str shape = s->glyf.n < GLYF_MAX ? shape_of(s->font, glyph) : (struct str){ 0 };
    size_t at = s->glyf.n;

    buffer_add(&s->glyf, shape);
    renumber(s, s->glyf.p + at, shape.n);
    buffer_add(&s->glyf, (struct str){ zero, -shape.n & 3 });
}

/* The offsets of all glyphs; while they are copied, their parts come behind them. */
static struct str copy_glyphs(struct subset *s)
{
    struct buffer loca = { .arena = s->arena };
    char word[4];

    buffer_add(&s->glyf, STR(""));
    for (int i = 0; i < s->n; i++) {
        put32(word, (uint32_t)s->glyf.n);
        buffer_add(&loca, (struct str){ word, 4 });
        copy_glyph(s, s->from[i]);
    }
    put32(word, (uint32_t)s->glyf.n);
    buffer_add(&loca, (struct str){ word, 4 });
    return buffer_str(&loca);
}

static struct str widths_of(const struct subset *s)
{
    char *to = arena_new(s->arena, char, 4 * s->n);

    for (int i = 0; i < s->n; i++) {
        put16(to + 4 * i, advance_of(s->font, s->from[i]));
        put16(to + 4 * i + 2, bearing_of(s->font, s->from[i]));
    }
    return (struct str){ to, 4 * (size_t)s->n };
}

/* A copy of a table with one number changed. */
static struct str changed(struct str table, size_t at, unsigned n, struct arena *a)
{
    char *to = arena_new(a, char, table.n);

    memcpy(to, table.p, table.n);
    put16(to + at, n);
    return (struct str){ to, table.n };
}

static uint32_t sum_of(struct str s)
{
    uint32_t sum = 0;

    for (size_t i = 0; i + 4 <= s.n; i += 4)
        sum += get32(s, i);
    return sum;
}

struct new_table {
    const char *tag;
    struct str bytes;
};

static size_t rounded(size_t n)
{
    return (n + 3) & ~(size_t)3;
}

static void put_directory(char *to, unsigned n)
{
    unsigned log = 0;

    while (2u << log <= n)
        log++;
    put32(to, 0x00010000);
    put16(to + 4, n);
    put16(to + 6, 16u << log);
    put16(to + 8, log);
    put16(to + 10, 16 * n - (16u << log));
}

/* The sum of the whole file is in none of the sums. */
static void put_table(char *file, char *row, size_t at, const struct new_table *t)
{
    if (t->bytes.n > 0)
        memcpy(file + at, t->bytes.p, t->bytes.n);
    if (strcmp(t->tag, "head") == 0)
        memset(file + at + HEAD_SUM, 0, 4);
    memcpy(row, t->tag, 4);
    put32(row + 4, sum_of((struct str){ file + at, rounded(t->bytes.n) }));
    put32(row + 8, (uint32_t)at);
    put32(row + 12, (uint32_t)t->bytes.n);
}

enum { DIRECTORY = 12, ROW = 16 };

/* Tables one behind the other, each from a multiple of four on. */
static struct str file_of(const struct new_table *table, unsigned n, unsigned head, struct arena *a)
{
    size_t size = DIRECTORY + ROW * n, at = size, head_at = 0;

    for (unsigned i = 0; i < n; i++)
        size += rounded(table[i].bytes.n);
    char *to = arena_new(a, char, size);
    put_directory(to, n);
    for (unsigned i = 0; i < n; i++) {
        put_table(to, to + DIRECTORY + ROW * i, at, &table[i]);
        head_at = i == head ? at : head_at;
        at += rounded(table[i].bytes.n);
    }
    put32(to + head_at + HEAD_SUM, 0xB1B0AFBAu - sum_of((struct str){ to, size }));
    return (struct str){ to, size };
}

static struct str whole(struct subset *s)
{
    enum { HEAD = 3 };
    const struct truetype *t = s->font;
    struct arena *a = s->arena;
    struct str loca = copy_glyphs(s);
    const struct new_table table[] = {
        { "cvt ", t->hints[0] },
        { "fpgm", t->hints[1] },
        { "glyf", buffer_str(&s->glyf) },
        { "head", changed(t->head, HEAD_LONG, 1, a) },
        { "hhea", changed(t->hhea, HHEA_WIDE, (unsigned)s->n, a) },
        { "hmtx", widths_of(s) },
        { "loca", loca },
        { "maxp", changed(t->maxp, MAXP_GLYPHS, (unsigned)s->n, a) },
        { "prep", t->hints[2] },
    };

    return file_of(table, sizeof table / sizeof *table, HEAD, a);
}

struct str truetype_subset(const struct truetype *t, const unsigned short *glyph, int n, struct arena *a)
{
    struct subset s = { .font = t, .to = arena_new(a, unsigned short, t->glyphs), .glyf = { .arena = a }, .arena = a };

    add_glyph(&s, 0);
    for (int i = 0; i < n; i++) {
        int to = add_glyph(&s, glyph[i]);
        if (glyph[i] > 0 && glyph[i] < t->glyphs)
            s.to[glyph[i]] = (unsigned short)to;
    }
    return whole(&s);
}
