/* SPDX-License-Identifier: Apache-2.0 */
/* match_sheets.c - the report match-sheets: a sheet for each table, with its QR code. */
#include "engine/base/arena.h"
#include "reports/sheet/figures.h"
#include "reports/sheet/hall.h"
#include "reports/sheet/report.h"
#include "teams/unit.h"
#include "teams/lineup.h"

enum {
    BOARD,
    COLOUR_1,
    SQUARE_1,
    TITLE_1,
    NAME_1,
    SHOWN_1,
    RATING_1,
    RESULT_1,
    RESULT_2,
    COLOUR_2,
    SQUARE_2,
    TITLE_2,
    NAME_2,
    SHOWN_2,
    RATING_2,
    COLUMNS
};

static const struct column columns[COLUMNS] = {
    [BOARD] = { "board", &label_bd, ALIGN_RIGHT, .tone = TONE_STRONG },
    [COLOUR_1] = { "first_colour", NULL, ALIGN_LEFT, NOT_ON_PAPER },
    [SQUARE_1] = { NULL, NULL, ALIGN_LEFT, FOR_PAPER },
    [TITLE_1] = { "first_title", NULL, ALIGN_RIGHT },
    [NAME_1] = { "first_player", NULL, ALIGN_LEFT, FOR_DATA },
    [SHOWN_1] = { NULL, &label_player, ALIGN_LEFT, FOR_SHEETS, .name = true },
    [RATING_1] = { "first_rating", &label_rtg, ALIGN_RIGHT },
    [RESULT_1] = { NULL, &label_result, ALIGN_CENTRE, FOR_SHEETS },
    [RESULT_2] = { NULL, NULL, ALIGN_CENTRE, FOR_SHEETS },
    [COLOUR_2] = { "second_colour", NULL, ALIGN_LEFT, NOT_ON_PAPER },
    [SQUARE_2] = { NULL, NULL, ALIGN_LEFT, FOR_PAPER },
    [TITLE_2] = { "second_title", NULL, ALIGN_RIGHT },
    [NAME_2] = { "second_player", NULL, ALIGN_LEFT, FOR_DATA },
    [SHOWN_2] = { NULL, &label_player, ALIGN_LEFT, FOR_SHEETS, .name = true },
    [RATING_2] = { "second_rating", &label_rtg, ALIGN_RIGHT },
};

enum { H_TABLE, H_TEAM_1, H_PAPER_1, H_TEAM_2, H_PAPER_2, HEADS };

static const struct column heads[HEADS] = {
    [H_TABLE] = { "table", NULL, ALIGN_RIGHT, .at = BOARD },
    [H_TEAM_1] = { "first_team", NULL, ALIGN_LEFT, NOT_ON_PAPER, .at = TITLE_1, .span = RATING_1 - TITLE_1 + 1 },
    [H_PAPER_1] = { NULL, NULL, ALIGN_LEFT, FOR_PAPER, .at = SQUARE_1, .span = RATING_1 - SQUARE_1 + 1 },
    [H_TEAM_2] = { "second_team", NULL, ALIGN_LEFT, NOT_ON_PAPER, .at = TITLE_2, .span = RATING_2 - TITLE_2 + 1 },
    [H_PAPER_2] = { NULL, NULL, ALIGN_LEFT, FOR_PAPER, .at = SQUARE_2, .span = RATING_2 - SQUARE_2 + 1 },
};

static const struct table shape = {
    .blocks = "matches", .rows = "boards", .head = heads, .nhead = HEADS, .col = columns, .ncol = COLUMNS
};

static const struct side_columns {
    int colour, square, title, name, shown, rating;
} sides[2] = { { COLOUR_1, SQUARE_1, TITLE_1, NAME_1, SHOWN_1, RATING_1 },
               { COLOUR_2, SQUARE_2, TITLE_2, NAME_2, SHOWN_2, RATING_2 } };

/* Whoever is not known is written in. */
static void fill_player(const struct section *s, const struct fixture *f, int board, int side, struct cell *cell)
{
    enum { NAME_ROOM = 14 };
    const struct side_columns *to = &sides[side];
    const struct squad *q = &s->squad[f->side[side]];
    int place = f->board[board].place[side];
    bool white = (board % 2 == 0) == (side == 0); /* RULE_WHITE_ODD */

    cell[to->colour] = cell_text(white ? STR("W") : STR("B"));
    cell[to->square] = cell_square(!white, 0);
    cell[to->shown] = cell_blank(NAME_ROOM);
    if (place < 1 || place > q->nplayer)
        return;
    cell[to->title] = cell_text(q->player[place - 1].title);
    cell[to->name] = cell[to->shown] = cell_player(s, f->side[side], place);
    cell[to->rating] = cell_known(q->player[place - 1].rating);
}

static const struct slip *signatures(const struct report_input *in, const struct fixture *f, struct arena *a)
{
    const struct squad *q[2] = { &in->section->squad[f->side[0]], &in->section->squad[f->side[1]] };
    struct slip *slip = arena_new(a, struct slip, 1);
    struct str line[2];

    for (int i = 0; i < 2; i++)
        line[i] = str_fmt(a, "Score of %.*s", STR_ARG(q[i]->name));
    slip_add(slip, SLIP_BLANKS, line, 2, a);
    for (int i = 0; i < 2; i++)
        line[i] = str_fmt(a, "%s %.*s", unit_word(in->section->unit, "Captain of"), STR_ARG(q[i]->name));
    slip_add(slip, SLIP_BLANKS, line, 2, a);
    slip_add(slip, SLIP_BLANKS,
             (struct str[]){ str_of(unit_word(in->section->unit, "Match arbiter")),
                             str_of(unit_word(in->section->unit, "Match ended at")) },
             2, a);
    slip_say(slip, SLIP_CODE, hall_code(in, f->table, a), a);
    return slip;
}

/* Behind its flag. */
static struct cell team_on_paper(const struct section *s, int squad, struct arena *a)
{
    const struct cell part[] = { cell_emblem(s->squad[squad].federation), cell_text(STR(" ")), cell_team(s, squad) };

    return cell_phrase(part, 3, a);
}

static void add_match(struct table *t, const struct report_input *in, const struct fixture *f, struct arena *a)
{
    enum { RESULT_ROOM = 5 };
    const struct section *s = in->section;
    struct block *b = table_block(t, s->boards, a);

    b->apart = true;
    b->head[H_TABLE] = cell_table(s, in->round, f->table);
    b->head[H_TEAM_1] = cell_team(s, f->side[0]);
    b->head[H_TEAM_2] = cell_team(s, f->side[1]);
    b->head[H_PAPER_1] = team_on_paper(s, f->side[0], a);
    b->head[H_PAPER_2] = team_on_paper(s, f->side[1], a);
    for (int board = 0; board < s->boards; board++) {
        struct cell *cell = block_row(b, TONE_PLAIN);
        cell[BOARD] = cell_number(board + 1);
        cell[RESULT_1] = cell[RESULT_2] = cell_blank(RESULT_ROOM);
        for (int side = 0; side < 2; side++)
            fill_player(s, f, board, side, cell);
    }
    b->slip = signatures(in, f, a);
}

bool report_build_match_sheets(const struct report_input *in, struct arena *a, struct sheet *sheet, struct err *e)
{
    const struct pairing_list *p = &in->section->round[in->round - 1];

    (void)e;
    sheet->scale = SCALE_MATCH;
    sheet->form = true;
    struct table *t = sheet_table(sheet, &shape, a);
    for (int i = 0; i < p->nfixture; i++)
        add_match(t, in, &p->fixture[i], a);
    return true;
}
