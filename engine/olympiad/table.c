/* SPDX-License-Identifier: Apache-2.0 */
#include "engine/olympiad/table.h"

#include "engine/base/arena.h"

/* The elements not yet paired as a ring with a head, and the first of the lower half (RULE_HALVES). */
struct ring {
    int *next, *before;
    int head, half, count;
};

static struct ring ring_new(int n, struct arena *a)
{
    struct ring r = { arena_new(a, int, n + 1), arena_new(a, int, n + 1), n, n / 2, n };

    for (int i = 0; i <= n; i++) {
        r.next[i] = (i + 1) % (n + 1);
        r.before[i] = (i + n) % (n + 1);
    }
    return r;
}

static void ring_remove(struct ring *r, int i)
{
    r->next[r->before[i]] = r->next[i];
    r->before[r->next[i]] = r->before[i];
    r->count--;
}

/* RULE_TABLE: the lower half from its first on, then the upper half from its last back. The opponent of `first` that is
   taken, or the head. `upper`: it came from the upper half. */
static int find_opponent(const struct ring *r, const int *list, int first, bool (*take)(void *, int, int), void *with,
                         bool *upper)
{
    *upper = false;
    for (int i = r->half; i != r->head; i = r->next[i])
        if (take(with, list[first], list[i]))
            return i;
    *upper = true;
    for (int i = r->before[r->half]; i != first; i = r->before[i])
        if (take(with, list[first], list[i]))
            return i;
    return r->head;
}

/* RULE_TABLE_SIX: the halves are parted anew after every pair, which gives the fifteen rows of six teams in their order. */
void table_walk(const int *list, int n, bool (*take)(void *with, int u, int v), void *with, struct arena *a)
{
    struct arena_mark mark = arena_mark(a);
    struct ring r = ring_new(n, a);

    while (r.count > 1) {
        int first = r.next[r.head];
        bool upper;
        int opponent = find_opponent(&r, list, first, take, with, &upper);
        ring_remove(&r, first);
        bool alone = opponent == r.head;
        if (alone ? r.count % 2 == 0 : upper || opponent == r.half)
            r.half = r.next[r.half];
        if (!alone)
            ring_remove(&r, opponent);
    }
    arena_rewind(a, mark);
}
