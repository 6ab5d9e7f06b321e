/* SPDX-License-Identifier: Apache-2.0 */
/* mend.h - values that whoever reads a registration puts in place of those of the file; then it is read as if the file had them. Pure. */
#ifndef IMPORT_MEND_H
#define IMPORT_MEND_H

#include <stdbool.h>

#include "engine/base/str.h"
#include "teams/moment.h"

struct findings;

/* What became of it: the name of the team or the player as the file has it, and what stood there; in the arena of the findings. */
struct mend_made {
    bool done;
    struct str name, was;
};

/* Where the file has `was` beside that name. */
struct mend_places {
    struct str name, was;
    struct arena *arena;
    int *line;
    int n, cap;
};

/* `of` as a finding has it: "player/rating" of the element or the row in that line. An empty "player/name" leaves the player out. */
struct mend {
    int line;
    struct str of, value;
    struct mend_made *made;   /* NULL: nobody asks */
    struct mend_places *look; /* then it is only looked where it might go; NULL: it is put there */
};

/* { 0 } is none. */
struct mends {
    const struct mend *item;
    int n;
    enum day_order dates; /* of the days of the file, as whoever reads it says */
    struct str sheet;     /* of a workbook the worksheet to read; empty: the one with the titles */
};

/* Is it to be put in place of what stands beside that name in that line? */
bool mend_is_at(const struct mend *m, int line, struct str name, struct str was);

/* Notes what it puts there, in that line, as a finding about the value. `shown`: what stood there, as it can be read. */
void mend_tell(const struct mend *m, int line, struct str name, struct str was, struct str shown, struct findings *f);

/* Does it leave out what the line has? */
bool mend_drops(const struct mend *m);

/* The attribute of the element of that name that it is about, "rating"; p is NULL if it is about another element. */
struct str mend_attribute(const struct mend *m, struct str element);

#endif
