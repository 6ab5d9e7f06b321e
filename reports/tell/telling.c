/* SPDX-License-Identifier: Apache-2.0 */
#include "reports/tell/telling.h"

#include "engine/base/arena.h"
#include "engine/base/buffer.h"
#include "reports/tell/levels.h"
#include "reports/tell/proofs.h"
#include "reports/tell/reason.h"

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

/* --- steps ----------------------------------------------------------------------------------- */

void telling_refusals(struct telling *p, const struct walk *w, const struct parsed_refusal *x, int n)
{
    for (int i = 0; i < n; i++) {
        struct str why = reason_text(w, &x[i]);
        if (x[i].other == NOBODY)
            telling_say(p, 2, str_fmt(p->arena, "not %.*s: %.*s", NAME(w, x[i].team), STR_ARG(why)));
        else
            telling_say(p, 2, str_fmt(p->arena, "not %.*s: %.*s", NAME(w, x[i].other), STR_ARG(why)));
    }
}

/* What is to be said of a pairing besides who it is. */
static const char *remark_of(const struct parsed_step *s)
{
    if (s->kind == RECORD_FLOATER)
        return ", the first team that it may meet";
    return s->nrefusal == 0 ? ", its first choice by the table" : "";
}

static struct str step_text(const struct walk *w, struct arena *a)
{
    const struct parsed_group *g = w->group;
    const struct parsed_step *s = w->step;
    struct str article = words_article(w, words_step_rule(w));

    if (s->kind == RECORD_LEAVER)
        return str_fmt(a, "%.*s floats %s%.*s", NAME(w, s->team), g->side == SIDE_BELOW ? "up" : "down",
                       STR_ARG(article));
    if (s->other == NOBODY)
        return str_fmt(a, "%.*s finds no opponent here and floats on%.*s", NAME(w, s->team), STR_ARG(article));
    return str_fmt(a, "%.*s meets %.*s%s%.*s", NAME(w, s->team), NAME(w, s->other), remark_of(s), STR_ARG(article));
}

void telling_come_to(struct walk *w, const struct parsed_group *g, const struct parsed_step *s)
{
    w->group = g;
    w->step = s;
}

void telling_step(struct telling *p, struct walk *w, const struct parsed_group *g, const struct parsed_step *s)
{
    telling_come_to(w, g, s);
    telling_say(p, 1, step_text(w, p->arena));
    telling_refusals(p, w, s->refusal, s->nrefusal);
}

void telling_pass(struct walk *w, const struct parsed_step *s)
{
    if (s->other != NOBODY)
        w->gone[s->team] = w->gone[s->other] = true;
}

/* --- groups ---------------------------------------------------------------------------------- */

const char *telling_side(const struct parsed_group *g)
{
    static const char *const text[] = { [SIDE_ABOVE] = "above the median",
                                        [SIDE_BELOW] = "below the median",
                                        [SIDE_MEDIAN] = "the median group, paired last" };
    return text[g->side];
}

static void tell_group_head(struct telling *p, const struct walk *w, const struct parsed_group *g)
{
    struct buffer b = { .arena = p->arena };

    buffer_fmt(&b, "%d match point%s (%s): ", POINTS(g->mp), telling_side(g));
    buffer_add(&b, words_teams(w, g->resident.team, g->resident.n, p->most));
    if (g->floater.n > 0)
        buffer_fmt(&b, "; floated in: %.*s", STR_ARG(words_teams(w, g->floater.team, g->floater.n, p->most)));
    telling_say(p, 0, buffer_str(&b));
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
    struct str who = words_teams(w, again.team, again.n, again.n);
    if (met)
        telling_say(
            p, 1,
            str_fmt(p->arena,
                    "%.*s %s met all other teams of the group or %s barred from meeting them, and so %s on%.*s.",
                    STR_ARG(who), again.n == 1 ? "has" : "have", again.n == 1 ? "is" : "are",
                    again.n == 1 ? "floats" : "float", STR_ARG(words_article(w, RULE_MUST_FLOAT))));
    else
        telling_say(p, 1,
                    str_fmt(p->arena, "Not all floaters that came in can stay%.*s, so %.*s %s on; %.*s.",
                            STR_ARG(words_article(w, words_arrival_rule(w, again.team[0]))), STR_ARG(who),
                            again.n == 1 ? "floats" : "float", STR_ARG(proofs_again(w))));
}

void telling_leavers(struct telling *p, struct walk *w, const struct parsed_group *g)
{
    bool odd = (g->resident.n + g->floater.n) % 2;

    if (g->leaver.n == 0)
        return;
    telling_come_to(w, g, NULL);
    if (g->leaver.n == 1 && odd)
        telling_say(p, 1,
                    str_fmt(p->arena, "The number of teams is odd, so one floats%.*s.",
                            STR_ARG(words_article(w, words_floater_rule(g)))));
    else
        telling_say(
            p, 1,
            str_fmt(
                p->arena,
                "%d %s must float: no more teams can be paired here if all others are still to be paired%.*s; %.*s.",
                COUNT(g->leaver.n, "team", "teams"), STR_ARG(words_article(w, RULE_MOST_PAIRS)),
                STR_ARG(proofs_fewest(w))));
    tell_again(p, w, g);
    struct str level = levels_text(w, g);
    if (level.n > 0)
        telling_say(p, 1, str_fmt(p->arena, "In addition, %.*s.", STR_ARG(level)));
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
    struct buffer b = { .arena = p->arena };

    for (int i = 0; i < g->nstep; i++)
        if (is_first_try(&g->step[i]))
            buffer_fmt(&b, "%s%.*s - %.*s", b.n ? ", " : "", NAME(w, g->step[i].team), NAME(w, g->step[i].other));
    if (b.n > 0)
        telling_say(p, 1,
                    str_fmt(p->arena, "First choices by the table%.*s, the %s team first%.*s: %.*s",
                            STR_ARG(words_article(w, RULE_HALVES)), g->side == SIDE_BELOW ? "lowest" : "highest",
                            STR_ARG(words_article(w, telling_first_rule(g))), STR_ARG(buffer_str(&b))));
}

void telling_group(struct telling *p, struct walk *w, const struct parsed_group *g)
{
    tell_group_head(p, w, g);
    telling_leavers(p, w, g);
    if (g->breaches > 0)
        telling_say(p, 1,
                    str_fmt(p->arena, "%d pair%s the colour limits; fewer are not possible%.*s", g->breaches,
                            g->breaches == 1 ? " breaks" : "s break", STR_ARG(words_article(w, RULE_LIMITS_LIFTED))));
    for (int i = 0; i < g->nstep; i++) {
        if (!is_first_try(&g->step[i]))
            telling_step(p, w, g, &g->step[i]);
        telling_pass(w, &g->step[i]);
    }
    tell_table(p, w, g);
}
