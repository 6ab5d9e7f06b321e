/* SPDX-License-Identifier: Apache-2.0 */
/* png_pixels.h - the picture within a PNG: is all of it there? For import/ only. */
#ifndef IMPORT_PNG_PIXELS_H
#define IMPORT_PNG_PIXELS_H

#include <stdbool.h>

#include "engine/base/str.h"

/* What IHDR says about the picture, unchecked. */
struct png_header {
    unsigned width, height;
    int depth, colour, packing, filter, interlace;
};

/* Unpacks the data of its chunks IDAT, one after the other, and keeps none of it. */
struct png_pixels;
struct png_pixels *png_pixels_begin(const struct png_header *h);
void png_pixels_add(struct png_pixels *p, struct str data);

/* Frees it. True: a kind of picture that there is, packed without damage, and the pixels are as many as its sides say. */
bool png_pixels_end(struct png_pixels *p);

#endif
