/* SPDX-License-Identifier: Apache-2.0 */
#include "engine/ranking/ledger.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "engine/base/arena.h"

enum { A, B, C, D, TEAMS };

/* Round 1: A-B 2.5-1.5, C has the bye, D is not paired. Round 2: C-A unplayed, C had three players
   there; neither B nor D came. Round 3: A-D drawn 2-2, B-C has no result yet. */
static const struct team teams[TEAMS] = { { .number = 1 }, { .number = 2 }, { .number = 3 }, { .number = 4 } };
static const struct match one[] = { { { A, B }, { 2, 0 }, { 5, 3 }, .played = true, .game = true } };
static const struct match two[] = { { { C, A }, { 2, 0 }, { 6, 0 }, .played = false },
                                    { { B, D }, { 0, 0 }, { 0, 0 }, .played = false } };
static const struct match three[] = { { { A, D }, { 1, 1 }, { 4, 4 }, .played = true, .game = true },
                                      { { B, C }, { 0, 0 }, { 0, 0 }, .pending = true } };
static const struct round rounds[] = { { one, 1, C }, { two, 2, NOBODY }, { three, 2, NOBODY } };

static struct tournament event(const struct adjustment *d, int n)
{
    return (struct tournament){
        .team = teams, .nteam = TEAMS, .round = rounds, .nround = 3, .adjustment = d, .nadjustment = n
    };
}

static void ledger_knows_what_a_team_did(void **state)
{
    static const enum entry_kind kinds[TEAMS][3] = {
        { ENTRY_PLAYED, ENTRY_ABSENCE, ENTRY_PLAYED },
        { ENTRY_PLAYED, ENTRY_ABSENCE, ENTRY_PENDING },
        { ENTRY_BYE, ENTRY_WALKOVER, ENTRY_PENDING },
        { ENTRY_UNPAIRED, ENTRY_ABSENCE, ENTRY_PLAYED },
    };
    static const int opponents[TEAMS][3] = {
        { B, C, D },
        { A, D, C },
        { NOBODY, A, B },
        { NOBODY, B, A },
    };
    static const bool black[TEAMS][3] = { { [1] = true }, { [0] = true }, { [2] = true }, { [1] = true, [2] = true } };
    struct arena a = { 0 };
    struct tournament t = event(NULL, 0);
    struct ledger l = ledger_load(&t, 3, &a);

    (void)state;
    for (int team = 0; team < TEAMS; team++)
        for (int round = 1; round <= 3; round++) {
            const struct entry *e = ledger_entry(&l, team, round);
            assert_int_equal(e->kind, kinds[team][round - 1]);
            assert_int_equal(e->opponent, opponents[team][round - 1]);
            assert_int_equal(e->black, black[team][round - 1]);
        }
    assert_string_equal(entry_kind_name(ENTRY_BYE), "bye");
    arena_free(&a);
}

static void ledger_adds_up(void **state)
{
    static const struct total want[TEAMS] = {
        { .mp = 3, .gp = 9, .mp_seen = 3, .gp_seen = 9, .met = 2, .won = 1, .drawn = 1, .lost = 1, .last_match = 3 },
        { .mp = 0, .gp = 3, .mp_seen = 0, .gp_seen = 3, .met = 1, .won = 0, .drawn = 0, .lost = 2, .last_match = 3 },
        { .mp = 3, .gp = 10, .mp_seen = 3, .gp_seen = 10, .won = 1, .drawn = 0, .lost = 0, .last_match = 3 },
        { .mp = 1, .gp = 4, .mp_seen = 1, .gp_seen = 4, .met = 1, .won = 0, .drawn = 1, .lost = 1, .last_match = 3 },
    };
    struct arena a = { 0 };
    struct tournament t = event(NULL, 0);
    struct ledger l = ledger_load(&t, 3, &a);

    (void)state;
    for (int i = 0; i < TEAMS; i++)
        assert_memory_equal(&l.total[i], &want[i], sizeof want[i]);
    arena_free(&a);
}

static void ledger_after_an_earlier_round(void **state)
{
    struct arena a = { 0 };
    struct tournament t = event(NULL, 0);
    struct ledger l = ledger_load(&t, 2, &a);

    (void)state;
    assert_int_equal(l.rounds, 2);
    assert_int_equal(l.total[A].mp, 2);
    assert_int_equal(l.total[A].last_match, 1);
    assert_int_equal(l.total[C].last_match, 0);
    assert_int_equal(ledger_entry(&l, C, 2)->mp_before, 1);
    assert_int_equal(ledger_entry(&l, C, 2)->gp_before, 4);
    assert_int_equal(ledger_load(&t, 0, &a).total[C].gp, 0);
    arena_free(&a);
}

static void ledger_counts_decisions_from_their_round(void **state)
{
    /* From the pairing of round 3 on is in the standings after round 2; for one pairing only never. */
    static const struct adjustment d[] = {
        { .team = A, .mp = -1, .gp = -2, .from = 3 },
        { .team = A, .mp = 5, .gp = 5, .from = 2, .pairing_only = true },
    };
    struct arena a = { 0 };
    struct tournament t = event(d, 2);
    struct ledger l = ledger_load(&t, 3, &a);

    (void)state;
    assert_int_equal(l.total[A].mp, 2);
    assert_int_equal(l.total[A].gp, 7);
    assert_int_equal(ledger_entry(&l, A, 2)->mp_before, 2);
    assert_int_equal(ledger_entry(&l, A, 3)->mp_before, 1);
    assert_int_equal(ledger_entry(&l, A, 3)->gp_before, 3);
    assert_int_equal(ledger_load(&t, 2, &a).total[A].mp, 1);
    assert_int_equal(ledger_load(&t, 1, &a).total[A].mp, 2);
    arena_free(&a);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(ledger_knows_what_a_team_did),
        cmocka_unit_test(ledger_adds_up),
        cmocka_unit_test(ledger_after_an_earlier_round),
        cmocka_unit_test(ledger_counts_decisions_from_their_round),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
