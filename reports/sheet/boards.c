/* SPDX-License-Identifier: Apache-2.0 */
/* boards.c - the report boards: who sits where, with the results. */
#include "engine/base/arena.h"
#include "reports/format/messages.h"
#include "reports/sheet/amended.h"
#include "reports/sheet/figures.h"
#include "reports/sheet/report.h"
#include "reports/sheet/signs.h"
#include "teams/lineup.h"
#include "teams/names.h"
#include "teams/revision.h"
#include "teams/score.h"
#include "teams/event.h"

enum {
    BOARD,
    LIST_1,
    PLACE_1,
    SQUARE_1,
    TITLE_1,
    NAME_1,
    RATING_1,
    FIDE_1,
    COLOUR_1,
    RESULT,
    SIGNS_SHOWN,
    LIST_2,
    PLACE_2,
    SQUARE_2,
    TITLE_2,
    NAME_2,
    RATING_2,
    FIDE_2,
    MARKS,
    MARKS_1,
    MARKS_2,
    COLUMNS
};

static const struct column columns[COLUMNS] = {
    [BOARD] = { "board", &label_bd, ALIGN_RIGHT },
    [LIST_1] = { NULL, NULL, ALIGN_RIGHT, FOR_SHEETS },
    [PLACE_1] = { "first_place", NULL, ALIGN_RIGHT, FOR_DATA },
    [SQUARE_1] = { NULL, NULL, ALIGN_LEFT, FOR_PAPER },
    [TITLE_1] = { "first_title", NULL, ALIGN_RIGHT },
    [NAME_1] = { "first_player", &label_player, ALIGN_LEFT, .name = true },
    [RATING_1] = { "first_rating", &label_rtg, ALIGN_RIGHT },
    [FIDE_1] = { "first_fide_id", NULL, ALIGN_RIGHT, FOR_DATA },
    [COLOUR_1] = { "first_colour", NULL, ALIGN_LEFT, FOR_DATA },
    [RESULT] = { "result", &label_result, ALIGN_CENTRE },
    [SIGNS_SHOWN] = { NULL, NULL, ALIGN_LEFT, FOR_SHEETS },
    [LIST_2] = { NULL, NULL, ALIGN_RIGHT, FOR_SHEETS },
    [PLACE_2] = { "second_place", NULL, ALIGN_RIGHT, FOR_DATA },
    [SQUARE_2] = { NULL, NULL, ALIGN_LEFT, FOR_PAPER },
    [TITLE_2] = { "second_title", NULL, ALIGN_RIGHT },
    [NAME_2] = { "second_player", &label_player, ALIGN_LEFT, .name = true },
    [RATING_2] = { "second_rating", &label_rtg, ALIGN_RIGHT },
    [FIDE_2] = { "second_fide_id", NULL, ALIGN_RIGHT, FOR_DATA },
    [MARKS] = { "marks", NULL, ALIGN_LEFT, FOR_DATA },
    [MARKS_1] = { "first_marks", NULL, ALIGN_LEFT, FOR_DATA },
    [MARKS_2] = { "second_marks", NULL, ALIGN_LEFT, FOR_DATA },
};

enum {
    H_TABLE,
    H_LABEL,
    H_NUMBER_1,
    H_TEAM_1,
    H_SHOWN_1,
    H_PAPER_1,
    H_FED_1,
    H_MP_1,
    H_GP_1,
    H_SCORE,
    H_GP_2,
    H_NUMBER_2,
    H_TEAM_2,
    H_SHOWN_2,
    H_PAPER_2,
    H_FED_2,
    H_MP_2,
    H_STATUS,
    H_BY_HAND,
    HEADS
};

enum { MATCH_LINE = 11 }; /* 10.5 points above boards of 9.5 */

static const struct column heads[HEADS] = {
    [H_TABLE] = { "table", NULL, ALIGN_RIGHT, FOR_DATA },
    [H_LABEL] = { NULL, NULL, ALIGN_RIGHT, FOR_SHEETS, .larger = MATCH_LINE, .at = BOARD },
    [H_NUMBER_1] = { "first_number", NULL, ALIGN_RIGHT, NOT_ON_PAPER, .at = TITLE_1 },
    [H_TEAM_1] = { "first_team", NULL, ALIGN_LEFT, FOR_DATA },
    [H_SHOWN_1] = { NULL, NULL, ALIGN_LEFT, FOR_SCREENS, .at = NAME_1 },
    [H_PAPER_1] = { NULL, NULL, ALIGN_LEFT, FOR_PAPER, .larger = MATCH_LINE, .at = LIST_1,
                    .span = NAME_1 - LIST_1 + 1 },
    [H_FED_1] = { "first_federation", NULL, ALIGN_RIGHT, NOT_ON_PAPER, .at = RATING_1 },
    [H_MP_1] = { NULL, NULL, ALIGN_RIGHT, FOR_PAPER, .larger = MATCH_LINE, .at = RATING_1 },
    [H_GP_1] = { "first_gp", NULL, ALIGN_RIGHT, FOR_DATA },
    [H_SCORE] = { NULL, NULL, ALIGN_CENTRE, FOR_SHEETS, .larger = MATCH_LINE, .at = RESULT },
    [H_GP_2] = { "second_gp", NULL, ALIGN_RIGHT, FOR_DATA },
    [H_NUMBER_2] = { "second_number", NULL, ALIGN_RIGHT, NOT_ON_PAPER, .at = TITLE_2 },
    [H_TEAM_2] = { "second_team", NULL, ALIGN_LEFT, FOR_DATA },
    [H_SHOWN_2] = { NULL, NULL, ALIGN_LEFT, FOR_SCREENS, .at = NAME_2 },
    [H_PAPER_2] = { NULL, NULL, ALIGN_LEFT, FOR_PAPER, .larger = MATCH_LINE, .at = LIST_2,
                    .span = NAME_2 - LIST_2 + 1 },
    [H_FED_2] = { "second_federation", NULL, ALIGN_RIGHT, NOT_ON_PAPER, .at = RATING_2 },
    [H_MP_2] = { NULL, NULL, ALIGN_RIGHT, FOR_PAPER, .larger = MATCH_LINE, .at = RATING_2 },
    [H_STATUS] = { "status", NULL, ALIGN_LEFT, FOR_DATA },
    [H_BY_HAND] = { "by_hand", NULL, ALIGN_LEFT, FOR_DATA },
};

static const struct table shape = {
    .blocks = "matches", .rows = "boards", .head = heads, .nhead = HEADS, .col = columns, .ncol = COLUMNS
};

/* The columns of a side; `list` is the place in the squad list, for sheets only. */
static const struct side_columns {
    int place, list, title, name, rating, fide;
} sides[2] = {
    { PLACE_1, LIST_1, TITLE_1, NAME_1, RATING_1, FIDE_1 },
    { PLACE_2, LIST_2, TITLE_2, NAME_2, RATING_2, FIDE_2 },
};

/* `place` from 1; one that is not in the list leaves the cells empty. */
static void fill_player(const struct section *s, int squad, int place, const struct side_columns *to, struct cell *cell)
{
    const struct squad *q = &s->squad[squad];

    if (place < 1 || place > q->nplayer)
        return;
    const struct player *p = &q->player[place - 1];
    cell[to->place] = cell_number(place);
    cell[to->title] = cell_text(p->title);
    cell[to->name] = cell_player(s, squad, place);
    cell[to->rating] = cell_known(p->rating);
    cell[to->fide] = cell_known(p->fide_id);
}

static bool is_lined_up(const struct section *s, const struct fixture *f)
{
    for (int b = 0; b < s->boards; b++)
        if (f->board[b].place[0] || f->board[b].place[1] || f->board[b].result != RESULT_NONE)
            return true;
    return false;
}

/* Of no match it is known who plays. */
static bool are_squads(const struct section *s, const struct pairing_list *p)
{
    for (int i = 0; i < p->nfixture; i++)
        if (is_lined_up(s, &p->fixture[i]))
            return false;
    return p->nfixture > 0;
}

/* What later changes make the sheet another one. */
enum { AMENDS = REVISED_PAIRING | REVISED_SEATS };

/* What is built: the matches of a round. */
struct boards_build {
    const struct report_input *in;
    const struct section *section;
    int round;
    bool squads;    /* of all matches: the title says it */
    unsigned shown; /* signs */
    const int *mp;  /* before the round, by squad */
    struct table *table;
    struct arena *a;
};

/* The signs of the match, in the data of each of its rows. */
struct match_signs {
    unsigned match, side[2];
};

/* `board` 0: none, a place in both squads. */
static struct cell *add_row(struct boards_build *b, struct block *block, const struct fixture *f,
                            const struct match_signs *m, int board)
{
    struct cell *cell = block_row(block, TONE_PLAIN), own;
    unsigned of_board = 0, shown;

    if (board > 0)
        of_board = signs_of_board(b->section, b->round, f, board) | amended_result(b->in, f->table, board);
    signs_fill(m->match | of_board, &own, &cell[MARKS], &shown, b->a);
    signs_fill(of_board, &cell[SIGNS_SHOWN], &own, &b->shown, b->a);
    signs_fill(m->side[0], &own, &cell[MARKS_1], &b->shown, b->a);
    signs_fill(m->side[1], &own, &cell[MARKS_2], &b->shown, b->a);
    return cell;
}

static void add_boards(struct boards_build *build, struct block *block, const struct fixture *f,
                       const struct match_signs *m)
{
    const struct section *s = build->section;

    for (int b = 0; b < s->boards; b++) {
        struct cell *cell = add_row(build, block, f, m, b + 1);
        cell[BOARD] = cell_number(b + 1);
        bool white = (b % 2 == 0) != f->board[b].swapped; /* RULE_WHITE_ODD */
        cell[COLOUR_1] = cell_text(white ? STR("white") : STR("black"));
        cell[RESULT] = cell_result(f->board[b].result);
        cell[SQUARE_1] = cell_square(!white, 0);
        cell[SQUARE_2] = cell_square(white, 0);
        for (int side = 0; side < 2; side++)
            fill_player(s, f->side[side], f->board[b].place[side], &sides[side], cell);
    }
}

/* The next place from `place` on of a player who counts (RULE_SQUAD_LIST); 0 behind the last. */
static int next_counting(const struct squad *q, int place)
{
    while (place <= q->nplayer && q->player[place - 1].replaced)
        place++;
    return place <= q->nplayer ? place : 0;
}

static void add_squads(struct boards_build *b, struct block *block, const struct fixture *f,
                       const struct match_signs *m)
{
    const struct section *s = b->section;
    const struct squad *q[2] = { &s->squad[f->side[0]], &s->squad[f->side[1]] };
    int place[2] = { next_counting(q[0], 1), next_counting(q[1], 1) };

    while (place[0] || place[1]) {
        struct cell *cell = add_row(b, block, f, m, 0);
        for (int side = 0; side < 2; side++) {
            if (place[side] == 0)
                continue;
            fill_player(s, f->side[side], place[side], &sides[side], cell);
            cell[sides[side].list] = cell[sides[side].place];
            place[side] = next_counting(q[side], place[side] + 1);
        }
    }
}

/* "Chad w" */
static struct cell team_shown(struct boards_build *b, int squad, unsigned set)
{
    struct cell team = cell_team(b->section, squad);
    const struct cell part[] = { team, signs_cell(STR(" "), set, b->a) };

    return set ? cell_phrase(part, 2, b->a) : team;
}

/* Behind its flag. */
static struct cell team_on_paper(struct boards_build *b, int squad, unsigned set)
{
    const struct cell part[] = { cell_emblem(b->section->squad[squad].federation), cell_text(STR(" ")),
                                 team_shown(b, squad, set) };

    return cell_phrase(part, 3, b->a);
}

static void fill_head(struct boards_build *b, struct cell *cell, const struct fixture *f, const struct match_signs *m)
{
    struct match score = score_match(b->section, f);
    unsigned set = b->squads ? m->match & ~SIGN(SIGN_SQUADS) : m->match;
    struct cell label = signs_cell(str_number(b->a, f->table), set, b->a);

    b->shown |= set;
    cell[H_TABLE] = cell_table(b->section, b->round, f->table);
    cell[H_LABEL] = cell_instead(label, cell[H_TABLE]);
    const struct squad *first = &b->section->squad[f->side[0]], *second = &b->section->squad[f->side[1]];

    cell[H_NUMBER_1] = figures_number(first);
    cell[H_TEAM_1] = cell_team(b->section, f->side[0]);
    cell[H_SHOWN_1] = team_shown(b, f->side[0], m->side[0]);
    cell[H_FED_1] = cell_text(first->federation);
    cell[H_NUMBER_2] = figures_number(second);
    cell[H_TEAM_2] = cell_team(b->section, f->side[1]);
    cell[H_SHOWN_2] = team_shown(b, f->side[1], m->side[1]);
    cell[H_FED_2] = cell_text(second->federation);
    cell[H_PAPER_1] = team_on_paper(b, f->side[0], m->side[0]);
    cell[H_PAPER_2] = team_on_paper(b, f->side[1], m->side[1]);
    cell[H_MP_1] = figures_mp(b->section, b->mp[f->side[0]]);
    cell[H_MP_2] = figures_mp(b->section, b->mp[f->side[1]]);
    cell[H_SCORE] = figures_score(&score, b->a);
    cell[H_BY_HAND] = cell_text(f->by_hand);
    if (score.pending)
        return;
    cell[H_GP_1] = cell_half(score.gp[0]);
    cell[H_GP_2] = cell_half(score.gp[1]);
    cell[H_STATUS] = cell_text(score.played ? STR("played") : STR("unplayed"));
}

static void add_match(struct boards_build *b, const struct fixture *f)
{
    const struct section *s = b->section;
    const struct squad *first = &s->squad[f->side[0]], *second = &s->squad[f->side[1]];
    struct block *block = table_block(b->table, s->boards + first->nplayer + second->nplayer, b->a);
    bool known = is_lined_up(s, f);
    struct match_signs m = { .match = signs_of_pairing(s, b->round, f) | amended_signs(b->in, AMENDS, f->table) |
                                      (known ? 0 : SIGN(SIGN_SQUADS)) };

    for (int side = 0; side < 2; side++)
        m.side[side] = signs_gone(s, f->side[side], b->round) | signs_points(s, f->side[side], b->round - 1);
    fill_head(b, block->head, f, &m);
    if (known)
        add_boards(b, block, f, &m);
    else
        add_squads(b, block, f, &m);
}

static void note_alone(struct sheet *sheet, const struct section *s, const struct pairing_list *p, struct arena *a)
{
    const int *order = figures_order(s, a);
    const bool *paired = figures_paired(s, p, a);
    struct names unpaired = { .arena = a };

    if (p->bye != NOBODY)
        sheet_note_say(sheet, say_bye_is_of(s->squad[p->bye].name), a);
    for (int i = 0; i < s->nsquad; i++)
        if (!paired[order[i]])
            names_add(&unpaired, s->squad[order[i]].name);
    if (unpaired.n > 0)
        sheet_note_say(sheet, say_these_are_unpaired(names_told(&unpaired, 0, &sheet->heading.wording)), a);
}

/* So that nobody takes who may play for who plays. */
static void name_squads(struct sheet *sheet, const struct report_input *in, struct arena *a)
{
    const struct pairing_list *p = &in->section->round[in->round - 1];
    struct str due = date_text(lineup_deadline(in->event, in->section, in->round, a), &sheet->heading.wording, a);
    const struct message title = say_squads_not_lineups();

    sheet->heading.title = message_text(&title, &sheet->heading.wording, a);
    sheet_note_say(sheet, say_these_are_the_squads(), a);
    if (lineup_is_secret(p))
        sheet_note_say(sheet, say_lineups_secret_until_opened(due), a);
}

/* On paper the standings before the round join the matches of a small event. */
static bool join_standings(struct sheet *sheet, const struct report_input *in, struct arena *a, struct err *e)
{
    enum { MATCHES = 10 };
    const struct message title = say_standings_after_round(in->round - 1);
    struct report_input before = *in;
    struct sheet other = { .heading = sheet->heading };
    struct prose prose = { 0 };

    if (in->round < 2 || in->section->round[in->round - 1].nfixture > MATCHES)
        return true;
    before.round--;
    before.top = 0;
    if (!report_build_standings(&before, a, &other, e))
        return false;
    prose_add(&prose, 0, message_text(&title, &sheet->heading.wording, a), a);
    sheet_prose(sheet, prose, a);
    *sheet_table(sheet, &other.part[0]->table, a) = other.part[0]->table;
    for (int i = sheet->npart - 2; i < sheet->npart; i++) {
        sheet->part[i]->audience = FOR_PAPER;
        sheet->part[i]->joins = true;
    }
    return true;
}

bool report_build_boards(const struct report_input *in, struct arena *a, struct sheet *sheet, struct err *e)
{
    const struct section *s = in->section;
    const struct pairing_list *p = &s->round[in->round - 1];

    sheet->scale = SCALE_LIST;
    sheet->heading.amended = amended_text(in, AMENDS, &sheet->heading.wording, a);
    struct boards_build b = { in,
                              s,
                              in->round,
                              are_squads(s, p),
                              0,
                              figures_points(in->event, s, in->round - 1, a),
                              sheet_table(sheet, &shape, a),
                              a };
    sheet->across = b.squads || s->unit == UNIT_PLAYER ? 2 : 1;
    for (int i = 0; i < p->nfixture; i++)
        add_match(&b, &p->fixture[i]);
    if (b.squads && s->unit == UNIT_TEAM)
        name_squads(sheet, in, a);
    if (!b.squads && !join_standings(sheet, in, a, e))
        return false;
    signs_note(sheet, b.shown, a);
    if (!b.squads)
        sheet_legend_say(sheet, FOR_PAPER, say_board_squares(), a);
    figures_note_swapped(sheet, s, p, a);
    figures_note_moved(sheet, s, p, a);
    figures_note_decided(sheet, s, p, a);
    figures_note_corrected(sheet, s, in->round, a);
    amended_note_results(sheet, in, a);
    sheet_note_say(sheet, say_first_has_white(), a);
    note_alone(sheet, s, p, a);
    return true;
}
