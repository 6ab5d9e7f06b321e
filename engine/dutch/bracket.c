/* SPDX-License-Identifier: Apache-2.0 */
#include "engine/dutch/bracket.h"

#include <string.h>

#include "engine/base/arena.h"
#include "engine/dutch/explain.h"
#include "engine/dutch/question.h"
#include "engine/graph/cheapest.h"

/* Place u takes the first behind it with whom all keys keep what they are. */
static void add_pair(struct dutch_question *q, int u, struct bracket_pairs *out)
{
    wide best = q->m.best;
    int v = cheapest_take_first(q->c, u, u + 1, q->bracket->n, 1);

    explain_pair(q, u, v, best);
    out->pair[out->npair++] = (struct pair){ q->bracket->player[u], q->bracket->player[v] };
}

/* --- those moved down ------------------------------------------------------------------------- */

/* RULE_DUTCH_TRANSPOSE: each takes the highest opponent that can be. */
static void pair_moved(struct dutch_question *q, struct bracket_pairs *out)
{
    /* RULE_DUTCH_SUBGROUPS: of pairs with a player moved down as many as can be, and the first set of so many that can all be the higher ones. */
    int many = 0;

    for (int u = 0; u < q->bracket->moved; u++)
        many += q->m.mate[u] > u && q->m.mate[u] < q->bracket->n;
    for (int u = 0; many > 0; u++) {
        q->higher[u] = true;
        if (cheapest_still(q->c, u))
            many--;
        else
            q->higher[u] = false;
    }
    for (int u = 0; u < q->bracket->moved; u++)
        if (q->higher[u])
            add_pair(q, u, out);
}

/* --- the remainder ---------------------------------------------------------------------------- */

/* Of as many as leave a half the first that can, tried from `from` on. */
static void choose_moves(struct dutch_question *q, const int *place, int many, int from, int step)
{
    for (int i = from; many > 0; i += step) {
        q->moves[place[i]] = true;
        if (cheapest_still(q->c, place[i]))
            many--;
        else
            q->moves[place[i]] = false;
    }
}

static bool is_upper(const struct dutch_question *q, int v)
{
    return (q->remains[v] < q->half) != q->moves[v];
}

/* RULE_DUTCH_REMAINDER. Once it is known who moves, a player of the upper half can only have one of the lower half. */
static void pair_remainder(struct dutch_question *q, struct bracket_pairs *out, struct arena *a)
{
    int *place = arena_new(a, int, q->size);

    for (int v = 0, n = 0; v < q->bracket->n; v++)
        if (!q->m.gone[v])
            place[n++] = v;
    /* Who goes out of the upper half: so many come up into it, too. */
    int many = 0;

    for (int i = 0; i < q->half; i++) {
        int with = q->m.mate[place[i]];
        many += with < place[i] || with >= q->bracket->n;
    }
    choose_moves(q, place, many, q->half - 1, -1);
    choose_moves(q, place, many, q->half, 1);
    explain_moves(q);
    for (int i = 0; i < q->size; i++)
        if (is_upper(q, place[i]))
            add_pair(q, place[i], out);
}

/* What comes before the remainder: how many pairs are to be made of it, and who is gone then. */
static int begin(const struct dutch_bracket *b, int leave, bool *gone, struct bracket_pairs *out, struct arena *a)
{
    struct dutch_question q;

    if (b->homogeneous)
        return (b->n - leave) / 2;
    question_ask(&q, b, leave, a);
    pair_moved(&q, out);
    memcpy(gone, q.m.gone, sizeof *gone * (size_t)b->n);
    return (b->n - leave) / 2 - out->npair;
}

bool bracket_settle(const struct dutch_bracket *b, struct bracket_pairs *out, struct arena *a)
{
    struct arena_mark mark = arena_mark(a);
    int leave = question_leave(b, a);

    out->npair = out->nleft = 0;
    if (leave <= b->n) {
        bool *gone = arena_new(a, bool, b->n);
        int pairs = begin(b, leave, gone, out, a);
        struct dutch_question q;

        question_remainder(&q, b, gone, pairs, leave, a);
        pair_remainder(&q, out, a);
        for (int v = 0; v < q.bracket->n; v++)
            if (!q.m.gone[v])
                out->left[out->nleft++] = q.bracket->player[v];
        explain_left(b, out, pairs, leave, a);
    }
    arena_rewind(a, mark);
    return leave <= b->n;
}
