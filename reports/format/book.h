/* SPDX-License-Identifier: Apache-2.0 */
/* book.h - several sheets as one document, with a list of what is in it. */
#ifndef REPORTS_FORMAT_BOOK_H
#define REPORTS_FORMAT_BOOK_H

#include "reports/format/sheet.h"

struct arena;

struct book {
    struct heading heading; /* of the list in front; its title is that of the document */
    struct sheet *sheet;
    int nsheet;
};

/* The name of a sheet in the list and the bookmarks: "Open Section, Standings, after round 5". */
struct str book_name(const struct sheet *s, struct arena *a);

/* Where a sheet begins, from 1: on which sheet of paper, and what number that has. */
struct book_place {
    int paper, number;
};

/* The list, with the section of each sheet unless the heading names it: every sheet with its first page as a link. */
struct sheet book_index(const struct book *b, const struct book_place *place, struct arena *a);

#endif
