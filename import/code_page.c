/* SPDX-License-Identifier: Apache-2.0 */
/* Nothing in a file says which code page it has. In the names of one of its languages stand letters that go together, as o with two strokes and u with two
   strokes in Hungarian, and what another code page makes of them does not: which languages could write a word is counted, word by word. */
#include "import/code_page.h"

#include <stddef.h>
#include <string.h>

#include "engine/base/arena.h"
#include "engine/base/finding.h"
#include "import/messages.h"
#include "teams/text.h"

enum { FIRST = 0x80, LETTERS = 0x100 - FIRST, TWO_BYTES_END = 0x800, BYTES = 3 };

/* From 0x80 on; what a code page leaves free is the control character of that number. */
static const wchar_t letters[CODE_PAGES][LETTERS + 1] = {
    [CODE_PAGE_WESTERN] = L"€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8DŽ\x8F\x90‘’“”•–—˜™š›œ\x9DžŸ"
                          L"\u00A0¡¢£¤¥¦§¨©ª«¬\u00AD®¯°±²³´µ¶·¸¹º»¼½¾¿"
                          L"ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖ×ØÙÚÛÜÝÞß"
                          L"àáâãäåæçèéêëìíîïðñòóôõö÷øùúûüýþÿ",
    [CODE_PAGE_CENTRAL] = L"€\x81‚\x83„…†‡\x88‰Š‹ŚŤŽŹ\x90‘’“”•–—\x98™š›śťžź"
                          L"\u00A0ˇ˘Ł¤Ą¦§¨©Ş«¬\u00AD®Ż°±˛ł´µ¶·¸ąş»Ľ˝ľż"
                          L"ŔÁÂĂÄĹĆÇČÉĘËĚÍÎĎĐŃŇÓÔŐÖ×ŘŮÚŰÜÝŢß"
                          L"ŕáâăäĺćçčéęëěíîďđńňóôőö÷řůúűüýţ˙",
    [CODE_PAGE_CYRILLIC] = L"ЂЃ‚ѓ„…†‡€‰Љ‹ЊЌЋЏђ‘’“”•–—\x98™љ›њќћџ"
                           L"\u00A0ЎўЈ¤Ґ¦§Ё©Є«¬\u00AD®Ї°±Ііґµ¶·ё№є»јЅѕї"
                           L"АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ"
                           L"абвгдежзийклмнопрстуфхцчшщъыьэюя",
};

const char *code_page_name(enum code_page page)
{
    static const char *const names[CODE_PAGES] = { "Latin 1 (Windows-1252)", "Windows-1250", "Windows-1251" };

    return names[page];
}

/* --- as UTF-8 ----------------------------------------------------------------------------------- */

/* Returns how many bytes it has. */
static size_t put(unsigned char *p, int c)
{
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

static int letter_of(unsigned char byte, enum code_page page)
{
    return byte < FIRST ? byte : letters[page][byte - FIRST];
}

static size_t put_all(unsigned char *p, struct str s, enum code_page page)
{
    size_t n = 0;

    for (size_t i = 0; i < s.n; i++)
        n += put(p + n, letter_of((unsigned char)s.p[i], page));
    return n;
}

struct str code_page_text(struct str s, enum code_page page, struct arena *a)
{
    unsigned char *p = arena_new(a, unsigned char, BYTES *s.n + 1);
    size_t n = put_all(p, s, page);

    return (struct str){ (const char *)p, n };
}

/* With its end. */
static struct str next_line(struct str rest)
{
    const char *end = rest.n > 0 ? memchr(rest.p, '\n', rest.n) : NULL;

    return (struct str){ rest.p, end ? (size_t)(end - rest.p) + 1 : rest.n };
}

static struct str behind(struct str rest, struct str one)
{
    return (struct str){ rest.p + one.n, rest.n - one.n };
}

/* --- which one it is ---------------------------------------------------------------------------- */

/* Letters beside those of English, small ones alone, of languages that are written in a code page. */
static const struct alphabet {
    enum code_page page;
    const char *letters;
} alphabets[] = {
    { CODE_PAGE_WESTERN, "äöüß" },              /* German */
    { CODE_PAGE_WESTERN, "àâæçèéêëîïôœùûüÿ" },  /* French */
    { CODE_PAGE_WESTERN, "áéíñóúüªº" },         /* Spanish */
    { CODE_PAGE_WESTERN, "áâãàçéêíóôõúüªº" },   /* Portuguese */
    { CODE_PAGE_WESTERN, "àèéìíîòóùúªº" },      /* Italian */
    { CODE_PAGE_WESTERN, "àçèéíïòóúü" },        /* Catalan */
    { CODE_PAGE_WESTERN, "åäöé" },              /* Swedish, Finnish */
    { CODE_PAGE_WESTERN, "æøåéóö" },            /* Danish, Norwegian */
    { CODE_PAGE_WESTERN, "áðéíóúýþæö" },        /* Icelandic */
    { CODE_PAGE_WESTERN, "áéíóúäëïöüè" },       /* Dutch */
    { CODE_PAGE_WESTERN, "äöõüšž" },            /* Estonian */
    { CODE_PAGE_CENTRAL, "äöüß" },              /* German */
    { CODE_PAGE_CENTRAL, "áčďéěíňóřšťúůýž" },   /* Czech */
    { CODE_PAGE_CENTRAL, "áäčďéíĺľňóôŕšťúýž" }, /* Slovak */
    { CODE_PAGE_CENTRAL, "ąćęłńóśźż" },         /* Polish */
    { CODE_PAGE_CENTRAL, "áéíóöőúüű" },         /* Hungarian */
    { CODE_PAGE_CENTRAL, "ăâîşţ" },             /* Romanian */
    { CODE_PAGE_CENTRAL, "čćđšž" },             /* Croatian, Slovene */
};
enum { ALPHABETS = sizeof alphabets / sizeof *alphabets };

/* Of the letters of these code pages that are no Cyrillic ones. */
static int small(int c)
{
    if ((c >= 0xC0 && c <= 0xDE && c != 0xD7) || c == 0x178)
        return c == 0x178 ? 0xFF : c + 0x20;
    if ((c >= 0x139 && c <= 0x148) || (c >= 0x179 && c <= 0x17E))
        return c + c % 2;
    return c >= 0x100 && c <= 0x177 ? c | 1 : c;
}

static bool is_letter(int c)
{
    return (c >= 0xC0 && c <= 0x17F && c != 0xD7 && c != 0xF7) || c == 0xAA || c == 0xBA;
}

/* What could be written in: a bit for each alphabet. */
struct look {
    unsigned in[LETTERS]; /* by byte */
    unsigned of[CODE_PAGES];
    unsigned word, all; /* the word that is looked at, all of them */
    int high, plain;
    bool cyrillic;
    struct code_page_shown shown[CODE_PAGES]; /* words that could be written in this one alone */
    struct str first;                         /* word that shows nothing */
};

static void look_up(struct look *l)
{
    for (int k = 0; k < ALPHABETS; k++) {
        struct str rest = str_of(alphabets[k].letters);
        l->of[alphabets[k].page] |= 1u << k;
        while (rest.n > 0) {
            int c = text_letter(&rest);
            for (int i = 0; i < LETTERS; i++)
                if (small(letters[alphabets[k].page][i]) == c)
                    l->in[i] |= 1u << k;
        }
    }
}

static void begin_word(struct look *l)
{
    l->word = l->of[CODE_PAGE_WESTERN] | l->of[CODE_PAGE_CENTRAL];
    l->high = l->plain = 0;
    l->cyrillic = true;
}

static void show(struct look *l, enum code_page page, struct str word)
{
    if (l->shown[page].words++ == 0)
        l->shown[page].word = word;
}

/* Cyrillic words have no letters of English. */
static void end_word(struct look *l, struct str word)
{
    enum { ALONE = 4 };
    bool western = l->word & l->of[CODE_PAGE_WESTERN], central = l->word & l->of[CODE_PAGE_CENTRAL];

    if (l->high >= ALONE && l->plain == 0 && l->cyrillic) {
        show(l, CODE_PAGE_CYRILLIC, word);
    } else if (l->high > 0 && l->plain > 0) {
        l->all &= l->word;
        l->first = l->first.n > 0 ? l->first : word;
        if (western != central)
            show(l, western ? CODE_PAGE_WESTERN : CODE_PAGE_CENTRAL, word);
    }
    begin_word(l);
}

/* Letters of any of them; what is a sign in all of them is between words. */
static bool add_letter(struct look *l, unsigned char byte)
{
    bool plain = (byte >= 'A' && byte <= 'Z') || (byte >= 'a' && byte <= 'z');

    if (byte < FIRST) {
        l->plain += plain;
        return plain;
    }
    int western = letter_of(byte, CODE_PAGE_WESTERN), central = letter_of(byte, CODE_PAGE_CENTRAL);
    bool cyrillic = letter_of(byte, CODE_PAGE_CYRILLIC) >= 0x400;
    if (!is_letter(western) && !is_letter(central) && !(cyrillic && byte >= 0xC0))
        return false;
    l->high++;
    l->word &= l->in[byte - FIRST];
    l->cyrillic = l->cyrillic && cyrillic;
    return true;
}

/* Where no word tells, all of them together may: that is so if one language of the one has all their letters, and none of the other. */
static enum code_page judge(struct look *l)
{
    const struct code_page_shown *s = l->shown;
    bool western = l->all & l->of[CODE_PAGE_WESTERN], central = l->all & l->of[CODE_PAGE_CENTRAL];

    if (s[CODE_PAGE_CYRILLIC].words > s[CODE_PAGE_WESTERN].words + s[CODE_PAGE_CENTRAL].words)
        return CODE_PAGE_CYRILLIC;
    if (s[CODE_PAGE_CENTRAL].words > s[CODE_PAGE_WESTERN].words)
        return CODE_PAGE_CENTRAL;
    if (s[CODE_PAGE_CENTRAL].words == 0 && s[CODE_PAGE_WESTERN].words == 0 && central && !western) {
        l->shown[CODE_PAGE_CENTRAL].word = l->first;
        return CODE_PAGE_CENTRAL;
    }
    return CODE_PAGE_WESTERN;
}

enum code_page code_page_of(struct str s, struct str *word)
{
    struct look l = { .all = ~0u };

    *word = (struct str){ 0 };
    if (text_utf8(s) == s.n)
        return CODE_PAGE_WESTERN;
    look_up(&l);
    for (struct str rest = s; rest.n > 0;) {
        struct str one = next_line(rest);
        rest = behind(rest, one);
        if (text_utf8(one) < one.n) {
            size_t from = 0;

            begin_word(&l);
            for (size_t i = 0; i < one.n; i++)
                if (!add_letter(&l, (unsigned char)one.p[i])) {
                    end_word(&l, (struct str){ one.p + from, i - from });
                    from = i + 1;
                }
            end_word(&l, (struct str){ one.p + from, one.n - from });
        }
    }
    enum code_page page = judge(&l);
    if (page != CODE_PAGE_WESTERN)
        *word = l.shown[page].word;
    return page;
}

/* --- a file ------------------------------------------------------------------------------------- */

struct str code_page_lines(struct str s, struct arena *a, struct code_page_read *was)
{
    struct str word;
    size_t n = 0;
    int at = 0;

    *was = (struct code_page_read){ 0 };
    if (text_utf8(s) == s.n)
        return s;
    was->page = code_page_of(s, &word);
    was->word = code_page_text(word, was->page, a);
    unsigned char *p = arena_new(a, unsigned char, BYTES *s.n + 1);
    for (struct str rest = s; rest.n > 0;) {
        struct str one = next_line(rest);
        rest = behind(rest, one);
        at++;
        if (text_utf8(one) == one.n) {
            memcpy(p + n, one.p, one.n);
            n += one.n;
            continue;
        }
        was->line = was->line > 0 ? was->line : at;
        n += put_all(p + n, one, was->page);
    }
    return (struct str){ (const char *)p, n };
}

void code_page_tell(const struct code_page_read *was, struct findings *f)
{
    if (was->line > 0)
        finding_say(f, WARNING, RULE_NONE, was->line,
                    say_file_is_of_page(str_of(code_page_name(was->page)), was->word));
}
