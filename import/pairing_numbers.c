/* SPDX-License-Identifier: Apache-2.0 */
#include "import/pairing_numbers.h"

#include "engine/base/arena.h"
#include "import/csv.h"
#include "import/pgn.h"
#include "import/sheet_cells.h"

struct columns {
    int round, number[2], result;
    int forfeit; /* -1: it has none */
};

static int column_titled(const struct csv_row *row, const char *title)
{
    for (int i = 0; i < row->n; i++)
        if (str_same(sheet_cell(row, i), str_of(title)))
            return i;
    return -1;
}

static bool read_titles(const struct csv_row *row, struct columns *c)
{
    *c = (struct columns){ column_titled(row, "Runde"),
                           { column_titled(row, "NrW"), column_titled(row, "NrS") },
                           column_titled(row, "Erg"),
                           column_titled(row, "Kontumaz") };
    return c->round >= 0 && c->number[0] >= 0 && c->number[1] >= 0 && c->result >= 0;
}

bool pairing_numbers_titles(const struct csv_row *row)
{
    return read_titles(row, &(struct columns){ 0 });
}

/* A game without a result has 0:0, a player without an opponent is paired with -1. */
static void read_row(const struct csv_row *row, const struct columns *c, struct arena *a, struct pgn *out,
                     struct pairing_rest *rest)
{
    struct str white = sheet_cell(row, c->number[0]), black = sheet_cell(row, c->number[1]),
               result = sheet_cell(row, c->result);

    if (str_eq(black, STR("-1"))) {
        rest->byes++;
        return;
    }
    if (!sheet_is_number(white) || !sheet_is_number(black)) {
        rest->line = rest->unread++ == 0 ? row->line : rest->line;
        return;
    }
    arena_room(a, out->game, out->n, out->cap);
    struct pgn_game *g = &out->game[out->n++];
    *g = (struct pgn_game){ .line = row->line };
    g->tag[PGN_ROUND] = sheet_cell(row, c->round);
    g->tag[PGN_WHITE_TEAM] = white;
    g->tag[PGN_BLACK_TEAM] = black;
    if (c->forfeit >= 0 && str_same(sheet_cell(row, c->forfeit), STR("K")) && !str_ends(result, STR("K")))
        result = str_fmt(a, "%.*sK", STR_ARG(result));
    g->tag[PGN_RESULT] = str_eq(result, STR("0:0")) ? STR("*") : result;
}

static void note_unread(const struct csv_row *row, const struct csv_row *titles, const struct columns *c,
                        struct arena *a, struct pgn *out)
{
    struct pgn_other *first;

    for (int i = 0; i < row->n && i < titles->n; i++)
        if (i != c->round && i != c->number[0] && i != c->number[1] && i != c->result && i != c->forfeit &&
            sheet_cell(row, i).n > 0 && pgn_not_used(out, sheet_cell(titles, i), a, &first))
            first->value = sheet_cell(row, i);
}

void pairing_numbers_games(const struct csv *c, struct arena *a, struct pgn *out, struct pairing_rest *rest)
{
    struct columns columns = { 0 }, titles;
    const struct csv_row *head = NULL;

    for (int i = 0; i < c->n; i++) {
        if (read_titles(&c->row[i], &titles)) {
            head = &c->row[i];
            columns = titles;
        } else if (head && sheet_cells(&c->row[i]) > 0) {
            read_row(&c->row[i], &columns, a, out, rest);
            note_unread(&c->row[i], head, &columns, a, out);
        }
    }
}
