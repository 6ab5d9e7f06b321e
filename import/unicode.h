/* SPDX-License-Identifier: Apache-2.0 */
/* unicode.h - text in UTF-16 or UTF-32 becomes UTF-8 before anything else looks at it. */
#ifndef IMPORT_UNICODE_H
#define IMPORT_UNICODE_H

#include <stdbool.h>

#include "engine/base/str.h"

struct arena;
struct err;
struct findings;

enum unicode { UNICODE_8, UNICODE_16, UNICODE_32 };

/* By a mark at its beginning, else by the zero bytes of its first two letters. What is no text of these is UNICODE_8. */
enum unicode unicode_form(struct str bytes);

/* "UTF-16" */
const char *unicode_name(enum unicode form);

/* As UTF-8, in the arena; without its mark, and without the encoding that XML declares. Other bytes stay as they are. ERR_INPUT: a letter is
   half there, with its line. */
bool unicode_text(struct str *bytes, struct str file, struct arena *a, enum unicode *was, struct err *e);

/* The same; what it was is a NOTE. */
bool unicode_read(struct str *bytes, struct str file, struct arena *a, struct findings *f, struct err *e);

#endif
