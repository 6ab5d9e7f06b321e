/* SPDX-License-Identifier: Apache-2.0 */
/* slips.c - what captains hand in: line-up slips of a round, and forms of the fixed board order. */
#include "engine/base/arena.h"
#include "reports/sheet/figures.h"
#include "reports/sheet/hall.h"
#include "teams/lineup.h"

static const struct slip *slip_form(const struct report_input *in, struct str task, struct str due, struct arena *a)
{
    struct slip *f = arena_new(a, struct slip, 1);

    slip_say(f, SLIP_TEXT,
             str_fmt(a, "Round %d: %.*s.%s%.*s%s Write the boards, 1 to %d, beside those who play.", in->round,
                     STR_ARG(task), due.n ? " Due " : "", STR_ARG(due), due.n ? "." : "", in->section->boards),
             a);
    slip_add(f, SLIP_BLANKS, (struct str[]){ STR("Captain"), STR("Taken by"), STR("at") }, 3, a);
    return f;
}

bool report_build_lineup_slips(const struct report_input *in, struct arena *a, struct sheet *sheet, struct err *e)
{
    const struct section *s = in->section;
    const struct pairing_list *p = &s->round[in->round - 1];
    struct str due = date_text(a, lineup_deadline(in->event, in->round, a));
    int n;
    const int *squad = hall_playing(s, p, a, &n);

    (void)e;
    sheet->scale = SCALE_FORM;
    sheet->form = true;
    struct table *t = sheet_table(sheet, &HALL_SQUAD, a);
    for (int i = 0; i < n; i++) {
        struct str task = hall_task(s, p, squad[i], a);
        hall_squad(t, s, squad[i], task, a)->slip = slip_form(in, task, due, a);
    }
    return true;
}

static const struct slip *order_form(const struct report_input *in, const struct squad *q, struct arena *a)
{
    struct slip *f = arena_new(a, struct slip, 1);
    struct str close = date_text(a, in->event->squads_close);

    slip_say(
        f, SLIP_TEXT,
        str_fmt(a,
                "Write 1, 2, 3 ... beside the players in the order of boards that holds for the whole event.%s%.*s%s",
                close.n ? " Due " : "", STR_ARG(close), close.n ? "." : ""),
        a);
    slip_add(f, SLIP_BLANKS,
             (struct str[]){ q->captain.n ? str_fmt(a, "Captain %.*s", STR_ARG(q->captain)) : STR("Captain"),
                             STR("Taken by"), STR("at") },
             3, a);
    return f;
}

bool report_build_order_forms(const struct report_input *in, struct arena *a, struct sheet *sheet, struct err *e)
{
    const struct section *s = in->section;
    const int *order = figures_order(s, a);

    (void)e;
    sheet->scale = SCALE_FORM;
    sheet->form = true;
    struct table *t = sheet_table(sheet, &HALL_SQUAD, a);
    for (int i = 0; i < s->nsquad; i++)
        hall_squad(t, s, order[i], STR(""), a)->slip = order_form(in, &s->squad[order[i]], a);
    return true;
}
