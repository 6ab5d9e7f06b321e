/* pdf_font.h - the fonts of one PDF file: which of them has a letter, and the repairs that
   libharu 2.3.0 needs. Only pdf.c includes this. */
#ifndef REPORTS_PDF_FONT_H
#define REPORTS_PDF_FONT_H

#include <stdbool.h>

#include "engine/base/str.h"
#include "reports/format/font.h"

struct arena;

/* What libharu calls HPDF_Doc and HPDF_Font; its header is for pdf.c and pdf_font.c alone. */
struct _HPDF_Doc_Rec;
struct _HPDF_Dict_Rec;

enum { LETTERS = 0x10000 }; /* what libharu can write: the first plane */

/* How a letter is shown in one weight. */
struct pdf_letter {
    bool known;
    unsigned char font;   /* enum font */
    short width;          /* thousandths of the size */
    unsigned short shown; /* itself, or what stands for it; 0 if it is dropped */
};

struct pdf_fonts {
    struct _HPDF_Doc_Rec *doc;
    struct font_files files;
    struct _HPDF_Dict_Rec *font[FONT_COUNT][2]; /* opened when a letter asks for it */
    bool tried[FONT_COUNT][2];
    struct pdf_letter *letter[2];
    struct arena *arena;
};

void pdf_fonts_init(struct pdf_fonts *f, struct _HPDF_Doc_Rec *doc, const struct font_files *files, struct arena *a);

/* Takes from the head of `rest` all letters that one font shows and gives them as a C string, with
   that font. Letters that no font has are shown as a box, bytes that are not UTF-8 as well; marks
   that are not seen are dropped. NULL at the end. */
const char *pdf_fonts_run(struct pdf_fonts *f, struct str *rest, bool strong, struct arena *a,
                          struct _HPDF_Dict_Rec **font);

/* Width of a text in thousandths of the size. */
int pdf_fonts_width(struct pdf_fonts *f, struct str text, bool strong);

/* To be called once, after the last text and before saving: completes the parts of composite glyphs
   in every font that was used. False if a font file cannot be read. */
bool pdf_fonts_close(struct pdf_fonts *f);

#endif
