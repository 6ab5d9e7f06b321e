/* SPDX-License-Identifier: Apache-2.0 */
/* excuse.c - the operations warn, and excuse: matches that a team missed and that do not count against it (RULE_EXPELLED, RULE_PRESIDENT). */
#include <string.h>

#include "desk/base/messages.h"
#include "desk/base/task.h"
#include "desk/base/op_row.h"
#include "desk/presence/presence.h"
#include "engine/base/arena.h"
#include "teams/event.h"

/* Excuses stand in the order of teams and rounds, as in the file. */
static bool comes_before(const struct excuse *a, const struct excuse *b)
{
    return a->squad < b->squad || (a->squad == b->squad && a->round < b->round);
}

static bool excuse(struct task *t, int squad, int round)
{
    struct missed m = presence_missed_by(t->section, squad, &t->arena);
    struct excuse x = { .squad = squad, .at = t->act->time, .by = t->act->user, .reason = t->act->reason };
    int n = t->nfact;

    for (int i = 0; i < m.n; i++) {
        if (round && m.round[i] != round)
            continue;
        x.round = m.round[i];
        struct section *s = t->section;
        int at = 0;
        while (at < s->nexcuse && comes_before(&s->excuse[at], &x))
            at++;
        s->excuse = arena_grow(&t->arena, s->excuse, sizeof x, (size_t)s->nexcuse, (size_t)s->nexcuse + 1);
        memmove(&s->excuse[at + 1], &s->excuse[at], (size_t)(s->nexcuse - at) * sizeof x);
        s->excuse[at] = x;
        s->nexcuse++;
        task_team_fact(t, FACT_EXCUSED, squad, NOBODY)->round = x.round;
    }
    if (t->nfact > n)
        return true;
    struct str name = t->section->squad[squad].name;
    return err_say(
        t->err, ERR_STATE,
        unit_message(t->section->unit, round ? say_missed_nothing_in_round(name, round) : say_missed_nothing(name)));
}

static bool excuse_not(struct task *t, int squad, int round)
{
    struct section *s = t->section;
    int n = 0;

    for (int i = 0; i < s->nexcuse; i++) {
        struct excuse x = s->excuse[i];
        if (x.squad == squad && (round == 0 || x.round == round))
            task_team_fact(t, FACT_EXCUSE_LIFTED, squad, NOBODY)->round = x.round;
        else
            s->excuse[n++] = x;
    }
    if (n == s->nexcuse)
        return err_say(t->err, ERR_STATE,
                       unit_message(t->section->unit, round ? say_not_excused_in_round(t->section->squad[squad].name)
                                                            : say_not_excused(t->section->squad[squad].name)));
    s->nexcuse = n;
    return true;
}

/* What is still to be judged afterwards, if anything is. */
static void warn_still(struct task *t, int squad)
{
    int n;
    const struct missed *missed = presence_missed(t->section, &t->arena, &n);

    for (int i = 0; i < n; i++)
        if (missed[i].squad == squad)
            presence_warn_missed_of(t, &missed[i]);
}

bool decide_excuse(const struct excuse_args *in, struct task *t)
{
    t->round = in->round;
    if (!presence_is_in(t, in->team) || !task_reason(t, in->lift ? say_for_excuse_lifted() : say_for_excuse()))
        return false;
    if (!(in->lift ? excuse_not : excuse)(t, in->team, in->round))
        return false;
    warn_still(t, in->team);
    return true;
}

bool decide_warn(const struct warn_args *in, struct task *t)
{
    struct section *s = t->section;
    struct warning w = { .squad = in->team, .at = t->act->time, .by = t->act->user, .reason = t->act->reason };

    if (!task_reason(t, say_for_warning()))
        return false;
    s->warning = arena_grow(&t->arena, s->warning, sizeof w, (size_t)s->nwarning, (size_t)s->nwarning + 1);
    s->warning[s->nwarning++] = w;
    task_team_fact(t, FACT_WARNED, in->team, NOBODY);
    return true;
}
