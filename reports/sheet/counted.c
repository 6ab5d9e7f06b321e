/* SPDX-License-Identifier: Apache-2.0 */
#include "reports/sheet/counted.h"

#include "engine/base/arena.h"
#include "reports/sheet/figures.h"

const struct performance *counted_games(const struct report_input *in, struct arena *a)
{
    int unknown;

    return in->counted ? in->counted->games : prize_games(in->section, in->round, in->limit, a, &unknown);
}

const struct standing *const *counted_progress(const struct report_input *in, struct arena *a)
{
    return in->counted ? in->counted->after : figures_progress(in->event, in->section, in->round, a);
}

struct counted count_once(const struct report_input *in, struct arena *a)
{
    return (struct counted){ counted_games(in, a), counted_progress(in, a) };
}
