/* SPDX-License-Identifier: Apache-2.0 */
/* Nothing in a file says which code page it has. In the names of one of its languages stand letters that go together, as o with two strokes and u with two
   strokes in Hungarian, and what another code page makes of them does not: which languages could write a word is counted, word by word. */
#include "import/code_page.h"

#include <string.h>

#include "engine/base/arena.h"
#include "engine/base/finding.h"
#include "import/messages.h"
#include "teams/text.h"

enum { FIRST = 0x80, LETTERS = 0x100 - FIRST, TWO_BYTES_END = 0x800, BYTES = 3 };

static const int letters[CODE_PAGES][LETTERS] = {
    [CODE_PAGE_WESTERN] = {
        0x20AC, 0x0081, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160, 0x2039,
        0x0152, 0x008D, 0x017D, 0x008F, 0x0090, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014,
        0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0x009D, 0x017E, 0x0178, 0x00A0, 0x00A1, 0x00A2, 0x00A3,
        0x00A4, 0x00A5, 0x00A6, 0x00A7, 0x00A8, 0x00A9, 0x00AA, 0x00AB, 0x00AC, 0x00AD, 0x00AE, 0x00AF,
        0x00B0, 0x00B1, 0x00B2, 0x00B3, 0x00B4, 0x00B5, 0x00B6, 0x00B7, 0x00B8, 0x00B9, 0x00BA, 0x00BB,
        0x00BC, 0x00BD, 0x00BE, 0x00BF, 0x00C0, 0x00C1, 0x00C2, 0x00C3, 0x00C4, 0x00C5, 0x00C6, 0x00C7,
        0x00C8, 0x00C9, 0x00CA, 0x00CB, 0x00CC, 0x00CD, 0x00CE, 0x00CF, 0x00D0, 0x00D1, 0x00D2, 0x00D3,
        0x00D4, 0x00D5, 0x00D6, 0x00D7, 0x00D8, 0x00D9, 0x00DA, 0x00DB, 0x00DC, 0x00DD, 0x00DE, 0x00DF,
        0x00E0, 0x00E1, 0x00E2, 0x00E3, 0x00E4, 0x00E5, 0x00E6, 0x00E7, 0x00E8, 0x00E9, 0x00EA, 0x00EB,
        0x00EC, 0x00ED, 0x00EE, 0x00EF, 0x00F0, 0x00F1, 0x00F2, 0x00F3, 0x00F4, 0x00F5, 0x00F6, 0x00F7,
        0x00F8, 0x00F9, 0x00FA, 0x00FB, 0x00FC, 0x00FD, 0x00FE, 0x00FF,
    },
    [CODE_PAGE_CENTRAL] = {
        0x20AC, 0x0081, 0x201A, 0x0083, 0x201E, 0x2026, 0x2020, 0x2021, 0x0088, 0x2030, 0x0160, 0x2039,
        0x015A, 0x0164, 0x017D, 0x0179, 0x0090, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014,
        0x0098, 0x2122, 0x0161, 0x203A, 0x015B, 0x0165, 0x017E, 0x017A, 0x00A0, 0x02C7, 0x02D8, 0x0141,
        0x00A4, 0x0104, 0x00A6, 0x00A7, 0x00A8, 0x00A9, 0x015E, 0x00AB, 0x00AC, 0x00AD, 0x00AE, 0x017B,
        0x00B0, 0x00B1, 0x02DB, 0x0142, 0x00B4, 0x00B5, 0x00B6, 0x00B7, 0x00B8, 0x0105, 0x015F, 0x00BB,
        0x013D, 0x02DD, 0x013E, 0x017C, 0x0154, 0x00C1, 0x00C2, 0x0102, 0x00C4, 0x0139, 0x0106, 0x00C7,
        0x010C, 0x00C9, 0x0118, 0x00CB, 0x011A, 0x00CD, 0x00CE, 0x010E, 0x0110, 0x0143, 0x0147, 0x00D3,
        0x00D4, 0x0150, 0x00D6, 0x00D7, 0x0158, 0x016E, 0x00DA, 0x0170, 0x00DC, 0x00DD, 0x0162, 0x00DF,
        0x0155, 0x00E1, 0x00E2, 0x0103, 0x00E4, 0x013A, 0x0107, 0x00E7, 0x010D, 0x00E9, 0x0119, 0x00EB,
        0x011B, 0x00ED, 0x00EE, 0x010F, 0x0111, 0x0144, 0x0148, 0x00F3, 0x00F4, 0x0151, 0x00F6, 0x00F7,
        0x0159, 0x016F, 0x00FA, 0x0171, 0x00FC, 0x00FD, 0x0163, 0x02D9,
    },
    [CODE_PAGE_CYRILLIC] = {
        0x0402, 0x0403, 0x201A, 0x0453, 0x201E, 0x2026, 0x2020, 0x2021, 0x20AC, 0x2030, 0x0409, 0x2039,
        0x040A, 0x040C, 0x040B, 0x040F, 0x0452, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014,
        0x0098, 0x2122, 0x0459, 0x203A, 0x045A, 0x045C, 0x045B, 0x045F, 0x00A0, 0x040E, 0x045E, 0x0408,
        0x00A4, 0x0490, 0x00A6, 0x00A7, 0x0401, 0x00A9, 0x0404, 0x00AB, 0x00AC, 0x00AD, 0x00AE, 0x0407,
        0x00B0, 0x00B1, 0x0406, 0x0456, 0x0491, 0x00B5, 0x00B6, 0x00B7, 0x0451, 0x2116, 0x0454, 0x00BB,
        0x0458, 0x0405, 0x0455, 0x0457, 0x0410, 0x0411, 0x0412, 0x0413, 0x0414, 0x0415, 0x0416, 0x0417,
        0x0418, 0x0419, 0x041A, 0x041B, 0x041C, 0x041D, 0x041E, 0x041F, 0x0420, 0x0421, 0x0422, 0x0423,
        0x0424, 0x0425, 0x0426, 0x0427, 0x0428, 0x0429, 0x042A, 0x042B, 0x042C, 0x042D, 0x042E, 0x042F,
        0x0430, 0x0431, 0x0432, 0x0433, 0x0434, 0x0435, 0x0436, 0x0437, 0x0438, 0x0439, 0x043A, 0x043B,
        0x043C, 0x043D, 0x043E, 0x043F, 0x0440, 0x0441, 0x0442, 0x0443, 0x0444, 0x0445, 0x0446, 0x0447,
        0x0448, 0x0449, 0x044A, 0x044B, 0x044C, 0x044D, 0x044E, 0x044F,
    },
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
