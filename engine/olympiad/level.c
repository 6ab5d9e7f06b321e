/* SPDX-License-Identifier: Apache-2.0 */
#include "engine/olympiad/level.h"

#include <stdlib.h>

const struct level level_any = { false, false, false, EVERYWHERE };

/* RULE_FLOAT_NEXT_DOWN, RULE_FLOAT_NEXT_UP: near, each leaver meets a resident of the next group. RULE_OTHER_FLOATER: and
   within the limits, if any leaver can. RULE_FLOAT_FAR_DOWN, RULE_FLOAT_FAR_UP: only behind all of these, group by
   group, is it one farther on. RULE_LIMITS_LIFTED: stayers in breach come behind legal ones. */
bool level_at(const struct bracket *b, int i, struct level *out)
{
    /* By the letters of docs/rules/pairing.md, "Key 3: the level". */
    enum { A, B, C, D, E, F };
    static const struct level near[] = {
        [A] = { .stayers_legal = true, .legal = true, .tight = true, .reach = 1 },
        [B] = { .stayers_legal = true, .legal = true, .reach = 1 },
        [C] = { .stayers_legal = true, .reach = 1 },
        [D] = { .legal = true, .tight = true, .reach = 1 },
        [E] = { .legal = true, .reach = 1 },
        [F] = { .reach = 1 },
    };
    enum { NEAR = sizeof near / sizeof *near };

    if (i < NEAR) {
        *out = near[i];
        return true;
    }
    int steps = abs(b->roster->median - b->group), reach = 2 + (i - NEAR) / 2;
    *out = (struct level){ (i - NEAR) % 2 == 0, false, false, reach <= steps ? reach : EVERYWHERE };
    return reach <= steps + 1;
}

bool level_reaches(const struct bracket *b, int place, int reach)
{
    int distance = (b->roster->group[place] - b->group) * b->toward;

    return !b->outside->gone[place] && (reach == EVERYWHERE || (distance <= reach && !b->waiting[place]));
}

bool level_waits_next(const struct bracket *b, int place)
{
    return !b->outside->gone[place] && b->waiting[place] && b->group + b->toward == b->roster->median;
}
