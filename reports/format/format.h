/* SPDX-License-Identifier: Apache-2.0 */
/* format.h - the formats that every report has, one row each. */
#ifndef REPORTS_FORMAT_FORMAT_H
#define REPORTS_FORMAT_FORMAT_H

#include <stdbool.h>

#include "engine/base/str.h"

struct arena;
struct book;
struct err;
struct findings;
struct flags;
struct font_files;
struct sheet;

/*      id         name      width   height of the sheet in hundredths of a point */
/* clang-format off */
#define PAPERS(X) \
    X(PAPER_A4,     "A4",     59528, 84189) \
    X(PAPER_LETTER, "Letter", 61200, 79200)
/* clang-format on */

/* clang-format off */
enum paper {
#define X(id, name, width, height) id,
    PAPERS(X)
#undef X
    PAPER_COUNT
};
/* clang-format on */

struct paper_row {
    const char *name;
    int width, height;
};
const struct paper_row *paper_row(enum paper p);
/* Regardless of capitals. */
bool paper_find(struct str name, enum paper *out);

/* How the reader wants the page, and the fonts for it; { 0 } is A4 without fonts. */
struct page_options {
    enum paper paper;
    bool large;                     /* for the wall: no text of a PDF is smaller than 18 pt */
    int *pages;                     /* of a PDF: how many it has; may be NULL */
    int columns;                    /* of the terminal; 0: there is none, and texts stay on one line however long */
    const struct flags *flags;      /* of federations; NULL: none are shown */
    const struct font_files *fonts; /* found once, by font_load; any number of threads may use them */
    struct findings *findings;      /* names that those fonts cannot show are told here; may be NULL */
};

struct format_row {
    const char *name, *extension, *help;
    bool binary; /* not for a terminal */
    bool fonts;  /* is set with those of page_options, which must be there */
    bool data;   /* for programs: every value, nothing of a sheet */
    bool charts; /* draws them */
    bool (*write)(const struct sheet *s, const struct page_options *page, struct arena *a, struct str *out,
                  struct err *e);
};

/* The rows in the order in which help names them; `i` from 0, NULL after the last. */
const struct format_row *format_row(int i);

/* The format of that name, or NULL; the one whose extension a file name ends in, or NULL. */
const struct format_row *format_find(struct str name);
const struct format_row *format_of_file(struct str path);

/* The whole file as bytes in the arena. Fails only for PDF (a font file that is gone, a page that libharu
   refuses) and XLSX (no room for temporary files), with ERR_IO. The same sheet gives the same bytes. Threads with arenas of their own do not meet. */
bool format_write(const struct format_row *f, const struct sheet *s, const struct page_options *page, struct arena *a,
                  struct str *out, struct err *e);

/* The same for several sheets in one PDF. */
bool format_book(const struct book *b, const struct page_options *page, struct arena *a, struct str *out,
                 struct err *e);

#endif
