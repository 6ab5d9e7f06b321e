#include "engine/base/arena.h"
#include "reports/sheet/books.h"
#include "reports/sheet/report.h"
#include "teams/second.h"

enum { TABLE, MATCH, BOARD, FIRST, FIRST_BY, SECOND, SECOND_BY, WHAT, COLUMNS };

static const struct column columns[COLUMNS] = {
    [TABLE] = { "table", "Table", ALIGN_RIGHT, CELL_NUMBER, .tone = TONE_STRONG },
    [MATCH] = { "match", "Match", ALIGN_LEFT, CELL_TEXT, .name = true },
    [BOARD] = { "board", "Board", ALIGN_RIGHT, CELL_NUMBER },
    [FIRST] = { "first", "First", ALIGN_CENTRE, CELL_RESULT },
    [FIRST_BY] = { "first_by", "by", ALIGN_LEFT, CELL_TEXT },
    [SECOND] = { "second", "Second", ALIGN_CENTRE, CELL_RESULT },
    [SECOND_BY] = { "second_by", "by", ALIGN_LEFT, CELL_TEXT },
    [WHAT] = { "entries", "Entries", ALIGN_LEFT, CELL_TEXT },
};

static void add_board(struct block *block, const struct section *s, const struct fixture *f, int b, struct arena *a)
{
    const struct board *board = &f->board[b - 1];
    struct str *cell = block_row(block, TONE_PLAIN);

    cell[TABLE] = table_number(a, f->table);
    cell[MATCH] = str_fmt(a, "%.*s - %.*s", STR_ARG(s->squad[f->side[0]].name), STR_ARG(s->squad[f->side[1]].name));
    cell[BOARD] = table_number(a, b);
    if (second_agrees(s, f, b) == AGREE_DIFFERS) { /* who has yet to enter it must not know the other one */
        cell[FIRST] = str_of(result_text(board->result));
        cell[SECOND] = str_of(result_text(board->second));
    }
    cell[FIRST_BY] = board->by;
    cell[SECOND_BY] = board->second_by;
    cell[WHAT] = str_of(agreement_text(second_agrees(s, f, b)));
}

bool report_build_differences(const struct report_input *in, struct arena *a, struct table *t, struct err *e)
{
    const struct section *s = in->section;
    const struct pairing_list *r = &s->round[in->round - 1];

    (void)e;
    t->col = columns;
    t->ncol = COLUMNS;
    t->rows = "boards";
    t->scale = SCALE_LIST;
    struct block *block = table_block(t, r->nfixture * s->boards, a);
    for (int i = 0; i < r->nfixture; i++)
        for (int b = 1; b <= s->boards; b++)
            if (second_agrees(s, &r->fixture[i], b) != AGREE_SAME)
                add_board(block, s, &r->fixture[i], b, a);
    if (block->nrow == 0)
        table_note(t, STR("The two entries agree on every board that was entered twice."), a);
    return true;
}
