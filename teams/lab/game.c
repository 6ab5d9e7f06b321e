/* SPDX-License-Identifier: Apache-2.0 */
#include "teams/lab/game.h"

#include "engine/ranking/performance.h"

enum { CERTAIN = 100, SCALE = 10000 };

/* Won plus half of drawn is the expectation: both sides give up half of the draws. */
int game_made_up(struct random *r, int difference, int draws)
{
    int expected = expectation(difference) * (SCALE / CERTAIN);
    int less = expected < SCALE - expected ? expected : SCALE - expected;
    int drawn = draws < 2 * less ? draws : 2 * less;
    int roll = random_below(r, 2 * SCALE), won = 2 * expected - drawn;

    if (roll < won)
        return 2;
    return roll < won + 2 * drawn;
}
