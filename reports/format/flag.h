/* SPDX-License-Identifier: Apache-2.0 */
/* flag.h - the flags of federations: ours, compiled in, and before them those of an organiser. Where there is none, the code stands in a
   box of the same size. The pictures are PNG. */
#ifndef REPORTS_FORMAT_FLAG_H
#define REPORTS_FORMAT_FLAG_H

#include <stdbool.h>

#include "engine/base/str.h"

struct arena;

/* A picture of the organiser in place of ours, for all sizes; an empty one: the badge. */
struct flag_own {
    struct str code, sha256; /* of its bytes, as hexadecimal digits */
    struct str png;
    bool empty;
};

struct flags;

/* Ours, and before them those: in the arena, with which they live. The texts and bytes of `own` are borrowed. */
const struct flags *flags_make(const struct flag_own *own, int n, struct arena *a);

enum flag_size { FLAG_SMALL, FLAG_LARGE, FLAG_SIZES }; /* 48 x 36 and 240 x 180 pixels */

/* `file`, as "no-1f0c93a2b4d5e6f7.png", is never another picture, and can be kept for ever. */
struct flag_picture {
    struct str file, png;
};

/* The flag of a FIDE code, an old one too; NULL: it has none, or no such federation is known. The same code and size give the same picture. */
const struct flag_picture *flag_find(const struct flags *f, struct str code, enum flag_size size);

/* Of all pictures the one of that file name, or NULL. */
const struct flag_picture *flag_of_file(const struct flags *f, struct str file);

/* How wide it is on a page, in CSS pixels; 3 parts high for 4 wide. The first two take the small picture. */
enum flag_width { FLAG_20 = 20, FLAG_24 = 24, FLAG_48 = 48, FLAG_72 = 72 };

/* An image for a page that stands `root` ("", "../") above the folder flags/, or the badge; empty: there is no code. A picture says nothing to who listens, as
   the name or the code stands beside it. `lazy`: it is below the first screen. In the arena. */
struct str flag_html(const struct flags *f, struct str code, enum flag_width width, bool lazy, const char *root,
                     struct arena *a);

#endif
