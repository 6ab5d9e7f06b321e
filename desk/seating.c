#include "desk/seating.h"

#include "db/store.h"
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

static bool same(const struct board *a, const struct board *b)
{
    return a->place[0] == b->place[0] && a->place[1] == b->place[1] && a->result == b->result;
}

void seating_store(struct task *t, int round, const struct pairing_list *before, struct pairing_list *after)
{
    static const struct fixture empty;
    const struct section *s = t->section;

    for (int i = 0; after->opened.n > 0 && i < after->nfixture; i++) {
        struct fixture *f = &after->fixture[i];
        const struct fixture *old = match_at(before, f->table);
        if (!seating_is_taken(s, f))
            seat(s, after, f);
        for (int b = 0; b < s->boards; b++)
            if (!same(&f->board[b], old ? &old->board[b] : &empty.board[b]))
                store_board(t->db, task_at(t), round, f->table, b + 1, &f->board[b]);
    }
}
