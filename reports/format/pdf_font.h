/* SPDX-License-Identifier: Apache-2.0 */
/* pdf_font.h - the fonts of one PDF file: which of them has a letter. Only pdf.c and pdf_check.c include this. */
#ifndef REPORTS_FORMAT_PDF_FONT_H
#define REPORTS_FORMAT_PDF_FONT_H

#include <stdbool.h>

#include "engine/base/message.h"
#include "engine/base/str.h"
#include "reports/format/font.h"

struct arena;

struct haru;
struct haru_font;

/* How a letter is shown in one weight. */
struct pdf_letter {
    bool known;
    bool lacking;         /* another stands for it */
    bool strong;          /* of the face it is found in */
    unsigned char font;   /* enum font */
    short width;          /* thousandths of the size */
    unsigned short shown; /* itself, or what stands for it; 0 if it is dropped */
};

struct pdf_fonts {
    struct haru *doc;
    struct font_files files;
    struct haru_font *font[FONT_COUNT][2]; /* opened when a letter asks for it */
    bool tried[FONT_COUNT][2];
    bool *used[FONT_COUNT][2]; /* by letter */
    struct pdf_letter *letter[2];
    struct arena *arena;
};

void pdf_fonts_init(struct pdf_fonts *f, struct haru *doc, const struct font_files *files, struct arena *a);

/* Letters side by side that one font shows, as a C string. */
struct pdf_run {
    struct haru_font *font;
    const char *text;
    int width; /* thousandths of the size */
};

/* A line (shape_line) in runs, from left to right. Letters that no font has are shown as a box, bytes that are not UTF-8
   as well; marks that are not seen are dropped. */
struct pdf_run *pdf_fonts_runs(struct pdf_fonts *f, struct str text, bool strong, struct arena *a, int *n);

/* The first letter of a text that paper does not show as it should be; 0: there is none. */
struct pdf_lack {
    int letter;
    struct message why; /* and what to do */
};
struct pdf_lack pdf_fonts_lack(struct pdf_fonts *f, struct str text, struct arena *a);

/* Width of a text in thousandths of the size. */
int pdf_fonts_width(struct pdf_fonts *f, struct str text, bool strong);

/* To be called once, after the last text and before the document ends: every font that was used has what it was used for. */
void pdf_fonts_close(struct pdf_fonts *f);

#endif
