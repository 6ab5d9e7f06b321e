/* pdf_font.h - the fonts of one PDF file: which of them has a letter, and what of them goes into the file. Only pdf.c and pdf_check.c include this. */
#ifndef REPORTS_PDF_FONT_H
#define REPORTS_PDF_FONT_H

#include <stdbool.h>

#include "engine/base/arena.h"
#include "engine/base/str.h"
#include "reports/format/font.h"
#include "reports/format/truetype.h"

struct buffer;
struct pdf_file;

enum { LETTERS = 0x10000 }; /* what is written: the first plane */

/* How a letter is shown in one weight. */
struct pdf_letter {
    bool known;
    bool lacking;         /* another stands for it */
    bool strong;          /* of the face it is found in */
    unsigned char font;   /* enum font */
    short width;          /* thousandths of the size */
    unsigned short glyph; /* of the face; 0 if nothing is shown */
    unsigned short code;  /* in the file; 0 until it is used */
    unsigned short shown; /* the letter itself, or what stands for it */
};

/* The letters used of a font file have the codes from 1 on. */
struct pdf_face {
    bool tried, there;
    struct str bytes;
    struct truetype font;
    unsigned short *glyph, *letter; /* by code less 1 */
    int n, cap;
};

enum { FACES = 2 * FONT_COUNT, LETTER_ROW = 256 };

struct pdf_fonts {
    struct font_files files;
    struct pdf_face face[FACES];                        /* opened when a letter asks for it */
    struct pdf_letter *letter[2][LETTERS / LETTER_ROW]; /* in rows, made when first asked for */
    struct arena own;                                   /* of what is kept */
    struct arena *arena;                                /* of what is not */
};

/* Texts are shaped in the arena, and nothing stays there. */
void pdf_fonts_init(struct pdf_fonts *f, const struct font_files *files, struct arena *a);
void pdf_fonts_close(struct pdf_fonts *f);

/* Could the font of all texts be read whenever it was asked for? */
bool pdf_fonts_there(const struct pdf_fonts *f);

/* Letters side by side that one face shows, in the codes of that face. */
struct pdf_run {
    int face;
    const unsigned short *code;
    int n;
    int width; /* thousandths of the size */
};

/* A line (shape_line) in runs, from left to right. Letters that no font has are shown as a box, bytes that are not UTF-8
   as well; marks that are not seen are dropped. */
struct pdf_run *pdf_fonts_runs(struct pdf_fonts *f, struct str text, bool strong, struct arena *a, int *n);

/* The first letter of a text that paper does not show as it should be; 0: there is none. */
struct pdf_lack {
    int letter;
    const char *why; /* and what to do */
};
struct pdf_lack pdf_fonts_lack(struct pdf_fonts *f, struct str text, struct arena *a);

/* Width of a text in thousandths of the size. */
int pdf_fonts_width(struct pdf_fonts *f, struct str text, bool strong);

/* After the last text: puts what was used of every face into the file, and its name there, "/F3 12 0 R", into `names`. */
void pdf_fonts_put(struct pdf_fonts *f, struct pdf_file *file, struct buffer *names, struct arena *scratch);

#endif
