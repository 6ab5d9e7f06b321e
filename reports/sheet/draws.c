/* SPDX-License-Identifier: Apache-2.0 */
/* draws.c - the report draws: the teams by the number of their drawn matches. */
#include <stdlib.h>

#include "engine/base/arena.h"
#include "engine/ranking/standings.h"
#include "reports/sheet/figures.h"
#include "reports/sheet/report.h"
#include "teams/score.h"

enum { DRAWN, RANK, NUMBER, TEAM, FEDERATION, WON, LOST, COLUMNS };

static const struct column columns[COLUMNS] = {
    [DRAWN] = { "drawn", &label_drawn, ALIGN_RIGHT, .tone = TONE_STRONG },
    [RANK] = { "rank", &label_rank, ALIGN_RIGHT },
    [NUMBER] = { "number", &label_no, ALIGN_RIGHT },
    [TEAM] = { "team", &label_team, ALIGN_LEFT, .name = true },
    [FEDERATION] = { "federation", &label_fed, ALIGN_LEFT },
    [WON] = { "won", &label_won, ALIGN_RIGHT },
    [LOST] = { "lost", &label_lost, ALIGN_RIGHT },
};

static const struct table shape = { .rows = "teams", .col = columns, .ncol = COLUMNS };

/* Teams with as many draws stay in the order of the standings. */
static int by_draws(const void *a, const void *b)
{
    const struct standing *x = *(const struct standing *const *)a, *y = *(const struct standing *const *)b;

    return x->drawn != y->drawn ? y->drawn - x->drawn : (x > y) - (x < y);
}

static const struct standing **order(const struct standing *line, int n, struct arena *a)
{
    const struct standing **list = arena_new(a, const struct standing *, n);

    for (int i = 0; i < n; i++)
        list[i] = &line[i];
    qsort(list, (size_t)n, sizeof(struct standing *), by_draws);
    return list;
}

static void add_team(struct block *b, const struct section *s, const struct standing *line)
{
    struct cell *cell = block_row(b, TONE_PLAIN);

    cell[DRAWN] = cell_number(line->drawn);
    cell[RANK] = figures_rank(line);
    cell[NUMBER] = figures_number(&s->squad[line->team]);
    cell[TEAM] = cell_team(s, line->team);
    cell[FEDERATION] = cell_text(s->squad[line->team].federation);
    cell[WON] = cell_number(line->won);
    cell[LOST] = cell_number(line->lost);
}

bool report_build_draws(const struct report_input *in, struct arena *a, struct sheet *sheet, struct err *e)
{
    const struct section *s = in->section;
    struct tournament rules;

    (void)e;
    sheet->scale = SCALE_LIST;
    score_tournament(in->event, s, in->round, a, &rules);
    const struct standing **line = order(standings_make(&rules, rules.nround, a), s->nsquad, a);
    struct block *b = table_block(sheet_table(sheet, &shape, a), s->nsquad, a);
    for (int i = 0; i < s->nsquad; i++)
        add_team(b, s, line[i]);
    return true;
}
