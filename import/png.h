/* SPDX-License-Identifier: Apache-2.0 */
/* png.h - is this a PNG picture that every browser can show? Its pixels are unpacked and counted. */
#ifndef IMPORT_PNG_H
#define IMPORT_PNG_H

#include <stdbool.h>

#include "engine/base/str.h"

struct err;

enum { PNG_SIDE_LEAST = 16, PNG_SIDE_MOST = 2048 };

/* ERR_INPUT, naming `file`: it is not a PNG, a chunk is cut short, changed or missing, its pixels cannot be unpacked or are not as many as its sides say, or a side is too short or too long. */
bool png_check(struct str bytes, struct str file, struct err *e);

/* Of one that was checked: how wide and high it is; and can the library of PDF draw it? Of 16 bits a colour or interlaced it cannot. */
void png_size(struct str bytes, int *width, int *height);
bool png_is_simple(struct str bytes);

#endif
