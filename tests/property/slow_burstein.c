/* SPDX-License-Identifier: Apache-2.0 */
/* slow_burstein.c - the Burstein system for a few players: every pairing of a group, in the order of the rules. */
#include <string.h>

#include "engine/base/arena.h"
#include "tests/property/slow.h"

struct burstein {
    struct slow w;
    long points[SLOW_MOST];      /* half points with the imaginary one, by index */
    long strength[SLOW_MOST][8]; /* by index */
    struct pair *pair;
    int npair;
};

/* --- points and strength ---------------------------------------------------------------------- */

static void find_points(struct burstein *b)
{
    const struct swiss *s = b->w.s;
    int listed = 0;

    for (int i = 0; i < s->n; i++)
        listed += s->entrant[i].listed;
    for (int i = 0; i < s->n; i++) {
        int before = 0;
        for (int j = 0; j < s->n; j++)
            before += s->entrant[j].listed && s->entrant[j].number < s->entrant[i].number;
        b->points[i] = s->entrant[i].points;
        if (s->round < 3 && s->entrant[i].listed && before < listed / 2)
            b->points[i] += 2;
    }
}

static long imaginary(const struct burstein *b, int i)
{
    return b->points[i] - b->w.s->entrant[i].points;
}

static long adjusted(const struct burstein *b, int i)
{
    const struct entrant *e = &b->w.s->entrant[i];
    long sum = imaginary(b, i);

    for (int r = 0; r < e->npast; r++)
        sum += e->past[r].played ? e->past[r].points : 1;
    return sum;
}

static long worth(const struct burstein *b, int i, int r)
{
    const struct entrant *e = &b->w.s->entrant[i];

    if (e->past[r].played)
        return adjusted(b, e->past[r].opponent);
    long before = imaginary(b, i);
    for (int k = 0; k < r; k++)
        before += e->past[k].points;
    return before + (2 - e->past[r].points) + (e->npast - r - 1);
}

static void find_strength(struct burstein *b, int i)
{
    const struct entrant *e = &b->w.s->entrant[i];
    long sum = 0, product = 0, high = -1, low = 1000;

    for (int r = 0; r < e->npast; r++) {
        long v = worth(b, i, r);
        sum += v;
        product += v * e->past[r].points;
        high = v > high ? v : high;
        low = v < low ? v : low;
    }
    b->strength[i][0] = product;
    b->strength[i][1] = sum;
    b->strength[i][2] = e->npast < 3 ? 0 : sum - high - low;
    b->strength[i][3] = -e->number;
}

/* --- possible pairs --------------------------------------------------------------------------- */

static bool can_have(const struct swiss *s, int i, int colour)
{
    bool beyond = colour * (slow_white(s, i) + colour) > 2;

    return !beyond && !(slow_last(s, i, 1) == colour && slow_last(s, i, 2) == colour);
}

static bool suits(const struct swiss *s, int white, int black)
{
    return can_have(s, white, 1) && can_have(s, black, -1);
}

static void find_open(struct slow *w)
{
    memset(w->known, 0, sizeof w->known);
    for (int u = 0; u < w->n; u++)
        for (int v = 0; v < w->n; v++) {
            int a = w->who[u], b = w->who[v];
            w->open[u][v] = u != v && !slow_met(w->s, a, b) && (suits(w->s, a, b) || suits(w->s, b, a));
        }
}

/* --- groups ----------------------------------------------------------------------------------- */

/* Places are in the order of strength, so a set of them is in order too. */
static bool may_float(struct burstein *b, unsigned group, unsigned next, unsigned below, int v, int floated)
{
    bool opponent = false, fits = false;

    if (!(group >> v & 1) || v == floated || !slow_complete(&b->w, group & ~(1u << v)) ||
        !slow_complete(&b->w, below | 1u << v))
        return false;
    for (int x = 0; x < b->w.n; x++)
        opponent |= next >> x & 1 && b->w.open[v][x];
    if (__builtin_popcount(next) % 2)
        fits = slow_complete(&b->w, next | 1u << v);
    else
        for (int x = 0; x < b->w.n; x++)
            fits |= next >> x & 1 && slow_complete(&b->w, (next | 1u << v) & ~(1u << x));
    return opponent && fits;
}

static unsigned floaters(struct burstein *b, unsigned group, unsigned next, unsigned below, int floated)
{
    unsigned set = 0;

    for (int v = 0; v < b->w.n; v++)
        set |= may_float(b, group, next, below, v, floated) ? 1u << v : 0;
    return set;
}

struct search {
    struct burstein *b;
    unsigned may;
    int now[SLOW_MOST], best[SLOW_MOST], least; /* partner by place, its own for the floater */
};

static int same_due(const struct search *f)
{
    const struct slow *w = &f->b->w;
    int n = 0;

    for (int v = 0; v < w->n; v++)
        if (f->now[v] > v) {
            int a = slow_due(w->s, w->who[v]);
            n += a != 0 && a == slow_due(w->s, w->who[f->now[v]]);
        }
    return n;
}

/* All pairings in the order of the rules; the first with the fewest stays. */
static void try_rest(struct search *f, unsigned rest)
{
    int n = same_due(f);

    if (rest == 0 && n < f->least) {
        f->least = n;
        memcpy(f->best, f->now, sizeof f->best);
    }
    if (rest == 0)
        return;
    int u = __builtin_ctz(rest);
    for (int v = f->b->w.n - 1; v > u; v--)
        if (rest >> v & 1 && f->b->w.open[u][v]) {
            f->now[u] = v;
            f->now[v] = u;
            try_rest(f, rest & ~(1u << u) & ~(1u << v));
            f->now[u] = f->now[v] = NOBODY;
        }
    if (__builtin_popcount(rest) % 2 && f->may >> u & 1) {
        f->now[u] = u;
        try_rest(f, rest & ~(1u << u));
        f->now[u] = NOBODY;
    }
}

static struct search search_of(struct burstein *b, unsigned may)
{
    struct search f = { .b = b, .may = may, .least = SLOW_MOST };

    for (int v = 0; v < SLOW_MOST; v++)
        f.now[v] = NOBODY;
    return f;
}

/* What u with v fails by when the pairs of `f` have been made, and `rest` is left; nothing if it would do as well. */
static struct failure failure_of(struct search f, unsigned rest, int u, int v, int least)
{
    const struct slow *w = &f.b->w;
    const struct swiss *s = w->s;
    int a = w->who[u], b = w->who[v];
    enum reason_key apart = slow_apart(s, a, b);

    if (apart != KEY_NONE)
        return (struct failure){ apart, RULE_BURSTEIN_NO_REMATCH };
    if (!w->open[u][v]) {
        int c = slow_last(s, a, 1);
        bool third = c && c == slow_last(s, a, 2) && c == slow_last(s, b, 1) && c == slow_last(s, b, 2);
        return (struct failure){ KEY_LIMITS, third ? RULE_BURSTEIN_THIRD_COLOUR : RULE_BURSTEIN_DIFFERENCE };
    }
    f.least = SLOW_MOST;
    f.now[u] = v;
    f.now[v] = u;
    try_rest(&f, rest & ~(1u << u) & ~(1u << v));
    if (f.least == SLOW_MOST)
        return (struct failure){ KEY_REST, RULE_BURSTEIN_HIGHEST_LOWEST };
    return f.least > least ? (struct failure){ KEY_SAME, RULE_BURSTEIN_MOST_DUE } : (struct failure){ 0 };
}

/* The pairs of `best` once more, the highest left first. */
static void tell(struct burstein *b, const struct search *best, unsigned group)
{
    struct search f = search_of(b, best->may);

    for (int u = 0; u < b->w.n; u++) {
        int v = best->best[u], last = SLOW_MOST - 1;
        if (!(group >> u & 1))
            continue;
        while (!(group >> last & 1))
            last--;
        struct reason x = v == u ? reason_of(ABOUT_FLOAT, b->w.who[u], NOBODY, RULE_BURSTEIN_FLOATER)
                                 : reason_of(ABOUT_PAIR, b->w.who[u], b->w.who[v], RULE_BURSTEIN_HIGHEST_LOWEST);
        if (last != v)
            x = reason_against(x, b->w.who[last], failure_of(f, group, u, last, best->least));
        reason_add(b->w.why, x);
        f.now[u] = v;
        f.now[v] = u;
        group &= ~(1u << u) & ~(1u << v);
    }
}

static int pair_group(struct burstein *b, unsigned group, unsigned may)
{
    struct search f = search_of(b, may);
    int floater = NOBODY;

    try_rest(&f, group);
    tell(b, &f, group);
    for (int v = 0; v < b->w.n; v++) {
        if (group >> v & 1 && f.best[v] == v)
            floater = v;
        if (group >> v & 1 && f.best[v] > v)
            b->pair[b->npair++] = (struct pair){ b->w.who[v], b->w.who[f.best[v]] };
    }
    return floater;
}

static unsigned top_of(const struct burstein *b, unsigned left)
{
    long most = -1;
    unsigned set = 0;

    for (int v = 0; v < b->w.n; v++)
        if (left >> v & 1 && b->points[b->w.who[v]] > most)
            most = b->points[b->w.who[v]];
    for (int v = 0; v < b->w.n; v++)
        if (left >> v & 1 && b->points[b->w.who[v]] == most)
            set |= 1u << v;
    return set;
}

static void pair_groups(struct burstein *b, unsigned left)
{
    int floated = NOBODY;

    while (left) {
        unsigned mark = floated == NOBODY ? 0 : 1u << floated, group = mark | top_of(b, left & ~mark), may = 0;
        for (;;) {
            unsigned below = left & ~group, next = top_of(b, below);
            may = floaters(b, group, next, below, floated);
            if (__builtin_popcount(group) % 2 ? may != 0 : slow_complete(&b->w, group) && slow_complete(&b->w, below))
                break;
            struct reason x = reason_of(ABOUT_JOINED, b->w.who[__builtin_ctz(group)], b->w.who[__builtin_ctz(next)],
                                        RULE_BURSTEIN_JOINED);
            reason_add(b->w.why, reason_against(x, NOBODY, (struct failure){ KEY_REST, RULE_BURSTEIN_JOINED }));
            group |= next;
        }
        floated = pair_group(b, group, may);
        left &= ~group;
        left |= floated == NOBODY ? 0 : 1u << floated;
    }
}

/* --- the round -------------------------------------------------------------------------------- */

/* The place of the best candidate. */
static int find_bye(struct burstein *b)
{
    int best = NOBODY;

    for (int v = 0; v < b->w.n; v++)
        if (!b->w.s->entrant[b->w.who[v]].no_bye && slow_complete(&b->w, ((1u << b->w.n) - 1) & ~(1u << v)) &&
            (best == NOBODY || b->points[b->w.who[v]] <= b->points[b->w.who[best]]))
            best = v;
    return best;
}

/* The first of all candidates is the last of the lowest group. */
static void tell_bye(struct burstein *b, int v)
{
    int first = 0;

    for (int x = 0; x < b->w.n; x++)
        if (b->points[b->w.who[x]] <= b->points[b->w.who[first]])
            first = x;
    struct reason x = reason_of(ABOUT_BYE, b->w.who[v], NOBODY, RULE_BURSTEIN_BYE);
    if (first != v && b->w.s->entrant[b->w.who[first]].no_bye)
        x = reason_against(x, b->w.who[first], (struct failure){ KEY_HAD_BYE, RULE_BURSTEIN_BYE_ONCE });
    else if (first != v && !slow_complete(&b->w, ((1u << b->w.n) - 1) & ~(1u << first)))
        x = reason_against(x, b->w.who[first], (struct failure){ KEY_REST, RULE_BURSTEIN_BYE });
    reason_add(b->w.why, x);
}

bool slow_burstein_suit(const struct swiss *s, int a, int b)
{
    return suits(s, a, b) || suits(s, b, a);
}

/* What a, the stronger one, gets. */
static int colour_of(const struct swiss *s, int a, int b, enum reason_key *by)
{
    int x = slow_due(s, a), y = slow_due(s, b);

    *by = KEY_BY_LOT;
    if (x == 0 && y == 0) {
        int low = s->entrant[a].number < s->entrant[b].number ? a : b;
        int colour = s->entrant[low].number % 2 ? s->lot : -s->lot;
        return low == a ? colour : -colour;
    }
    *by = KEY_BY_LIMITS;
    if (suits(s, a, b) != suits(s, b, a))
        return suits(s, a, b) ? 1 : -1;
    *by = KEY_BY_DUE;
    if (x != y)
        return x ? x : -y;
    *by = KEY_BY_DIFFERENCE;
    if (slow_white(s, a) != slow_white(s, b))
        return slow_white(s, a) < slow_white(s, b) ? 1 : -1;
    *by = slow_alternate(s, a, b) ? KEY_BY_HISTORY : KEY_BY_RANK;
    return slow_alternate(s, a, b) ? slow_alternate(s, a, b) : x;
}

static void colour_all(struct burstein *b)
{
    for (int i = 0; i < b->npair; i++) {
        struct pair p = b->pair[i]; /* the stronger one first */
        struct failure f;
        if (colour_of(b->w.s, p.white, p.black, &f.key) != 1)
            b->pair[i] = (struct pair){ p.black, p.white };
        f.rule = f.key == KEY_BY_LOT      ? RULE_BURSTEIN_LOT
                 : f.key == KEY_BY_LIMITS ? RULE_BURSTEIN_DIFFERENCE
                                          : RULE_BURSTEIN_COLOURS;
        struct reason x = reason_of(ABOUT_COLOUR, b->pair[i].white, b->pair[i].black, f.rule);
        reason_add(b->w.why, reason_against(x, NOBODY, f));
    }
}

struct swiss_round slow_burstein(const struct swiss *s, struct reasons *why, struct arena *a)
{
    struct burstein *b = arena_new(a, struct burstein, 1);
    long rank[SLOW_MOST][8] = { { 0 } };
    int bye = NOBODY;

    b->w.s = s;
    b->w.why = why;
    b->pair = arena_new(a, struct pair, SLOW_MOST);
    find_points(b);
    for (int i = 0; i < s->n; i++) {
        find_strength(b, i);
        rank[i][0] = s->entrant[i].points;
        rank[i][1] = -s->entrant[i].number;
        if (s->entrant[i].paired)
            b->w.who[b->w.n++] = i;
    }
    slow_sort(&b->w, (const long(*)[8])b->strength);
    find_open(&b->w);
    unsigned all = (1u << b->w.n) - 1;
    if (b->w.n % 2) {
        int v = find_bye(b);
        if (v == NOBODY)
            return (struct swiss_round){ .bye = NOBODY };
        bye = b->w.who[v];
        all &= ~(1u << v);
        tell_bye(b, v);
    }
    if (!slow_complete(&b->w, all))
        return (struct swiss_round){ .bye = NOBODY };
    pair_groups(b, all);
    colour_all(b);
    slow_publish(s, b->pair, b->npair, (const long(*)[8])rank);
    return (struct swiss_round){ .legal = true, .pair = b->pair, .npair = b->npair, .bye = bye };
}
