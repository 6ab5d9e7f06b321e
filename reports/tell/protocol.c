/* SPDX-License-Identifier: Apache-2.0 */
#include "reports/tell/protocol.h"

#include "engine/base/arena.h"
#include "reports/format/messages.h"
#include "reports/tell/floats.h"
#include "reports/tell/refusals.h"
#include "reports/tell/telling.h"
#include "teams/messages.h"

/* --- the round ------------------------------------------------------------------------------- */

static void tell_bye(struct telling *p, const struct walk *w)
{
    const struct parsed_trace *r = w->r;

    if (r->bye == NOBODY)
        return;
    telling_message(p, 0, say_lowest_has_the_bye(telling_name(w, r->bye), words_article(w, RULE_BYE)));
    telling_refusals(p, w, r->bye_refusal, r->nbye_refusal);
}

static void tell_order(struct telling *p, const struct walk *w, const struct parsed_group *median)
{
    bool above = edition_row(w->r->edition)->first == ABOVE_FIRST;
    const struct message how = above ? say_from_top_then_bottom() : say_from_bottom_then_top();

    telling_message(p, 0,
                    say_groups_are_paired(words_article(w, RULE_SCORE_GROUP), &how, median->mp,
                                          words_article(w, RULE_GROUP_ORDER), words_article(w, RULE_COLOUR_BLIND)));
}

static void tell_head(struct telling *p, const struct walk *w)
{
    const struct parsed_trace *r = w->r;
    const struct parsed_group *median = r->ngroup ? &r->group[r->ngroup - 1] : NULL;

    telling_message(p, 0,
                    say_protocol_is_of(r->event, r->section, r->round, MESSAGE_WITHIN(say_teams_counted(r->nteam)),
                                       MESSAGE_WITHIN(say_matches_counted(r->npair)), edition_row(r->edition)->name));
    if (median)
        tell_order(p, w, median);
}

static struct message pair_message(const struct telling *p, const struct walk *w, const struct parsed_pair *x)
{
    const struct message why = words_colour(w, x, &p->wording);

    return say_has_white_because(telling_name(w, x->white), telling_name(w, x->black), &why);
}

void protocol_round(struct telling *p, const struct parsed_trace *r)
{
    struct walk w = walk_begin(r, p->arena);

    tell_head(p, &w);
    tell_bye(p, &w);
    for (int g = 0; g < r->ngroup; g++)
        telling_group(p, &w, &r->group[g]);
    if (w.r->npair > 0)
        telling_message(p, 0, say_boards_by_table(words_article(&w, RULE_PUBLICATION)));
    for (int i = 0; i < w.r->npair; i++) {
        const struct str pair = telling_text(p, pair_message(p, &w, &w.r->pair[i]));
        telling_say(p, 1, str_fmt(p->arena, "%d: %.*s", i + 1, STR_ARG(pair)));
    }
}

/* --- one team -------------------------------------------------------------------------------- */

static bool concerns(const struct parsed_step *s, int team)
{
    return s->team == team || s->other == team;
}

static void tell_place(struct telling *p, const struct walk *w, const struct parsed_group *g, int team)
{
    const struct message side = telling_side(g);

    if (walk_in(&g->floater, team))
        telling_message(p, 0, say_came_as_floater(telling_name(w, team), g->mp));
    else if (walk_in(&g->resident, team))
        telling_message(p, 0,
                        say_ranks_in_group(telling_name(w, team), team + 1, w->r->nteam,
                                           words_article(w, edition_row(w->r->edition)->rule), g->mp,
                                           words_article(w, RULE_SCORE_GROUP), &side));
}

static void walk_group(struct telling *p, struct walk *w, const struct parsed_group *g, int team)
{
    bool is_in = walk_is_of(g, team);

    if (is_in)
        tell_place(p, w, g, team);
    if (walk_in(&g->leaver, team))
        telling_leavers(p, w, g);
    for (int i = 0; i < g->nstep; i++) {
        if (concerns(&g->step[i], team)) {
            /* Whoever meets a floater learns that it is one, and why this team was. */
            const struct parsed_step *s = &g->step[i];
            int other = s->team == team ? s->other : s->team;

            if (other != NOBODY && floats_of(w->r, other) != FLOATED_NOT)
                telling_message(p, 1, floats_from(w, other));
            telling_step(p, w, g, &g->step[i]);
        }
        telling_pass(w, &g->step[i]);
    }
}

void protocol_team(struct telling *p, struct walk *w, int team)
{
    const struct parsed_trace *r = w->r;

    walk_again(w);
    if (r->bye == team)
        tell_bye(p, w);
    for (int g = 0; g < r->ngroup; g++)
        walk_group(p, w, &r->group[g], team);
    for (int i = 0; i < w->r->npair; i++)
        if (w->r->pair[i].white == team || w->r->pair[i].black == team)
            telling_message(p, 0, pair_message(p, w, &w->r->pair[i]));
}

/* --- two teams ------------------------------------------------------------------------------- */

static bool between(const struct parsed_refusal *x, int a, int b)
{
    return (x->team == a && x->other == b) || (x->team == b && x->other == a);
}

/* The refusals of this pair, each where it stood; how many. */
static int tell_refused(struct telling *p, const struct parsed_trace *r, int a, int b)
{
    struct walk w = walk_begin(r, p->arena);
    int n = 0;

    for (int g = 0; g < r->ngroup; g++)
        for (int i = 0; i < r->group[g].nstep; i++) {
            const struct parsed_step *s = &r->group[g].step[i];
            telling_come_to(&w, &r->group[g], s);
            for (int k = 0; k < s->nrefusal; k++)
                if (between(&s->refusal[k], a, b)) {
                    const struct message why = reason_message(&w, &s->refusal[k], &p->wording);
                    telling_message(p, 0, say_they_do_not_meet(telling_name(&w, a), telling_name(&w, b), &why));
                    n++;
                }
            telling_pass(&w, s);
        }
    return n;
}

static int met_in(const struct parsed_trace *r, int a, int b)
{
    for (int i = 0; i < r->team[a].nmet; i++)
        if (r->team[a].met[i][0] == r->team[b].number)
            return r->team[a].met[i][1];
    return 0;
}

/* The step that settled the team first, and its group. */
static const struct parsed_step *step_of(const struct parsed_trace *r, int team, const struct parsed_group **group)
{
    for (int g = 0; g < r->ngroup; g++)
        for (int i = 0; i < r->group[g].nstep; i++)
            if (concerns(&r->group[g].step[i], team) && r->group[g].step[i].other != NOBODY) {
                *group = &r->group[g];
                return &r->group[g].step[i];
            }
    return NULL;
}

/* Where the walk stands before that step. */
static struct walk words_before(const struct parsed_trace *r, const struct parsed_step *step, struct arena *a)
{
    struct walk w = walk_begin(r, a);

    for (int g = 0; g < r->ngroup; g++)
        for (int i = 0; i < r->group[g].nstep; i++) {
            if (&r->group[g].step[i] == step)
                return w;
            telling_pass(&w, &r->group[g].step[i]);
        }
    return w;
}

/* The last group in which both were to be paired, or NULL. */
static const struct parsed_group *common_group(const struct parsed_trace *r, int a, int b)
{
    for (int i = r->ngroup - 1; i >= 0; i--) {
        const struct parsed_group *g = &r->group[i];
        if (walk_is_of(g, a) && walk_is_of(g, b))
            return g;
    }
    return NULL;
}

/* The two were in one group, and one of them left it. */
static void tell_float(struct telling *p, const struct parsed_trace *r, const struct parsed_group *g, int stayed,
                       int floated)
{
    struct walk w = words_before(r, g->step, p->arena);

    telling_message(p, 0, say_one_of_both_floated(telling_name(&w, floated), telling_name(&w, stayed), g->mp));
    telling_leavers(p, &w, g);
    for (int i = 0; i < g->nstep; i++) {
        if (g->step[i].team == floated)
            telling_step(p, &w, g, &g->step[i]);
        telling_pass(&w, &g->step[i]);
    }
}

/* No step refused the pair: one of the two was settled before the other's turn came to it. */
static void tell_turns(struct telling *p, const struct parsed_trace *r, int a, int b)
{
    const struct parsed_group *group[2] = { NULL, NULL }, *common = common_group(r, a, b);
    const struct parsed_step *x = step_of(r, a, &group[0]), *y = step_of(r, b, &group[1]);
    struct walk w = walk_begin(r, p->arena);

    if (!x || !y) {
        telling_message(p, 0, say_has_just_the_bye(telling_name(&w, r->bye)));
        return;
    }
    if (group[0] != group[1] && common) {
        bool floats = walk_in(&common->leaver, a);
        tell_float(p, r, common, floats ? b : a, floats ? a : b);
        return;
    }
    bool first = group[0] == group[1] ? x < y : group[0] < group[1];
    const struct parsed_step *s = first ? x : y;
    if (group[0] != group[1])
        telling_message(p, 0,
                        say_paired_in_two_groups(telling_name(&w, a), group[0]->mp, telling_name(&w, b), group[1]->mp,
                                                 words_article(&w, RULE_NEAR_SCORE)));
    else
        telling_message(p, 0,
                        say_paired_before_turn(telling_name(&w, first ? a : b), telling_name(&w, first ? b : a),
                                               words_article(&w, telling_first_rule(group[0]))));
    w = words_before(r, s, p->arena);
    telling_step(p, &w, first ? group[0] : group[1], s);
}

/* A bar that no step came to. */
static void tell_bar(struct telling *p, const struct walk *w, int a, int b)
{
    const struct parsed_refusal bar = { .team = a, .other = b, .why = WHY_BARRED };

    if (!walk_barred(w->r, a, b))
        return;
    const struct message why = reason_message(w, &bar, &p->wording);
    telling_message(p, 0, say_they_may_not_meet(telling_name(w, a), telling_name(w, b), &why));
}

/* Adds why two teams meet, or why they do not. */
static void protocol_two(struct telling *p, const struct parsed_trace *r, int a, int b)
{
    struct walk w = walk_begin(r, p->arena);
    const struct parsed_group *g;
    const struct parsed_step *s = step_of(r, a, &g);

    if (s && concerns(s, b)) {
        protocol_team(p, &w, a);
        return;
    }
    if (tell_refused(p, r, a, b) > 0)
        return;
    tell_bar(p, &w, a, b);
    if (met_in(r, a, b))
        telling_message(
            p, 0,
            say_two_met(telling_name(&w, a), telling_name(&w, b), met_in(r, a, b), words_article(&w, RULE_NO_REMATCH)));
    else
        tell_turns(p, r, a, b);
}

/* --- whatever is asked for -------------------------------------------------------------------- */

int protocol_find(const struct parsed_trace *r, struct str name)
{
    for (int t = 0; t < r->nteam; t++)
        if (str_eq(r->team[t].name, name))
            return t;
    return NOBODY;
}

void protocol_tell(struct telling *p, const struct parsed_trace *r, int team, int other)
{
    struct walk w = walk_begin(r, p->arena);

    if (other == NOBODY)
        protocol_team(p, &w, team);
    else
        protocol_two(p, r, team, other);
}
