/* SPDX-License-Identifier: Apache-2.0 */
#include "import/lineups.h"

#include "engine/base/arena.h"
#include "engine/base/err.h"
#include "engine/base/finding.h"
#include "import/csv.h"
#include "teams/text.h"
#include "import/messages.h"

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
        return err_say(e, ERR_INPUT, say_line_first_line_must_name(file, head->line));
    for (int i = 0; i < head->n; i++)
        if (!is_known(head->field[i]) && text_nfc(head->field[i], a, &name))
            finding_say(f, WARNING, RULE_NONE, head->line,
                        say_lineup_column_unknown(str_c(a, text_cut(a, name, SHOWN))));
    return csv_once(c, file, a, e);
}

static bool read_row(const struct csv *c, int row, struct arena *a, struct lineup_entry *out, struct findings *f)
{
    int line = c->row[row].line;
    bool text = text_nfc(csv_field(c, row, team_column), a, &out->team);

    out->line = line;
    for (int b = 0; b < BOARDS_MAX; b++)
        text = text && text_nfc(csv_field(c, row, board_columns[b]), a, &out->player[b]);
    if (!text)
        finding_say(f, PROBLEM, RULE_NONE, line, say_line_holds_control_characters());
    else if (c->row[row].n > c->row[0].n)
        finding_say(f, PROBLEM, RULE_NONE, line, say_fields_but_only_columns_name(c->row[row].n, c->row[0].n));
    else if (out->team.n == 0)
        finding_say(f, PROBLEM, RULE_NONE, line, say_team_missing());
    else
        return true;
    return false;
}

bool lineups_read(struct str bytes, struct str file_name, struct arena *a, struct lineup_entry **out, int *n,
                  struct findings *f, struct err *e)
{
    struct csv c;

    if (!csv_read(bytes, file_name, a, &c, e) || !check_head(&c, file_name, a, f, e) ||
        !csv_at_most(&c, TEAMS_MAX, file_name, e))
        return false;
    csv_tell(&c, f);
    *out = arena_new(a, struct lineup_entry, c.n);
    *n = 0;
    for (int i = 1; i < c.n; i++)
        *n += read_row(&c, i, a, &(*out)[*n], f);
    return true;
}
