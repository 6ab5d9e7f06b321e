/* SPDX-License-Identifier: Apache-2.0 */
/* journal.c - what was done: looked up, verified. */
#include "db/journal.h"

#include <stdio.h>

#include "cli/call.h"
#include "cli/findings.h"
#include "cli/messages.h"
#include "cli/progress.h"
#include "cli/sheet.h"
#include "desk/base/history.h"
#include "desk/file/check.h"
#include "engine/base/arena.h"
#include "office/filter.h"
#include "teams/find.h"
#include "teams/lineup.h"

static bool read_filter(struct call *c, const struct event *ev, struct filter *f)
{
    const struct section *s;
    int squad;

    *f = (struct filter){ .user = c->option[OPT_USER],
                          .command = c->option[OPT_COMMAND],
                          .section = c->option[OPT_SECTION] };
    if (!call_number(c, OPT_ROUND, 1, ROUNDS_MAX, 0, &f->round))
        return false;
    if (f->command.n > 0 && !command_find(f->command))
        return command_unknown(f->command, c->err);
    if (call_has(c, OPT_SECTION) && !call_section(c, ev, &s))
        return false;
    if (!call_has(c, OPT_TEAM))
        return true;
    if (!call_section(c, ev, &s) || !squad_find(s, c->option[OPT_TEAM], &squad, c->err))
        return false;
    f->section = s->name;
    f->of_section = (int)(s - ev->section) + 1;
    f->team = squad + 1;
    return true;
}

static bool print_rows(struct call *c, const struct event *ev, const struct filter *f, const struct journal_row *row,
                       int n)
{
    const bool changes = f->pairings;
    static const struct column columns[] = {
        { .key = "entry", .label = &label_no, .align = ALIGN_RIGHT },
        { .key = "time", .label = &label_time },
        { .key = "user", .label = &label_who, .name = true },
        { .key = "command", .label = &label_command },
        { .key = "section", .label = &label_section },
        { .key = "change", .label = &label_what, .wraps = true },
        { .key = "reason", .label = &label_why, .wraps = true },
    };
    enum { COLUMNS = sizeof columns / sizeof columns[0] };
    struct sheet s = sheet_list(c, "journal", changes ? &label_list_changes : &label_list_journal, columns, COLUMNS, n);

    struct history h = history_of(row, n, c->arena);
    s.heading.event = ev->name;
    h.wording = c->wording;
    h.whole = call_has(c, OPT_FORMAT) || call_has(c, OPT_OUT);
    for (int i = 0; i < n; i++)
        if (filter_fits(f, &h, i, c->arena))
            sheet_add(&s, (struct cell[]){ cell_number(row[i].entry), cell_text(row[i].time), cell_text(row[i].user),
                                           cell_text(row[i].command), cell_text(row[i].section),
                                           cell_text(history_text(&h, i, c->arena)), cell_text(row[i].reason) });
    if (s.part[0]->table.block[0].nrow == 0)
        sheet_note_say(&s, changes ? say_no_pairing_changed_by_hand() : say_no_such_entry(), c->arena);
    return sheet_print(c, &s);
}

/* The beginning of a hash, as people note it on paper and compare it. */
static struct str beginning(const void *hash, struct arena *a)
{
    const unsigned char *p = hash;
    struct str name = { 0 };

    for (int i = 0; i < 8; i++)
        name = str_fmt(a, "%.*s%02x", STR_ARG(name), (unsigned)p[i]);
    return name;
}

static bool has_secret(const struct event *ev)
{
    for (int i = 0; i < ev->nsection; i++)
        for (int r = 0; r < ev->section[i].nround; r++)
            if (lineup_is_secret(&ev->section[i].round[r]))
                return true;
    return false;
}

/* Who knows the head of a journal knows that nothing up to there was exchanged or cut off; who
   compares the states of two files knows whether they hold the same event. Both depend on who
   plays: of the few line-ups that a captain might hand in, one could tell which it is. */
static bool print_whole(const struct call *c, const struct event *ev, const struct journal_row *last)
{
    struct str state = last->state.n > 8 ? beginning(last->state.p + 1, c->arena) : call_told(c, say_state_unknown());

    if (has_secret(ev))
        return call_print(c, say_chain_is_whole_secret(last->entry));
    return call_print(c, say_chain_is_whole(last->entry, beginning(last->hash, c->arena), state));
}

static bool verify(struct call *c)
{
    struct journal_row last;
    struct event ev;

    findings_as_found(&c->findings, stdout);
    if (!desk_check(c->desk, progress_begin(&c->wording), &c->findings, c->err))
        return false;
    int wrong = finding_count(&c->findings, PROBLEM);
    if (wrong > 0)
        return err_say(c->err, ERR_FINDINGS, say_journal_disagrees(wrong));
    return call_event(c, &ev) && desk_journal_last(c->desk, c->arena, &last, c->err) && print_whole(c, &ev, &last);
}

bool cmd_journal(struct call *c)
{
    const struct journal_row *row;
    struct filter filter;
    struct event ev;
    int n;

    if (call_has(c, OPT_VERIFY))
        return verify(c);
    return desk_journal(c->desk, c->arena, &row, &n, c->err) && call_event(c, &ev) && read_filter(c, &ev, &filter) &&
           print_rows(c, &ev, &filter, row, n);
}

bool cmd_changes(struct call *c)
{
    const struct journal_row *row;
    struct filter filter;
    struct event ev;
    int n;

    if (!desk_journal(c->desk, c->arena, &row, &n, c->err) || !call_event(c, &ev) || !read_filter(c, &ev, &filter))
        return false;
    filter.pairings = true;
    return print_rows(c, &ev, &filter, row, n);
}
