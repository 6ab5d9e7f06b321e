/* SPDX-License-Identifier: Apache-2.0 */
#include "tests/property/refway.h"

static const struct ref_level first_levels[] = {
    { true, TOGETHER, 0 },      /* a */
    { true, LEGALLY_NEXT, 0 },  /* b */
    { true, WITHIN_NEXT, 1 },   /* c */
    { false, TOGETHER, 0 },     /* d */
    { false, LEGALLY_NEXT, 0 }, /* e */
    { false, WITHIN_NEXT, 1 },  /* f */
};
enum { FIRST_LEVELS = sizeof first_levels / sizeof first_levels[0] };

/* The median group is the last of the next groups, so r ends there; if it is the next group
   itself, there is no r = 2. */
struct ref_level way_level(const struct ref_bracket *b, int i)
{
    if (i < FIRST_LEVELS)
        return first_levels[i];
    int r = 2 + (i - FIRST_LEVELS) / 2;
    bool legal = (i - FIRST_LEVELS) % 2 == 0;
    return r <= b->ngroup ? (struct ref_level){ legal, WITHIN_NEXT, r } : (struct ref_level){ legal, ANYWHERE, 0 };
}

static teamset stayers(const struct ref_bracket *b, teamset leavers)
{
    return (b->residents | b->floaters) & ~leavers;
}

bool way_may_leave(const struct ref_bracket *b, teamset leavers)
{
    return view_completes(b->view, stayers(b, leavers)) && view_completes(b->view, leavers | b->outside);
}

/* Adds to `graph` the pairs of `from` between the sets x and y. */
static void permit(teamset *graph, const teamset *from, teamset x, teamset y)
{
    for (teamset s = x; s; s = but_first(s))
        graph[first_of(s)] |= from[first_of(s)] & y;
    for (teamset s = y; s; s = but_first(s))
        graph[first_of(s)] |= from[first_of(s)] & x;
}

/* Floaters that had arrived and leave again. */
static teamset travelling(const struct ref_bracket *b, teamset leavers)
{
    return leavers & b->floaters;
}

/* Level a, with the pairs that its list permits; `one` is the resident of the next group that may meet a team beyond,
   or nobody. */
static bool together(const struct ref_bracket *b, teamset leavers, teamset one)
{
    const struct view *v = b->view;
    teamset residents = b->group[0], beyond = b->outside & ~residents & ~b->waiting, graph[TEAMSET_MAX] = { 0 };

    permit(graph, v->legal, leavers, residents);
    permit(graph, v->open, travelling(b, leavers), beyond);
    permit(graph, v->open, b->waiting, residents | b->waiting);
    permit(graph, v->legal, residents, residents);
    permit(graph, v->open, one, beyond);
    permit(graph, v->open, beyond, beyond);
    return view_completes_in(v, graph, leavers | b->outside);
}

static bool together_but_one(const struct ref_bracket *b, teamset leavers)
{
    for (teamset s = b->group[0]; s; s = but_first(s))
        if (together(b, leavers, only(first_of(s))))
            return true;
    return false;
}

/* One completion of leavers and outside in which each resident that leaves has a permitted pair with a host; who
   travels on meets anybody. */
static bool leavers_placed(const struct ref_bracket *b, const teamset *permitted, teamset leavers, teamset hosts)
{
    teamset graph[TEAMSET_MAX] = { 0 }, on = travelling(b, leavers);

    permit(graph, b->view->open, b->outside, b->outside);
    permit(graph, b->view->open, on, b->outside);
    permit(graph, permitted, leavers & ~on, hosts);
    return view_completes_in(b->view, graph, leavers | b->outside);
}

static teamset next_groups(const struct ref_bracket *b, int r)
{
    teamset residents = 0;

    for (int i = 0; i < r; i++)
        residents |= b->group[i];
    return residents;
}

static bool way_exists(const struct ref_bracket *b, struct ref_level level, teamset leavers)
{
    const struct view *v = b->view;

    switch (level.way) {
    case TOGETHER:
        return together_but_one(b, leavers);
    case LEGALLY_NEXT:
        return leavers_placed(b, v->legal, leavers, next_groups(b, 1));
    case WITHIN_NEXT:
        return leavers_placed(b, v->open, leavers, next_groups(b, level.r));
    case ANYWHERE:
        break;
    }
    return view_completes(v, leavers | b->outside);
}

bool way_reaches(const struct ref_bracket *b, struct ref_level level, teamset leavers)
{
    teamset rest = stayers(b, leavers);

    if (level.stayers_legal && !view_completes_legally(b->view, rest))
        return false;
    if (leavers == 0)
        return true;
    return view_completes(b->view, rest) && way_exists(b, level, leavers);
}
