/* SPDX-License-Identifier: Apache-2.0 */
#include "desk/seating.h"

#include "desk/messages.h"
#include "teams/lineup.h"
#include "teams/match.h"
#include "teams/score.h"

bool seating_round(struct task *t, int round, struct pairing_list **list)
{
    struct section *s = t->section;
    int last = s->nround - (task_draft(s) != NULL);

    if (last == 0)
        return err_say(t->err, ERR_STATE, say_no_round_published());
    t->round = round ? round : last;
    if (t->round > last)
        return err_say(t->err, ERR_STATE, say_round_unpublished(t->round));
    *list = &s->round[t->round - 1];
    return true;
}

static void seat(const struct section *s, const struct pairing_list *r, struct fixture *f)
{
    for (int side = 0; side < 2; side++) {
        if (s->unit == UNIT_PLAYER)
            f->board[0].place[side] = f->absent[side] ? 0 : score_player(&s->squad[f->side[side]]);
        const struct lineup *l = f->absent[side] ? NULL : lineup_find(r, f->side[side]);
        for (int b = 0; l && b < s->boards; b++)
            f->board[b].place[side] = l->place[b];
    }
}

void seating_seat(const struct section *s, struct pairing_list *r)
{
    for (int i = 0; r->opened.n > 0 && i < r->nfixture; i++)
        if (!lineup_is_seated(s, &r->fixture[i]))
            seat(s, r, &r->fixture[i]);
}
