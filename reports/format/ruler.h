/* SPDX-License-Identifier: Apache-2.0 */
/* ruler.h - how wide a text is, and how much of it fits on a line. */
#ifndef REPORTS_FORMAT_RULER_H
#define REPORTS_FORMAT_RULER_H

#include <stdbool.h>

#include "engine/base/str.h"

/* Widths are in the ruler's unit: columns of a terminal, or thousandths of the size of a font. */
struct ruler {
    int (*width)(void *ctx, struct str text, bool strong);
    void *ctx;
    bool typeset; /* cells are shown by cell_typeset, else by cell_plain */
    int gap;      /* between two columns */
};

/* For a ruler that counts columns of a terminal, strong or not. */
int ruler_columns(void *ctx, struct str text, bool strong);

int ruler_width(const struct ruler *r, struct str text, bool strong);

/* Takes as many words off the head of `rest` as fit, with the blank after them. If a word is longer than the room, as many
   of its letters as fit, at least one. */
struct str ruler_line(const struct ruler *r, struct str *rest, int room, bool strong);

#endif
