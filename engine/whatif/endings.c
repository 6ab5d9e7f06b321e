/* SPDX-License-Identifier: Apache-2.0 */
#include "engine/whatif/endings.h"

#include <string.h>

#include "engine/base/arena.h"
#include "engine/ranking/criterion.h"

static void widen(int *ends, int value)
{
    ends[0] = value < ends[0] ? value : ends[0];
    ends[1] = value > ends[1] ? value : ends[1];
}

static const struct points_range *find_ranges(const struct open_match *m, struct arena *a)
{
    struct points_range *range = arena_new(a, struct points_range, 2 * m->nending * m->nending);

    for (int from = 0; from < m->nending; from++)
        for (int side = 0; side < 2; side++) {
            const struct match *end = &m->ending[from];
            struct points_range g = { { end->mp[side], end->mp[side] }, { end->gp[side], end->gp[side] } };
            for (int to = from; to < m->nending; to++) {
                widen(g.mp, m->ending[to].mp[side]);
                widen(g.gp, m->ending[to].gp[side]);
                range[2 * (from * m->nending + to) + side] = g;
            }
        }
    return range;
}

/* Criteria of its own matches, and sums over opponents as the tie-breaks have them: the more game points the higher they are. */
static bool grows_with_games(const struct ranking *ranking)
{
    for (int c = 0; c < ranking->n; c++)
        if (criterion_row(ranking->by[c])->sum.by != REFERENCE_NONE)
            return false;
    return true;
}

/* The same match points as before and after it, and game points between those. */
static bool lies_between(const struct match *m)
{
    bool between = m[-1].played && m[0].played && m[1].played;

    for (int side = 0; side < 2; side++) {
        int more = m[-1].gp[side] - m[0].gp[side], less = m[0].gp[side] - m[1].gp[side];
        between = between && m[-1].mp[side] == m[0].mp[side] && m[0].mp[side] == m[1].mp[side] &&
                  ((more >= 0 && less >= 0) || (more <= 0 && less <= 0));
    }
    return between;
}

static const bool *find_inner(const struct open_match *m, bool any, struct arena *a)
{
    bool *inner = arena_new(a, bool, m->nending);

    for (int i = 1; any && i < m->nending - 1; i++)
        inner[i] = lies_between(&m->ending[i]);
    return inner;
}

const struct endings *endings_of(const struct outlook *o, bool by_games, struct arena *a)
{
    struct endings *e = arena_new(a, struct endings, o->nopen);
    bool any = !by_games && grows_with_games(&o->t->ranking);

    for (int i = 0; i < o->nopen; i++)
        e[i] = (struct endings){ find_ranges(&o->open[i], a), find_inner(&o->open[i], any, a) };
    return e;
}

const struct points_range *endings_points(const struct endings *e, const struct open_match *m, struct span span)
{
    return &e->range[2 * (span.from * m->nending + span.to)];
}

struct tournament endings_emptied(const struct outlook *o, struct arena *a)
{
    struct tournament t = *o->t;
    struct round *round = arena_new(a, struct round, t.nround);

    for (int r = 0; r < t.nround; r++) {
        struct match *match = arena_new(a, struct match, t.round[r].nmatch);
        memcpy(match, t.round[r].match, (size_t)t.round[r].nmatch * sizeof *match);
        round[r] = (struct round){ match, t.round[r].nmatch, t.round[r].bye };
        for (int i = 0; i < o->nopen; i++)
            if (o->open[i].round == r + 1) {
                const struct match *m = &o->t->round[r].match[o->open[i].match];
                match[o->open[i].match] =
                    (struct match){ .team = { m->team[0], m->team[1] }, .played = o->open[i].ending[0].played };
            }
    }
    t.round = round;
    return t;
}
