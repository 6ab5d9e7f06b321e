/* SPDX-License-Identifier: Apache-2.0 */
#include "import/registration_sheet.h"

#include "engine/base/arena.h"
#include "engine/base/err.h"
#include "engine/base/finding.h"
#include "import/block_table.h"
#include "import/csv.h"
#include "import/foreign_results.h"
#include "import/games_table.h"
#include "import/messages.h"
#include "import/recognised.h"
#include "import/registration_parts.h"
#include "import/sheet_cells.h"
#include "import/xlsx.h"
#include "import/xlsx_shown.h"
#include "teams/event.h"
#include "teams/text.h"
#include "teams/title.h"

/* A table and what is found in it. */
struct sheet_check {
    const struct worksheet *sheet; /* NULL: CSV */
    const struct csv *table;
    const struct registration_place *place;
    int head;
    struct findings *findings;
};

/* About a cell of the table: in a workbook it has a place of its own, in CSV it is one of its line. */
static void say_of_cell(struct sheet_check *r, enum severity severity, int column, int row, struct message what)
{
    struct findings *f = r->findings;
    int before = f->n;

    finding_say(f, severity, RULE_NONE, row, what);
    if (f->n > before && r->sheet)
        f->item[before].place = registration_cell(r->place, column, row, r->findings->arena);
}

/* Another one is read in its place: it says the same, better, or nobody can tell which of them counts. */
static void check_unused(struct sheet_check *r, const struct csv_row *row, int i)
{
    struct arena *a = r->findings->arena;
    bool sure, other_sure;
    enum column_id c = registration_column(row->field[i], &sure, a);
    bool of_name = c == COLUMN_SURNAME || c == COLUMN_FIRST_NAME;
    int other = c < COLUMN_COUNT ? r->place->column[of_name ? COLUMN_PLAYER : c] : -1;

    if (other < 0 || (c == COLUMN_SECTION && !sure)) {
        say_of_cell(r, WARNING, i, row->line, say_column_is_unknown(row->field[i]));
        return;
    }
    registration_column(row->field[other], &other_sure, a);
    if (of_name || sure != other_sure)
        say_of_cell(r, WARNING, i, row->line, say_column_gives_way(row->field[i], row->field[other]));
    else
        say_of_cell(r, PROBLEM, i, row->line,
                    say_column_is_there_twice(row->field[i], csv_cell(other, row->line, a), csv_cell(i, row->line, a)));
}

/* The workbook has a title there, whose text it does not have; that is told as such. */
static bool is_blank_cell(const struct sheet_check *r, int column)
{
    int head = r->table->row[r->head].line;

    for (int i = 0; r->sheet && i < r->sheet->nblank; i++)
        if (r->sheet->blank[i].row == head && r->sheet->blank[i].column == column)
            return true;
    return false;
}

/* The first row in which a column without a title has a value; 0: there is none. */
static int untitled_value(const struct sheet_check *r, int column)
{
    const struct csv_row *head = &r->table->row[r->head];

    if ((column < head->n && head->field[column].n > 0) || is_blank_cell(r, column))
        return 0;
    for (int i = r->head + 1; i < r->table->n; i++)
        if (column < r->table->row[i].n && r->table->row[i].field[column].n > 0)
            return r->table->row[i].line;
    return 0;
}

static int last_field(const struct csv_row *row)
{
    int i = row->n - 1;

    while (i >= 0 && row->field[i].n == 0)
        i--;
    return i;
}

/* A title that is blank, and more titles than any row has fields: those behind it have moved by one. */
static void check_moved_titles(struct sheet_check *r)
{
    struct arena *a = r->findings->arena;
    const struct csv_row *head = &r->table->row[r->head];
    int last = last_field(head), blank = 0;

    while (blank <= last && head->field[blank].n > 0)
        blank++;
    for (int i = r->head + 1; i < r->table->n; i++)
        if (r->table->row[i].n > last)
            return;
    if (blank < last && !r->sheet && r->table->n > r->head + 1)
        say_of_cell(r, WARNING, blank, head->line,
                    say_titles_have_moved(csv_cell(blank, head->line, a), head->field[last]));
}

/* Programs give each row as many fields as the first one, so that one with fewer has slipped; where many have fewer, somebody has typed them. */
static void check_short_rows(struct sheet_check *r)
{
    int columns = r->table->row[r->head].n, n = 0, first = 0, rows = r->table->n - r->head - 1;

    for (int i = r->table->n - 1; i > r->head; i--)
        if (r->table->row[i].n < columns) {
            first = i;
            n++;
        }
    if (n > 0 && 3 * n <= rows)
        finding_say(r->findings, WARNING, RULE_NONE, r->table->row[first].line,
                    say_row_is_shorter(r->table->row[first].n, columns, n - 1));
}

/* What a workbook does not show, and what its cells do not have. */

struct str registration_title(const struct csv *table, int head, int column)
{
    const struct csv_row *row = &table->row[head];

    return column < row->n ? row->field[column] : (struct str){ 0 };
}

static bool is_read(const void *of, int column)
{
    return registration_column_at(of, column) < COLUMN_COUNT;
}

static void check_shown(struct sheet_check *r)
{
    const struct xlsx_shown x = { r->sheet, &r->table->row[r->head], is_read, r->place,
                                  registration_column_about(r->place, NULL) };

    if (r->sheet->hidden)
        finding_say(r->findings, WARNING, RULE_NONE, 0, say_worksheet_is_hidden(r->sheet->name));
    xlsx_shown_check(&x, r->findings);
}

static void check_sheet(const struct worksheet *sheet, const struct csv *table, const struct registration_place *place,
                        int head, struct findings *f)
{
    struct sheet_check r = { sheet, table, place, head, f };

    if (r.table->blocks > 0)
        finding_say(r.findings, NOTE, RULE_NONE, r.table->block_line,
                    say_blocks_are_teams(r.table->block, r.table->blocks - 1));
    const struct csv_row *row = &r.table->row[r.head];

    for (int i = 0; i < row->n; i++)
        if (row->field[i].n > 0 && registration_column_at(r.place, i) == COLUMN_COUNT)
            check_unused(&r, row, i);
    struct arena *a = r.findings->arena;
    int columns = r.table->row[r.head].n, line, first = 0, at = 0, n = 0;

    for (int i = r.head + 1; r.sheet && i < r.table->n; i++)
        columns = r.table->row[i].n > columns ? r.table->row[i].n : columns;
    for (int c = columns - 1; c >= 0; c--)
        if (registration_column_at(r.place, c) == COLUMN_COUNT && (line = untitled_value(&r, c)) > 0) {
            first = c;
            at = line;
            n++;
        }
    if (n > 0)
        say_of_cell(&r, WARNING, first, at, say_column_has_no_title(csv_cell(first, at, a), n - 1));
    if (r.table->unfit > 0)
        say_of_cell(&r, WARNING, 0, r.table->unfit_line, say_line_fits_no_team(r.table->unfit - 1));
    if (!sheet) {
        check_short_rows(&r);
        check_moved_titles(&r);
        return;
    }
    check_shown(&r);
}

void registration_check_sheets(const struct registration_source *from)
{
    struct findings *f = from->findings;

    if (from->nparts == 0)
        check_sheet(from->worksheet, &from->table, from->place, from->head, f);
    for (int i = 0; i < from->nparts; i++)
        check_sheet(from->part[i].sheet, &from->part[i].sheet->table, &from->part[i].place, from->part[i].head, f);
    if (from->nparts > 0)
        finding_say(f, NOTE, RULE_NONE, 0, say_worksheets_are_teams(from->table.block, from->nparts - 1));
}

void registration_keep(struct registration_place *place, struct arena *a)
{
    struct registration_place *part = arena_new(a, struct registration_place, place->nparts);

    place->sheet = str_copy(a, place->sheet);
    for (int i = 0; i < place->nparts; i++) {
        part[i] = place->part[i];
        part[i].sheet = str_copy(a, part[i].sheet);
    }
    place->part = place->nparts > 0 ? part : NULL;
}

/* --- the table in the file --------------------------------------------------------------------- */

static struct worksheet *choose(struct registration_source *from, struct worksheet *sheet, int n, bool hidden)
{
    for (int i = 0; i < n; i++)
        if (sheet[i].hidden == hidden &&
            registration_titles(&sheet[i].table, from->of_teams, from->place, from->arena, &from->head))
            return &sheet[i];
    return NULL;
}

/* No more than one is read: a second registration is told, wherever it stands. */
static void tell_others(const struct registration_source *from, struct worksheet *sheet, int n,
                        const struct worksheet *read)
{
    struct findings *f = from->findings;

    for (int i = 0; i < n; i++)
        if (&sheet[i] != read && registration_has_players(&sheet[i], from->of_teams, from->arena))
            finding_say(f, WARNING, RULE_NONE, 0,
                        say_worksheet_is_not_read(sheet[i].hidden ? "hidden" : NULL, sheet[i].name, read->name));
}

static struct str names_of(const struct worksheet *sheet, int n, struct arena *a)
{
    struct str names = { 0 };

    for (int i = 0; i < n; i++)
        names = str_fmt(a, "%.*s%s'%.*s'", STR_ARG(names), i > 0 ? ", " : "", STR_ARG(sheet[i].name));
    return names;
}

static bool no_titles(const struct registration_source *from, struct err *e)
{
    return err_say(e, ERR_INPUT,
                   from->of_teams ? say_no_row_titles_team_player(from->file) : say_no_row_title_name(from->file));
}

/* What is hidden is read by its name alone: whoever hid it may have meant another one. */
static struct worksheet *find_sheet(struct registration_source *from, struct worksheet *sheet, int n, struct err *e)
{
    if (from->sheet.n > 0) {
        /* The one that was named, hidden or not. */
        for (int i = 0; i < n; i++)
            if (str_same(sheet[i].name, from->sheet)) {
                if (registration_titles(&sheet[i].table, from->of_teams, from->place, from->arena, &from->head))
                    return &sheet[i];
                err_say(e, ERR_INPUT, say_sheet_is_no_table(from->file, sheet[i].name));
                return NULL;
            }
        err_say(e, ERR_INPUT, say_workbook_lacks_sheet_named(from->file, from->sheet, names_of(sheet, n, from->arena)));
        return NULL;
    }
    struct worksheet *found = choose(from, sheet, n, false), *hidden = found ? NULL : choose(from, sheet, n, true);
    if (hidden)
        err_say(e, ERR_INPUT, say_workbook_hides_table(from->file, hidden->name));
    else if (!found && (n == 0 || foreign_registration(&sheet[0].table, from->file, from->arena, e)))
        no_titles(from, e);
    return found;
}

/* --- which of them ------------------------------------------------------------------------------ */

static bool open_workbook(struct registration_source *from, struct str bytes, struct err *e)
{
    struct worksheet *sheet;
    int n;

    if (!xlsx_read(bytes, from->file, from->arena, &sheet, &n, e))
        return false;
    if (registration_parts(from, sheet, n))
        return registration_join_parts(from, sheet, n, e);
    const struct worksheet *found = find_sheet(from, sheet, n, e);
    if (!found)
        return false;
    from->worksheet = found;
    from->table = found->table;
    from->place->sheet = found->name;
    tell_others(from, sheet, n, found);
    return true;
}

/* A first line without separators, a description, says nothing about what separates the columns. */
static bool open_text(struct registration_source *from, struct str bytes, struct err *e)
{
    static const char separators[] = { '\0', ',', ';', '\t' };
    const struct arena_mark mark = arena_mark(from->arena);
    struct err why = { 0 };
    bool ok = false;

    from->worksheet = NULL;
    from->place->sheet = (struct str){ 0 };
    for (size_t i = 0; i < sizeof separators && !ok; i++) {
        arena_rewind(from->arena, mark); /* a table that was no registration */
        ok = csv_read_by(separators[i], bytes, from->file, from->arena, &from->table,
                         i > 0 ? &(struct err){ 0 } : &why) &&
             registration_titles(&from->table, from->of_teams, from->place, from->arena, &from->head);
    }
    if (!ok)
        arena_rewind(from->arena, mark);
    if (!ok && why.kind != ERR_NONE)
        *e = why;
    struct csv other;
    if (!ok && e->kind == ERR_NONE && foreign_csv(bytes, from->file, from->arena, &other, &(struct err){ 0 }) &&
        !foreign_registration(&other, from->file, from->arena, e))
        return false;
    if (ok)
        csv_tell(&from->table, from->findings);
    return ok || (e->kind == ERR_NONE && no_titles(from, e));
}

/* "T" is that of titles if all of its values are. */
static void settle_title(const struct registration_source *from)
{
    int *column = &from->place->column[COLUMN_TITLE];
    struct str title;

    if (*column < 0 || !registration_is_weak(registration_title(&from->table, from->head, *column), from->arena))
        return;
    for (int i = from->head + 1; i < from->table.n; i++) {
        struct str value = registration_number(sheet_cell(&from->table.row[i], *column));
        if (value.n > 0 && !title_read(value, &title) && !registration_repeats_titles(from, i)) {
            *column = -1;
            return;
        }
    }
}

bool registration_open(struct registration_source *from, struct str bytes, struct err *e)
{
    if (games_table_is(bytes)) {
        /* Players of a file of games. */
        from->worksheet = NULL;
        from->place->sheet = (struct str){ 0 };
        return games_table_read(bytes, from->file, from->arena, &from->table, e) &&
               (registration_titles(&from->table, from->of_teams, from->place, from->arena, &from->head) ||
                no_titles(from, e));
    }
    *from->place = (struct registration_place){ .sheet = { 0 } };
    bool ok = xlsx_is(bytes) ? open_workbook(from, bytes, e) : open_text(from, bytes, e);
    if (ok)
        settle_title(from);
    return ok;
}

void registration_recognise(const struct registration_source *from)
{
    struct recognised *to = from->findings->recognised;
    const struct csv_row *head = &from->table.row[from->head];

    recognised_table(to, from->place->sheet, from->worksheet ? '\0' : from->table.separator, head->line);
    for (int i = 0; to && i < head->n; i++) {
        enum column_id c = registration_column_at(from->place, i);
        bool used = c < COLUMN_COUNT;
        for (int k = from->head; k < (used ? from->head + 1 : from->table.n); k++)
            recognised_value(to, RECOGNISED_COLUMN, head->field[i], used ? registration_part(c) : NULL,
                             k > from->head && i < from->table.row[k].n ? from->table.row[k].field[i]
                                                                        : (struct str){ 0 },
                             (struct str){ 0 });
    }
}

void registration_tell_form(const struct registration_source *from)
{
    const struct registration_place *place = from->place;

    for (int c = 0; c < COLUMN_COUNT; c++)
        if (place->form[c].n > 0 && place->column[c] < 0)
            recognised_value(from->findings->recognised, RECOGNISED_COLUMN,
                             str_of(registration_value((enum column_id)c)), registration_value((enum column_id)c),
                             place->form[c], place->form[c]);
    if (place->by_federation)
        finding_say(from->findings, WARNING, RULE_NONE, from->table.row[from->head].line, say_federations_are_teams());
    if (place->form[COLUMN_TEAM].n > 0 && place->column[COLUMN_TEAM] < 0)
        finding_say(from->findings, NOTE, RULE_NONE, from->table.row[from->head].line,
                    say_players_are_of_team(place->form[COLUMN_TEAM]));
}

bool registration_repeats_titles(const struct registration_source *from, int row)
{
    const struct csv_row *head = &from->table.row[from->head], *x = &from->table.row[row];
    int same = 0;

    for (int i = 0; i < x->n && i < head->n; i++) {
        if (x->field[i].n > 0 && !str_same(x->field[i], head->field[i]))
            return false;
        same += x->field[i].n > 0;
    }
    return same > 1;
}

static bool has_sections(const struct registration_source *from, const struct event *known, int column)
{
    for (int i = from->head + 1; i < from->table.n; i++) {
        struct str name = text_fold(from->arena, sheet_cell(&from->table.row[i], column));
        if (name.n > 0 && !str_eq(name, STR("open")) && !str_eq(name, STR("women")) && !section_named(known, name) &&
            !registration_repeats_titles(from, i))
            return false;
    }
    return true;
}

void registration_settle_section(const struct registration_source *from, const struct event *known)
{
    const struct csv_row *head = &from->table.row[from->head];
    int *column = &from->place->column[COLUMN_SECTION];
    bool sure;

    if (*column >= 0)
        registration_column(registration_title(&from->table, from->head, *column), &sure, from->arena);
    if (*column < 0 || sure)
        return;
    *column = -1;
    for (int i = 0; i < head->n && *column < 0; i++)
        if (registration_column(head->field[i], &sure, from->arena) == COLUMN_SECTION && has_sections(from, known, i))
            *column = i;
}
