#include "engine/base/arena.h"
#include "reports/sheet/books.h"
#include "reports/sheet/report.h"

enum { PLACE, TITLE, NAME, SHOWN, RATING, FIDE, REPLACED, COLUMNS };

static const struct column columns[COLUMNS] = {
    [PLACE] = { "place", NULL, ALIGN_RIGHT, CELL_NUMBER },
    [TITLE] = { "title", NULL, ALIGN_RIGHT, CELL_TEXT },
    [NAME] = { "player", NULL, ALIGN_LEFT, CELL_TEXT, FOR_DATA },
    [SHOWN] = { NULL, "Player", ALIGN_LEFT, CELL_TEXT, FOR_SHEETS, .name = true },
    [RATING] = { "rating", "Rtg", ALIGN_RIGHT, CELL_NUMBER },
    [FIDE] = { "fide_id", "FIDE ID", ALIGN_RIGHT, CELL_NUMBER },
    [REPLACED] = { "replaced", NULL, ALIGN_LEFT, CELL_FLAG, FOR_DATA },
};

enum { H_NUMBER, H_TEAM, H_SHOWN, H_FED, H_CAPTAIN, H_AVERAGE, H_ABOUT, HEADS };

static const struct column heads[HEADS] = {
    [H_NUMBER] = { "number", NULL, ALIGN_RIGHT, CELL_NUMBER, .at = PLACE },
    [H_TEAM] = { "team", NULL, ALIGN_LEFT, CELL_TEXT, FOR_DATA },
    [H_SHOWN] = { NULL, NULL, ALIGN_LEFT, CELL_TEXT, FOR_SHEETS, .at = TITLE, .span = SHOWN - TITLE + 1 },
    [H_FED] = { "federation", NULL, ALIGN_LEFT, CELL_TEXT, FOR_DATA },
    [H_CAPTAIN] = { "captain", NULL, ALIGN_LEFT, CELL_TEXT, FOR_DATA },
    [H_AVERAGE] = { "average", NULL, ALIGN_RIGHT, CELL_NUMBER, FOR_DATA },
    [H_ABOUT] = { NULL, NULL, ALIGN_RIGHT, CELL_TEXT, FOR_SHEETS, .at = RATING, .span = 2 },
};

static void fill_head(struct str *cell, const struct section *s, const struct squad *q, struct arena *a)
{
    cell[H_NUMBER] = books_number(q, a);
    cell[H_TEAM] = q->name;
    cell[H_SHOWN] = str_fmt(a, "%.*s (%.*s)", STR_ARG(q->name), STR_ARG(q->federation));
    cell[H_FED] = q->federation;
    cell[H_CAPTAIN] = q->captain;
    cell[H_AVERAGE] = books_average(s, q, a);
    cell[H_ABOUT] = str_fmt(a, "avg %.*s", STR_ARG(cell[H_AVERAGE]));
}

static void add_player(struct block *b, const struct player *p, int place, struct arena *a)
{
    struct str *cell = block_row(b, p->replaced ? TONE_FAINT : TONE_PLAIN);

    cell[PLACE] = table_number(a, place);
    cell[TITLE] = p->title;
    cell[NAME] = p->name;
    cell[SHOWN] = p->replaced ? str_fmt(a, "%.*s (replaced)", STR_ARG(p->name)) : p->name;
    if (p->rating > 0)
        cell[RATING] = table_number(a, p->rating);
    if (p->fide_id > 0)
        cell[FIDE] = table_number(a, p->fide_id);
    cell[REPLACED] = p->replaced ? STR("1") : STR("");
}

static void add_captain(struct block *b, const struct squad *q, struct arena *a)
{
    if (q->captain.n == 0)
        return;
    struct str *cell = block_row(b, TONE_FAINT);
    cell[SHOWN] = str_fmt(a, "captain: %.*s", STR_ARG(q->captain));
    b->row[b->nrow - 1].audience = FOR_SHEETS;
}

bool report_build_teams(const struct report_input *in, struct arena *a, struct table *t, struct err *e)
{
    const struct section *s = in->section;
    const int *order = books_order(s, a);

    (void)e;
    *t = (struct table){ .name = t->name,
                         .heading = t->heading,
                         .blocks = "teams",
                         .rows = "players",
                         .head = heads,
                         .nhead = HEADS,
                         .col = columns,
                         .ncol = COLUMNS,
                         .scale = SCALE_LIST,
                         .across = 2 };
    for (int i = 0; i < s->nsquad; i++) {
        const struct squad *q = &s->squad[order[i]];
        struct block *b = table_block(t, q->nplayer + 1, a);
        fill_head(b->head, s, q, a);
        for (int p = 0; p < q->nplayer; p++)
            add_player(b, &q->player[p], p + 1, a);
        add_captain(b, q, a);
    }
    return true;
}
