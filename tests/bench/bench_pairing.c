/* SPDX-License-Identifier: Apache-2.0 */
/* bench_pairing.c - how long a pairing and a standing take. Figures only: nothing passes or fails. */
#include <malloc.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "engine/base/arena.h"
#include "engine/ranking/standings.h"
#include "tests/property/rehearsal.h"

enum { EVENTS = 5, ENOUGH_RUNS = 200, ROUGH_EVENTS = 2000, ROUGH_TEAMS = 176 };
static const double enough_seconds = 0.2;

static double now(void)
{
    struct timespec t;

    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
    return (double)t.tv_sec + (double)t.tv_nsec * 1e-9;
}

/* A line of /proc/self/status in kilobytes. */
static long status_kb(const char *name)
{
    FILE *f = fopen("/proc/self/status", "r");
    char line[200];
    long kb = 0;

    while (f && fgets(line, sizeof line, f))
        if (strncmp(line, name, strlen(name)) == 0)
            kb = atol(line + strlen(name) + 1);
    if (f)
        fclose(f);
    return kb;
}

/* Forgets the highest memory use so far, so that VmHWM tells that of what follows. */
static void forget_peak(void)
{
    FILE *f = fopen("/proc/self/clear_refs", "w");

    if (f) {
        fputs("5", f);
        fclose(f);
    }
}

/* An event of that many teams before round rounds + 1, without absences and forfeits. */
static struct rehearsal *play(int teams, int rounds, uint64_t seed, struct arena *a)
{
    struct rehearsal_plan plan = { teams, teams, 11, true };
    struct rehearsal *r = rehearsal_open(plan, seed, a);

    r->tournament.edition = EDITION_2012;
    while (r->tournament.nround < rounds) {
        struct arena round = { 0 };
        struct field f = rehearsal_field(r, &round);
        struct pairing p = pairing_make(&f, &round);
        rehearsal_play(r, &p);
        arena_free(&round);
    }
    return r;
}

/* The best of several runs of `work` in seconds. */
static double best_of(void work(void *), void *on)
{
    double best = HUGE_VAL, all = 0;

    for (int i = 0; i < 3 || (i < ENOUGH_RUNS && all < enough_seconds); i++) {
        double begin = now();
        work(on);
        double took = now() - begin;
        all += took;
        best = took < best ? took : best;
    }
    return best;
}

static void pair_once(void *field)
{
    struct arena a = { 0 };

    pairing_make(field, &a);
    arena_free(&a);
}

static void rank_once(void *tournament)
{
    struct arena a = { 0 };

    standings_make(tournament, 11, &a);
    arena_free(&a);
}

struct cost {
    double median, worst; /* seconds */
    long kb;              /* the most memory of one pairing */
};

static int by_size(const void *x, const void *y)
{
    double a = *(const double *)x, b = *(const double *)y;

    return (a > b) - (a < b);
}

static long memory_of(struct field *f)
{
    malloc_trim(0);
    forget_peak();
    long before = status_kb("VmRSS:");
    pair_once(f);
    return status_kb("VmHWM:") - before;
}

static struct cost cost_of_round_7(int teams)
{
    double took[EVENTS];
    struct cost c = { 0 };

    for (int i = 0; i < EVENTS; i++) {
        struct arena a = { 0 };
        struct rehearsal *r = play(teams, 6, (uint64_t)i + 1, &a);
        struct field f = rehearsal_field(r, &a);
        long kb = memory_of(&f);
        took[i] = best_of(pair_once, &f);
        c.kb = kb > c.kb ? kb : c.kb;
        arena_free(&a);
    }
    qsort(took, EVENTS, sizeof took[0], by_size);
    c.median = took[EVENTS / 2];
    c.worst = took[EVENTS - 1];
    return c;
}

static void bench_pairing(void)
{
    static const int sizes[] = { 176, 1000, 3000, 10000 };
    struct cost before = { 0 };

    printf("Pairing of round 7, median and worst of %d events\n", EVENTS);
    printf("%8s %12s %12s %12s %10s\n", "teams", "median ms", "worst ms", "memory MB", "exponent");
    for (size_t i = 0; i < sizeof sizes / sizeof sizes[0]; i++) {
        struct cost c = cost_of_round_7(sizes[i]);
        printf("%8d %12.3f %12.3f %12.2f", sizes[i], c.median * 1e3, c.worst * 1e3, (double)c.kb / 1024);
        if (i > 0)
            printf(" %10.2f", log(c.median / before.median) / log((double)sizes[i] / sizes[i - 1]));
        printf("\n");
        before = c;
    }
}

/* An event with all that goes wrong in one: what each of its rounds took, paired once, in took[round - 1][event]. */
static void time_rough(int event, double took[][ROUGH_EVENTS])
{
    struct arena a = { 0 };
    struct rehearsal_plan plan = { ROUGH_TEAMS, ROUGH_TEAMS, 11, false };
    struct rehearsal *r = rehearsal_open(plan, (uint64_t)event + 1, &a);

    while (!rehearsal_over(r)) {
        struct field f = rehearsal_field(r, &a);
        double begin = now();
        struct pairing p = pairing_make(&f, &a);
        took[r->tournament.nround][event] = now() - begin;
        rehearsal_play(r, &p);
    }
    arena_free(&a);
}

static double mean(const double *of, int n)
{
    double sum = 0;

    for (int i = 0; i < n; i++)
        sum += of[i];
    return sum / n;
}

static void bench_rough(void)
{
    static const int rounds[] = { 7, 11 };
    static double took[REHEARSAL_ROUNDS][ROUGH_EVENTS];

    for (int i = 0; i < ROUGH_EVENTS; i++)
        time_rough(i, took);
    printf("\n%d different fields of %d teams with absent and late ones, forfeits and barred pairs, each paired once\n",
           ROUGH_EVENTS, ROUGH_TEAMS);
    printf("%8s %12s %12s %12s %12s\n", "round", "median ms", "mean ms", "p99 ms", "worst ms");
    for (size_t i = 0; i < sizeof rounds / sizeof rounds[0]; i++) {
        double *of = took[rounds[i] - 1];
        qsort(of, ROUGH_EVENTS, sizeof *of, by_size);
        printf("%8d %12.3f %12.3f %12.3f %12.3f\n", rounds[i], of[ROUGH_EVENTS / 2] * 1e3, mean(of, ROUGH_EVENTS) * 1e3,
               of[ROUGH_EVENTS * 99 / 100] * 1e3, of[ROUGH_EVENTS - 1] * 1e3);
    }
}

static void bench_standings(void)
{
    struct arena a = { 0 };
    struct rehearsal *r = play(176, 11, 1, &a);

    r->tournament.tiebreak = TIEBREAK_KHANTY_MANSIYSK;
    r->tournament.ranking = tiebreak_row(TIEBREAK_KHANTY_MANSIYSK)->ranking;
    printf("\nStandings of 176 teams after 11 rounds: %.3f ms\n", best_of(rank_once, &r->tournament) * 1e3);
    arena_free(&a);
}

int main(void)
{
    bench_pairing();
    bench_rough();
    bench_standings();
    return 0;
}
