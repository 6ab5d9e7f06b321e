/* SPDX-License-Identifier: Apache-2.0 */
#include "import/board_sheet.h"

#include <string.h>

#include "engine/base/arena.h"
#include "import/csv.h"
#include "import/pgn.h"

/* Of each tag the title for the team that the sheet names first, and for the other one. */
static const struct {
    enum pgn_tag tag[2]; /* of White, of Black */
    const char *title[2];
} columns[] = {
    { { PGN_WHITE_TEAM, PGN_BLACK_TEAM }, { "first_number", "second_number" } },
    { { PGN_WHITE, PGN_BLACK }, { "first_player", "second_player" } },
    { { PGN_WHITE_ID, PGN_BLACK_ID }, { "first_fide_id", "second_fide_id" } },
};
enum { COLUMNS = sizeof columns / sizeof *columns };

bool board_sheet_is(const struct csv *c)
{
    static const char *const more[] = { "table", "board", "first_colour", "result" };
    bool all = c->n > 0;

    for (int i = 0; i < COLUMNS; i++)
        all = all && csv_has(c, columns[i].title[0]) && csv_has(c, columns[i].title[1]);
    for (size_t i = 0; i < sizeof more / sizeof *more; i++)
        all = all && csv_has(c, more[i]);
    return all;
}

/* A name that a spreadsheet could take for a formula has an apostrophe before it. */
static struct str plain(struct str s)
{
    bool disarmed = s.n > 1 && s.p[0] == '\'' && strchr("=+-@\t\r", s.p[1]);

    return disarmed ? (struct str){ s.p + 1, s.n - 1 } : s;
}

/* As White sees it, where the sheet has it as its first team does. */
static struct str result_of(struct str is, bool turned)
{
    static const char *const pairs[][2] = { { "1-0", "0-1" }, { "+-", "-+" } };

    if (is.n == 0)
        return STR("*");
    for (size_t i = 0; turned && i < sizeof pairs / sizeof *pairs; i++)
        for (int k = 0; k < 2; k++)
            if (str_eq(is, str_of(pairs[i][k])))
                return str_of(pairs[i][1 - k]);
    return is;
}

static void read_board(const struct csv *c, int i, struct arena *a, struct pgn *out)
{
    bool turned = str_eq(csv_field(c, i, "first_colour"), STR("black"));

    arena_room(a, out->game, out->n, out->cap);
    struct pgn_game *g = &out->game[out->n++];
    *g = (struct pgn_game){ .line = c->row[i].line };
    for (int k = 0; k < COLUMNS; k++)
        for (int side = 0; side < 2; side++)
            g->tag[columns[k].tag[side != turned]] = plain(csv_field(c, i, columns[k].title[side]));
    if (!str_eq(csv_field(c, i, "first_team"),
                csv_field(c, i, "first_player"))) /* where players are paired there is one board */
        g->tag[PGN_BOARD] = csv_field(c, i, "board");
    g->tag[PGN_RESULT] = result_of(csv_field(c, i, "result"), turned);
}

/* The row before it is of another match. */
static bool begins_match(const struct csv *c, int i)
{
    return i == 1 || !str_eq(csv_field(c, i, "table"), csv_field(c, i - 1, "table"));
}

int board_sheet_games(const struct csv *c, struct arena *a, struct pgn *out)
{
    int none = 0;

    *out = (struct pgn){ 0 };
    for (int i = 1; i < c->n; i++)
        if (csv_field(c, i, "first_colour").n > 0)
            read_board(c, i, a, out);
        else
            none += begins_match(c, i);
    return none;
}
