/* SPDX-License-Identifier: Apache-2.0 */
#include "engine/olympiad/whole.h"

#include <assert.h>
#include <string.h>

#include "engine/base/arena.h"
#include "engine/graph/cheapest.h"

static int part_of(const struct bracket *b, const struct level *level, int place)
{
    if (level_reaches(b, place, level->reach))
        return WHOLE_NEXT;
    return level->tight && level_waits_next(b, place) ? WHOLE_WAITING : WHOLE_FAR;
}

/* Prices: of a pair out of the bracket, what an arriving floater adds to it, of a pair out of the next group,
   of a breach among the stayers. */
struct prices {
    long crossing, again, spill, breach;
};

static void price_stayers(struct matching *m, const struct level *level, long price)
{
    long breach = level->stayers_legal ? IMPOSSIBLE : price;

    question_cost(m, WHOLE_INSIDE, WHOLE_INSIDE, 0, breach);
    question_cost(m, WHOLE_INSIDE, WHOLE_ARRIVED, 0, breach);
    question_cost(m, WHOLE_ARRIVED, WHOLE_ARRIVED, 0, breach);
}

static void price_resident(struct matching *m, const struct level *level, int part, long price)
{
    for (int next = WHOLE_NEXT; next <= WHOLE_NEXT_OUT; next++)
        question_cost(m, part, next, price, level->legal ? IMPOSSIBLE : price);
}

/* Who had arrived travels on: no level but a asks where to. */
static void price_floater(struct matching *m, const struct level *level, int part, long price)
{
    for (int next = WHOLE_NEXT; next <= WHOLE_NEXT_OUT; next++)
        question_cost(m, part, next, price, level->tight ? IMPOSSIBLE : price);
    question_cost(m, part, WHOLE_FAR, price, price);
}

static void set_prices(struct matching *m, const struct level *level, struct prices p)
{
    price_stayers(m, level, p.breach);
    price_resident(m, level, WHOLE_INSIDE, p.crossing);
    price_resident(m, level, WHOLE_LEAVES, p.crossing);
    price_floater(m, level, WHOLE_ARRIVED, p.crossing + p.again);
    price_floater(m, level, WHOLE_LEAVES_AGAIN, p.crossing + p.again);
    for (int next = WHOLE_NEXT; next <= WHOLE_NEXT_OUT; next++) {
        question_cost(m, next, WHOLE_NEXT, 0, level->tight ? IMPOSSIBLE : 0);
        question_cost(m, next, WHOLE_WAITING, 0, 0);
    }
    question_cost(m, WHOLE_WAITING, WHOLE_WAITING, 0, 0);
    question_cost(m, WHOLE_NEXT_OUT, WHOLE_NEXT_OUT, 0, IMPOSSIBLE);
    question_cost(m, WHOLE_NEXT_OUT, WHOLE_FAR, 0, 0);
    question_cost(m, WHOLE_NEXT, WHOLE_FAR, level->tight ? p.spill : 0, level->tight ? p.spill : 0);
    question_cost(m, WHOLE_FAR, WHOLE_FAR, 0, 0);
}

unsigned char whole_leaves(const struct matching *m, int vertex)
{
    static const unsigned char leaving[] = { [WHOLE_INSIDE] = WHOLE_LEAVES,
                                             [WHOLE_LEAVES] = WHOLE_LEAVES,
                                             [WHOLE_ARRIVED] = WHOLE_LEAVES_AGAIN,
                                             [WHOLE_LEAVES_AGAIN] = WHOLE_LEAVES_AGAIN };
    int kind = m->kind[vertex];

    return (unsigned char)(leaving[kind / COLOURS] * COLOURS + kind % COLOURS);
}

/* How many of the teams outside are in the next group, or wait there; of all of them where no level is asked. */
static int seat_outside(struct whole *w, const struct bracket *b, const struct level *level)
{
    int v = w->q.size, next = 0;

    for (int p = 0; p < b->roster->n; p++)
        if (!b->outside->gone[p]) {
            int part = part_of(b, level, p);
            question_seat(&w->q.m, b->roster, v++, p, part);
            next += part != WHOLE_FAR;
        }
    return next;
}

/* Whether one pair leads out of the next group is a matter of numbers, as long as nobody can leave past it. */
static bool may_spill(const struct whole *w, const struct level *level, enum measure measure, int next)
{
    if (!level->tight)
        return false;
    if (w->q.nagain > 0)
        return !whole_is_split(level, measure, (struct leaving){ w->q.nleaver, w->q.nagain });
    return (next + w->q.nleaver) % 2 != 0;
}

static int count_outside(const struct bracket *b)
{
    int n = 0;

    for (int p = 0; p < b->roster->n; p++)
        n += !b->outside->gone[p];
    return n;
}

/* A question of that many vertices whose prices are told apart by size. */
static struct whole whole_new(const struct bracket *b, int n, struct leaving expected, struct arena *a)
{
    long k = n + 1;
    struct whole w = { .spill = k, .again = 2 * k, .crossing = k * k };

    w.q = (struct question){ .m = matching_new(&b->roster->graph, n, a),
                             .size = question_size(b),
                             .nleaver = expected.n,
                             .nagain = expected.again,
                             .door = NOBODY };
    return w;
}

struct whole whole_question(const struct bracket *b, const struct level *level, enum measure measure,
                            struct leaving expected, struct arena *a)
{
    struct whole w = whole_new(b, question_size(b) + count_outside(b), expected, a);
    bool split = whole_is_split(level, measure, expected);
    const struct prices prices[] = {
        [MEASURE_REST] = { 0, 0, 0, 0 },
        [MEASURE_LEAVERS] = { 1, 0, 0, 0 },
        [MEASURE_AGAIN] = { w.spill, 1, 0, 0 },
        [MEASURE_LEVEL] = { w.crossing, w.again, w.spill, 0 },
        [MEASURE_BREACHES] = { w.crossing, w.again, split ? IMPOSSIBLE : w.spill, 1 },
    };

    if (measure < MEASURE_LEVEL)
        level = &level_any;
    question_seat_bracket(&w.q.m, b, WHOLE_INSIDE);
    for (int v = 0; v < b->nfloater; v++)
        question_seat(&w.q.m, b->roster, v, b->floater[v], WHOLE_ARRIVED);
    int next = seat_outside(&w, b, level);
    w.way = expected.n * w.crossing + expected.again * w.again + (may_spill(&w, level, measure, next) ? w.spill : 0);
    set_prices(&w.q.m, level, prices[measure]);
    return w;
}

bool whole_is_split(const struct level *level, enum measure measure, struct leaving expected)
{
    return measure == MEASURE_BREACHES && level->tight && !level->stayers_legal && expected.again > 0;
}

bool whole_is_next(const struct whole *w, int vertex)
{
    int part = w->q.m.kind[vertex] / COLOURS;

    return part == WHOLE_NEXT || part == WHOLE_NEXT_OUT;
}

void whole_open_beyond(struct whole *w, int vertex)
{
    w->q.m.kind[vertex] = (unsigned char)(WHOLE_NEXT_OUT * COLOURS + w->q.m.kind[vertex] % COLOURS);
}

long whole_due(const struct whole *w, enum measure measure, struct leaving expected)
{
    switch (measure) {
    case MEASURE_REST:
        return 0;
    case MEASURE_LEAVERS:
        return expected.n;
    case MEASURE_AGAIN:
        return expected.n * w->spill + expected.again;
    default:
        return w->way;
    }
}

void whole_suggest(struct whole *w, const struct bracket *b)
{
    struct matching *m = &w->q.m;
    int *vertex = arena_new(m->arena, int, b->roster->n);

    question_suggest_bracket(m, b, NOBODY);
    for (int v = w->q.size; v < m->n; v++)
        vertex[m->team[v]] = v;
    for (int v = w->q.size; v < m->n; v++) {
        int mate = b->outside->mate[m->team[v]];
        if (mate != NOBODY)
            matching_suggest(m, v, vertex[mate]);
    }
}

/* RULE_MUST_FLOAT: a team that may meet nobody of the bracket is in no pair inside, so it is counted whatever the others
   do. RULE_NEAR_SCORE, RULE_MOST_PAIRS: of all other teams as many as can be are paired where they are. */
struct least whole_least(const struct bracket *b, struct arena *a)
{
    struct whole w = whole_question(b, &level_any, MEASURE_AGAIN, (struct leaving){ 0, 0 }, a);
    wide *dual = arena_new(a, wide, w.q.m.n);

    whole_suggest(&w, b);
    matching_fill(&w.q.m);
    bool complete = cheapest_complete(&w.q.m, NULL, WIDE_FAR);
    assert(complete);
    (void)complete;
    cheapest_duals(cheapest_of(&w.q.m), w.crossing / w.spill, dual);
    struct leaving leaving = { (int)(w.q.m.best / w.spill), (int)(w.q.m.best % w.spill) };
    return (struct least){ leaving, w.q.m.mate, dual };
}

bool whole_complete(struct whole *w, const struct least *from, wide limit)
{
    memcpy(w->q.m.mate, from->mate, sizeof *from->mate * (size_t)w->q.m.n);
    return cheapest_complete(&w->q.m, from->dual, limit);
}
