/* SPDX-License-Identifier: Apache-2.0 */
#include "import/block_table.h"

#include <string.h>

#include "engine/base/arena.h"
#include "import/registration_form.h"
#include "import/sheet_cells.h"
#include "teams/text.h"

static struct str usual_title(enum column_id c)
{
    static const char *const all[COLUMN_COUNT] = { [COLUMN_SECTION] = "Section",
                                                   [COLUMN_TEAM] = "Team",
                                                   [COLUMN_FEDERATION] = "Federation",
                                                   [COLUMN_CAPTAIN] = "Captain",
                                                   [COLUMN_NUMBER] = "Seed" };

    return str_of(all[c]);
}

bool block_has_titles(const struct csv_row *row, struct arena *a)
{
    bool sure, player = false;

    if (sheet_cells(row) < 2 || !form_has_titles(row, a))
        return false;
    for (int i = 0; i < row->n; i++) {
        enum column_id c = registration_column(row->field[i], &sure, a);
        player = player || c == COLUMN_PLAYER || c == COLUMN_SURNAME;
        if (c == COLUMN_TEAM)
            return false;
    }
    return player;
}

/* --- one table of several ----------------------------------------------------------------------- */

struct joining {
    const struct team_block *block;
    int n, said[COLUMN_COUNT]; /* the columns of what is said of teams, 0: of none */
    int **column;              /* of each block, where its columns are */
    struct str *title;
    int ntitle, cap;
    struct arena *arena;
    struct csv *to;
};

static int add_title(struct joining *j, struct str title)
{
    arena_room(j->arena, j->title, j->ntitle, j->cap);
    j->title[j->ntitle] = title;
    return j->ntitle++;
}

/* A column without a title is of the same place as one of the first table. */
static int column_for(struct joining *j, int at, struct str title)
{
    if (title.n == 0)
        return at < j->ntitle && j->title[at].n == 0 ? at : add_title(j, title);
    for (int i = 0; i < j->ntitle; i++)
        if (str_same(j->title[i], title))
            return i;
    return add_title(j, title);
}

/* What is said of a team counts: a column of its players that means the same gets another title, so that it is named and not read. */
static void put_said(struct joining *j, enum column_id c)
{
    int own = j->ntitle, of = 0;
    bool sure;

    while (of < j->n && j->block[of].said[c].n == 0)
        of++;
    if (of == j->n)
        return;
    for (int i = 0; i < own; i++)
        if (registration_column(j->title[i], &sure, j->arena) == c)
            j->title[i] = str_fmt(j->arena, "%.*s / Name", STR_ARG(j->title[i]));
    j->said[c] = add_title(j, c == COLUMN_TEAM && j->block[of].title.n > 0 ? j->block[of].title : usual_title(c));
}

static struct csv_row new_row(const struct joining *j, int line)
{
    return (struct csv_row){ arena_new(j->arena, struct str, j->ntitle), j->ntitle, line };
}

static void put_row(struct joining *j, int block, const struct csv_row *from)
{
    const struct team_block *b = &j->block[block];
    struct csv_row *out = &j->to->row[j->to->n++];
    bool beyond = false;

    *out = new_row(j, from->line + b->add);
    for (int k = 0; k < from->n; k++)
        if (k < b->head->n)
            out->field[j->column[block][k]] = sheet_cell(from, k);
        else
            beyond = beyond || sheet_cell(from, k).n > 0;
    for (int c = 0; c < COLUMN_COUNT; c++)
        if (j->said[c] > 0)
            out->field[j->said[c]] = b->said[c];
    if (beyond && j->to->unfit++ == 0)
        j->to->unfit_line = out->line;
}

void blocks_join(const struct team_block *block, int n, struct arena *a, struct csv *out)
{
    struct joining j = { .block = block, .n = n, .arena = a, .to = out };
    int rows = 1;

    j.column = arena_new(j.arena, int *, j.n);
    for (int i = 0; i < j.n; i++) {
        const struct csv_row *head = j.block[i].head;
        j.column[i] = arena_new(j.arena, int, head->n);
        for (int k = 0; k < head->n; k++)
            j.column[i][k] = i == 0 ? add_title(&j, sheet_cell(head, k)) : column_for(&j, k, sheet_cell(head, k));
    }
    for (int c = 0; c < COLUMN_COUNT; c++)
        put_said(&j, (enum column_id)c);
    for (int i = 0; i < n; i++)
        rows += block[i].n;
    out->row = arena_new(a, struct csv_row, rows);
    out->row[0] = new_row(&j, block[0].head->line + block[0].add);
    memcpy(out->row[0].field, j.title, (size_t)j.ntitle * sizeof *j.title);
    out->n = 1;
    for (int i = 0; i < n; i++)
        for (int k = 0; k < block[i].n; k++)
            put_row(&j, i, block[i].row[k]);
    out->blocks = n;
    out->block = block[0].said[COLUMN_TEAM];
    out->block_line = block[0].line;
}

/* --- tables below one another -------------------------------------------------------------------- */

struct blocks_reader {
    const struct csv *table;
    struct team_block *block;
    int n, cap;
    struct team_block next;     /* what was said since its rows ended */
    const struct csv_row *head; /* the last titles */
    bool open;                  /* rows are those of the last block */
    int unfit, unfit_line;
    int without; /* teams without players */
    struct arena *arena;
};

static void pass_over(struct blocks_reader *r, int line)
{
    if (r->unfit++ == 0)
        r->unfit_line = line;
}

/* Of what is said below players: behind a gap, or once more, it is of the next team. */
static bool is_of_next(const struct blocks_reader *r, int i, enum column_id c)
{
    const struct csv_row *row = &r->table->row[i];

    return !r->open || c == COLUMN_TEAM || r->next.said[COLUMN_TEAM].n > 0 || r->block[r->n - 1].said[c].n > 0 ||
           row->line > row[-1].line + 1;
}

static void take_said(struct blocks_reader *r, int i, const struct form_said *said)
{
    struct team_block *of = is_of_next(r, i, said->column) ? &r->next : &r->block[r->n - 1];

    if (of == &r->next)
        r->open = false;
    if (said->column == COLUMN_TEAM && of->said[COLUMN_TEAM].n > 0) {
        pass_over(r, of->line);
        r->without++;
    }
    if (said->column == COLUMN_TEAM) {
        of->title = said->title;
        of->line = r->table->row[i].line;
    }
    of->said[said->column] = said->value;
}

static bool has_colon(struct str s)
{
    return s.n > 0 && memchr(s.p, ':', s.n);
}

/* Does the row begin with what is said of a team? All that it says is taken. */
static bool reads_said(struct blocks_reader *r, int i)
{
    const struct csv_row *row = &r->table->row[i];
    struct form_said said;
    int at = 0;

    if (sheet_cells(row) < 2 && !has_colon(sheet_cell(row, sheet_first(row))))
        return false;
    if (!form_said(row, &at, &said, r->arena) || said.value.n == 0 || said.title.p != row->field[sheet_first(row)].p)
        return false;
    do
        take_said(r, i, &said);
    while (form_said(row, &at, &said, r->arena));
    if (form_has_more(row, r->arena))
        pass_over(r, row->line);
    return true;
}

static bool is_heading(const struct blocks_reader *r, int i)
{
    const struct csv_row *row = &r->table->row[i];

    return i + 1 < r->table->n && sheet_cells(row) == 1 && block_has_titles(row + 1, r->arena);
}

static void take_heading(struct blocks_reader *r, const struct csv_row *row)
{
    r->open = false;
    if (r->next.said[COLUMN_TEAM].n > 0)
        return;
    r->next.said[COLUMN_TEAM] = sheet_cell(row, sheet_first(row));
    r->next.line = row->line;
    r->next.heading = true;
}

/* The titles once more, as at the top of a page, go on with the same team. */
static void take_titles(struct blocks_reader *r, const struct csv_row *row)
{
    r->open = r->open && row->line == row[-1].line + 1;
    if (!r->open)
        r->head = row;
}

static void take_player(struct blocks_reader *r, const struct csv_row *row)
{
    if (!r->open) {
        arena_room(r->arena, r->block, r->n, r->cap);
        r->block[r->n] = r->next;
        r->block[r->n++].head = r->head;
        r->next = (struct team_block){ 0 };
        r->open = true;
    }
    struct team_block *b = &r->block[r->n - 1];
    arena_room(r->arena, b->row, b->n, b->cap);
    b->row[b->n++] = row;
}

/* Above the titles of a team whose rows have not begun, which are near. */
static bool has_titles_below(const struct blocks_reader *r, int i)
{
    enum { NEAR = 20 };
    struct form_said said;

    for (int k = i + 1; k < r->table->n && k <= i + NEAR; k++) {
        const struct csv_row *row = &r->table->row[k];
        if (block_has_titles(row, r->arena))
            return true;
        if (sheet_cells(row) > 2 || (form_said(row, &(int){ 0 }, &said, r->arena) && said.column == COLUMN_TEAM))
            return false;
    }
    return false;
}

/* What the page is called stands above all teams. */
static void pass_above(struct blocks_reader *r, const struct csv_row *row)
{
    if (r->next.said[COLUMN_TEAM].n > 0)
        pass_over(r, row->line);
}

static void read_row(struct blocks_reader *r, int i)
{
    const struct csv_row *row = &r->table->row[i];
    struct str first = sheet_cell(row, sheet_first(row));

    if (block_has_titles(row, r->arena))
        take_titles(r, row);
    else if (reads_said(r, i))
        return;
    else if (is_heading(r, i))
        take_heading(r, row);
    else if (!r->open && (!r->head || has_titles_below(r, i)))
        pass_above(r, row);
    else if (sheet_cells(row) == 1 && has_colon(first))
        pass_over(r, row->line);
    else
        take_player(r, row);
}

/* A line alone above titles names a team only where several do, each another one: else it is what the page is called. */
static bool are_of_teams(const struct blocks_reader *r)
{
    for (int i = 0; i < r->n; i++) {
        const struct team_block *b = &r->block[i];
        if (b->said[COLUMN_TEAM].n == 0 || (b->heading && r->n == 1))
            return false;
        for (int k = 0; b->heading && k < i; k++)
            if (str_same(b->said[COLUMN_TEAM], r->block[k].said[COLUMN_TEAM]))
                return false;
    }
    return r->n + r->without > 1 || (r->n == 1 && r->block[0].line > r->block[0].head->line);
}

bool blocks_flatten(struct csv *table, struct arena *a)
{
    struct blocks_reader r = { .table = table, .arena = a };
    struct csv to = *table;

    for (int i = 0; i < table->n; i++)
        read_row(&r, i);
    if (r.next.said[COLUMN_TEAM].n > 0) {
        pass_over(&r, r.next.line);
        r.without++;
    }
    if (r.n == 0 || !are_of_teams(&r))
        return false;
    to.unfit = r.unfit;
    to.unfit_line = r.unfit_line;
    blocks_join(r.block, r.n, a, &to);
    *table = to;
    return true;
}
