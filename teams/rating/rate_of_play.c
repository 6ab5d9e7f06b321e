/* SPDX-License-Identifier: Apache-2.0 */
#include "teams/rating/rate_of_play.h"

enum { SECONDS = 60, FASTEST = 3, BLITZ = 10, STANDARD = 60 };

static enum rating_kind kind_of(int seconds)
{
    if (seconds >= STANDARD * SECONDS)
        return RATED_STANDARD;
    return seconds > BLITZ * SECONDS ? RATED_RAPID : RATED_BLITZ;
}

bool pace_kind(const struct pace *p, enum rating_kind *out)
{
    int seconds = pace_seconds(p);

    *out = p->n == 0 ? RATED_STANDARD : kind_of(seconds);
    return p->n == 0 || seconds > FASTEST * SECONDS;
}

/* RULE_RATE_OF_PLAY */
int pace_least(int rating)
{
    enum { HIGH = 2400, MIDDLE = 1800, OF_HIGH = 120, OF_MIDDLE = 90 };

    if (rating >= HIGH)
        return OF_HIGH;
    return rating >= MIDDLE ? OF_MIDDLE : STANDARD;
}
