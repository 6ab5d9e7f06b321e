/* SPDX-License-Identifier: Apache-2.0 */
#include "reports/tell/levels.h"

#include "engine/base/arena.h"
#include "engine/base/buffer.h"

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
    const char *each, *all;
};

static struct str way_text(const struct walk *w, const struct parsed_group *g, struct demand demand, struct subject who)
{
    switch (demand.way) {
    case AMONG_THEMSELVES:
        return str_fmt(w->arena, "%s and the next group%s are paired with each other within the colour limits (%s)",
                       who.all, next_has_floaters(w, g) ? " with its floaters" : "",
                       g->again == NOBODY ? "leaving out one if their number is odd"
                                          : "leaving out at most one; a floater that came in may also go beyond that "
                                            "group");
    case IN_LIMITS:
        return str_fmt(w->arena, "%s meets a team of the next group within the colour limits", who.each);
    case NEXT_GROUP:
        return str_fmt(w->arena, "%s meets a team of the next group", who.each);
    default:
        return demand.reach == 0 ? STR("")
                                 : str_fmt(w->arena, "%s meets a team of the next %d groups", who.each, demand.reach);
    }
}

static struct str wish_text(const struct walk *w, const struct parsed_group *g, struct demand demand,
                            struct subject who)
{
    struct str way = way_text(w, g, demand, who);

    return str_fmt(w->arena, "%.*s%s%s", STR_ARG(way), way.n && demand.stayers_legal ? " and " : "",
                   demand.stayers_legal ? "the teams that stay are paired within the colour limits" : "");
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

/* Where floaters that came in stay if they can, only sets with as few of them are looked at. */
static void add_arrived(struct buffer *b, const struct walk *w, const struct parsed_group *g)
{
    if (g->floater.n == 0)
        return;
    enum rule rule = words_arrival_rule(w, g->floater.team[0]);
    if (g->again == NOBODY)
        buffer_fmt(b, " except the floaters that came in, which stay%.*s,", STR_ARG(words_article(w, rule)));
    else
        buffer_fmt(b, " with as few of the floaters that came in%.*s", STR_ARG(words_article(w, rule)));
}

struct str levels_text(const struct walk *w, const struct parsed_group *g)
{
    struct buffer b = { .arena = w->arena };
    bool one = g->leaver.n == 1;
    bool travel = g->again != NOBODY;
    const char *each = one ? "it" : "each";
    const struct subject who = { travel ? "each resident among them" : each, one ? "it" : "they" };
    int missed[2];

    if (g->level <= 0)
        return (struct str){ 0 };
    if (one)
        buffer_add(&b, STR("no team"));
    else
        buffer_fmt(&b, "no %d teams", g->leaver.n);
    add_arrived(&b, w, g);
    buffer_add(&b, STR(" can float so that all others can still be paired and "));
    for (int i = 0, n = nearest_missed(g->level, missed); i < n; i++)
        buffer_fmt(&b, "%s%.*s", i ? "; nor can any float so that " : "",
                   STR_ARG(wish_text(w, g, demand_of_level(w->r, g, missed[i]), who)));
    buffer_add(&b, words_article(w, level_rule(w->r, g)));
    return buffer_str(&b);
}

struct str levels_asked(const struct walk *w, const struct parsed_group *g)
{
    bool one = g->leaver.n == 1;
    bool travel = g->again != NOBODY;
    const char *each = one ? "the floater" : "each floater";
    const struct subject who = { travel ? "each resident that floats" : each, one ? "the floater" : "the floaters" };

    return str_fmt(w->arena, "if %.*s", STR_ARG(wish_text(w, g, demand_of_level(w->r, g, g->level), who)));
}
