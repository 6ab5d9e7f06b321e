/* SPDX-License-Identifier: Apache-2.0 */
#include "import/unicode.h"

#include <string.h>

#include "engine/base/arena.h"
#include "engine/base/err.h"
#include "engine/base/finding.h"
#include "import/messages.h"

enum { LARGEST = 0x10FFFF };

/* How the units of a form are written: `zero` tells of the bytes of two ASCII letters which are zero. */
static const struct layout {
    enum unicode form;
    struct str mark;
    const char *zero;
    bool low_first;
} layouts[] = {
    { UNICODE_32, STR("\xFF\xFE\0\0"), "x000x000", true },
    { UNICODE_32, STR("\0\0\xFE\xFF"), "000x000x", false },
    { UNICODE_16, STR("\xFF\xFE"), "x0x0", true },
    { UNICODE_16, STR("\xFE\xFF"), "0x0x", false },
};
enum { LAYOUTS = sizeof layouts / sizeof *layouts };

static bool has_zeros(struct str bytes, const char *zero)
{
    size_t n = strlen(zero), i = 0;

    while (i < n && i < bytes.n && (bytes.p[i] == '\0') == (zero[i] == '0'))
        i++;
    return i == n;
}

/* The mark of UTF-32 begins with that of UTF-16. */
static const struct layout *layout_of(struct str bytes)
{
    for (int i = 0; i < LAYOUTS; i++)
        if (str_starts(bytes, layouts[i].mark))
            return &layouts[i];
    for (int i = 0; i < LAYOUTS; i++)
        if (has_zeros(bytes, layouts[i].zero))
            return &layouts[i];
    return NULL;
}

enum unicode unicode_form(struct str bytes)
{
    const struct layout *l = layout_of(bytes);

    return l ? l->form : UNICODE_8;
}

const char *unicode_name(enum unicode form)
{
    static const char *const names[] = { [UNICODE_8] = "UTF-8", [UNICODE_16] = "UTF-16", [UNICODE_32] = "UTF-32" };

    return names[form];
}

struct letters {
    const struct layout *layout;
    struct str rest;
};

/* -1: there is no whole one. */
static long next_unit(struct letters *l)
{
    const unsigned char *p = (const unsigned char *)l->rest.p;
    size_t size = l->layout->form == UNICODE_32 ? 4 : 2;
    unsigned long unit = 0;

    if (l->rest.n < size)
        return -1;
    for (size_t i = 0; i < size; i++)
        unit = unit << 8 | p[l->layout->low_first ? size - 1 - i : i];
    l->rest.p += size;
    l->rest.n -= size;
    return (long)unit;
}

/* -1: half of a pair stands alone, or it is none. */
static long next_letter(struct letters *l)
{
    long letter = next_unit(l);

    if (letter >> 11 != 0xD800 >> 11)
        return letter <= LARGEST ? letter : -1;
    long low = letter >> 10 == 0xD800 >> 10 && l->layout->form == UNICODE_16 ? next_unit(l) : -1;
    return low >= 0 && low >> 10 == 0xDC00 >> 10 ? 0x10000 + ((letter & 0x3FF) << 10 | (low & 0x3FF)) : -1;
}

static size_t put_letter(char *to, long letter)
{
    static const unsigned char first[] = { 0, 0, 0xC0, 0xE0, 0xF0 };
    size_t n = (size_t)1 + (letter >= 0x80) + (letter >= 0x800) + (letter >= 0x10000);

    for (size_t i = n - 1; i > 0; i--, letter >>= 6)
        to[i] = (char)(0x80 | (letter & 0x3F));
    to[0] = (char)(first[n] | letter);
    return n;
}

static bool convert(struct letters l, struct str file, char *text, size_t *n, struct err *e)
{
    int line = 1;

    while (l.rest.n > 0) {
        long letter = next_letter(&l);
        if (letter < 0)
            return err_say(e, ERR_INPUT, say_letter_is_half(file, line, unicode_name(l.layout->form)));
        line += letter == '\n';
        *n += put_letter(text + *n, letter);
    }
    return true;
}

bool unicode_text(struct str *bytes, struct str file, struct arena *a, enum unicode *was, struct err *e)
{
    const struct layout *layout = layout_of(*bytes);
    size_t n = 0;

    *was = layout ? layout->form : UNICODE_8;
    if (!layout)
        return true;
    size_t mark = str_starts(*bytes, layout->mark) ? layout->mark.n : 0;
    struct letters l = { layout, { bytes->p + mark, bytes->n - mark } };
    char *text = arena_new(a, char, 2 * l.rest.n + 1);
    if (!convert(l, file, text, &n, e))
        return false;
    text[n] = '\0';
    /* What XML says of its encoding is true no more: blanks stand there instead, so that everything else stays where it was. */
    static const char word[] = "encoding";
    char *end = n > 5 && memcmp(text, "<?xml", 5) == 0 ? memchr(text, '>', n) : NULL;
    char *at = end ? memmem(text, (size_t)(end - text), word, strlen(word)) : NULL;
    char *open = at ? strpbrk(at, "\"'>") : NULL;
    char *close = open && open < end ? memchr(open + 1, *open, (size_t)(end - open)) : NULL;

    if (close)
        memset(at, ' ', (size_t)(close + 1 - at));
    *bytes = (struct str){ text, n };
    return true;
}

bool unicode_read(struct str *bytes, struct str file, struct arena *a, struct findings *f, struct err *e)
{
    enum unicode was;

    if (!unicode_text(bytes, file, a, &was, e))
        return false;
    if (was != UNICODE_8)
        finding_say(f, NOTE, RULE_NONE, 0, say_file_is_unicode(unicode_name(was)));
    return true;
}
