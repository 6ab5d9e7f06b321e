/* SPDX-License-Identifier: Apache-2.0 */
/* numbers.c - the report numbers: the initial ranking. */
#include "engine/base/arena.h"
#include "reports/sheet/figures.h"
#include "reports/sheet/report.h"
#include "reports/sheet/signs.h"
#include "teams/score.h"

enum { NUMBER, TEAM, FED, SIGNS_SHOWN, AVERAGE, TITLE, FIFTH, GIVEN, MARKS, COLUMNS };

static const struct column columns[COLUMNS] = {
    [NUMBER] = { "number", &label_no, ALIGN_RIGHT, .tone = TONE_STRONG },
    [TEAM] = { "team", &label_team, ALIGN_LEFT, .tone = TONE_STRONG, .name = true },
    [FED] = { "federation", &label_fed, ALIGN_LEFT },
    [SIGNS_SHOWN] = { NULL, NULL, ALIGN_LEFT, FOR_SHEETS },
    [AVERAGE] = { "average", &label_average, ALIGN_RIGHT },
    [TITLE] = { NULL, &label_title, ALIGN_LEFT, FOR_SHEETS }, /* of players who are paired themselves */
    [FIFTH] = { "fifth", &label_fifth_player, ALIGN_RIGHT },
    [GIVEN] = { "given", &label_given, ALIGN_RIGHT },
    [MARKS] = { "marks", NULL, ALIGN_LEFT, FOR_DATA },
};

static const struct table shape = { .rows = "teams", .col = columns, .ncol = COLUMNS };

bool report_build_numbers(const struct report_input *in, struct arena *a, struct sheet *sheet, struct err *e)
{
    const struct section *s = in->section;
    const int *order = figures_order(s, a);
    unsigned shown = 0;

    (void)e;
    sheet->scale = SCALE_HAND;
    struct block *b = table_block(sheet_table(sheet, &shape, a), s->nsquad, a);
    for (int i = 0; i < s->nsquad; i++) {
        int squad = order[i];
        const struct squad *q = &s->squad[squad];
        struct cell *cell = block_row(b, TONE_PLAIN);
        int fifth;

        score_rating(s, q, &fifth);
        cell[NUMBER] = figures_number(q);
        cell[TEAM] = cell_team(s, squad);
        cell[FED] = cell_text(q->federation);
        cell[AVERAGE] = figures_average(s, q);
        if (s->unit == UNIT_PLAYER)
            cell[TITLE] = cell_text(q->player[score_player(q) - 1].title);
        else
            cell[FIFTH] = cell_known(fifth);
        cell[GIVEN] = cell_known(q->given);
        signs_fill(signs_of_team(s, squad), &cell[SIGNS_SHOWN], &cell[MARKS], &shown, a);
    }
    signs_note(sheet, shown, a);
    return true;
}
