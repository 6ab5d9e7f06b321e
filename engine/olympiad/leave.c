/* SPDX-License-Identifier: Apache-2.0 */
#include "engine/olympiad/leave.h"

#include <assert.h>

#include "engine/base/arena.h"
#include "engine/olympiad/whole.h"

/* RULE_LIMITS_LIFTED: a level of stayers that need not be legal has room for breaches, and the fewest are made. */
static bool complete(struct whole *w, const struct least *from, const struct level *level)
{
    if (!whole_complete(w, from, w->way + (level->stayers_legal ? 0 : w->spill - 1)))
        return false;
    if (level->stayers_legal)
        w->q.spare = w->way - (long)w->q.m.best;
    else
        w->q.breaches = (int)(w->q.m.best - w->way);
    return true;
}

/* A question that is split: asked for every resident of the next group that may meet a team beyond. Those with the
   fewest breaches stay. */
static bool split_leave(const struct bracket *b, const struct level *level, const struct least *from, struct arena *a,
                        struct question *out)
{
    struct whole any = whole_question(b, level, MEASURE_LEVEL, from->leaving, a);
    struct matching *other = arena_alloc(a, sizeof *other, (size_t)any.q.m.n);
    bool found = false;

    if (!whole_complete(&any, from, any.way))
        return false;
    for (int v = any.q.size; v < any.q.m.n; v++) {
        struct whole w = whole_question(b, level, MEASURE_BREACHES, from->leaving, a);
        if (!whole_is_next(&w, v))
            continue;
        whole_open_beyond(&w, v);
        if (!complete(&w, from, level) || (found && w.q.breaches > out->breaches))
            continue;
        if (found && w.q.breaches == out->breaches) {
            other[out->nother++] = w.q.m;
            continue;
        }
        *out = w.q;
        out->other = other;
        found = true;
    }
    assert(found);
    return found;
}

static bool plain_leave(const struct bracket *b, const struct level *level, const struct least *from, struct arena *a,
                        struct question *out)
{
    struct whole w = whole_question(b, level, MEASURE_BREACHES, from->leaving, a);
    bool reached = complete(&w, from, level);

    *out = w.q;
    return reached;
}

/* Several leave: the teams outside are part of the question. */
static struct question several_leave(const struct bracket *b, struct arena *a)
{
    struct least least = whole_least(b, a);
    struct level level;
    struct question q;

    for (int i = 0; level_at(b, i, &level); i++) {
        struct arena_mark mark = arena_mark(a);
        bool split = whole_is_split(&level, MEASURE_BREACHES, least.leaving);
        if ((split ? split_leave : plain_leave)(b, &level, &least, a, &q)) {
            q.level = i;
            return q;
        }
        arena_rewind(a, mark);
    }
    assert(false && "the last level is reached");
    return (struct question){ 0 };
}

struct question leave_find(const struct bracket *b, struct arena *a)
{
    struct question q;

    return single_leaver_find(b, a, &q) ? q : several_leave(b, a);
}

bool leave_take(struct question *q, int vertex)
{
    if (q->door != NOBODY)
        return question_take(q, vertex, q->door);
    return question_change_kind(q, vertex, whole_leaves(&q->m, vertex));
}

struct matching leave_stayers(const struct bracket *b, const struct question *q, const bool *leaves, struct arena *a)
{
    struct matching m = matching_new(&b->roster->graph, q->size, a);

    question_seat_bracket(&m, b, 0);
    for (int v = 0; v < q->size; v++)
        m.gone[v] = q->m.gone[v] || leaves[v];
    question_cost(&m, 0, 0, 0, 1);
    question_suggest_bracket(&m, b, NOBODY);
    bool can = matching_complete(&m, q->size);
    assert(can);
    (void)can;
    return m;
}
