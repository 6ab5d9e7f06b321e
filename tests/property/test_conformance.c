/* SPDX-License-Identifier: Apache-2.0 */
/* Whole made-up events of many shapes: every round is paired, traced and proved by the verifier, which pairs
   nothing; rounds of few teams are paired by the reference too. SOAK=1: five thousand events. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cmocka.h>

#include "engine/base/arena.h"
#include "engine/proof/proof.h"
#include "teams/lab/simulate.h"
#include "tests/property/jsonline.h"
#include "tests/property/reference.h"
#include "tests/property/written.h"
#include "tests/said.h"

/* One shape of events. Ranges as in a plan; the edition goes round. */
static const struct shape {
    const char *name;
    struct range teams, rounds;
    enum parity parity;
    int absent, no_shows; /* hundredths of a per cent */
    struct range late, withdrawn, expelled, barred;
    int share; /* of a hundred events */
} shapes[] = {
    { "2 to 12 teams, as many rounds as they bear",
      { 2, 12 },
      { 3, 9 },
      PARITY_ANY,
      200,
      200,
      { 0, 1 },
      { 0, 1 },
      { 0, 1 },
      { 0, 2 },
      30 },
    { "6 to 16 teams, an odd number, much goes wrong",
      { 6, 16 },
      { 5, 9 },
      PARITY_ODD,
      800,
      600,
      { 0, 3 },
      { 0, 2 },
      { 0, 1 },
      { 0, 6 },
      15 },
    { "8 to 200 teams, 11 rounds",
      { 8, 200 },
      { 11, 11 },
      PARITY_ANY,
      100,
      50,
      { 0, 4 },
      { 0, 4 },
      { 0, 1 },
      { 0, 6 },
      40 },
    { "20 to 60 teams, an even number, no mishaps",
      { 20, 60 },
      { 9, 13 },
      PARITY_EVEN,
      0,
      0,
      { 0, 0 },
      { 0, 0 },
      { 0, 0 },
      { 0, 0 },
      5 },
    { "30 to 120 teams, many barred pairs and absences",
      { 30, 120 },
      { 11, 11 },
      PARITY_ANY,
      500,
      300,
      { 0, 10 },
      { 0, 10 },
      { 0, 3 },
      { 20, 80 },
      10 },
};

enum { SHAPES = sizeof shapes / sizeof *shapes, REFERENCE_MOST = 16 };

struct tally {
    int events, rounds, illegal, proved, small, same, largest;
};

static const struct shape *shape_of(int event, int *at)
{
    int part = event % 100;

    for (*at = 0; part >= shapes[*at].share; ++*at)
        part -= shapes[*at].share;
    return &shapes[*at];
}

static struct plan plan_of(const struct shape *s, int event)
{
    struct plan p = plan_default();

    p.value[PLAN_TEAMS] = s->teams;
    p.value[PLAN_ROUNDS] = s->rounds;
    p.value[PLAN_ABSENT] = (struct range){ s->absent, s->absent };
    p.value[PLAN_NO_SHOWS] = (struct range){ s->no_shows, s->no_shows };
    p.value[PLAN_LATE] = s->late;
    p.value[PLAN_WITHDRAWN] = s->withdrawn;
    p.value[PLAN_EXPELLED] = s->expelled;
    p.value[PLAN_BARRED] = s->barred;
    p.parity = s->parity;
    p.edition = (enum edition)(event / 100 % EDITION_COUNT);
    p.tiebreak = edition_tiebreak(p.edition);
    return p;
}

static void prove(const struct field *f, const struct tournament *played, struct tally *t, struct arena *a)
{
    struct findings wrong = { .arena = a };
    struct parsed_trace r;

    if (!written_record(f, played, a, &r))
        return;
    proof_check(&r, a, &wrong);
    t->proved += wrong.n == 0;
    if (wrong.n > 0) {
        printf("# not proved: %.*s\n", STR_ARG(finding_said(&wrong.item[0])));
        jsonline_print(stdout, f, NULL);
    }
}

static void compare(const struct field *f, const struct pairing *p, struct tally *t, struct arena *a)
{
    int size = reference_size(f);

    t->largest = size > t->largest ? size : t->largest;
    if (size > REFERENCE_MOST)
        return;
    struct pairing q = reference_make(f, a);
    bool same = reference_same(p, &q);
    t->small++;
    t->same += same;
    if (!same)
        jsonline_print(stdout, f, p);
}

/* False: there is no legal round, and the event ends there. */
static bool try_round(struct simulation *s, struct tally *t)
{
    struct arena a = { 0 };
    struct field f = simulation_field(s, &a);
    struct pairing p = pairing_make(&f, &a);

    compare(&f, &p, t, &a);
    if (p.legal) {
        t->rounds++;
        prove(&f, &s->tournament, t, &a);
        simulation_play(s, &p);
    }
    t->illegal += !p.legal;
    arena_free(&a);
    return p.legal;
}

static void play(int event, struct tally tally[SHAPES])
{
    struct arena a = { 0 };
    int at;
    struct plan plan = plan_of(shape_of(event, &at), event);
    struct simulation *s = simulation_open(&plan, (uint64_t)event + 20161, &a);

    tally[at].events++;
    while (!simulation_over(s) && try_round(s, &tally[at]))
        ;
    arena_free(&a);
}

/* So many processes share the events; each hands its counts up. */
static void play_all(int events, int processes, struct tally sum[SHAPES])
{
    int ends[2];

    assert_int_equal(pipe(ends), 0);
    for (int i = 0; i < processes; i++) {
        fflush(NULL);
        if (fork() != 0)
            continue;
        struct tally mine[SHAPES] = { { 0 } };
        for (int e = i; e < events; e += processes)
            play(e, mine);
        fflush(NULL);
        _exit(write(ends[1], mine, sizeof mine) != sizeof mine);
    }
    close(ends[1]);
    struct tally part[SHAPES];
    while (read(ends[0], part, sizeof part) == sizeof part)
        for (int i = 0; i < SHAPES; i++) {
            sum[i].events += part[i].events;
            sum[i].rounds += part[i].rounds;
            sum[i].illegal += part[i].illegal;
            sum[i].proved += part[i].proved;
            sum[i].small += part[i].small;
            sum[i].same += part[i].same;
            sum[i].largest = part[i].largest > sum[i].largest ? part[i].largest : sum[i].largest;
        }
    close(ends[0]);
    for (int status; wait(&status) > 0;)
        assert_int_equal(status, 0);
}

static void made_up_events_conform(void **state)
{
    long processors = sysconf(_SC_NPROCESSORS_ONLN);
    int events = getenv("SOAK") ? 5000 : 100, played = 0;
    struct tally sum[SHAPES] = { { 0 } };

    (void)state;
    play_all(events, processors > 0 ? (int)processors : 1, sum);
    printf("# | events | of them | rounds paired | proved | no legal round | also by the reference | the same |\n");
    for (int i = 0; i < SHAPES; i++) {
        printf("# | %s | %d | %d | %d | %d | %d | %d |\n", shapes[i].name, sum[i].events, sum[i].rounds, sum[i].proved,
               sum[i].illegal, sum[i].small, sum[i].same);
        played += sum[i].events;
        assert_true(sum[i].rounds > 0);
        assert_int_equal(sum[i].proved, sum[i].rounds);
        assert_int_equal(sum[i].same, sum[i].small);
    }
    assert_int_equal(played, events);
    assert_true(sum[0].small > 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = { cmocka_unit_test(made_up_events_conform) };

    return cmocka_run_group_tests_name("conformance", tests, NULL, NULL);
}
