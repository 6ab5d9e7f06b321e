/* SPDX-License-Identifier: Apache-2.0 */
/* paint.h - how messages look on a terminal: lines break between words, and the first word of a message has a colour. */
#ifndef CLI_PAINT_H
#define CLI_PAINT_H

#include <stdbool.h>

#include "engine/base/str.h"

struct arena;

struct paint {
    int columns;  /* of the terminal; 0: lines are as long as they are */
    bool colours; /* "problem:", "warning:", "next:" */
};

/* Whole lines, or the beginning of the last one; in the arena. What is longer than the terminal goes on below, further to the right
   than it begins. */
struct str paint_lines(struct str text, const struct paint *p, struct arena *a);

/* Whether people want colours: not with NO_COLOR (https://no-color.org), nor where the terminal knows none. */
bool paint_is_wanted(void);

#endif
