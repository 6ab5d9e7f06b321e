#include "engine/olympiad/leave.h"

#include <assert.h>

#include "engine/base/arena.h"
#include "engine/olympiad/single_leaver.h"
#include "engine/olympiad/whole.h"

/* Several leave: the teams outside are part of the question. RULE_LIMITS_LIFTED: a level of stayers that need not be legal
   has room for breaches, and the fewest are made. */
static struct question several_leave(const struct bracket *b, struct arena *a)
{
    struct leaving count = whole_count_leavers(b, a);
    struct level level;

    for (int i = 0; level_at(b, i, &level); i++) {
        struct arena_mark mark = arena_mark(a);
        struct whole w = whole_question(b, &level, MEASURE_BREACHES, count, a);
        whole_suggest(&w, b);
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

struct question leave_find(const struct bracket *b, struct arena *a)
{
    struct question q;

    return single_leaver_find(b, a, &q) ? q : several_leave(b, a);
}

bool leave_take(struct question *q, int vertex)
{
    if (q->door != NOBODY)
        return matching_take(&q->m, vertex, q->door);
    return matching_change_kind(&q->m, vertex, whole_leaves(&q->m, vertex));
}

struct matching leave_stayers(const struct bracket *b, const struct question *q, const bool *leaves, struct arena *a)
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
