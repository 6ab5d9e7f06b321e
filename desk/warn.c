/* SPDX-License-Identifier: Apache-2.0 */
/* warn.c - the operation warn: what the arbiters have to say to a team. */
#include "desk/op.h"
#include "desk/task.h"
#include "engine/base/arena.h"

bool decide_warn(const struct warn_args *in, struct task *t)
{
    struct section *s = t->section;
    struct warning w = { .squad = in->team, .at = t->act->time, .by = t->act->user, .reason = t->act->reason };

    if (!task_reason(t, "a warning"))
        return false;
    s->warning = arena_grow(&t->arena, s->warning, sizeof w, (size_t)s->nwarning, (size_t)s->nwarning + 1);
    s->warning[s->nwarning++] = w;
    task_team_fact(t, FACT_WARNED, in->team, NOBODY);
    return true;
}
