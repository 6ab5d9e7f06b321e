#include "engine/level.h"

#include <assert.h>
#include <stdlib.h>

#include "engine/arena.h"
#include "engine/door.h"
#include "engine/wide.h"

const struct level level_any = { false, false, false, EVERYWHERE };

bool level_at(const struct bracket *b, int i, struct level *out)
{
    static const struct level near[] = {
        { true, true, true, 1 },  { true, true, false, 1 },  { true, false, false, 1 },
        { false, true, true, 1 }, { false, true, false, 1 }, { false, false, false, 1 },
    };
    enum { NEAR = sizeof near / sizeof *near };

    if (i < NEAR) {
        *out = near[i];
        return true;
    }
    int steps = abs(b->roster->median - b->group), reach = 2 + (i - NEAR) / 2;
    *out = (struct level){ (i - NEAR) % 2 == 0, false, false, reach <= steps ? reach : EVERYWHERE };
    return reach <= steps + 1;
}

bool level_reaches(const struct bracket *b, int place, int reach)
{
    int distance = (b->roster->group[place] - b->group) * b->toward;

    return !b->outside->gone[place] &&
           (reach == EVERYWHERE || (distance <= reach && !b->waiting[place]));
}

bool level_waits_next(const struct bracket *b, int place)
{
    return !b->outside->gone[place] && b->waiting[place] &&
           b->group + b->toward == b->roster->median;
}

/* Several leave: the teams outside are part of the question. */
static struct question several_leave(const struct bracket *b, struct arena *a)
{
    int nleaver = wide_count_leavers(b, a);
    struct level level;

    for (int i = 0; level_at(b, i, &level); i++) {
        struct arena_mark mark = arena_mark(a);
        struct wide w = wide_question(b, &level, MEASURE_BREACHES, nleaver, a);
        wide_suggest(&w, b);
        if (matching_complete(&w.q.m, w.way + (level.stayers_legal ? 0 : w.spill - 1))) {
            w.q.level = i;
            w.q.breaches = (int)(w.q.m.best - w.way);
            return w.q;
        }
        arena_rewind(a, mark);
    }
    assert(!"the last level is reached");
    return (struct question){ 0 };
}

struct question level_find(const struct bracket *b, struct arena *a)
{
    struct question q;

    return door_find(b, a, &q) ? q : several_leave(b, a);
}

bool level_leave(struct question *q, int vertex)
{
    if (q->door != NOBODY)
        return matching_take(&q->m, vertex, q->door);
    int colours = q->m.kind[vertex] % COLOURS;
    return matching_change_kind(&q->m, vertex, (unsigned char)(WIDE_LEAVES * COLOURS + colours));
}

struct matching level_stayers(const struct bracket *b, const struct question *q, const bool *leaves,
                              struct arena *a)
{
    struct matching m = matching_new(&b->roster->graph, q->size, a);

    question_seat_bracket(&m, b, 0);
    for (int v = 0; v < q->size; v++)
        m.gone[v] = q->m.gone[v] || leaves[v];
    question_cost(&m, 0, 0, 0, 1);
    question_suggest_bracket(&m, b, NOBODY);
    bool complete = matching_complete(&m, q->size);
    assert(complete);
    (void)complete;
    return m;
}
