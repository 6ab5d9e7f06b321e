/* SPDX-License-Identifier: Apache-2.0 */
/* progressive.c - the report progressive: the rank after every round, as a table and as lines. */
#include <string.h>

#include "engine/base/arena.h"
#include "engine/ranking/standings.h"
#include "reports/format/messages.h"
#include "reports/sheet/charts.h"
#include "reports/sheet/figures.h"
#include "reports/sheet/report.h"
#include "teams/score.h"

enum { RANK, NUMBER, TEAM, FED, FIRST_ROUND };

static const struct column fixed[FIRST_ROUND] = {
    [RANK] = { "rank", &label_rank, ALIGN_RIGHT, .tone = TONE_STRONG, .repeats = true },
    [NUMBER] = { "number", &label_no, ALIGN_RIGHT, .repeats = true },
    [TEAM] = { "team", &label_team, ALIGN_LEFT, .tone = TONE_STRONG, .name = true, .repeats = true },
    [FED] = { "federation", &label_fed, ALIGN_LEFT },
};

/* Behind the ranks after each round stand the match points after each; sheets show the last of them. */
static const struct column *columns_of(int rounds, struct arena *a)
{
    struct column *col = arena_new(a, struct column, FIRST_ROUND + 2 * rounds);

    memcpy(col, fixed, sizeof fixed);
    for (int r = 1; r <= rounds; r++) {
        struct column *rank = &col[FIRST_ROUND + r - 1], *mp = rank + rounds;
        *rank = (struct column){ .key = str_c(a, str_fmt(a, "rank_%d", r)),
                                 .title = str_c(a, str_fmt(a, "%d", r)),
                                 .align = ALIGN_RIGHT };
        *mp = (struct column){ .key = str_c(a, str_fmt(a, "mp_%d", r)),
                               .label = &label_mp,
                               .align = ALIGN_RIGHT,
                               .audience = r == rounds ? FOR_ALL : FOR_DATA,
                               .tone = TONE_STRONG };
    }
    return col;
}

static bool is_chosen(const struct report_input *in, int squad)
{
    bool chosen = in->nchosen == 0;

    for (int i = 0; i < in->nchosen; i++)
        chosen = chosen || in->chosen[i] == squad;
    return chosen;
}

static void add_team(struct block *b, const struct section *s, const struct standing *now, int rounds,
                     const struct standing *const *after)
{
    const struct squad *q = &s->squad[now->team];
    struct cell *cell = block_row(b, TONE_PLAIN);

    cell[RANK] = figures_rank(now);
    cell[NUMBER] = figures_number(q);
    cell[TEAM] = cell_team(s, now->team);
    cell[FED] = cell_text(q->federation);
    for (int r = 0; r < rounds; r++) {
        cell[FIRST_ROUND + r] = figures_rank(&after[r][now->team]);
        cell[FIRST_ROUND + rounds + r] = figures_mp(s, after[r][now->team].mp);
    }
}

/* Of some teams, on a page of the first ten: lines of all would be a thicket. */
static void add_chart(const struct report_input *in, struct sheet *sheet, const struct standing *now,
                      const struct standing *const *after, struct arena *a)
{
    enum { LINES = 12, FIRST = 10 };
    const struct standing *team[LINES];
    const int most = in->nchosen > 0 ? LINES : FIRST;
    int n = 0;

    if (in->nchosen > LINES || (in->nchosen == 0 && in->medium != MEDIUM_PAGE))
        return;
    for (int i = 0; i < in->section->nsquad && n < most; i++)
        if (is_chosen(in, now[i].team))
            team[n++] = &now[i];
    charts_add_bump(sheet, in, team, n, after, a);
}

bool report_build_progressive(const struct report_input *in, struct arena *a, struct sheet *sheet, struct err *e)
{
    const struct section *s = in->section;
    const struct standing *const *after = figures_progress(in->event, s, in->round, a);
    struct tournament rules;

    (void)e;
    sheet->scale = SCALE_LIST;
    score_tournament(in->event, s, in->round, a, &rules);
    const struct standing *now = standings_make(&rules, rules.nround, a);
    add_chart(in, sheet, now, after, a);
    const struct table shape = { .rows = "teams",
                                 .col = columns_of(in->round, a),
                                 .ncol = FIRST_ROUND + 2 * in->round };
    struct block *b = table_block(sheet_table(sheet, &shape, a), s->nsquad, a);
    for (int i = 0; i < s->nsquad; i++)
        if (is_chosen(in, now[i].team))
            add_team(b, s, &now[i], in->round, after);
    if (s->unit == UNIT_TEAM)
        sheet_note_say_for(sheet, FOR_SHEETS, say_ranks_and_points_stand(), a);
    figures_note_running(sheet, s, in->round, a);
    figures_note_corrections(sheet, s, in->round, a);
    return true;
}
