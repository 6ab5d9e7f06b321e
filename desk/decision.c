/* SPDX-License-Identifier: Apache-2.0 */
#include "desk/decision.h"

#include "desk/messages.h"
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
        return err_say(t->err, ERR_STATE, say_no_round_published());
    struct fixture *f = match_of(&s->round[round - 1], squad);
    if (!f)
        return err_say(t->err, ERR_STATE, say_team_has_no_match(t->section->squad[squad].name, round));
    if (f->absent[0] || f->absent[1])
        return err_say(t->err, ERR_STATE, say_side_marked_absent_first(f->table));
    const struct arrival *here = &s->squad[squad].arrival;
    if (here->at.n > 0 && here->players >= score_least(s))
        return err_say(t->err, ERR_STATE, say_enough_players_here(t->section->squad[squad].name, here->players));
    f->decided = DECIDED_PLAYED;
    f->decided_why = t->act->reason;
    t->round = round;
    task_match_fact(t, FACT_LET_PLAY, f);
    task_discard(t, s, say_match_counts_as_played(round));
    return true;
}
