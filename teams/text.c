/* SPDX-License-Identifier: Apache-2.0 */
#include "teams/text.h"

#include <stdio.h>
#include <string.h>
#include <utf8proc.h>

#include "engine/base/arena.h"
#include "engine/base/direction.h"
#include "teams/joiner.h"

/* The letter at the head of `s` and its length in bytes; -1 and 1 if the bytes are not UTF-8. */
static utf8proc_int32_t letter_at(struct str s, size_t *n)
{
    utf8proc_int32_t letter;

    if (s.n > 0 && (unsigned char)s.p[0] < 0x80) { /* most are of one byte */
        *n = 1;
        return s.p[0];
    }
    utf8proc_ssize_t used = utf8proc_iterate((const utf8proc_uint8_t *)s.p, (utf8proc_ssize_t)s.n, &letter);

    *n = used > 0 ? (size_t)used : 1;
    return used > 0 ? letter : -1;
}

static struct str skip(struct str s, size_t n)
{
    return (struct str){ s.p + n, s.n - n };
}

size_t text_utf8(struct str s)
{
    size_t at = 0, n = 0;

    while (at < s.n && letter_at(skip(s, at), &n) >= 0)
        at += n;
    return at;
}

/* A string that is written into room known to suffice. */
struct sink {
    char *p;
    size_t n;
};

static void put_bytes(struct sink *out, const char *p, size_t n)
{
    memcpy(out->p + out->n, p, n);
    out->n += n;
}

/* What most names are made of: the tables of Unicode are not asked about it. */
static bool is_usual(utf8proc_int32_t letter)
{
    return letter > ' ' && letter < 0x7F;
}

static bool is_blank(utf8proc_int32_t letter)
{
    if (is_usual(letter))
        return false;
    utf8proc_category_t c = utf8proc_category(letter);

    return letter == '\t' || letter == '\n' || letter == '\r' || c == UTF8PROC_CATEGORY_ZS ||
           c == UTF8PROC_CATEGORY_ZL || c == UTF8PROC_CATEGORY_ZP;
}

/* Marks that turn the direction of writing would let a name rearrange the line it is printed in. */
static bool is_control(utf8proc_int32_t letter)
{
    return utf8proc_category(letter) == UTF8PROC_CATEGORY_CC || (letter >= 0x202A && letter <= 0x202E) ||
           (letter >= 0x2066 && letter <= 0x2069);
}

/* Letters that nobody sees, or that look like a blank and are none: two names that differ by one look alike. With them what stands for
   something that is no text; what is no letter at all, Unicode keeps to itself (is_no_letter). */
static bool is_invisible(utf8proc_int32_t letter)
{
    static const struct {
        utf8proc_int32_t from, to;
    } range[] = {
        { 0x034F, 0x034F },                       /* grapheme joiner */
        { 0x115F, 0x1160 },                       /* Hangul fillers, and below */
        { 0x17B4, 0x17B5 },                       /* Khmer vowels that are not written */
        { 0x180B, 0x180F },                       /* Mongolian variation selectors */
        { 0x2065, 0x2065 },                       /* among the marks of direction, not assigned */
        { 0x2800, 0x2800 },                       /* Braille without dots */
        { 0x3164, 0x3164 },   { 0xFE00, 0xFE0F }, /* variation selectors */
        { 0xFFA0, 0xFFA0 },   { 0xFFF0, 0xFFF8 }, /* not assigned, and ignored by whoever shows them */
        { 0xFFFC, 0xFFFC },                       /* an object */
        { 0xE0000, 0xE0FFF },                     /* tags, variation selectors, the rest of their plane */
    };

    for (size_t i = 0; i < sizeof range / sizeof *range && letter >= range[i].from; i++)
        if (letter <= range[i].to)
            return true;
    return utf8proc_category(letter) == UTF8PROC_CATEGORY_CF;
}

/* XML, for one, cannot hold the last two of the first plane at all. */
static bool is_no_letter(utf8proc_int32_t letter)
{
    return (letter & 0xFFFE) == 0xFFFE || (letter >= 0xFDD0 && letter <= 0xFDEF);
}

static bool is_hidden(utf8proc_int32_t letter)
{
    return letter < 0 || (!is_usual(letter) && (is_control(letter) || is_invisible(letter) || is_no_letter(letter)));
}

/* The letter at that byte of the text. Joiners are spelling where they can be seen. */
static bool is_hidden_in(struct str text, size_t at, utf8proc_int32_t letter)
{
    return is_hidden(letter) && !(joiner_is(letter) && joiner_may_stand(text, at));
}

/* Copies `in` with its white space made plain; false on bytes or letters that no name has. */
static bool plain(struct str in, struct sink *out)
{
    const struct str all = in;
    bool blank = false;
    size_t n;

    for (; in.n > 0; in = skip(in, n)) {
        utf8proc_int32_t letter = letter_at(in, &n);
        if (letter >= 0 && is_blank(letter)) {
            blank = out->n > 0;
            continue;
        }
        if (is_hidden_in(all, all.n - in.n, letter))
            return false;
        if (blank)
            put_bytes(out, " ", 1);
        blank = false;
        put_bytes(out, in.p, n);
    }
    return true;
}

/* The text decomposed, and composed again if the options say so; false if it is not UTF-8. */
static bool map(struct str in, int options, struct arena *a, struct str *out)
{
    const utf8proc_uint8_t *bytes = (const utf8proc_uint8_t *)in.p;
    utf8proc_ssize_t len = (utf8proc_ssize_t)in.n;
    utf8proc_option_t option = (utf8proc_option_t)options;
    utf8proc_ssize_t n = utf8proc_decompose(bytes, len, NULL, 0, option);

    if (n < 0)
        return false;
    utf8proc_int32_t *letter = arena_new(a, utf8proc_int32_t, n + 1);
    n = utf8proc_decompose(bytes, len, letter, n, option);
    n = utf8proc_reencode(letter, n, option);
    *out = (struct str){ (const char *)letter, (size_t)n };
    return true;
}

static bool is_ascii(struct str s)
{
    unsigned char any = 0;

    for (size_t i = 0; i < s.n; i++)
        any |= (unsigned char)s.p[i];
    return any < 0x80;
}

struct str text_visible(struct str s, struct arena *a)
{
    struct sink seen = { arena_new(a, char, s.n), 0 };
    struct str clean = { 0 };
    size_t n;

    for (struct str in = s; in.n > 0; in = skip(in, n)) {
        utf8proc_int32_t letter = letter_at(in, &n);
        if (letter >= 0 && (is_blank(letter) || !is_hidden_in(s, s.n - in.n, letter)))
            put_bytes(&seen, in.p, n);
    }
    return text_nfc((struct str){ seen.p, seen.n }, a, &clean) ? clean : (struct str){ 0 };
}

bool text_nfc(struct str in, struct arena *a, struct str *out)
{
    struct sink clean = { arena_new(a, char, in.n), 0 };

    if (!plain(joiner_drop_idle(in, a), &clean))
        return false;
    *out = (struct str){ clean.p, clean.n };
    return is_ascii(*out) || map(*out, UTF8PROC_STABLE | UTF8PROC_COMPOSE, a, out);
}

/* Letters that Unicode does not take apart, and the apostrophes that people type, folded case. */
static const struct {
    utf8proc_int32_t letter;
    const char *key;
} whole[] = {
#define FOLDED(letter, key) { letter, key },
#include "teams/folded.def"
#undef FOLDED
};
enum { WHOLE = sizeof whole / sizeof *whole };

static const char *key_of(utf8proc_int32_t letter)
{
    for (int i = 0; i < WHOLE; i++)
        if (whole[i].letter == letter)
            return whole[i].key;
    return NULL;
}

static char fold_byte(char c)
{
    if (c >= 'A' && c <= 'Z')
        return (char)(c | 0x20);
    return c == '`' ? '\'' : c;
}

/* A rating list has a million names without any other letter. */
static struct str fold_ascii(struct arena *a, struct str s)
{
    char *out = arena_new(a, char, s.n);

    for (size_t i = 0; i < s.n; i++)
        out[i] = fold_byte(s.p[i]);
    return (struct str){ out, s.n };
}

/* A mark that whoever searches leaves out: an accent, and the points of Hebrew and Arabic. Vowels of Devanagari, Thai and others are spelling: without
   them other names would be left. */
static bool is_accent(utf8proc_int32_t letter)
{
    enum { OVERLAY = 1, POINTS = 10, POINTS_END = 36, ACCENTS = 200 };

    if (letter < 0x0300 || utf8proc_category(letter) < UTF8PROC_CATEGORY_MN ||
        utf8proc_category(letter) > UTF8PROC_CATEGORY_ME)
        return false;
    const int class = utf8proc_get_property(letter)->combining_class;
    return class == OVERLAY || (class >= POINTS && class <= POINTS_END) || class >= ACCENTS ||
           utf8proc_category(letter) == UTF8PROC_CATEGORY_ME;
}

struct str text_fold(struct arena *a, struct str s)
{
    int options = UTF8PROC_STABLE | UTF8PROC_DECOMPOSE | UTF8PROC_CASEFOLD | UTF8PROC_IGNORE;
    struct str folded;
    size_t n;

    if (is_ascii(s))
        return fold_ascii(a, s);
    if (!map(s, options, a, &folded))
        return str_copy(a, s);
    struct sink out = { arena_new(a, char, 2 * folded.n), 0 };
    for (; folded.n > 0; folded = skip(folded, n)) {
        utf8proc_int32_t letter = letter_at(folded, &n);
        const char *key = key_of(letter);
        if (key)
            put_bytes(&out, key, strlen(key));
        else if (!is_accent(letter))
            put_bytes(&out, folded.p, n);
    }
    return (struct str){ out.p, out.n };
}

struct str text_plain(struct arena *a, struct str s)
{
    struct str all;
    size_t n;

    if (!map(s, UTF8PROC_STABLE | UTF8PROC_DECOMPOSE | UTF8PROC_COMPAT | UTF8PROC_IGNORE, a, &all))
        return s;
    struct sink out = { arena_new(a, char, all.n), 0 };
    for (; all.n > 0; all = skip(all, n))
        if (!is_accent(letter_at(all, &n)))
            put_bytes(&out, all.p, n);
    return (struct str){ out.p, out.n };
}

struct str text_capital(struct arena *a, struct str s)
{
    struct str rest = s;
    utf8proc_uint8_t bytes[4];
    const int small = s.n > 0 ? text_letter(&rest) : -1;
    const utf8proc_int32_t capital = small < 0 ? small : utf8proc_totitle(small);

    if (capital == small)
        return s;
    return str_fmt(a, "%.*s%.*s", (int)utf8proc_encode_char(capital, bytes), (const char *)bytes, STR_ARG(rest));
}

size_t text_letters(struct str s)
{
    size_t letters = 0, n;

    for (; s.n > 0; s = skip(s, n), letters++)
        letter_at(s, &n);
    return letters;
}

static int columns_of(utf8proc_int32_t letter)
{
    return letter < 0 ? 1 : utf8proc_charwidth(letter);
}

int text_width(struct str s)
{
    int width = 0;
    size_t n;

    for (; s.n > 0; s = skip(s, n))
        width += columns_of(letter_at(s, &n));
    return width;
}

/* The longest beginning of `s`, made of letters with all their marks, that fits the columns. */
static struct str head(struct str s, int columns)
{
    size_t end = 0, at = 0, n;
    utf8proc_int32_t before = -1, state = 0;

    for (int width = 0; at < s.n; at += n) {
        utf8proc_int32_t letter = letter_at(skip(s, at), &n);
        if (before < 0 || letter < 0 || utf8proc_grapheme_break_stateful(before, letter, &state))
            end = at;
        width += columns_of(letter);
        if (width > columns)
            break;
        before = letter;
    }
    return (struct str){ s.p, at < s.n ? end : s.n };
}

struct str text_end(struct str s, int columns)
{
    size_t at = 0, n, from = s.n;
    utf8proc_int32_t before = -1, state = 0;

    for (int left = text_width(s); at < s.n && from == s.n; at += n) {
        utf8proc_int32_t letter = letter_at(skip(s, at), &n);
        if (left <= columns && (before < 0 || letter < 0 || utf8proc_grapheme_break_stateful(before, letter, &state)))
            from = at;
        else if (left > columns && before >= 0 && letter >= 0)
            utf8proc_grapheme_break_stateful(before, letter, &state);
        left -= columns_of(letter);
        before = letter;
    }
    return skip(s, from);
}

/* A third of it is the end, which tells "... I" from "... II". */
static int columns_of_end(int columns)
{
    enum { LEAST = 2, PART = 3 };

    if (columns <= LEAST)
        return 0;
    return columns / PART > LEAST ? columns / PART : LEAST;
}

struct str text_cut(struct arena *a, struct str s, int columns)
{
    if (text_width(s) <= columns)
        return s;
    if (columns <= 0)
        return (struct str){ 0 };
    int end = columns_of_end(columns - 1);
    struct str first = head(s, columns - 1 - end), last = text_end(s, end);
    if (first.n == 0) { /* the first letter is wide */
        first = head(s, columns - 1);
        last = (struct str){ 0 };
    }
    while (first.n > 0 && first.p[first.n - 1] == ' ')
        first.n--;
    while (str_ends(first, STR("\xE2\x80\x8C")) || str_ends(first, STR("\xE2\x80\x8D")))
        first.n -= 3; /* a joiner joins what is cut off */
    while (last.n > 0 && last.p[0] == ' ')
        last = skip(last, 1);
    while (str_starts(last, STR("\xE2\x80\x8C")) || str_starts(last, STR("\xE2\x80\x8D")))
        last = skip(last, 3);
    return str_fmt(a, "%.*s\xE2\x80\xA6%.*s", STR_ARG(first), STR_ARG(last));
}

int text_letter(struct str *rest)
{
    size_t n;
    utf8proc_int32_t letter = letter_at(*rest, &n);

    *rest = skip(*rest, n);
    return letter;
}

bool text_is_latin(struct str s)
{
    enum { BASIC_END = 0x250, MARKED = 0x1E00, MARKED_END = 0x1F00, PUNCTUATION = 0x2010, PUNCTUATION_END = 0x2020 };

    while (s.n > 0) {
        int c = text_letter(&s);
        if (c < 0 || (c >= BASIC_END && (c < MARKED || c >= MARKED_END) && (c < PUNCTUATION || c >= PUNCTUATION_END)))
            return false;
    }
    return true;
}

/* The letter at that byte. A carriage return that ends no line would go back over what stands there. */
static bool is_shown(struct str all, size_t at, utf8proc_int32_t letter, bool lines)
{
    const struct str s = skip(all, at);

    if (letter == ' ' || is_usual(letter))
        return true;
    bool ends = letter == '\n' || letter == '\t' || (letter == '\r' && s.n > 1 && s.p[1] == '\n');

    return (lines && ends) || !is_hidden_in(all, at, letter);
}

/* Of the marks of direction an isolate may be shown: it turns nothing beyond its end. `end` is where the last one ends. */
static bool is_of_isolate(struct str all, size_t at, utf8proc_int32_t letter, size_t *end)
{
    enum { OPEN = 0x2068, CLOSE = 0x2069, MARK = sizeof DIRECTION_CLOSE - 1 };
    size_t n = letter == OPEN ? direction_isolate(skip(all, at)) : 0;

    if (n > 0)
        *end = at + n;
    return n > 0 || (letter == CLOSE && *end == at + MARK);
}

static bool all_shown(struct str s, bool lines)
{
    size_t n = 0, end = 0;

    for (size_t at = 0; at < s.n; at += n) {
        utf8proc_int32_t letter = letter_at(skip(s, at), &n);
        if (!is_shown(s, at, letter, lines) && !is_of_isolate(s, at, letter, &end))
            return false;
    }
    return true;
}

size_t text_hidden(struct str s)
{
    size_t at = 0, n = 0;

    for (; at < s.n; at += n) {
        utf8proc_int32_t letter = letter_at(skip(s, at), &n);
        if (!is_blank(letter) && is_hidden_in(s, at, letter) && !joiner_is_idle(s, at))
            break;
    }
    return at;
}

bool text_is_plain(struct str s)
{
    size_t n = 0;

    for (size_t at = 0; at < s.n; at += n) {
        utf8proc_int32_t letter = letter_at(skip(s, at), &n);
        if (letter != ' ' && (is_hidden_in(s, at, letter) || is_blank(letter)))
            return false;
    }
    return true;
}

static void put_code(struct sink *out, struct str rest, utf8proc_int32_t letter)
{
    enum { LONGEST = sizeof "\\U0010FFFF" };
    char *at = out->p + out->n;

    if (letter < 0)
        out->n += (size_t)snprintf(at, LONGEST, "\\x%02X", (unsigned)(unsigned char)rest.p[0]);
    else
        out->n += (size_t)snprintf(at, LONGEST, letter <= 0xFFFF ? "\\u%04X" : "\\U%08X", (unsigned)letter);
}

struct str text_shown(struct str s, bool lines, struct arena *a)
{
    enum { GROWS = 6 }; /* one byte becomes so many at most */
    size_t n = 0, end = 0;

    if (all_shown(s, lines))
        return s;
    struct sink out = { arena_new(a, char, GROWS *s.n + GROWS), 0 };
    for (size_t at = 0; at < s.n; at += n) {
        utf8proc_int32_t letter = letter_at(skip(s, at), &n);
        if (is_shown(s, at, letter, lines) || is_of_isolate(s, at, letter, &end))
            put_bytes(&out, s.p + at, n);
        else
            put_code(&out, skip(s, at), letter);
    }
    return (struct str){ out.p, out.n };
}
