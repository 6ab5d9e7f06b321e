/* SPDX-License-Identifier: Apache-2.0 */
/* exercise.h - the event of the exercises in tie-breaking by the technical commission: 14 teams, 7 rounds, 4 boards. */
#ifndef TESTS_UNIT_ENGINE_EXERCISE_H
#define TESTS_UNIT_ENGINE_EXERCISE_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "engine/base/tournament.h"

enum { ROUNDS = 7, TEAMS = 14 };
enum { BYE = 100, AWAY = 101, WON = 8, LOST = 0 };

/* Opponent (a number) and half points in each round; against a negative number the match was
   unplayed. The cross-table of the exercises in tie-breaking by the technical commission, with the
   requested byes as rounds without pairing. */
static const int table[TEAMS][ROUNDS][2] = {
    { { 8, 5 }, { 4, 3 }, { 7, 6 }, { 2, 5 }, { 5, 3 }, { -6, WON }, { 3, 5 } },
    { { 9, 6 }, { 3, 8 }, { 5, 0 }, { 1, 3 }, { 13, 6 }, { 4, 5 }, { 10, 6 } },
    { { 10, 5 }, { 2, 0 }, { 9, 6 }, { 6, 5 }, { 4, 6 }, { 5, 7 }, { 1, 3 } },
    { { 11, 6 }, { 1, 5 }, { 13, 6 }, { 5, 7 }, { 3, 2 }, { 2, 3 }, { 9, 5 } },
    { { 12, 8 }, { 6, 6 }, { 2, 8 }, { 4, 1 }, { 1, 5 }, { 3, 1 }, { 13, 7 } },
    { { 13, 4 }, { 5, 2 }, { 8, 6 }, { 3, 3 }, { 11, 5 }, { -1, LOST }, { 12, 5 } },
    { { 14, 4 }, { 8, 4 }, { 1, 2 }, { 10, 5 }, { 9, 4 }, { 13, 4 }, { AWAY, 0 } },
    { { 1, 3 }, { 7, 4 }, { 6, 2 }, { 12, 7 }, { 10, 4 }, { 9, 4 }, { 11, 6 } },
    { { 2, 2 }, { 12, 8 }, { 3, 2 }, { 14, 6 }, { 7, 4 }, { 8, 4 }, { 4, 3 } },
    { { 3, 3 }, { 11, 3 }, { 12, 5 }, { 7, 3 }, { 8, 4 }, { 14, 6 }, { 2, 2 } },
    { { 4, 2 }, { 10, 5 }, { 14, 4 }, { 13, 3 }, { 6, 3 }, { 12, 4 }, { 8, 2 } },
    { { 5, 0 }, { 9, 0 }, { 10, 3 }, { 8, 1 }, { BYE, 0 }, { 11, 4 }, { 6, 3 } },
    { { 6, 4 }, { 14, 5 }, { 4, 2 }, { 11, 5 }, { 2, 2 }, { 7, 4 }, { 5, 1 } },
    { { 7, 4 }, { 13, 3 }, { 11, 4 }, { 9, 2 }, { AWAY, 0 }, { 10, 2 }, { BYE, 0 } },
};

struct exercise {
    struct team team[TEAMS];
    struct match match[ROUNDS][TEAMS / 2];
    struct round round[ROUNDS];
    struct tournament t;
};

static inline bool is_pairing(const int *cell)
{
    return cell[0] != BYE && cell[0] != AWAY;
}

static inline int match_points(int own, int other)
{
    return 1 + (own > other) - (own < other);
}

/* The match of the teams a and b, whose cells must agree; both have index, not number. */
static inline struct match match_of(int a, int b, int round)
{
    const int *x = table[a][round], *y = table[b][round];

    assert_int_equal(x[0] < 0 ? -y[0] : y[0], a + 1);
    assert_int_equal(x[1] + y[1], 8);
    return (struct match){ .team = { a, b },
                           .mp = { match_points(x[1], y[1]), match_points(y[1], x[1]) },
                           .gp = { x[1], y[1] },
                           .played = x[0] > 0 };
}

static inline void fill_round(struct exercise *x, int round)
{
    struct round *r = &x->round[round];

    *r = (struct round){ x->match[round], 0, NOBODY };
    for (int a = 0; a < TEAMS; a++) {
        const int *cell = table[a][round];
        int b = (cell[0] < 0 ? -cell[0] : cell[0]) - 1;
        if (cell[0] == BYE)
            r->bye = a;
        else if (is_pairing(cell) && a < b)
            x->match[round][r->nmatch++] = match_of(a, b, round);
    }
}

static inline void fill(struct exercise *x)
{
    for (int i = 0; i < TEAMS; i++)
        x->team[i] = (struct team){ .number = i + 1 };
    for (int r = 0; r < ROUNDS; r++)
        fill_round(x, r);
    x->t = (struct tournament){ .tiebreak = TIEBREAK_APP_2,
                                .ranking = RANKING_OLYMPIAD,
                                .boards = 4,
                                .team = x->team,
                                .nteam = TEAMS,
                                .round = x->round,
                                .nround = ROUNDS };
}

#endif
