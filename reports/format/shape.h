/* SPDX-License-Identifier: Apache-2.0 */
/* shape.h - which way the letters of a line are read: FriBidi says it, for HarfBuzz (glyphs.h) shapes letters of one direction and orders none. */
#ifndef REPORTS_FORMAT_SHAPE_H
#define REPORTS_FORMAT_SHAPE_H

#include <stdbool.h>
#include <stdint.h>

#include "engine/base/str.h"

struct arena;

/* Letters of a line that follow one another and are read in one direction. */
struct shape_run {
    int first, n;
    bool leftward;
};

/* The letters as they are read, UINT32_MAX for a byte that is not UTF-8; the runs as they are seen from left to right. */
struct shape_line {
    const uint32_t *letter;
    const struct shape_run *run;
    int nletter, nrun;
};

/* True if every letter of the text is drawn as itself, in the order in which it is read, one behind the other. */
bool shape_is_plain(struct str text);

/* In lines that run from left to right; in the arena. */
struct shape_line shape_line(struct str text, struct arena *a);

/* Is it drawn otherwise beside others, or to the left: not by itself, like the letters of shape_is_plain? */
bool shape_is_joined(uint32_t letter);

/* Does it stand upon the letter before it? */
bool shape_is_mark(uint32_t letter);

#endif
