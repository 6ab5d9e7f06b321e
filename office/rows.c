/* SPDX-License-Identifier: Apache-2.0 */
#include "office/rows.h"

#include "desk/base/property.h"
#include "engine/base/arena.h"
#include "import/csv.h"
#include "office/messages.h"
#include "teams/text.h"

/* What a list of the panel calls it, and what the operation does. */
static const struct {
    const char *column, *param;
} names[] = { { "players", "with" } };

enum { NAMES = sizeof names / sizeof *names };

/* A file under way. */
struct rows_reader {
    const struct op *op;
    const struct csv *csv;
    const struct param **column; /* of each column of the head */
    struct arena *arena;
    struct findings *findings;
};

static bool in_a_file(const struct param *p)
{
    return p->kind != PARAM_DATA && p->kind != PARAM_SETTINGS;
}

static const char *name_of(const struct param *p)
{
    for (int i = 0; i < NAMES; i++)
        if (op_names(p, str_of(names[i].param)))
            return names[i].column;
    return p->name;
}

static const struct param *param_of(const struct op *op, struct str column)
{
    for (int i = 0; i < NAMES; i++)
        if (str_same(column, str_of(names[i].column)))
            column = str_of(names[i].param);
    const struct param *p = op_param(op, column);
    return p && in_a_file(p) ? p : NULL;
}

/* The possible columns, "team, players, join". */
static struct str rows_columns(const struct op *op, struct arena *a)
{
    struct str list = { 0 };

    for (const struct param *p = op->params(); p->name; p++)
        if (in_a_file(p))
            list = str_fmt(a, "%.*s%s%s", STR_ARG(list), list.n ? ", " : "", name_of(p));
    return list;
}

static bool read_head(struct rows_reader *r, struct str file, struct err *e)
{
    const struct csv_row *head = &r->csv->row[0];
    struct str columns = rows_columns(r->op, r->arena);
    bool team = false;

    r->column = arena_new(r->arena, const struct param *, head->n);
    for (int i = 0; i < head->n; i++) {
        r->column[i] = param_of(r->op, head->field[i]);
        if (!r->column[i])
            return err_say(
                e, ERR_INPUT,
                say_no_such_column_of_teams(file, head->line, text_cut(r->arena, head->field[i], 40), columns));
        for (int k = 0; k < i; k++)
            if (r->column[k] == r->column[i])
                return csv_twice(head, file, k, i, r->arena, e);
        team = team || r->column[i]->kind == PARAM_EACH;
    }
    return team || err_say(e, ERR_INPUT, say_team_columns_unnamed(file, head->line, columns));
}

/* In a column of a word that has no value. */
static bool read_flag(struct str field, bool *said)
{
    static const char *const yes[] = { "yes", "x", "1" }, *const no[] = { "no", "0" };

    *said = false;
    for (int i = 0; i < 3; i++)
        *said = *said || str_same(field, str_of(yes[i]));
    for (int i = 0; i < 2; i++)
        if (str_same(field, str_of(no[i])))
            return true;
    return *said;
}

static bool wrong(struct rows_reader *r, int line, struct message what)
{
    finding_say(r->findings, PROBLEM, RULE_NONE, line, what);
    return false;
}

static bool read_field(struct rows_reader *r, const struct csv_row *row, int i, struct setting *word, int *n)
{
    const struct param *p = r->column[i];
    struct str text;
    bool said = true;

    if (!text_nfc(row->field[i], r->arena, &text))
        return wrong(r, row->line, say_field_not_plain());
    if (text.n == 0)
        return true;
    if (p->kind == PARAM_FLAG && !read_flag(text, &said))
        return wrong(r, row->line, say_yes_or_no(p->name, text_cut(r->arena, text, 40)));
    if (said)
        word[(*n)++] = (struct setting){ str_of(p->name), text };
    return true;
}

static bool has_team(const struct rows_reader *r, const struct csv_row *row)
{
    for (int i = 0; i < row->n; i++)
        if (r->column[i]->kind == PARAM_EACH && row->field[i].n > 0)
            return true;
    return false;
}

static bool read_row(struct rows_reader *r, const struct csv_row *row, struct form_row *out)
{
    struct setting *word = arena_new(r->arena, struct setting, row->n);

    *out = (struct form_row){ .word = word, .line = row->line };
    if (row->n > r->csv->row[0].n)
        return wrong(r, row->line, say_more_fields_than_columns());
    if (!has_team(r, row))
        return wrong(r, row->line, say_row_without_team());
    for (int i = 0; i < row->n; i++)
        if (!read_field(r, row, i, word, &out->n))
            return false;
    return true;
}

bool rows_read(const struct op *op, struct str bytes, struct str file_name, struct arena *a, struct form *out,
               struct findings *f, struct err *e)
{
    struct csv csv;
    struct rows_reader r = { .op = op, .csv = &csv, .arena = a, .findings = f };

    if (!csv_read(bytes, file_name, a, &csv, e) || !read_head(&r, file_name, e) ||
        !csv_at_most(&csv, TEAMS_MAX, file_name, e))
        return false;
    csv_tell(&csv, f);
    struct form_row *row = arena_new(a, struct form_row, csv.n);
    for (int i = 1; i < csv.n; i++)
        out->nrow += read_row(&r, &csv.row[i], &row[out->nrow]);
    out->row = row;
    return csv.n > 1 || err_say(e, ERR_INPUT, say_file_names_no_team(file_name));
}
