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
    [RANK] = { "rank", "Rank", ALIGN_RIGHT, .tone = TONE_STRONG },
    [NUMBER] = { "number", "No.", ALIGN_RIGHT },
    [TEAM] = { "team", "Team", ALIGN_LEFT, .tone = TONE_STRONG, .name = true },
    [FED] = { "federation", "Fed", ALIGN_LEFT },
    [PLAYED] = { "matches", "Played", ALIGN_RIGHT },
    [WON] = { "won", "+", ALIGN_RIGHT },
    [DRAWN] = { "drawn", "=", ALIGN_RIGHT },
    [LOST] = { "lost", "–", ALIGN_RIGHT },
    [VARIANT] = { "tie_breaks", NULL, ALIGN_LEFT, FOR_DATA },
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
        col[FIRST_VALUE + c] =
            (struct column){ keys[c], row->code, ALIGN_RIGHT, .tone = c == CRITERION_MP ? TONE_STRONG : TONE_PLAIN };
    }
    return col;
}

static void add_team(struct block *b, const struct section *s, const struct standing *line)
{
    const struct squad *q = &s->squad[line->team];
    struct cell *cell = block_row(b, TONE_PLAIN);

    cell[RANK] = cell_number(line->rank);
    cell[NUMBER] = books_number(q);
    cell[TEAM] = cell_team(s, line->team);
    cell[FED] = cell_text(q->federation);
    cell[PLAYED] = cell_number(line->won + line->drawn + line->lost);
    cell[WON] = cell_number(line->won);
    cell[DRAWN] = cell_number(line->drawn);
    cell[LOST] = cell_number(line->lost);
    for (int c = 0; c < CRITERION_COUNT; c++)
        cell[FIRST_VALUE + c] = books_value((enum criterion)c, line->value[c]);
    cell[VARIANT] = cell_text(str_of(tiebreak_row(s->tiebreak)->name));
}

static void note_criteria(struct sheet *sheet, const struct section *s, struct arena *a)
{
    struct str legend = { 0 };

    for (int c = 0; c < CRITERION_COUNT; c++) {
        const struct criterion_row *row = criterion_row((enum criterion)c);
        legend = str_fmt(a, "%.*s%s%s = %s", STR_ARG(legend), c ? ", " : "", row->code, row->title);
    }
    sheet_note(sheet,
               str_fmt(a, "%.*s; lowest opponent left out (%s)", STR_ARG(legend), tiebreak_row(s->tiebreak)->name), a);
}

bool report_build_standings(const struct report_input *in, struct arena *a, struct sheet *sheet, struct err *e)
{
    const struct section *s = in->section;
    struct tournament rules;

    (void)e;
    sheet->heading.variant = str_of(tiebreak_row(s->tiebreak)->name);
    sheet->scale = SCALE_HAND;
    score_tournament(in->event, s, in->round, a, &rules);
    const struct standing *line = standings_make(&rules, rules.nround, a);
    const struct table shape = { .rows = "standings", .col = all_columns(a), .ncol = COLUMNS };
    struct block *b = table_block(sheet_table(sheet, &shape, a), rules.nteam, a);
    for (int i = 0; i < rules.nteam; i++)
        add_team(b, s, &line[i]);
    note_criteria(sheet, s, a);
    books_note_running(sheet, s, in->round, a);
    books_note_corrections(sheet, s, in->round, a);
    return true;
}
