/* SPDX-License-Identifier: Apache-2.0 */
#include "import/results.h"

#include "engine/base/arena.h"
#include "engine/base/err.h"
#include "engine/base/finding.h"
#include "import/board_sheet.h"
#include "import/csv.h"
#include "import/foreign_results.h"
#include "import/games.h"
#include "import/json_games.h"
#include "import/pairing_table.h"
#include "import/pgn.h"
#include "import/recognised.h"
#include "import/result_text.h"
#include "import/sheet_cells.h"
#include "import/unicode.h"
#include "import/xlsx.h"
#include "import/xlsx_shown.h"
#include "import/xml.h"
#include "teams/text.h"
#include "import/messages.h"

extern const char _binary_import_results_xsd_start[];
extern const char _binary_import_results_xsd_end[];

struct str results_schema(void)
{
    const char *start = _binary_import_results_xsd_start;

    return (struct str){ start, (size_t)(_binary_import_results_xsd_end - start) };
}

/* What a row may say: a column of CSV, an attribute of XML. */
/* clang-format off */
#define FIELDS(X) \
    X(ROUND, "round") \
    X(TABLE, "table") \
    X(FIRST, "first") \
    X(OTHER, "other") \
    X(BOARD, "board") \
    X(FIRST_PLACE, "first-place") \
    X(OTHER_PLACE, "other-place") \
    X(RESULT, "result") \
    X(ABSENT, "absent") \
    X(PRESENT, "present")
/* clang-format on */

enum { SHOWN = 40 };

/* clang-format off */
enum field {
#define X(id, name) id,
    FIELDS(X)
#undef X
    FIELD_COUNT
};
/* clang-format on */

static const char *const names[] = {
#define X(id, name) name,
    FIELDS(X)
#undef X
};

/* One row, whatever it was written in. */
struct row {
    struct str field[FIELD_COUNT];
    int line;
};

struct results_reader {
    struct arena *arena;
    struct findings *findings;
    struct result_list *list;
};

static void wrong(struct results_reader *r, const struct row *row, struct message message)
{
    finding_say(r->findings, PROBLEM, RULE_NONE, row->line, message);
}

static struct str text(struct results_reader *r, const struct row *row, enum field which)
{
    struct str clean = { 0 };

    if (!text_nfc(row->field[which], r->arena, &clean))
        wrong(r, row, say_result_unreadable(names[which]));
    return clean;
}

/* As it may stand in a sentence. */
static const char *shown(struct results_reader *r, struct str s)
{
    return str_c(r->arena, text_cut(r->arena, s, SHOWN));
}

/* A number up to `most`, 0 if the field is empty. */
static int number(struct results_reader *r, const struct row *row, enum field which, int most)
{
    struct str s = text(r, row, which);
    long n = 0;

    if (s.n == 0 || (str_long(s, &n) && n >= 0 && n <= most))
        return (int)n;
    wrong(r, row, say_result_number_too_large(names[which], most, shown(r, s)));
    return 0;
}

static void read_board(struct results_reader *r, const struct row *row, struct board_entry *b)
{
    struct str written = text(r, row, RESULT);

    *b = (struct board_entry){
        .round = number(r, row, ROUND, ROUNDS_MAX),
        .table = number(r, row, TABLE, TEAMS_MAX),
        .team = { text(r, row, FIRST), text(r, row, OTHER) },
        .board = number(r, row, BOARD, BOARDS_MAX),
        .place = { number(r, row, FIRST_PLACE, SQUAD_MAX), number(r, row, OTHER_PLACE, SQUAD_MAX) },
        .line = row->line,
    };
    bool teams = b->team[0].n > 0 && b->team[1].n > 0;

    if (!teams && (b->team[0].n > 0 || b->team[1].n > 0))
        wrong(r, row, say_result_names_one_team());
    else if (!teams && b->table == 0)
        wrong(r, row, say_result_names_no_match());
    if (teams && str_eq(b->team[0], b->team[1]))
        wrong(r, row, say_result_team_against_itself(shown(r, b->team[0])));
    if (row->field[BOARD].n == 0)
        wrong(r, row, say_result_lacks_board());
    if (!result_read(written, r->arena, &b->result))
        wrong(r, row, say_result_unknown(shown(r, written)));
}

/* The entry is kept if nothing was wrong with it; of a row that is only counted nothing is. */
static void read_row(struct results_reader *r, const struct row *row)
{
    const struct arena_mark mark = arena_mark(r->arena);
    int before = finding_total(r->findings), n = r->findings->n, kinds = r->findings->nkind;

    if (row->field[ABSENT].n > 0) {
        r->list->mark[r->list->nmark] = (struct no_show_entry){
            .round = number(r, row, ROUND, ROUNDS_MAX),
            .table = number(r, row, TABLE, TEAMS_MAX),
            .absent = text(r, row, ABSENT),
            .present = number(r, row, PRESENT, BOARDS_MAX),
            .line = row->line,
        };
        if (row->field[RESULT].n > 0 || row->field[BOARD].n > 0)
            wrong(r, row, say_result_of_absent_team());
        if (row->field[PRESENT].n == 0)
            wrong(r, row, say_result_lacks_present());
        r->list->nmark += finding_total(r->findings) == before;
    } else {
        read_board(r, row, &r->list->board[r->list->nboard]);
        r->list->nboard += finding_total(r->findings) == before;
    }
    if (finding_total(r->findings) > before && r->findings->n == n && r->findings->nkind == kinds)
        arena_rewind(r->arena, mark);
}

static void room_for(struct results_reader *r, int boards, int marks)
{
    *r->list = (struct result_list){ .board = arena_new(r->arena, struct board_entry, boards),
                                     .mark = arena_new(r->arena, struct no_show_entry, marks) };
}

static bool is_known(struct str column)
{
    for (int i = 0; i < FIELD_COUNT; i++)
        if (str_eq(column, str_of(names[i])))
            return true;
    return false;
}

static bool check_head(struct results_reader *r, const struct csv *c, struct str file, struct err *e)
{
    const struct csv_row *head = &c->row[0];
    struct str name;

    for (int i = 0; i < head->n; i++)
        if (!is_known(head->field[i]) && text_nfc(head->field[i], r->arena, &name))
            finding_say(r->findings, WARNING, RULE_NONE, head->line, say_result_column_unknown(shown(r, name)));
    return csv_once(c, file, r->arena, e);
}

static bool has_columns(const struct csv *c)
{
    return csv_has(c, names[RESULT]) || csv_has(c, names[ABSENT]);
}

static void read_board_sheet(struct results_reader *r, const struct csv *c)
{
    struct pgn games;

    int none = board_sheet_games(c, r->arena, &games);
    if (none > 0)
        finding_say(r->findings, WARNING, RULE_NONE, 0, say_matches_without_boards(none));
    games_results(&games, r->arena, r->list, r->findings);
}

static bool read_columns(struct results_reader *r, const struct csv *c, struct str file, struct err *e)
{
    if (board_sheet_is(c)) {
        read_board_sheet(r, c);
        return true;
    }
    if (!check_head(r, c, file, e))
        return false;
    recognised_csv(r->findings->recognised, c, is_known);
    csv_tell(c, r->findings);
    int marks = 0;

    for (int i = 1; i < c->n; i++)
        marks += csv_field(c, i, names[ABSENT]).n > 0;
    room_for(r, c->n - marks, marks);
    for (int i = 1; i < c->n; i++) {
        struct row row = { .line = c->row[i].line };
        for (int k = 0; k < FIELD_COUNT; k++)
            row.field[k] = csv_field(c, i, names[k]);
        if (c->row[i].n > c->row[0].n)
            wrong(r, &row, say_result_fields_beyond_columns(c->row[i].n, c->row[0].n));
        else
            read_row(r, &row);
    }
    return true;
}

/* A table with our columns, or one of another program. */
static bool read_csv(struct results_reader *r, struct str bytes, struct str file, struct err *e)
{
    const struct arena_mark mark = arena_mark(r->arena);
    struct csv c, other;

    if (!csv_read(bytes, file, r->arena, &c, e))
        return false;
    if (has_columns(&c))
        return read_columns(r, &c, file, e);
    struct message none = say_line_first_line_must_name_columns_such(file, c.row[0].line);
    arena_rewind(r->arena, mark);
    if (!foreign_csv(bytes, file, r->arena, &other, e))
        return false;
    bool ok = foreign_results(&other, file, none, r->arena, r->list, r->findings, e);
    if (!ok)
        arena_rewind(r->arena, mark); /* its reason names nothing but the file */
    return ok;
}

static bool has_results(const struct csv *c, struct arena *a)
{
    enum foreign_table kind = c->n > 0 && !has_columns(c) ? foreign_table(c, a) : FOREIGN_NONE;

    return foreign_has_results(kind) || (c->n > 0 && has_columns(c));
}

bool results_named(const char *file_name)
{
    static const char *const endings[] = { ".pgn", ".json", ".csv", ".txt", ".xml", ".xlsx" };
    struct str name = str_of(file_name);

    for (size_t i = 0; i < sizeof endings / sizeof *endings && name.n > 0 && name.p[0] != '.'; i++) {
        struct str ending = str_of(endings[i]);
        if (name.n > ending.n && str_same((struct str){ name.p + name.n - ending.n, ending.n }, ending))
            return true;
    }
    return false;
}

bool results_in_table(struct str bytes, struct str file, struct arena *a)
{
    const struct arena_mark mark = arena_mark(a);
    struct err unread = { 0 };
    struct csv c;

    if (xlsx_is(bytes)) {
        struct worksheet *sheet;
        int n;

        if (!xlsx_read(bytes, file, a, &sheet, &n, &(struct err){ 0 }))
            return false;
        for (int i = 0; i < n; i++)
            if (!sheet[i].hidden && has_results(&sheet[i].table, a))
                return true;
        return false;
    }
    bool has = csv_read(bytes, file, a, &c, &unread) && has_columns(&c);
    arena_rewind(a, mark);
    has = has || (foreign_csv(bytes, file, a, &c, &unread) && has_results(&c, a));
    arena_rewind(a, mark);
    return has;
}

/* Of a table of another program, every column. */
static bool is_read(const void *of, int column)
{
    const struct csv *c = of;
    struct str title = sheet_cell(&c->row[0], column);

    return has_columns(c) ? is_known(title) : true;
}

static bool read_worksheet(struct results_reader *r, const struct worksheet *w, struct str file, struct err *e)
{
    const struct xlsx_shown x = { w, &w->table.row[0], is_read, &w->table, 0 };

    xlsx_shown_check(&x, r->findings);
    return has_columns(&w->table)
               ? read_columns(r, &w->table, file, e)
               : foreign_results(&w->table, file, say_workbook_has_no_results(file), r->arena, r->list, r->findings, e);
}

/* The first worksheet that is shown and has results; others are told. */
static bool read_workbook(struct results_reader *r, struct str bytes, struct str file, struct err *e)
{
    const struct worksheet *table = NULL, *first = NULL;
    struct worksheet *sheet;
    int n;

    if (!xlsx_read(bytes, file, r->arena, &sheet, &n, e))
        return false;
    for (int i = 0; i < n; i++) {
        if (sheet[i].table.n == 0)
            continue;
        bool has = has_results(&sheet[i].table, r->arena);
        if (has && sheet[i].hidden)
            finding_say(r->findings, WARNING, RULE_NONE, 0, say_worksheet_of_results_is_hidden(sheet[i].name));
        if (sheet[i].hidden)
            continue;
        first = first ? first : &sheet[i];
        if (!has)
            continue;
        if (table)
            finding_say(r->findings, WARNING, RULE_NONE, 0,
                        say_worksheet_of_results_not_read(sheet[i].name, table->name));
        table = table ? table : &sheet[i];
    }
    if (!first)
        return err_say(e, ERR_INPUT, say_workbook_has_no_results(file));
    return read_worksheet(r, table ? table : first, file, e);
}

static bool read_xml(struct results_reader *r, struct str bytes, struct str file, struct err *e)
{
    struct xml_format format = { say_xml_is_results, "results", results_schema(), NULL, NULL };
    int before = finding_count(r->findings, PROBLEM);
    struct element *root;

    if (!xml_read(bytes, file, &format, r->arena, &root, r->findings, e))
        return false;
    int rows = xml_count(root, "board") + xml_count(root, "mark");
    room_for(r, rows, rows); /* a mark may be blank, and is read as a board then */
    if (finding_count(r->findings, PROBLEM) > before)
        return true; /* the same would be said twice */
    for (struct element *x = root->child; x; x = x->next) {
        struct row row = { .line = x->line };
        for (int k = 0; k < FIELD_COUNT; k++)
            row.field[k] = str_trim(xml_attribute(x, names[k]));
        read_row(r, &row);
    }
    recognised_tree(r->findings->recognised, root);
    return true;
}

bool results_read(struct str bytes, struct str file_name, struct arena *a, struct result_list *out, struct findings *f,
                  struct err *e)
{
    struct results_reader r = { a, f, out };

    if (bytes.n > RESULTS_SIZE_MAX)
        return err_say(e, ERR_LIMIT, say_results_larger_than(file_name, RESULTS_SIZE_MAX >> 20));
    if (!unicode_read(&bytes, file_name, a, f, e))
        return false;
    struct str begin = str_starts(bytes, STR("\xEF\xBB\xBF")) ? (struct str){ bytes.p + 3, bytes.n - 3 } : bytes;
    if (!foreign_readable(begin, file_name, e))
        return false;
    if (xlsx_is(bytes))
        return read_workbook(&r, bytes, file_name, e);
    if (json_games_is(begin)) {
        struct pgn games;

        if (!json_games_read(begin, file_name, r.arena, &games, e))
            return false;
        if (games.standings)
            return err_say(e, ERR_INPUT, say_json_is_standings(file_name));
        games_results(&games, r.arena, r.list, r.findings);
        return true;
    }
    if (pgn_is(begin))
        return pgn_results(begin, file_name, a, out, f, e);
    return str_starts(str_trim(begin), STR("<")) ? read_xml(&r, bytes, file_name, e)
                                                 : read_csv(&r, bytes, file_name, e);
}
