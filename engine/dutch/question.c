/* SPDX-License-Identifier: Apache-2.0 */
#include "engine/dutch/question.h"

#include <string.h>

#include "engine/base/arena.h"
#include "engine/graph/cheapest.h"
#include "engine/graph/matching.h"
#include "engine/swiss/bye.h"

static const struct entrant *entrant_at(const struct dutch_question *q, int v)
{
    return &q->bracket->field->swiss->entrant[q->m.team[v]];
}

/* --- exchanges -------------------------------------------------------------------------------- */

/* RULE_DUTCH_REORDER, RULE_DUTCH_EXCHANGE. Of every pair of the remainder the higher player stands in the upper half, for no other way to write
   the same pairing comes earlier. So the lower one of a pair inside the upper half goes down, as one who leaves it does, and
   the higher one of a pair inside the lower half comes up. Few who move first, then the least sum of places that come up less
   those that go down. */
static wide moving(const struct dutch_question *q)
{
    return (wide)q->size * q->size + 1;
}

static wide exchange_of_pair(const struct dutch_question *q, int u, int v)
{
    int high = q->remains[u], low = q->remains[v];

    if (low < q->half)
        return q->moves[u] ? IMPOSSIBLE : moving(q) + q->size - low;
    if (high >= q->half)
        return q->moves[v] ? IMPOSSIBLE : moving(q) + high;
    return q->moves[u] || q->moves[v] ? IMPOSSIBLE : 0;
}

static wide exchange_of_leaver(const struct dutch_question *q, int v)
{
    if (q->remains[v] < q->half)
        return moving(q) + q->size - q->remains[v];
    return q->moves[v] ? IMPOSSIBLE : 0;
}

/* --- prices ----------------------------------------------------------------------------------- */

enum { CLOSED = PAIR_KINDS }; /* no kind of weights.h */

static bool is_open(const struct dutch_question *q, int u, int v)
{
    return field_open(q->bracket->field, q->m.team[u], q->m.team[v]);
}

static wide plus(wide price, wide more)
{
    return price < 0 || more < 0 ? IMPOSSIBLE : price + more;
}

static wide never(const struct dutch_question *q, int u, int v)
{
    (void)q, (void)u, (void)v;
    return IMPOSSIBLE;
}

static wide leave(const struct dutch_question *q, int u)
{
    if (q->higher[u])
        return IMPOSSIBLE;
    wide price = weights_leave(&q->weights, q->bracket, u);
    return q->weights.exchange ? plus(price, exchange_of_leaver(q, u)) : price;
}

static wide pair(const struct dutch_question *q, int u, int v)
{
    unsigned char kind = q->known[u * q->bracket->n + v];

    if (kind == CLOSED || q->higher[v])
        return IMPOSSIBLE;
    if (u == q->leaver || v == q->leaver) {
        /* Two who leave can meet each other further down. Nobody does unless one of them must leave: they would make a pair here. */
        const struct dutch_bracket *b = q->bracket;

        return b->look == LOOK_COMPLETE && !b->residents_bye ? plus(leave(q, u), leave(q, v)) : IMPOSSIBLE;
    }
    wide price = q->weights.pair[kind];
    return q->weights.exchange ? plus(price, exchange_of_pair(q, u, v)) : price;
}

static wide meet_below(const struct dutch_question *q, int u, int v)
{
    if (!is_open(q, u, v))
        return IMPOSSIBLE;
    return q->m.kind[u] == PART_IN ? leave(q, u) : 0;
}

/* RULE_DUTCH_BYE_ONCE. A door is the bye for a lowest bracket and for one whose next one is to be completed. */
static bool may_have_door(const struct dutch_question *q, int u)
{
    const struct dutch_bracket *b = q->bracket;

    if (b->look == LOOK_NOWHERE || b->look == LOOK_COVER)
        return true;
    bool resident = q->m.kind[u] == PART_BELOW || !b->residents_bye;
    return resident && !entrant_at(q, u)->no_bye;
}

static wide leave_uncovered(const struct dutch_question *q, int u, int v)
{
    (void)v;
    if (!may_have_door(q, u))
        return IMPOSSIBLE;
    return plus(q->m.kind[u] == PART_IN ? leave(q, u) : 0, q->weights.uncovered);
}

static wide below_alone(const struct dutch_question *q, int u, int v)
{
    (void)v;
    return may_have_door(q, u) ? 0 : IMPOSSIBLE;
}

static wide pair_below(const struct dutch_question *q, int u, int v)
{
    return q->bracket->look == LOOK_COMPLETE && is_open(q, u, v) ? 0 : IMPOSSIBLE;
}

static wide two_doors(const struct dutch_question *q, int u, int v)
{
    (void)u, (void)v;
    return q->bracket->look == LOOK_COVER ? 0 : IMPOSSIBLE;
}

static wide price_of(const struct matching *m, int u, int v)
{
    static wide (*const price[PARTS][PARTS])(const struct dutch_question *, int, int) = {
        [PART_IN] = { pair, never, meet_below, leave_uncovered },
        [PART_OUT] = { never, never, meet_below, leave_uncovered },
        [PART_BELOW] = { never, never, pair_below, below_alone },
        [PART_DOOR] = { never, never, never, two_doors },
    };
    int x = u < v ? u : v, y = u < v ? v : u;

    return price[m->kind[x]][m->kind[y]](m->prices, x, y);
}

/* --- the vertices ----------------------------------------------------------------------------- */

static int doors(const struct dutch_bracket *b, int leave)
{
    switch (b->look) {
    case LOOK_COVER:
        return leave + b->nout + b->nbelow;
    case LOOK_COMPLETE:
        return (b->n + b->nout + b->nbelow) % 2;
    default:
        return leave;
    }
}

static int seat(struct matching *m, int at, const int *player, int n, enum dutch_part part)
{
    for (int i = 0; i < n; i++) {
        m->team[at + i] = player ? player[i] : NOBODY;
        m->kind[at + i] = (unsigned char)part;
    }
    return at + n;
}

static void seat_all(struct dutch_question *q, const struct dutch_bracket *b, int leave, struct arena *a)
{
    bool looks = b->look == LOOK_COVER || b->look == LOOK_COMPLETE;
    int nout = looks ? b->nout : 0, nbelow = looks ? b->nbelow : 0, ndoor = doors(b, leave);

    q->bracket = b;
    q->m = matching_new(&b->field->closed, b->n + nout + nbelow + ndoor, a);
    q->m.price = price_of;
    q->m.prices = q;
    int at = seat(&q->m, 0, b->player, b->n, PART_IN);
    at = seat(&q->m, at, b->out, nout, PART_OUT);
    at = seat(&q->m, at, b->below, nbelow, PART_BELOW);
    seat(&q->m, at, NULL, ndoor, PART_DOOR);
    q->higher = arena_new(a, bool, b->n);
    q->moves = arena_new(a, bool, b->n);
    q->remains = arena_new(a, int, b->n);
}

/* --- the start -------------------------------------------------------------------------------- */

static bool is_due(const struct dutch_question *q, int v, enum colour colour, enum strength least)
{
    if (q->m.kind[v] != PART_IN)
        return false;
    const struct preference *p = &q->bracket->field->card[q->m.team[v]].preference;
    return p->due == colour && p->strength >= least;
}

/* Where more than half are due one colour some must meet each other, and that costs: each of them has the price of it to give,
   and takes it from all others. */
static void give(struct dutch_question *q, enum colour colour, enum strength least, wide price)
{
    int due = 0, n = 0;

    for (int v = 0; v < q->bracket->n; v++) {
        due += !q->m.gone[v] && is_due(q, v, colour, least);
        n += !q->m.gone[v];
    }
    for (int v = 0; 2 * due > n && v < q->m.n; v++)
        q->dual[v] += is_due(q, v, colour, least) ? price : -price;
}

static void weigh(struct dutch_question *q, struct weights w, struct arena *a)
{
    int n = q->bracket->n;

    q->weights = w;
    q->known = arena_new(a, unsigned char, (size_t)n *(size_t)n);
    for (int u = 0; u < n; u++)
        for (int v = u + 1; v < n; v++)
            q->known[u * n + v] = is_open(q, u, v) ? weights_kind(q->bracket, u, v) : CLOSED;
    q->dual = arena_new(a, wide, q->m.n);
    for (int colour = BLACK; colour <= WHITE; colour += WHITE - BLACK) {
        give(q, colour, MILD, q->weights.same);
        give(q, colour, STRONG, q->weights.strong);
    }
}

static void suggest(struct dutch_question *q, int u, int v)
{
    struct matching *m = &q->m;

    if (m->mate[u] != NOBODY || m->mate[v] != NOBODY || m->gone[u] || m->gone[v])
        return;
    wide price = pairs_cost(m, u, v);
    if (price >= 0 && 2 * price == q->dual[u] + q->dual[v]) {
        m->mate[u] = v;
        m->mate[v] = u;
    }
}

/* --- the questions ---------------------------------------------------------------------------- */

static void suggest_from(struct dutch_question *q, int u, int v, int end)
{
    for (; v < end && q->m.mate[u] == NOBODY; v++)
        suggest(q, u, v);
}

/* A head start: those moved down, each with the highest opponent, then the others, the first half with the second. */
static void suggest_moved(struct dutch_question *q)
{
    int n = q->bracket->n, moved = q->bracket->moved, middle = (n + moved) / 2;

    for (int u = 0; u < moved; u++)
        suggest_from(q, u, moved, n);
    for (int u = moved; u < n; u++)
        suggest_from(q, u, u < middle ? middle : u + 1, n);
}

void question_ask(struct dutch_question *q, const struct dutch_bracket *b, int leave, struct arena *a)
{
    *q = (struct dutch_question){ .leaver = NOBODY };
    seat_all(q, b, leave, a);
    weigh(q, weights_of(b, leave, 0, a), a);
    suggest_moved(q);
    q->c = cheapest_make(&q->m, q->dual);
}

int question_leave(const struct dutch_bracket *b, struct arena *a)
{
    if (b->look == LOOK_LOWEST)
        return b->n % 2;
    if (b->look == LOOK_COMPLETE) {
        /* The same so that the next one is completed; more than there are if it cannot be. */
        struct dutch_question q = { .leaver = NOBODY, .weights = { .leaves = 1, .score = arena_new(a, wide, b->n) } };

        seat_all(&q, b, 0, a);
        weigh(&q, q.weights, a);
        suggest_moved(&q);
        return cheapest_make(&q.m, q.dual) ? (int)q.m.best : b->n + 1;
    }
    /* RULE_DUTCH_MOST_PAIRS: how many are left. */
    struct matching m = matching_new(&b->field->closed, b->n, a);

    takes_free(&m, 0, 0);
    for (int v = 0; v < b->n; v++) {
        m.team[v] = b->player[v];
        m.kind[v] = b->field->card[b->player[v]].takes;
    }
    for (int v = 0; v < b->n / 2; v++)
        matching_suggest(&m, v, v + b->n / 2);
    return matching_fill(&m);
}

void question_remainder(struct dutch_question *q, const struct dutch_bracket *b, const bool *gone, int pairs, int leave,
                        struct arena *a)
{
    int *place = arena_new(a, int, b->n);

    *q = (struct dutch_question){ .half = pairs, .leaver = NOBODY };
    seat_all(q, b, leave, a);
    memcpy(q->m.gone, gone, sizeof *gone * (size_t)b->n);
    for (int v = 0; v < q->bracket->n; v++)
        if (!q->m.gone[v]) {
            place[q->size] = v;
            q->remains[v] = q->size++;
        }
    weigh(q, weights_of(b, leave, q->size, a), a);
    /* A head start: what the rules would take if nothing stood against it, then whatever costs nothing. */
    struct matching *m = &q->m;

    for (int i = 0; i < q->half; i++)
        suggest(q, place[i], place[i + q->half]);
    for (int door = q->bracket->n; door < m->n; door++)
        for (int i = q->size - 1; i >= q->half && m->kind[door] == PART_DOOR && m->mate[door] == NOBODY; i--)
            suggest(q, place[i], door);
    for (int i = 0; i < q->half; i++)
        suggest_from(q, place[i], place[q->half - 1] + 1, q->bracket->n);
    q->c = cheapest_make(&q->m, q->dual);
}
