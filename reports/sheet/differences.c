/* SPDX-License-Identifier: Apache-2.0 */
/* differences.c - the report differences: boards that two arbiters entered differently. */
#include "engine/base/arena.h"
#include "reports/format/messages.h"
#include "reports/sheet/report.h"
#include "teams/second.h"

enum { TABLE, MATCH, BOARD, FIRST, FIRST_BY, SECOND, SECOND_BY, WHAT, COLUMNS };

static const struct column columns[COLUMNS] = {
    [TABLE] = { "table", &label_table, ALIGN_RIGHT, .tone = TONE_STRONG },
    [MATCH] = { "match", &label_match, ALIGN_LEFT, .name = true },
    [BOARD] = { "board", &label_board, ALIGN_RIGHT },
    [FIRST] = { "first", &label_first, ALIGN_CENTRE },
    [FIRST_BY] = { "first_by", &label_by, ALIGN_LEFT },
    [SECOND] = { "second", &label_second, ALIGN_CENTRE },
    [SECOND_BY] = { "second_by", &label_by, ALIGN_LEFT },
    [WHAT] = { "entries", &label_entries, ALIGN_LEFT },
};

static const struct table shape = { .rows = "boards", .col = columns, .ncol = COLUMNS };

static void add_board(struct block *block, const struct section *s, int round, const struct fixture *f, int b,
                      struct arena *a)
{
    const struct board *board = &f->board[b - 1];
    struct cell *cell = block_row(block, TONE_PLAIN);

    cell[TABLE] = cell_table(s, round, f->table);
    cell[MATCH] = cell_match(s, f, a);
    cell[BOARD] = cell_number(b);
    if (second_agrees(s, f, b) == AGREE_DIFFERS) { /* who has yet to enter it must not know the other one */
        cell[FIRST] = cell_result(board->result);
        cell[SECOND] = cell_result(board->second);
    }
    cell[FIRST_BY] = cell_text(board->by);
    cell[SECOND_BY] = cell_text(board->second_by);
    cell[WHAT] = cell_text(str_of(agreement_text(second_agrees(s, f, b))));
}

bool report_build_differences(const struct report_input *in, struct arena *a, struct sheet *sheet, struct err *e)
{
    const struct section *s = in->section;
    const struct pairing_list *r = &s->round[in->round - 1];

    (void)e;
    sheet->scale = SCALE_LIST;
    struct block *block = table_block(sheet_table(sheet, &shape, a), r->nfixture * s->boards, a);
    for (int i = 0; i < r->nfixture; i++)
        for (int b = 1; b <= s->boards; b++)
            if (second_agrees(s, &r->fixture[i], b) != AGREE_SAME)
                add_board(block, s, in->round, &r->fixture[i], b, a);
    if (block->nrow == 0)
        sheet_note_say(sheet, say_entries_agree(), a);
    if (second_differs(s, r)) {
        struct wording how = sheet->heading.wording;
        const struct message correct = say_correct_the_wrong_entry();
        how.medium = in->medium; /* a page says it without a command */
        sheet_note(sheet, message_text(&correct, &how, a), a);
    }
    return true;
}
