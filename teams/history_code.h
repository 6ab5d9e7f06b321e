/* SPDX-License-Identifier: Apache-2.0 */
/* history_code.h - the head of the public history as people read it aloud: "7K3M-9QXD-0FHT". */
#ifndef TEAMS_HISTORY_CODE_H
#define TEAMS_HISTORY_CODE_H

#include <stdbool.h>

#include "engine/base/str.h"

struct arena;

/* Five bits a letter, without I, L, O and U (Crockford's base 32). The code is the first letters of the whole head, which is what the QR code has. */
enum { HISTORY_HASH = 32, CODE_LETTERS = 12, HEAD_LETTERS = (HISTORY_HASH * 8 + 4) / 5 };

/* All letters of a hash; in the arena. */
struct str history_head(const unsigned char hash[HISTORY_HASH], struct arena *a);

/* The first twelve in groups of four. An empty head has an empty code. */
struct str history_code(struct str head, struct arena *a);

/* What was typed or read by a camera, as the first letters of a head: case, blanks and hyphens do not matter, I and L are 1, O is 0, and of
   the text of a QR code only the part after the last colon counts. False: fewer than twelve letters, more than a head has, or other characters. */
bool history_code_read(struct str typed, struct arena *a, struct str *out);

#endif
