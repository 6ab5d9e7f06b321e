#include "teams/correction.h"

#include "engine/arena.h"
#include "reports/books.h"
#include "reports/report.h"

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

static struct str match_name(const struct section *s, const struct correction *c, struct arena *a)
{
    const struct pairing_list *r = &s->round[c->round - 1];

    for (int i = 0; i < r->nfixture; i++)
        if (r->fixture[i].table == c->table)
            return str_fmt(a, "%.*s - %.*s", STR_ARG(s->squad[r->fixture[i].side[0]].name),
                           STR_ARG(s->squad[r->fixture[i].side[1]].name));
    return (struct str){ 0 };
}

bool report_build_corrections(const struct report_input *in, struct arena *a, struct table *t,
                              struct err *e)
{
    const struct section *s = in->section;

    (void)e;
    t->col = columns;
    t->ncol = COLUMNS;
    t->rows = "corrections";
    t->scale = SCALE_LIST;
    struct block *b = table_block(t, s->ncorrection, a);
    for (int i = 0; i < s->ncorrection; i++) {
        const struct correction *c = &s->correction[i];
        if (in->round && in->round != c->round)
            continue;
        struct str *cell = block_row(b, TONE_PLAIN);
        cell[ROUND] = table_number(a, c->round);
        cell[TABLE] = table_number(a, c->table);
        cell[BOARD] = table_number(a, c->board);
        cell[MATCH] = match_name(s, c, a);
        cell[WAS] = str_of(result_text(c->was));
        cell[BECOMES] = str_of(result_text(c->becomes));
        cell[COUNTS] = c->from ? str_fmt(a, "from round %d", c->from) : STR("for rating only");
        cell[WHEN] = c->at;
        cell[WHO] = c->by;
        cell[WHY] = c->reason;
    }
    if (b->nrow == 0)
        table_note(t, STR("No result was corrected after the next round was published."), a);
    return true;
}
