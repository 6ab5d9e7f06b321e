/* SPDX-License-Identifier: Apache-2.0 */
#include "import/western.h"

#include <string.h>

#include "engine/base/arena.h"
#include "teams/text.h"

enum { FIRST = 0x80, END = 0xA0, TWO_BYTES_END = 0x800, BYTES = 3 };

/* Letters of Windows-1252 from 0x80 to 0x9F: quotation marks, dashes and others in the place of control characters of Latin 1. Those that it does not have
   are as in Latin 1. */
static const int western[] = {
    0x20AC, 0x0081, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160,
    0x2039, 0x0152, 0x008D, 0x017D, 0x008F, 0x0090, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022,
    0x2013, 0x2014, 0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0x009D, 0x017E, 0x0178,
};

/* Returns how many bytes it has. */
static size_t put(unsigned char *p, int c)
{
    if (c >= FIRST && c < END)
        c = western[c - FIRST];
    if (c < FIRST) {
        p[0] = (unsigned char)c;
        return 1;
    }
    if (c < TWO_BYTES_END) {
        p[0] = (unsigned char)(0xC0 | c >> 6);
        p[1] = (unsigned char)(0x80 | (c & 0x3F));
        return 2;
    }
    p[0] = (unsigned char)(0xE0 | c >> 12);
    p[1] = (unsigned char)(0x80 | (c >> 6 & 0x3F));
    p[2] = (unsigned char)(0x80 | (c & 0x3F));
    return BYTES;
}

static size_t put_all(unsigned char *p, struct str s)
{
    size_t n = 0;

    for (size_t i = 0; i < s.n; i++)
        n += put(p + n, (unsigned char)s.p[i]);
    return n;
}

struct str western_text(struct str s, struct arena *a)
{
    unsigned char *p = arena_new(a, unsigned char, BYTES *s.n + 1);
    size_t n = put_all(p, s);

    return (struct str){ (const char *)p, n };
}

/* With its end. */
static struct str next_line(struct str rest)
{
    const char *end = rest.n > 0 ? memchr(rest.p, '\n', rest.n) : NULL;

    return (struct str){ rest.p, end ? (size_t)(end - rest.p) + 1 : rest.n };
}

struct str western_lines(struct str s, struct arena *a, int *line)
{
    size_t n = 0;
    int at = 0;

    *line = 0;
    if (text_utf8(s) == s.n)
        return s;
    unsigned char *p = arena_new(a, unsigned char, BYTES *s.n + 1);
    for (struct str rest = s; rest.n > 0;) {
        struct str one = next_line(rest);
        rest.p += one.n;
        rest.n -= one.n;
        at++;
        if (text_utf8(one) == one.n) {
            memcpy(p + n, one.p, one.n);
            n += one.n;
            continue;
        }
        *line = *line > 0 ? *line : at;
        n += put_all(p + n, one);
    }
    return (struct str){ (const char *)p, n };
}

static bool is_accented(int c)
{
    return c >= 0xC0 && c <= 0xFF && c != 0xD7 && c != 0xF7;
}

static bool is_plain(int c)
{
    return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z');
}

/* Polish, Czech, Slovak and Romanian letters of Windows-1250 are these signs in Windows-1252. */
static bool is_sign(int c)
{
    return c == 0xA3 || c == 0xA5 || c == 0xAF || c == 0xB3 || c == 0xB9 || c == 0xBC || c == 0xBE || c == 0xBF;
}

struct str western_doubt(struct str text)
{
    enum { ALONE = 4 };
    int accents = 0, plain = 0, signs = 0;
    const char *begins = text.p;

    for (struct str rest = text; rest.n > 0;) {
        const char *at = rest.p;
        int c = text_letter(&rest);
        accents += is_accented(c);
        plain += is_plain(c);
        signs += is_sign(c);
        bool in_word = is_accented(c) || is_plain(c) || is_sign(c);
        if (in_word && rest.n > 0)
            continue;
        const char *ends = in_word ? rest.p : at;
        if ((signs > 0 && plain > 1) || (accents >= ALONE && plain == 0))
            return (struct str){ begins, (size_t)(ends - begins) };
        accents = plain = signs = 0;
        begins = rest.p;
    }
    return (struct str){ 0 };
}
