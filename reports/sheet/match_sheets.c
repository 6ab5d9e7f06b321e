/* SPDX-License-Identifier: Apache-2.0 */
/* match_sheets.c - the report match-sheets: a sheet for each table, with its QR code. */
#include "engine/base/arena.h"
#include "reports/format/slip.h"
#include "reports/format/messages.h"
#include "reports/sheet/figures.h"
#include "reports/sheet/hall.h"
#include "reports/sheet/report.h"
#include "teams/event.h"

enum {
    BOARD,
    COLOUR_1,
    TITLE_1,
    NAME_1,
    SHOWN_1,
    RATING_1,
    RESULT_1,
    RESULT_2,
    COLOUR_2,
    TITLE_2,
    NAME_2,
    SHOWN_2,
    RATING_2,
    COLUMNS
};

static const struct column columns[COLUMNS] = {
    [BOARD] = { "board", &label_bd, ALIGN_RIGHT, NOT_ON_PAPER, .tone = TONE_STRONG },
    [COLOUR_1] = { "first_colour", NULL, ALIGN_LEFT, NOT_ON_PAPER },
    [TITLE_1] = { "first_title", NULL, ALIGN_RIGHT, NOT_ON_PAPER },
    [NAME_1] = { "first_player", NULL, ALIGN_LEFT, FOR_DATA },
    [SHOWN_1] = { NULL, &label_player, ALIGN_LEFT, FOR_SCREENS, .name = true },
    [RATING_1] = { "first_rating", &label_rtg, ALIGN_RIGHT, NOT_ON_PAPER },
    [RESULT_1] = { NULL, &label_result, ALIGN_CENTRE, FOR_SCREENS },
    [RESULT_2] = { NULL, NULL, ALIGN_CENTRE, FOR_SCREENS },
    [COLOUR_2] = { "second_colour", NULL, ALIGN_LEFT, NOT_ON_PAPER },
    [TITLE_2] = { "second_title", NULL, ALIGN_RIGHT, NOT_ON_PAPER },
    [NAME_2] = { "second_player", NULL, ALIGN_LEFT, FOR_DATA },
    [SHOWN_2] = { NULL, &label_player, ALIGN_LEFT, FOR_SCREENS, .name = true },
    [RATING_2] = { "second_rating", &label_rtg, ALIGN_RIGHT, NOT_ON_PAPER },
};

enum { H_TABLE, H_TEAM_1, H_TEAM_2, HEADS };

static const struct column heads[HEADS] = {
    [H_TABLE] = { "table", NULL, ALIGN_RIGHT, NOT_ON_PAPER, .at = BOARD },
    [H_TEAM_1] = { "first_team", NULL, ALIGN_LEFT, NOT_ON_PAPER, .at = TITLE_1, .span = RATING_1 - TITLE_1 + 1 },
    [H_TEAM_2] = { "second_team", NULL, ALIGN_LEFT, NOT_ON_PAPER, .at = TITLE_2, .span = RATING_2 - TITLE_2 + 1 },
};

static const struct table shape = {
    .blocks = "matches", .rows = "boards", .head = heads, .nhead = HEADS, .col = columns, .ncol = COLUMNS
};

static const struct side_columns {
    int colour, title, name, shown, rating;
} sides[2] = { { COLOUR_1, TITLE_1, NAME_1, SHOWN_1, RATING_1 }, { COLOUR_2, TITLE_2, NAME_2, SHOWN_2, RATING_2 } };

static bool has_white(int board, int side)
{
    return (board % 2 == 0) == (side == 0); /* RULE_WHITE_ODD */
}

/* Who sits there, or NULL. */
static const struct player *seated(const struct section *s, const struct fixture *f, int board, int side)
{
    const struct squad *q = &s->squad[f->side[side]];
    const int place = f->board[board].place[side];

    return place >= 1 && place <= q->nplayer ? &q->player[place - 1] : NULL;
}

/* Whoever is not known is written in. */
static void fill_player(const struct section *s, const struct fixture *f, int board, int side, struct cell *cell)
{
    enum { NAME_ROOM = 14 };
    const struct side_columns *to = &sides[side];
    const struct player *p = seated(s, f, board, side);

    cell[to->colour] = cell_text(has_white(board, side) ? STR("W") : STR("B"));
    cell[to->shown] = cell_blank(NAME_ROOM);
    if (!p)
        return;
    cell[to->title] = cell_text(p->title);
    cell[to->name] = cell[to->shown] = cell_player(s, f->side[side], f->board[board].place[side]);
    cell[to->rating] = cell_known(p->rating);
}

/* --- what is written on it --------------------------------------------------------------------- */

static void name_signatures(const struct section *s, const struct fixture *f, const struct wording *w,
                            struct cell *signature, struct arena *a)
{
    for (int i = 0; i < 2; i++) {
        const struct cell part[] = { cell_text(message_label(&label_captain_of, w, a)), cell_text(STR(" ")),
                                     cell_team(s, f->side[i]) };
        signature[i] = cell_phrase(part, 3, a);
    }
    signature[2] = cell_text(message_label(&label_match_arbiter, w, a));
    signature[3] = cell_text(message_label(&label_match_ended_at, w, a));
}

/* --- on paper ---------------------------------------------------------------------------------- */

static void name_words(struct match_form *form, const struct wording *w, struct arena *a)
{
    static const struct message_row *const words[FORM_WORDS] = { [FORM_TABLE] = &label_table_capitals,
                                                                 [FORM_BOARD] = &label_bd,
                                                                 [FORM_PLAYER] = &label_player,
                                                                 [FORM_RESULT] = &label_result,
                                                                 [FORM_SCORE] = &label_match_score };

    for (int i = 0; i < FORM_WORDS; i++)
        form->word[i] = message_label(words[i], w, a);
}

static void seat(struct match_form *form, const struct section *s, const struct fixture *f, int board, int side,
                 struct arena *a)
{
    const struct player *p = seated(s, f, board, side);
    const int at = 2 + 2 * board + side;

    form->side[at].black = !has_white(board, side);
    if (!p)
        return;
    form->name[at] = cell_player(s, f->side[side], f->board[board].place[side]);
    /* "GM 2769" */
    const struct str part[] = { p->title, p->rating > 0 ? str_number(a, p->rating) : (struct str){ 0 } };
    const char *gap = part[0].n > 0 && part[1].n > 0 ? " " : "";
    form->side[at].below = str_fmt(a, "%.*s%s%.*s", STR_ARG(part[0]), gap, STR_ARG(part[1]));
}

static struct match_form *form_of(const struct report_input *in, const struct fixture *f, const struct wording *w,
                                  struct arena *a)
{
    static const struct message_row *const colour[2] = { &label_white, &label_black };
    const struct section *s = in->section;
    struct match_form *form = arena_new(a, struct match_form, 1);

    *form = (struct match_form){ .table = str_number(a, f->table),
                                 .nboard = s->boards,
                                 .name = arena_new(a, struct cell, 2 + 2 * s->boards),
                                 .side = arena_new(a, struct match_form_side, 2 + 2 * s->boards),
                                 .code = hall_code(in, f->table, a) };
    name_words(form, w, a);
    name_signatures(s, f, w, form->signature, a);
    for (int side = 0; side < 2; side++) {
        form->federation[side] = s->squad[f->side[side]].federation;
        form->name[side] = cell_team(s, f->side[side]);
        form->side[side].black = side == 1;
        form->side[side].below = figures_colours(s, str_c(a, message_label(colour[side], w, a)), w, a);
        for (int board = 0; board < s->boards; board++)
            seat(form, s, f, board, side, a);
    }
    return form;
}

/* --- the report -------------------------------------------------------------------------------- */

static void add_match(struct table *t, const struct report_input *in, const struct fixture *f, const struct wording *w,
                      struct arena *a)
{
    enum { RESULT_ROOM = 5 };
    const struct section *s = in->section;
    struct block *b = table_block(t, s->boards, a);

    b->apart = true;
    b->head[H_TABLE] = cell_table(s, in->round, f->table);
    b->head[H_TEAM_1] = cell_team(s, f->side[0]);
    b->head[H_TEAM_2] = cell_team(s, f->side[1]);
    for (int board = 0; board < s->boards; board++) {
        struct cell *cell = block_row(b, TONE_PLAIN);
        cell[BOARD] = cell_number(board + 1);
        cell[RESULT_1] = cell[RESULT_2] = cell_blank(RESULT_ROOM);
        for (int side = 0; side < 2; side++)
            fill_player(s, f, board, side, cell);
    }
    struct slip *slip = arena_new(a, struct slip, 1);
    struct cell signature[FORM_SIGNATURES];
    struct str line[FORM_SIGNATURES];

    for (int i = 0; i < 2; i++) {
        const struct message said = say_score_of(in->section->squad[f->side[i]].name);
        line[i] = message_text(&said, w, a);
    }
    slip_add(slip, SLIP_BLANKS, line, 2, a);
    name_signatures(in->section, f, w, signature, a);
    for (int i = 0; i < FORM_SIGNATURES; i++)
        line[i] = cell_plain(signature[i], a);
    slip_add(slip, SLIP_BLANKS, line, 2, a);
    slip_add(slip, SLIP_BLANKS, line + 2, 2, a);
    slip_say(slip, SLIP_CODE, hall_code(in, f->table, a), a);
    b->slip = slip;
    b->form = form_of(in, f, w, a);
}

bool report_build_match_sheets(const struct report_input *in, struct arena *a, struct sheet *sheet, struct err *e)
{
    const struct pairing_list *p = &in->section->round[in->round - 1];

    (void)e;
    sheet->scale = SCALE_MATCH;
    sheet->form = true;
    sheet_legend_say(sheet, FOR_PAPER, say_write_both_boxes(), a);
    struct table *t = sheet_table(sheet, &shape, a);
    for (int i = 0; i < p->nfixture; i++)
        add_match(t, in, &p->fixture[i], &sheet->heading.wording, a);
    return true;
}
