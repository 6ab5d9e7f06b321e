/* SPDX-License-Identifier: Apache-2.0 */
#include "import/code_page.h"
#include "import/trf/trf_line.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "engine/base/arena.h"
#include "engine/base/err.h"
#include "teams/text.h"
#include "import/messages.h"

enum { SHOWN = 12 };

/* --- lines ------------------------------------------------------------------------------------ */

static bool is_ascii(struct str s)
{
    for (size_t i = 0; i < s.n; i++)
        if ((unsigned char)s.p[i] >= 0x80)
            return false;
    return true;
}

/* A column that is blank in every line of the kind, behind the name, which may have letters of several bytes. */
static const struct {
    const char *code;
    int blank;
} guides[] = { { "001", 48 }, { "001", 53 }, { "310", 41 }, { "310", 73 }, { "013", 41 } };

static bool fits(const struct trf_line *l)
{
    for (size_t i = 0; i < sizeof guides / sizeof *guides; i++)
        if (str_eq(l->code, str_of(guides[i].code)) && trf_letter(l, guides[i].blank) != ' ')
            return false;
    return true;
}

/* Where every letter begins, and the end; NULL if the line is not UTF-8. */
static const int *letters(struct str text, struct arena *a, int *n)
{
    int *at = arena_new(a, int, text.n + 1);
    struct str rest = text;

    for (*n = 0; rest.n > 0; at[++*n] = (int)(text.n - rest.n))
        if (text_letter(&rest) < 0)
            return NULL;
    return at;
}

static struct str without_blanks(struct str s)
{
    while (s.n > 0 && (s.p[s.n - 1] == ' ' || s.p[s.n - 1] == '\t'))
        s.n--;
    return s;
}

bool trf_line_next(struct trf_source *s, struct arena *a, struct trf_line *out)
{
    size_t n = 0;

    if (s->line == 0 && str_starts(s->rest, STR("\xEF\xBB\xBF")))
        s->rest = (struct str){ s->rest.p + 3, s->rest.n - 3 };
    if (s->rest.n == 0)
        return false;
    while (n < s->rest.n && s->rest.p[n] != '\n' && s->rest.p[n] != '\r')
        n++;
    *out =
        (struct trf_line){ .text = without_blanks((struct str){ s->rest.p, n }), .file = s->file, .number = ++s->line };
    out->page = s->page;
    out->width = (int)out->text.n;
    out->code = (struct str){ out->text.p, out->text.n < 3 ? out->text.n : 3 };
    if (!is_ascii(out->text)) {
        struct trf_line bytes = *out, by_letter = *out;

        by_letter.at = letters(out->text, a, &by_letter.width);
        out->latin1 = !by_letter.at;
        if (by_letter.at && (fits(&by_letter) || !fits(&bytes)))
            *out = by_letter;
    }
    s->rest = (struct str){ s->rest.p + n, s->rest.n - n };
    size_t end = str_starts(s->rest, STR("\r\n")) ? 2 : s->rest.n > 0;
    s->rest = (struct str){ s->rest.p + end, s->rest.n - end };
    return true;
}

/* --- columns ---------------------------------------------------------------------------------- */

static size_t offset(const struct trf_line *l, int column)
{
    int i = column - 1 < l->width ? column - 1 : l->width;

    return l->at ? (size_t)l->at[i] : (size_t)i;
}

static void note_asked(const struct trf_line *l, int from, int to)
{
    for (int c = from < 1 ? 1 : from; l->asked && c <= to && c <= TRF_ASKED_MAX; c++)
        l->asked[c] = true;
}

char trf_letter(const struct trf_line *l, int column)
{
    note_asked(l, column, column);
    return column < 1 || column > l->width ? ' ' : l->text.p[offset(l, column)];
}

struct str trf_text(const struct trf_line *l, struct trf_column c)
{
    size_t from = offset(l, c.from), to = offset(l, c.to + 1);

    note_asked(l, c.from, c.to);
    return str_trim((struct str){ l->text.p + from, to - from });
}

int trf_hidden(const struct trf_line *l, struct arena *a)
{
    struct str s = l->latin1 ? code_page_text(l->text, l->page, a) : l->text;
    size_t at = text_hidden(s);

    return at < s.n ? (int)text_letters((struct str){ s.p, at }) + 1 : 0;
}

struct str trf_name(const struct trf_line *l, struct trf_column c, struct arena *a)
{
    struct str s = trf_text(l, c), clean;

    if (l->latin1)
        s = code_page_text(s, l->page, a);
    return text_nfc(s, a, &clean) ? clean : (struct str){ 0 }; /* trf_hidden has refused such a line */
}

int trf_entries(const struct trf_line *l, enum trf_fields f)
{
    int n = 0;

    while (trf_entry(f, n).from <= l->width)
        n++;
    return n;
}

struct str trf_next_word(struct str *rest)
{
    size_t n = 0;

    while (n < rest->n && !strchr(" ,/", rest->p[n]))
        n++;
    struct str word = { rest->p, n };
    n += n < rest->n;
    *rest = (struct str){ rest->p + n, rest->n - n };
    return word;
}

/* --- errors ----------------------------------------------------------------------------------- */

bool trf_wrong(const struct trf_line *l, int column, struct err *e, struct message why)
{
    return err_say(e, ERR_INPUT, say_line_column(l->file, l->number, column, &why));
}

bool trf_too_many(const struct trf_line *l, int column, struct err *e, struct message why)
{
    return err_say(e, ERR_LIMIT, say_line_column(l->file, l->number, column, &why));
}

/* --- numbers ---------------------------------------------------------------------------------- */

/* A text that is not what it should be, short and harmless. */
static struct str shown(struct str s, char *room)
{
    size_t n = s.n < SHOWN ? s.n : SHOWN;

    for (size_t i = 0; i < n; i++)
        room[i] = (unsigned char)s.p[i] < ' ' || (unsigned char)s.p[i] >= 0x7F ? '?' : s.p[i];
    return (struct str){ room, n };
}

/* In a line 013 the name and the first player have no column between them. */
static bool follows_name(const struct trf_line *l, struct trf_column c)
{
    return str_eq(l->code, STR("013")) && c.from == trf_column(TRF_OLD_TEAM_NAME).to + 1;
}

bool trf_stands_alone(const struct trf_line *l, struct trf_column c, struct err *e)
{
    int beside = c.from - 1;

    if (follows_name(l, c) || trf_letter(l, beside) == ' ')
        beside = c.to + 1;
    return trf_letter(l, beside) == ' ' || trf_wrong(l, beside, e, say_column_must_be_blank(trf_what(c), c.from, c.to));
}

bool trf_long(const struct trf_line *l, struct trf_column c, long most, long *out, struct err *e)
{
    struct str s = trf_text(l, c);
    char room[SHOWN];
    long n = 0;

    if (!trf_stands_alone(l, c, e))
        return false;
    *out = 0;
    if (s.n > 0 && (s.p[0] == '-' || s.p[0] == '+' || !str_long(s, &n))) {
        s = shown(s, room);
        return trf_wrong(l, c.from, e, say_not_a_number(trf_what(c), s));
    }
    if (n > most)
        return trf_wrong(l, c.from, e, say_but_most_allowed(trf_what(c), n, most));
    *out = n;
    return true;
}

bool trf_number(const struct trf_line *l, struct trf_column c, int most, int *out, struct err *e)
{
    long n;

    if (!trf_long(l, c, most, &n, e))
        return false;
    *out = (int)n;
    return true;
}

/* "11.5", "-2.0", "3"; the point may be a comma. No event comes to as many as MOST. */
static bool half_of(struct str s, long *half)
{
    enum { MOST = 1000000 };

    bool minus = s.n > 0 && s.p[0] == '-';
    char tenth = '0';

    if (minus)
        s = (struct str){ s.p + 1, s.n - 1 };
    while (s.n > 3 && s.p[s.n - 1] == '0' && memchr(s.p, '.', s.n - 2))
        s.n--; /* "0.50" */
    if (s.n >= 2 && (s.p[s.n - 2] == '.' || s.p[s.n - 2] == ',')) {
        tenth = s.p[s.n - 1];
        s.n -= 2;
    }
    if ((s.n > 0 && (s.p[0] == '-' || s.p[0] == '+')) || (tenth != '0' && tenth != '5'))
        return false;
    if (s.n > 0 ? !str_long(s, half) || *half > MOST : tenth == '0')
        return false;
    *half = 2 * *half + (tenth == '5');
    *half = minus ? -*half : *half;
    return true;
}

bool trf_half_text(const struct trf_line *l, struct trf_column c, struct str text, int *half, struct err *e)
{
    char room[SHOWN];
    long n = 0;

    *half = 0;
    if (text.n > 0 && !half_of(text, &n)) {
        text = shown(text, room);
        return trf_wrong(l, c.from, e, say_not_points(trf_what(c), text));
    }
    *half = (int)n;
    return true;
}

bool trf_half(const struct trf_line *l, struct trf_column c, int *half, struct err *e)
{
    return trf_half_text(l, c, trf_text(l, c), half, e);
}

bool trf_whole(const struct trf_line *l, struct trf_column c, int *points, struct err *e)
{
    int half;

    if (!trf_half(l, c, &half, e))
        return false;
    if (half % 2)
        return trf_wrong(l, c.from, e, say_not_whole_number(trf_what(c)));
    *points = half / 2;
    return true;
}
