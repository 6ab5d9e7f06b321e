/* SPDX-License-Identifier: Apache-2.0 */
#include "desk/own.h"

#include "desk/messages.h"
#include "teams/find.h"
#include "teams/playing.h"

/* Without a section he has the only one. */
static bool is_his_section(const struct task *t)
{
    struct err e = { 0 };
    int section;

    return section_find(&t->event, t->act->viewer.section, &section, &e) && section == task_at(t);
}

static struct str section_of(const struct task *t)
{
    return t->act->viewer.section.n > 0 ? t->act->viewer.section : t->section->name;
}

bool own_match(struct task *t, const struct fixture *f, struct message *why)
{
    const struct viewer *v = &t->act->viewer;

    if (v->role != ROLE_HELPER || (is_his_section(t) && v->table <= f->table && f->table <= v->to_table))
        return true;
    *why = say_helper_has_other_tables(f->table, t->section->name, v->table, v->to_table, section_of(t));
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
    struct err e = { 0 };
    int his;

    return is_his_section(t) && task_lookup(t, t->act->viewer.team, &his, &e) && his == squad;
}

bool own_team(struct task *t, const struct fixture *f, int squad, own_refusal *refusal, struct message *why)
{
    const struct viewer *v = &t->act->viewer;

    if (v->role != ROLE_CAPTAIN)
        return !f || own_match(t, f, why);
    if (is_his_team(t, squad))
        return true;
    *why = refusal(v->team, section_of(t), t->section->squad[squad].name, t->section->name);
    return false;
}
