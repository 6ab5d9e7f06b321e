#include "desk/seating.h"

#include "teams/lineup.h"
#include "teams/match.h"

bool seating_round(struct task *t, int round, struct pairing_list **list)
{
    struct section *s = t->section;
    int last = s->nround - (task_draft(s) != NULL);

    if (last == 0)
        return err_set(t->err, ERR_STATE, "no round is published yet");
    t->round = round ? round : last;
    if (t->round > last)
        return err_set(t->err, ERR_STATE, "round %d is not published", t->round);
    *list = &s->round[t->round - 1];
    return true;
}

bool seating_is_taken(const struct section *s, const struct fixture *f)
{
    for (int b = 0; b < s->boards; b++)
        if (f->board[b].place[0] || f->board[b].place[1] ||
            (f->board[b].result != RESULT_NONE && f->board[b].result != RESULT_OPEN))
            return true;
    return false;
}

static void seat(const struct section *s, const struct pairing_list *r, struct fixture *f)
{
    for (int side = 0; side < 2; side++) {
        const struct lineup *l = f->absent[side] ? NULL : lineup_find(r, f->side[side]);
        for (int b = 0; l && b < s->boards; b++)
            f->board[b].place[side] = l->place[b];
    }
}

void seating_seat(const struct section *s, struct pairing_list *r)
{
    for (int i = 0; r->opened.n > 0 && i < r->nfixture; i++)
        if (!seating_is_taken(s, &r->fixture[i]))
            seat(s, r, &r->fixture[i]);
}
