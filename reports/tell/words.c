/* SPDX-License-Identifier: Apache-2.0 */
#include "reports/tell/words.h"

#include "engine/base/arena.h"
#include "reports/format/messages.h"
#include "teams/names.h"

struct str words_teams(const struct walk *w, const int *team, int n, int most, const struct wording *how)
{
    const int shown = n <= most ? n : most;
    struct names names = { .arena = w->arena };

    for (int i = 0; i < shown; i++)
        names_add(&names, w->r->team[team[i]].name);
    return names_told(&names, n - shown, how);
}

struct str words_article(const struct walk *w, enum rule rule)
{
    return edition_cite(w->r->edition, rule, w->arena);
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

/* `may_meet` no other team of its group, if there is another. */
static bool is_alone(const struct walk *w, int team, bool (*may_meet)(const struct walk *, int, int))
{
    int others = 0;

    for (int t = 0; t < w->r->nteam; t++) {
        if (t == team || !walk_is_of(w->group, t))
            continue;
        if (may_meet(w, team, t))
            return false;
        others++;
    }
    return others > 0;
}

bool words_must_float(const struct walk *w, int team)
{
    return is_alone(w, team, walk_unmet);
}

enum rule words_step_rule(const struct walk *w)
{
    if (w->step->kind == RECORD_TABLE)
        return count_left(w) == 6 ? RULE_TABLE_SIX : RULE_TABLE;
    if (w->step->other != NOBODY)
        return words_arrival_rule(w, w->step->team);
    /* RULE_LIMITS_ECU: who has only breaches leaves. */
    if (words_must_float(w, w->step->team))
        return RULE_MUST_FLOAT;
    return is_alone(w, w->step->team, walk_open) ? RULE_LIMITS_ECU : words_floater_rule(w->group);
}

/* --- colours --------------------------------------------------------------------------------- */

static int count_colour(const struct parsed_team *t, enum colour colour)
{
    int n = 0;

    for (int i = 0; i < t->ncolour; i++)
        n += t->colour[i] == colour;
    return n;
}

struct str words_history(const struct walk *w, int team, const struct wording *how)
{
    const struct parsed_team *t = &w->r->team[team];
    const struct message none = say_no_colour_so_far();

    if (t->ncolour == 0)
        return message_text(&none, how, w->arena);
    char *text = arena_new(w->arena, char, t->ncolour + 1);

    for (int i = 0; i < t->ncolour; i++)
        text[i] = t->colour[i] == WHITE ? 'W' : 'B';
    return (struct str){ text, (size_t)t->ncolour };
}

struct message words_colour(const struct walk *w, const struct parsed_pair *p, const struct wording *how)
{
    const struct parsed_team *x = &w->r->team[p->white], *y = &w->r->team[p->black];
    const struct str name = p->white < p->black ? x->name : y->name, article = words_article(w, p->why);

    switch (p->why) {
    case RULE_COLOUR_LOT:
        return w->r->round == 1 ? say_colour_by_lot_and_place(name, article)
                                : say_colour_by_lot_and_number(name, article);
    case RULE_COLOUR_LIMITS:
        return say_colour_within_limits(words_history(w, p->white, how), words_history(w, p->black, how), article);
    case RULE_COLOUR_EQUALISE:
        return say_colour_by_difference(x->name, count_colour(x, WHITE), count_colour(x, BLACK), count_colour(y, WHITE),
                                        count_colour(y, BLACK), article);
    case RULE_COLOUR_OPPOSITE:
        return say_colour_from_last_match(article);
    case RULE_COLOUR_HISTORY:
        return say_colour_from_last_difference(words_history(w, p->white, how), words_history(w, p->black, how),
                                               article);
    case RULE_COLOUR_HIGHER:
        return say_colour_of_higher(name, article);
    default:
        return say_colour_higher_alternates(name, article);
    }
}
