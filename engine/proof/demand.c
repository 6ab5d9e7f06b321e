/* SPDX-License-Identifier: Apache-2.0 */
#include "engine/proof/demand.h"

int demand_steps_to_median(const struct parsed_trace *r, const struct parsed_group *g)
{
    int n = g->side != SIDE_MEDIAN;

    for (int i = 0; i < r->ngroup; i++)
        n += r->group[i].side == g->side && (g->side == SIDE_BELOW ? r->group[i].mp > g->mp : r->group[i].mp < g->mp);
    return n;
}

/* Do none leave but floaters that had arrived? They may go anywhere, unless the next group is to be paired within itself. */
static bool all_travel(const struct parsed_group *g)
{
    int n = 0;

    for (int i = 0; g->again != NOBODY && i < g->floater.n; i++)
        for (int k = 0; k < g->leaver.n; k++)
            n += g->floater.team[i] == g->leaver.team[k];
    return n > 0 && n == g->leaver.n;
}

static struct demand demand_of_residents(const struct parsed_trace *r, const struct parsed_group *g, int level)
{
    /* By the letters of docs/rules/pairing.md, "Key 3: the level". */
    enum { A, B, C, D, E, F };
    static const struct demand near[] = {
        [A] = { .stayers_legal = true, .way = AMONG_THEMSELVES, .reach = 1 },
        [B] = { .stayers_legal = true, .way = IN_LIMITS, .reach = 1 },
        [C] = { .stayers_legal = true, .way = NEXT_GROUP, .reach = 1 },
        [D] = { .way = AMONG_THEMSELVES, .reach = 1 },
        [E] = { .way = IN_LIMITS, .reach = 1 },
        [F] = { .way = NEXT_GROUP, .reach = 1 },
    };
    enum { NEAR = sizeof near / sizeof *near };

    if (level < NEAR)
        return near[level];
    int reach = 2 + (level - NEAR) / 2;
    return (struct demand){ level % 2 == 0, FURTHER, reach <= demand_steps_to_median(r, g) ? reach : 0 };
}

struct demand demand_of_level(const struct parsed_trace *r, const struct parsed_group *g, int level)
{
    struct demand demand = demand_of_residents(r, g, level);

    return demand.way != AMONG_THEMSELVES && all_travel(g) ? (struct demand){ demand.stayers_legal, FURTHER, 0 }
                                                           : demand;
}
