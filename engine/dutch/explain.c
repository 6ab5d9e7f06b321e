/* SPDX-License-Identifier: Apache-2.0 */
#include "engine/dutch/explain.h"

#include <stdlib.h>

#include "engine/base/arena.h"
#include "engine/graph/cheapest.h"
#include "engine/graph/rest.h"

enum { SCALE_MORE = 12 };

/* --- prices as counts --------------------------------------------------------------------------- */

/* A count of the price: what one of it costs. */
struct count {
    wide weight;
    struct failure failure;
};

struct scale {
    struct count *count; /* the first key first */
    int n;
};

static void add_key(struct scale *s, wide weight, enum reason_key key, enum rule rule)
{
    if (weight > 0)
        s->count[s->n++] = (struct count){ weight, { key, rule } };
}

static int by_weight(const void *a, const void *b)
{
    const struct count *x = a, *y = b;

    return (y->weight > x->weight) - (y->weight < x->weight);
}

static struct scale scale_of(const struct dutch_question *q, struct arena *a)
{
    const struct weights *w = &q->weights;
    struct scale s = { arena_new(a, struct count, q->bracket->n + SCALE_MORE), 0 };

    add_key(&s, w->leaves, KEY_FEWER, RULE_DUTCH_MOST_PAIRS);
    add_key(&s, w->aside, KEY_MOVED, RULE_DUTCH_SUBGROUPS);
    for (int v = 0; v < q->bracket->n; v++)
        if (v == 0 || w->score[v] != w->score[v - 1])
            add_key(&s, w->score[v], KEY_SCORES, RULE_DUTCH_NEAR_SCORE);
    add_key(&s, w->uncovered, KEY_AHEAD, RULE_DUTCH_AHEAD);
    add_key(&s, w->waiver, KEY_ABSOLUTE, RULE_DUTCH_LIMITS);
    add_key(&s, w->strong, KEY_STRONG, RULE_DUTCH_STRONG);
    add_key(&s, w->same, KEY_SAME, RULE_DUTCH_MOST_DUE);
    add_key(&s, w->left[0], KEY_DOWN, RULE_DUTCH_FLOAT_TWICE);
    add_key(&s, w->left[1], KEY_DOWN_BEFORE, RULE_DUTCH_FLOAT_TWICE);
    add_key(&s, w->up[0], KEY_UP, RULE_DUTCH_FLOAT_TWICE);
    add_key(&s, w->up[1], KEY_UP_BEFORE, RULE_DUTCH_FLOAT_TWICE);
    qsort(s.count, (size_t)s.n, sizeof *s.count, by_weight);
    return s;
}

/* The first count that is more; what is left below all of them is the order in which pairings are tried. */
static struct failure more_of(const struct dutch_question *q, wide with, wide best)
{
    struct scale s = scale_of(q, q->m.arena);

    for (int i = 0; i < s.n; i++) {
        wide weight = s.count[i].weight;
        if (with / weight != best / weight)
            return s.count[i].failure;
        with %= weight;
        best %= weight;
    }
    return (struct failure){ KEY_ORDER, q->weights.exchange ? RULE_DUTCH_EXCHANGE : RULE_DUTCH_TRANSPOSE };
}

/* There is no pairing at all as it is asked for. */
static struct failure none_of(const struct dutch_bracket *b)
{
    if (b->look == LOOK_LOWEST || b->look == LOOK_COMPLETE)
        return (struct failure){ KEY_REST, RULE_DUTCH_LOWEST };
    return (struct failure){ KEY_FEWER, RULE_DUTCH_MOST_PAIRS };
}

/* The keys before the order: whoever is the higher one of a pair, and whatever is exchanged. */
static const struct dutch_question *keys_of(struct dutch_question *q)
{
    if (!q->keys) {
        q->keys = arena_new(q->m.arena, struct dutch_question, 1);
        *q->keys = *q;
        q->keys->higher = arena_new(q->m.arena, bool, q->bracket->n);
        q->keys->weights.exchange = 0;
    }
    return q->keys;
}

static wide cost_of_keys(struct dutch_question *q)
{
    struct matching m = q->m;

    m.prices = keys_of(q);
    return cheapest_cost(&m, q->dual);
}

/* --- two players -------------------------------------------------------------------------------- */

static struct failure failure_apart(const struct dutch_field *f, int x, int y)
{
    enum reason_key apart = reason_apart(f->swiss, x, y);

    if (apart != KEY_NONE)
        return (struct failure){ apart, RULE_DUTCH_NO_REMATCH };
    return field_open(f, x, y) ? (struct failure){ KEY_NONE, RULE_NONE }
                               : (struct failure){ KEY_LIMITS, RULE_DUTCH_LIMITS };
}

/* u with `other` in place of v, with whom it is gone. */
static struct failure failure_of(struct dutch_question *q, int u, int other, int v, wide best)
{
    int high = u < other ? u : other, low = u < other ? other : u;
    struct failure f = failure_apart(q->bracket->field, q->m.team[u], q->m.team[other]);

    if (f.key != KEY_NONE)
        return f;
    wide rest = rest_cost(&q->rest, &q->m, keys_of(q), q->dual, u, v, other);
    wide price = q->weights.pair[q->known[high * q->bracket->n + low]];
    return rest < 0 ? none_of(q->bracket) : more_of(q, rest + price, best);
}

/* S2, to be asked for in the order of ranks. */
static bool is_second(const struct dutch_question *q, int v)
{
    return q->size ? (q->remains[v] < q->half) == q->moves[v] : !q->higher[v];
}

void explain_pair(struct dutch_question *q, int u, int v, wide best)
{
    const int *team = q->m.team;
    enum rule rule = q->size ? RULE_DUTCH_REMAINDER : RULE_DUTCH_SUBGROUPS;
    struct reason x = reason_of(ABOUT_PAIR, team[u], team[v], rule);
    int first = q->size ? 0 : u + 1;

    if (!q->bracket->why)
        return;
    while (first != v && (q->m.gone[first] || !is_second(q, first)))
        first++;
    if (first != v)
        x = reason_against(x, team[first], failure_of(q, u, first, v, best));
    rest_take(&q->rest, u, v);
    reason_add(q->bracket->why, x);
}

void explain_moves(const struct dutch_question *q)
{
    for (int v = 0; q->bracket->why && v < q->bracket->n; v++)
        if (q->moves[v])
            reason_add(q->bracket->why, reason_of(ABOUT_HALF, q->m.team[v], NOBODY, RULE_DUTCH_EXCHANGE));
}

/* --- who leaves --------------------------------------------------------------------------------- */

static struct failure failure_to_leave(struct dutch_question *q, int v)
{
    const struct dutch_bracket *b = q->bracket;

    if (b->look == LOOK_LOWEST && b->field->swiss->entrant[b->player[v]].no_bye)
        return (struct failure){ KEY_HAD_BYE, RULE_DUTCH_BYE_ONCE };
    wide best = q->m.best;
    q->leaver = v;
    wide with = cost_of_keys(q);
    return with < 0 ? none_of(b) : more_of(q, with, best);
}

static enum rule leaving_rule(const struct dutch_bracket *b)
{
    switch (b->look) {
    case LOOK_LOWEST:
        return RULE_DUTCH_BYE;
    case LOOK_COVER:
        return RULE_DUTCH_AHEAD;
    case LOOK_COMPLETE:
        return b->again ? RULE_DUTCH_LOWEST : RULE_DUTCH_AHEAD;
    default:
        return RULE_DUTCH_NEAR_SCORE;
    }
}

static bool leaves(const struct bracket_pairs *out, int player)
{
    for (int i = 0; i < out->nleft; i++)
        if (out->left[i] == player)
            return true;
    return false;
}

void explain_left(const struct dutch_bracket *b, const struct bracket_pairs *out, int pairs, int leave, struct arena *a)
{
    struct failure f = { KEY_NONE, RULE_NONE };
    struct dutch_question q;
    int first = b->n - 1;

    if (!b->why || out->nleft == 0)
        return;
    while (first >= 0 && leaves(out, b->player[first]))
        first--;
    if (first >= 0 && b->homogeneous)
        question_remainder(&q, b, arena_new(a, bool, b->n), pairs, leave, a);
    else if (first >= 0)
        question_ask(&q, b, leave, a);
    for (int i = 0; i < out->nleft; i++) {
        struct reason x =
            reason_of(b->look == LOOK_LOWEST ? ABOUT_BYE : ABOUT_FLOAT, out->left[i], NOBODY, leaving_rule(b));
        if (first >= 0 && b->field->place[b->player[first]] > b->field->place[out->left[i]]) {
            f = f.key == KEY_NONE ? failure_to_leave(&q, first) : f;
            x = reason_against(x, b->player[first], f);
        }
        reason_add(b->why, x);
    }
}

void explain_out(const struct dutch_bracket *b)
{
    for (int i = 0; b->why && i < b->nout; i++) {
        struct reason x = reason_of(ABOUT_FLOAT, b->out[i], NOBODY, RULE_DUTCH_NO_OPPONENT);
        int other = b->n > 0 ? b->player[0] : b->out[b->nout > 1 && i == 0];
        if (other != b->out[i])
            x = reason_against(x, other, failure_apart(b->field, b->out[i], other));
        reason_add(b->why, x);
    }
}
