#include "desk/decision.h"
#include "engine/base/door.h"

#include "desk/task.h"
#include "teams/match.h"
#include "teams/score.h"

bool let_play(struct task *t, int squad)
{
    struct section *s = t->section;
    int round = s->nround - (task_draft(s) != NULL);

    if (!task_reason(t, "letting a team play with too few players"))
        return false;
    if (round == 0)
        return err_set(t->err, ERR_STATE, "no round is published yet");
    struct fixture *f = match_of(&s->round[round - 1], squad);
    if (!f)
        return err_set(t->err, ERR_STATE, "%.*s has no match in round %d", NAME_ARG(t, squad), round);
    if (f->absent[0] || f->absent[1])
        return err_set(
            t->err, ERR_STATE,
            "a side of table %d is marked as absent: first remove the mark" DOOR(
                " with 'result %d --absent nobody --correct --reason WHY'", ", as a correction with a reason"),
            f->table, f->table);
    const struct arrival *here = &s->squad[squad].arrival;
    if (here->at.n > 0 && here->players >= score_least(s))
        return err_set(t->err, ERR_STATE, "%.*s has %d players here, which is enough: no decision is needed",
                       NAME_ARG(t, squad), here->players);
    f->decided = DECIDED_PLAYED;
    f->decided_why = t->act->reason;
    t->round = round;
    task_match_fact(t, FACT_LET_PLAY, f);
    task_discard(t, s, "a match of round %d counts as played", round);
    return true;
}
