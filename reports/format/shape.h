/* SPDX-License-Identifier: Apache-2.0 */
/* shape.h - a line as it is seen from left to right: Hebrew and Arabic turned round, Arabic letters joined. */
#ifndef REPORTS_FORMAT_SHAPE_H
#define REPORTS_FORMAT_SHAPE_H

#include <stdbool.h>
#include <stdint.h>

#include "engine/base/str.h"

struct arena;

/* A letter in its place. */
struct shaped {
    uint32_t form;   /* what is drawn; 0xFEFF, which nobody sees, for the second letter of a ligature */
    uint32_t letter; /* of the text, that it stands for; UINT32_MAX for a byte that is not UTF-8 */
    bool broken;     /* should be joined to its neighbours, and cannot be */
};

/* True if every letter comes before those of Hebrew in Unicode, so that it is seen in the order in which it is read. */
bool shape_is_plain(struct str text);

/* In lines that run from left to right; in the arena. */
struct shaped *shape_line(struct str text, struct arena *a, int *n);

#endif
