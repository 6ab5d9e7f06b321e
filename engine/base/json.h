/* SPDX-License-Identifier: Apache-2.0 */
/* json.h - JSON, written as it goes: commas, blanks and ends of lines come by themselves. Whoever writes JSON writes it so. */
#ifndef ENGINE_BASE_JSON_H
#define ENGINE_BASE_JSON_H

#include <stdbool.h>

#include "engine/base/buffer.h"

enum json_layout {
    JSON_TIGHT, /* all on one line, without blanks */
    JSON_LINES, /* each member and element on a line of its own, a blank further in for each object or list around it */
    JSON_ROWS, /* each element on a line of its own, and each member of the outermost object; the rest without blanks */
};

enum { JSON_DEPTH = 32 };

/* { .out.arena = a } is empty; what has been written is buffer_str(&w.out). */
struct json {
    struct buffer out;
    enum json_layout layout;
    int depth;
    char end[JSON_DEPTH]; /* the bracket that closes each of them */
};

/* `name` is that of the member, NULL in a list and outermost. */
void json_begin_object(struct json *w, const char *name);
void json_begin_list(struct json *w, const char *name);
void json_end(struct json *w);

/* An empty text is null; a string is one even so. What is escaped is only what must be, as RFC 8785 has it. */
void json_put_text(struct json *w, const char *name, struct str text);
void json_put_string(struct json *w, const char *name, struct str text);
void json_put_number(struct json *w, const char *name, long n);
void json_put_flag(struct json *w, const char *name, bool flag);
void json_put_null(struct json *w, const char *name);

/* What is JSON already. */
void json_put(struct json *w, const char *name, struct str value);

#endif
