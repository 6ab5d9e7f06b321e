#include "engine/proof/wish.h"

int wish_steps_to_median(const struct record *r, const struct record_group *g)
{
    int n = g->side != SIDE_MEDIAN;

    for (int i = 0; i < r->ngroup; i++)
        n += r->group[i].side == g->side && (g->side == SIDE_BELOW ? r->group[i].mp > g->mp : r->group[i].mp < g->mp);
    return n;
}

struct wish wish_of_level(const struct record *r, const struct record_group *g, int level)
{
    static const struct wish near[] = {
        { true, AMONG_THEMSELVES, 1 },  { true, IN_LIMITS, 1 },  { true, NEXT_GROUP, 1 },
        { false, AMONG_THEMSELVES, 1 }, { false, IN_LIMITS, 1 }, { false, NEXT_GROUP, 1 },
    };
    enum { NEAR = sizeof near / sizeof *near };

    if (level < NEAR)
        return near[level];
    int reach = 2 + (level - NEAR) / 2;
    return (struct wish){ level % 2 == 0, FURTHER, reach <= wish_steps_to_median(r, g) ? reach : 0 };
}
