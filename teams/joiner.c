/* SPDX-License-Identifier: Apache-2.0 */
#include "teams/joiner.h"

#include <string.h>
#include <utf8proc.h>

#include "engine/base/arena.h"

enum { NON_JOINER = 0x200C, JOINER = 0x200D, VIRAMA = 9 };

enum joining { JOINS_NOTHING, JOINS_D, JOINS_R, JOINS_L };

static const struct {
    int from, to;
    enum joining joins;
} letters[] = {
#define JOINS(how, from, to) { from, to, JOINS_##how },
#include "teams/joining.def"
};

static enum joining joining_of(int letter)
{
    int low = 0, high = (int)(sizeof letters / sizeof *letters) - 1;

    while (low <= high) {
        int middle = (low + high) / 2;
        if (letter < letters[middle].from)
            high = middle - 1;
        else if (letter > letters[middle].to)
            low = middle + 1;
        else
            return letters[middle].joins;
    }
    return JOINS_NOTHING;
}

bool joiner_is(int letter)
{
    return letter == NON_JOINER || letter == JOINER;
}

/* The letter before that byte, and where it begins; -1: there is none. */
static int before(struct str text, size_t *at)
{
    utf8proc_int32_t letter = -1;
    size_t begin = *at;

    if (begin == 0)
        return -1;
    do
        begin--;
    while (begin > 0 && ((unsigned char)text.p[begin] & 0xC0) == 0x80);
    utf8proc_iterate((const utf8proc_uint8_t *)text.p + begin, (utf8proc_ssize_t)(*at - begin), &letter);
    *at = begin;
    return letter;
}

static int behind(struct str text, size_t *at)
{
    utf8proc_int32_t letter = -1;
    utf8proc_ssize_t n = *at < text.n ? utf8proc_iterate((const utf8proc_uint8_t *)text.p + *at,
                                                         (utf8proc_ssize_t)(text.n - *at), &letter)
                                      : 0;

    *at += n > 0 ? (size_t)n : 1;
    return n > 0 ? letter : -1;
}

static bool is_mark(int letter)
{
    return letter >= 0 && utf8proc_category(letter) == UTF8PROC_CATEGORY_MN;
}

static bool is_letter(int letter)
{
    utf8proc_category_t c = letter >= 0 ? utf8proc_category(letter) : UTF8PROC_CATEGORY_CN;

    return c >= UTF8PROC_CATEGORY_LU && c <= UTF8PROC_CATEGORY_LO;
}

/* How the letters on both sides join; marks may stand between. */
struct sides {
    enum joining left, right;
};

static struct sides sides_of(struct str text, size_t at, size_t end)
{
    int left, right;

    do
        left = before(text, &at);
    while (is_mark(left));
    do
        right = behind(text, &end);
    while (is_mark(right));
    return (struct sides){ joining_of(left), joining_of(right) };
}

/* A1: the letter before would join the one behind. */
static bool parts(struct sides s)
{
    return (s.left == JOINS_D || s.left == JOINS_L) && (s.right == JOINS_D || s.right == JOINS_R);
}

/* A2 and B: behind a virama, which is behind a letter; marks may stand between. */
static bool is_behind_virama(struct str text, size_t at)
{
    bool virama = false;
    int letter;

    while (is_mark(letter = before(text, &at)))
        virama = virama || utf8proc_get_property(letter)->combining_class == VIRAMA;
    return virama && is_letter(letter);
}

/* Between a letter and a virama that joins the next one: the first keeps its form (Bengali RA with YA, Kannada RA). */
static bool is_before_virama(struct str text, size_t at, size_t end)
{
    int virama = behind(text, &end), letter = behind(text, &end);

    return is_letter(before(text, &at)) && virama >= 0 && utf8proc_get_property(virama)->combining_class == VIRAMA &&
           is_letter(letter);
}

bool joiner_may_stand(struct str text, size_t at)
{
    size_t end = at, next;
    int joiner = behind(text, &end), letter;

    next = end;
    letter = behind(text, &next);
    if (is_behind_virama(text, at))
        return joiner == JOINER || is_letter(letter);
    return joiner == NON_JOINER ? parts(sides_of(text, at, end)) : is_before_virama(text, at, end);
}

bool joiner_is_idle(struct str text, size_t at)
{
    size_t end = at;

    if (behind(text, &end) != NON_JOINER)
        return false;
    const struct sides s = sides_of(text, at, end);
    return s.left != JOINS_NOTHING && s.right != JOINS_NOTHING && !parts(s);
}

struct str joiner_drop_idle(struct str text, struct arena *a)
{
    static const char joiner[] = "\xE2\x80\x8C";
    const size_t n = sizeof joiner - 1;
    size_t len = 0;

    if (text.n == 0 || !memmem(text.p, text.n, joiner, n))
        return text;
    char *out = arena_new(a, char, text.n);
    for (size_t at = 0; at < text.n;)
        if (text.n - at >= n && memcmp(text.p + at, joiner, n) == 0 && joiner_is_idle(text, at))
            at += n;
        else
            out[len++] = text.p[at++];
    return (struct str){ out, len };
}
