/* SPDX-License-Identifier: Apache-2.0 */
#include "import/rating_table.h"

#include <string.h>
#include <strings.h>

#include "engine/base/arena.h"
#include "engine/base/err.h"
#include "engine/base/finding.h"
#include "import/csv.h"
#include "import/messages.h"
#include "import/registration_column.h"
#include "teams/federation.h"
#include "teams/text.h"

enum { TABLE_LARGEST = 256 << 20, HEAD_ROWS = 20, SHOWN = 40 };

/* What a column can be: how the user calls it, as what a registration knows it, and how lists call it. */
static const struct known_column {
    const char *word; /* NULL: it is known by its title alone */
    enum rating_field field;
    enum column_id as; /* COLUMN_COUNT: by its word and its names alone */
    const char *names; /* NULL: none */
} known[] = {
    { "id", FIELD_ID, COLUMN_FIDE_ID, NULL },
    { "name", FIELD_NAME, COLUMN_PLAYER, NULL },
    { "rating", FIELD_RATING, COLUMN_RATING, NULL },
    { "federation", FIELD_COUNTRY, COLUMN_FEDERATION, NULL },
    { "title", FIELD_TITLE, COLUMN_TITLE, NULL },
    { "sex", FIELD_SEX, COLUMN_SEX, NULL },
    { "born", FIELD_BIRTHDAY, COLUMN_BORN, NULL },
    { "k", FIELD_K, COLUMN_K, NULL },
    { "games", FIELD_GAMES, COLUMN_COUNT, " sgm gms games " },
    { "rapid", FIELD_RAPID_RATING, COLUMN_COUNT, " rrtng rapid rapidrating raprtg rapidelo elorapid fiderapid " },
    { "blitz", FIELD_BLITZ_RATING, COLUMN_COUNT, " brtng blitz blitzrating blitzelo eloblitz fideblitz " },
    { NULL, FIELD_RAPID_GAMES, COLUMN_COUNT, " rgm rapidgames " },
    { NULL, FIELD_RAPID_K, COLUMN_COUNT, " rk rapidk " },
    { NULL, FIELD_BLITZ_GAMES, COLUMN_COUNT, " bgm blitzgames " },
    { NULL, FIELD_BLITZ_K, COLUMN_COUNT, " bk blitzk " },
    { NULL, FIELD_W_TITLE, COLUMN_COUNT, " wtit wtitle " },
    { NULL, FIELD_O_TITLE, COLUMN_COUNT, " otit otitle " },
    { NULL, FIELD_FLAG, COLUMN_COUNT, " flag " },
};
enum { KNOWN = sizeof known / sizeof *known };

struct table_reader {
    struct rating_file *file;
    const struct rating_sink *sink;
    struct rating_rows *rows;
    struct arena *arena;
    struct csv csv;
    int head, column[KNOWN];
    struct str constant[KNOWN]; /* of all players: a federation */
    struct registration_place place;
    bool untitled; /* a column without a title was told */
    struct err *err;
};

bool rating_table_is(const struct rating_file *f)
{
    enum { END = 4 };

    return f->columns.n > 0 || (f->xml.n > END && strncasecmp(f->xml.p + f->xml.n - END, ".csv", END) == 0);
}

static bool load(struct table_reader *r, struct str *out)
{
    size_t room = 1 << 20, n = 0;
    char *bytes = arena_new(r->arena, char, room);
    long more;

    while ((more = rating_file_bytes(r->file, bytes + n, room - n)) > 0) {
        n += (size_t)more;
        if (n > TABLE_LARGEST)
            return err_say(r->err, ERR_LIMIT,
                           say_file_larger_than_mib(str_c(r->arena, r->file->xml), TABLE_LARGEST >> 20));
        if (n == room)
            bytes = arena_grow(r->arena, bytes, 1, n, room *= 2);
    }
    *out = (struct str){ bytes, n };
    return more == 0 || err_say(r->err, ERR_INPUT, say_list_ends_in_the_middle(r->file->xml));
}

static int column_titled(const struct csv_row *row, struct str title)
{
    for (int i = 0; i < row->n; i++)
        if (row->field[i].n > 0 && str_same(row->field[i], title))
            return i;
    return -1;
}

static const struct known_column *known_named(struct str word)
{
    for (int k = 0; k < KNOWN; k++)
        if (known[k].word && str_same(word, str_of(known[k].word)))
            return &known[k];
    return NULL;
}

static struct str words_known(struct arena *a)
{
    struct str words = { 0 };

    for (int k = 0; k < KNOWN && known[k].word; k++)
        words = str_fmt(a, "%.*s%s%s", STR_ARG(words), k > 0 ? ", " : "", known[k].word);
    return words;
}

/* "id=FIDE-ID,rating=DWZ,federation=GER": a title, or a federation of all. */
static bool name_columns(struct table_reader *r, const struct csv_row *row, struct err *e)
{
    struct str rest = r->file->columns;

    while (rest.n > 0) {
        struct str title = str_cut(&rest, ','), word = str_trim(str_cut(&title, '='));
        const struct known_column *k = known_named(word);
        title = str_trim(title);
        if (!k || title.n == 0)
            return err_say(e, ERR_USAGE, say_list_columns_usage(word, words_known(r->arena)));
        int i = column_titled(row, title);
        r->column[k - known] = i;
        if (i < 0 && k->field == FIELD_COUNTRY && federation_find(title))
            r->constant[k - known] = title;
        else if (i < 0)
            return err_say(e, ERR_INPUT, say_list_lacks_column(r->file->xml, title));
    }
    return true;
}

/* Where the user says which the ratings are, they are those of the kind that is wanted. */
static bool names_rating(const struct table_reader *r)
{
    struct str rest = r->file->columns;

    while (rest.n > 0) {
        struct str one = str_cut(&rest, ',');
        if (str_same(str_trim(str_cut(&one, '=')), STR("rating")))
            return true;
    }
    return false;
}

static int column_called(struct table_reader *r, const struct csv_row *row, const struct known_column *k)
{
    bool other_kind = k->field >= FIELD_RAPID_RATING && k->field <= FIELD_BLITZ_K;

    for (int i = 0; k->names && !(other_kind && names_rating(r)) && i < row->n; i++)
        if (registration_is_called(row->field[i], k->names, r->arena))
            return i;
    return -1;
}

static bool is_head(struct table_reader *r, int row, struct err *e)
{
    struct registration_place place;
    struct csv one = { .row = &r->csv.row[row], .n = 1 };
    int head;

    for (int c = 0; c < COLUMN_COUNT; c++)
        place.column[c] = -1;
    registration_titles(&one, false, &place, r->arena, &head);
    for (int k = 0; k < KNOWN; k++)
        r->column[k] =
            known[k].as < COLUMN_COUNT ? place.column[known[k].as] : column_called(r, &r->csv.row[row], &known[k]);
    memset(r->constant, 0, sizeof r->constant);
    r->place = place;
    r->head = row;
    bool surname = place.column[COLUMN_SURNAME] >= 0;
    return name_columns(r, &r->csv.row[row], e) && r->column[0] >= 0 && r->column[2] >= 0 &&
           (r->column[1] >= 0 || surname);
}

/* The separator that makes a row of titles of one of the first. */
static bool find_head(struct table_reader *r, struct str bytes)
{
    static const char separators[] = { '\0', ',', ';', '\t' };
    struct err first = { 0 };

    for (size_t s = 0; s < sizeof separators; s++) {
        struct err why = { 0 };
        bool read = csv_read_by(separators[s], bytes, r->file->xml, r->arena, &r->csv, &why);
        for (int i = 0; read && i < r->csv.n && i < HEAD_ROWS; i++) {
            why = (struct err){ 0 };
            if (is_head(r, i, &why))
                return true;
            if (first.kind == ERR_NONE)
                first = why;
        }
        if (first.kind == ERR_NONE)
            first = why;
    }
    if (first.kind != ERR_NONE)
        *r->err = first;
    return first.kind != ERR_NONE ? false : err_say(r->err, ERR_INPUT, say_list_lacks_columns(r->file->xml));
}

static struct str cell(const struct table_reader *r, const struct csv_row *row, int column)
{
    (void)r;
    return column >= 0 && column < row->n ? row->field[column] : (struct str){ 0 };
}

static struct str name_of(struct table_reader *r, const struct csv_row *row, struct arena *a)
{
    struct str value[COLUMN_COUNT] = { 0 };

    value[COLUMN_PLAYER] = cell(r, row, r->column[1]);
    value[COLUMN_SURNAME] = cell(r, row, r->place.column[COLUMN_SURNAME]);
    value[COLUMN_FIRST_NAME] = cell(r, row, r->place.column[COLUMN_FIRST_NAME]);
    return registration_full_name(value, a);
}

static struct str value_of(struct table_reader *r, const struct csv_row *row, int k, struct arena *a)
{
    struct str value = cell(r, row, r->column[k]), clean = { 0 };

    if (r->constant[k].n > 0)
        return r->constant[k];
    if (known[k].field == FIELD_NAME)
        value = name_of(r, row, a);
    if (known[k].field == FIELD_SEX)
        return registration_sex(value);
    if (known[k].field == FIELD_NAME)
        return text_nfc(value, a, &clean) ? clean : clean;
    return registration_number(registration_thousands(value, a));
}

static bool refuse(struct table_reader *r, const struct csv_row *row, enum err_kind kind, struct message why)
{
    return err_say(r->err, kind, say_file_line(r->file->xml, row->line, &why));
}

/* What stands below no title: below a blank one it is told, beyond the last one the row has moved. */
static bool check_row(struct table_reader *r, const struct csv_row *row)
{
    const struct csv_row *head = &r->csv.row[r->head];

    for (int i = 0; i < row->n; i++) {
        if (row->field[i].n == 0 || (i < head->n && head->field[i].n > 0))
            continue;
        if (i >= head->n)
            return refuse(r, row, ERR_INPUT, say_player_fields_beyond_columns());
        if (!r->untitled && r->file->findings)
            finding_say(r->file->findings, WARNING, RULE_NONE, head->line, say_list_column_untitled(i + 1));
        r->untitled = true;
    }
    return true;
}

static bool read_row(struct table_reader *r, const struct csv_row *row)
{
    struct rating_row values = { .n = { 0 } };
    struct arena own = { 0 };
    struct message why;
    struct rated p;
    bool ok = true;

    if (!check_row(r, row))
        return false;
    for (int k = 0; ok && k < KNOWN; k++)
        ok = rating_keep(&values, known[k].field, value_of(r, row, k, &own));
    arena_free(&own);
    if (!ok)
        return refuse(r, row, ERR_LIMIT, say_value_longer_than_any_rating());
    r->rows->line = row->line;
    switch (rating_row_read(&values, r->rows, &p, &why)) {
    case ROW_PLAYER:
        return r->sink->player(r->sink->to, &p);
    case ROW_NOBODY:
        return true;
    default:
        return refuse(r, row, ERR_INPUT, why);
    }
}

static bool is_read(const struct table_reader *r, int column)
{
    for (int k = 0; k < KNOWN; k++)
        if (r->column[k] == column)
            return true;
    return r->place.column[COLUMN_SURNAME] == column || r->place.column[COLUMN_FIRST_NAME] == column;
}

/* Two columns of one title: nobody knows which of them has the values. */
static bool is_once(const struct table_reader *r, struct err *e)
{
    const struct csv_row *head = &r->csv.row[r->head];

    for (int i = 0; i < head->n; i++)
        for (int k = 0; k < head->n && is_read(r, i); k++)
            if (k != i && str_same(head->field[k], head->field[i]))
                return csv_twice(head, r->file->xml, i < k ? i : k, i < k ? k : i, r->arena, e);
    return true;
}

/* A column that has a title, and no value of it is read. */
static void tell_unread(const struct table_reader *r)
{
    const struct csv_row *head = &r->csv.row[r->head];
    struct findings *f = r->file->findings;
    struct str clean;

    for (int i = 0; f && i < head->n; i++)
        if (!is_read(r, i) && text_nfc(str_trim(head->field[i]), f->arena, &clean) && clean.n > 0)
            finding_say(f, WARNING, RULE_NONE, head->line, say_list_column_unread(text_cut(f->arena, clean, SHOWN)));
}

/* Programs give each row as many fields as the titles have: one with fewer has slipped, where most have them all. */
static void tell_short_rows(const struct table_reader *r)
{
    int columns = r->csv.row[r->head].n, n = 0, first = 0;

    for (int i = r->csv.n - 1; i > r->head; i--)
        if (r->csv.row[i].n < columns) {
            first = i;
            n++;
        }
    if (r->file->findings && n > 0 && 3 * n <= r->csv.n - r->head - 1)
        finding_say(r->file->findings, WARNING, RULE_NONE, r->csv.row[first].line,
                    say_row_is_shorter(r->csv.row[first].n, columns, n - 1));
}

bool rating_table_read(struct rating_file *f, struct rating_rows *rows, const struct rating_sink *sink, struct err *e)
{
    struct arena own = { 0 };
    struct table_reader r = { .file = f, .sink = sink, .rows = rows, .arena = &own, .err = e };
    struct str bytes;
    bool ok = load(&r, &bytes) && find_head(&r, bytes) && is_once(&r, e);

    if (ok) {
        tell_unread(&r);
        tell_short_rows(&r);
    }
    if (ok && f->findings)
        csv_tell(&r.csv, f->findings);
    rows->ids_may_lack = true;
    rows->named = rows->kind; /* whoever loads it says which ratings they are */
    for (int k = 0; ok && k < KNOWN; k++)
        rows->has[known[k].field] = r.column[k] >= 0;
    for (int i = r.head + 1; ok && i < r.csv.n; i++)
        ok = read_row(&r, &r.csv.row[i]);
    f->read = (long)bytes.n;
    arena_free(&own);
    return ok;
}
