#include "engine/base/arena.h"
#include "reports/sheet/books.h"
#include "reports/sheet/report.h"
#include "teams/score.h"

enum { NUMBER, TEAM, FED, AVERAGE, FIFTH, GIVEN, COLUMNS };

static const struct column columns[COLUMNS] = {
    [NUMBER] = { "number", "No.", ALIGN_RIGHT, CELL_NUMBER, .tone = TONE_STRONG },
    [TEAM] = { "team", "Team", ALIGN_LEFT, CELL_TEXT, .tone = TONE_STRONG, .name = true },
    [FED] = { "federation", "Fed", ALIGN_LEFT, CELL_TEXT },
    [AVERAGE] = { "average", "Average", ALIGN_RIGHT, CELL_NUMBER },
    [FIFTH] = { "fifth", "5th player", ALIGN_RIGHT, CELL_NUMBER },
    [GIVEN] = { "given", "Given", ALIGN_RIGHT, CELL_NUMBER },
};

static void add_team(struct block *b, const struct section *s, const struct squad *q, struct arena *a)
{
    struct str *cell = block_row(b, TONE_PLAIN);
    int fifth;

    score_rating(s, q, &fifth);
    cell[NUMBER] = books_number(q, a);
    cell[TEAM] = q->name;
    cell[FED] = q->federation;
    cell[AVERAGE] = books_average(s, q, a);
    if (fifth > 0)
        cell[FIFTH] = table_number(a, fifth);
    if (q->given > 0)
        cell[GIVEN] = table_number(a, q->given);
}

bool report_build_numbers(const struct report_input *in, struct arena *a, struct table *t, struct err *e)
{
    const struct section *s = in->section;
    const int *order = books_order(s, a);

    (void)e;
    *t = (struct table){
        .name = t->name, .heading = t->heading, .rows = "teams", .col = columns, .ncol = COLUMNS, .scale = SCALE_HAND
    };
    struct block *b = table_block(t, s->nsquad, a);
    for (int i = 0; i < s->nsquad; i++)
        add_team(b, s, &s->squad[order[i]], a);
    return true;
}
