/* SPDX-License-Identifier: Apache-2.0 */
#include "import/code_page.h"
#include "import/games_table.h"

#include "engine/base/arena.h"
#include "engine/base/err.h"
#include "import/csv.h"
#include "import/games.h"
#include "import/json_games.h"
#include "import/messages.h"
#include "import/pgn.h"
#include "teams/event.h"

enum { TEAM, FEDERATION, NAME, FIDE_ID, TITLE, RATING, COLUMNS };

/* Of each column its title, and the tags of White and Black. */
static const struct {
    const char *title;
    enum pgn_tag tag[2];
} columns[COLUMNS] = {
    [TEAM] = { "Team", { PGN_WHITE_TEAM, PGN_BLACK_TEAM } },
    [FEDERATION] = { "Federation", { PGN_WHITE_FED, PGN_BLACK_FED } },
    [NAME] = { "Player", { PGN_WHITE, PGN_BLACK } },
    [FIDE_ID] = { "FIDE id", { PGN_WHITE_ID, PGN_BLACK_ID } },
    [TITLE] = { "Title", { PGN_WHITE_TITLE, PGN_BLACK_TITLE } },
    [RATING] = { "Rating", { PGN_WHITE_ELO, PGN_BLACK_ELO } },
};

bool games_table_is(struct str bytes)
{
    return json_games_is(bytes) || pgn_is(bytes);
}

static struct str value_of(const struct pgn_game *g, int column, int c)
{
    return games_known(g->tag[columns[column].tag[c]]);
}

static bool has_teams(const struct pgn *games)
{
    for (int i = 0; i < games->n; i++)
        if (value_of(&games->game[i], TEAM, 0).n > 0 || value_of(&games->game[i], TEAM, 1).n > 0)
            return true;
    return false;
}

/* The row of a player who was met before; NULL: none. */
static struct csv_row *row_of(const struct csv *c, struct str team, struct str name)
{
    for (int i = 1; i < c->n; i++)
        if (str_eq(c->row[i].field[TEAM], team) && str_eq(c->row[i].field[NAME], name))
            return &c->row[i];
    return NULL;
}

static void add_row(struct csv *c, int *cap, const struct pgn_game *g, int colour, struct arena *a)
{
    arena_room(a, c->row, c->n, *cap);
    struct csv_row *row = &c->row[c->n++];
    *row = (struct csv_row){ arena_new(a, struct str, COLUMNS), COLUMNS, g ? g->line : 0 };
    for (int k = 0; k < COLUMNS; k++)
        row->field[k] = g ? value_of(g, k, colour) : str_of(columns[k].title);
}

bool games_table_read(struct str bytes, struct str file, struct arena *a, struct csv *out, struct err *e)
{
    struct pgn games;
    if (!(json_games_is(bytes) ? json_games_read(bytes, file, a, &games, e)
                               : pgn_read(code_page_lines(bytes, a, &out->was), file, a, &games, e)))
        return false;
    bool teams = has_teams(&games);
    int cap = 0;

    *out = (struct csv){ 0 };
    add_row(out, &cap, NULL, 0, a);
    if (!teams)
        out->row[0].field[TEAM] = (struct str){ 0 };
    for (int i = 0; i < games.n && out->n <= TEAMS_MAX; i++)
        for (int c = 0; c < 2; c++) {
            const struct pgn_game *g = &games.game[i];
            struct str name = value_of(g, NAME, c), team = value_of(g, TEAM, c);
            if (name.n > 0 && !row_of(out, team, name))
                add_row(out, &cap, g, c, a);
        }
    if (teams) {
        /* Players of a team from several federations say nothing about that of the team. */
        for (int i = 1; i < out->n; i++)
            for (int k = 1; k < i; k++)
                if (str_eq(out->row[i].field[TEAM], out->row[k].field[TEAM]) &&
                    !str_eq(out->row[i].field[FEDERATION], out->row[k].field[FEDERATION]))
                    out->row[i].field[FEDERATION] = out->row[k].field[FEDERATION] = (struct str){ 0 };
    }
    if (out->n > TEAMS_MAX)
        return err_say(e, ERR_LIMIT, say_more_than_teams(file, TEAMS_MAX));
    return out->n > 1 || err_say(e, ERR_INPUT, say_games_name_no_player(file));
}
