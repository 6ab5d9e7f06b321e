/* SPDX-License-Identifier: Apache-2.0 */
#include "reports/tell/words.h"

#include "engine/base/arena.h"
#include "engine/base/buffer.h"

struct str words_teams(const struct walk *w, const int *team, int n, int most)
{
    struct buffer b = { .arena = w->arena };
    int shown = n <= most ? n : most;

    for (int i = 0; i < shown; i++)
        buffer_fmt(&b, "%s%.*s", str_between(i, n, " and "), STR_ARG(w->r->team[team[i]].name));
    if (shown < n)
        buffer_fmt(&b, " and %d more", n - shown);
    return buffer_str(&b);
}

struct str words_article(const struct walk *w, enum rule rule)
{
    return str_fmt(w->arena, " (%.*s)", STR_ARG(edition_cite(w->r->edition, rule, w->arena)));
}

enum rule words_floater_rule(const struct parsed_group *g)
{
    return g->side == SIDE_BELOW ? RULE_FLOAT_UP : RULE_FLOAT_DOWN;
}

enum rule words_arrival_rule(const struct walk *w, int team)
{
    return w->r->team[team].mp < w->group->mp ? RULE_FLOATER_STAYS_UP : RULE_FLOATER_STAYS;
}

/* Who leaves the group being told by a step before this one? */
static bool has_left(const struct walk *w, int team)
{
    for (const struct parsed_step *s = w->group->step; s != w->step; s++)
        if (s->team == team && s->other == NOBODY)
            return true;
    return false;
}

static int count_left(const struct walk *w)
{
    int n = 0;

    for (int i = 0; i < w->group->resident.n; i++) {
        int t = w->group->resident.team[i];
        n += !w->gone[t] && !has_left(w, t);
    }
    return n;
}

bool words_must_float(const struct walk *w, int team)
{
    int others = 0;

    for (int t = 0; t < w->r->nteam; t++) {
        if (t == team || !walk_is_of(w->group, t))
            continue;
        if (walk_open(w, team, t))
            return false;
        others++;
    }
    return others > 0;
}

enum rule words_step_rule(const struct walk *w)
{
    if (w->step->kind == RECORD_TABLE)
        return count_left(w) == 6 ? RULE_TABLE_SIX : RULE_TABLE;
    if (w->step->other != NOBODY)
        return words_arrival_rule(w, w->step->team);
    return words_must_float(w, w->step->team) ? RULE_MUST_FLOAT : words_floater_rule(w->group);
}

/* --- colours --------------------------------------------------------------------------------- */

static int count_colour(const struct parsed_team *t, enum colour colour)
{
    int n = 0;

    for (int i = 0; i < t->ncolour; i++)
        n += t->colour[i] == colour;
    return n;
}

struct str words_history(const struct walk *w, int team)
{
    const struct parsed_team *t = &w->r->team[team];

    if (t->ncolour == 0)
        return STR("none");
    char *text = arena_new(w->arena, char, t->ncolour + 1);

    for (int i = 0; i < t->ncolour; i++)
        text[i] = t->colour[i] == WHITE ? 'W' : 'B';
    return (struct str){ text, (size_t)t->ncolour };
}

static struct str equalise(const struct walk *w, const struct parsed_pair *p)
{
    const struct parsed_team *x = &w->r->team[p->white], *y = &w->r->team[p->black];

    return str_fmt(w->arena,
                   "%.*s has the lower difference of Whites and Blacks on board 1: %d to %d against "
                   "%d to %d",
                   STR_ARG(x->name), count_colour(x, WHITE), count_colour(x, BLACK), count_colour(y, WHITE),
                   count_colour(y, BLACK));
}

struct str words_colour(const struct walk *w, const struct parsed_pair *p)
{
    int high = p->white < p->black ? p->white : p->black;
    struct str name = w->r->team[high].name, text = { 0 };

    switch (p->why) {
    case RULE_COLOUR_LOT:
        text = w->r->round == 1
                   ? str_fmt(w->arena, "by the lot and the place of %.*s", STR_ARG(name))
                   : str_fmt(w->arena, "neither has had a colour yet, so by the lot and the number of %.*s",
                             STR_ARG(name));
        break;
    case RULE_COLOUR_LIMITS:
        text = str_fmt(w->arena, "only this keeps both within the colour limits (%.*s and %.*s so far)",
                       STR_ARG(words_history(w, p->white)), STR_ARG(words_history(w, p->black)));
        break;
    case RULE_COLOUR_EQUALISE:
        text = equalise(w, p);
        break;
    case RULE_COLOUR_OPPOSITE:
        text = STR("both alternate from their last match, in which their colours differed");
        break;
    case RULE_COLOUR_HISTORY:
        text = str_fmt(w->arena,
                       "both alternate from the last time their colours differed (%.*s "
                       "and %.*s)",
                       STR_ARG(words_history(w, p->white)), STR_ARG(words_history(w, p->black)));
        break;
    case RULE_COLOUR_HIGHER:
        text = str_fmt(w->arena,
                       "equal histories, so the higher-ranked %.*s gets the colour it "
                       "prefers",
                       STR_ARG(name));
        break;
    default:
        text = str_fmt(w->arena, "equal histories, so the higher-ranked %.*s alternates", STR_ARG(name));
    }
    return str_fmt(w->arena, "%.*s%.*s", STR_ARG(text), STR_ARG(words_article(w, p->why)));
}
