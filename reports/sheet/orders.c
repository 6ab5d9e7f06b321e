/* SPDX-License-Identifier: Apache-2.0 */
/* orders.c - the report orders: whose board order is in, and signed. */
#include "engine/base/arena.h"
#include "reports/format/messages.h"
#include "reports/sheet/figures.h"
#include "reports/sheet/report.h"
#include "reports/sheet/signs.h"
#include "teams/registration.h"

enum { NUMBER, TEAM, FED, SIGNS_SHOWN, CAPTAIN, STATE, RECEIVED, RECEIVED_BY, CONFIRMED, CONFIRMED_BY, MARKS, COLUMNS };

static const struct column columns[COLUMNS] = {
    [NUMBER] = { "number", &label_no, ALIGN_RIGHT },
    [TEAM] = { "team", &label_team, ALIGN_LEFT, .tone = TONE_STRONG, .name = true },
    [FED] = { "federation", &label_fed, ALIGN_LEFT },
    [SIGNS_SHOWN] = { NULL, NULL, ALIGN_LEFT, FOR_SHEETS },
    [CAPTAIN] = { "captain", &label_captain, ALIGN_LEFT, .name = true },
    [STATE] = { "state", &label_board_order, ALIGN_LEFT, .tone = TONE_STRONG },
    [RECEIVED] = { "received", &label_received, ALIGN_LEFT },
    [RECEIVED_BY] = { "received_by", &label_by, ALIGN_LEFT },
    [CONFIRMED] = { "confirmed", &label_confirmed, ALIGN_LEFT },
    [CONFIRMED_BY] = { "confirmed_by", &label_by, ALIGN_LEFT },
    [MARKS] = { "marks", NULL, ALIGN_LEFT, FOR_DATA },
};

static const struct table shape = { .rows = "teams", .col = columns, .ncol = COLUMNS };

/* In the order of a sheet: who has to be asked first. */
enum stage { MISSING, RECEIVED_ONLY, SIGNED, STAGES };
static const char *const stages[STAGES] = { "missing", "received", "confirmed" };

static enum stage stage_of(const struct board_order *o)
{
    if (o->received.n == 0)
        return MISSING;
    return o->confirmed.n == 0 ? RECEIVED_ONLY : SIGNED;
}

/* How many teams stand there. */
static int add_stage(struct table *t, const struct section *s, enum stage stage, unsigned *shown, struct arena *a)
{
    const int *order = figures_order(s, a);
    struct block *b = NULL;

    for (int i = 0; i < s->nsquad; i++) {
        if (stage_of(&s->squad[order[i]].order) != stage)
            continue;
        b = b ? b : table_block(t, s->nsquad, a);
        int squad = order[i];
        const struct squad *q = &s->squad[squad];
        struct cell *cell = block_row(b, TONE_PLAIN);

        cell[NUMBER] = figures_number(q);
        cell[TEAM] = cell_team(s, squad);
        cell[FED] = cell_text(q->federation);
        cell[CAPTAIN] = cell_text(q->captain);
        cell[STATE] = cell_text(str_of(stages[stage_of(&q->order)]));
        cell[RECEIVED] = figures_minute(q->order.received);
        cell[RECEIVED_BY] = cell_text(q->order.received_by);
        cell[CONFIRMED] = figures_minute(q->order.confirmed);
        cell[CONFIRMED_BY] = cell_text(q->order.confirmed_by);
        signs_fill(signs_of_team(s, squad), &cell[SIGNS_SHOWN], &cell[MARKS], shown, a);
    }
    return b ? b->nrow : 0;
}

bool report_build_orders(const struct report_input *in, struct arena *a, struct sheet *sheet, struct err *e)
{
    const struct section *s = in->section;
    unsigned shown = 0;
    int n[STAGES];

    (void)e;
    sheet->scale = SCALE_LIST;
    struct table *t = sheet_table(sheet, &shape, a);
    for (int i = 0; i < STAGES; i++)
        n[i] = add_stage(t, s, (enum stage)i, &shown, a);
    signs_note(sheet, shown, a);
    sheet_note_say(sheet, say_board_orders_are(n[SIGNED], s->nsquad, n[RECEIVED_ONLY], n[MISSING]), a);
    struct str closes = registration_closes(in->event, s, a);
    if (closes.n > 0)
        sheet_note_say(sheet, say_squads_close_at(date_text(closes, &sheet->heading.wording, a)), a);
    return true;
}
