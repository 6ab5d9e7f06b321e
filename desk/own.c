#include "desk/own.h"

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

bool own_match(struct task *t, const struct fixture *f, struct str *why)
{
    const struct viewer *v = &t->act->viewer;

    if (v->role != ROLE_HELPER || (is_his_section(t) && v->table <= f->table && f->table <= v->to_table))
        return true;
    *why = str_fmt(&t->arena, "table %d of section %.*s: this helper has tables %d to %d of section %.*s", f->table,
                   STR_ARG(t->section->name), v->table, v->to_table, STR_ARG(section_of(t)));
    return false;
}

bool own_round(struct task *t, int round, struct str *why)
{
    int now = playing_round(&t->event, t->section, t->act->time);

    if (t->act->viewer.role != ROLE_HELPER || round >= now)
        return true;
    *why = str_fmt(&t->arena, "round %d is over, and helpers enter results of round %d: take it to an arbiter", round,
                   now);
    return false;
}

static bool is_his_team(const struct task *t, int squad)
{
    struct err e = { 0 };
    int his;

    return is_his_section(t) && task_lookup(t, t->act->viewer.team, &his, &e) && his == squad;
}

bool own_team(struct task *t, const struct fixture *f, int squad, const char *what, struct str *why)
{
    const struct viewer *v = &t->act->viewer;

    if (v->role != ROLE_CAPTAIN)
        return !f || own_match(t, f, why);
    if (is_his_team(t, squad))
        return true;
    *why = str_fmt(&t->arena, "the captain of %.*s in section %.*s may not %s %.*s in section %.*s", STR_ARG(v->team),
                   STR_ARG(section_of(t)), what, NAME_ARG(t, squad), STR_ARG(t->section->name));
    return false;
}
