/* SPDX-License-Identifier: Apache-2.0 */
/* levels.c - what a level of docs/formats/trace.md asks of floaters, in words. */
#include "reports/tell/refusals.h"

#include "reports/format/messages.h"
#include "reports/tell/words.h"

/* Floaters of the side that is paired first wait in the median group while the other side is paired. */
static bool next_has_floaters(const struct walk *w, const struct parsed_group *g)
{
    const struct parsed_group *median = &w->r->group[w->r->ngroup - 1];
    bool has = false;

    for (int i = 0; i < median->floater.n; i++)
        has = has || walk_waits(w, g, median->floater.team[i]);
    return has && demand_steps_to_median(w->r, g) == 1;
}

/* Who floats, in sentences about what a level asks. */
struct subject {
    struct message each, all;
};

static struct message way_message(const struct walk *w, const struct parsed_group *g, struct demand demand,
                                  const struct subject *who)
{
    const struct message limits = say_in_colour_limits(), none = { 0 };
    const struct message group = next_has_floaters(w, g) ? say_next_group_and_floaters() : say_next_group();
    const struct message next = say_next_group(), further = say_next_groups(demand.reach);

    switch (demand.way) {
    case AMONG_THEMSELVES:
        return g->again == NOBODY ? say_are_paired_together(&who->all, &group)
                                  : say_are_paired_or_go_beyond(&who->all, &group);
    case IN_LIMITS:
        return say_meets_one_of(&who->each, &next, &limits);
    case NEXT_GROUP:
        return say_meets_one_of(&who->each, &next, &none);
    default:
        return demand.reach == 0 ? none : say_meets_one_of(&who->each, &further, &none);
    }
}

static struct str demand_text(const struct walk *w, const struct parsed_group *g, struct demand demand,
                              const struct subject *who, const struct wording *how)
{
    struct message way = way_message(w, g, demand, who);
    const struct str text = message_text(&way, how, w->arena);

    if (!demand.stayers_legal)
        return text;
    way = text.n > 0 ? say_and_stayers_in_limits(text) : say_stayers_in_limits();
    return message_text(&way, how, w->arena);
}

/* The earlier levels that say most of why it is this one: what they ask no teams can do. The level
   before it, and with stayers that break the limits the last one at which they would not. */
static int nearest_missed(int level, int missed[2])
{
    static const int near[][2] = { { 0 }, { 0, -1 }, { 1, -1 }, { 2, -1 }, { 2, 3 }, { 2, 4 } };
    enum { NEAR = sizeof near / sizeof *near };

    if (level < NEAR) {
        missed[0] = near[level][0];
        missed[1] = near[level][1];
    } else {
        missed[0] = level % 2 ? level - 2 : level - 1;
        missed[1] = level % 2 ? level - 1 : -1;
    }
    return missed[1] < 0 ? 1 : 2;
}

static enum rule level_rule(const struct parsed_trace *r, const struct parsed_group *g)
{
    if (g->level < 6)
        return RULE_LIMITS_LIFTED;
    if (demand_steps_to_median(r, g) == 1)
        return RULE_NEAR_SCORE;
    return g->side == SIDE_BELOW ? RULE_FLOAT_FAR_UP : RULE_FLOAT_FAR_DOWN;
}

/* What no teams can do. Where floaters that came in stay if they can, only sets with as few of them are looked at. */
static struct message none_can(const struct walk *w, const struct parsed_group *g, struct str asked)
{
    const struct message teams = g->leaver.n == 1 ? say_no_team() : say_no_teams_so_many(g->leaver.n);

    if (g->floater.n == 0)
        return say_none_can_float(&teams, (struct str){ 0 }, asked);
    const struct str article = words_article(w, words_arrival_rule(w, g->floater.team[0]));
    return g->again == NOBODY ? say_none_but_arrived_can_float(&teams, article, asked)
                              : say_none_can_float(&teams, article, asked);
}

struct message levels_message(const struct walk *w, const struct parsed_group *g, const struct wording *how)
{
    const bool one = g->leaver.n == 1, travel = g->again != NOBODY;
    const struct message each = one ? say_it_floats() : say_each_of_them();
    const struct subject who = { travel ? say_each_resident_of_them() : each,
                                 one ? say_it_floats() : say_they_float() };
    struct str asked[2] = { { 0 } };
    int missed[2];

    if (g->level <= 0)
        return (struct message){ 0 };
    for (int i = 0, n = nearest_missed(g->level, missed); i < n; i++)
        asked[i] = demand_text(w, g, demand_of_level(w->r, g, missed[i]), &who, how);
    const struct message none = none_can(w, g, asked[0]);
    return say_level_in_addition(message_text(&none, how, w->arena), asked[1], words_article(w, level_rule(w->r, g)));
}

struct str levels_asked(const struct walk *w, const struct parsed_group *g, const struct wording *how)
{
    const bool one = g->leaver.n == 1, travel = g->again != NOBODY;
    const struct message each = one ? say_the_floater() : say_each_floater();
    const struct subject who = { travel ? say_each_resident_that_floats() : each,
                                 one ? say_the_floater() : say_the_floaters() };

    return demand_text(w, g, demand_of_level(w->r, g, g->level), &who, how);
}
