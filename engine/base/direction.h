/* SPDX-License-Identifier: Apache-2.0 */
/* direction.h - text that is written from right to left, within a line that is not: an isolate (U+2068 ... U+2069, which nobody
   sees) keeps it and what stands beside it apart. */
#ifndef ENGINE_BASE_DIRECTION_H
#define ENGINE_BASE_DIRECTION_H

#include <stdbool.h>

#include "engine/base/str.h"

struct arena;

#define DIRECTION_OPEN  "\u2068"
#define DIRECTION_CLOSE "\u2069"

/* Is a letter in it, outside of isolates, that is written from right to left? It would draw numbers and signs to its other side. */
bool direction_turns(struct str text);

/* An isolate around it if it turns; `text` itself if not, and if it is isolated already. */
struct str direction_isolated(struct str text, struct arena *a);

/* The length of the isolate at its head, marks included: of text that turns, without another mark of direction. 0: there is none. */
size_t direction_isolate(struct str text);

/* Without the marks of its isolates, as programs take it. */
struct str direction_bare(struct str text, struct arena *a);

/* Does the line end within an isolate? */
bool direction_is_open(struct str line);

/* The next line of a text that was broken: an isolate ends with the line in which it is, and begins again in the next. `inside`, false before the
   first line, goes from one to the next. */
struct str direction_line(struct str line, bool *inside, struct arena *a);

#endif
