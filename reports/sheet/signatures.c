/* SPDX-License-Identifier: Apache-2.0 */
/* signatures.c - what the captains say of the results of a round. */
#include "teams/signature.h"

#include "engine/base/arena.h"
#include "reports/format/messages.h"
#include "reports/sheet/report.h"
#include "teams/score.h"

enum {
    TABLE,
    MATCH,
    RESULT,
    FIRST,
    FIRST_AT,
    FIRST_BY,
    FIRST_REMARK,
    OTHER,
    OTHER_AT,
    OTHER_BY,
    OTHER_REMARK,
    COLUMNS
};
enum { OF_SIDE = OTHER - FIRST };

static const struct column columns[COLUMNS] = {
    [TABLE] = { "table", &label_table, ALIGN_RIGHT },
    [MATCH] = { "match", &label_match, ALIGN_LEFT, .name = true },
    [RESULT] = { "result", &label_result, ALIGN_CENTRE },
    [FIRST] = { "first", &label_first_team, ALIGN_LEFT },
    [FIRST_AT] = { "first_time", NULL, ALIGN_LEFT, FOR_DATA },
    [FIRST_BY] = { "first_by", NULL, ALIGN_LEFT, FOR_DATA },
    [FIRST_REMARK] = { "first_remark", NULL, ALIGN_LEFT, .wraps = true, .tone = TONE_STRONG },
    [OTHER] = { "other", &label_other_team, ALIGN_LEFT },
    [OTHER_AT] = { "other_time", NULL, ALIGN_LEFT, FOR_DATA },
    [OTHER_BY] = { "other_by", NULL, ALIGN_LEFT, FOR_DATA },
    [OTHER_REMARK] = { "other_remark", NULL, ALIGN_LEFT, .wraps = true, .tone = TONE_STRONG },
};

static const struct table shape = { .rows = "matches", .col = columns, .ncol = COLUMNS };

static void fill_side(struct cell *cell, const struct section *s, const struct fixture *f, int side)
{
    const struct signature *x = &f->signature[side];

    cell[FIRST] = cell_text(str_of(signature_name(signature_state(s, f, side))));
    cell[FIRST_AT] = cell_text(x->at);
    cell[FIRST_BY] = cell_text(x->by);
    cell[FIRST_REMARK] = cell_text(x->remark);
}

bool report_build_signatures(const struct report_input *in, struct arena *a, struct sheet *sheet, struct err *e)
{
    const struct pairing_list *r = &in->section->round[in->round - 1];
    struct message said = signature_told(in->section, r);

    (void)e;
    sheet->scale = SCALE_LIST;
    struct block *b = table_block(sheet_table(sheet, &shape, a), r->nfixture, a);
    for (int i = 0; i < r->nfixture; i++)
        if (score_complete(in->section, &r->fixture[i])) {
            const struct fixture *f = &r->fixture[i];
            struct match m = score_match(in->section, f);
            const struct cell part[] = { cell_half(m.gp[0]), cell_text(STR(" : ")), cell_half(m.gp[1]) };
            struct cell *cell = block_row(b, TONE_PLAIN);

            cell[TABLE] = cell_table(in->section, in->round, f->table);
            cell[MATCH] = cell_match(in->section, f, a);
            cell[RESULT] = cell_phrase(part, sizeof part / sizeof *part, a);
            for (int side = 0; side < 2; side++)
                fill_side(cell + side * OF_SIDE, in->section, f, side);
        }
    if (said.row)
        sheet_note_say(sheet, said, a);
    else
        sheet_note_say(sheet, say_nobody_has_signed(), a);
    return true;
}
