/* SPDX-License-Identifier: Apache-2.0 */
/* groups.h - a field of up to 16 teams in score groups of chosen sizes, for cases worked by hand. */
#ifndef TESTS_UNIT_GROUPS_H
#define TESTS_UNIT_GROUPS_H

#include "engine/olympiad/card.h"

enum { TEAMS = 16 };

struct setup {
    struct arena arena;
    struct card card[TEAMS];
    int met[TEAMS][TEAMS];
    struct field field;
};

/* Score groups of the given sizes, highest first; numbers run through them. */
static inline void set_up(struct setup *s, enum edition edition, int groups, const int *size)
{
    *s = (struct setup){ 0 };
    s->field = (struct field){ .edition = edition, .lot = WHITE, .round = 3, .host = NOBODY, .card = s->card };
    for (int g = 0; g < groups; g++)
        for (int i = 0; i < size[g]; i++) {
            int team = s->field.n++;
            s->card[team] = (struct card){
                .number = team + 1, .rating = 10000 - team, .paired = true, .mp = 2 * (groups - g), .met = s->met[team]
            };
        }
}

/* Those two numbers have met. */
static inline void meet(struct setup *s, int a, int b)
{
    s->met[a - 1][s->card[a - 1].nmet++] = b - 1;
    s->met[b - 1][s->card[b - 1].nmet++] = a - 1;
}

static inline void meet_all(struct setup *s, int a, int from, int to)
{
    for (int b = from; b <= to; b++)
        if (b != a)
            meet(s, a, b);
}

#endif
