/* SPDX-License-Identifier: Apache-2.0 */
/* picture.h - the first of an event as a picture, for whoever sends a page of it on: a PNG of 1200 x 630 pixels. */
#ifndef REPORTS_FORMAT_PICTURE_H
#define REPORTS_FORMAT_PICTURE_H

#include <stdbool.h>

#include "engine/base/str.h"

struct arena;
struct err;
struct flags;
struct font_files;

enum { PICTURE_WIDTH = 1200, PICTURE_HEIGHT = 630, PICTURE_LEADERS = 5, PICTURE_MEDALS = 3 };

/* A team, or a player, as the picture has it. */
struct picture_row {
    struct str rank, federation, name, points;
    int medal; /* 1 to 3; 0: none */
};

struct picture {
    struct str event, about, title, unit; /* of the points: "MP" */
    const struct picture_row
        *row; /* PICTURE_LEADERS at most; up to PICTURE_MEDALS that have medals are in larger letters */
    int nrow;
};

/* The same picture gives the same bytes, in the arena. ERR_IO: a font cannot be read; ERR_LEFT_OUT: the program was built without pictures. */
bool picture_write(const struct picture *p, const struct font_files *fonts, const struct flags *flags, struct arena *a,
                   struct str *out, struct err *e);

#endif
