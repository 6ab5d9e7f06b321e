/* SPDX-License-Identifier: Apache-2.0 */
/* reports.c - one report by its name, or which there are and which of them can be made now; pair and presence, which print one. */
#include "cli/call.h"
#include "cli/messages.h"
#include "cli/sheet.h"
#include "cli/suggest.h"
#include "engine/base/arena.h"
#include "office/ask.h"
#include "reports/sheet/report.h"

enum { NAME, OPERANDS, WHAT, NOW, COLUMNS };

static const struct column columns[COLUMNS] = {
    [NAME] = { "name", &label_report, ALIGN_LEFT, .tone = TONE_STRONG },
    [OPERANDS] = { "operands", &label_operands, ALIGN_LEFT },
    [WHAT] = { "what", &label_what_it_shows, ALIGN_LEFT, .wraps = true },
    [NOW] = { "now", &label_now, ALIGN_LEFT, .wraps = true },
};

/* If not, the error says why. */
static bool is_ready(struct call *c, const struct report_row *r, const struct event *ev, const struct section *s,
                     struct err *e)
{
    struct report_input in = { .event = ev, .section = s };

    return report_ready(r, &in, e) && (r->need != NEEDS_TRACE || ask_why(c->desk, NULL, ev, &in, c->arena, e));
}

/* "yes", the sections that have it, or why none has. */
static struct str now_of(struct call *c, const struct report_row *r, const struct event *ev, const struct section *s,
                         int n)
{
    struct str ready = { 0 };
    struct err why = { 0 };
    int nready = 0;

    for (int i = 0; i < n; i++) {
        struct err e = { 0 };
        if (is_ready(c, r, ev, &s[i], &e))
            ready = str_fmt(c->arena, "%.*s%s%.*s", STR_ARG(ready), nready++ ? ", " : "", STR_ARG(s[i].name));
        else if (why.kind == ERR_NONE)
            why = e;
    }
    if (nready == n)
        return STR("yes");
    return nready > 0 ? ready : call_why(c, &why);
}

/* The section that is asked for, else all. */
static bool find_sections(struct call *c, const struct event *ev, const struct section **s, int *n)
{
    *s = ev->section;
    *n = ev->nsection;
    if (ev->nsection > 0 && !call_has(c, OPT_SECTION))
        return true;
    *n = 1;
    return call_section(c, ev, s);
}

/* Without an event nobody knows which can be made. */
static bool list_reports(struct call *c)
{
    const struct section *section = NULL;
    struct event ev;
    int n = 0, nsection = 0;

    if (c->path && !(call_event(c, &ev) && find_sections(c, &ev, &section, &nsection)))
        return false;
    while (report_row(n))
        n++;
    struct sheet s = sheet_list(c, "reports", &label_list_reports, columns, COLUMNS, n);
    for (int i = 0; i < n; i++) {
        const struct report_row *r = report_row(i);
        const struct cell cell[COLUMNS] = {
            [NAME] = cell_text(str_of(r->name)),
            [OPERANDS] = cell_text(str_of(report_operands(r))),
            [WHAT] = cell_text(message_label(&r->help, &c->wording, c->arena)),
            [NOW] = nsection > 0 ? cell_text(now_of(c, r, &ev, section, nsection)) : (struct cell){ 0 },
        };
        sheet_add(&s, cell);
    }
    return sheet_print(c, &s);
}

static bool unknown_report(struct call *c)
{
    struct suggestion suggestion = suggest_for(c->operand[0]);
    struct str list = { 0 };

    for (int i = 0; report_row(i); i++)
        suggest_try(&suggestion, report_row(i)->name);
    if (suggestion.name)
        return err_say(c->err, ERR_USAGE, say_no_such_report_but(c->operand[0], suggestion.name));
    for (int i = 0; report_row(i); i++)
        list = str_fmt(c->arena, "%.*s%s%s", STR_ARG(list), i ? ", " : "", report_row(i)->name);
    return err_say(c->err, ERR_USAGE, say_no_such_report(c->operand[0], list));
}

bool cmd_report(struct call *c)
{
    const struct report_row *report = c->noperand > 0 ? report_find(c->operand[0]) : NULL;

    if (c->noperand == 0)
        return list_reports(c);
    if (call_has(c, OPT_LIST))
        return err_say(c->err, ERR_USAGE, say_list_is_for_no_report());
    if (!report)
        return unknown_report(c);
    if (call_has(c, OPT_EXPLAIN))
        return sheet_report_about(c, report, &c->option[OPT_EXPLAIN], 1);
    return sheet_report_about(c, report, &c->operand[1], c->noperand - 1);
}

bool cmd_presence(struct call *c)
{
    struct event ev;

    return call_event(c, &ev) && call_time(c, &ev) && sheet_report(c, report_find(STR("presence")));
}

bool cmd_pair(struct call *c)
{
    return call_op(c, OP_pair, NULL) && sheet_report(c, report_find(STR("pairings")));
}
