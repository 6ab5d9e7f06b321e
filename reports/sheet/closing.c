/* SPDX-License-Identifier: Apache-2.0 */
/* closing.c - the report closing: the medals of the closing ceremony in the order of calling up, which is that of the prizes backwards. */
#include "reports/format/messages.h"
#include "reports/sheet/prizes.h"
#include "reports/sheet/report.h"

enum { T_TEAMS, T_PLAYERS }; /* of the prizes */

/* The column that says which medal. */
static int medal_column(const struct table *t)
{
    for (int c = 0; c < t->ncol; c++)
        if (t->col[c].key && str_eq(str_of(t->col[c].key), STR("medal")))
            return c;
    return -1;
}

/* From bronze to gold; who has none is not called up. */
static void turn_rows(struct block *b, int medal)
{
    int n = 0;

    for (int i = 0; i < b->nrow; i++)
        if (b->row[i].cell[medal].kind == CELL_TEXT && b->row[i].cell[medal].text.n > 0)
            b->row[n++] = b->row[i];
    b->nrow = n;
    for (int i = 0; i < n / 2; i++) {
        struct row first = b->row[i];
        b->row[i] = b->row[n - 1 - i];
        b->row[n - 1 - i] = first;
    }
}

/* Boards, categories and the section, and then both sections together. */
bool report_build_closing(const struct report_input *in, struct arena *a, struct sheet *sheet, struct err *e)
{
    (void)e;
    prizes_build(in, true, a, sheet);
    for (int i = 0; i < sheet->npart; i++) {
        /* The last board and the last category come first. */
        struct table *t = &sheet->part[i]->table;
        int medal = medal_column(t);

        for (int k = 0; k < t->nblock / 2; k++) {
            struct block first = t->block[k];
            t->block[k] = t->block[t->nblock - 1 - k];
            t->block[t->nblock - 1 - k] = first;
        }
        for (int k = 0; k < t->nblock && medal >= 0; k++)
            turn_rows(&t->block[k], medal);
    }
    struct part *teams = sheet->part[T_TEAMS];
    sheet->part[T_TEAMS] = sheet->part[T_PLAYERS];
    sheet->part[T_PLAYERS] = teams;
    if (in->round > 0)
        sheet_note_say(sheet, say_closing_order(), a);
    return true;
}
