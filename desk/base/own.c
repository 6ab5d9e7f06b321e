/* SPDX-License-Identifier: Apache-2.0 */
#include "desk/base/own.h"

#include "desk/base/messages.h"
#include "teams/playing.h"

static bool is_his_section(const struct task *t)
{
    int section;

    return viewer_section(&t->event, &t->act->viewer, &section) && section == task_at(t);
}

/* Under the name that it has now. */
static struct viewer named(const struct task *t)
{
    struct viewer v = t->act->viewer;

    viewer_name(&t->event, &v);
    return v;
}

bool own_match(struct task *t, const struct fixture *f, struct message *why)
{
    const struct viewer *v = &t->act->viewer;

    if (v->role != ROLE_HELPER || (is_his_section(t) && v->table <= f->table && f->table <= v->to_table))
        return true;
    *why = say_helper_has_other_tables(f->table, t->section->name, v->table, v->to_table, named(t).section);
    return false;
}

bool own_round(struct task *t, int round, struct message *why)
{
    int now = playing_round(&t->event, t->section, t->act->time);

    if (t->act->viewer.role != ROLE_HELPER || round >= now)
        return true;
    *why = say_round_not_for_helpers(round, now);
    return false;
}

static bool is_his_team(const struct task *t, int squad)
{
    int section, his;

    return viewer_squad(&t->event, &t->act->viewer, &section, &his) && section == task_at(t) && his == squad;
}

bool own_team(struct task *t, const struct fixture *f, int squad, own_refusal *refusal, struct message *why)
{
    const struct viewer *v = &t->act->viewer;

    if (v->role != ROLE_CAPTAIN)
        return !f || own_match(t, f, why);
    if (is_his_team(t, squad))
        return true;
    const struct viewer his = named(t);
    *why = refusal(his.team, his.section, t->section->squad[squad].name, t->section->name);
    return false;
}
