/* SPDX-License-Identifier: Apache-2.0 */
/* western.h - text of older programs: Windows-1252, of which Latin 1 is a part, as UTF-8. */
#ifndef IMPORT_WESTERN_H
#define IMPORT_WESTERN_H

#include "engine/base/str.h"

struct arena;

/* Every byte as a letter, in the arena. */
struct str western_text(struct str s, struct arena *a);

/* Lines that are UTF-8 as they are, the others as above; `line` is the first of these, 0: there is none, and the text is `s` itself. */
struct str western_lines(struct str s, struct arena *a, int *line);

/* The first word of a text made by western_lines that no name of a Western language has: a sign such as 3 raised stands at its letters, where Windows-1250 has
   letters, or it has accents alone, as Cyrillic ones come out. Empty: there is none, which does not say that all names are right. */
struct str western_doubt(struct str text);

#endif
