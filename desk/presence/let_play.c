/* SPDX-License-Identifier: Apache-2.0 */
/* let_play.c - a part of the operation start: a team plays with the players it has, in one match or in those of all rounds. */
#include "desk/presence/presence.h"

#include "desk/base/messages.h"
#include "desk/base/op_row.h"
#include "teams/match.h"
#include "teams/score.h"

static void count_as_played(struct task *t, struct fixture *f, struct str why)
{
    f->decided = DECIDED_PLAYED;
    f->decided_why = why;
    task_match_fact(t, FACT_LET_PLAY, f);
}

void presence_let_play(struct task *t, struct pairing_list *r)
{
    for (int i = 0; i < r->nfixture; i++)
        for (int side = 0; side < 2; side++) {
            struct fixture *f = &r->fixture[i];
            struct str why = t->section->squad[f->side[side]].let_play;
            if (why.n > 0 && !f->decided && !f->absent[0] && !f->absent[1])
                count_as_played(t, f, why);
        }
}

/* Its match in the last published round counts as played, however many players come (RULE_PRESENT_THREE is the
   default): 'start' does not mark it. ERR_STATE: no round is published, the team has no match, or it is marked already. */
static bool let_play_now(struct task *t, int squad)
{
    struct section *s = t->section;
    int round = s->nround - (task_draft(s) != NULL);

    if (round == 0)
        return err_say(t->err, ERR_STATE, say_no_round_published());
    struct fixture *f = match_of(&s->round[round - 1], squad);
    if (!f)
        return err_say(t->err, ERR_STATE, say_team_has_no_match(t->section->squad[squad].name, round));
    if (f->absent[0] || f->absent[1])
        return err_say(t->err, ERR_STATE, say_side_marked_absent_first(f->table));
    t->round = round;
    count_as_played(t, f, t->act->reason);
    task_discard(t, s, say_match_counts_as_played(round));
    return true;
}

/* The match that is being played, if there is one, and those of all rounds that are published later. What has its results stands. */
static bool let_play_on(struct task *t, int squad)
{
    struct section *s = t->section;
    int round = s->nround - (task_draft(s) != NULL);
    struct fixture *f = round > 0 ? match_of(&s->round[round - 1], squad) : NULL;

    s->squad[squad].let_play = t->act->reason;
    task_team_fact(t, FACT_LET_PLAY_ON, squad, NOBODY);
    if (f && !f->absent[0] && !f->absent[1] && !f->decided && !score_complete(s, f)) {
        t->round = round;
        count_as_played(t, f, t->act->reason);
    }
    return true;
}

static bool let_play(struct task *t, int squad, bool lasting)
{
    struct section *s = t->section;
    const struct arrival *here = &s->squad[squad].arrival;

    if (!task_reason(t, say_for_playing_short()))
        return false;
    if (here->at.n > 0 && here->players >= score_least(s))
        return err_say(t->err, ERR_STATE, say_enough_players_here(s->squad[squad].name, here->players));
    return lasting ? let_play_on(t, squad) : let_play_now(t, squad);
}

/* Matches that count as played already go on doing so. */
static bool let_play_no_longer(struct task *t, int squad)
{
    struct squad *q = &t->section->squad[squad];

    if (q->let_play.n == 0)
        return err_say(t->err, ERR_STATE, say_not_let_play(q->name));
    if (!task_reason(t, say_for_no_longer()))
        return false;
    q->let_play = (struct str){ 0 };
    task_team_fact(t, FACT_LET_PLAY_OFF, squad, NOBODY);
    return true;
}

bool presence_decide_let_play(const struct start_args *in, struct task *t)
{
    if ((in->let_play == NOBODY) == (in->no_longer == NOBODY) || (in->lasting && in->let_play == NOBODY))
        return err_say(t->err, ERR_USAGE, say_which_team_is_let_play());
    if (in->no_longer != NOBODY)
        return let_play_no_longer(t, in->no_longer);
    return let_play(t, in->let_play, in->lasting);
}
