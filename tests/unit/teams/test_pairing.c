/* SPDX-License-Identifier: Apache-2.0 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "engine/base/arena.h"
#include "engine/base/err.h"
#include "teams/pairing.h"
#include "teams/score.h"
#include "tests/said.h"

/* Five teams of four boards. Round 1: A-C 3-1, D-B 1-3, E has the bye. Round 2: B-A 2-2, E has White against C, who does not
   come to four players, and D is absent. E was entered late. */
enum { A, B, C, D, E, TEAMS };

struct room {
    struct arena arena;
    struct event event;
    struct section section;
    struct squad squad[TEAMS];
    struct player player[TEAMS][4];
    struct pairing_list round[2];
    struct fixture first[2], second[2];
    struct absence absence;
    struct adjustment adjustment;
    struct barred barred;
    struct tournament tournament;
    struct field field;
};

static void play(struct fixture *f, int table, int white, int black, const enum result *result)
{
    *f = (struct fixture){ .table = table, .side = { white, black } };
    for (int b = 0; b < 4; b++)
        f->board[b].result = result[b];
}

static void fill(struct room *r, const char *system)
{
    static const char *const names[] = { "A", "B", "C", "D", "E" };
    static const enum result three[] = { RESULT_WIN, RESULT_WIN, RESULT_DRAW, RESULT_DRAW },
                             one[] = { RESULT_LOSS, RESULT_LOSS, RESULT_DRAW, RESULT_DRAW },
                             two[] = { RESULT_DRAW, RESULT_DRAW, RESULT_WIN, RESULT_LOSS };

    *r = (struct room){ .section = section_default() };
    r->section.system = str_of(system);
    r->section.lot = WHITE;
    r->section.squad = r->squad;
    r->section.nsquad = TEAMS;
    for (int i = 0; i < TEAMS; i++) {
        r->squad[i] = (struct squad){
            .name = str_of(names[i]), .number = i + 1, .late = i == E, .player = r->player[i], .nplayer = 4
        };
        for (int p = 0; p < 4; p++)
            r->player[i][p].rating = 2400 - 100 * i - p;
    }
    play(&r->first[0], 1, A, C, three);
    play(&r->first[1], 2, D, B, one);
    play(&r->second[0], 1, B, A, two);
    r->second[1] = (struct fixture){ .table = 2, .side = { E, C }, .absent = { false, true }, .present = 4 };
    r->round[0] = (struct pairing_list){ .fixture = r->first, .nfixture = 2, .bye = E, .published = STR("x") };
    r->round[1] = (struct pairing_list){ .fixture = r->second, .nfixture = 2, .bye = NOBODY, .published = STR("x") };
    r->section.round = r->round;
    r->section.nround = 2;
    r->absence = (struct absence){ .squad = D, .from = 2, .to = 2 };
    r->section.absence = &r->absence;
    r->section.nabsence = 1;
    r->adjustment = (struct adjustment){ .team = C, .mp = 1, .from = 3, .pairing_only = true };
    r->section.adjustment = &r->adjustment;
    r->section.nadjustment = 1;
    r->barred = (struct barred){ .a = A, .b = D };
    r->section.barred = &r->barred;
    r->section.nbarred = 1;
    r->event = (struct event){ .section = &r->section, .nsection = 1 };
    score_settle(&r->event);
}

static struct swiss load(struct room *r, int round)
{
    score_tournament(&r->event, &r->section, round - 1, &r->arena, &r->tournament);
    r->field = score_field(&r->section, &r->tournament, round, &r->arena);
    return pairing_swiss(&r->section, &r->tournament, &r->field, &r->arena);
}

static void is_past(const struct entrant *e, int round, int opponent, enum colour colour, int points, bool played)
{
    const struct past *p = &e->past[round - 1];

    assert_int_equal(p->opponent, opponent);
    assert_int_equal(p->colour, colour);
    assert_int_equal(p->points, points);
    assert_int_equal(p->played, played);
}

static void entrants_are_what_the_event_says(void **state)
{
    static const int points[] = { 3, 3, 1, 0, 4 }, met[] = { 2, 2, 1, 1, 0 };
    struct room r;

    (void)state;
    fill(&r, "burstein");
    struct swiss s = load(&r, 3);
    assert_int_equal(s.n, TEAMS);
    assert_int_equal(s.round, 3);
    assert_int_equal(s.rounds, 11);
    assert_int_equal(s.lot, WHITE);
    assert_int_equal(s.nbarred, 1);
    for (int i = 0; i < TEAMS; i++) {
        assert_int_equal(s.entrant[i].number, i + 1);
        assert_int_equal(s.entrant[i].points, points[i]);
        assert_int_equal(s.entrant[i].npast, 2);
        assert_int_equal(s.entrant[i].nmet, met[i]);
        assert_int_equal(s.entrant[i].ncolour, met[i]);
        assert_int_equal(s.entrant[i].no_bye, i == E);
        assert_true(s.entrant[i].listed);
        assert_true(s.entrant[i].paired);
    }
    assert_int_equal(s.entrant[A].rating, 2398); /* of 2400, 2399, 2398 and 2397 */
    is_past(&s.entrant[A], 1, C, WHITE, 2, true);
    is_past(&s.entrant[A], 2, B, BLACK, 1, true);
    is_past(&s.entrant[C], 2, E, COLOURLESS, 0, false);
    is_past(&s.entrant[D], 2, NOBODY, COLOURLESS, 0, false);
    is_past(&s.entrant[E], 1, NOBODY, COLOURLESS, 2, false); /* the bye is a win */
    is_past(&s.entrant[E], 2, C, COLOURLESS, 2, false);
    arena_free(&r.arena);
}

/* Who stays away from round 1 is not in its list, whether it is to be paired or has been. */
static void who_was_not_in_round_1_is_not_listed(void **state)
{
    struct room r;

    (void)state;
    fill(&r, "burstein");
    r.absence.from = r.absence.to = 1;
    struct swiss s = load(&r, 1);
    for (int i = 0; i < TEAMS; i++)
        assert_int_equal(s.entrant[i].listed, i != D);
    r.round[0].nfixture = 1; /* D - B was never paired */
    s = load(&r, 2);
    for (int i = 0; i < TEAMS; i++)
        assert_int_equal(s.entrant[i].listed, i != D && i != B);
    arena_free(&r.arena);
}

/* By the points before the round, whatever came of it; the bye is a float down. */
static void floats_belong_to_the_pairing(void **state)
{
    static const enum entrant_float latest[] = { FLOATED_NOT, FLOATED_NOT, FLOATED_UP, FLOATED_NOT, FLOATED_DOWN },
                                    before[] = { FLOATED_NOT, FLOATED_NOT, FLOATED_NOT, FLOATED_NOT, FLOATED_DOWN };
    struct room r;

    (void)state;
    fill(&r, "dutch2006");
    struct swiss s = load(&r, 3);
    for (int i = 0; i < TEAMS; i++) {
        assert_int_equal(s.entrant[i].floats[0], latest[i]);
        assert_int_equal(s.entrant[i].floats[1], before[i]);
    }
    arena_free(&r.arena);
}

static void a_section_may_pair_by_game_points(void **state)
{
    static const int points[] = { 10, 10, 2, 2, 16 }; /* half points; all boards for the bye */
    struct room r;

    (void)state;
    fill(&r, "club");
    r.section.score = SCORE_GP;
    struct swiss s = load(&r, 3);
    for (int i = 0; i < TEAMS; i++)
        assert_int_equal(s.entrant[i].points, points[i]);
    is_past(&s.entrant[A], 1, C, WHITE, 6, true);
    arena_free(&r.arena);
}

/* Who is absent is not paired, and nobody meets an opponent twice. */
static void the_round_is_that_of_the_system(void **state)
{
    struct room r;

    (void)state;
    for (const struct system *const *x =
             (const struct system *[]){ system_find(STR("burstein")), system_find(STR("club")), NULL };
         *x; x++) {
        fill(&r, (*x)->name);
        r.absence.to = 3;
        struct swiss s = load(&r, 3);
        struct swiss_round want = (*x)->pair(&s, NULL, &r.arena);
        struct pairing got = pairing_by_system(&r.section, &r.tournament, &r.field, NULL, &r.arena);
        assert_true(got.legal);
        assert_int_equal(got.npair, 2);
        assert_int_equal(got.bye, NOBODY);
        for (int i = 0; i < 2; i++) {
            assert_int_equal(got.pair[i].white, want.pair[i].white);
            assert_int_equal(got.pair[i].black, want.pair[i].black);
        }
        assert_true(got.pair[0].white == E || got.pair[0].black == E); /* with four points the first board */
        arena_free(&r.arena);
    }
}

static void section_without_a_system_is_paired_by_d02(void **state)
{
    struct room r;

    (void)state;
    fill(&r, "olympiad");
    load(&r, 3);
    struct pairing want = pairing_make(&r.field, &r.arena),
                   got = pairing_by_system(&r.section, &r.tournament, &r.field, NULL, &r.arena);
    assert_null(section_system(&r.section));
    assert_int_equal(section_cites(&r.section, RULE_NO_REMATCH), RULE_NO_REMATCH);
    assert_int_equal(r.field.card[E].mp, 3); /* RULE_BYE: 1, and 2 for the walkover */
    assert_int_equal(got.bye, want.bye);
    for (int i = 0; i < want.npair; i++)
        assert_int_equal(got.pair[i].white, want.pair[i].white);
    arena_free(&r.arena);
}

/* A and B have met, B and D have, A and D are barred, and E is away: all three are left with C. */
static void a_round_that_cannot_be_paired_is_refused(void **state)
{
    struct room r;
    struct err e = { 0 };

    (void)state;
    fill(&r, "club");
    r.absence = (struct absence){ .squad = E, .from = 3, .to = 3 };
    load(&r, 3);
    struct pairing p = pairing_by_system(&r.section, &r.tournament, &r.field, NULL, &r.arena);
    assert_false(p.legal);
    assert_false(pairing_refuse(&r.section, 3, &p, &r.arena, &e));
    assert_int_equal(e.kind, ERR_NO_ROUND);
    assert_string_equal(
        err_said(&e), "round 3 cannot be paired: A, B and D can only meet C, so at least 2 of them would find no "
                      "opponent; all their other pairs have met or are barred; 'olympair explain --round 3' proves it; "
                      "'olympair shorten --rounds 2 --reason WHY' ends the section here");
    arena_free(&r.arena);
}

/* A has had White, then Black; B Black, then White; and who have met may not meet again. */
static void two_alone_are_paired_by_the_system(void **state)
{
    struct room r;
    struct pair p;

    (void)state;
    fill(&r, "burstein");
    struct swiss s = load(&r, 3);
    assert_false(pairing_of_two(section_system(&r.section), &s, A, B, &p, &r.arena));
    assert_true(pairing_of_two(section_system(&r.section), &s, C, D, &p, &r.arena));
    assert_int_equal(p.white, C); /* who had Black alone is due White */
    assert_int_equal(p.black, D);
    arena_free(&r.arena);
}

/* Five by the table of six: in round 3 that is 2-6 3-1 4-5, so B is free, and who meets another one then meets nobody in it. */
static void two_alone_meet_by_the_table_or_not_at_all(void **state)
{
    struct room r;
    struct pair p = { NOBODY, NOBODY };

    (void)state;
    fill(&r, "berger");
    struct swiss s = load(&r, 3);
    assert_false(pairing_of_two(section_system(&r.section), &s, A, B, &p, &r.arena));
    assert_false(pairing_of_two(section_system(&r.section), &s, B, D, &p, &r.arena));
    assert_int_equal(p.white, NOBODY);
    assert_true(pairing_of_two(section_system(&r.section), &s, A, C, &p, &r.arena));
    assert_int_equal(p.white, C);
    assert_int_equal(p.black, A);
    arena_free(&r.arena);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(entrants_are_what_the_event_says),
        cmocka_unit_test(who_was_not_in_round_1_is_not_listed),
        cmocka_unit_test(floats_belong_to_the_pairing),
        cmocka_unit_test(a_section_may_pair_by_game_points),
        cmocka_unit_test(the_round_is_that_of_the_system),
        cmocka_unit_test(section_without_a_system_is_paired_by_d02),
        cmocka_unit_test(two_alone_meet_by_the_table_or_not_at_all),
        cmocka_unit_test(a_round_that_cannot_be_paired_is_refused),
        cmocka_unit_test(two_alone_are_paired_by_the_system),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
