/* SPDX-License-Identifier: Apache-2.0 */
/* columns.h - a line with its fields in columns. */
#ifndef REPORTS_FORMAT_COLUMNS_H
#define REPORTS_FORMAT_COLUMNS_H

#include "engine/base/str.h"
#include "engine/base/buffer.h"
#include "teams/trf.h"

/* Column 1 is where the line begins; columns are letters. { .to = buffer } is the beginning of a line. */
struct columns {
    struct buffer *to;
    int width; /* columns written */
};

/* Fields must come from left to right. A text that is too long is cut in its middle, or names that differ at their end become the same. */
void columns_left(struct columns *l, struct trf_column c, struct str text);
void columns_right(struct columns *l, struct trf_column c, struct str text);

/* Numbers and half points ("2.5"), to the right. */
void columns_number(struct columns *l, struct trf_column c, long n);
void columns_half(struct columns *l, struct trf_column c, int half);

/* Ends the line. */
void columns_end(struct columns *l);

#endif
