/* SPDX-License-Identifier: Apache-2.0 */
/* bench_hard.c - what fields cost whose teams have hardly anybody left to meet: no real round is like them. Figures only. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#include "engine/base/arena.h"
#include "engine/olympiad/pairing.h"
#include "teams/lab/random.h"

enum { SEEDS = 5, COLOURS_PLAYED = 3 };

/* One family of fields: which pairs are barred. */
struct family {
    const char *name;
    int open;   /* each team may meet so many others, drawn by lot; 0: the next member says who may */
    int within; /* barred are all pairs of groups no farther apart than that */
    int teams, groups;
};

static const struct family families[] = {
    { "six open opponents each", 6, 0, 200, 20 },         { "six open opponents each", 6, 0, 200, 60 },
    { "six open opponents each", 6, 0, 200, 100 },        { "six open opponents each", 6, 0, 998, 20 },
    { "barred from all groups within 4", 0, 4, 99, 20 },  { "barred from all groups within 6", 0, 6, 99, 20 },
    { "barred from all groups within 4", 0, 4, 200, 20 }, { "barred from all groups within 6", 0, 6, 200, 20 },
};

/* Draws for each team `open` rounds of opponents: all other pairs are barred. */
static void leave_open(bool *open, int n, int rounds, struct random *r, struct arena *a)
{
    int *order = arena_new(a, int, n);

    for (int i = 0; i < n; i++)
        order[i] = i;
    for (int k = 0; k < rounds; k++) {
        random_shuffle(r, order, n);
        for (int i = 0; i + 1 < n; i += 2)
            open[order[i] * n + order[i + 1]] = open[order[i + 1] * n + order[i]] = true;
    }
}

static struct card *draw_cards(const struct family *f, struct random *r, struct arena *a)
{
    struct card *card = arena_new(a, struct card, f->teams);
    signed char *colour = arena_new(a, signed char, f->teams *COLOURS_PLAYED);

    for (int i = 0; i < f->teams; i++) {
        for (int k = 0; k < COLOURS_PLAYED; k++)
            colour[i * COLOURS_PLAYED + k] = random_chance(r, 50) ? WHITE : BLACK;
        card[i] = (struct card){ .number = i + 1,
                                 .rating = 11000 - 10 * i,
                                 .mp = (f->teams - 1 - i) * f->groups / f->teams,
                                 .colour = colour + i * COLOURS_PLAYED,
                                 .ncolour = COLOURS_PLAYED,
                                 .paired = true };
    }
    return card;
}

static struct field field_of(const struct family *f, uint64_t seed, struct arena *a)
{
    struct random r = { seed };
    struct card *card = draw_cards(f, &r, a);
    bool *open = arena_new(a, bool, f->teams * f->teams);
    struct barred *barred = arena_new(a, struct barred, f->teams * f->teams / 2);
    struct field field = { .edition = EDITION_2012,
                           .lot = WHITE,
                           .round = COLOURS_PLAYED + 1,
                           .host = NOBODY,
                           .card = card,
                           .n = f->teams,
                           .barred = barred };

    leave_open(open, f->teams, f->open, &r, a);
    for (int i = 0; i < f->teams; i++)
        for (int k = 0; k < i; k++)
            if (f->open ? !open[i * f->teams + k] : abs(card[i].mp - card[k].mp) <= f->within)
                barred[field.nbarred++] = (struct barred){ .a = i, .b = k };
    return field;
}

static double seconds(void)
{
    struct timespec t;

    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
    return (double)t.tv_sec + (double)t.tv_nsec * 1e-9;
}

static int by_size(const void *x, const void *y)
{
    double a = *(const double *)x, b = *(const double *)y;

    return (a > b) - (a < b);
}

int main(void)
{
    printf("Fields that are hard to pair, processor time of %d each\n", SEEDS);
    printf("%-34s %6s %7s %12s %12s\n", "field", "teams", "groups", "median ms", "worst ms");
    for (size_t i = 0; i < sizeof families / sizeof *families; i++) {
        const struct family *f = &families[i];
        double took[SEEDS];
        for (int s = 0; s < SEEDS; s++) {
            struct arena a = { 0 };
            struct field field = field_of(f, (uint64_t)s + 1, &a);
            double begin = seconds();
            pairing_make(&field, &a);
            took[s] = seconds() - begin;
            arena_free(&a);
        }
        qsort(took, SEEDS, sizeof *took, by_size);
        printf("%-34s %6d %7d %12.2f %12.2f\n", f->name, f->teams, f->groups, took[SEEDS / 2] * 1e3,
               took[SEEDS - 1] * 1e3);
        fflush(stdout);
    }
    return 0;
}
