/* SPDX-License-Identifier: Apache-2.0 */
/* cards.c - what stands on the tables: a card for each of them, and one for each player. */
#include "engine/base/arena.h"
#include "reports/format/messages.h"
#include "reports/format/slip.h"
#include "reports/sheet/figures.h"
#include "reports/sheet/report.h"

enum { TABLE, BOARD, NUMBER, TEAM, FED, PLAYER, COLUMNS };

static const struct column columns[COLUMNS] = {
    [TABLE] = { "table", NULL, ALIGN_RIGHT, FOR_DATA },   [BOARD] = { "board", NULL, ALIGN_RIGHT, FOR_DATA },
    [NUMBER] = { "number", NULL, ALIGN_RIGHT, FOR_DATA }, [TEAM] = { "team", NULL, ALIGN_LEFT, FOR_DATA },
    [FED] = { "federation", NULL, ALIGN_LEFT, FOR_DATA }, [PLAYER] = { "player", NULL, ALIGN_LEFT, FOR_DATA },
};

static const struct table shape = { .rows = "cards", .col = columns, .ncol = COLUMNS };

struct cards_build {
    const struct section *section;
    const struct wording *wording;
    struct table *table;
    int round;
    struct arena *a;
};

static struct str label(const struct cards_build *b, const struct message_row *row)
{
    return message_label(row, b->wording, b->a);
}

static struct str number(const struct cards_build *b, int n)
{
    return str_fmt(b->a, "%d", n);
}

/* A row for data that says of which side of the match it is. */
static struct cell *add_row(const struct cards_build *b, struct block *block, const struct fixture *f, int side)
{
    const struct squad *q = &b->section->squad[f->side[side]];
    struct cell *cell = block_row_for(block, TONE_PLAIN, FOR_DATA);

    cell[TABLE] = cell_table(b->section, b->round, f->table);
    cell[NUMBER] = figures_number(q);
    cell[TEAM] = cell_team(b->section, f->side[side]);
    cell[FED] = cell_text(q->federation);
    return cell;
}

/* Colours of players are those of their board. */
static struct str colour_of(const struct cards_build *b, bool black, bool team)
{
    const char *colour = str_c(b->a, label(b, black ? &label_black : &label_white));

    return team ? figures_colours(b->section, colour, b->wording, b->a) : str_of(colour);
}

static struct cards_build begin(const struct report_input *in, struct sheet *sheet, int across, int down,
                                struct arena *a)
{
    sheet->bare = true;
    sheet->form = true;
    sheet->across = across;
    sheet->down = down;
    return (struct cards_build){ in->section, &sheet->heading.wording, sheet_table(sheet, &shape, a), in->round, a };
}

/* --- tables --------------------------------------------------------------------------------------- */

bool report_build_table_cards(const struct report_input *in, struct arena *a, struct sheet *sheet, struct err *e)
{
    const struct cards_build b = begin(in, sheet, 1, 1, a);
    const struct pairing_list *p = &in->section->round[in->round - 1];

    (void)e;
    for (int i = 0; i < p->nfixture; i++) {
        const struct fixture *f = &p->fixture[i];
        struct card_face *card = arena_new(b.a, struct card_face, 1);
        struct block *block = table_block(b.table, 2, b.a);

        card->kind = CARD_TABLE;
        card->above = label(&b, &label_table_capitals);
        card->number = number(&b, f->table);
        card->name = str_fmt(b.a, "%.*s %d", STR_ARG(label(&b, &label_table)), f->table);
        card_say(card, section_title(b.section), false);
        card_say(card, str_fmt(b.a, " · %.*s %d", STR_ARG(label(&b, &label_round)), b.round), false);
        for (int side = 0; side < 2; side++) {
            const struct squad *q = &b.section->squad[f->side[side]];
            card->side[side] = (struct card_side){ q->federation, q->name, colour_of(&b, side == 1, true), side == 1 };
            add_row(&b, block, f, side);
        }
        block->slip = slip_of_card(card, b.a);
    }
    return true;
}

/* --- players -------------------------------------------------------------------------------------- */

static void say_seat(const struct cards_build *b, struct card_face *card, const struct player *p, int table, int board)
{
    struct str gap = p->title.n > 0 && p->rating > 0 ? STR(" ") : STR("");

    card_say(card, p->title, true);
    if (p->rating > 0)
        card_say(card, str_fmt(b->a, "%.*s%d", STR_ARG(gap), p->rating), true);
    card_say(card,
             str_fmt(b->a, "%s%.*s ", p->title.n > 0 || p->rating > 0 ? "   " : "", STR_ARG(label(b, &label_table))),
             false);
    card_say(card, number(b, table), true);
    if (b->section->unit == UNIT_PLAYER)
        return;
    card_say(card, str_fmt(b->a, " · %.*s ", STR_ARG(label(b, &label_board))), false);
    card_say(card, number(b, board + 1), true);
}

static void add_player(const struct cards_build *b, enum card_kind kind, const struct fixture *f, int side, int board)
{
    const struct squad *q = &b->section->squad[f->side[side]];
    const bool black = (board + side + f->board[board].swapped) % 2 != 0; /* RULE_WHITE_ODD */
    int place = f->board[board].place[side];

    if (place < 1 || place > q->nplayer)
        return;
    struct card_face *card = arena_new(b->a, struct card_face, 1);
    struct block *block = table_block(b->table, 1, b->a);
    card->kind = kind;
    card->side[0] = (struct card_side){ q->federation, { 0 }, colour_of(b, black, false), black };
    /* "Caruana, Fabiano" has his first name above; a name without a comma stands alone. */
    struct str name = q->player[place - 1].name;
    struct str rest = name, surname = str_cut(&rest, ',');

    card->name = name;
    card->side[0].name = str_trim(surname);
    card->above = str_trim(rest);
    say_seat(b, card, &q->player[place - 1], f->table, board);
    block->slip = slip_of_card(card, b->a);
    struct cell *cell = add_row(b, block, f, side);
    cell[BOARD] = cell_number(board + 1);
    cell[PLAYER] = cell_player(b->section, f->side[side], place);
}

static void add_players(const struct report_input *in, struct sheet *sheet, enum card_kind kind, int across,
                        struct arena *a)
{
    const struct cards_build b = begin(in, sheet, across, 2, a);
    const struct pairing_list *p = &in->section->round[in->round - 1];

    for (int i = 0; i < p->nfixture; i++)
        for (int board = 0; board < in->section->boards; board++)
            for (int side = 0; side < 2; side++)
                add_player(&b, kind, &p->fixture[i], side, board);
    if (b.table->nblock > 0)
        return;
    sheet->bare = false;
    sheet->down = 0;
    sheet_note_say(sheet, say_players_known_later(), a);
}

bool report_build_player_cards(const struct report_input *in, struct arena *a, struct sheet *sheet, struct err *e)
{
    (void)e;
    add_players(in, sheet, CARD_LARGE, 1, a);
    return true;
}

bool report_build_small_player_cards(const struct report_input *in, struct arena *a, struct sheet *sheet, struct err *e)
{
    (void)e;
    add_players(in, sheet, CARD_SMALL, 2, a);
    return true;
}
