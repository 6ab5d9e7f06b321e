/* SPDX-License-Identifier: Apache-2.0 */
#include "reports/tell/telling.h"

#include "engine/base/arena.h"
#include "engine/base/direction.h"
#include "reports/format/messages.h"
#include "reports/tell/floats.h"
#include "reports/tell/refusals.h"
#include "teams/names.h"

void telling_say(struct telling *p, int level, struct str text)
{
    prose_add(&p->prose, level, text, p->arena);
}

struct str telling_text(const struct telling *p, struct message message)
{
    return message_text(&message, &p->wording, p->arena);
}

void telling_message(struct telling *p, int level, struct message message)
{
    telling_say(p, level, telling_text(p, message));
}

struct str telling_name(const struct walk *w, int team)
{
    return w->r->team[team].name;
}

/* --- steps ----------------------------------------------------------------------------------- */

void telling_refusals(struct telling *p, const struct walk *w, const struct parsed_refusal *x, int n)
{
    for (int i = 0; i < n; i++) {
        const struct message why = reason_message(w, &x[i], &p->wording);
        telling_message(p, 2, say_not_that_team(telling_name(w, x[i].other == NOBODY ? x[i].team : x[i].other), &why));
    }
}

/* A floater from below tries the residents from the lowest on. */
static struct message floater_message(const struct walk *w)
{
    const struct parsed_step *s = w->step;
    const struct str article = words_article(w, words_step_rule(w)), name = telling_name(w, s->team);
    const struct str other = telling_name(w, s->other);

    if (!walk_in(&w->group->resident, s->other))
        return say_floater_meets(name, other, article);
    return (floats_of(w->r, s->team) == FLOATED_UP ? say_floater_meets_lowest : say_floater_meets_highest)(name, other,
                                                                                                           article);
}

static struct message step_message(const struct walk *w)
{
    const struct parsed_step *s = w->step;
    const struct str article = words_article(w, words_step_rule(w)), name = telling_name(w, s->team);

    if (s->kind == RECORD_LEAVER)
        return floats_step(w);
    if (s->other == NOBODY)
        return say_floats_on(name, article);
    if (s->kind == RECORD_FLOATER)
        return floater_message(w);
    return (s->nrefusal == 0 ? say_first_choice_meets : say_later_choice_meets)(name, telling_name(w, s->other),
                                                                                article);
}

void telling_come_to(struct walk *w, const struct parsed_group *g, const struct parsed_step *s)
{
    w->group = g;
    w->step = s;
}

void telling_step(struct telling *p, struct walk *w, const struct parsed_group *g, const struct parsed_step *s)
{
    telling_come_to(w, g, s);
    telling_message(p, 1, step_message(w));
    telling_refusals(p, w, s->refusal, s->nrefusal);
}

void telling_pass(struct walk *w, const struct parsed_step *s)
{
    if (s->other != NOBODY)
        w->gone[s->team] = w->gone[s->other] = true;
}

/* --- groups ---------------------------------------------------------------------------------- */

struct message telling_side(const struct parsed_group *g)
{
    static struct message (*const say[])(void) = {
        [SIDE_ABOVE] = say_above_the_median, [SIDE_BELOW] = say_below_the_median, [SIDE_MEDIAN] = say_the_median_group
    };
    return say[g->side]();
}

static void tell_group_head(struct telling *p, const struct walk *w, const struct parsed_group *g)
{
    const struct message side = telling_side(g);

    telling_message(p, 0,
                    say_group_is(g->mp, &side, words_teams(w, g->resident.team, g->resident.n, p->most, &p->wording),
                                 words_teams(w, g->floater.team, g->floater.n, p->most, &p->wording)));
}

/* Floaters that came in and leave the group again. */
static struct parsed_places again_of(const struct parsed_group *g, struct arena *a)
{
    struct parsed_places again = { arena_new(a, int, g->floater.n), 0 };

    for (int i = 0; i < g->floater.n; i++)
        if (walk_in(&g->leaver, g->floater.team[i]))
            again.team[again.n++] = g->floater.team[i];
    return again;
}

/* Where floaters stay if they can: why these cannot. */
static void tell_again(struct telling *p, const struct walk *w, const struct parsed_group *g)
{
    struct parsed_places again = again_of(g, p->arena);
    bool met = true;

    if (g->again == NOBODY)
        return;
    for (int i = 0; i < again.n; i++)
        met = met && words_must_float(w, again.team[i]);
    const struct str who = words_teams(w, again.team, again.n, again.n, &p->wording);
    if (met)
        telling_message(p, 1, say_all_met_and_float_on(who, again.n, words_article(w, RULE_MUST_FLOAT)));
    else
        telling_message(p, 1,
                        say_not_all_arrived_stay(words_article(w, words_arrival_rule(w, again.team[0])), who, again.n,
                                                 proofs_again(w, &p->wording)));
}

void telling_leavers(struct telling *p, struct walk *w, const struct parsed_group *g)
{
    bool odd = (g->resident.n + g->floater.n) % 2;

    if (g->leaver.n == 0)
        return;
    telling_come_to(w, g, NULL);
    if (g->leaver.n == 1 && odd)
        telling_message(p, 1, say_odd_so_one_floats(words_article(w, words_floater_rule(g))));
    else
        telling_message(p, 1,
                        say_must_float(g->leaver.n, words_article(w, RULE_MOST_PAIRS), proofs_fewest(w, &p->wording)));
    tell_again(p, w, g);
    const struct message level = levels_message(w, g, &p->wording);
    if (level.row)
        telling_message(p, 1, level);
}

static bool is_first_try(const struct parsed_step *s)
{
    return s->kind == RECORD_TABLE && s->nrefusal == 0;
}

enum rule telling_first_rule(const struct parsed_group *g)
{
    return g->side == SIDE_BELOW ? RULE_LOWEST_FIRST : RULE_HIGHEST_FIRST;
}

/* The pairs that the table gives without more ado, in one sentence. */
static void tell_table(struct telling *p, const struct walk *w, const struct parsed_group *g)
{
    struct names pairs = { .arena = p->arena };

    for (int i = 0; i < g->nstep; i++)
        if (is_first_try(&g->step[i]))
            names_add(&pairs, str_fmt(p->arena, "%.*s - %.*s",
                                      STR_ARG(direction_isolated(telling_name(w, g->step[i].team), p->arena)),
                                      STR_ARG(direction_isolated(telling_name(w, g->step[i].other), p->arena))));
    if (pairs.n > 0)
        telling_message(
            p, 1,
            (g->side == SIDE_BELOW ? say_first_choices_from_bottom : say_first_choices_from_top)(
                words_article(w, RULE_HALVES), words_article(w, telling_first_rule(g)), names_text(&pairs)));
}

void telling_group(struct telling *p, struct walk *w, const struct parsed_group *g)
{
    tell_group_head(p, w, g);
    telling_leavers(p, w, g);
    if (g->breaches > 0)
        telling_message(p, 1, say_pairs_break_limits(g->breaches, words_article(w, RULE_LIMITS_LIFTED)));
    for (int i = 0; i < g->nstep; i++) {
        if (!is_first_try(&g->step[i]))
            telling_step(p, w, g, &g->step[i]);
        telling_pass(w, &g->step[i]);
    }
    tell_table(p, w, g);
}
