#include "engine/wide.h"

#include <assert.h>

#include "engine/arena.h"

static int part_of(const struct bracket *b, const struct level *level, int place)
{
    if (level_reaches(b, place, level->reach))
        return WIDE_NEXT;
    return level->tight && level_waits_next(b, place) ? WIDE_WAITING : WIDE_FAR;
}

/* Prices: of a pair out of the bracket, of one out of the next group, of a breach among the
 * stayers. */
struct prices {
    long crossing, spill, breach;
};

static void set_prices(struct matching *m, const struct level *level, struct prices p)
{
    long astray = level->legal ? IMPOSSIBLE : p.crossing;

    question_cost(m, WIDE_INSIDE, WIDE_INSIDE, 0, level->stayers_legal ? IMPOSSIBLE : p.breach);
    question_cost(m, WIDE_INSIDE, WIDE_NEXT, p.crossing, astray);
    question_cost(m, WIDE_LEAVES, WIDE_NEXT, p.crossing, astray);
    question_cost(m, WIDE_NEXT, WIDE_NEXT, 0, level->tight ? IMPOSSIBLE : 0);
    question_cost(m, WIDE_NEXT, WIDE_WAITING, 0, 0);
    question_cost(m, WIDE_NEXT, WIDE_FAR, level->tight ? p.spill : 0, level->tight ? p.spill : 0);
    question_cost(m, WIDE_FAR, WIDE_FAR, 0, 0);
}

static void seat_outside(struct wide *w, const struct bracket *b, const struct level *level)
{
    int v = w->q.size, next = 0;

    for (int p = 0; p < b->roster->n; p++)
        if (!b->outside->gone[p]) {
            int part = part_of(b, level, p);
            question_seat(&w->q.m, b->roster, v++, p, part);
            next += part != WIDE_FAR;
        }
    bool odd = level->tight && (next + w->q.nleaver) % 2;
    w->way = w->q.nleaver * w->crossing + (odd ? w->spill : 0);
}

static int count_outside(const struct bracket *b)
{
    int n = 0;

    for (int p = 0; p < b->roster->n; p++)
        n += !b->outside->gone[p];
    return n;
}

struct wide wide_question(const struct bracket *b, const struct level *level, enum measure measure,
                          int nleaver, struct arena *a)
{
    int size = question_size(b), n = size + count_outside(b);
    struct wide w = { .spill = n + 1, .crossing = (long)(n + 1) * (n + 1) };
    const struct prices prices[] = {
        [MEASURE_REST] = { 0, 0, 0 },
        [MEASURE_LEAVERS] = { 1, 0, 0 },
        [MEASURE_LEVEL] = { w.crossing, w.spill, 0 },
        [MEASURE_BREACHES] = { w.crossing, w.spill, 1 },
    };

    if (measure < MEASURE_LEVEL)
        level = &level_any;
    w.q = (struct question){
        .m = matching_new(&b->roster->graph, n, a), .size = size, .nleaver = nleaver, .door = NOBODY
    };
    question_seat_bracket(&w.q.m, b, WIDE_INSIDE);
    seat_outside(&w, b, level);
    set_prices(&w.q.m, level, prices[measure]);
    return w;
}

void wide_suggest(struct wide *w, const struct bracket *b)
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

int wide_count_leavers(const struct bracket *b, struct arena *a)
{
    struct wide w = wide_question(b, &level_any, MEASURE_LEAVERS, 0, a);

    wide_suggest(&w, b);
    bool complete = matching_complete(&w.q.m, w.q.size);
    assert(complete);
    (void)complete;
    return (int)w.q.m.best;
}
