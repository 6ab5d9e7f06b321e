#include "desk/decision.h"

#include "db/store.h"
#include "desk/task.h"
#include "teams/match.h"
#include "teams/score.h"

static bool let_play(struct task *t, struct str operand)
{
    struct section *s = t->section;
    int squad, round = s->nround - (task_draft(s) != NULL);

    if (!task_squad(t, operand, &squad) || !task_reason(t, "a team that plays with too few players"))
        return false;
    if (round == 0)
        return err_set(t->err, ERR_STATE, "no round is published yet");
    struct fixture *f = match_of(&s->round[round - 1], squad);
    if (!f)
        return err_set(t->err, ERR_STATE, "%.*s has no match in round %d", NAME_ARG(t, squad), round);
    if (f->absent[0] || f->absent[1])
        return err_set(t->err, ERR_STATE,
                       "table %d has a mark that a side did not come: take it off first ('result %d --absent nobody "
                       "--correct --reason WHY')",
                       f->table, f->table);
    const struct arrival *here = &s->squad[squad].arrival;
    if (here->at.n > 0 && here->players >= score_least(s))
        return err_set(t->err, ERR_STATE, "%.*s has %d players here, which is enough without a decision",
                       NAME_ARG(t, squad), here->players);
    f->decided = DECIDED_PLAYED;
    f->decided_why = t->act->reason;
    store_fixture(t->db, task_at(t), round, f);
    t->round = round;
    task_about(t, f->side[0]);
    task_about(t, f->side[1]);
    task_discard(t, s, "a match of round %d counts as played", round);
    task_change(t, "round %d table %d (%.*s - %.*s): counts as played, whoever is there", round, f->table,
                NAME_ARG(t, f->side[0]), NAME_ARG(t, f->side[1]));
    return true;
}

bool desk_let_play(struct desk *d, const struct act *act, struct str team, struct findings *f, struct err *e)
{
    struct task t;

    return task_end(&t, task_begin_section(&t, d, act, f, e) && let_play(&t, team));
}
