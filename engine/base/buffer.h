/* SPDX-License-Identifier: Apache-2.0 */
/* buffer.h - text that grows at its end, in an arena. */
#ifndef ENGINE_BASE_BUFFER_H
#define ENGINE_BASE_BUFFER_H

#include "engine/base/str.h"

struct arena;

/* { .arena = a } is empty. */
struct buffer {
    struct arena *arena;
    char *p;
    size_t n, cap;
};

void buffer_add(struct buffer *b, struct str s);
void buffer_fmt(struct buffer *b, const char *fmt, ...) __attribute__((format(printf, 2, 3)));

/* As "%ld", in a tenth of its time. */
void buffer_number(struct buffer *b, long n);
void buffer_blanks(struct buffer *b, int n);

/* `text` as a string of JSON, as RFC 8785 writes it: escaped is only what must be. */
void buffer_json(struct buffer *b, struct str text);

/* What has been added; valid until more is added. */
struct str buffer_str(const struct buffer *b);

#endif
