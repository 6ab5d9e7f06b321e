/* SPDX-License-Identifier: Apache-2.0 */
#include "teams/leftover.h"

#include "engine/system/system.h"
#include "teams/match.h"
#include "teams/score.h"

int leftover_list(const struct section *s, int round, const struct pairing_list *r, int *list)
{
    const struct system *system = system_find(s->system);
    int n = 0;

    if (system && system->bye == BYE_NOTHING)
        return 0;
    for (int i = 0; i < s->nsquad; i++)
        if (r->bye != i && !match_of(r, i) && score_takes_part(s, i, round))
            list[n++] = i;
    return n;
}
