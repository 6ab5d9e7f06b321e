/* SPDX-License-Identifier: Apache-2.0 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "engine/base/arena.h"
#include "engine/club/club.h"

enum { PLAYERS = 6, BARRED = 6 };

/* 3, 4, 5 and 6 may meet 1 and 2 alone: without these two they are four pieces of one. */
static struct barred barred[BARRED] = { { 2, 3, 0, { 0 }, { 0 }, { 0 } }, { 2, 4, 0, { 0 }, { 0 }, { 0 } },
                                        { 2, 5, 0, { 0 }, { 0 }, { 0 } }, { 3, 4, 0, { 0 }, { 0 }, { 0 } },
                                        { 3, 5, 0, { 0 }, { 0 }, { 0 } }, { 4, 5, 0, { 0 }, { 0 }, { 0 } } };

static struct swiss field(struct entrant *e, int n)
{
    memset(e, 0, PLAYERS * sizeof *e);
    for (int i = 0; i < n; i++)
        e[i] = (struct entrant){ .number = i + 1, .paired = true, .no_bye = true };
    return (struct swiss){
        .lot = WHITE, .round = 1, .rounds = 5, .entrant = e, .n = n, .barred = barred, .nbarred = BARRED
    };
}

static void test_two_cannot_serve_four(void **unused)
{
    (void)unused;
    struct arena a = { 0 }, b = { 0 };
    struct entrant e[PLAYERS];
    struct swiss s = field(e, PLAYERS);
    struct reasons why = { .arena = &b };

    assert_false(club_pair(&s, &why, &a).legal);
    arena_free(&a);
    assert_true(impasse_holds(&why.impasse, &s, club_suit));
    assert_int_equal(impasse_size(&why.impasse, &s, PIECE_FEW), 2);
    assert_int_equal(why.impasse.piece[0], PIECE_FEW);
    assert_int_equal(why.impasse.piece[1], PIECE_FEW);
    arena_free(&b);
}

/* What is not so is not taken for proved. */
static void test_what_does_not_hold(void **unused)
{
    (void)unused;
    struct entrant e[PLAYERS];
    struct swiss s = field(e, PLAYERS);
    static const int good[] = { 0, 0, 1, 2, 3, 4, -1 }, others[][PLAYERS + 1] = {
        { 0, 0, 1, 1, 2, 3, -1 },  /* 1 is even: two odd pieces for two */
        { 0, 5, 1, 2, 3, 4, -1 },  /* 2 may meet 3 */
        { 0, 0, 1, 2, 3, -1, -1 }, /* 6 is nowhere */
        { 0, 0, 1, 2, 3, 4, 5 },   /* there is no bye */
        { 0, 0, 0, 1, 2, 3, -1 },
    };

    assert_true(impasse_holds(&(struct impasse){ good, 4 }, &s, club_suit));
    for (int i = 0; i < (int)(sizeof others / sizeof *others); i++)
        assert_false(impasse_holds(&(struct impasse){ others[i], 5 }, &s, club_suit));
    assert_false(impasse_holds(&(struct impasse){ 0 }, &s, club_suit));
    s.nbarred--;
    assert_false(impasse_holds(&(struct impasse){ good, 4 }, &s, club_suit));
}

static void test_nobody_for_the_bye(void **unused)
{
    (void)unused;
    struct arena a = { 0 }, b = { 0 };
    struct entrant e[PLAYERS];
    struct swiss s = field(e, 3);
    struct reasons why = { .arena = &b };

    s.nbarred = 0;
    assert_false(club_pair(&s, &why, &a).legal);
    assert_true(impasse_holds(&why.impasse, &s, club_suit));
    e[1].no_bye = false;
    assert_false(impasse_holds(&why.impasse, &s, club_suit));
    assert_true(club_pair(&s, &why, &a).legal);
    arena_free(&a);
    arena_free(&b);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_two_cannot_serve_four),
        cmocka_unit_test(test_what_does_not_hold),
        cmocka_unit_test(test_nobody_for_the_bye),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
