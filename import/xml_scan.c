/* SPDX-License-Identifier: Apache-2.0 */
#include "import/xml_scan.h"

#include <string.h>
#include <strings.h>

/* Letters beyond ASCII are all the same here. */
enum { OTHER = 0x80 };

struct scan {
    struct str rest;
    int width, low; /* bytes of a letter, and which of them has the ASCII */
};

static const struct {
    struct str begin;
    int width, low;
} forms[] = {
    { { "\xFF\xFE\0\0", 4 }, 4, 0 }, { { "\0\0\xFE\xFF", 4 }, 4, 3 }, { { "<\0\0\0", 4 }, 4, 0 },
    { { "\0\0\0<", 4 }, 4, 3 },      { { "\xFF\xFE", 2 }, 2, 0 },     { { "\xFE\xFF", 2 }, 2, 1 },
    { { "<\0", 2 }, 2, 0 },          { { "\0<", 2 }, 2, 1 },
};

static struct scan scan_of(struct str bytes)
{
    for (size_t i = 0; i < sizeof forms / sizeof *forms; i++)
        if (str_starts(bytes, forms[i].begin))
            return (struct scan){ bytes, forms[i].width, forms[i].low };
    return (struct scan){ bytes, 1, 0 };
}

static bool at_end(const struct scan *s)
{
    return s->rest.n < (size_t)s->width;
}

static int letter(const struct scan *s)
{
    int code = (unsigned char)s->rest.p[s->low];

    for (int i = 0; i < s->width; i++)
        if (i != s->low && s->rest.p[i] != 0)
            code = OTHER;
    return code;
}

static void step(struct scan *s)
{
    s->rest.p += s->width;
    s->rest.n -= (size_t)s->width;
}

/* To the next letter of that kind, or to the end. */
static void seek(struct scan *s, char c)
{
    if (s->width == 1) {
        const char *at = memchr(s->rest.p, c, s->rest.n);
        size_t n = at ? (size_t)(at - s->rest.p) : s->rest.n;
        s->rest = (struct str){ s->rest.p + n, s->rest.n - n };
    } else {
        while (!at_end(s) && letter(s) != c)
            step(s);
    }
}

/* Of the first letter of `to`. */
static int line_of(struct str bytes, const struct scan *to)
{
    struct scan s = scan_of(bytes);
    int line = 1;

    for (; s.rest.p < to->rest.p; step(&s))
        line += letter(&s) == '\n';
    return line;
}

static bool begins(const struct scan *s, const char *text)
{
    struct scan ahead = *s;

    for (; *text && !at_end(&ahead); text++, step(&ahead))
        if (letter(&ahead) != *text)
            return false;
    return *text == '\0';
}

/* What begins with < and is no tag. */
static bool skip_other(struct scan *s)
{
    static const char *const others[][2] = { { "<!--", "-->" }, { "<![CDATA[", "]]>" }, { "<?", "?>" } };

    for (size_t i = 0; i < sizeof others / sizeof *others; i++)
        if (begins(s, others[i][0])) {
            for (size_t k = strlen(others[i][0]); k > 0; k--)
                step(s);
            const char *end = others[i][1];
            for (seek(s, *end); !at_end(s) && !begins(s, end); seek(s, *end))
                step(s);
            for (; *end && !at_end(s); end++)
                step(s);
            return true;
        }
    return false;
}

/* Up to the next <. */
static int count_attributes(struct scan *s)
{
    bool equals = false;
    int n = 0;

    for (step(s); !at_end(s) && letter(s) != '<'; step(s)) {
        int c = letter(s);
        n += equals && (c == '"' || c == '\'');
        equals = c == '=' || (equals && (c == ' ' || c == '\t' || c == '\n' || c == '\r'));
    }
    return n;
}

bool xml_scan(struct str bytes, int most, int *line)
{
    struct scan s = scan_of(bytes);

    for (seek(&s, '<'); !at_end(&s); seek(&s, '<')) {
        struct scan tag = s;
        if (!skip_other(&s) && count_attributes(&s) > most) {
            *line = line_of(bytes, &tag);
            return false;
        }
    }
    return true;
}

bool xml_scan_knows(struct str encoding)
{
    static const char *const known[] = {
        "UTF-8", "UTF-16", "US-ASCII", "ASCII",   "ISO-8859-", "ISO_8859-", "WINDOWS-125", "CP125",
        "KOI8-", "GB2312", "GBK",      "GB18030", "BIG5",      "EUC-",      "SHIFT_JIS",
    };

    for (size_t i = 0; i < sizeof known / sizeof *known; i++)
        if (encoding.n >= strlen(known[i]) && strncasecmp(encoding.p, known[i], strlen(known[i])) == 0)
            return true;
    return false;
}
