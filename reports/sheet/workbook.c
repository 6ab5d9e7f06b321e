/* SPDX-License-Identifier: Apache-2.0 */
#include "reports/sheet/workbook.h"

#include "engine/base/arena.h"
#include "engine/base/err.h"
#include "reports/sheet/report.h"
#include "reports/format/messages.h"

struct workbook {
    const struct event *event;
    struct sheet *sheet;
    int n, cap;
    struct arena *arena;
    struct err *err;
};

static bool add_sheet(struct workbook *w, const struct section *s, const struct report_row *row, int round)
{
    struct report_input in = {
        .event = w->event, .section = s, .round = round, .team = NOBODY, .other = NOBODY, .limit = true
    };

    if (!report_ready(row, &in, &(struct err){ 0 }))
        return true;
    struct sheet made;
    if (!report_make(row, &in, w->arena, &made, w->err))
        return false;
    arena_room(w->arena, w->sheet, w->n, w->cap);
    w->sheet[w->n++] = sheet_seen(&made, FOR_SCREENS, w->arena);
    return true;
}

static bool add_rounds(struct workbook *w, const struct section *s, const struct report_row *row)
{
    for (int r = 1; r <= s->nround; r++)
        if (s->round[r - 1].published.n > 0 && !add_sheet(w, s, row, r))
            return false;
    return true;
}

static bool add_section(struct workbook *w, const struct section *s)
{
    enum which { ONCE, ROUNDS };
    static const struct {
        const char *report;
        enum which which;
    } list[] = {
#define X(report, which) { report, which },
        WORKBOOK_SHEETS(X)
#undef X
    };

    for (size_t i = 0; i < sizeof list / sizeof *list; i++) {
        const struct report_row *row = report_find(str_of(list[i].report));
        if (!(list[i].which == ROUNDS ? add_rounds(w, s, row) : add_sheet(w, s, row, 0)))
            return false;
    }
    return true;
}

bool workbook_sheets(const struct event *ev, struct arena *a, struct sheet **out, int *n, struct err *e)
{
    struct workbook w = { .event = view_closed(ev, SEEN_BY_ALL, a), .arena = a, .err = e };

    for (int i = 0; i < w.event->nsection; i++)
        if (!add_section(&w, &w.event->section[i]))
            return false;
    *out = w.sheet;
    *n = w.n;
    return w.n > 0 || err_say(e, ERR_STATE, say_no_section_to_report());
}
