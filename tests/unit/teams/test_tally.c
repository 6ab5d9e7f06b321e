/* SPDX-License-Identifier: Apache-2.0 */
#include "teams/lab/tally.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "engine/base/arena.h"
#include "engine/base/err.h"
#include "engine/olympiad/pairing.h"
#include "engine/olympiad/trace.h"
#include "teams/lab/simulate.h"
#include "tests/said.h"

static struct arena arena;

static int drop(void **state)
{
    (void)state;
    arena_free(&arena);
    return 0;
}

static struct plan plan_of(int fewest, int most, int rounds)
{
    struct plan p = plan_default();

    p.value[PLAN_TEAMS] = (struct range){ fewest, most };
    p.value[PLAN_ROUNDS] = (struct range){ rounds, rounds };
    return p;
}

static int64_t sum(const int64_t *count, int n)
{
    int64_t all = 0;

    for (int i = 0; i < n; i++)
        all += count[i];
    return all;
}

/* 1 - 6 d² / n (n² - 1): 3 teams, the last two exchanged: 1 - 12/24. 5 teams, all moved by one and the
   first last: d² = 4 + 16, 1 - 120/120. 4 teams, two exchanged: 1 - 12/60. 7 teams: 1 - 12/336 =
   0.9642857. */
static void the_correlation_is_that_of_spearman(void **state)
{
    static const struct {
        int number[7], n;
        int64_t want;
    } cases[] = {
        { { 1, 2 }, 2, 1000000 },
        { { 2, 1 }, 2, -1000000 },
        { { 1, 2, 3, 4, 5 }, 5, 1000000 },
        { { 5, 4, 3, 2, 1 }, 5, -1000000 },
        { { 1, 3, 2 }, 3, 500000 },
        { { 2, 3, 4, 5, 1 }, 5, 0 },
        { { 2, 1, 3, 4 }, 4, 800000 },
        { { 1, 2, 3, 4, 5, 7, 6 }, 7, 964286 },
        { { 7, 6, 5, 4, 3, 1, 2 }, 7, -964286 },
    };

    (void)state;
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++)
        assert_int_equal(tally_correlation(cases[i].number, cases[i].n), cases[i].want);
}

/* What was paired, told from the points alone: above the median group a team left its group if its
   opponent has fewer points, below it if it has more. */
struct recount {
    int64_t pairs, byes, floats, breaches;
};

static int median_mp(const struct field *f, const struct pairing *p)
{
    int mp[64], n = 0;

    for (int i = 0; i < p->npair; i++) {
        mp[n++] = f->card[p->pair[i].white].mp;
        mp[n++] = f->card[p->pair[i].black].mp;
    }
    for (int i = 1; i < n; i++)
        for (int k = i; k > 0 && mp[k] > mp[k - 1]; k--) {
            int higher = mp[k];
            mp[k] = mp[k - 1];
            mp[k - 1] = higher;
        }
    return mp[n / 2];
}

static int leaves(int mp, int other, int median)
{
    return (mp > median && other < mp) || (mp < median && other > mp);
}

static void recount(struct recount *r, const struct field *f, const struct pairing *p)
{
    int median = median_mp(f, p);

    r->pairs += p->npair;
    r->byes += p->bye != NOBODY;
    for (int i = 0; i < p->npair; i++) {
        const struct card *w = &f->card[p->pair[i].white], *b = &f->card[p->pair[i].black];
        r->floats += leaves(w->mp, b->mp, median) + leaves(b->mp, w->mp, median);
        r->breaches += !card_can_take(w, WHITE) || !card_can_take(b, BLACK);
    }
}

static void counts_are_those_of_the_pairings(void **state)
{
    struct plan plan = plan_of(14, 40, 9);
    struct recount all = { 0 };
    struct tally t = tally_new();

    (void)state;
    for (uint64_t seed = 1; seed <= 40; seed++) {
        struct simulation *s = simulation_open(&plan, seed, &arena);
        tally_event(&t, &plan, seed, NULL, &arena);
        while (!simulation_over(s)) {
            struct field f = simulation_field(s, &arena);
            struct pairing p = pairing_make(&f, &arena);
            if (!p.legal)
                break;
            recount(&all, &f, &p);
            simulation_play(s, &p);
        }
    }
    assert_int_equal(t.events[0], 40);
    assert_int_equal(sum(t.pairs, ROUNDS_MAX), all.pairs);
    assert_int_equal(sum(t.byes, ROUNDS_MAX), all.byes);
    assert_int_equal(sum(t.floats, ROUNDS_MAX), all.floats);
    assert_int_equal(sum(t.breaches, ROUNDS_MAX), all.breaches);
    assert_true(all.floats > 500 && all.breaches > 0);
}

/* Every round has one median group; every team floats some number of times; each float is a leaver. */
static void counts_add_up(void **state)
{
    struct plan plan = plan_of(100, 100, 11);
    struct tally t = tally_new();
    int64_t floats = 0, leavers = 0;

    (void)state;
    for (uint64_t seed = 1; seed <= 10; seed++)
        tally_event(&t, &plan, seed, NULL, &arena);
    assert_int_equal(t.finished[0], 10);
    assert_int_equal(t.teams[0], 1000);
    assert_int_equal(sum(t.rounds, ROUNDS_MAX), 110);
    assert_int_equal(t.rounds[10], 10);
    assert_int_equal(t.rounds[11], 0);
    assert_int_equal(sum(t.median, 2), 110);
    assert_int_equal(sum(t.floaters, FLOATS), 1000);
    for (int i = 0; i < FLOATS; i++)
        floats += i * t.floaters[i];
    assert_int_equal(t.floaters[FLOATS - 1], 0);
    assert_int_equal(floats, sum(t.floats, ROUNDS_MAX));
    for (int i = 0; i < LEVELS * LEAVERS; i++)
        leavers += (i % LEAVERS + 1) * t.levels[i];
    assert_int_equal(leavers, floats + sum(t.passing, ROUNDS_MAX));
    assert_true(t.least[0] <= t.correlation[0] / 10 && t.correlation[0] / 10 <= t.most[0]);
}

/* Not of a round with a bye. */
static bool proves_rounds_without_bye(const struct simulation *s, const struct field *f, const struct pairing *p,
                                      const struct trace *trace, struct arena *a)
{
    (void)a;
    assert_int_equal(f->round, s->tournament.nround + 1);
    assert_false(trace->brief);
    return p->bye == NOBODY;
}

static void every_round_is_given_to_the_prover(void **state)
{
    struct plan plan = plan_of(12, 17, 7);
    struct tally t = tally_new();

    (void)state;
    for (uint64_t seed = 1; seed <= 20; seed++)
        tally_event(&t, &plan, seed, proves_rounds_without_bye, &arena);
    assert_int_equal(sum(t.unproved, ROUNDS_MAX), sum(t.byes, ROUNDS_MAX));
    assert_int_equal(sum(t.proved, ROUNDS_MAX) + sum(t.unproved, ROUNDS_MAX), sum(t.rounds, ROUNDS_MAX));
    assert_true(sum(t.byes, ROUNDS_MAX) > 10 && sum(t.proved, ROUNDS_MAX) > 10);
}

/* Two teams meet once, and then the event is over. */
static void a_round_that_cannot_be_paired_is_counted(void **state)
{
    struct plan plan = plan_of(2, 2, 5);
    struct tally t = tally_new();

    (void)state;
    for (int k = PLAN_FORFEITS; k <= PLAN_BARRED; k++)
        plan.value[k] = (struct range){ 0, 0 };
    tally_event(&t, &plan, 1, NULL, &arena);
    assert_int_equal(t.events[0], 1);
    assert_int_equal(t.finished[0], 0);
    assert_int_equal(t.rounds[0], 1);
    assert_int_equal(t.pairs[0], 1);
    assert_int_equal(t.unpaired[1], 1);
    assert_int_equal(sum(t.rounds, ROUNDS_MAX), 1);
    assert_int_equal(sum(t.unpaired, ROUNDS_MAX), 1);
    assert_int_equal(t.correlation[0], 0);
    assert_true(t.least[0] > t.most[0]);
}

static void tallies_are_joined_count_by_count(void **state)
{
    struct tally a = tally_new(), b = tally_new(), c = tally_new();

    (void)state;
    a.events[0] = 3, b.events[0] = 4;
    a.floaters[11] = 5, b.floaters[0] = 6;
    a.least[0] = -7, a.most[0] = 70;
    b.least[0] = 8, b.most[0] = 80;
    tally_join(&c, &a);
    tally_join(&c, &b);
    assert_int_equal(c.events[0], 7);
    assert_int_equal(c.floaters[11], 5);
    assert_int_equal(c.floaters[0], 6);
    assert_int_equal(c.least[0], -7);
    assert_int_equal(c.most[0], 80);
}

static void events_have_seeds_of_their_own(void **state)
{
    (void)state;
    assert_true(tally_seed(1, 1) == tally_seed(1, 1));
    for (int64_t i = 1; i < 100; i++) {
        assert_true(tally_seed(1, i) != tally_seed(1, i + 1));
        assert_true(tally_seed(1, i) != tally_seed(2, i));
    }
}

/* Three parts of an event each: what they count together is what the three count in a row. */
static void parts_make_the_whole(void **state)
{
    struct plan plan = plan_of(20, 30, 7);
    struct tally_part part[3], whole;
    struct tally t = tally_new();
    struct err e = { 0 };

    (void)state;
    for (int i = 0; i < 3; i++) {
        part[i] = (struct tally_part){ plan, 7, 3, 3 - i, 3, tally_new() };
        tally_event(&part[i].tally, &plan, tally_seed(7, 3 - i), NULL, &arena);
        tally_event(&t, &plan, tally_seed(7, i + 1), NULL, &arena);
    }
    assert_true(tally_whole(part, 3, &whole, &arena, &e));
    assert_memory_equal(&whole.tally, &t, sizeof t);
    assert_int_equal(whole.shard, 1);
    assert_int_equal(whole.of, 1);
    assert_int_equal(whole.events, 3);
}

static void assert_refused(struct tally_part *part, int n, const char *want)
{
    struct tally_part whole;
    struct err e = { 0 };

    assert_false(tally_whole(part, n, &whole, &arena, &e));
    assert_string_equal(err_said(&e), want);
    assert_int_equal(e.kind, ERR_CONFLICT);
}

static void parts_that_do_not_fit_are_refused(void **state)
{
    static const char different[] = "part 1 of 2 and part 2 of 2 belong to different simulations: the seed, the number "
                                    "of events or the plan differs";
    struct plan plan = plan_of(20, 30, 7);
    struct tally_part part[2] = { { plan, 7, 10, 1, 2, tally_new() }, { plan, 7, 10, 2, 2, tally_new() } };

    (void)state;
    assert_refused(part, 0, "give the parts of a simulation to join");
    assert_refused(part, 1, "part 2 of 2 is missing");
    assert_refused(part + 1, 1, "part 1 of 2 is missing");
    part[1].seed = 8;
    assert_refused(part, 2, different);
    part[1].seed = 7, part[1].events = 11;
    assert_refused(part, 2, different);
    part[1].events = 10, part[1].plan.value[PLAN_BARRED].high++;
    assert_refused(part, 2, different);
    part[1].plan = plan, part[1].plan.edition = EDITION_2012;
    assert_refused(part, 2, different);
    part[1].plan = plan, part[1].shard = 1;
    assert_refused(part, 2, "part 1 of 2 is given twice");
}

#define TEST(name) cmocka_unit_test_teardown(name, drop)

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(the_correlation_is_that_of_spearman),
        TEST(counts_are_those_of_the_pairings),
        TEST(counts_add_up),
        TEST(every_round_is_given_to_the_prover),
        TEST(a_round_that_cannot_be_paired_is_counted),
        TEST(tallies_are_joined_count_by_count),
        TEST(events_have_seeds_of_their_own),
        TEST(parts_make_the_whole),
        TEST(parts_that_do_not_fit_are_refused),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
