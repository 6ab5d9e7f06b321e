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
    for (int i = 0; i < first.n; i++)
        c->pair[c->npair++] = (struct pair){ c->w.who[first.a[i]], c->w.who[first.b[first.best[i]]] };
}

/* --- the round -------------------------------------------------------------------------------- */

/* Pairs of the group leave `group`; what stays of it leaves. */
static unsigned pair_group(struct club *c, unsigned group, unsigned above, unsigned below)
{
    int many = fewest(c, group, below), place[SLOW_MOST], n = 0;

    for (int f = 0; f < c->w.n; f++)
        for (int v = 0; v < c->w.n && above >> f & 1 && group >> f & 1; v++) {
            unsigned rest = group & ~(1u << f) & ~(1u << v);
            if (!(group & ~above & 1u << v) || !c->w.open[f][v] || fewest(c, rest, below) != many)
                continue;
            c->pair[c->npair++] = (struct pair){ c->w.who[f], c->w.who[v] };
            group = rest;
        }
    unsigned leavers = find_leavers(c, group, above, below, many);
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

static int colour_of(const struct swiss *s, int a, int b, int board)
{
    int x = slow_due(s, a), y = slow_due(s, b);

    if (x == 0 && y == 0)
        return board % 2 ? s->lot : -s->lot;
    if (x != y)
        return x ? x : -y;
    bool white = !(slow_last(s, a, 1) == 1 && slow_last(s, a, 2) == 1) &&
                 !(slow_last(s, b, 1) == -1 && slow_last(s, b, 2) == -1);
    bool black = !(slow_last(s, a, 1) == -1 && slow_last(s, a, 2) == -1) &&
                 !(slow_last(s, b, 1) == 1 && slow_last(s, b, 2) == 1);
    if (white != black)
        return white ? 1 : -1;
    if (slow_white(s, a) != slow_white(s, b))
        return slow_white(s, a) < slow_white(s, b) ? 1 : -1;
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
        c->pair[i] = colour_of(c->w.s, a, b, i + 1) == 1 ? (struct pair){ a, b } : (struct pair){ b, a };
    }
}

struct swiss_round slow_club(const struct swiss *s, struct arena *a)
{
    struct club *c = arena_new(a, struct club, 1);
    int bye = NOBODY;

    c->w.s = s;
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
    }
    if (!slow_complete(&c->w, all))
        return (struct swiss_round){ .bye = NOBODY };
    pair_groups(c, all);
    slow_publish(s, c->pair, c->npair, (const long(*)[8])c->key);
    colour_all(c);
    return (struct swiss_round){ .legal = true, .pair = c->pair, .npair = c->npair, .bye = bye };
}
