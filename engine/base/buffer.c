/* SPDX-License-Identifier: Apache-2.0 */
#include "engine/base/buffer.h"

#include <assert.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "engine/base/arena.h"

/* Room for `n` more bytes and a zero. */
static char *room_for(struct buffer *b, size_t n)
{
    if (b->n + n + 1 > b->cap) {
        size_t cap = b->cap ? 2 * b->cap : 128;
        while (cap < b->n + n + 1)
            cap *= 2;
        b->p = arena_grow(b->arena, b->p, 1, b->n, cap);
        b->cap = cap;
    }
    return b->p + b->n;
}

void buffer_add(struct buffer *b, struct str s)
{
    char *to = room_for(b, s.n);

    if (s.n > 0)
        memcpy(to, s.p, s.n);
    b->n += s.n;
}

void buffer_number(struct buffer *b, long n)
{
    char digits[24];
    size_t at = sizeof digits;
    unsigned long left = n < 0 ? 0UL - (unsigned long)n : (unsigned long)n;

    do {
        digits[--at] = (char)('0' + left % 10);
        left /= 10;
    } while (left > 0);
    if (n < 0)
        digits[--at] = '-';
    buffer_add(b, (struct str){ digits + at, sizeof digits - at });
}

void buffer_fmt(struct buffer *b, const char *fmt, ...)
{
    char *to = room_for(b, 0);
    size_t room = b->cap - b->n;
    va_list ap, again;

    va_start(ap, fmt);
    va_copy(again, ap);
    int n = vsnprintf(to, room, fmt, ap);
    va_end(ap);
    assert(n >= 0);
    if ((size_t)n >= room) /* it was too little */
        vsnprintf(room_for(b, (size_t)n), (size_t)n + 1, fmt, again);
    va_end(again);
    b->n += (size_t)n;
}

void buffer_blanks(struct buffer *b, int n)
{
    if (n <= 0)
        return;
    memset(room_for(b, (size_t)n), ' ', (size_t)n);
    b->n += (size_t)n;
}

/* A letter that may not stand in a string as it is. */
static void add_letter(struct buffer *b, unsigned char c)
{
    static const char *const named[] = {
        ['"'] = "\\\"", ['\\'] = "\\\\", ['\b'] = "\\b", ['\f'] = "\\f", ['\n'] = "\\n", ['\r'] = "\\r", ['\t'] = "\\t",
    };

    if (c < sizeof named / sizeof *named && named[c])
        buffer_add(b, str_of(named[c]));
    else
        buffer_fmt(b, "\\u%04x", c);
}

void buffer_json(struct buffer *b, struct str text)
{
    size_t done = 0;

    buffer_add(b, STR("\""));
    for (size_t i = 0; i < text.n; i++) {
        unsigned char c = (unsigned char)text.p[i];
        if (c >= ' ' && c != '"' && c != '\\')
            continue;
        buffer_add(b, (struct str){ text.p + done, i - done });
        add_letter(b, c);
        done = i + 1;
    }
    buffer_add(b, (struct str){ text.p + done, text.n - done });
    buffer_add(b, STR("\""));
}

struct str buffer_str(const struct buffer *b)
{
    return (struct str){ b->p, b->n };
}
