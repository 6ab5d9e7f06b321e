/* SPDX-License-Identifier: Apache-2.0 */
/* pdf_line.h - a line of text as codes of fonts, each in its place. Plain letters stand one behind the other; where letters are joined, stacked or turned round
   (shape.h) their glyphs (glyphs.h) are set, and every one has the letters that it stands for, so that a name is found in the file as it is read. */
#ifndef REPORTS_FORMAT_PDF_LINE_H
#define REPORTS_FORMAT_PDF_LINE_H

#include <stdbool.h>
#include <stdint.h>

#include "engine/base/message.h"
#include "engine/base/str.h"

struct arena;
struct haru_font;
struct pdf_fonts;

/* Glyphs side by side that one font shows, as a C string. Lengths are thousandths of the size. */
struct pdf_run {
    struct haru_font *font;
    const char *text;
    int x, y; /* where it begins, seen from the beginning of the line */

    /* This run, and those behind it of which the last one `ends`, stand for these letters, which cannot be found glyph by glyph; NULL: they can. */
    const uint32_t *meant;
    int nmeant;
    bool ends;
};

/* A line in runs, from left to right. Letters side by side that no font has are shown as one box, bytes that are not UTF-8
   as well; marks that are not seen are dropped, and so are pictures that no font has. */
struct pdf_run *pdf_line_runs(struct pdf_fonts *f, struct str text, bool strong, struct arena *a, int *n);

/* Width of a text in thousandths of the size. */
int pdf_line_width(struct pdf_fonts *f, struct str text, bool strong);

/* Can it be read on paper? Not if another sign stands for a letter of it, or nothing of it is seen. */
bool pdf_line_shows(struct pdf_fonts *f, struct str text);

/* The first letter of a text that paper does not show as it should be; 0: there is none. */
struct pdf_lack {
    int letter;         /* -1: a byte that is not UTF-8 */
    struct message why; /* and what to do */
};
struct pdf_lack pdf_line_lack(struct pdf_fonts *f, struct str text, struct arena *a);

#endif
