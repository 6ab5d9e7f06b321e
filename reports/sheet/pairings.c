/* SPDX-License-Identifier: Apache-2.0 */
/* pairings.c - the report pairings: the matches of a round. */
#include "engine/base/arena.h"
#include "reports/format/messages.h"
#include "reports/sheet/amended.h"
#include "reports/sheet/figures.h"
#include "reports/sheet/report.h"
#include "reports/sheet/signs.h"
#include "teams/pairing.h"
#include "teams/breach.h"
#include "teams/presence.h"
#include "teams/revision.h"
#include "teams/score.h"

enum {
    TABLE,
    SIGNS_SHOWN,
    SQUARE_1,
    FLAG_1,
    NUMBER_1,
    TEAM_1,
    FED_1,
    SIGNS_1,
    MP_1,
    GP_1,
    SCORE,
    GP_2,
    MP_2,
    SQUARE_2,
    FLAG_2,
    TEAM_2,
    SHOWN_2,
    FED_2,
    SIGNS_2,
    NUMBER_2,
    PAPER_MP_2,
    STATUS,
    BY_HAND,
    MARKS,
    MARKS_1,
    MARKS_2,
    COLUMNS
};

static const struct column columns[COLUMNS] = {
    [TABLE] = { "table", &label_table, ALIGN_RIGHT, .tone = TONE_STRONG },
    [SIGNS_SHOWN] = { NULL, NULL, ALIGN_LEFT, FOR_SHEETS },
    [SQUARE_1] = { NULL, NULL, ALIGN_LEFT, FOR_PAPER },
    [FLAG_1] = { NULL, NULL, ALIGN_LEFT, FOR_PAPER, .close = true },
    [NUMBER_1] = { "first_number", &label_no, ALIGN_RIGHT, NOT_ON_PAPER },
    [TEAM_1] = { "first_team", &label_team, ALIGN_LEFT, .tone = TONE_STRONG, .name = true },
    [FED_1] = { "first_federation", &label_fed, ALIGN_LEFT, NOT_ON_PAPER },
    [SIGNS_1] = { NULL, NULL, ALIGN_LEFT, FOR_SHEETS },
    [MP_1] = { "first_mp", &label_mp, ALIGN_RIGHT },
    [GP_1] = { "first_gp", NULL, ALIGN_RIGHT, FOR_DATA },
    [SCORE] = { NULL, &label_result, ALIGN_CENTRE, FOR_SHEETS, TONE_STRONG },
    [GP_2] = { "second_gp", NULL, ALIGN_RIGHT, FOR_DATA },
    [MP_2] = { "second_mp", &label_mp, ALIGN_RIGHT, NOT_ON_PAPER },
    [SQUARE_2] = { NULL, NULL, ALIGN_LEFT, FOR_PAPER },
    [FLAG_2] = { NULL, NULL, ALIGN_LEFT, FOR_PAPER, .close = true },
    [TEAM_2] = { "second_team", NULL, ALIGN_LEFT, FOR_DATA },
    [SHOWN_2] = { NULL, &label_team, ALIGN_LEFT, FOR_SHEETS, TONE_STRONG, .name = true },
    [FED_2] = { "second_federation", &label_fed, ALIGN_LEFT, NOT_ON_PAPER },
    [SIGNS_2] = { NULL, NULL, ALIGN_LEFT, FOR_SHEETS },
    [NUMBER_2] = { "second_number", &label_no, ALIGN_RIGHT, NOT_ON_PAPER },
    [PAPER_MP_2] = { NULL, NULL, ALIGN_RIGHT, FOR_PAPER },
    [STATUS] = { "status", NULL, ALIGN_LEFT, FOR_DATA },
    [BY_HAND] = { "by_hand", NULL, ALIGN_LEFT, FOR_DATA },
    [MARKS] = { "marks", NULL, ALIGN_LEFT, FOR_DATA },
    [MARKS_1] = { "first_marks", NULL, ALIGN_LEFT, FOR_DATA },
    [MARKS_2] = { "second_marks", NULL, ALIGN_LEFT, FOR_DATA },
};

/* Number, name, federation, match points and signs of a side, its colour and flag. */
static const int side_columns[2][8] = {
    { NUMBER_1, TEAM_1, FED_1, MP_1, SIGNS_1, MARKS_1, SQUARE_1, FLAG_1 },
    { NUMBER_2, TEAM_2, FED_2, MP_2, SIGNS_2, MARKS_2, SQUARE_2, FLAG_2 },
};

/* The sides of a match on paper, with the colours of the first board: "WHITE on boards 1 and 3". */
static const struct panel *panels_of(const struct section *s, const struct wording *wording, struct arena *a)
{
    struct panel *p = arena_new(a, struct panel, 2);
    const char *white = str_c(a, message_label(&label_white_capitals, wording, a));
    const char *black = str_c(a, message_label(&label_black_capitals, wording, a));

    p[0] = (struct panel){ SQUARE_1, MP_1 - SQUARE_1 + 1, false, figures_colours(s, white, wording, a) };
    p[1] = (struct panel){ SQUARE_2, PAPER_MP_2 - SQUARE_2 + 1, true, figures_colours(s, black, wording, a) };
    return p;
}

struct pairings_build {
    const struct report_input *in;
    const struct section *section;
    const struct pairing_list *list;
    int round;
    const int *mp; /* before the round, by squad */
    struct block *block;
    unsigned *shown;
    const struct wording *wording;
    struct arena *a;
};

static void fill_side(const struct pairings_build *b, struct cell *cell, int side, int squad)
{
    const struct squad *q = &b->section->squad[squad];
    const int *col = side_columns[side];

    cell[col[0]] = figures_number(q);
    cell[col[1]] = cell_team(b->section, squad);
    cell[col[2]] = cell_text(q->federation);
    cell[col[3]] = figures_mp(b->section, b->mp[squad]);
    cell[col[7]] = cell_emblem(q->federation);
    signs_fill(signs_gone(b->section, squad, b->round) | signs_points(b->section, squad, b->round - 1), &cell[col[4]],
               &cell[col[5]], b->shown, b->a);
}

static void fill_result(const struct pairings_build *b, struct cell *cell, const struct fixture *f)
{
    struct match m = score_match(b->section, f);

    cell[SCORE] = figures_score(&m, b->a);
    if (m.pending)
        return;
    cell[GP_1] = cell_half(m.gp[0]);
    cell[GP_2] = cell_half(m.gp[1]);
    cell[STATUS] = cell_text(m.played ? STR("played") : STR("unplayed"));
}

static void add_fixture(const struct pairings_build *b, const struct fixture *f)
{
    struct cell *cell = block_row(b->block, TONE_PLAIN);

    cell[TABLE] = cell_table(b->section, b->round, f->table);
    for (int side = 0; side < 2; side++)
        fill_side(b, cell, side, f->side[side]);
    cell[SHOWN_2] = cell[TEAM_2];
    cell[PAPER_MP_2] = cell[MP_2];
    for (int side = 0; side < 2; side++)
        cell[side_columns[side][6]] = cell_square(side == 1, 0);
    fill_result(b, cell, f);
    signs_fill(signs_of_match(b->section, b->round, f) | amended_signs(b->in, REVISED_PAIRING, f->table) |
                   amended_result(b->in, f->table, 0),
               &cell[SIGNS_SHOWN], &cell[MARKS], b->shown, b->a);
    cell[BY_HAND] = cell_text(f->by_hand);
}

/* "* table 3: Chad and Mali have met in round 1 (D.02, 16a)" */
static void note_breach(struct sheet *sheet, struct message where, struct str why, enum edition e, enum rule rule,
                        struct arena *a)
{
    const struct str article = rule == RULE_NONE ? (struct str){ 0 } : edition_cite(e, rule, a);

    sheet_note_say(sheet, say_is_forbidden(&where, why, article), a);
}

/* The matches and the bye that the articles forbid, however they came about. */
static void note_breaches(struct sheet *sheet, const struct report_input *in, const struct pairings_build *b)
{
    struct tournament t;
    enum rule rule;

    score_tournament(in->event, b->section, b->round - 1, b->a, &t);
    struct field f = score_field(b->section, &t, b->round, b->a);
    for (int i = 0; i < b->list->nfixture; i++) {
        const struct fixture *x = &b->list->fixture[i];
        const struct message why = breach_meeting(b->section, &f, x->side[0], x->side[1]);
        if (why.row)
            note_breach(sheet, say_at_that_table(x->table), message_on(in->medium, why, b->a), f.edition,
                        section_cites(b->section, RULE_NO_REMATCH), b->a);
    }
    struct message why = { 0 };
    if (b->list->bye != NOBODY)
        why = breach_bye(b->section, &f, b->list->bye, &rule);
    if (why.row)
        note_breach(sheet, say_the_bye(), message_on(in->medium, why, b->a), f.edition, section_cites(b->section, rule),
                    b->a);
}

/* A team without an opponent: what it is instead stands in the opponent's place. */
static void add_alone(const struct pairings_build *b, int squad, const char *status, struct message said)
{
    struct cell *cell = block_row(b->block, TONE_PLAIN);

    fill_side(b, cell, 0, squad);
    cell[SHOWN_2] = cell_text(message_text(&said, b->wording, b->a));
    cell[STATUS] = cell_text(str_of(status));
}

static void add_free(const struct pairings_build *b, int squad)
{
    add_alone(b, squad, entry_kind_name(ENTRY_BYE), figures_entry(ENTRY_BYE));
}

static void add_bye(const struct pairings_build *b)
{
    if (b->list->bye == NOBODY)
        return;
    add_free(b, b->list->bye);
    struct cell *cell = b->block->row[b->block->nrow - 1].cell;
    bool by_hand = b->list->bye_by_hand.n > 0;
    signs_fill(by_hand ? SIGN(SIGN_BY_HAND) | amended_signs(b->in, REVISED_PAIRING, 0) : 0, &cell[SIGNS_SHOWN],
               &cell[MARKS], b->shown, b->a);
    cell[BY_HAND] = cell_text(b->list->bye_by_hand);
}

static bool is_by_hand(const struct pairing_list *list)
{
    bool by_hand = list->bye_by_hand.n > 0;

    for (int i = 0; i < list->nfixture; i++)
        by_hand = by_hand || list->fixture[i].by_hand.n > 0;
    return by_hand;
}

static void add_unpaired(const struct pairings_build *b)
{
    const int *order = figures_order(b->section, b->a);
    const bool *paired = figures_paired(b->section, b->list, b->a);

    for (int i = 0; i < b->section->nsquad; i++)
        if (!paired[order[i]]) {
            /* A team without a match; of a table several are free where some have left, unless an arbiter has taken them out of it. */
            int squad = order[i];
            const enum presence_status w = presence_of(b->section, squad, b->round, STR(""), NULL);
            const enum presence_status away = w > TEAM_AWAY ? w : TEAM_AWAY;

            if (section_is_round_robin(b->section) && !is_by_hand(b->list) &&
                score_takes_part(b->section, squad, b->round))
                add_free(b, squad);
            else
                add_alone(b, squad, presence_status_name(away), presence_status_message(away));
        }
}

bool report_build_pairings(const struct report_input *in, struct arena *a, struct sheet *sheet, struct err *e)
{
    const struct section *s = in->section;
    unsigned shown = 0;
    struct pairings_build b = {
        in,   s,      &s->round[in->round - 1], in->round, figures_points(in->event, s, in->round - 1, a),
        NULL, &shown, &sheet->heading.wording,  a
    };

    (void)e;
    sheet->scale = SCALE_WALL;
    sheet->heading.amended = amended_text(in, REVISED_PAIRING, &sheet->heading.wording, a);
    const struct table shape = { .rows = "pairings",
                                 .col = columns,
                                 .ncol = COLUMNS,
                                 .panel = panels_of(s, &sheet->heading.wording, a),
                                 .npanel = 2 };
    struct table *t = sheet_table(sheet, &shape, a);
    b.block = table_block(t, b.list->nfixture, a);
    for (int i = 0; i < b.list->nfixture; i++)
        add_fixture(&b, &b.list->fixture[i]);
    b.block = table_block(t, s->nsquad, a);
    add_bye(&b);
    add_unpaired(&b);
    signs_note(sheet, shown, a);
    figures_note_moved(sheet, s, b.list, a);
    note_breaches(sheet, in, &b);
    figures_note_decided(sheet, s, b.list, a);
    figures_note_corrected(sheet, s, in->round, a);
    amended_note_results(sheet, in, a);
    return true;
}
