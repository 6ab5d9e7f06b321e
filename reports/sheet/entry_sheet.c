/* SPDX-License-Identifier: Apache-2.0 */
/* entry_sheet.c - a list to write results into, table by table, where the match sheets come in. */
#include "engine/base/arena.h"
#include "reports/format/messages.h"
#include "reports/sheet/figures.h"
#include "reports/sheet/report.h"

enum { TABLE, NUMBER_1, TEAM_1, BOARD_1, BOARD_LAST = BOARD_1 + BOARDS_MAX - 1, TEAM_2, NUMBER_2, COLUMNS };

static const struct column columns[COLUMNS] = {
    [TABLE] = { "table", &label_table, ALIGN_RIGHT, .tone = TONE_STRONG },
    [NUMBER_1] = { "first_number", &label_no, ALIGN_RIGHT },
    [TEAM_1] = { "first_team", &label_team, ALIGN_LEFT, .name = true },
    [BOARD_1] = { NULL, NULL, ALIGN_CENTRE, FOR_SHEETS, .title = "1" },
    [BOARD_1 + 1] = { NULL, NULL, ALIGN_CENTRE, FOR_SHEETS, .title = "2" },
    [BOARD_1 + 2] = { NULL, NULL, ALIGN_CENTRE, FOR_SHEETS, .title = "3" },
    [BOARD_1 + 3] = { NULL, NULL, ALIGN_CENTRE, FOR_SHEETS, .title = "4" },
    [BOARD_1 + 4] = { NULL, NULL, ALIGN_CENTRE, FOR_SHEETS, .title = "5" },
    [BOARD_1 + 5] = { NULL, NULL, ALIGN_CENTRE, FOR_SHEETS, .title = "6" },
    [BOARD_1 + 6] = { NULL, NULL, ALIGN_CENTRE, FOR_SHEETS, .title = "7" },
    [BOARD_LAST] = { NULL, NULL, ALIGN_CENTRE, FOR_SHEETS, .title = "8" },
    [TEAM_2] = { "second_team", &label_team, ALIGN_LEFT, .name = true },
    [NUMBER_2] = { "second_number", &label_no, ALIGN_RIGHT },
};

static const struct table shape = { .rows = "matches", .col = columns, .ncol = COLUMNS };

bool report_build_entry_sheet(const struct report_input *in, struct arena *a, struct sheet *sheet, struct err *e)
{
    enum { ROOM = 3 };
    const struct section *s = in->section;
    const struct pairing_list *p = &s->round[in->round - 1];

    (void)e;
    sheet->scale = SCALE_HAND;
    struct table *t = sheet_table(sheet, &shape, a);
    struct block *b = table_block(t, p->nfixture, a);
    for (int i = 0; i < p->nfixture; i++) {
        const struct fixture *f = &p->fixture[i];
        struct cell *cell = block_row(b, TONE_PLAIN);
        cell[TABLE] = cell_table(s, in->round, f->table);
        cell[NUMBER_1] = figures_number(&s->squad[f->side[0]]);
        cell[TEAM_1] = cell_team(s, f->side[0]);
        for (int board = 0; board < s->boards; board++)
            cell[BOARD_1 + board] = cell_blank(ROOM);
        cell[TEAM_2] = cell_team(s, f->side[1]);
        cell[NUMBER_2] = figures_number(&s->squad[f->side[1]]);
    }
    sheet_note_say(sheet, say_write_what_the_left_has(), a);
    return true;
}
