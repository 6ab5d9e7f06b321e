/* SPDX-License-Identifier: Apache-2.0 */
/* bench_climb.c - what fields cost that a search has made as dear as it could. With words it searches, from a made-up event on: a change that
   makes the pairing dearer stays, any other is taken back. What is kept of a search is its seed and the numbers of the changes that stayed:
   climbed.def has a line of each, and without words these fields are made again and timed.

       bench_climb SYSTEM pair|explain ENTRANTS ROUNDS SEED CHANGES    prints such a line */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "engine/base/arena.h"
#include "engine/olympiad/pairing.h"
#include "engine/swiss/reason.h"
#include "engine/system/system.h"
#include "teams/lab/random.h"

enum { MOST = 1000, ROUNDS_MOST = 8, BARS_MOST = 8 * MOST, KEPT_MOST = 200, RUNS = 3, DEARER_BY = 3 };

struct event {
    int n, rounds, nbarred;
    struct past past[MOST][ROUNDS_MOST];
    struct barred barred[BARS_MOST];
};

/* What a change is drawn from. */
struct draw {
    struct event *v;
    struct random r;
};

static int roll(struct draw *d, int n)
{
    return random_below(&d->r, n);
}

static bool have_met(const struct event *v, int a, int b)
{
    for (int r = 0; r < v->rounds; r++)
        if (v->past[a][r].opponent == b)
            return true;
    return false;
}

static void give(struct event *v, int r, int white, int black, int points, bool played)
{
    v->past[white][r] = (struct past){ black, played ? WHITE : COLOURLESS, points, played };
    v->past[black][r] = (struct past){ white, played ? BLACK : COLOURLESS, 2 - points, played };
}

/* Of a round somebody with an opponent, or NOBODY if chance finds none. */
static int somebody(struct draw *d, int r)
{
    for (int try = 0; try < 20; try++) {
        int i = roll(d, d->v->n);
        if (d->v->past[i][r].opponent != NOBODY)
            return i;
    }
    return NOBODY;
}

static void change_opponents(struct draw *d)
{
    struct event *v = d->v;
    int r = roll(d, v->rounds), a = somebody(d, r), b = somebody(d, r);

    if (a == NOBODY || b == NOBODY || a == b || v->past[a][r].opponent == b)
        return;
    struct past x = v->past[a][r], y = v->past[b][r];
    if (have_met(v, a, y.opponent) || have_met(v, b, x.opponent))
        return;
    give(v, r, a, y.opponent, x.points, x.played);
    give(v, r, b, x.opponent, y.points, y.played);
}

static void change_result(struct draw *d)
{
    int r = roll(d, d->v->rounds), a = somebody(d, r);

    if (a != NOBODY)
        give(d->v, r, a, d->v->past[a][r].opponent, roll(d, 3), true);
}

static void change_colours(struct draw *d)
{
    int r = roll(d, d->v->rounds), a = somebody(d, r);

    if (a != NOBODY)
        give(d->v, r, d->v->past[a][r].opponent, a, d->v->past[d->v->past[a][r].opponent][r].points, true);
}

static void change_to_forfeit(struct draw *d)
{
    int r = roll(d, d->v->rounds), a = somebody(d, r);

    if (a != NOBODY)
        give(d->v, r, a, d->v->past[a][r].opponent, 2 * roll(d, 2), false);
}

/* A stretch of the list all draw, or all win as White. */
static void change_stretch(struct draw *d)
{
    struct event *v = d->v;
    int r = roll(d, v->rounds), from = roll(d, v->n), to = from + 1 + roll(d, v->n - from), points = 1 + roll(d, 2);

    for (int i = from; i < to; i++)
        if (v->past[i][r].colour == WHITE)
            give(v, r, i, v->past[i][r].opponent, points, true);
}

static void change_bar(struct draw *d)
{
    struct event *v = d->v;

    if (v->nbarred && !roll(d, 4)) {
        v->barred[roll(d, v->nbarred)] = v->barred[v->nbarred - 1];
        v->nbarred--;
    } else if (v->nbarred < BARS_MOST) {
        int a = roll(d, v->n);
        v->barred[v->nbarred++] = (struct barred){ .a = a, .b = (a + 1 + roll(d, v->n - 1)) % v->n };
    }
}

/* One of them is barred from a stretch of the list. */
static void change_bars(struct draw *d)
{
    struct event *v = d->v;
    int a = roll(d, v->n), from = roll(d, v->n), to = from + 1 + roll(d, v->n - from);

    for (int i = from; i < to && v->nbarred < BARS_MOST; i++)
        if (i != a)
            v->barred[v->nbarred++] = (struct barred){ .a = a, .b = i };
}

static void (*const changes[])(struct draw *) = {
    change_opponents, change_opponents,  change_result,  change_result, change_result, change_colours,
    change_colours,   change_to_forfeit, change_stretch, change_bar,    change_bars,
};
enum { CHANGES = sizeof changes / sizeof *changes };

/* The change of that number of a search, of one to eight kinds at once. */
static void change(struct event *v, int seed, int number)
{
    struct draw d = { v, { (uint64_t)seed * 1000003 + (uint64_t)number } };

    for (int left = 1 << roll(&d, 4); left > 0; left--)
        changes[roll(&d, CHANGES)](&d);
}

static void begin(struct event *v, int n, int rounds, int seed)
{
    struct draw d = { v, { (uint64_t)seed } };
    int order[MOST], draws = roll(&d, 101);

    *v = (struct event){ .n = n, .rounds = rounds };
    for (int i = 0; i < n; i++)
        order[i] = i;
    for (int i = 0; i < n; i++)
        for (int r = 0; r < rounds; r++)
            v->past[i][r] = (struct past){ NOBODY, COLOURLESS, 0, false };
    for (int r = 0; r < rounds; r++) {
        random_shuffle(&d.r, order, n);
        for (int i = 0; i + 1 < n; i += 2)
            if (!have_met(v, order[i], order[i + 1]))
                give(v, r, order[i], order[i + 1], random_chance(&d.r, draws) ? 1 : 2 * roll(&d, 2), true);
    }
}

static int points_before(const struct event *v, int i, int round)
{
    int sum = 0;

    for (int r = 0; r < round; r++)
        sum += v->past[i][r].points;
    return sum;
}

static enum entrant_float float_of(const struct event *v, int i, int r)
{
    int other = r < 0 ? NOBODY : v->past[i][r].opponent;

    if (other == NOBODY)
        return FLOATED_NOT;
    int own = points_before(v, i, r) - points_before(v, other, r);
    return own > 0 ? FLOATED_DOWN : own < 0 ? FLOATED_UP : FLOATED_NOT;
}

static struct entrant entrant_of(const struct event *v, int i, struct arena *a)
{
    int *met = arena_new(a, int, v->rounds);
    signed char *colour = arena_new(a, signed char, v->rounds);
    struct entrant e = { .number = i + 1,
                         .rating = 2500 - i,
                         .points = points_before(v, i, v->rounds),
                         .past = v->past[i],
                         .npast = v->rounds,
                         .met = met,
                         .colour = colour,
                         .floats = { float_of(v, i, v->rounds - 1), float_of(v, i, v->rounds - 2) },
                         .listed = true,
                         .paired = true };

    for (int r = 0; r < v->rounds; r++) {
        const struct past *p = &v->past[i][r];
        e.secondary += p->points * p->points;
        e.no_bye |= !p->played && p->points == 2;
        if (p->played) {
            met[e.nmet++] = p->opponent;
            colour[e.ncolour++] = (signed char)p->colour;
        }
    }
    return e;
}

static struct swiss swiss_of(const struct event *v, struct arena *a)
{
    struct entrant *e = arena_new(a, struct entrant, v->n);

    for (int i = 0; i < v->n; i++)
        e[i] = entrant_of(v, i, a);
    return (struct swiss){ .lot = WHITE,
                           .round = v->rounds + 1,
                           .rounds = v->rounds + 3,
                           .entrant = e,
                           .n = v->n,
                           .barred = v->barred,
                           .nbarred = v->nbarred };
}

static struct field field_of(const struct swiss *s, struct arena *a)
{
    struct card *card = arena_new(a, struct card, s->n);

    for (int i = 0; i < s->n; i++) {
        const struct entrant *e = &s->entrant[i];
        card[i] = (struct card){ .number = e->number,
                                 .rating = e->rating,
                                 .mp = e->points,
                                 .gp = e->secondary,
                                 .met = e->met,
                                 .nmet = e->nmet,
                                 .colour = e->colour,
                                 .ncolour = e->ncolour,
                                 .scored_without_playing = e->no_bye,
                                 .paired = true };
    }
    return (struct field){ .edition = EDITION_2012,
                           .lot = WHITE,
                           .round = s->round,
                           .host = NOBODY,
                           .card = card,
                           .n = s->n,
                           .barred = s->barred,
                           .nbarred = s->nbarred };
}

static double seconds(void)
{
    struct timespec t;

    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
    return (double)t.tv_sec + (double)t.tv_nsec * 1e-9;
}

/* NULL is the Olympiad's. */
static double pair_once(const struct event *v, const struct system *system, bool why)
{
    struct arena a = { 0 }, kept = { 0 };
    struct reasons reasons = { .arena = &kept };
    struct swiss s = swiss_of(v, &a);
    struct field field = field_of(&s, &a);
    double since = seconds();

    if (!system)
        pairing_make(&field, &a);
    else if (why)
        system->pair(&s, &reasons, &a);
    else
        system->pair(&s, NULL, &a);
    double took = seconds() - since;
    arena_free(&kept);
    arena_free(&a);
    return took;
}

static double pair_best(const struct event *v, const struct system *system, bool why)
{
    double best = pair_once(v, system, why);

    for (int i = 1; i < RUNS; i++) {
        double took = pair_once(v, system, why);
        best = took < best ? took : best;
    }
    return best;
}

struct climbed {
    const char *system;
    bool why;
    int n, rounds, seed, kept[KEPT_MOST]; /* ends at the first 0 */
};

static const struct climbed climbed[] = {
#include "tests/bench/climbed.def"
};

static void show(const struct climbed *c, double from, double to)
{
    printf("%-16s %-8s %8d %7d %10.2f %10.2f\n", c->system, c->why ? "explain" : "pair", c->n, c->rounds, from * 1e3,
           to * 1e3);
    fflush(stdout);
}

static void make_again(const struct climbed *c)
{
    static struct event v;
    const struct system *system = system_find(str_of(c->system));

    begin(&v, c->n, c->rounds, c->seed);
    double from = pair_best(&v, system, c->why);
    for (int i = 0; i < KEPT_MOST && c->kept[i]; i++)
        change(&v, c->seed, c->kept[i]);
    show(c, from, pair_best(&v, system, c->why));
}

/* Is it dearer than `best`, which it becomes then? Looked at again only where it seems so. */
static bool is_dearer(const struct event *v, const struct system *system, bool why, double *best)
{
    double bar = *best * (100 + DEARER_BY) / 100;

    if (pair_once(v, system, why) <= bar)
        return false;
    double took = pair_best(v, system, why);
    if (took <= bar)
        return false;
    *best = took;
    return true;
}

static void climb(struct climbed *c, int changes_tried)
{
    static struct event v, before;
    const struct system *system = system_find(str_of(c->system));
    int nkept = 0;

    begin(&v, c->n, c->rounds, c->seed);
    double best = pair_best(&v, system, c->why);
    for (int number = 1; number <= changes_tried && nkept < KEPT_MOST; number++) {
        before = v;
        change(&v, c->seed, number);
        if (is_dearer(&v, system, c->why, &best))
            c->kept[nkept++] = number;
        else
            v = before;
    }
    printf("/* %.1f ms */ { \"%s\", %s, %d, %d, %d, {", best * 1e3, c->system, c->why ? "true" : "false", c->n,
           c->rounds, c->seed);
    for (int i = 0; i < nkept; i++)
        printf("%s%d", i ? ", " : " ", c->kept[i]);
    printf(" } },\n");
}

int main(int argc, char **argv)
{
    if (argc == 7) {
        struct climbed c = { argv[1], !strcmp(argv[2], "explain"), atoi(argv[3]), atoi(argv[4]), atoi(argv[5]), { 0 } };
        climb(&c, atoi(argv[6]));
        return 0;
    }
    printf("\nFields that a search has made dear, processor time, the best of %d\n", RUNS);
    printf("%-16s %-8s %8s %7s %10s %10s\n", "system", "", "entrants", "rounds", "begun ms", "found ms");
    for (size_t i = 0; i < sizeof climbed / sizeof *climbed; i++)
        make_again(&climbed[i]);
    return 0;
}
