/* SPDX-License-Identifier: Apache-2.0 */
/* printing.h - all sheets of a moment of the day, of one section or of all, in the order in which they are printed. */
#ifndef OFFICE_PRINTING_H
#define OFFICE_PRINTING_H

#include "reports/format/book.h"
#include "reports/sheet/sets.h"

struct desk;
struct findings;

/* A sheet that would be empty, and why; the file that it would go to. */
struct printing_gap {
    const struct section *section;
    struct str title, why, file;
};

struct printing {
    struct desk *desk;
    const struct event *event;
    enum set_id set;
    const struct section *only; /* NULL: all sections */
    int asked;                  /* the round; 0: the latest of each section */
    bool ready;                 /* sections that are not ready are left out */
    struct wording wording;
    struct arena *arena;
    struct findings *findings; /* results that are disputed */
    /* what is made */
    const struct event *closed[SEEN_BY_STAFF + 1]; /* by who reads it */
    struct book book;
    struct str *file; /* the name of a file of its own for each sheet of the book: "open-round-07-pairings.pdf" */
    int cap, round;   /* of all sections; 0 if theirs differ */
    struct printing_gap *gap;
    int ngap, gaps;
    const struct section *unready; /* the section for which it is too early: the error says why */
};

/* Makes the sheets. ERR_STATE: a section is not ready. */
bool printing_make(struct printing *p, struct err *e);

#endif
