#include "desk/leftover.h"

#include "teams/score.h"

int *leftover_list(struct task *t, int round, const struct pairing_list *r, int *n)
{
    const struct section *s = t->section;
    int *list = arena_new(&t->arena, int, s->nsquad);
    bool *placed = arena_new(&t->arena, bool, s->nsquad);

    for (int i = 0; i < r->nfixture; i++)
        placed[r->fixture[i].side[0]] = placed[r->fixture[i].side[1]] = true;
    if (r->bye != NOBODY)
        placed[r->bye] = true;
    *n = 0;
    for (int i = 0; i < s->nsquad; i++)
        if (!placed[i] && score_takes_part(s, i, round))
            list[(*n)++] = i;
    return list;
}
