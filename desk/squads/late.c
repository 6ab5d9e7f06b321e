/* SPDX-License-Identifier: Apache-2.0 */
/* late.c - teams entered after round 1 was published. */
#include "desk/squads/roster.h"

#include "desk/base/messages.h"
#include "desk/event/fit.h"
#include "desk/event/robin.h"
#include "desk/presence/presence.h"

/* The squads that are new in the registration; how many. */
static int find_new(struct task *t, const struct section *read, int *squad)
{
    struct section before = *t->section;
    struct roster r = roster_take(t, read);
    int n = 0;

    bool others = false;

    for (int i = 0; i < read->nsquad; i++)
        others = others || (r.from[i] != NOBODY && !roster_same_squad(&before.squad[r.from[i]], &t->section->squad[i]));
    *t->section = before;
    if (others || read->nsquad < before.nsquad)
        task_say(t, NOTE, RULE_SQUAD_LIST, say_only_new_teams(before.name));
    for (int i = 0; i < read->nsquad; i++)
        if (r.from[i] == NOBODY)
            squad[n++] = i;
    return n;
}

/* It took no part in the rounds that are published, whatever may be said of them later. */
static void leave_out(struct task *t, int squad)
{
    struct absence a = { .squad = squad,
                         .from = 1,
                         .to = task_next(t->section) - 1,
                         .at = t->act->time,
                         .by = t->act->user,
                         .reason = t->act->reason };

    presence_put(t, a);
}

static void tell_entered(struct task *t, int squad)
{
    const struct section *s = t->section;

    task_team_fact(t, FACT_ENTERED_LATE, squad, NOBODY)->number = s->squad[squad].number;
    if (task_next(s) <= s->rounds)
        task_say(t, NOTE, edition_row(s->edition)->late_bye ? RULE_SQUAD_LIST : RULE_BYE_LATE,
                 say_late_team_is_paired(t->section->squad[squad].name, task_next(s)));
}

/* Returns how many teams were entered. */
static int enter_section(struct task *t, const struct section *read)
{
    int *squad = arena_new(&t->arena, int, read->nsquad);
    int n = find_new(t, read, squad);

    for (int i = 0; i < n; i++) {
        struct section *s = t->section;
        int at = s->nsquad++;
        s->squad = arena_grow(&t->arena, s->squad, sizeof *s->squad, (size_t)at, (size_t)at + 1);
        s->squad[at] = roster_squad(&read->squad[squad[i]], &t->arena);
        s->squad[at].late = true;
        s->squad[at].number = at + 1;
        leave_out(t, at);
        tell_entered(t, at);
    }
    return n;
}

static void discard_drafts(struct task *t, const bool *changed)
{
    for (int i = 0; i < t->event.nsection; i++)
        if (changed[i])
            task_discard(t, &t->event.section[i], say_team_was_entered());
}

/* Sections of which no round is published yet are registered without --late. */
static bool enter_all(struct task *t, const struct event *read)
{
    bool changed[SECTIONS_MAX] = { false };
    int published = 0;

    for (int i = 0; i < read->nsection; i++) {
        t->section = section_named(&t->event, read->section[i].name);
        if (t->section && !robin_may_change(t))
            return false;
        if (t->section && t->section->frozen)
            published++, changed[task_at(t)] = enter_section(t, &read->section[i]) > 0;
        else
            task_say(t, NOTE, RULE_NONE, say_section_not_begun(read->section[i].name));
    }
    discard_drafts(t, changed);
    return published > 0 || err_say(t->err, ERR_STATE, say_event_not_begun());
}

bool import_late(struct task *t, const struct event *read)
{
    struct fit fit;

    if (!task_reason(t, say_for_entering_late()))
        return false;
    fit_begin(&fit, t);
    if (!enter_all(t, read) || !fit_end(&fit, t))
        return false;
    if (read->nsection != 1)
        t->section = NULL;
    return t->nfact > 0 || err_say(t->err, ERR_STATE, say_no_new_team());
}
