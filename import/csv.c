/* SPDX-License-Identifier: Apache-2.0 */
#include "import/code_page.h"
#include "import/csv.h"

#include <string.h>

#include "engine/base/arena.h"
#include "engine/base/err.h"
#include "engine/base/finding.h"
#include "import/messages.h"
#include "import/unicode.h"
#include "teams/text.h"

struct csv_reader {
    struct str rest, file;
    int line;
    char separator;
    struct arena *arena;
    struct err *err;
};

static char peek(const struct csv_reader *r)
{
    return r->rest.n ? *r->rest.p : '\n';
}

static void skip(struct csv_reader *r, size_t n)
{
    r->rest.p += n;
    r->rest.n -= n;
}

static bool at_line_end(const struct csv_reader *r)
{
    return r->rest.n == 0 || peek(r) == '\n' || peek(r) == '\r';
}

/* LF, CR LF or CR alone. */
static void skip_line_end(struct csv_reader *r)
{
    if (r->rest.n == 0)
        return;
    skip(r, str_starts(r->rest, STR("\r\n")) ? 2 : 1);
    r->line++;
}

static void skip_blanks(struct csv_reader *r)
{
    while (r->rest.n > 0 && peek(r) != r->separator && (peek(r) == ' ' || peek(r) == '\t'))
        skip(r, 1);
}

static struct str plain_field(struct csv_reader *r)
{
    struct str s = { r->rest.p, 0 };

    while (!at_line_end(r) && peek(r) != r->separator) {
        skip(r, 1);
        s.n++;
    }
    return str_trim(s);
}

static struct str without_doubles(struct str raw, struct arena *a)
{
    char *p = arena_new(a, char, raw.n);
    size_t n = 0;

    for (size_t i = 0; i < raw.n; i++) {
        p[n++] = raw.p[i];
        i += raw.p[i] == '"';
    }
    return (struct str){ p, n };
}

/* Up to the quotation mark that closes the field; inside, two of them stand for one. */
static bool quoted_field(struct csv_reader *r, struct str *out)
{
    struct str raw = { r->rest.p + 1, 0 };
    int begun = r->line;

    skip(r, 1);
    while (r->rest.n > 0 && (peek(r) != '"' || str_starts(r->rest, STR("\"\"")))) {
        size_t step = peek(r) == '"' ? 2 : 1;
        r->line += peek(r) == '\n';
        skip(r, step);
        raw.n += step;
    }
    if (r->rest.n == 0)
        return err_say(r->err, ERR_INPUT, say_line_quotation_mark_never_closed(r->file, begun));
    skip(r, 1);
    skip_blanks(r);
    *out = str_trim(without_doubles(raw, r->arena));
    return at_line_end(r) || peek(r) == r->separator ||
           err_say(r->err, ERR_INPUT, say_line_there_text_after_closing(r->file, r->line));
}

static bool read_field(struct csv_reader *r, struct str *out)
{
    size_t before = r->rest.n;

    skip_blanks(r);
    if (peek(r) != '"')
        *out = plain_field(r);
    else if (!quoted_field(r, out))
        return false;
    return before - r->rest.n <= CSV_FIELD_MAX ||
           err_say(r->err, ERR_LIMIT, say_line_field_longer_than_program(r->file, r->line));
}

/* Most rows are short: each has as much room as it needs. */
static bool read_row(struct csv_reader *r, struct csv_row *row)
{
    struct str field[CSV_FIELDS_MAX];

    *row = (struct csv_row){ .line = r->line };
    for (;;) {
        if (row->n == CSV_FIELDS_MAX)
            return err_say(r->err, ERR_LIMIT, say_csv_more_columns(r->file, r->line));
        if (!read_field(r, &field[row->n++]))
            return false;
        if (at_line_end(r))
            break;
        skip(r, 1);
    }
    skip_line_end(r);
    row->field = arena_new(r->arena, struct str, row->n);
    memcpy(row->field, field, sizeof *field * (size_t)row->n);
    return true;
}

/* No more rows than lines. */
static int most_rows(struct str bytes)
{
    int n = 1;

    for (size_t i = 0; i < bytes.n && n <= CSV_ROWS_MAX; i++)
        n += bytes.p[i] == '\n' || bytes.p[i] == '\r';
    return n;
}

static bool is_empty(const struct csv_row *row)
{
    for (int i = 0; i < row->n; i++)
        if (row->field[i].n > 0)
            return false;
    return true;
}

/* The separator that the first line has most of; spreadsheets may also say it: "sep=;". */
static char find_separator(struct str first)
{
    static const char candidates[] = { ',', ';', '\t' };
    int most = -1;
    char best = ',';

    if (str_starts(first, STR("sep=")) && first.n == 5)
        return first.p[4];
    for (size_t c = 0; c < sizeof candidates; c++) {
        int count = 0;
        for (size_t i = 0; i < first.n; i++)
            count += first.p[i] == candidates[c];
        if (count > most) {
            most = count;
            best = candidates[c];
        }
    }
    return best;
}

bool csv_is_old_workbook(struct str bytes)
{
    return str_starts(bytes, STR("\xD0\xCF\x11\xE0"));
}

/* As UTF-8, and what it was. */
static bool decode(struct str *bytes, struct str file, struct arena *a, struct csv *out, struct err *e)
{
    if (csv_is_old_workbook(*bytes))
        return err_say(e, ERR_INPUT, say_old_workbook_for_csv(file));
    if (!unicode_text(bytes, file, a, &out->form, e))
        return false;
    if (bytes->n > 0 && memchr(bytes->p, '\0', bytes->n))
        return err_say(e, ERR_INPUT, say_not_text_file(file));
    *bytes = code_page_lines(*bytes, a, &out->was);
    return true;
}

void csv_tell(const struct csv *c, struct findings *f)
{
    if (c->form != UNICODE_8)
        finding_say(f, NOTE, RULE_NONE, 0, say_file_is_unicode(unicode_name(c->form)));
    code_page_tell(&c->was, f);
}

static void skip_comments(struct csv_reader *r)
{
    while (r->rest.n > 0 && (peek(r) == '#' || at_line_end(r))) {
        while (!at_line_end(r))
            skip(r, 1);
        skip_line_end(r);
    }
}

bool csv_read_by(char separator, struct str bytes, struct str file_name, struct arena *a, struct csv *out,
                 struct err *e)
{
    struct csv_reader r = { .rest = bytes, .file = file_name, .line = 1, .arena = a, .err = e };
    int rows = 0;

    *out = (struct csv){ .form = UNICODE_8 };
    if (!decode(&r.rest, file_name, a, out, e))
        return false;
    if (str_starts(r.rest, STR("\xEF\xBB\xBF")))
        skip(&r, 3);
    skip_comments(&r);
    struct csv_reader ahead = r;
    struct str first = { r.rest.p, 0 };

    for (; !at_line_end(&ahead); skip(&ahead, 1))
        first.n++;
    r.separator = find_separator(first);
    if (str_starts(first, STR("sep="))) {
        skip(&r, first.n);
        skip_line_end(&r);
        skip_comments(&r);
    }
    if (separator)
        r.separator = separator;
    out->row = arena_new(a, struct csv_row, most_rows(r.rest));
    for (out->separator = r.separator; r.rest.n > 0; skip_comments(&r)) {
        if (rows++ == CSV_ROWS_MAX)
            return err_say(e, ERR_LIMIT, say_csv_more_lines(file_name, r.line));
        if (!read_row(&r, &out->row[out->n]))
            return false;
        out->n += !is_empty(&out->row[out->n]);
    }
    return out->n > 0 || err_say(e, ERR_INPUT, say_csv_is_empty(file_name));
}

bool csv_read(struct str bytes, struct str file_name, struct arena *a, struct csv *out, struct err *e)
{
    return csv_read_by('\0', bytes, file_name, a, out, e);
}

struct str csv_cell(int column, int row, struct arena *a)
{
    char letter[8];
    int n = 8;

    for (int c = column + 1; c > 0; c = (c - 1) / 26)
        letter[--n] = (char)('A' + (c - 1) % 26);
    return str_fmt(a, "%.*s%d", 8 - n, letter + n, row);
}

bool csv_twice(const struct csv_row *head, struct str file_name, int first, int second, struct arena *a, struct err *e)
{
    return err_say(e, ERR_INPUT,
                   say_csv_column_twice(file_name, head->line,
                                        text_cut(a, text_shown(head->field[second], false, a), 40),
                                        csv_cell(first, head->line, a), csv_cell(second, head->line, a)));
}

bool csv_at_most(const struct csv *c, int rows, struct str file_name, struct err *e)
{
    return c->n <= rows + 1 || err_say(e, ERR_LIMIT, say_csv_more_lines(file_name, c->row[rows + 1].line));
}

bool csv_once(const struct csv *c, struct str file_name, struct arena *a, struct err *e)
{
    const struct csv_row *head = &c->row[0];

    for (int i = 0; i < head->n; i++)
        for (int k = 0; k < i; k++)
            if (head->field[i].n > 0 && str_same(head->field[i], head->field[k]))
                return csv_twice(head, file_name, k, i, a, e);
    return true;
}

static int column_of(const struct csv *c, const char *column)
{
    for (int i = 0; i < c->row[0].n; i++)
        if (str_eq(c->row[0].field[i], str_of(column)))
            return i;
    return -1;
}

struct str csv_field(const struct csv *c, int row, const char *column)
{
    int i = column_of(c, column);

    return i >= 0 && i < c->row[row].n ? c->row[row].field[i] : (struct str){ 0 };
}

bool csv_has(const struct csv *c, const char *column)
{
    return column_of(c, column) >= 0;
}
