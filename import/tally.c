/* SPDX-License-Identifier: Apache-2.0 */
#include "import/tally.h"

#include <limits.h>
#include <stdint.h>

#include "engine/base/arena.h"
#include "engine/base/err.h"
#include "import/csv.h"
#include "import/messages.h"

/* One part being read. Its lines: those of `lines`, one for each key of the plan, one for each row
   of a tally. */
enum { LINES_MAX = 64 };
static const long count_max = 100000000000000; /* all parts together stay far below 2^63 */

struct tally_reader {
    const struct csv *csv;
    int at; /* row */
    struct str file;
    struct tally_part part;
    bool seen[LINES_MAX];
    struct err *err;
};

static bool wrong(struct tally_reader *r, struct message message)
{
    const struct csv_row *row = &r->csv->row[r->at];

    return err_say(r->err, ERR_INPUT, say_tally_line(r->file, row->line, row->field[0], &message));
}

/* The numbers behind the first field, exactly n of them, from least to most. */
static bool read_numbers(struct tally_reader *r, int n, long least, long most, int64_t *out)
{
    const struct csv_row *row = &r->csv->row[r->at];
    long value;

    if (row->n != n + 1)
        return wrong(r, say_tally_number_of_values());
    for (int i = 0; i < n; i++) {
        if (!str_long(row->field[i + 1], &value) || value < least || value > most)
            return wrong(r, say_tally_value_out_of_bounds());
        out[i] = value;
    }
    return true;
}

static bool read_word(struct tally_reader *r, struct str *out)
{
    const struct csv_row *row = &r->csv->row[r->at];

    *out = row->n == 2 ? row->field[1] : STR("");
    return row->n == 2 || wrong(r, say_tally_one_word());
}

static bool read_seed(struct tally_reader *r)
{
    int64_t seed = 0;

    if (!read_numbers(r, 1, 0, LONG_MAX, &seed))
        return false;
    r->part.seed = (uint64_t)seed;
    return true;
}

static bool read_events(struct tally_reader *r)
{
    return read_numbers(r, 1, 1, TALLY_EVENTS_MAX, &r->part.events);
}

static bool read_part(struct tally_reader *r)
{
    int64_t value[2] = { 0 };

    if (!read_numbers(r, 2, 1, TALLY_PARTS_MAX, value))
        return false;
    r->part.shard = (int)value[0];
    r->part.of = (int)value[1];
    return value[0] <= value[1] || wrong(r, say_tally_no_such_part());
}

static bool read_edition(struct tally_reader *r)
{
    struct str word;

    return read_word(r, &word) && (edition_find(word, &r->part.plan.edition) || wrong(r, say_tally_no_such_edition()));
}

static bool read_tiebreak(struct tally_reader *r)
{
    struct str word;

    return read_word(r, &word) &&
           (tiebreak_find(word, &r->part.plan.tiebreak) || wrong(r, say_tally_no_such_tiebreak()));
}

static bool read_ranking(struct tally_reader *r)
{
    struct str list;
    struct err why = { 0 };

    return read_word(r, &list) && (ranking_read(list, &r->part.plan.ranking, &why) || wrong(r, err_message(&why)));
}

static bool read_lot(struct tally_reader *r)
{
    int64_t lot = COLOURLESS;

    if (!read_numbers(r, 1, BLACK, WHITE, &lot))
        return false;
    r->part.plan.lot = (enum colour)lot;
    return true;
}

static bool read_parity(struct tally_reader *r)
{
    int64_t parity = PARITY_ANY;

    if (!read_numbers(r, 1, PARITY_ANY, PARITY_ODD, &parity))
        return false;
    r->part.plan.parity = (enum parity)parity;
    return true;
}

static const struct {
    const char *name;
    bool (*read)(struct tally_reader *r);
} lines[] = {
    { "seed", read_seed }, { "events", read_events }, { "part", read_part },         { "edition", read_edition },
    { "lot", read_lot },   { "parity", read_parity }, { "tiebreak", read_tiebreak }, { "ranking", read_ranking },
};
enum { LINES = sizeof lines / sizeof *lines };

static bool read_plan(struct tally_reader *r, enum plan_key k)
{
    const struct plan_row *row = plan_row(k);
    int64_t value[2] = { 0 };

    if (!read_numbers(r, 2, row->least, row->most, value))
        return false;
    r->part.plan.value[k] = (struct range){ (int)value[0], (int)value[1] };
    return value[0] <= value[1] || wrong(r, say_tally_range_reversed());
}

static bool read_counts(struct tally_reader *r, const struct tally_row *row)
{
    return read_numbers(r, row->size, row->below_zero ? -count_max : 0, count_max, tally_counts(&r->part.tally, row));
}

static bool names(const struct str *field, const char *prefix, const char *name)
{
    struct str word = *field, first = str_of(prefix);

    if (!str_starts(word, first))
        return false;
    return str_eq((struct str){ word.p + first.n, word.n - first.n }, str_of(name));
}

/* What the line is, as a place among all lines; -1 if it is none. */
static int line_named(const struct str *field)
{
    int at = 0;

    for (int i = 0; i < LINES; i++, at++)
        if (names(field, "", lines[i].name))
            return at;
    for (int k = 0; k < PLAN_KEY_COUNT; k++, at++)
        if (names(field, "plan.", plan_row((enum plan_key)k)->key))
            return at;
    for (int i = 0; tally_row(i); i++, at++)
        if (names(field, "count.", tally_row(i)->name))
            return at;
    return -1;
}

static bool read_line(struct tally_reader *r)
{
    int line = line_named(&r->csv->row[r->at].field[0]);

    if (line < 0)
        return wrong(r, say_tally_line_unknown());
    if (r->seen[line])
        return wrong(r, say_tally_line_twice());
    r->seen[line] = true;
    if (line < LINES)
        return lines[line].read(r);
    line -= LINES;
    return line < PLAN_KEY_COUNT ? read_plan(r, (enum plan_key)line) : read_counts(r, tally_row(line - PLAN_KEY_COUNT));
}

/* What of the lines has not been there, as it is written; empty if all have. A usual ranking is not written. */
static struct str missing(const struct tally_reader *r, struct arena *a)
{
    int at = 0;

    for (int i = 0; i < LINES; i++)
        if (!r->seen[at++] && lines[i].read != read_ranking)
            return str_of(lines[i].name);
    for (int k = 0; k < PLAN_KEY_COUNT; k++)
        if (!r->seen[at++])
            return str_fmt(a, "plan.%s", plan_row((enum plan_key)k)->key);
    for (int i = 0; tally_row(i); i++)
        if (!r->seen[at++])
            return str_fmt(a, "count.%s", tally_row(i)->name);
    return STR("");
}

static bool ends(const struct csv_row *row)
{
    return row->n == 1 && str_eq(row->field[0], STR("end"));
}

/* From its first line to its end; r->at is the row behind it. */
static bool read_one(struct tally_reader *r, struct arena *a)
{
    const struct csv *csv = r->csv;
    int64_t version = 0;

    if (!str_eq(csv->row[r->at].field[0], STR("olympair-simulation")))
        return wrong(r, say_tally_begins_otherwise());
    if (!read_numbers(r, 1, 1, 1, &version))
        return false;
    for (r->at++; r->at < csv->n && !ends(&csv->row[r->at]); r->at++)
        if (!read_line(r))
            return false;
    if (r->at == csv->n)
        return err_say(r->err, ERR_INPUT, say_ends_middle_part(r->file));
    struct str lacks = missing(r, a);
    if (lacks.n > 0)
        return err_say(r->err, ERR_INPUT, say_part_no_line(r->file, csv->row[r->at].line, lacks));
    r->at++;
    return true;
}

bool tally_read(struct str bytes, struct str file_name, struct arena *a, struct tally_parts *out, struct err *e)
{
    struct csv csv;
    int at = 0;

    if (!csv_read(bytes, file_name, a, &csv, e))
        return false;
    while (at < csv.n) {
        struct tally_reader r = { .csv = &csv, .at = at, .file = file_name, .err = e };
        r.part.plan.ranking = (struct ranking)RANKING_OLYMPIAD;
        if (!read_one(&r, a))
            return false;
        at = r.at;
        arena_room(a, out->part, out->n, out->cap);
        out->part[out->n++] = r.part;
    }
    return true;
}
