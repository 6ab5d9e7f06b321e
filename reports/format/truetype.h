/* truetype.h - a font file: which letters it has, how wide they are, and a smaller file of some of them. Pure: bytes in, bytes out. */
#ifndef REPORTS_TRUETYPE_H
#define REPORTS_TRUETYPE_H

#include <stdbool.h>

#include "engine/base/str.h"

struct arena;

/* Borrows the bytes. What a damaged file does not have reads as 0. */
struct truetype {
    struct str head, hhea, maxp, hmtx, loca, glyf, hints[3], name;
    struct str map;   /* from letters to glyphs, format 4 */
    int units;        /* to the size */
    int glyphs, wide; /* how many; how many of them have a width of their own */
};

/* Reads where everything is; `index` of a file of several fonts. False: it is no such font, or its letters are not in a map of two bytes. */
bool truetype_open(struct truetype *t, struct str bytes, int index);

/* 0: it has no such letter; `letter` below 0x10000. */
int truetype_glyph(const struct truetype *t, int letter);

/* In thousandths of the size. */
int truetype_width(const struct truetype *t, int glyph);

/* From the header: xMin, yMin, xMax, yMax; then ascent and descent of a line. In thousandths of the size. */
struct truetype_shape {
    int box[4], ascent, descent;
};
struct truetype_shape truetype_shape(const struct truetype *t);

/* What the font calls itself, without blanks; empty: nothing. */
struct str truetype_name(const struct truetype *t, struct arena *a);

/* A font of these glyphs, the first of them as glyph 1, behind the glyph 0 of the file; behind them whatever they are composed of, and what those
   are. It has no map and no names. */
struct str truetype_subset(const struct truetype *t, const unsigned short *glyph, int n, struct arena *a);

#endif
