/* SPDX-License-Identifier: Apache-2.0 */
#include "desk/thinning.h"

#include <stdlib.h>

#include "teams/moment.h"

/* For so many minutes back one of each span, the longest last. */
static const struct span {
    long minutes, back;
} spans[] = { { 1, 10 }, { 10, 60 }, { 60, 24 * 60 } };
enum { SPANS = sizeof spans / sizeof *spans };

/* Minutes since a midnight that was long ago. */
static long minute_of(struct str time)
{
    return moment_minutes(STR("2000-01-01 00:00:00"), time);
}

/* A clock that was put back makes older copies seem later: they are as far away. */
static bool is_within(long now, long then, const struct span *s)
{
    return labs(now / s->minutes - then / s->minutes) < s->back / s->minutes;
}

void thinning_choose(struct thinned *copy, int n, int publications)
{
    long now = n > 0 ? minute_of(copy[0].time) : 0, last[SPANS];
    bool any[SPANS] = { false };

    for (int i = 0; i < n; i++) {
        long then = minute_of(copy[i].time);
        copy[i].stays = i < THINNING_NEWEST || (copy[i].published && publications-- > 0);
        for (int s = 0; s < SPANS; s++) {
            long number = then / spans[s].minutes;
            bool first = !any[s] || number != last[s];
            copy[i].stays = copy[i].stays || (first && is_within(now, then, &spans[s]));
            any[s] = true;
            last[s] = number;
        }
    }
}
