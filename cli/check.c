/* SPDX-License-Identifier: Apache-2.0 */
/* check.c - the whole event once more: file, journal, every published round. */
#include "cli/call.h"
#include "cli/messages.h"
#include "cli/progress.h"
#include "cli/sheet.h"
#include "desk/file/check.h"
#include "engine/base/arena.h"
#include "office/rounds.h"
#include "reports/sheet/audit.h"
#include "teams/presence.h"

struct checking {
    struct call *call;
    struct sheet sheet;
    int unexplained, entries;
};

static void check_rounds(struct checking *k, struct rounds *rounds)
{
    struct arena *a = k->call->arena;
    struct round_seen seen;

    while (rounds_next(rounds, &seen)) {
        audit_sheet_round(&k->sheet, seen.section, &seen.audit, a);
        k->unexplained += seen.audit.unexplained;
        if (seen.unreadable.kind != ERR_NONE)
            sheet_note(&k->sheet,
                       str_fmt(a, "%.*s, %.*s", STR_ARG(section_title(seen.section)),
                               STR_ARG(call_why(k->call, &seen.unreadable))),
                       a);
    }
}

/* RULE_EXPELLED: who is still to be judged. */
static void note_missed(struct checking *k, const struct section *s)
{
    struct arena *a = k->call->arena;
    int n;
    const struct missed *missed = presence_missed(s, a, &n);

    for (int i = 0; i < n; i++)
        sheet_note(&k->sheet,
                   str_fmt(a, "%.*s: %.*s (%.*s)", STR_ARG(section_title(s)),
                           STR_ARG(call_told(k->call, presence_missed_text(s, &missed[i], a))),
                           STR_ARG(edition_cite(s->edition, RULE_EXPELLED, a))),
                   a);
}

static bool check_file(struct checking *k, const struct headway *bar)
{
    struct call *c = k->call;
    struct findings flaws = { .arena = c->arena };

    if (!desk_check(c->desk, bar, &flaws, c->err))
        return false;
    audit_sheet_file(&k->sheet, &flaws, c->arena);
    k->unexplained += finding_count(&flaws, PROBLEM);
    if (flaws.n == 0)
        sheet_note_say(&k->sheet, say_file_is_as_journal(k->entries), c->arena);
    return true;
}

bool cmd_check(struct call *c)
{
    struct event ev;
    const struct headway *bar = progress_begin(&c->wording);
    struct checking k = { .call = c };
    struct rounds rounds = { .desk = c->desk, .arena = c->arena, .event = &ev, .headway = bar };

    if (!call_event(c, &ev) || (call_has(c, OPT_SECTION) && !call_section(c, &ev, &rounds.only)) ||
        !desk_journal(c->desk, c->arena, &rounds.row, &rounds.nrow, c->err))
        return false;
    k.sheet = audit_sheet(&ev, &c->wording, c->arena);
    k.entries = rounds.nrow;
    check_rounds(&k, &rounds);
    for (int i = 0; i < ev.nsection; i++)
        if (!rounds.only || rounds.only == &ev.section[i])
            note_missed(&k, &ev.section[i]);
    if (!check_file(&k, bar) || !sheet_print(c, &k.sheet))
        return false;
    return k.unexplained == 0 || err_say(c->err, ERR_FINDINGS, say_differences_not_explained(k.unexplained));
}
