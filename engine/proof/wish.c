/* SPDX-License-Identifier: Apache-2.0 */
#include "engine/proof/wish.h"

int wish_steps_to_median(const struct record *r, const struct record_group *g)
{
    int n = g->side != SIDE_MEDIAN;

    for (int i = 0; i < r->ngroup; i++)
        n += r->group[i].side == g->side && (g->side == SIDE_BELOW ? r->group[i].mp > g->mp : r->group[i].mp < g->mp);
    return n;
}

/* Do none leave but floaters that had arrived? They may go anywhere, unless the next group is to be paired within itself. */
static bool all_travel(const struct record_group *g)
{
    int n = 0;

    for (int i = 0; g->again != NOBODY && i < g->floater.n; i++)
        for (int k = 0; k < g->leaver.n; k++)
            n += g->floater.team[i] == g->leaver.team[k];
    return n > 0 && n == g->leaver.n;
}

static struct wish wish_of_residents(const struct record *r, const struct record_group *g, int level)
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

struct wish wish_of_level(const struct record *r, const struct record_group *g, int level)
{
    struct wish wish = wish_of_residents(r, g, level);

    return wish.way != AMONG_THEMSELVES && all_travel(g) ? (struct wish){ wish.stayers_legal, FURTHER, 0 } : wish;
}
