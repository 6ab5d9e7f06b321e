/* SPDX-License-Identifier: Apache-2.0 */
/* standings.c - the report standings: the ranking after a round. */
#include "engine/ranking/standings.h"

#include "engine/base/arena.h"
#include "reports/format/messages.h"
#include "reports/sheet/figures.h"
#include "reports/sheet/report.h"
#include "reports/sheet/signs.h"
#include "reports/sheet/working.h"
#include "teams/score.h"
#include "teams/pairing.h"

enum {
    RANK,
    CHANGE,
    NUMBER,
    FLAG,
    TEAM,
    FED,
    PAPER_FED,
    SIGNS_SHOWN,
    PLAYED,
    WON,
    DRAWN,
    LOST,
    PAPER_WON,
    PAPER_DRAWN,
    PAPER_LOST,
    FIRST_VALUE,
    COLUMNS = FIRST_VALUE + CRITERION_COUNT + 2 /* the variant and the marks, behind the last criterion */
};

static const struct column fixed[FIRST_VALUE] = {
    [RANK] = { "rank", &label_rank, ALIGN_RIGHT, .tone = TONE_STRONG },
    [CHANGE] = { NULL, NULL, ALIGN_RIGHT, FOR_PAPER, TONE_FAINT, .title = "±" },
    [NUMBER] = { "number", &label_no, ALIGN_RIGHT, NOT_ON_PAPER },
    [FLAG] = { NULL, NULL, ALIGN_LEFT, FOR_PAPER, .close = true },
    [TEAM] = { "team", &label_team, ALIGN_LEFT, .tone = TONE_STRONG, .name = true },
    [FED] = { "federation", &label_fed, ALIGN_LEFT, NOT_ON_PAPER },
    [PAPER_FED] = { NULL, NULL, ALIGN_LEFT, FOR_PAPER, TONE_FAINT },
    [SIGNS_SHOWN] = { NULL, NULL, ALIGN_LEFT, FOR_SHEETS },
    [PLAYED] = { "matches", &label_played, ALIGN_RIGHT, NOT_ON_PAPER },
    [WON] = { "won", NULL, ALIGN_RIGHT, NOT_ON_PAPER, .title = "+" },
    [DRAWN] = { "drawn", NULL, ALIGN_RIGHT, NOT_ON_PAPER, .title = "=" },
    [LOST] = { "lost", NULL, ALIGN_RIGHT, NOT_ON_PAPER, .title = "–" },
    [PAPER_WON] = { NULL, &label_won, ALIGN_RIGHT, FOR_PAPER },
    [PAPER_DRAWN] = { NULL, &label_drawn, ALIGN_RIGHT, FOR_PAPER },
    [PAPER_LOST] = { NULL, &label_lost, ALIGN_RIGHT, FOR_PAPER },
};

enum { MORE_POINTS = 9 }; /* 12 points beside 11 */

static const struct column variant = { .key = "tie_breaks", .align = ALIGN_LEFT, .audience = FOR_DATA };
static const struct column marks = { .key = "marks", .align = ALIGN_LEFT, .audience = FOR_DATA };

static const struct column *all_columns(const struct ranking *ranking, struct arena *a)
{
    struct column *col = arena_new(a, struct column, COLUMNS);

    for (int i = 0; i < FIRST_VALUE; i++)
        col[i] = fixed[i];
    for (int c = 0; c < ranking->n; c++) {
        const struct criterion_row *row = criterion_row(ranking->by[c]);
        col[FIRST_VALUE + c] = (struct column){ .key = row->key, .label = &row->code, .align = ALIGN_RIGHT };
    }
    col[FIRST_VALUE].tone = TONE_STRONG;
    col[FIRST_VALUE].larger = MORE_POINTS;
    col[FIRST_VALUE + ranking->n] = variant;
    col[FIRST_VALUE + ranking->n + 1] = marks;
    return col;
}

/* What a team has of a criterion leads to what it is made of, if opponents make it. */
static struct cell value_cell(const struct section *s, const struct standing *line, int c, int round)
{
    struct cell cell = figures_value(s->ranking.by[c], line->value[c]);

    if (criterion_row(s->ranking.by[c])->working || working_shown(s->ranking.by[c]))
        cell.to = (struct ref){ .kind = REF_TIEBREAK, .section = s, .round = round, .squad = line->team };
    return cell;
}

/* How many places a team went up, "+3", or down, "−4", since it was `before`; empty if it was nowhere. */
static struct cell change_cell(const struct standing *line, int before, struct arena *a)
{
    const int up = before - line->rank;

    if (before == 0 || line->rank == 0)
        return (struct cell){ 0 };
    return cell_text(up == 0 ? STR("=") : str_fmt(a, "%s%d", up > 0 ? "+" : "−", up > 0 ? up : -up));
}

/* The ranks after the round before, by squad; 0: none. */
static const int *ranks_before(const struct report_input *in, struct arena *a)
{
    int *rank = arena_new(a, int, in->section->nsquad);
    struct tournament t;

    if (in->round < 2)
        return rank;
    score_tournament(in->event, in->section, in->round - 1, a, &t);
    const struct standing *line = standings_make(&t, t.nround, a);
    for (int i = 0; i < t.nteam; i++)
        rank[line[i].team] = line[i].rank;
    return rank;
}

/* The signs of the team join those that are `shown`. */
static void add_team(struct block *b, const struct section *s, int round, const struct standing *line, int before,
                     unsigned *shown, struct arena *a)
{
    const struct squad *q = &s->squad[line->team];
    struct cell *cell = block_row(b, TONE_PLAIN);

    cell[RANK] = figures_rank(line);
    cell[NUMBER] = figures_number(q);
    cell[TEAM] = cell_team(s, line->team);
    cell[FED] = cell_text(q->federation);
    cell[PLAYED] = cell_number(line->met);
    cell[WON] = cell_number(line->won);
    cell[DRAWN] = cell_number(line->drawn);
    cell[LOST] = cell_number(line->lost);
    /* What paper alone has. */
    cell[CHANGE] = change_cell(line, before, a);
    cell[FLAG] = cell_emblem(q->federation);
    cell[PAPER_FED] = cell[FED];
    cell[PAPER_WON] = cell[WON];
    cell[PAPER_DRAWN] = cell[DRAWN];
    cell[PAPER_LOST] = cell[LOST];
    for (int c = 0; c < s->ranking.n; c++)
        cell[FIRST_VALUE + c] = value_cell(s, line, c, round);
    cell[FIRST_VALUE + s->ranking.n] =
        cell_text(section_system(s) ? ranking_text(&s->ranking, a) : str_of(tiebreak_row(s->tiebreak)->name));
    signs_fill(signs_of_record(s, line->team, round), &cell[SIGNS_SHOWN], &cell[FIRST_VALUE + s->ranking.n + 1], shown,
               a);
}

/* A column without a value is left out: nobody was level where a criterion decides among level teams. */
static bool has_values(const struct section *s, int c, const struct standing *line)
{
    bool place = criterion_row(s->ranking.by[c])->unit == VALUE_PLACE;

    for (int i = 0; i < s->nsquad; i++)
        if (line[i].value[c] != VALUE_NONE && (line[i].value[c] != 0 || !place))
            return true;
    return s->nsquad == 0;
}

static void note_criteria(struct sheet *sheet, const struct section *s, const struct standing *line, struct arena *a)
{
    const struct wording *wording = &sheet->heading.wording;
    struct str legend = { 0 };
    bool opponents = false;

    for (int c = 0; c < s->ranking.n; c++) {
        const struct criterion_row *row = criterion_row(s->ranking.by[c]);
        if (!has_values(s, c, line))
            continue;
        legend =
            str_fmt(a, "%.*s%s%.*s = %.*s", STR_ARG(legend), legend.n ? ", " : "",
                    STR_ARG(message_label(&row->code, wording, a)), STR_ARG(message_label(&row->title, wording, a)));
        opponents = opponents || row->working;
    }
    sheet_note_say(sheet, say_criteria_legend(legend, opponents ? tiebreak_row(s->tiebreak)->name : NULL), a);
}

static void note_shortened(struct sheet *sheet, const struct section *s, struct arena *a)
{
    for (int i = 0; i < s->nshortening; i++)
        sheet_note_say(sheet,
                       say_shortened_note(s->shortening[i].was, s->shortening[i].becomes, s->shortening[i].reason), a);
}

bool report_build_standings(const struct report_input *in, struct arena *a, struct sheet *sheet, struct err *e)
{
    const struct section *s = in->section;
    struct tournament rules;
    unsigned shown = 0;

    (void)e;
    sheet->heading.variant = str_of(tiebreak_row(s->tiebreak)->name);
    sheet->scale = SCALE_HAND;
    score_tournament(in->event, s, in->round, a, &rules);
    const struct standing *line = standings_make(&rules, rules.nround, a);
    const struct table shape = { .rows = "standings",
                                 .col = all_columns(&s->ranking, a),
                                 .ncol = FIRST_VALUE + s->ranking.n + 2 };
    const int *before = ranks_before(in, a);
    struct block *b = table_block(sheet_table(sheet, &shape, a), rules.nteam, a);
    for (int i = 0; i < rules.nteam; i++)
        if (in->top == 0 || line[i].rank <= in->top)
            add_team(b, s, in->round, &line[i], before[line[i].team], &shown, a);
    if (in->round > 1)
        sheet_legend_say(sheet, FOR_PAPER, say_places_since(in->round - 1), a);
    signs_note(sheet, shown, a);
    note_criteria(sheet, s, line, a);
    figures_note_running(sheet, s, in->round, a);
    figures_note_corrections(sheet, s, in->round, a);
    figures_note_points(sheet, s, in->round, a);
    note_shortened(sheet, s, a);
    return true;
}
