/* SPDX-License-Identifier: Apache-2.0 */
#include "tests/property/random_field.h"

#include <assert.h>

#include "engine/base/arena.h"

enum { ROUNDS = 10, TEAMS = 64 };

/* A field while it is being made; every team has room for one meeting in each round before. */
struct random_field {
    struct random random;
    struct field field;
    struct card *card;
    struct barred *barred;
    int *met;
    signed char *colour;
};

static void add_meeting(struct random_field *w, int team, int opponent, enum colour colour)
{
    struct card *c = &w->card[team];

    w->met[team * ROUNDS + c->nmet++] = opponent;
    w->colour[team * ROUNDS + c->ncolour++] = (signed char)colour;
}

static bool have_met(const struct card *c, int other)
{
    for (int i = 0; i < c->nmet; i++)
        if (c->met[i] == other)
            return true;
    return false;
}

/* One round of earlier meetings. In a `slanted` field the teams of even index have White nearly
   always, so that the colour limits bind. */
static void meet(struct random_field *w, bool slanted)
{
    int order[TEAMS];

    for (int i = 0; i < w->field.n; i++)
        order[i] = i;
    random_shuffle(&w->random, order, w->field.n);
    for (int i = 0; i + 1 < w->field.n; i += 2) {
        int a = order[i], b = order[i + 1];
        if (have_met(&w->card[a], b) || random_chance(&w->random, 8))
            continue;
        bool white =
            slanted && a % 2 != b % 2 && random_chance(&w->random, 90) ? a % 2 == 0 : random_chance(&w->random, 50);
        add_meeting(w, a, b, white ? WHITE : BLACK);
        add_meeting(w, b, a, white ? BLACK : WHITE);
    }
}

static void bar_pairs(struct random_field *w)
{
    static const int densities[] = { 0, 3, 10, 20, 35, 45, 55 };
    int n = w->field.n, density = densities[random_below(&w->random, 7)];

    for (int i = 0; i < n; i++)
        for (int k = 0; k < i; k++)
            if (random_chance(&w->random, density)) {
                int round = random_chance(&w->random, 10) ? w->field.round % ROUNDS + 1 : 0;
                w->barred[w->field.nbarred++] = (struct barred){ .a = i, .b = k, .round = round };
            }
}

/* Points by strength in some fields, by chance in others; few different ones or many. */
static void draw_points(struct random_field *w)
{
    int levels = random_from(&w->random, 1, 6), spread = random_from(&w->random, 1, 40);
    bool by_strength = random_chance(&w->random, 50);

    for (int i = 0; i < w->field.n; i++) {
        struct card *c = &w->card[i];
        c->mp = by_strength ? (w->field.n - c->number) * levels / w->field.n : random_below(&w->random, levels);
        c->mp += random_chance(&w->random, 15);
        c->gp = random_below(&w->random, spread);
        c->osb = random_below(&w->random, spread);
    }
}

static void draw_marks(struct random_field *w)
{
    int absent = random_below(&w->random, 12), free = random_from(&w->random, 0, 60);

    for (int i = 0; i < w->field.n; i++) {
        w->card[i].paired = !random_chance(&w->random, absent);
        w->card[i].scored_without_playing = random_chance(&w->random, free);
        w->card[i].late = random_chance(&w->random, 15);
    }
}

static void enter_teams(struct random_field *w, struct arena *a)
{
    int n = w->field.n;
    int *number = arena_new(a, int, n);

    w->card = arena_new(a, struct card, n);
    w->met = arena_new(a, int, n *ROUNDS);
    w->colour = arena_new(a, signed char, n *ROUNDS);
    w->barred = arena_new(a, struct barred, n * (n - 1) / 2);
    w->field.card = w->card;
    w->field.barred = w->barred;
    for (int i = 0; i < n; i++)
        number[i] = i + 1;
    random_shuffle(&w->random, number, n);
    for (int i = 0; i < n; i++)
        w->card[i] = (struct card){ .number = number[i],
                                    .rating = 11000 - 150 * (number[i] / 2),
                                    .met = &w->met[i * ROUNDS],
                                    .colour = &w->colour[i * ROUNDS] };
}

struct field random_field(int fewest, int most, uint64_t seed, struct arena *a)
{
    struct random_field w = { .random = { seed } };
    struct random *r = &w.random;

    assert(most <= TEAMS);
    w.field = (struct field){ .n = random_from(r, fewest, most), .host = NOBODY };
    w.field.edition = (enum edition)random_below(r, EDITION_COUNT);
    w.field.lot = random_chance(r, 50) ? WHITE : BLACK;
    w.field.round = random_from(r, 1, ROUNDS);
    enter_teams(&w, a);
    bool slanted = random_chance(r, 40);
    int played = random_from(r, 0, w.field.round - 1 < w.field.n / 2 ? w.field.round - 1 : w.field.n / 2);
    for (int i = 0; i < played; i++)
        meet(&w, slanted);
    bar_pairs(&w);
    draw_points(&w);
    draw_marks(&w);
    if (random_chance(r, 20))
        w.field.host = random_below(r, w.field.n);
    w.field.rounds = random_chance(r, 40) ? w.field.round : ROUNDS + 1;
    return w.field;
}
