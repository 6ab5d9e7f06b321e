/* SPDX-License-Identifier: Apache-2.0 */
#include "tests/property/random_swiss.h"

#include "engine/base/arena.h"
#include "teams/lab/random.h"

enum { ROUNDS_MOST = 5, RATINGS = 6 };

struct wild {
    struct random random;
    struct entrant *e;
    struct past *past; /* of player i from i * ROUNDS_MOST on */
    int n, forfeits;   /* in a hundred */
    int draws;         /* so many of them besides a result at random, that many are in one group */
};

static int roll(struct wild *w, int n)
{
    return random_below(&w->random, n);
}

static bool have_met(const struct wild *w, int a, int b, int rounds)
{
    for (int r = 0; r < rounds; r++)
        if (w->past[a * ROUNDS_MOST + r].played && w->past[a * ROUNDS_MOST + r].opponent == b)
            return true;
    return false;
}

static void play(struct wild *w, int a, int b, int r)
{
    struct past *x = &w->past[a * ROUNDS_MOST + r], *y = &w->past[b * ROUNDS_MOST + r];
    int points = w->draws && roll(w, w->draws) ? 1 : roll(w, 3);

    *x = (struct past){ b, WHITE, points, true };
    *y = (struct past){ a, BLACK, 2 - points, true };
    if (roll(w, 100) < w->forfeits) {
        *x = (struct past){ b, COLOURLESS, points == 1 ? 0 : points, false };
        *y = (struct past){ a, COLOURLESS, points == 1 ? 0 : 2 - points, false };
    }
}

/* Somebody without an opponent has the bye or was absent. */
static void play_round(struct wild *w, int r)
{
    int order[64];

    for (int i = 0; i < w->n; i++) {
        int at = roll(w, i + 1);
        order[i] = order[at];
        order[at] = i;
    }
    for (int i = 0; i < w->n; i++)
        w->past[i * ROUNDS_MOST + r] = (struct past){ NOBODY, COLOURLESS, -1, false };
    for (int i = 0; i < w->n; i++)
        for (int j = i + 1; j < w->n && w->past[order[i] * ROUNDS_MOST + r].points < 0; j++)
            if (w->past[order[j] * ROUNDS_MOST + r].points < 0 && !have_met(w, order[i], order[j], r))
                play(w, order[i], order[j], r);
    for (int i = 0; i < w->n; i++)
        if (w->past[i * ROUNDS_MOST + r].points < 0)
            w->past[i * ROUNDS_MOST + r].points = roll(w, 3) ? 2 : 0;
}

static void add_up(struct wild *w, int i, int rounds, struct arena *a)
{
    struct entrant *e = &w->e[i];
    int *met = arena_new(a, int, rounds);
    signed char *colour = arena_new(a, signed char, rounds);

    e->past = w->past + i * ROUNDS_MOST;
    e->npast = rounds;
    for (int r = 0; r < rounds; r++) {
        const struct past *p = &e->past[r];
        e->points += p->points;
        e->no_bye |= !p->played && p->points == 2;
        if (p->played) {
            met[e->nmet++] = p->opponent;
            colour[e->ncolour++] = (signed char)p->colour;
        }
    }
    e->met = met;
    e->colour = colour;
}

static int points_before(const struct wild *w, int i, int round)
{
    int sum = 0;

    for (int r = 0; r < round; r++)
        sum += w->past[i * ROUNDS_MOST + r].points;
    return sum;
}

/* In round r, from 0: a forfeited pairing floats too, and so does a bye. */
static enum entrant_float float_in(const struct wild *w, int i, int r)
{
    const struct past *p = &w->past[i * ROUNDS_MOST + r];

    if (p->opponent == NOBODY)
        return p->points ? FLOATED_DOWN : FLOATED_NOT;
    int own = points_before(w, i, r), other = points_before(w, p->opponent, r);
    return own > other ? FLOATED_DOWN : own < other ? FLOATED_UP : FLOATED_NOT;
}

static struct barred *bar_some(struct wild *w, int n, struct arena *a)
{
    struct barred *b = arena_new(a, struct barred, n);

    for (int i = 0; i < n; i++) {
        b[i].a = roll(w, w->n);
        b[i].b = (b[i].a + 1 + roll(w, w->n - 1)) % w->n;
    }
    return b;
}

/* Whoever was to meet somebody who was not there yet did not play. */
static void come_late(struct wild *w, int i, int rounds)
{
    for (int r = 0; r < rounds; r++) {
        struct past *p = &w->past[i * ROUNDS_MOST + r];
        if (p->opponent != NOBODY)
            w->past[p->opponent * ROUNDS_MOST + r] = (struct past){ NOBODY, COLOURLESS, 0, false };
        *p = (struct past){ NOBODY, COLOURLESS, 0, false };
    }
}

static struct swiss wild_swiss(unsigned seed, int fewest, int most, int late, int draws, struct arena *a)
{
    struct wild w = { .random = { seed }, .draws = draws };

    w.n = fewest + roll(&w, most - fewest + 1);
    w.forfeits = roll(&w, 3) ? 0 : roll(&w, 50);
    w.e = arena_new(a, struct entrant, w.n);
    w.past = arena_new(a, struct past, w.n * ROUNDS_MOST);
    int rounds = roll(&w, w.n < ROUNDS_MOST ? w.n : ROUNDS_MOST), absent = roll(&w, 4) ? 0 : 10;
    for (int r = 0; r < rounds; r++)
        play_round(&w, r);
    for (int i = 0; i < late; i++)
        come_late(&w, roll(&w, w.n), roll(&w, rounds + 1));
    for (int i = 0; i < w.n; i++) {
        int rating = roll(&w, RATINGS);
        w.e[i] = (struct entrant){ .number = i + 1, .rating = rating ? 1400 + 100 * rating : 0 };
        w.e[i].listed = roll(&w, 8) > 0;
        w.e[i].paired = roll(&w, 100) >= absent;
        add_up(&w, i, rounds, a);
        for (int back = 0; back < 2 && back < rounds; back++)
            w.e[i].floats[back] = float_in(&w, i, rounds - 1 - back);
    }
    int nbarred = roll(&w, 3) ? 0 : roll(&w, w.n);
    return (struct swiss){ .lot = roll(&w, 2) ? WHITE : BLACK,
                           .round = rounds + 1,
                           .rounds = rounds + 1 + roll(&w, 3),
                           .entrant = w.e,
                           .n = w.n,
                           .barred = bar_some(&w, nbarred, a),
                           .nbarred = nbarred };
}

struct swiss random_swiss(unsigned seed, int most, struct arena *a)
{
    return wild_swiss(seed, 2, most, 0, 0, a);
}

/* The colours of the games of player i alternate; most had Black last. */
static void alternate(struct wild *w, int i, struct entrant *e, struct arena *a)
{
    signed char *colour = arena_new(a, signed char, e->ncolour);
    int last = roll(w, 3) ? BLACK : WHITE, n = e->ncolour;

    for (int r = e->npast - 1; r >= 0; r--)
        if (e->past[r].played) {
            w->past[i * ROUNDS_MOST + r].colour = (enum colour)last;
            colour[--n] = (signed char)last;
            last = -last;
        }
    e->colour = colour;
}

static int last_colour(const struct entrant *e)
{
    return e->ncolour ? e->colour[e->ncolour - 1] : COLOURLESS;
}

/* Most of the pairs that are barred would suit both. */
static struct barred *bar_unlike(struct wild *w, const struct entrant *e, int n, struct arena *a)
{
    struct barred *b = bar_some(w, n, a);

    for (int i = 0; i < n; i++)
        for (int try = 0; try < 4 && last_colour(&e[b[i].a]) == last_colour(&e[b[i].b]); try++)
            b[i].b = (b[i].a + 1 + roll(w, w->n - 1)) % w->n;
    return b;
}

struct swiss random_late(unsigned seed, int most, struct arena *a)
{
    struct wild w = { .random = { ~seed } };
    struct swiss s = wild_swiss(seed, 6, most, 1 + roll(&w, most), 0, a);
    struct entrant *e = arena_grow(a, s.entrant, sizeof *e, (size_t)s.n, (size_t)s.n);
    int scores = 1 + roll(&w, 2);

    w.past = arena_grow(a, e[0].past, sizeof *w.past, (size_t)(s.n * ROUNDS_MOST), (size_t)(s.n * ROUNDS_MOST));
    for (int i = 0; i < s.n; i++) {
        e[i].past = w.past + i * ROUNDS_MOST;
        e[i].points %= scores;
        alternate(&w, i, &e[i], a);
    }
    s.entrant = e;
    w.n = s.n;
    s.nbarred = roll(&w, 2 * s.n);
    s.barred = bar_unlike(&w, e, s.nbarred, a);
    return s;
}

struct swiss random_teams(unsigned seed, int most, struct arena *a)
{
    struct wild w = { .random = { ~seed } };
    int late = roll(&w, 3) ? 0 : 1 + roll(&w, 4), draws = roll(&w, 6);
    struct swiss s = wild_swiss(seed, 2, most, late, draws, a);
    struct entrant *e = arena_grow(a, s.entrant, sizeof *e, (size_t)s.n, (size_t)s.n);
    int other = 1 + roll(&w, 5);

    for (int i = 0; i < s.n; i++)
        e[i].secondary = roll(&w, other);
    s.entrant = e;
    s.preferences = (enum preferences)roll(&w, 3);
    s.no_secondary = roll(&w, 4) == 0;
    s.graded = roll(&w, 2);
    w.n = s.n;
    s.nbarred = roll(&w, 2) ? s.nbarred : roll(&w, 3 * s.n);
    s.barred = bar_some(&w, s.nbarred, a);
    return s;
}

struct swiss random_cards(unsigned seed, int most, struct arena *a)
{
    struct swiss s = random_swiss(seed, most, a);
    struct entrant *e = arena_grow(a, s.entrant, sizeof *e, (size_t)s.n, (size_t)s.n);
    struct wild w = { .random = { ~seed } };
    int scores = 1 + roll(&w, 4), floats = 1 + roll(&w, 3);

    for (int i = 0; i < s.n; i++) {
        e[i].points %= scores;
        for (int back = 0; back < 2; back++)
            e[i].floats[back] = roll(&w, floats) ? (enum entrant_float)roll(&w, 3) : FLOATED_NOT;
    }
    s.entrant = e;
    w.n = s.n;
    s.nbarred = roll(&w, 2) ? 0 : roll(&w, 3 * s.n);
    s.barred = bar_some(&w, s.nbarred, a);
    return s;
}
