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
    VARIANT = FIRST_VALUE + CRITERION_COUNT,
    COLUMNS
};

static const struct column fixed[COLUMNS] = {
    [RANK] = { "rank", "Rank", ALIGN_RIGHT, CELL_NUMBER, .tone = TONE_STRONG },
    [NUMBER] = { "number", "No.", ALIGN_RIGHT, CELL_NUMBER },
    [TEAM] = { "team", "Team", ALIGN_LEFT, CELL_TEXT, .tone = TONE_STRONG, .name = true },
    [FED] = { "federation", "Fed", ALIGN_LEFT, CELL_TEXT },
    [PLAYED] = { "matches", "Played", ALIGN_RIGHT, CELL_NUMBER },
    [WON] = { "won", "+", ALIGN_RIGHT, CELL_NUMBER },
    [DRAWN] = { "drawn", "=", ALIGN_RIGHT, CELL_NUMBER },
    [LOST] = { "lost", "–", ALIGN_RIGHT, CELL_NUMBER },
    [VARIANT] = { "tie_breaks", NULL, ALIGN_LEFT, CELL_TEXT, FOR_DATA },
};

/* The members of CRITERIA in data. */
static const char *const keys[CRITERION_COUNT] = {
    [CRITERION_MP] = "mp",
    [CRITERION_OSB] = "osb",
    [CRITERION_GP] = "gp",
    [CRITERION_SUM] = "mpo",
};

static const struct column *all_columns(struct arena *a)
{
    struct column *col = arena_new(a, struct column, COLUMNS);

    for (int i = 0; i < COLUMNS; i++)
        col[i] = fixed[i];
    for (int c = 0; c < CRITERION_COUNT; c++) {
        const struct criterion_row *row = criterion_row((enum criterion)c);
        col[FIRST_VALUE + c] = (struct column){ keys[c], row->code, ALIGN_RIGHT, row->half ? CELL_HALF : CELL_NUMBER,
                                                .tone = c == CRITERION_MP ? TONE_STRONG : TONE_PLAIN };
    }
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
    for (int c = 0; c < CRITERION_COUNT; c++)
        cell[FIRST_VALUE + c] = books_value((enum criterion)c, line->value[c], a);
    cell[VARIANT] = str_of(tiebreak_row(s->tiebreak)->name);
}

static void note_criteria(struct table *t, const struct section *s, struct arena *a)
{
    struct str legend = { 0 };

    for (int c = 0; c < CRITERION_COUNT; c++) {
        const struct criterion_row *row = criterion_row((enum criterion)c);
        legend = str_fmt(a, "%.*s%s%s = %s", STR_ARG(legend), c ? ", " : "", row->code, row->title);
    }
    table_note(t, str_fmt(a, "%.*s; lowest opponent left out (%s)", STR_ARG(legend), tiebreak_row(s->tiebreak)->name),
               a);
}

bool report_build_standings(const struct report_input *in, struct arena *a, struct table *t, struct err *e)
{
    const struct section *s = in->section;
    struct tournament rules;

    (void)e;
    t->heading.variant = str_of(tiebreak_row(s->tiebreak)->name);
    t->col = all_columns(a);
    t->ncol = COLUMNS;
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
