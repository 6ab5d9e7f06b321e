#include "teams/correction.h"

#include "engine/base/arena.h"
#include "reports/sheet/books.h"
#include "reports/sheet/report.h"
#include "teams/match.h"

enum { ROUND, TABLE, BOARD, MATCH, WAS, BECOMES, COUNTS, WHEN, WHO, WHY, COLUMNS };

static const struct column columns[COLUMNS] = {
    [ROUND] = { "round", "Round", ALIGN_RIGHT, CELL_NUMBER },
    [TABLE] = { "table", "Table", ALIGN_RIGHT, CELL_NUMBER },
    [BOARD] = { "board", "Board", ALIGN_RIGHT, CELL_NUMBER },
    [MATCH] = { "match", "Match", ALIGN_LEFT, CELL_TEXT, .name = true },
    [WAS] = { "was", "Was", ALIGN_CENTRE, CELL_RESULT },
    [BECOMES] = { "becomes", "Is", ALIGN_CENTRE, CELL_RESULT, .tone = TONE_STRONG },
    [COUNTS] = { "counts_from", "Counts", ALIGN_LEFT, CELL_TEXT },
    [WHEN] = { "time", "When", ALIGN_LEFT, CELL_TEXT },
    [WHO] = { "by", "Who", ALIGN_LEFT, CELL_TEXT },
    [WHY] = { "reason", "Why", ALIGN_LEFT, CELL_TEXT },
};

static struct str *add_row(struct block *b, const struct section *s, int round, int table, struct arena *a)
{
    const struct fixture *f = match_at(&s->round[round - 1], table);
    struct str *cell = block_row(b, TONE_PLAIN);

    cell[ROUND] = table_number(a, round);
    cell[TABLE] = table_number(a, table);
    if (f)
        cell[MATCH] = str_fmt(a, "%.*s - %.*s", STR_ARG(s->squad[f->side[0]].name), STR_ARG(s->squad[f->side[1]].name));
    return cell;
}

static void add_board(struct block *b, const struct section *s, const struct correction *c, struct arena *a)
{
    struct str *cell = add_row(b, s, c->round, c->table, a);

    cell[BOARD] = table_number(a, c->board);
    cell[WAS] = str_of(result_text(c->was));
    cell[BECOMES] = str_of(result_text(c->becomes));
    cell[COUNTS] = c->from ? str_fmt(a, "from round %d", c->from) : STR("for rating only");
    cell[WHEN] = c->at;
    cell[WHO] = c->by;
    cell[WHY] = c->reason;
}

/* "0F : 3F", as on the sheets */
static struct str mark_text(struct no_show mark, struct arena *a)
{
    if (mark.decided)
        return str_fmt(a, "counts as %s", decided_name(mark.decided));
    if (!mark.absent[0] && !mark.absent[1])
        return STR("as its boards say");
    return str_fmt(a, "%dF : %dF", mark.absent[0] ? 0 : mark.present, mark.absent[1] ? 0 : mark.present);
}

static void add_mark(struct block *b, const struct section *s, const struct mark_correction *c, struct arena *a)
{
    struct str *cell = add_row(b, s, c->round, c->table, a);

    cell[WAS] = mark_text(c->was, a);
    cell[BECOMES] = mark_text(c->becomes, a);
    cell[COUNTS] = str_fmt(a, "from round %d", c->from);
    cell[WHEN] = c->at;
    cell[WHO] = c->by;
    cell[WHY] = c->reason;
}

bool report_build_corrections(const struct report_input *in, struct arena *a, struct table *t, struct err *e)
{
    const struct section *s = in->section;

    (void)e;
    t->col = columns;
    t->ncol = COLUMNS;
    t->rows = "corrections";
    t->scale = SCALE_LIST;
    struct block *b = table_block(t, s->ncorrection + s->nmark_correction, a);
    for (int i = 0; i < s->ncorrection; i++)
        if (!in->round || in->round == s->correction[i].round)
            add_board(b, s, &s->correction[i], a);
    for (int i = 0; i < s->nmark_correction; i++)
        if (!in->round || in->round == s->mark_correction[i].round)
            add_mark(b, s, &s->mark_correction[i], a);
    if (b->nrow == 0)
        table_note(t, STR("No result was corrected after the next round was published."), a);
    return true;
}
