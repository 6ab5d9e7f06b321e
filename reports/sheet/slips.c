/* SPDX-License-Identifier: Apache-2.0 */
/* slips.c - what captains hand in: line-up slips of a round, and forms of the fixed board order. */
#include "engine/base/arena.h"
#include "reports/format/messages.h"
#include "reports/sheet/figures.h"
#include "reports/sheet/hall.h"
#include "teams/lineup.h"

static struct str told(const struct sheet *sheet, struct message m, struct arena *a)
{
    return message_text(&m, &sheet->heading.wording, a);
}

static void add_signature(struct slip *f, const struct sheet *sheet, struct str captain, struct arena *a)
{
    const struct str blank[] = { told(sheet, say_captain_signs(captain), a),
                                 message_label(&label_taken_by, &sheet->heading.wording, a),
                                 told(sheet, say_taken_at(), a) };

    slip_add(f, SLIP_BLANKS, blank, 3, a);
}

static const struct slip *slip_form(const struct report_input *in, const struct sheet *sheet, struct str task,
                                    struct str due, struct arena *a)
{
    struct slip *f = arena_new(a, struct slip, 1);

    slip_say(f, SLIP_TEXT, told(sheet, say_slip_asks(in->round, task, due, in->section->boards, in->event->contact), a),
             a);
    add_signature(f, sheet, (struct str){ 0 }, a);
    return f;
}

bool report_build_lineup_slips(const struct report_input *in, struct arena *a, struct sheet *sheet, struct err *e)
{
    const struct section *s = in->section;
    const struct pairing_list *p = &s->round[in->round - 1];
    struct str due = date_text(lineup_deadline(in->event, in->section, in->round, a), &sheet->heading.wording, a);
    int n;
    const int *squad = hall_playing(s, p, a, &n);

    (void)e;
    sheet->scale = SCALE_FORM;
    sheet->form = true;
    struct table *t = sheet_table(sheet, &HALL_SQUAD, a);
    for (int i = 0; i < n; i++) {
        struct str task = told(sheet, hall_task(s, p, squad[i]), a);
        hall_squad(t, s, squad[i], task, a)->slip = slip_form(in, sheet, task, due, a);
    }
    return true;
}

static const struct slip *order_form(const struct report_input *in, const struct sheet *sheet, const struct squad *q,
                                     struct arena *a)
{
    struct slip *f = arena_new(a, struct slip, 1);

    slip_say(
        f, SLIP_TEXT,
        told(sheet,
             say_order_form_asks(date_text(in->event->squads_close, &sheet->heading.wording, a), in->event->contact),
             a),
        a);
    add_signature(f, sheet, q->captain, a);
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
        hall_squad(t, s, order[i], STR(""), a)->slip = order_form(in, sheet, &s->squad[order[i]], a);
    return true;
}
