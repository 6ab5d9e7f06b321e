#include "import/lineups.h"

#include "engine/base/arena.h"
#include "engine/base/err.h"
#include "engine/base/finding.h"
#include "import/csv.h"
#include "teams/text.h"

enum { SHOWN = 40 };

static const char team_column[] = "team";
static const char *const board_columns[BOARDS_MAX] = {
    "board-1", "board-2", "board-3", "board-4", "board-5", "board-6", "board-7", "board-8",
};

static bool is_known(struct str column)
{
    for (int b = 0; b < BOARDS_MAX; b++)
        if (str_eq(column, str_of(board_columns[b])))
            return true;
    return str_eq(column, str_of(team_column));
}

static bool check_head(const struct csv *c, struct str file, struct arena *a, struct findings *f, struct err *e)
{
    const struct csv_row *head = &c->row[0];
    struct str name;

    if (!csv_has(c, team_column) || !csv_has(c, board_columns[0]))
        return err_set(e, ERR_INPUT,
                       "%.*s, line %d: the first line must name the columns: team,board-1,board-2, "
                       "and so on",
                       STR_ARG(file), head->line);
    for (int i = 0; i < head->n; i++)
        if (!is_known(head->field[i]) && text_nfc(head->field[i], a, &name))
            finding_add(f, WARNING, RULE_NONE, head->line, "the column '%s' is unknown and is ignored",
                        str_c(a, text_cut(a, name, SHOWN)));
    return true;
}

static bool read_row(const struct csv *c, int row, struct arena *a, struct lineup_entry *out, struct findings *f)
{
    int line = c->row[row].line;
    bool text = text_nfc(csv_field(c, row, team_column), a, &out->team);

    out->line = line;
    for (int b = 0; b < BOARDS_MAX; b++)
        text = text && text_nfc(csv_field(c, row, board_columns[b]), a, &out->player[b]);
    if (!text)
        finding_add(f, PROBLEM, RULE_NONE, line,
                    "this holds invisible or control characters, or is not UTF-8; save the file as UTF-8");
    else if (c->row[row].n > c->row[0].n)
        finding_add(f, PROBLEM, RULE_NONE, line,
                    "%d fields, but only %d columns have a name; a comma inside a name needs "
                    "quotation marks",
                    c->row[row].n, c->row[0].n);
    else if (out->team.n == 0)
        finding_add(f, PROBLEM, RULE_NONE, line, "the team is missing");
    else
        return true;
    return false;
}

bool lineups_read(struct str bytes, struct str file_name, struct arena *a, struct lineup_entry **out, int *n,
                  struct findings *f, struct err *e)
{
    struct csv c;

    if (!csv_read(bytes, file_name, a, &c, e) || !check_head(&c, file_name, a, f, e))
        return false;
    *out = arena_new(a, struct lineup_entry, c.n);
    *n = 0;
    for (int i = 1; i < c.n; i++)
        *n += read_row(&c, i, a, &(*out)[*n], f);
    return true;
}
