/* SPDX-License-Identifier: Apache-2.0 */
/* bench_systems.c - how long the other Swiss systems take for 1000 players, round by round. Figures only: nothing passes or fails. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "engine/base/arena.h"
#include "engine/swiss/reason.h"
#include "engine/system/system.h"
#include "teams/lab/random.h"

enum { ROUNDS = 9, EVENTS = 3, PLAYERS = 1000, RUNS = 3 };

struct event {
    struct swiss s;
    struct random random;
    struct entrant e[PLAYERS];
    struct past past[PLAYERS][ROUNDS];
    int met[PLAYERS][ROUNDS];
    signed char colour[PLAYERS][ROUNDS];
};

static double now(void)
{
    struct timespec t;

    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
    return (double)t.tv_sec + (double)t.tv_nsec * 1e-9;
}

static void start(struct event *v, uint64_t seed)
{
    memset(v, 0, sizeof *v);
    v->random = (struct random){ seed };
    v->s = (struct swiss){ .lot = WHITE, .round = 1, .rounds = ROUNDS, .entrant = v->e, .n = PLAYERS };
    for (int i = 0; i < PLAYERS; i++)
        v->e[i] = (struct entrant){ .number = i + 1,
                                    .rating = 2500 - i,
                                    .past = v->past[i],
                                    .met = v->met[i],
                                    .colour = v->colour[i],
                                    .listed = true,
                                    .paired = true };
}

static void add(struct event *v, int player, struct past p)
{
    struct entrant *e = &v->e[player];

    v->past[player][e->npast++] = p;
    e->points += p.points;
    e->no_bye |= !p.played && p.points == 2;
    if (p.played) {
        v->met[player][e->nmet++] = p.opponent;
        v->colour[player][e->ncolour++] = (signed char)p.colour;
    }
}

static void note_float(struct event *v, int player, int own, int other)
{
    struct entrant *e = &v->e[player];

    e->floats[1] = e->floats[0];
    e->floats[0] = own > other ? FLOATED_DOWN : own < other ? FLOATED_UP : FLOATED_NOT;
}

/* The stronger one wins rather more often; one game of a hundred is forfeited. */
static void play(struct event *v, const struct swiss_round *r)
{
    for (int i = 0; i < r->npair; i++) {
        int a = r->pair[i].white, b = r->pair[i].black;
        int white = random_chance(&v->random, 30) ? 1 : random_chance(&v->random, a < b ? 75 : 25) ? 2 : 0;
        int points = v->e[a].points, other = v->e[b].points;
        note_float(v, a, points, other);
        note_float(v, b, other, points);
        bool played = !random_chance(&v->random, 1) || white == 1;
        add(v, a, (struct past){ b, played ? WHITE : COLOURLESS, white, played });
        add(v, b, (struct past){ a, played ? BLACK : COLOURLESS, 2 - white, played });
    }
    if (r->bye != NOBODY) {
        note_float(v, r->bye, 1, 0);
        add(v, r->bye, (struct past){ NOBODY, COLOURLESS, 2, false });
    }
    v->s.round++;
}

/* The best of some runs, with all reasons or without; what is made lives in `a`. */
static double pair_round(const struct system *system, struct event *v, bool why, struct swiss_round *made,
                         struct arena *a)
{
    double best = 1e9;

    for (int i = 0; i < RUNS; i++) {
        struct arena kept = { 0 };
        struct reasons reasons = { .arena = &kept };
        double begin = now();
        *made = system->pair(&v->s, why ? &reasons : NULL, a);
        double took = now() - begin;
        arena_free(&kept);
        best = took < best ? took : best;
    }
    return best;
}

static void bench(const char *name, bool why)
{
    static struct event v;
    const struct system *system = system_find(str_of(name));
    double worst[ROUNDS] = { 0 };

    for (int event = 1; event <= EVENTS; event++) {
        start(&v, (uint64_t)event);
        for (int r = 0; r < ROUNDS; r++) {
            struct arena a = { 0 };
            struct swiss_round made;
            double took = pair_round(system, &v, why, &made, &a);
            worst[r] = took > worst[r] ? took : worst[r];
            play(&v, &made);
            arena_free(&a);
        }
    }
    printf("%-16s", name);
    for (int r = 0; r < ROUNDS; r++)
        printf(" %7.2f", worst[r] * 1e3);
    printf("\n");
}

int main(void)
{
    static const char *const names[] = { "burstein", "club", "dutch2006", "team-swiss-2026" };

    for (int why = 0; why < 2; why++) {
        printf("\nMilliseconds for rounds 1 to %d of %d players%s, the worst of %d events\n", ROUNDS, PLAYERS,
               why ? " with all reasons" : "", EVENTS);
        for (size_t i = 0; i < sizeof names / sizeof *names; i++)
            bench(names[i], why);
    }
    return 0;
}
