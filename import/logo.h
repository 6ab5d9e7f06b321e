/* SPDX-License-Identifier: Apache-2.0 */
/* logo.h - is this a picture that every browser can show, and that does nothing but show? */
#ifndef IMPORT_LOGO_H
#define IMPORT_LOGO_H

#include "teams/logo.h"

struct arena;
struct err;

/* PNG (png.h) of at most 8 bits a colour, not interlaced; or SVG of shapes, texts and colours, without scripts, animation, links, other pictures, or anything that is loaded. At most
   LOGO_BYTES_MAX bytes, which are borrowed. ERR_INPUT, ERR_LIMIT, naming `file`. */
bool logo_check(struct str bytes, struct str file, struct arena *a, struct logo *out, struct err *e);

#endif
