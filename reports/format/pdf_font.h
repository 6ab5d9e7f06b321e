/* SPDX-License-Identifier: Apache-2.0 */
/* pdf_font.h - the fonts of one PDF file: which of them has a letter, and by which code a glyph is written. pdf_line.c sets lines in them. */
#ifndef REPORTS_FORMAT_PDF_FONT_H
#define REPORTS_FORMAT_PDF_FONT_H

#include <stdbool.h>
#include <stdint.h>

#include "engine/base/message.h"
#include "engine/base/str.h"
#include "reports/format/font.h"

struct arena;
struct glyph;
struct glyphs_font;
struct haru;
struct haru_font;
struct haru_own;

/* How a letter is shown in one weight. */
struct pdf_letter {
    bool known;
    bool lacking;         /* another stands for it, or it is left out */
    bool found;           /* a face has it */
    bool strong;          /* of that face */
    unsigned char font;   /* enum font */
    short width;          /* thousandths of the size */
    unsigned short shown; /* its code, or that of what stands for it; 0 if it is dropped, or has none by itself */
};

/* A font in one weight. */
struct pdf_face {
    bool tried;
    struct haru_font *font;      /* NULL: it is not there */
    struct glyphs_font *joining; /* opened when letters want to be joined */
    bool *used;                  /* by code */
    struct haru_own *own;        /* the codes for what has no letter of its own */
    int nown, cap;
    unsigned short *slot; /* where they are found again: 1 + which of them */
};

struct pdf_fonts {
    struct haru *doc;
    struct font_files files;
    struct pdf_face face[FONT_COUNT][2]; /* opened when a letter asks for it */
    struct pdf_letter *letter[2];
    struct arena *arena;
};

void pdf_fonts_init(struct pdf_fonts *f, struct haru *doc, const struct font_files *files, struct arena *a);

/* The letter of any plane, UINT32_MAX for a byte that is not UTF-8. */
struct pdf_letter pdf_fonts_letter(struct pdf_fonts *f, uint32_t letter, bool strong);

/* A picture, which is left out where no font has it, for nobody reads a box as one. */
bool pdf_fonts_is_picture(uint32_t letter);

/* For HarfBuzz. NULL: its file cannot be read, which is a failure of the document. */
struct glyphs_font *pdf_fonts_joining(struct pdf_fonts *f, enum font which, bool strong);

/* What is written for a glyph that stands for these letters: the letter itself if that is its glyph, else a code of its own; 0: there is none left. */
unsigned short pdf_fonts_code(struct pdf_fonts *f, enum font which, bool strong, unsigned glyph, const uint32_t *letter,
                              int n);

/* A code of which nothing is seen, and that stands for one letter; 0: there is none. */
unsigned short pdf_fonts_hollow(struct pdf_fonts *f, enum font which, bool strong, uint32_t letter);

/* Why a letter, UINT32_MAX for a byte that is not UTF-8, is not shown as it should be, and what to do. */
struct message pdf_fonts_why(const struct pdf_fonts *f, uint32_t letter);

/* To be called once, after the last text and before the document ends: every font that was used has what it was used for. */
void pdf_fonts_close(struct pdf_fonts *f);

/* The same for fonts of a document that is dropped. */
void pdf_fonts_drop(struct pdf_fonts *f);

#endif
