/* SPDX-License-Identifier: Apache-2.0 */
/* teams.c - the report teams: squads. */
#include "engine/base/arena.h"
#include "engine/base/direction.h"
#include "reports/format/messages.h"
#include "reports/sheet/figures.h"
#include "reports/sheet/report.h"
#include "reports/sheet/signs.h"

enum { PLACE, TITLE, NAME, SHOWN, RATING, FIDE, REPLACED, MARKS, COLUMNS };

static const struct column columns[COLUMNS] = {
    [PLACE] = { "place", NULL, ALIGN_RIGHT },
    [TITLE] = { "title", NULL, ALIGN_RIGHT },
    [NAME] = { "player", NULL, ALIGN_LEFT, FOR_DATA },
    [SHOWN] = { NULL, &label_player, ALIGN_LEFT, FOR_SHEETS, .name = true },
    [RATING] = { "rating", &label_rtg, ALIGN_RIGHT },
    [FIDE] = { "fide_id", &label_fide_id, ALIGN_RIGHT },
    [REPLACED] = { "replaced", NULL, ALIGN_LEFT, FOR_DATA },
    [MARKS] = { "marks", NULL, ALIGN_LEFT, FOR_DATA },
};

enum { H_NUMBER, H_TEAM, H_SHOWN, H_FED, H_CAPTAIN, H_AVERAGE, H_ABOUT, HEADS };

static const struct column heads[HEADS] = {
    [H_NUMBER] = { "number", NULL, ALIGN_RIGHT, .at = PLACE },
    [H_TEAM] = { "team", NULL, ALIGN_LEFT, FOR_DATA },
    [H_SHOWN] = { NULL, NULL, ALIGN_LEFT, FOR_SHEETS, .at = TITLE, .span = SHOWN - TITLE + 1 },
    [H_FED] = { "federation", NULL, ALIGN_LEFT, FOR_DATA },
    [H_CAPTAIN] = { "captain", NULL, ALIGN_LEFT, FOR_DATA },
    [H_AVERAGE] = { "average", NULL, ALIGN_RIGHT, FOR_DATA },
    [H_ABOUT] = { NULL, NULL, ALIGN_RIGHT, FOR_SHEETS, .at = RATING, .span = 2 },
};

static const struct table shape = {
    .blocks = "teams", .rows = "players", .head = heads, .nhead = HEADS, .col = columns, .ncol = COLUMNS
};

static void fill_head(struct cell *cell, const struct section *s, int squad, const struct wording *how, struct arena *a)
{
    const struct squad *q = &s->squad[squad];
    const struct message avg = say_avg();
    unsigned set = signs_of_team(s, squad);

    cell[H_NUMBER] = figures_number(q);
    cell[H_TEAM] = cell_team(s, squad);
    cell[H_SHOWN] =
        cell_instead(cell_text(str_fmt(a, "%.*s (%.*s)%s%.*s", STR_ARG(direction_isolated(q->name, a)),
                                       STR_ARG(q->federation), set ? " " : "", STR_ARG(signs_text(set, a)))),
                     cell[H_TEAM]);
    cell[H_FED] = cell_text(q->federation);
    cell[H_CAPTAIN] = cell_text(q->captain);
    cell[H_AVERAGE] = figures_average(s, q);
    cell[H_ABOUT] =
        s->unit == UNIT_PLAYER
            ? cell[H_AVERAGE]
            : cell_phrase((struct cell[]){ cell_text(str_fmt(a, "%.*s ", STR_ARG(message_text(&avg, how, a)))),
                                           cell[H_AVERAGE] },
                          2, a);
}

static void add_player(struct block *b, const struct section *s, int squad, int place, const struct wording *w,
                       unsigned *shown, struct arena *a)
{
    const struct player *p = &s->squad[squad].player[place - 1];
    const struct message replaced = say_player_is_replaced(p->name);
    struct cell *cell = block_row(b, p->replaced ? TONE_FAINT : TONE_PLAIN), sign;

    cell[PLACE] = cell_number(place);
    cell[TITLE] = cell_text(p->title);
    cell[NAME] = cell[SHOWN] = cell_player(s, squad, place);
    if (p->replaced)
        cell[SHOWN] = cell_instead(cell_text(message_text(&replaced, w, a)), cell[NAME]);
    cell[RATING] = cell_known(p->rating);
    cell[FIDE] = cell_known(p->fide_id);
    cell[REPLACED] = cell_flag(p->replaced);
    signs_fill(signs_of_team(s, squad), &sign, &cell[MARKS], shown, a);
}

static void add_captain(struct block *b, const struct squad *q, const struct wording *how, struct arena *a)
{
    const struct message captain = say_team_captain(q->captain);

    if (q->captain.n == 0)
        return;
    struct cell *cell = block_row_for(b, TONE_FAINT, FOR_SHEETS);
    cell[SHOWN] = cell_text(message_text(&captain, how, a));
}

bool report_build_teams(const struct report_input *in, struct arena *a, struct sheet *sheet, struct err *e)
{
    const struct section *s = in->section;
    const int *order = figures_order(s, a);
    unsigned shown = 0;

    (void)e;
    sheet->scale = SCALE_LIST;
    sheet->across = 2;
    struct table *t = sheet_table(sheet, &shape, a);
    for (int i = 0; i < s->nsquad; i++) {
        const struct squad *q = &s->squad[order[i]];
        struct block *b = table_block(t, q->nplayer + 1, a);
        fill_head(b->head, s, order[i], &sheet->heading.wording, a);
        for (int p = 0; p < q->nplayer; p++)
            add_player(b, s, order[i], p + 1, &sheet->heading.wording, &shown, a);
        add_captain(b, q, &sheet->heading.wording, a);
    }
    signs_note(sheet, shown, a);
    return true;
}
