/* SPDX-License-Identifier: Apache-2.0 */
#include "import/code_page.h"
#include "import/rating_text.h"

#include <ctype.h>
#include <string.h>

#include "engine/base/arena.h"
#include "engine/base/err.h"
#include "engine/base/finding.h"
#include "import/messages.h"
#include "teams/text.h"

enum { LINE_LONGEST = 1024, PIECE = 1 << 16, TEXT_COLUMNS = 24, AFTER_FLAG = 4 };

/* Titles of the columns, the longer of two that begin alike first; some stand without a blank between them. */
static const struct title {
    const char *title;
    enum rating_field field; /* FIELDS_COUNT: read past */
} titles[] = {
    { "ID Number", FIELD_ID },
    { "ID_Number", FIELD_ID },
    { "Name", FIELD_NAME },
    { "Fed", FIELD_COUNTRY },
    { "Sex", FIELD_SEX },
    { "Titl", FIELD_TITLE },
    { "Tit", FIELD_TITLE },
    { "WTit", FIELD_W_TITLE },
    { "OTit", FIELD_O_TITLE },
    { "FOA", FIELD_FOA_TITLE },
    { "SRtng", FIELD_RATING },
    { "SGm", FIELD_GAMES },
    { "SK", FIELD_K },
    { "RRtng", FIELD_RAPID_RATING },
    { "RGm", FIELD_RAPID_GAMES },
    { "RK", FIELD_RAPID_K },
    { "BRtng", FIELD_BLITZ_RATING },
    { "BGm", FIELD_BLITZ_GAMES },
    { "BK", FIELD_BLITZ_K },
    { "Rating", FIELD_RATING },
    { "Games", FIELD_GAMES },
    { "Gms", FIELD_GAMES },
    { "K", FIELD_K },
    { "B-day", FIELD_BIRTHDAY },
    { "Born", FIELD_BIRTHDAY },
    { "Flag", FIELD_FLAG },
};

/* Where the columns begin, in their order. */
struct layout {
    struct {
        enum rating_field field;
        size_t from;
    } column[TEXT_COLUMNS];
    int n;
    struct str month;
};

struct text_reader {
    struct rating_file *file;
    const struct rating_sink *sink;
    struct rating_rows *rows;
    struct layout layout;
    struct rating_row row;
    long line;
    struct err *err;
    long western; /* the first line that is not UTF-8, 0: all are */
};

static struct str first_line(struct str head)
{
    if (str_starts(head, STR("\xEF\xBB\xBF")))
        head = (struct str){ head.p + 3, head.n - 3 };
    struct str line = str_cut(&head, '\n');
    while (line.n > 0 && isspace((unsigned char)line.p[line.n - 1]))
        line.n--;
    return line;
}

static bool begins(struct str s, const char *with)
{
    size_t n = strlen(with);

    return s.n >= n && str_same((struct str){ s.p, n }, str_of(with));
}

/* "OCT26": the ratings of that month. */
static bool is_month(struct str s)
{
    static const char *const months[] = { "jan", "feb", "mar", "apr", "may", "jun",
                                          "jul", "aug", "sep", "oct", "nov", "dec" };
    enum { LETTERS = 5 };

    for (size_t i = 0; i < sizeof months / sizeof *months; i++)
        if (s.n >= LETTERS && begins(s, months[i]) && isdigit((unsigned char)s.p[3]) && isdigit((unsigned char)s.p[4]))
            return true;
    return false;
}

static const struct title *title_at(struct str s)
{
    for (size_t i = 0; i < sizeof titles / sizeof *titles; i++)
        if (begins(s, titles[i].title))
            return &titles[i];
    return NULL;
}

static void add_column(struct layout *l, enum rating_field field, size_t from)
{
    if (l->n < TEXT_COLUMNS) {
        l->column[l->n].field = field;
        l->column[l->n++].from = from;
    }
}

/* Of the old lists the columns of title and federation, and of games and birth, have one word together. */
static void read_layout(struct str line, struct layout *l)
{
    for (size_t i = 0; i < line.n;) {
        struct str rest = { line.p + i, line.n - i };
        const struct title *t = title_at(rest);
        if (isspace((unsigned char)line.p[i])) {
            i++;
        } else if (t) {
            add_column(l, t->field, i);
            i += strlen(t->title);
        } else {
            bool month = is_month(rest);
            if (month)
                l->month = (struct str){ rest.p, 5 };
            add_column(l, month ? FIELD_RATING : FIELDS_COUNT, i);
            while (i < line.n && !isspace((unsigned char)line.p[i]))
                i++;
        }
    }
}

static bool has(const struct layout *l, enum rating_field field)
{
    for (int i = 0; i < l->n; i++)
        if (l->column[i].field == field)
            return true;
    return false;
}

bool rating_text_is(struct str head)
{
    struct layout l = { .n = 0 };
    struct str line = first_line(head);

    if (!begins(str_trim(line), "ID Number") && !begins(str_trim(line), "ID_Number"))
        return false;
    read_layout(line, &l);
    return has(&l, FIELD_NAME) && has(&l, FIELD_COUNTRY) && has(&l, FIELD_RATING) && has(&l, FIELD_BIRTHDAY);
}

struct str rating_text_month(struct str head)
{
    struct layout l = { .n = 0 };

    read_layout(first_line(head), &l);
    return l.month;
}

/* A line by its columns: letters where it is UTF-8, else bytes. */
struct text_line {
    struct str text;
    size_t width;
    bool by_letter, western;
};

static size_t byte_of(const struct text_line *l, size_t column)
{
    size_t i = column;

    if (l->by_letter)
        for (i = 0; i < l->text.n; i++)
            if ((l->text.p[i] & 0xC0) != 0x80 && column-- == 0)
                break;
    return i < l->text.n ? i : l->text.n;
}

/* Titles of officials may be longer than their column, and push what follows to the right. */
static size_t pushed(const struct layout *l, size_t width)
{
    size_t flag = 0;
    bool officials = has(l, FIELD_O_TITLE);

    for (int i = 0; i < l->n; i++)
        flag = l->column[i].field == FIELD_FLAG ? l->column[i].from : flag;
    return officials && flag > 0 && width > flag + AFTER_FLAG ? width - flag - AFTER_FLAG : 0;
}

/* A value that runs on from the column before would be cut in two. */
static bool begins_alone(const struct text_line *line, size_t at)
{
    return at == 0 || at >= line->text.n || line->text.p[at - 1] == ' ';
}

static bool wrong(struct text_reader *r, struct message cause)
{
    return err_say(r->err, ERR_INPUT, say_list_columns_moved(r->file->xml, (int)r->line, &cause));
}

/* A name alone has blanks; elsewhere they stand between two columns. */
static bool is_of_its_column(enum rating_field field, struct str value)
{
    if (field == FIELD_FOA_TITLE) {
        /* Titles of the arena, AGM to ACM, stand behind those of officials, often without a blank between them. */
        enum { LETTERS = 3 };

        return value.n == 0 ||
               (value.n == LETTERS && value.p[0] == 'A' && value.p[2] == 'M' && memchr("GIFC", value.p[1], 4));
    }
    return field == FIELD_NAME || field == FIELD_FLAG || !memchr(value.p, ' ', value.n);
}

/* Names alone have other letters than ASCII. */
static bool keep_value(struct text_reader *r, enum rating_field field, struct str value, bool western)
{
    struct arena own = { 0 };

    value = str_trim(value);
    if (field == FIELDS_COUNT)
        return true;
    if (value.n > 0 && !is_of_its_column(field, value))
        return wrong(r, say_list_value_runs_on());
    if (field == FIELD_NAME) {
        /* Blanks between the words of a name are one. */
        struct str s = western ? code_page_text(value, CODE_PAGE_WESTERN, &own) : value;
        char *out = arena_new(&own, char, s.n + 1);
        size_t n = 0;

        for (size_t i = 0; i < s.n; i++)
            if (s.p[i] != ' ' || (n > 0 && out[n - 1] != ' '))
                out[n++] = s.p[i];
        value = (struct str){ out, n };
    }
    bool ok = rating_keep(&r->row, field, value);
    arena_free(&own);
    return ok || wrong(r, say_value_longer_than_any_rating());
}

static bool keep_columns(struct text_reader *r, struct str text)
{
    size_t letters = text_letters(text);
    bool western = text_utf8(text) < text.n, by_letter = !western && letters < text.n;
    const struct text_line line = (struct text_line){ text, by_letter ? letters : text.n, by_letter, western };
    const struct layout *l = &r->layout;
    r->western = r->western == 0 && line.western ? r->line : r->western;
    size_t push = pushed(l, line.width), from = 0;

    memset(r->row.n, 0, sizeof r->row.n);
    for (int i = 0; i < l->n; i++) {
        bool last = i + 1 == l->n;
        size_t behind = l->column[i].field == FIELD_O_TITLE || from > l->column[i].from ? push : 0;
        size_t next = last ? line.width : l->column[i + 1].from + behind;
        size_t begin = byte_of(&line, from), end = byte_of(&line, next);
        bool apart = l->column[i].field < FIELDS_COUNT && l->column[i].field != FIELD_FOA_TITLE;
        if (i > 0 && apart && !begins_alone(&line, begin))
            return wrong(r, say_list_value_runs_on());
        if (!keep_value(r, l->column[i].field, (struct str){ text.p + begin, end - begin }, line.western))
            return false;
        from = next;
    }
    return true;
}

static bool read_player(struct text_reader *r, struct str line)
{
    struct message why;
    struct rated p;

    if (!keep_columns(r, line))
        return false;
    r->rows->line = r->line;
    switch (rating_row_read(&r->row, r->rows, &p, &why)) {
    case ROW_PLAYER:
        return r->sink->player(r->sink->to, &p);
    case ROW_NOBODY:
        return true;
    default:
        return why.row == say_rating_number_games_id_not().row || why.row == say_player_no_fide_id_no().row ||
                       message_is(&why, "list_rating_too_high")
                   ? wrong(r, why)
                   : err_say(r->err, ERR_INPUT, say_file_says(r->file->xml, &why));
    }
}

/* The first names the columns; old lists have letters of Windows in their names. */
static bool read_line(struct text_reader *r, struct str line)
{
    while (line.n > 0 && (line.p[line.n - 1] == '\r' || line.p[line.n - 1] == '\n'))
        line.n--;
    if (r->line++ == 0) {
        read_layout(first_line(line), &r->layout);
        for (int i = 0; i < r->layout.n; i++)
            if (r->layout.column[i].field < FIELDS_COUNT)
                r->rows->has[r->layout.column[i].field] = true;
        return true;
    }
    return str_trim(line).n == 0 || read_player(r, line);
}

bool rating_text_read(struct rating_file *f, struct rating_rows *rows, const struct rating_sink *sink, struct err *e)
{
    struct text_reader r = { .file = f, .sink = sink, .rows = rows, .err = e };
    struct arena own = { 0 };
    char *bytes = arena_new(&own, char, PIECE + LINE_LONGEST);
    size_t have = 0;
    bool ok = true;
    long n = 0;

    while (ok && (n = rating_file_bytes(f, bytes + have, PIECE)) > 0) {
        struct str rest = { bytes, have + (size_t)n };
        const char *end;
        f->read += n;
        if (sink->read)
            sink->read(sink->to, f->read);
        while (ok && (end = memchr(rest.p, '\n', rest.n))) {
            size_t length = (size_t)(end - rest.p) + 1;
            ok = read_line(&r, (struct str){ rest.p, length });
            rest = (struct str){ rest.p + length, rest.n - length };
        }
        have = rest.n;
        if (ok && have > LINE_LONGEST)
            ok = err_say(e, ERR_LIMIT,
                         say_list_columns_moved(f->xml, (int)r.line + 1,
                                                &(struct message[]){ say_value_longer_than_any_rating() }[0]));
        else
            memmove(bytes, rest.p, have);
    }
    ok = ok && (n >= 0 || err_say(e, ERR_INPUT, say_list_ends_in_the_middle(f->xml)));
    ok = ok && (have == 0 || read_line(&r, (struct str){ bytes, have }));
    if (ok && r.western > 0 && f->findings)
        finding_say(f->findings, WARNING, RULE_NONE, (int)r.western,
                    say_file_is_of_page(str_of(code_page_name(CODE_PAGE_WESTERN)), STR("")));
    arena_free(&own);
    return ok;
}
