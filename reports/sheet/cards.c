/* SPDX-License-Identifier: Apache-2.0 */
/* cards.c - what stands on the tables: a tent for each team, and one for each player. */
#include "engine/base/arena.h"
#include "reports/sheet/figures.h"
#include "reports/sheet/report.h"
#include "teams/unit.h"

enum { TABLE, BOARD, NUMBER, TEAM, FED, PLAYER, COLUMNS };

static const struct column columns[COLUMNS] = {
    [TABLE] = { "table", NULL, ALIGN_RIGHT, FOR_DATA },   [BOARD] = { "board", NULL, ALIGN_RIGHT, FOR_DATA },
    [NUMBER] = { "number", NULL, ALIGN_RIGHT, FOR_DATA }, [TEAM] = { "team", NULL, ALIGN_LEFT, FOR_DATA },
    [FED] = { "federation", NULL, ALIGN_LEFT, FOR_DATA }, [PLAYER] = { "player", NULL, ALIGN_LEFT, FOR_DATA },
};

static const struct table shape = { .rows = "cards", .col = columns, .ncol = COLUMNS };

/* A card with large text, and a smaller one below it. */
static struct cell *add_card(struct table *t, const struct section *s, int round, const struct fixture *f, int side,
                             struct str large, struct str small, struct arena *a)
{
    const struct squad *q = &s->squad[f->side[side]];
    struct block *b = table_block(t, 1, a);
    struct cell *cell = block_row_for(b, TONE_PLAIN, FOR_DATA);
    struct slip *slip = arena_new(a, struct slip, 1);

    slip->tent = b->apart = true;
    slip_say(slip, SLIP_BANNER, large, a);
    slip_say(slip, SLIP_BANNER, small, a);
    b->slip = slip;
    cell[TABLE] = cell_table(s, round, f->table);
    cell[NUMBER] = figures_number(q);
    cell[TEAM] = cell_team(s, f->side[side]);
    cell[FED] = cell_text(q->federation);
    return cell;
}

bool report_build_table_cards(const struct report_input *in, struct arena *a, struct sheet *sheet, struct err *e)
{
    const struct section *s = in->section;
    const struct pairing_list *p = &s->round[in->round - 1];

    (void)e;
    sheet->bare = true;
    sheet->form = true;
    struct table *t = sheet_table(sheet, &shape, a);
    for (int i = 0; i < p->nfixture; i++)
        for (int side = 0; side < 2; side++) {
            const struct fixture *f = &p->fixture[i];
            add_card(t, s, in->round, f, side, s->squad[f->side[side]].name,
                     str_fmt(a, "%.*s · Round %d · Table %d", STR_ARG(section_title(s)), in->round, f->table), a);
        }
    return true;
}

static void add_player(struct table *t, const struct section *s, int round, const struct fixture *f, int side,
                       int board, struct arena *a)
{
    const struct squad *q = &s->squad[f->side[side]];
    int place = f->board[board].place[side];

    if (place < 1 || place > q->nplayer)
        return;
    const struct player *p = &q->player[place - 1];
    struct str rating = p->rating > 0 ? str_fmt(a, " · %d", p->rating) : STR("");
    struct str title = p->title.n > 0 ? str_fmt(a, "%.*s · ", STR_ARG(p->title)) : STR("");
    struct str at = s->unit == UNIT_PLAYER ? STR("") : str_fmt(a, ", board %d", board + 1);
    struct cell *cell = add_card(t, s, round, f, side, p->name,
                                 str_fmt(a, "%.*s%.*s%.*s · Table %d%.*s", STR_ARG(title), STR_ARG(q->name),
                                         STR_ARG(rating), f->table, STR_ARG(at)),
                                 a);
    cell[BOARD] = cell_number(board + 1);
    cell[PLAYER] = cell_player(s, f->side[side], place);
}

bool report_build_player_cards(const struct report_input *in, struct arena *a, struct sheet *sheet, struct err *e)
{
    const struct section *s = in->section;
    const struct pairing_list *p = &s->round[in->round - 1];

    (void)e;
    sheet->bare = true;
    sheet->form = true;
    struct table *t = sheet_table(sheet, &shape, a);
    for (int i = 0; i < p->nfixture; i++)
        for (int board = 0; board < s->boards; board++)
            for (int side = 0; side < 2; side++)
                add_player(t, s, in->round, &p->fixture[i], side, board, a);
    if (t->nblock == 0)
        sheet_note(sheet, str_of(unit_word(in->section->unit, "The players are known once the line-ups are opened.")),
                   a);
    return true;
}
