/* SPDX-License-Identifier: Apache-2.0 */
#include "reports/tell/floats.h"

#include "reports/format/messages.h"
#include "reports/tell/words.h"

/* The group that the team is a resident of, NULL: it has the bye. */
static const struct parsed_group *home_of(const struct parsed_trace *r, int team)
{
    for (int g = 0; g < r->ngroup; g++)
        if (walk_in(&r->group[g].resident, team))
            return &r->group[g];
    return NULL;
}

enum entrant_float floats_of(const struct parsed_trace *r, int team)
{
    const struct parsed_group *g = home_of(r, team);

    if (!g || !walk_in(&g->leaver, team))
        return FLOATED_NOT;
    return g->side == SIDE_BELOW ? FLOATED_UP : FLOATED_DOWN;
}

/* Why it and no other team. Who was passed over is told by refusals. */
static struct message why_it(const struct walk *w)
{
    const struct parsed_group *g = w->group;

    switch (words_step_rule(w)) {
    case RULE_MUST_FLOAT:
        return say_leaves_having_met();
    case RULE_LIMITS_ECU:
        return say_leaves_by_limits();
    default:
        if (g->resident.n == 1)
            return say_leaves_alone();
        return g->side == SIDE_BELOW ? say_leaves_as_highest() : say_leaves_as_lowest();
    }
}

struct message floats_step(const struct walk *w)
{
    const struct message why = why_it(w);

    return (w->group->side == SIDE_BELOW ? say_floats_up : say_floats_down)(w->r->team[w->step->team].name, &why,
                                                                            words_article(w, words_step_rule(w)));
}

struct message floats_from(struct walk *w, int team)
{
    const struct parsed_group *g = home_of(w->r, team);

    w->group = g;
    w->step = g->step;
    while (w->step->team != team || w->step->other != NOBODY)
        w->step++;
    const struct message why = why_it(w);
    return (g->side == SIDE_BELOW ? say_floats_up_from : say_floats_down_from)(w->r->team[team].name, g->mp, &why,
                                                                               words_article(w, words_step_rule(w)));
}
