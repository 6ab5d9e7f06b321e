/* SPDX-License-Identifier: Apache-2.0 */
/* paper.h - what a page is printed on, and how its reader wants it. */
#ifndef REPORTS_FORMAT_PAPER_H
#define REPORTS_FORMAT_PAPER_H

#include <stdbool.h>

#include "engine/base/str.h"

struct findings;
struct flags;
struct font_files;

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
    bool compact;                   /* of JSON: each row on one line, without blanks */
    int columns;                    /* of the terminal; 0: there is none, and texts stay on one line however long */
    const struct flags *flags;      /* of federations; NULL: none are shown */
    const struct font_files *fonts; /* found once, by font_load; any number of threads may use them */
    struct findings *findings;      /* names that those fonts cannot show are told here; may be NULL */
    const struct headway *headway;  /* sheets of a book that are set; NULL: nobody waits for it */
};

#endif
