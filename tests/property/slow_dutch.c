/* SPDX-License-Identifier: Apache-2.0 */
/* slow_dutch.c - the Dutch system of 2006 for a few players: every pairing of a bracket, written in every way it can be. */
#include <string.h>

#include "engine/base/arena.h"
#include "tests/property/slow.h"

enum { KEYS_MOST = 12 * SLOW_MOST };

/* A key list; the smaller one is the better pairing. */
struct keys {
    long key[KEYS_MOST];
    int n;
};

typedef int mates[SLOW_MOST]; /* by place: the partner's place, -1 for who is left */

struct dutch {
    struct slow w;
    unsigned bye; /* who may have one */
    bool swapped; /* strong preferences have the place of even rounds in odd ones, and the other way round */
    struct pair *pair;
    int npair;
};

/* A bracket with what is asked of those left over. */
struct ref_bracket {
    struct dutch *d;
    unsigned in, moved, out, next; /* `out`: without opponents, `next`: the residents of the next bracket */
    bool hetero, all, complete, apart;
    int pairs, covered; /* to be reached in a second look: -1 before there is one */
    long scores;
    bool found;
    struct keys best;
    mates mate, result;
};

static long points(const struct dutch *d, int v)
{
    return d->w.s->entrant[d->w.who[v]].points;
}

/* --- players ---------------------------------------------------------------------------------- */

/* 3 absolute, 2 strong, 1 mild, and its colour. */
static int wants(const struct swiss *s, int i, int *colour)
{
    int white = slow_white(s, i), last = slow_last(s, i, 1);

    *colour = white < 0 ? 1 : white > 0 ? -1 : -last;
    if (white > 1 || white < -1)
        return 3;
    if (last != 0 && last == slow_last(s, i, 2)) {
        *colour = -last;
        return 3;
    }
    return white ? 2 : last ? 1 : 0;
}

static bool top_scorer(const struct swiss *s, int i)
{
    return s->round == s->rounds && 2 * s->entrant[i].points > 2 * (s->round - 1);
}

/* Least strength of the two if both want one colour, else 0. */
static int clash(const struct swiss *s, int a, int b)
{
    int x, y, u = wants(s, a, &x), v = wants(s, b, &y);

    return x != 0 && x == y ? (u < v ? u : v) : 0;
}

static bool may_meet(const struct swiss *s, int a, int b)
{
    return !slow_met(s, a, b) && (clash(s, a, b) < 3 || top_scorer(s, a) || top_scorer(s, b));
}

static bool floated(const struct swiss *s, int i, int back, enum entrant_float way)
{
    return !top_scorer(s, i) && s->entrant[i].floats[back] == way;
}

/* --- what becomes of those who move down ------------------------------------------------------- */

/* So many of `set` as can have an opponent of their own in `next`. */
static int cover(const struct dutch *d, unsigned set, unsigned next)
{
    if (set == 0)
        return 0;
    int u = __builtin_ctz(set), best = cover(d, set & (set - 1), next);
    for (int v = 0; v < d->w.n; v++)
        if (next >> v & 1 && d->w.open[u][v]) {
            int n = 1 + cover(d, set & (set - 1), next & ~(1u << v));
            best = n > best ? n : best;
        }
    return best;
}

static bool complete(struct dutch *d, unsigned set, unsigned bye)
{
    if (__builtin_popcount(set) % 2 == 0)
        return slow_complete(&d->w, set);
    for (int v = 0; v < d->w.n; v++)
        if (set & bye & d->bye & 1u << v && slow_complete(&d->w, set & ~(1u << v)))
            return true;
    return false;
}

static bool complete_apart(struct dutch *d, unsigned moved, unsigned next)
{
    if (moved == 0)
        return complete(d, next, next);
    int u = __builtin_ctz(moved);
    for (int v = 0; v < d->w.n; v++)
        if (next >> v & 1 && d->w.open[u][v] && complete_apart(d, moved & (moved - 1), next & ~(1u << v)))
            return true;
    return false;
}

static unsigned left_of(const struct ref_bracket *b)
{
    unsigned left = 0;

    for (int v = 0; v < b->d->w.n; v++)
        if (b->in >> v & 1 && b->mate[v] < 0)
            left |= 1u << v;
    return left;
}

static bool completes(const struct ref_bracket *b)
{
    unsigned down = left_of(b) | b->out;

    return b->apart ? complete_apart(b->d, down, b->next) : complete(b->d, down | b->next, ~0u);
}

/* --- keys 1 to 4 ------------------------------------------------------------------------------- */

static void put(struct keys *k, long key)
{
    k->key[k->n++] = key;
}

static int count_pairs(const struct ref_bracket *b)
{
    int n = 0;

    for (int v = 0; v < b->d->w.n; v++)
        n += b->mate[v] > v;
    return n;
}

static int count_moved(const struct ref_bracket *b)
{
    int n = 0;

    for (int v = 0; v < b->d->w.n; v++)
        n += b->mate[v] > v && (b->moved >> v & 1 || b->moved >> b->mate[v] & 1);
    return n;
}

static void put_prices(const struct ref_bracket *b, struct keys *k)
{
    const struct slow *w = &b->d->w;
    long n[9] = { 0 };

    for (int v = 0; v < w->n; v++) {
        if (!(b->in >> v & 1))
            continue;
        int with = b->mate[v], i = w->who[v];
        for (int back = 0; back < 2; back++) {
            n[5 + back] += with < 0 && floated(w->s, i, back, FLOATED_DOWN);
            n[7 + back] += b->hetero && with >= 0 && b->moved >> with & 1 && points(b->d, with) > points(b->d, v) &&
                           floated(w->s, i, back, FLOATED_UP);
        }
        int both = with > v ? clash(w->s, i, w->who[with]) : 0;
        n[1] += both == 3;
        n[(w->s->round % 2 != 0) != b->d->swapped ? 2 : 4] += both >= 2;
        n[3] += both >= 1;
    }
    for (int i = 1; i <= 8; i++)
        put(k, n[i]);
}

/* The scores of those left over from the highest one, as one number. */
static long scores_of(const struct ref_bracket *b)
{
    long sum = 0;

    for (int v = 0; v < b->d->w.n; v++)
        if (b->in >> v & 1 && b->mate[v] < 0)
            sum = sum * 32 + points(b->d, v) + 1;
    return sum;
}

static void put_first(const struct ref_bracket *b, struct keys *k)
{
    put(k, -count_pairs(b));
    put(k, b->hetero ? -count_moved(b) : 0);
    put(k, scores_of(b)); /* as many of them in all that are compared */
    put_prices(b, k);
}

/* --- keys 5 to 7, for one way to write a pairing ------------------------------------------------- */

static void put_moved(const struct ref_bracket *b, unsigned s1, struct keys *k)
{
    for (int v = 0; v < b->d->w.n; v++)
        if (s1 >> v & 1)
            put(k, v);
    for (int v = 0; v < b->d->w.n; v++)
        if (s1 >> v & 1)
            put(k, b->mate[v]);
}

/* `upper` are those of the remainder who stand in S1. */
static void put_remainder(const struct ref_bracket *b, const int *rest, int n, unsigned upper, struct keys *k)
{
    int q = __builtin_popcount(upper), many = 0, sum = 0;

    for (int i = 0; i < n; i++) {
        bool up = upper >> rest[i] & 1;
        many += i < q && !up;
        sum += i < q && !up ? -i : i >= q && up ? i : 0;
    }
    put(k, many);
    put(k, sum);
    for (int i = q - 1; i >= 0; i--)
        if (!(upper >> rest[i] & 1))
            put(k, -i);
    for (int i = q; i < n; i++)
        if (upper >> rest[i] & 1)
            put(k, i);
    for (int i = 0; i < n; i++)
        if (upper >> rest[i] & 1)
            put(k, b->mate[rest[i]]);
}

static bool less(const struct keys *a, const struct keys *b)
{
    for (int i = 0; i < a->n && i < b->n; i++)
        if (a->key[i] != b->key[i])
            return a->key[i] < b->key[i];
    return false;
}

static void offer(struct ref_bracket *b, const struct keys *k)
{
    if (b->found && !less(k, &b->best))
        return;
    b->found = true;
    b->best = *k;
    memcpy(b->result, b->mate, sizeof b->result);
}

/* Either player of each pair may be the one of S1: `s1` of those moved down if one of the two is and that counts, else `upper`. */
static void write_all(struct ref_bracket *b, int v, unsigned s1, unsigned upper, const struct keys *first)
{
    int n = b->d->w.n, rest[SLOW_MOST], nrest = 0;

    while (v < n && b->mate[v] < v)
        v++;
    if (v < n) {
        for (int side = 0; side < 2; side++) {
            int x = side ? b->mate[v] : v;
            if (!b->hetero || !(b->moved & (1u << v | 1u << b->mate[v])))
                write_all(b, v + 1, s1, upper | 1u << x, first);
            else if (b->moved >> x & 1)
                write_all(b, v + 1, s1 | 1u << x, upper, first);
        }
        return;
    }
    for (int x = 0; x < n; x++)
        if (b->in >> x & 1 && !(s1 >> x & 1) && (b->mate[x] < 0 || !(s1 >> b->mate[x] & 1)))
            rest[nrest++] = x;
    struct keys k = *first;
    put_moved(b, s1, &k);
    put_remainder(b, rest, nrest, upper, &k);
    offer(b, &k);
}

/* --- all pairings ------------------------------------------------------------------------------- */

static bool is_admitted(const struct ref_bracket *b)
{
    unsigned left = left_of(b);

    if (b->all && (__builtin_popcount(left) > 1 || left & ~b->d->bye))
        return false;
    if (b->pairs >= 0 && (count_pairs(b) != b->pairs || scores_of(b) != b->scores))
        return false;
    if (b->complete && !completes(b))
        return false;
    return b->covered < 0 || cover(b->d, left | b->out, b->next) == b->covered;
}

static void consider(struct ref_bracket *b)
{
    struct keys first = { .n = 0 };

    if (!is_admitted(b))
        return;
    put_first(b, &first);
    if (!b->found || !less(&b->best, &first))
        write_all(b, 0, 0, 0, &first);
}

static void each_pairing(struct ref_bracket *b, unsigned rest, void (*what)(struct ref_bracket *))
{
    if (rest == 0) {
        what(b);
        return;
    }
    int u = __builtin_ctz(rest);
    each_pairing(b, rest & (rest - 1), what);
    for (int v = u + 1; v < b->d->w.n; v++)
        if (rest >> v & 1 && b->d->w.open[u][v]) {
            b->mate[u] = v;
            b->mate[v] = u;
            each_pairing(b, rest & (rest - 1) & ~(1u << v), what);
            b->mate[u] = b->mate[v] = -1;
        }
}

static bool best_pairing(struct ref_bracket *b)
{
    b->found = false;
    for (int v = 0; v < SLOW_MOST; v++)
        b->mate[v] = -1;
    each_pairing(b, b->in, consider);
    memcpy(b->mate, b->result, sizeof b->mate);
    return b->found;
}

/* --- why ----------------------------------------------------------------------------------------- */

/* As put_first, and who is covered before the prices. */
static void put_covered(const struct ref_bracket *b, struct keys *k)
{
    struct keys first = { .n = 0 };

    put_first(b, &first);
    for (int i = 0; i < first.n; i++) {
        if (i == 3)
            put(k, b->covered < 0 ? 0 : -cover(b->d, left_of(b) | b->out, b->next));
        put(k, first.key[i]);
    }
}

/* All that is asked but for the number of pairs, their scores and who is covered, which are compared. */
static void consider_keys(struct ref_bracket *b)
{
    struct keys k = { .n = 0 };
    unsigned left = left_of(b);

    if ((b->all && (__builtin_popcount(left) > 1 || left & ~b->d->bye)) || (b->complete && !completes(b)))
        return;
    put_covered(b, &k);
    if (!b->found || less(&k, &b->best)) {
        b->found = true;
        b->best = k;
    }
}

/* By place in the list of put_covered. */
static struct failure failure_by(const struct keys *with, const struct keys *best)
{
    static const struct failure of[] = {
        { KEY_FEWER, RULE_DUTCH_MOST_PAIRS },  { KEY_MOVED, RULE_DUTCH_SUBGROUPS },
        { KEY_SCORES, RULE_DUTCH_NEAR_SCORE }, { KEY_AHEAD, RULE_DUTCH_AHEAD },
        { KEY_ABSOLUTE, RULE_DUTCH_LIMITS },   { KEY_STRONG, RULE_DUTCH_STRONG },
        { KEY_SAME, RULE_DUTCH_MOST_DUE },     { KEY_STRONG, RULE_DUTCH_STRONG },
        { KEY_DOWN, RULE_DUTCH_FLOAT_TWICE },  { KEY_DOWN_BEFORE, RULE_DUTCH_FLOAT_TWICE },
        { KEY_UP, RULE_DUTCH_FLOAT_TWICE },    { KEY_UP_BEFORE, RULE_DUTCH_FLOAT_TWICE },
    };

    for (int i = 0; i < best->n; i++)
        if (with->key[i] != best->key[i])
            return with->key[i] > best->key[i] ? of[i] : (struct failure){ 0 };
    return (struct failure){ KEY_ORDER, RULE_NONE };
}

/* The best that can be with the pairs of `fixed`, and with u and v, or without one for u if v is -1. */
static struct failure failure_with(const struct ref_bracket *settled, const int *fixed, int u, int v, enum rule order)
{
    struct ref_bracket b = *settled;
    struct keys best = { .n = 0 };
    unsigned rest = b.in & ~(1u << u);

    put_covered(&b, &best);
    memcpy(b.mate, fixed, sizeof b.mate);
    for (int x = 0; x < b.d->w.n; x++)
        rest &= fixed[x] >= 0 ? ~(1u << x) : ~0u;
    if (v >= 0) {
        rest &= ~(1u << v);
        b.mate[u] = v;
        b.mate[v] = u;
    }
    b.found = false;
    each_pairing(&b, rest, consider_keys);
    if (!b.found)
        return (struct failure){ KEY_REST, RULE_DUTCH_LOWEST };
    struct failure f = failure_by(&b.best, &best);
    f.rule = f.key == KEY_ORDER ? order : f.rule;
    return f;
}

static struct failure failure_apart(const struct dutch *d, int u, int v)
{
    enum reason_key apart = slow_apart(d->w.s, d->w.who[u], d->w.who[v]);

    if (apart != KEY_NONE)
        return (struct failure){ apart, RULE_DUTCH_NO_REMATCH };
    return d->w.open[u][v] ? (struct failure){ 0 } : (struct failure){ KEY_LIMITS, RULE_DUTCH_LIMITS };
}

static void tell_pair(const struct ref_bracket *b, int *fixed, int u, int first, enum rule rule, enum rule order)
{
    const struct slow *w = &b->d->w;
    int v = b->mate[u];
    struct reason x = reason_of(ABOUT_PAIR, w->who[u], w->who[v], rule);

    if (first != v) {
        struct failure f = failure_apart(b->d, u, first);
        x = reason_against(x, w->who[first], f.key ? f : failure_with(b, fixed, u, first, order));
    }
    reason_add(w->why, x);
    fixed[u] = v;
    fixed[v] = u;
}

/* Pairs of S1 from the highest on: the first candidate is the highest of S2. */
static void tell_pairs(const struct ref_bracket *b, int *fixed, unsigned in, unsigned s1, enum rule rule,
                       enum rule order)
{
    for (int u = 0; u < b->d->w.n; u++) {
        int first = 0;
        if (!(s1 >> u & 1))
            continue;
        while (!((in & ~s1) >> first & 1) || fixed[first] >= 0 || (rule == RULE_DUTCH_SUBGROUPS && first < u))
            first++;
        tell_pair(b, fixed, u, first, rule, order);
    }
}

/* Who is of the first half of the remainder and not the higher one of a pair, or the other way round. */
static void tell_moves(const struct ref_bracket *b, const int *fixed, unsigned upper)
{
    int place = 0, half = __builtin_popcount(upper);

    for (int v = 0; v < b->d->w.n; v++)
        if (b->in >> v & 1 && fixed[v] < 0 && (place++ < half) != (upper >> v & 1))
            reason_add(b->d->w.why, reason_of(ABOUT_HALF, b->d->w.who[v], NOBODY, RULE_DUTCH_EXCHANGE));
}

static void tell_left(const struct ref_bracket *b, bool again)
{
    const struct slow *w = &b->d->w;
    unsigned left = left_of(b), others = b->in & ~left;
    int none[SLOW_MOST], last = others ? 31 - __builtin_clz(others) : -1;
    enum rule rule = b->all                           ? RULE_DUTCH_BYE
                     : again                          ? RULE_DUTCH_LOWEST
                     : b->complete || b->covered >= 0 ? RULE_DUTCH_AHEAD
                                                      : RULE_DUTCH_NEAR_SCORE;

    memset(none, -1, sizeof none);
    for (int v = 0; v < w->n; v++) {
        struct reason x = reason_of(b->all ? ABOUT_BYE : ABOUT_FLOAT, w->who[v], NOBODY, rule);
        if (!(left >> v & 1))
            continue;
        if (last > v && b->all && !(b->d->bye >> last & 1))
            x = reason_against(x, w->who[last], (struct failure){ KEY_HAD_BYE, RULE_DUTCH_BYE_ONCE });
        else if (last > v)
            x = reason_against(x, w->who[last],
                               failure_with(b, none, last, -1, b->hetero ? RULE_DUTCH_TRANSPOSE : RULE_DUTCH_EXCHANGE));
        reason_add(w->why, x);
    }
}

static void tell_out(const struct ref_bracket *b)
{
    const struct slow *w = &b->d->w;

    for (int v = 0; v < w->n; v++) {
        unsigned others = b->in ? b->in : b->out & ~(1u << v);
        if (!(b->out >> v & 1))
            continue;
        struct reason x = reason_of(ABOUT_FLOAT, w->who[v], NOBODY, RULE_DUTCH_NO_OPPONENT);
        if (others)
            x = reason_against(x, w->who[__builtin_ctz(others)], failure_apart(b->d, v, __builtin_ctz(others)));
        reason_add(w->why, x);
    }
}

static void tell(const struct ref_bracket *b, bool again)
{
    unsigned s1 = 0, upper = 0, in = b->in;
    int fixed[SLOW_MOST];

    memset(fixed, -1, sizeof fixed);
    tell_out(b);
    for (int v = 0; v < b->d->w.n; v++) {
        bool pair = b->in >> v & 1 && b->mate[v] > v;
        bool moved = pair && b->hetero && b->moved & (1u << v | 1u << b->mate[v]);
        s1 |= moved ? 1u << v : 0;
        upper |= pair && !moved ? 1u << v : 0;
    }
    tell_pairs(b, fixed, in, s1, RULE_DUTCH_SUBGROUPS, RULE_DUTCH_TRANSPOSE);
    tell_moves(b, fixed, upper);
    tell_pairs(b, fixed, in, upper, RULE_DUTCH_REMAINDER, RULE_DUTCH_EXCHANGE);
    tell_left(b, again);
}

/* --- a look at the next bracket ------------------------------------------------------------------ */

static struct {
    bool completes;
    int covered;
} look;

static void look_at(struct ref_bracket *b)
{
    if (count_pairs(b) != b->pairs || scores_of(b) != b->scores)
        return;
    int covered = cover(b->d, left_of(b) | b->out, b->next);
    look.covered = covered > look.covered ? covered : look.covered;
}

static void look_ahead(struct ref_bracket *b, bool lowest)
{
    unsigned down = left_of(b) | b->out;
    struct ref_bracket again = *b;

    again.apart = __builtin_popcount(down) < __builtin_popcount(b->next);
    again.pairs = count_pairs(b);
    again.scores = scores_of(b);
    if (lowest ? completes(&again) : cover(b->d, down, b->next) == __builtin_popcount(down))
        return;
    again.complete = lowest;
    look.covered = 0;
    if (!lowest) {
        for (int v = 0; v < SLOW_MOST; v++)
            again.mate[v] = -1;
        each_pairing(&again, b->in, look_at);
        again.covered = look.covered;
    }
    if (best_pairing(&again))
        *b = again;
}

/* --- brackets from the top ------------------------------------------------------------------------ */

static struct ref_bracket bracket_of(struct dutch *d, unsigned moved, unsigned residents, unsigned next, bool all)
{
    struct ref_bracket b = { .d = d, .next = next, .all = all, .pairs = -1, .covered = -1 };
    unsigned set = moved | residents;

    for (int v = 0; v < d->w.n; v++) {
        bool some = all;
        for (int x = 0; x < d->w.n; x++)
            some |= set >> x & 1 && d->w.open[v][x];
        if (set >> v & 1)
            *(some ? &b.in : &b.out) |= 1u << v;
    }
    b.moved = moved & b.in;
    b.hetero = b.moved && 2 * __builtin_popcount(b.moved) < __builtin_popcount(b.in);
    return b;
}

static void keep(struct dutch *d, const struct ref_bracket *b)
{
    for (int v = 0; v < d->w.n; v++)
        if (b->in >> v & 1 && b->mate[v] > v)
            d->pair[d->npair++] = (struct pair){ d->w.who[v], d->w.who[b->mate[v]] };
}

static int groups_of(const struct dutch *d, unsigned *group)
{
    int n = 0;

    for (int v = 0; v < d->w.n; v++) {
        if (v == 0 || points(d, v) != points(d, v - 1))
            group[n++] = 0;
        group[n - 1] |= 1u << v;
    }
    return n;
}

/* The lowest bracket, if it can be completed; `upper` counts as moved down if nobody has. */
static bool finish(struct dutch *d, unsigned moved, unsigned residents, unsigned upper, int *bye)
{
    struct ref_bracket b = bracket_of(d, moved, residents, 0, true);

    if (moved == 0 && upper) {
        b.moved = upper;
        b.hetero = true;
    }
    if (!best_pairing(&b))
        return false;
    keep(d, &b);
    if (upper) {
        struct reason x = reason_of(ABOUT_JOINED, d->w.who[__builtin_ctz(upper)],
                                    d->w.who[__builtin_ctz(residents & ~upper)], RULE_DUTCH_LOWEST);
        reason_add(d->w.why, reason_against(x, NOBODY, (struct failure){ KEY_REST, RULE_DUTCH_LOWEST }));
    }
    tell(&b, false);
    unsigned left = left_of(&b);
    *bye = left ? d->w.who[__builtin_ctz(left)] : -1;
    return true;
}

static bool pair_all(struct dutch *d, int *bye)
{
    unsigned group[SLOW_MOST], moved[SLOW_MOST + 1] = { 0 }, upper = 0;
    int n = groups_of(d, group), first[SLOW_MOST], told[SLOW_MOST];

    for (int i = 0; i + 1 < n; i++) {
        struct ref_bracket b = bracket_of(d, moved[i], group[i], group[i + 1], false);
        best_pairing(&b);
        look_ahead(&b, i + 2 == n);
        first[i] = d->npair;
        told[i] = d->w.why->n;
        keep(d, &b);
        tell(&b, false);
        moved[i + 1] = left_of(&b) | b.out;
    }
    for (int i = n - 1;; i--) {
        if (finish(d, moved[i], group[i], upper, bye))
            return true;
        if (i == 0)
            return false;
        struct ref_bracket b = bracket_of(d, moved[i - 1], group[i - 1], group[i], false);
        b.complete = true;
        d->npair = first[i - 1];
        d->w.why->n = told[i - 1];
        if (best_pairing(&b) && count_pairs(&b) > 0) {
            keep(d, &b);
            tell(&b, true);
            return finish(d, left_of(&b) | b.out, group[i], upper, bye);
        }
        upper = group[i - 1];
        group[i - 1] |= group[i];
    }
}

/* --- the round ---------------------------------------------------------------------------------- */

/* What a, the higher ranked one, gets. */
static int colour_of(const struct swiss *s, int a, int b, enum reason_key *by)
{
    int x, y, u = wants(s, a, &x), v = wants(s, b, &y);

    *by = KEY_BY_LOT;
    if (x == 0 && y == 0)
        return s->entrant[a].number % 2 ? s->lot : -s->lot;
    *by = KEY_BY_DUE;
    if (x != y)
        return x ? x : -y;
    *by = KEY_BY_STRENGTH;
    if (u != v)
        return u > v ? x : -x;
    int turn = slow_alternate(s, a, b);
    *by = turn ? KEY_BY_HISTORY : KEY_BY_RANK;
    return turn ? turn : x;
}

bool slow_dutch_suit(const struct swiss *s, int a, int b)
{
    return clash(s, a, b) < 3 || top_scorer(s, a) || top_scorer(s, b);
}

static void find_open(struct slow *w)
{
    memset(w->known, 0, sizeof w->known);
    for (int u = 0; u < w->n; u++)
        for (int v = 0; v < w->n; v++)
            w->open[u][v] = u != v && may_meet(w->s, w->who[u], w->who[v]);
}

static struct swiss_round pair_round(struct dutch *d, const struct swiss *s, struct reasons *why, struct arena *a)
{
    long rank[SLOW_MOST][8] = { { 0 } };
    int bye = -1;

    d->w.s = s;
    d->w.why = why;
    d->pair = arena_new(a, struct pair, SLOW_MOST);
    for (int i = 0; i < s->n; i++) {
        rank[i][0] = s->entrant[i].points;
        rank[i][1] = -s->entrant[i].number;
        if (s->entrant[i].paired)
            d->w.who[d->w.n++] = i;
    }
    slow_sort(&d->w, (const long(*)[8])rank);
    find_open(&d->w);
    for (int v = 0; v < d->w.n; v++)
        d->bye |= s->entrant[d->w.who[v]].no_bye ? 0 : 1u << v;
    if (d->w.n > 0 && !pair_all(d, &bye))
        return (struct swiss_round){ .bye = NOBODY };
    for (int i = 0; i < d->npair; i++) {
        struct pair p = d->pair[i]; /* the higher ranked first */
        struct failure f;
        if (colour_of(s, p.white, p.black, &f.key) != 1)
            d->pair[i] = (struct pair){ p.black, p.white };
        f.rule = f.key == KEY_BY_LOT ? RULE_DUTCH_LOT : RULE_DUTCH_COLOURS;
        struct reason x = reason_of(ABOUT_COLOUR, d->pair[i].white, d->pair[i].black, f.rule);
        reason_add(why, reason_against(x, NOBODY, f));
    }
    slow_publish(s, d->pair, d->npair, (const long(*)[8])rank);
    return (struct swiss_round){ .legal = true, .pair = d->pair, .npair = d->npair, .bye = d->w.n ? bye : NOBODY };
}

struct swiss_round slow_dutch(const struct swiss *s, struct reasons *why, struct arena *a)
{
    return pair_round(arena_new(a, struct dutch, 1), s, why, a);
}

struct swiss_round slow_dutch_swapped(const struct swiss *s, struct reasons *why, struct arena *a)
{
    struct dutch *d = arena_new(a, struct dutch, 1);

    d->swapped = true;
    return pair_round(d, s, why, a);
}
