/* SPDX-License-Identifier: Apache-2.0 */
/* logo.h - the picture of the organiser as it is stored, a text: "png 240x80 iVBORw0...", its size in pixels and its bytes in base64 (RFC 4648). */
#ifndef TEAMS_LOGO_H
#define TEAMS_LOGO_H

#include <stdbool.h>

#include "engine/base/str.h"

struct arena;

enum { LOGO_BYTES_MAX = 128 << 10, LOGO_SIDE_MOST = 9999, LOGO_LETTERS = LOGO_BYTES_MAX / 3 * 4 + 24 };

struct logo {
    bool drawn; /* it is SVG, else PNG */
    int width, height;
    struct str bytes;
};

/* In the arena. */
struct str logo_text(const struct logo *l, struct arena *a);

/* False: it is no such text, or an empty one. */
bool logo_read(struct str text, struct arena *a, struct logo *out);

/* "png" or "svg". */
const char *logo_ending(const struct logo *l);

#endif
