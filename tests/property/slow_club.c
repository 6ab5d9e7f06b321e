/* SPDX-License-Identifier: Apache-2.0 */
/* slow_club.c - the Swiss of a club for a few players: every set of leavers, every exchange, every order of the lower half. */
#include <string.h>

#include "engine/base/arena.h"
#include "tests/property/slow.h"

struct club {
    struct slow w;
    long key[SLOW_MOST][8]; /* rank, by index */
    struct pair *pair;
    int npair;
};

static void find_open(struct slow *w)
{
    memset(w->known, 0, sizeof w->known);
    for (int u = 0; u < w->n; u++)
        for (int v = 0; v < w->n; v++)
            w->open[u][v] = u != v && !slow_met(w->s, w->who[u], w->who[v]);
}

static int points(const struct club *c, int place)
{
    return c->w.s->entrant[c->w.who[place]].points;
}

/* --- the bye ---------------------------------------------------------------------------------- */

/* Every candidate is looked at and the best one kept. */
static int find_bye(struct club *c)
{
    int best = NOBODY;

    for (int v = 0; v < c->w.n; v++) {
        const struct entrant *e = &c->w.s->entrant[c->w.who[v]], *b;
        if (e->no_bye || !slow_complete(&c->w, ((1u << c->w.n) - 1) & ~(1u << v)))
            continue;
        b = best == NOBODY ? e : &c->w.s->entrant[c->w.who[best]];
        bool better = e->points != b->points               ? e->points < b->points
                      : (e->rating > 0) != (b->rating > 0) ? e->rating > 0
                                                           : true; /* places ascend */
        if (best == NOBODY || better)
            best = v;
    }
    return best;
}

/* --- who leaves -------------------------------------------------------------------------------- */

static bool can_leave(struct club *c, unsigned group, unsigned leavers, unsigned below)
{
    return slow_complete(&c->w, group & ~leavers) && slow_complete(&c->w, leavers | below);
}

static int fewest(struct club *c, unsigned group, unsigned below)
{
    int best = SLOW_MOST + 1;

    for (unsigned set = group;; set = (set - 1) & group) {
        if (__builtin_popcount(set) < best && can_leave(c, group, set, below))
            best = __builtin_popcount(set);
        if (set == 0)
            return best;
    }
}

/* Earlier: the first of the order of leaving at which two sets differ is in the first one. */
static bool leaves_earlier(unsigned a, unsigned b, const int *order, int n)
{
    for (int i = 0; i < n; i++)
        if ((a >> order[i] & 1) != (b >> order[i] & 1))
            return a >> order[i] & 1;
    return false;
}

static unsigned find_leavers(struct club *c, unsigned group, unsigned above, unsigned below, int many)
{
    int order[SLOW_MOST], n = 0;
    unsigned best = 0;
    bool found = false;

    for (int side = 0; side < 2; side++)
        for (int v = c->w.n - 1; v >= 0; v--)
            if (group >> v & 1 && (int)(above >> v & 1) == side)
                order[n++] = v;
    for (unsigned set = group;; set = (set - 1) & group) {
        if (__builtin_popcount(set) == many && can_leave(c, group, set, below) &&
            (!found || leaves_earlier(set, best, order, n))) {
            best = set;
            found = true;
        }
        if (set == 0)
            return best;
    }
}

/* --- halves ----------------------------------------------------------------------------------- */

struct halves {
    struct club *c;
    int a[SLOW_MOST], b[SLOW_MOST], n; /* places */
    int now[SLOW_MOST], best[SLOW_MOST], least[3];
    bool found;
};

static bool is_third(const struct swiss *s, int x, int y)
{
    int a = slow_last(s, x, 1), b = slow_last(s, y, 1);

    return a != 0 && a == b && slow_last(s, x, 2) == a && slow_last(s, y, 2) == a;
}

static void count(struct halves *h, int counts[3])
{
    const struct swiss *s = h->c->w.s;

    memset(counts, 0, 3 * sizeof *counts);
    for (int i = 0; i < h->n; i++) {
        int x = h->c->w.who[h->a[i]], y = h->c->w.who[h->b[h->now[i]]];
        bool same = slow_due(s, x) != 0 && slow_due(s, x) == slow_due(s, y);
        counts[0] += is_third(s, x, y);
        counts[1] += same && slow_white(s, x) != 0 && slow_white(s, y) != 0;
        counts[2] += same;
    }
}

/* Every order of the lower half, the first ones first. */
static void try_from(struct halves *h, int i, unsigned used)
{
    int counts[3];

    for (int j = 0; i < h->n && j < h->n; j++)
        if (!(used >> j & 1) && h->c->w.open[h->a[i]][h->b[j]]) {
            h->now[i] = j;
            try_from(h, i + 1, used | 1u << j);
        }
    if (i < h->n)
        return;
    count(h, counts);
    bool less = false, decided = !h->found;
    for (int k = 0; k < 3 && !decided; k++) {
        less = counts[k] < h->least[k];
        decided = counts[k] != h->least[k];
    }
    if (h->found && !less)
        return;
    h->found = true;
    memcpy(h->best, h->now, sizeof h->best);
    memcpy(h->least, counts, sizeof h->least);
}

/* An exchange as places in the list of both halves; which of two is tried first. */
static bool comes_earlier(unsigned up, unsigned down, unsigned up2, unsigned down2)
{
    int sum = 0, sum2 = 0;

    if (__builtin_popcount(up) != __builtin_popcount(up2))
        return __builtin_popcount(up) < __builtin_popcount(up2);
    for (int v = 0; v < SLOW_MOST; v++) {
        sum += v * ((int)(up >> v & 1) - (int)(down >> v & 1));
        sum2 += v * ((int)(up2 >> v & 1) - (int)(down2 >> v & 1));
    }
    if (sum != sum2)
        return sum < sum2;
    for (int v = SLOW_MOST - 1; v >= 0; v--)
        if ((down >> v & 1) != (down2 >> v & 1))
            return down >> v & 1;
    for (int v = 0; v < SLOW_MOST; v++)
        if ((up >> v & 1) != (up2 >> v & 1))
            return up >> v & 1;
    return false;
}

static struct halves split(struct club *c, const int *place, int n, unsigned upper)
{
    struct halves h = { .c = c, .n = n / 2 };

    for (int v = 0, a = 0, b = 0; v < n; v++) {
        if (upper >> v & 1)
            h.a[a++] = place[v];
        else
            h.b[b++] = place[v];
    }
    return h;
}

/* What place i of the upper half with j of the lower one fails by; nothing if it would do as well. */
static struct failure failure_of(const struct halves *h, int i, int j, unsigned used)
{
    struct club *c = h->c;
    enum reason_key apart = slow_apart(c->w.s, c->w.who[h->a[i]], c->w.who[h->b[j]]);
    static const enum reason_key keys[] = { KEY_THIRD, KEY_STRONG, KEY_SAME };
    struct halves other = *h;

    if (apart != KEY_NONE)
        return (struct failure){ apart, RULE_CLUB_NO_REMATCH };
    memcpy(other.now, h->best, sizeof other.now);
    other.now[i] = j;
    other.found = false;
    try_from(&other, i + 1, used | 1u << j);
    if (!other.found)
        return (struct failure){ KEY_REST, RULE_CLUB_HALVES };
    for (int k = 0; k < 3; k++)
        if (other.least[k] != h->least[k])
            return other.least[k] > h->least[k] ? (struct failure){ keys[k], RULE_CLUB_ADJUST } : (struct failure){ 0 };
    return (struct failure){ 0 };
}

static void tell_halves(struct halves *h)
{
    struct club *c = h->c;
    unsigned used = 0;

    for (int i = 0; i < h->n; i++) {
        int first = 0;
        while (used >> first & 1)
            first++;
        struct reason x = reason_of(ABOUT_PAIR, c->w.who[h->a[i]], c->w.who[h->b[h->best[i]]], RULE_CLUB_HALVES);
        if (first != h->best[i])
            x = reason_against(x, c->w.who[h->b[first]], failure_of(h, i, first, used));
        reason_add(c->w.why, x);
        used |= 1u << h->best[i];
    }
}

static void tell_exchange(struct club *c, const int *place, int n, unsigned upper)
{
    for (int v = 0; v < n; v++)
        if ((upper >> v & 1) != (v < n / 2)) {
            struct reason x = reason_of(ABOUT_HALF, c->w.who[place[v]], NOBODY, RULE_CLUB_ADJUST);
            reason_add(c->w.why, reason_against(x, NOBODY, (struct failure){ KEY_REST, RULE_CLUB_HALVES }));
        }
}

static void pair_halves(struct club *c, const int *place, int n)
{
    unsigned low = (1u << n / 2) - 1, best = 0;
    struct halves first = { 0 };

    for (unsigned upper = 0; upper < 1u << n; upper++) {
        if (__builtin_popcount(upper) != n / 2 ||
            (first.found && !comes_earlier(upper & ~low, low & ~upper, best & ~low, low & ~best)))
            continue;
        struct halves h = split(c, place, n, upper);
        try_from(&h, 0, 0);
        if (h.found) {
            first = h;
            best = upper;
        }
    }
    tell_exchange(c, place, n, best);
    tell_halves(&first);
    for (int i = 0; i < first.n; i++)
        c->pair[c->npair++] = (struct pair){ c->w.who[first.a[i]], c->w.who[first.b[first.best[i]]] };
}

/* --- the round -------------------------------------------------------------------------------- */

/* Those who leave, each with the first that was passed over since the one before: nobody leaves with that one and those chosen. */
static void tell_leavers(struct club *c, unsigned group, unsigned above, unsigned below, unsigned leavers)
{
    int order[SLOW_MOST], n = 0, first = NOBODY, many = __builtin_popcount(leavers);
    unsigned chosen = 0;

    for (int side = 0; side < 2; side++)
        for (int v = c->w.n - 1; v >= 0; v--)
            if (group >> v & 1 && (int)(above >> v & 1) == side)
                order[n++] = v;
    for (int i = 0; i < n && chosen != leavers; i++) {
        int v = order[i];
        if (!(leavers >> v & 1)) {
            first = first == NOBODY ? v : first;
            continue;
        }
        struct reason x = reason_of(ABOUT_FLOAT, c->w.who[v], NOBODY, RULE_CLUB_ODD);
        bool could = false;
        for (unsigned set = group; first != NOBODY && set; set = (set - 1) & group)
            could |= __builtin_popcount(set) == many && (set & chosen) == chosen && set >> first & 1 &&
                     can_leave(c, group, set, below);
        if (first != NOBODY && !could)
            x = reason_against(x, c->w.who[first], (struct failure){ KEY_REST, RULE_CLUB_ODD });
        reason_add(c->w.why, x);
        chosen |= 1u << v;
        first = NOBODY;
    }
}

static void tell_above(struct club *c, int f, int v, int first)
{
    struct reason x = reason_of(ABOUT_PAIR, c->w.who[f], c->w.who[v], RULE_CLUB_ODD);

    if (first != v) {
        enum reason_key apart = slow_apart(c->w.s, c->w.who[f], c->w.who[first]);
        struct failure met = { apart, RULE_CLUB_NO_REMATCH }, more = { KEY_FEWER, RULE_CLUB_ODD };
        x = reason_against(x, c->w.who[first], apart ? met : more);
    }
    reason_add(c->w.why, x);
}

/* Pairs of the group leave `group`; what stays of it leaves. */
static unsigned pair_group(struct club *c, unsigned group, unsigned above, unsigned below)
{
    int many = fewest(c, group, below), place[SLOW_MOST], n = 0;

    for (int f = 0; f < c->w.n; f++)
        for (int v = 0; v < c->w.n && above >> f & 1 && group >> f & 1; v++) {
            unsigned rest = group & ~(1u << f) & ~(1u << v);
            if (!(group & ~above & 1u << v) || !c->w.open[f][v] || fewest(c, rest, below) != many)
                continue;
            tell_above(c, f, v, __builtin_ctz(group & ~above));
            c->pair[c->npair++] = (struct pair){ c->w.who[f], c->w.who[v] };
            group = rest;
        }
    unsigned leavers = find_leavers(c, group, above, below, many);
    tell_leavers(c, group, above, below, leavers);
    for (int v = 0; v < c->w.n; v++)
        if ((group & ~leavers) >> v & 1)
            place[n++] = v;
    pair_halves(c, place, n);
    return leavers;
}

static void pair_groups(struct club *c, unsigned left)
{
    unsigned above = 0;

    while (left) {
        unsigned group = above, below;
        int top = NOBODY;
        for (int v = 0; v < c->w.n; v++)
            if ((left & ~above) >> v & 1) {
                top = top == NOBODY ? points(c, v) : top;
                group |= points(c, v) == top ? 1u << v : 0;
            }
        below = left & ~group;
        above = pair_group(c, group, above, below);
        left = above | below;
    }
}

bool slow_club_suit(const struct swiss *s, int a, int b)
{
    (void)s, (void)a, (void)b;
    return true;
}

/* The last-ranked of the lowest score is the first candidate, of the rated ones if there are any. */
static void tell_bye(struct club *c, int v)
{
    const struct entrant *e = c->w.s->entrant;
    int first = c->w.n - 1;

    while (first > 0 && e[c->w.who[first]].rating == 0 && points(c, first - 1) == points(c, first))
        first--;
    if (e[c->w.who[first]].rating == 0)
        first = c->w.n - 1;
    struct reason x = reason_of(ABOUT_BYE, c->w.who[v], NOBODY, RULE_CLUB_BYE);
    bool had = e[c->w.who[first]].no_bye, rest = slow_complete(&c->w, ((1u << c->w.n) - 1) & ~(1u << first));
    if (first != v && (had || !rest))
        x = reason_against(x, c->w.who[first], (struct failure){ had ? KEY_HAD_BYE : KEY_REST, RULE_CLUB_BYE });
    reason_add(c->w.why, x);
}

static int colour_of(const struct swiss *s, int a, int b, int board, enum reason_key *by)
{
    int x = slow_due(s, a), y = slow_due(s, b);

    *by = KEY_BY_LOT;
    if (x == 0 && y == 0)
        return board % 2 ? s->lot : -s->lot;
    *by = KEY_BY_DUE;
    if (x != y)
        return x ? x : -y;
    *by = KEY_BY_LIMITS;
    bool white = !(slow_last(s, a, 1) == 1 && slow_last(s, a, 2) == 1) &&
                 !(slow_last(s, b, 1) == -1 && slow_last(s, b, 2) == -1);
    bool black = !(slow_last(s, a, 1) == -1 && slow_last(s, a, 2) == -1) &&
                 !(slow_last(s, b, 1) == 1 && slow_last(s, b, 2) == 1);
    if (white != black)
        return white ? 1 : -1;
    *by = KEY_BY_DIFFERENCE;
    if (slow_white(s, a) != slow_white(s, b))
        return slow_white(s, a) < slow_white(s, b) ? 1 : -1;
    *by = slow_alternate(s, a, b) ? KEY_BY_HISTORY : KEY_BY_RANK;
    return slow_alternate(s, a, b) ? slow_alternate(s, a, b) : x;
}

static void colour_all(struct club *c)
{
    int place[SLOW_MOST];

    for (int v = 0; v < c->w.n; v++)
        place[c->w.who[v]] = v;
    for (int i = 0; i < c->npair; i++) {
        int a = c->pair[i].white, b = c->pair[i].black;
        if (place[a] > place[b]) {
            int swap = a;
            a = b;
            b = swap;
        }
        struct failure f;
        c->pair[i] = colour_of(c->w.s, a, b, i + 1, &f.key) == 1 ? (struct pair){ a, b } : (struct pair){ b, a };
        f.rule = f.key == KEY_BY_LOT ? RULE_CLUB_HALVES : RULE_CLUB_ADJUST;
        struct reason x = reason_of(ABOUT_COLOUR, c->pair[i].white, c->pair[i].black, f.rule);
        reason_add(c->w.why, reason_against(x, NOBODY, f));
    }
}

struct swiss_round slow_club(const struct swiss *s, struct reasons *why, struct arena *a)
{
    struct club *c = arena_new(a, struct club, 1);
    int bye = NOBODY;

    c->w.s = s;
    c->w.why = why;
    c->pair = arena_new(a, struct pair, SLOW_MOST);
    for (int i = 0; i < s->n; i++) {
        c->key[i][0] = s->entrant[i].points;
        c->key[i][1] = s->entrant[i].rating;
        c->key[i][2] = -s->entrant[i].number;
        if (s->entrant[i].paired)
            c->w.who[c->w.n++] = i;
    }
    slow_sort(&c->w, (const long(*)[8])c->key);
    find_open(&c->w);
    unsigned all = (1u << c->w.n) - 1;
    if (c->w.n % 2) {
        int v = find_bye(c);
        if (v == NOBODY)
            return (struct swiss_round){ .bye = NOBODY };
        bye = c->w.who[v];
        all &= ~(1u << v);
        tell_bye(c, v);
    }
    if (!slow_complete(&c->w, all))
        return (struct swiss_round){ .bye = NOBODY };
    pair_groups(c, all);
    slow_publish(s, c->pair, c->npair, (const long(*)[8])c->key);
    colour_all(c);
    return (struct swiss_round){ .legal = true, .pair = c->pair, .npair = c->npair, .bye = bye };
}
