/* SPDX-License-Identifier: Apache-2.0 */
/* mend.h - values that whoever reads a registration puts in place of those of the file; then it is read as if the file had them. Pure. */
#ifndef IMPORT_MEND_H
#define IMPORT_MEND_H

#include <stdbool.h>

#include "engine/base/str.h"
#include "teams/moment.h"

struct findings;

/* `of` as a finding has it: "player/rating" of the element or the row in that line. An empty "player/name" leaves the player out. */
struct mend {
    int line;
    struct str of, value;
};

/* { 0 } is none. */
struct mends {
    const struct mend *item;
    int n;
    enum day_order dates; /* of the days of the file, as whoever reads it says */
    struct str sheet;     /* of a workbook the worksheet to read; empty: the one with the titles */
};

/* Notes what it puts in place of that, as a finding about the value. */
void mend_tell(const struct mend *m, struct str was, struct findings *f);

/* Does it leave out what the line has? */
bool mend_drops(const struct mend *m);

/* The attribute of the element of that name that it is about, "rating"; p is NULL if it is about another element. */
struct str mend_attribute(const struct mend *m, struct str element);

#endif
