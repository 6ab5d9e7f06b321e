/* SPDX-License-Identifier: Apache-2.0 */
/* test_pairing.c - promises that hold for every round, tried on thousands of made-up ones. A round
   that breaks one is printed with its seed as a line of JSON. SOAK=1 tries many more. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

#include <cmocka.h>

#include "engine/base/arena.h"
#include "tests/property/jsonline.h"
#include "tests/property/reference.h"
#include "tests/property/rehearsal.h"
#include "tests/property/random_field.h"
#include "tests/property/witness.h"

typedef const char *promise(const struct field *f, const struct pairing *p, struct arena *a);

/* How many times the seeds below with SOAK=1; equality, which says most, is then tried on more. */
enum { SOAK_TIMES = 60, EQUALITY_SOAK_TIMES = 8 };

/* The check tries equality on all of the seeds below, which leaves little to the other promises: those on one in so many. */
enum { SHARE = 3 };
enum { PRINTED = 3 };

/* Where rounds come from: whole events played on, or single random fields; one for each seed. */
static const struct source {
    const char *name;
    bool random;
    int fewest, most, seeds;
} sources[] = {
    { "event of 2 to 12 teams", false, 2, 12, 200 },         { "event of 6 to 60 teams", false, 6, 60, 25 },
    { "event of 60 to 126 teams", false, 60, 126, 2 },       { "random round of 2 to 14 teams", true, 2, 14, 1250 },
    { "random round of 10 to 24 teams", true, 10, 24, 600 }, { "random round of 24 to 60 teams", true, 24, 60, 60 },
};

/* One promise being tried. */
struct trial {
    promise *broken;
    const struct source *source;
    uint64_t seed;
    int rounds, failures;
};

/* Pairs the round and looks; the pairing for the event to be played on. */
static struct pairing try_round(struct trial *t, const struct field *f, struct arena *a)
{
    struct pairing p = pairing_make(f, a);
    const char *wrong = t->broken(f, &p, a);

    t->rounds++;
    if (wrong && t->failures++ < PRINTED) {
        printf("# %s, seed %llu, round %d: %s\n", t->source->name, (unsigned long long)t->seed, f->round, wrong);
        jsonline_print(stdout, f, &p);
    }
    return p;
}

static void try_event(struct trial *t, struct arena *a)
{
    struct rehearsal_plan plan = { t->source->fewest, t->source->most, 11, false };
    struct rehearsal *r = rehearsal_open(plan, t->seed, a);

    while (!rehearsal_over(r)) {
        struct field f = rehearsal_field(r, a);
        struct pairing p = try_round(t, &f, a);
        if (!p.legal)
            return;
        rehearsal_play(r, &p);
    }
}

static void try_random(struct trial *t, struct arena *a)
{
    struct field f = random_field(t->source->fewest, t->source->most, t->seed, a);

    try_round(t, &f, a);
}

static void hold(promise *broken, int times)
{
    struct trial t = { .broken = broken };
    const bool soak = getenv("SOAK");
    const int share = soak || times > 1 ? 1 : SHARE;

    times = soak ? times * SOAK_TIMES : 1;
    for (size_t i = 0; i < sizeof sources / sizeof sources[0]; i++) {
        t.source = &sources[i];
        for (t.seed = 1; t.seed <= (uint64_t)(t.source->seeds * times / share); t.seed++) {
            struct arena a = { 0 };
            (t.source->random ? try_random : try_event)(&t, &a);
            arena_free(&a);
        }
    }
    printf("# %d rounds\n", t.rounds);
    assert_int_equal(t.failures, 0);
}

static void every_team_is_paired_once_or_has_the_bye(void **state)
{
    (void)state;
    hold(witness_everybody_once, 1);
}

static void nobody_meets_twice(void **state)
{
    (void)state;
    hold(witness_nobody_again, 1);
}

static void the_bye_goes_to_the_last_team_that_may_have_it(void **state)
{
    (void)state;
    hold(witness_bye, 1);
}

static void no_legal_round_is_proved(void **state)
{
    (void)state;
    hold(witness_obstacle, 1);
}

static void pairs_keep_the_colour_limits_if_they_can(void **state)
{
    (void)state;
    hold(witness_colours, 1);
}

static void brackets_break_the_colour_limits_only_where_they_must(void **state)
{
    (void)state;
    hold(witness_breaches, 1);
}

static void as_few_teams_leave_a_bracket_as_possible(void **state)
{
    (void)state;
    hold(witness_leavers, 1);
}

static void floaters_that_arrive_stay_if_they_can(void **state)
{
    (void)state;
    hold(witness_floaters, 1);
}

static void pairs_are_published_in_order(void **state)
{
    (void)state;
    hold(witness_publication, 1);
}

/* A field with its teams entered in another order; order[i] is the old index of team i. */
struct shuffled {
    struct field field;
    int *order, *now; /* now[order[i]] = i */
};

static const int *renamed(const int *index, int n, const int *now, struct arena *a)
{
    int *copy = arena_new(a, int, n);

    for (int i = 0; i < n; i++)
        copy[n - 1 - i] = now[index[i]];
    return copy;
}

static struct shuffled shuffle(const struct field *f, struct arena *a)
{
    struct shuffled s = { *f, arena_new(a, int, f->n), arena_new(a, int, f->n) };
    struct random random = { (uint64_t)f->n };
    struct card *card = arena_new(a, struct card, f->n);
    struct barred *barred = arena_new(a, struct barred, f->nbarred);

    for (int i = 0; i < f->n; i++)
        s.order[i] = i;
    random_shuffle(&random, s.order, f->n);
    for (int i = 0; i < f->n; i++)
        s.now[s.order[i]] = i;
    for (int i = 0; i < f->n; i++) {
        card[i] = f->card[s.order[i]];
        card[i].met = renamed(card[i].met, card[i].nmet, s.now, a);
    }
    for (int i = 0; i < f->nbarred; i++) {
        const struct barred *b = &f->barred[f->nbarred - 1 - i];
        barred[i] = (struct barred){ .a = s.now[b->b], .b = s.now[b->a], .round = b->round };
    }
    s.field.card = card;
    s.field.barred = barred;
    s.field.host = f->host == NOBODY ? NOBODY : s.now[f->host];
    return s;
}

static const char *differs_when_shuffled(const struct field *f, const struct pairing *p, struct arena *a)
{
    struct shuffled s = shuffle(f, a);
    struct pairing q = pairing_make(&s.field, a);
    struct pair *pair = arena_new(a, struct pair, q.npair);

    for (int i = 0; i < q.npair; i++)
        pair[i] = (struct pair){ s.order[q.pair[i].white], s.order[q.pair[i].black] };
    q.pair = pair;
    if (q.bye != NOBODY)
        q.bye = s.order[q.bye];
    return reference_same(p, &q) ? NULL : "another round when the teams are entered otherwise";
}

static void the_order_of_entry_does_not_matter(void **state)
{
    (void)state;
    hold(differs_when_shuffled, 1);
}

static const char *differs_from_reference(const struct field *f, const struct pairing *p, struct arena *a)
{
    struct pairing q = reference_make(f, a);

    if (reference_same(p, &q))
        return NULL;
    fputs("# the reference makes ", stdout);
    jsonline_print(stdout, f, &q);
    return "not the round of the reference";
}

static void the_round_is_that_of_the_reference(void **state)
{
    (void)state;
    hold(differs_from_reference, EQUALITY_SOAK_TIMES);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_team_is_paired_once_or_has_the_bye),
        cmocka_unit_test(nobody_meets_twice),
        cmocka_unit_test(the_bye_goes_to_the_last_team_that_may_have_it),
        cmocka_unit_test(no_legal_round_is_proved),
        cmocka_unit_test(pairs_keep_the_colour_limits_if_they_can),
        cmocka_unit_test(brackets_break_the_colour_limits_only_where_they_must),
        cmocka_unit_test(as_few_teams_leave_a_bracket_as_possible),
        cmocka_unit_test(floaters_that_arrive_stay_if_they_can),
        cmocka_unit_test(pairs_are_published_in_order),
        cmocka_unit_test(the_order_of_entry_does_not_matter),
        cmocka_unit_test(the_round_is_that_of_the_reference),
    };

    return cmocka_run_group_tests_name("promises of a round", tests, NULL, NULL);
}
