/* SPDX-License-Identifier: Apache-2.0 */
#include "import/registration_column.h"

#include <string.h>
#include <strings.h>

#include "engine/base/arena.h"
#include "engine/base/err.h"
#include "engine/base/finding.h"
#include "import/csv.h"
#include "import/xlsx.h"
#include "teams/text.h"

enum { HEAD_WITHIN = 20 }; /* rows */

static const struct {
    const char *value, *names;
} columns[] = {
#define X(id, value, names) { value, names },
    REGISTRATION_COLUMNS(X)
#undef X
};

const char *registration_value(enum column_id c)
{
    return columns[c].value;
}

enum column_id registration_column_of(struct str value)
{
    int c = 0;

    while (c < COLUMN_COUNT && !str_eq(value, str_of(columns[c].value)))
        c++;
    return (enum column_id)c;
}

/* The titles. */

static struct str letters_of(struct str title, struct arena *a)
{
    struct str folded = text_fold(a, title);
    char *out = arena_new(a, char, folded.n + 2);
    size_t n = 0;

    out[n++] = ' ';
    for (size_t i = 0; i < folded.n; i++)
        if ((folded.p[i] >= 'a' && folded.p[i] <= 'z') || (folded.p[i] & 0x80))
            out[n++] = folded.p[i];
    out[n++] = ' ';
    return (struct str){ out, n };
}

enum column_id registration_column(struct str title, struct arena *a)
{
    struct str letters = letters_of(title, a);

    for (int c = 0; letters.n > 2 && c < COLUMN_COUNT; c++)
        if (memmem(columns[c].names, strlen(columns[c].names), letters.p, letters.n))
            return (enum column_id)c;
    return COLUMN_COUNT;
}

/* The columns of a row of titles; false: it is none. */
static bool read_titles(const struct csv_row *row, struct registration_place *place, struct arena *a)
{
    for (int c = 0; c < COLUMN_COUNT; c++)
        place->column[c] = -1;
    for (int i = 0; i < row->n; i++) {
        enum column_id c = registration_column(row->field[i], a);
        if (c < COLUMN_COUNT && place->column[c] < 0)
            place->column[c] = i;
    }
    return place->column[COLUMN_TEAM] >= 0 && place->column[COLUMN_PLAYER] >= 0;
}

bool registration_titles(const struct csv *table, struct registration_place *place, struct arena *a, int *row)
{
    for (*row = 0; *row < table->n && *row < HEAD_WITHIN; ++*row)
        if (read_titles(&table->row[*row], place, a))
            return true;
    return false;
}

static bool is_named_csv(struct str file)
{
    return file.n > 4 && strncasecmp(file.p + file.n - 4, ".csv", 4) == 0;
}

/* The first line alone. */
static bool has_titles(struct str bytes)
{
    struct arena own = { 0 };
    struct registration_place place;
    struct str rest = bytes, line = str_cut(&rest, '\n');
    struct csv csv;
    bool is = line.n < CSV_FIELD_MAX && csv_read(line, STR(""), &own, &csv, &(struct err){ 0 }) &&
              read_titles(&csv.row[0], &place, &own);

    arena_free(&own);
    return is;
}

bool registration_is_table(struct str bytes, struct str file)
{
    struct str rest = str_starts(bytes, STR("\xEF\xBB\xBF")) ? (struct str){ bytes.p + 3, bytes.n - 3 } : bytes;

    if (xlsx_is(bytes))
        return true;
    rest = str_trim(rest);
    return (rest.n == 0 || rest.p[0] != '<') && (is_named_csv(file) || has_titles(bytes));
}

struct str registration_cell(const struct registration_place *place, int column, int row, struct arena *a)
{
    return str_fmt(a, "%.*s!%.*s", STR_ARG(place->sheet), STR_ARG(csv_cell(column, row, a)));
}

/* Where the value is, or else the team. */
static int column_about(const struct registration_place *place, const char *of)
{
    for (int c = 0; of && c < COLUMN_COUNT; c++)
        if (strcmp(columns[c].value, of) == 0 && place->column[c] >= 0)
            return place->column[c];
    return place->column[COLUMN_TEAM];
}

void registration_place(const struct registration_place *place, struct findings *f)
{
    for (int i = 0; i < f->n && place->sheet.n > 0; i++) {
        struct finding *x = &f->item[i];
        if (x->line == 0 || x->place.n > 0)
            continue;
        x->place = registration_cell(place, column_about(place, x->of), x->line, f->arena);
    }
}
