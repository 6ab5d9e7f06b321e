#include "engine/ranking/standings.h"

#include "engine/base/arena.h"
#include "reports/sheet/books.h"
#include "reports/sheet/report.h"
#include "teams/score.h"

enum {
    RANK,
    NUMBER,
    TEAM,
    FED,
    PLAYED,
    WON,
    DRAWN,
    LOST,
    FIRST_VALUE,
    COLUMNS = FIRST_VALUE + CRITERION_COUNT + 1 /* the variant, behind the last criterion */
};

static const struct column fixed[FIRST_VALUE] = {
    [RANK] = { "rank", "Rank", ALIGN_RIGHT, CELL_NUMBER, .tone = TONE_STRONG },
    [NUMBER] = { "number", "No.", ALIGN_RIGHT, CELL_NUMBER },
    [TEAM] = { "team", "Team", ALIGN_LEFT, CELL_TEXT, .tone = TONE_STRONG, .name = true },
    [FED] = { "federation", "Fed", ALIGN_LEFT, CELL_TEXT },
    [PLAYED] = { "matches", "Played", ALIGN_RIGHT, CELL_NUMBER },
    [WON] = { "won", "+", ALIGN_RIGHT, CELL_NUMBER },
    [DRAWN] = { "drawn", "=", ALIGN_RIGHT, CELL_NUMBER },
    [LOST] = { "lost", "–", ALIGN_RIGHT, CELL_NUMBER },
};

static const struct column variant = { .key = "tie_breaks", .align = ALIGN_LEFT, .audience = FOR_DATA };

static const struct column *all_columns(const struct ranking *ranking, struct arena *a)
{
    struct column *col = arena_new(a, struct column, COLUMNS);

    for (int i = 0; i < FIRST_VALUE; i++)
        col[i] = fixed[i];
    for (int c = 0; c < ranking->n; c++) {
        const struct criterion_row *row = criterion_row(ranking->by[c]);
        col[FIRST_VALUE + c] = (struct column){ row->key, row->code, ALIGN_RIGHT, row->half ? CELL_HALF : CELL_NUMBER,
                                                .tone = c == 0 ? TONE_STRONG : TONE_PLAIN };
    }
    col[FIRST_VALUE + ranking->n] = variant;
    return col;
}

static void add_team(struct block *b, const struct section *s, const struct standing *line, struct arena *a)
{
    const struct squad *q = &s->squad[line->team];
    struct str *cell = block_row(b, TONE_PLAIN);

    cell[RANK] = table_number(a, line->rank);
    cell[NUMBER] = books_number(q, a);
    cell[TEAM] = q->name;
    cell[FED] = q->federation;
    cell[PLAYED] = table_number(a, line->won + line->drawn + line->lost);
    cell[WON] = table_number(a, line->won);
    cell[DRAWN] = table_number(a, line->drawn);
    cell[LOST] = table_number(a, line->lost);
    for (int c = 0; c < s->ranking.n; c++)
        cell[FIRST_VALUE + c] = books_value(s->ranking.by[c], line->value[c], a);
    cell[FIRST_VALUE + s->ranking.n] = str_of(tiebreak_row(s->tiebreak)->name);
}

static void note_criteria(struct table *t, const struct section *s, struct arena *a)
{
    struct str legend = { 0 };
    bool opponents = false;

    for (int c = 0; c < s->ranking.n; c++) {
        const struct criterion_row *row = criterion_row(s->ranking.by[c]);
        legend = str_fmt(a, "%.*s%s%s = %s", STR_ARG(legend), c ? ", " : "", row->code, row->title);
        opponents = opponents || row->working;
    }
    if (opponents)
        legend = str_fmt(a, "%.*s; lowest opponent left out (%s)", STR_ARG(legend), tiebreak_row(s->tiebreak)->name);
    table_note(t, legend, a);
}

bool report_build_standings(const struct report_input *in, struct arena *a, struct table *t, struct err *e)
{
    const struct section *s = in->section;
    struct tournament rules;

    (void)e;
    t->heading.variant = str_of(tiebreak_row(s->tiebreak)->name);
    t->col = all_columns(&s->ranking, a);
    t->ncol = FIRST_VALUE + s->ranking.n + 1;
    t->rows = "standings";
    t->scale = SCALE_HAND;
    score_tournament(in->event, s, in->round, a, &rules);
    const struct standing *line = standings_make(&rules, rules.nround, a);
    struct block *b = table_block(t, rules.nteam, a);
    for (int i = 0; i < rules.nteam; i++)
        add_team(b, s, &line[i], a);
    note_criteria(t, s, a);
    books_note_running(t, s, in->round, a);
    books_note_corrections(t, s, in->round, a);
    return true;
}
