/* SPDX-License-Identifier: Apache-2.0 */
/* truetype.h - a TrueType font without what a reader of PDF never looks at: names, names of glyphs, maps of letters. Of a subset they are the larger half.
   ISO 32000-1, 9.9: needed are glyf, head, hhea, hmtx, loca and maxp, and cvt, fpgm and prep where glyphs have instructions; of a font of numbered glyphs,
   Table 126 says of the map of letters that it shall not be present. */
#ifndef REPORTS_FORMAT_TRUETYPE_H
#define REPORTS_FORMAT_TRUETYPE_H

#include "engine/base/str.h"

struct arena;

/* The same font with those tables alone, and without the widths of glyphs that it does not draw, in the arena. Bytes that are no such font come back
   as they are. */
struct str truetype_for_pdf(struct str font, struct arena *a);

#endif
