/* SPDX-License-Identifier: Apache-2.0 */
#include "teams/lab/simulate.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "engine/base/arena.h"
#include "teams/score.h"
#include "tests/rule_test.h"
#include "tests/unit/played.h"

static struct arena arena;

static int drop(void **state)
{
    (void)state;
    arena_free(&arena);
    return 0;
}

static struct plan plan_of(int teams, int rounds)
{
    struct plan p = plan_default();

    p.value[PLAN_TEAMS] = (struct range){ teams, teams };
    p.value[PLAN_ROUNDS] = (struct range){ rounds, rounds };
    return p;
}

static void always(struct plan *p, enum plan_key k, int value)
{
    p->value[k] = (struct range){ value, value };
}

static bool same_round(const struct section *a, const struct section *b, int r)
{
    const struct pairing_list *x = &a->round[r], *y = &b->round[r];
    bool same = x->nfixture == y->nfixture && x->bye == y->bye;

    for (int i = 0; same && i < x->nfixture; i++)
        same = memcmp(x->fixture[i].board, y->fixture[i].board, sizeof x->fixture[i].board) == 0 &&
               x->fixture[i].side[0] == y->fixture[i].side[0] && x->fixture[i].side[1] == y->fixture[i].side[1];
    return same;
}

static void same_seed_same_event(void **state)
{
    struct plan p = plan_of(31, 7);
    const struct section *a = &played(&p, 5, &arena)->section, *b = &played(&p, 5, &arena)->section;
    const struct section *c = &played(&p, 6, &arena)->section;

    (void)state;
    assert_int_equal(a->nround, 7);
    assert_int_equal(b->nround, 7);
    for (int r = 0; r < 7; r++)
        assert_true(same_round(a, b, r));
    assert_false(same_round(a, c, 0) && same_round(a, c, 1));
}

static void parity_is_kept(void **state)
{
    struct plan p = plan_of(0, 1);

    (void)state;
    p.value[PLAN_TEAMS] = (struct range){ 20, 27 };
    for (int parity = PARITY_EVEN; parity <= PARITY_ODD; parity++)
        for (uint64_t seed = 0; seed < 30; seed++) {
            p.parity = (enum parity)parity;
            int n = simulation_open(&p, seed, &arena)->section.nsquad;
            assert_int_equal(n % 2, parity == PARITY_ODD);
            assert_in_range(n, 20, 27);
        }
}

static void numbers_follow_the_ratings(void **state)
{
    struct plan p = plan_of(60, 1);

    (void)state;
    always(&p, PLAN_STRONGEST, 2600);
    always(&p, PLAN_SPREAD, 1200);
    struct simulation *s = simulation_open(&p, 3, &arena);
    const struct team *t = s->tournament.team;
    for (int i = 0; i < 60; i++) {
        assert_int_equal(t[i].number, i + 1);
        assert_true(i == 0 || t[i].rating <= t[i - 1].rating);
    }
    assert_in_range(t[0].rating / 4, 2550, 2700);
    assert_in_range(t[59].rating / 4, 1350, 1500);
}

/* By round, 1 if the squad was paired, 2 if it had the bye. */
static int took_part(const struct section *s, int squad, int round)
{
    const struct pairing_list *p = &s->round[round - 1];

    for (int i = 0; i < p->nfixture; i++)
        if (p->fixture[i].side[0] == squad || p->fixture[i].side[1] == squad)
            return 1;
    return p->bye == squad ? 2 : 0;
}

static struct plan quiet(int teams, int rounds)
{
    struct plan p = plan_of(teams, rounds);

    for (int k = PLAN_FORFEITS; k < PLAN_KEY_COUNT; k++)
        always(&p, (enum plan_key)k, 0);
    return p;
}

static void a_quiet_event_plays_every_board(void **state)
{
    struct plan p = quiet(24, 9);
    const struct section *s = &played(&p, 11, &arena)->section;

    (void)state;
    assert_int_equal(s->nround, 9);
    for (int r = 0; r < 9; r++) {
        assert_int_equal(s->round[r].nfixture, 12);
        for (int i = 0; i < 12; i++)
            for (int b = 0; b < 4; b++) {
                const struct board *at = &s->round[r].fixture[i].board[b];
                assert_in_range(at->result, RESULT_WIN, RESULT_DRAW);
                for (int side = 0; side < 2; side++)
                    assert_true(at->place[side] > (b > 0 ? at[-1].place[side] : 0));
            }
    }
}

static void late_teams_are_late(void **state)
{
    struct plan p = quiet(30, 8);
    int late = 0;

    (void)state;
    always(&p, PLAN_LATE, 5);
    const struct section *s = &played(&p, 2, &arena)->section;
    for (int i = 0; i < 30; i++) {
        int round = 1;
        while (!took_part(s, i, round))
            round++;
        late += round > 1;
        assert_true(round <= 4);
        for (; round <= 8; round++)
            assert_true(took_part(s, i, round));
    }
    assert_int_equal(late, 5);
}

static void withdrawn_teams_stay_away(void **state)
{
    struct plan p = quiet(30, 8);
    int gone = 0;

    (void)state;
    always(&p, PLAN_WITHDRAWN, 6);
    const struct section *s = &played(&p, 2, &arena)->section;
    for (int i = 0; i < 30; i++) {
        int round = 1;
        while (round <= 8 && took_part(s, i, round))
            round++;
        gone += round <= 8;
        for (; round <= 8; round++)
            assert_false(took_part(s, i, round));
    }
    assert_int_equal(gone, 6);
}

/* Rounds in which a squad was paired and got nothing without playing. */
static int missed(const struct simulation *s, int squad, int *last)
{
    int n = 0;

    for (int r = 0; r < s->tournament.nround; r++)
        for (int i = 0; i < s->round[r].nmatch; i++) {
            const struct match *m = &s->round[r].match[i];
            int side = m->team[1] == squad;
            if (m->team[side] == squad && !m->played && m->mp[side] == 0) {
                n++;
                *last = r + 1;
            }
        }
    return n;
}

static void expelled_after_the_second_time(void **state)
{
    struct plan p = quiet(40, 9);
    int expelled = 0;

    (void)state;
    always(&p, PLAN_EXPELLED, 4);
    struct simulation *s = played(&p, 8, &arena);
    for (int i = 0; i < 40; i++) {
        int last = 0, n = missed(s, i, &last);
        assert_true(n == 0 || n == 2);
        expelled += n == 2;
        for (int r = last + 1; n == 2 && r <= 9; r++)
            assert_false(took_part(&s->section, i, r));
    }
    assert_int_equal(expelled, 4);
}

static void an_absent_side_has_no_players_and_the_other_is_counted(void **state)
{
    /* WALKOVER */
    struct plan p = quiet(40, 6);
    int walkovers = 0, both = 0;

    (void)state;
    always(&p, PLAN_NO_SHOWS, 3000);
    always(&p, PLAN_FORFEITS, 500);
    struct simulation *s = played(&p, 4, &arena);
    for (int r = 0; r < s->section.nround; r++)
        for (int i = 0; i < s->section.round[r].nfixture; i++) {
            const struct fixture *f = &s->section.round[r].fixture[i];
            const struct match *m = &s->round[r].match[i];
            both += f->absent[0] && f->absent[1];
            if (f->absent[0] == f->absent[1])
                continue;
            int side = f->absent[0];
            walkovers++;
            assert_false(m->played);
            assert_int_equal(m->mp[side], 2);
            assert_int_equal(m->gp[side], 2 * f->present);
            assert_true(f->present > 0);
            for (int b = 0; b < 4; b++)
                assert_int_equal(f->board[b].place[1 - side], 0);
        }
    assert_true(walkovers > 5);
    assert_true(both > 0);
}

static void barred_pairs_do_not_meet(void **state)
{
    struct plan p = quiet(16, 6);
    int for_good = 0;

    (void)state;
    always(&p, PLAN_BARRED, 20);
    struct simulation *s = played(&p, 12, &arena);
    assert_int_equal(s->section.nbarred, 20);
    for (int k = 0; k < 20; k++) {
        const struct barred *x = &s->section.barred[k];
        for_good += x->round == 0;
        for (int r = 0; r < s->tournament.nround; r++)
            for (int i = 0; i < s->round[r].nmatch; i++) {
                const int *team = s->round[r].match[i].team;
                bool meet = (team[0] == x->a && team[1] == x->b) || (team[0] == x->b && team[1] == x->a);
                assert_false(meet && (x->round == 0 || x->round == r + 1));
            }
    }
    assert_int_equal(for_good, 10);
}

static void small_and_odd_shapes_are_played(void **state)
{
    struct plan p = plan_default();

    (void)state;
    always(&p, PLAN_ROUNDS, 3);
    for (uint64_t seed = 0; seed < 60; seed++) {
        int teams = 2 + (int)(seed % 9), boards = 1 + (int)(seed % 8);
        always(&p, PLAN_TEAMS, teams);
        always(&p, PLAN_BOARDS, boards);
        always(&p, PLAN_RESERVES, (int)(seed % 3));
        p.edition = (enum edition)(seed % EDITION_COUNT);
        const struct section *s = &played(&p, seed, &arena)->section;
        assert_int_equal(s->boards, boards);
        assert_int_equal(s->squad[0].nplayer, boards + (int)(seed % 3));
        assert_int_equal(s->nsquad, teams);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(same_seed_same_event),
        cmocka_unit_test(parity_is_kept),
        cmocka_unit_test(numbers_follow_the_ratings),
        cmocka_unit_test(a_quiet_event_plays_every_board),
        cmocka_unit_test(late_teams_are_late),
        cmocka_unit_test(withdrawn_teams_stay_away),
        RULE_TEST(EXPELLED, expelled_after_the_second_time),
        cmocka_unit_test(an_absent_side_has_no_players_and_the_other_is_counted),
        cmocka_unit_test(barred_pairs_do_not_meet),
        cmocka_unit_test(small_and_odd_shapes_are_played),
    };

    return cmocka_run_group_tests_name("simulated events", tests, NULL, drop);
}
