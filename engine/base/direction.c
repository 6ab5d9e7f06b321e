/* SPDX-License-Identifier: Apache-2.0 */
#include "engine/base/direction.h"

#include "engine/base/arena.h"
#include "engine/base/buffer.h"

enum { MARK = sizeof DIRECTION_OPEN - 1 };

/* The letter at the head in UTF-8, and its length; what is none counts as a byte that turns nothing. */
static long letter_at(struct str s, size_t *n)
{
    static const unsigned char head[] = { 0, 0x7F, 0x1F, 0x0F, 0x07 };
    const unsigned char first = (unsigned char)s.p[0];
    const size_t length = 1u + (first >= 0xC0) + (first >= 0xE0) + (first >= 0xF0);
    long letter = first & head[length];

    *n = 1;
    if (length > s.n)
        return 0;
    for (size_t i = 1; i < length; i++)
        letter = letter << 6 | (s.p[i] & 0x3F);
    *n = length;
    return letter;
}

/* Hebrew, Arabic and their neighbours, with the forms they take in words. */
static bool is_from_right(long letter)
{
    return (letter >= 0x0590 && letter <= 0x08FF) || (letter >= 0xFB1D && letter <= 0xFDFF) ||
           (letter >= 0xFE70 && letter <= 0xFEFC) || (letter >= 0x10800 && letter <= 0x10FFF) ||
           (letter >= 0x1E800 && letter <= 0x1EFFF);
}

static bool is_mark(long letter)
{
    return (letter >= 0x202A && letter <= 0x202E) || (letter >= 0x2066 && letter <= 0x2069);
}

static struct str skip(struct str s, size_t n)
{
    return (struct str){ s.p + n, s.n - n };
}

size_t direction_isolate(struct str text)
{
    bool turns = false;
    size_t n;

    if (!str_starts(text, STR(DIRECTION_OPEN)))
        return 0;
    for (size_t at = MARK; at < text.n; at += n) {
        long letter = letter_at(skip(text, at), &n);
        if (str_starts(skip(text, at), STR(DIRECTION_CLOSE)))
            return turns ? at + MARK : 0;
        if (is_mark(letter) || letter == '\n')
            return 0;
        turns = turns || is_from_right(letter);
    }
    return 0;
}

/* Most texts are of letters that need no look at what they are. */
static size_t plain_bytes(struct str text)
{
    size_t n = 0;

    while (n < text.n && (unsigned char)text.p[n] < 0xD6)
        n++;
    return n;
}

bool direction_turns(struct str text)
{
    for (size_t n = plain_bytes(text); n < text.n; n += plain_bytes(skip(text, n))) {
        size_t isolate = direction_isolate(skip(text, n)), length;
        if (isolate == 0 && is_from_right(letter_at(skip(text, n), &length)))
            return true;
        n += isolate > 0 ? isolate : length;
    }
    return false;
}

struct str direction_isolated(struct str text, struct arena *a)
{
    if (!direction_turns(text))
        return text;
    text = direction_bare(text, a);
    return str_fmt(a, DIRECTION_OPEN "%.*s" DIRECTION_CLOSE, STR_ARG(text));
}

struct str direction_bare(struct str text, struct arena *a)
{
    struct buffer b = { .arena = a };
    size_t done = 0;

    for (size_t n = plain_bytes(text); n < text.n;) {
        size_t isolate = direction_isolate(skip(text, n));
        if (isolate == 0) {
            n += 1 + plain_bytes(skip(text, n + 1));
            continue;
        }
        buffer_add(&b, (struct str){ text.p + done, n - done });
        buffer_add(&b, (struct str){ text.p + n + MARK, isolate - 2 * MARK });
        done = n += isolate;
    }
    if (done == 0)
        return text;
    buffer_add(&b, skip(text, done));
    return buffer_str(&b);
}

bool direction_is_open(struct str line)
{
    bool open = false;
    const char *mark;

    while ((mark = str_find(line, open ? STR(DIRECTION_CLOSE) : STR(DIRECTION_OPEN)))) {
        line = skip(line, (size_t)(mark - line.p) + MARK);
        open = !open;
    }
    return open;
}

struct str direction_line(struct str line, bool *inside, struct arena *a)
{
    struct buffer b = { .arena = a };
    const char *mark;

    if (!*inside && !str_find(line, STR(DIRECTION_OPEN)))
        return line;
    while ((mark = str_find(line, *inside ? STR(DIRECTION_CLOSE) : STR(DIRECTION_OPEN)))) {
        struct str part = { line.p, (size_t)(mark - line.p) };
        buffer_add(&b, *inside ? direction_isolated(part, a) : part);
        line = skip(line, part.n + MARK);
        *inside = !*inside;
    }
    buffer_add(&b, *inside ? direction_isolated(line, a) : line);
    return buffer_str(&b);
}
