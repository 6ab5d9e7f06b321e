/* SPDX-License-Identifier: Apache-2.0 */
#include "engine/base/str.h"

#include <assert.h>
#include <ctype.h>
#include <limits.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>
#include <strings.h>

#include "engine/base/arena.h"

struct str str_of(const char *c)
{
    return c ? (struct str){ c, strlen(c) } : (struct str){ 0 };
}

bool str_eq(struct str a, struct str b)
{
    return a.n == b.n && (a.n == 0 || memcmp(a.p, b.p, a.n) == 0);
}

bool str_same(struct str a, struct str b)
{
    return a.n == b.n && (a.n == 0 || strncasecmp(a.p, b.p, a.n) == 0);
}

int str_cmp(struct str a, struct str b)
{
    size_t n = a.n < b.n ? a.n : b.n;
    int c = n ? memcmp(a.p, b.p, n) : 0;

    return c ? c : (a.n > b.n) - (a.n < b.n);
}

static bool is_space(char c)
{
    return c == ' ' || (c >= '\t' && c <= '\r');
}

struct str str_trim(struct str s)
{
    while (s.n > 0 && is_space(s.p[0]))
        s.p++, s.n--;
    while (s.n > 0 && is_space(s.p[s.n - 1]))
        s.n--;
    return s;
}

bool str_starts(struct str s, struct str prefix)
{
    return s.n >= prefix.n && str_eq((struct str){ s.p, prefix.n }, prefix);
}

bool str_ends(struct str s, struct str suffix)
{
    return s.n >= suffix.n && str_eq((struct str){ s.p + s.n - suffix.n, suffix.n }, suffix);
}

const char *str_find(struct str s, struct str part)
{
    return s.n > 0 ? memmem(s.p, s.n, part.p, part.n) : NULL;
}

struct str str_cut(struct str *rest, char sep)
{
    const char *end = rest->n ? memchr(rest->p, sep, rest->n) : NULL;
    struct str head = *rest;

    if (!end) {
        *rest = (struct str){ 0 };
        return head;
    }
    head.n = (size_t)(end - head.p);
    *rest = (struct str){ end + 1, rest->n - head.n - 1 };
    return head;
}

struct str str_whole(struct str s, size_t room)
{
    if (s.n <= room)
        return s;
    while (room > 0 && ((unsigned char)s.p[room] & 0xC0) == 0x80)
        room--;
    return (struct str){ s.p, room };
}

bool str_long(struct str s, long *out)
{
    bool minus = s.n > 0 && s.p[0] == '-';
    size_t i = s.n > 0 && (minus || s.p[0] == '+');
    long v = 0;

    if (i == s.n)
        return false;
    for (; i < s.n; i++) {
        int digit = s.p[i] - '0';
        if (digit < 0 || digit > 9 || v > (LONG_MAX - digit) / 10)
            return false;
        v = 10 * v + digit;
    }
    *out = minus ? -v : v;
    return true;
}

char *str_c(struct arena *a, struct str s)
{
    char *c = arena_new(a, char, s.n + 1);

    if (s.n > 0)
        memcpy(c, s.p, s.n);
    return c;
}

struct str str_copy(struct arena *a, struct str s)
{
    return (struct str){ str_c(a, s), s.n };
}

struct str str_number(struct arena *a, long n)
{
    char text[24], *p = text + sizeof text;
    unsigned long rest = n < 0 ? -(unsigned long)n : (unsigned long)n;

    do
        *--p = (char)('0' + rest % 10);
    while ((rest /= 10) > 0);
    if (n < 0)
        *--p = '-';
    return str_copy(a, (struct str){ p, (size_t)(text + sizeof text - p) });
}

struct str str_capitals(struct arena *a, struct str s)
{
    char *p = str_c(a, s);

    for (size_t i = 0; i < s.n; i++)
        p[i] = (char)toupper((unsigned char)p[i]);
    return (struct str){ p, s.n };
}

struct str str_join(struct arena *a, struct str s, struct str t)
{
    char *p = arena_alloc(a, 1, s.n + t.n + 1);

    if (s.n > 0)
        memcpy(p, s.p, s.n);
    if (t.n > 0)
        memcpy(p + s.n, t.p, t.n);
    return (struct str){ p, s.n + t.n };
}

const char *str_between(int i, int n, const char *last)
{
    if (i == 0)
        return "";
    return i == n - 1 ? last : ", ";
}

struct str str_fmt(struct arena *a, const char *fmt, ...)
{
    char brief[128]; /* most are shorter: those are set only once */
    va_list ap, again;

    va_start(ap, fmt);
    va_copy(again, ap);
    int n = vsnprintf(brief, sizeof brief, fmt, ap);
    va_end(ap);
    assert(n >= 0);
    char *c = arena_new(a, char, n + 1);
    if ((size_t)n < sizeof brief)
        memcpy(c, brief, (size_t)n + 1);
    else
        vsnprintf(c, (size_t)n + 1, fmt, again);
    va_end(again);
    return (struct str){ c, (size_t)n };
}

bool str_is_digit(char c)
{
    return c >= '0' && c <= '9';
}
