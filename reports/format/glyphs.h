/* SPDX-License-Identifier: Apache-2.0 */
/* glyphs.h - letters of one font and one direction as glyphs in their places: joined, stacked, put before or behind one another as their script
   wants it. HarfBuzz does it; this is its home. */
#ifndef REPORTS_FORMAT_GLYPHS_H
#define REPORTS_FORMAT_GLYPHS_H

#include <stdbool.h>
#include <stdint.h>

#include "engine/base/str.h"

struct arena;
struct glyphs_font;

/* Lengths are thousandths of the size of the font, of which the glyphs follow one another from left to right. */
struct glyph {
    unsigned id;  /* 0: the font has none */
    int advance;  /* from its place to that of the next one */
    int dx, dy;   /* it is drawn so far from its place */
    int first, n; /* the letters that it stands for, alone or with the glyphs behind it, for which n is 0 */
};

/* A TrueType font file, of several fonts that of `index`; NULL: it cannot be read. To be dropped once; NULL is fine. */
struct glyphs_font *glyphs_font(struct str path, int index);
void glyphs_drop(struct glyphs_font *font);

/* The glyph of one letter of any plane; 0: there is none. */
unsigned glyphs_of_letter(const struct glyphs_font *font, uint32_t letter);

/* In the arena. */
struct glyph *glyphs_shape(const struct glyphs_font *font, const uint32_t *letter, int nletter, bool leftward,
                           struct arena *a, int *n);

#endif
