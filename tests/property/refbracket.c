/* SPDX-License-Identifier: Apache-2.0 */
#include "tests/property/refbracket.h"

#include <assert.h>

#include "engine/base/arena.h"
#include "tests/property/refway.h"

static void take(struct pair_sets *out, int a, int b)
{
    assert(out->n < TEAMSET_MAX / 2);
    out->set[out->n++] = only(a) | only(b);
}

/* "The table": 1 tries N+1 ... 2N, then N, N-1 ... 2; here places count from 0. */
static int table_partner(const struct view *v, const int *team, int n, teamset left)
{
    int fewest = view_fewest(v, left);

    for (int i = 0; i < n - 1; i++) {
        int partner = team[i < n / 2 ? n / 2 + i : n - 1 - i];
        teamset rest = left & ~only(team[0]) & ~only(partner);
        if (has(v->open[team[0]], partner) && view_completes(v, rest) &&
            view_breach(v, team[0], partner) + view_fewest(v, rest) == fewest)
            return partner;
    }
    assert(false && "the table always finds a partner in a set that can be completed");
    return NO_COMPLETION;
}

static void table(const struct view *v, teamset left, struct pair_sets *out)
{
    while (left) {
        int team[TEAMSET_MAX], n = 0;
        for (teamset s = left; s; s = but_first(s))
            team[n++] = first_of(s);
        int partner = table_partner(v, team, n, left);
        take(out, team[0], partner);
        left &= ~only(team[0]) & ~only(partner);
    }
}

static teamset everybody(const struct ref_bracket *b)
{
    return b->residents | b->floaters;
}

/* All sets of leavers of one size, the one preferred by key 6 first, and whether a set reaches the
   level in question; that is asked when it matters. */
struct candidates {
    const struct ref_bracket *bracket;
    struct ref_level level;
    teamset *set;
    signed char *reached; /* UNASKED ... */
    int n, cap;
};
enum { UNASKED, NO, YES };

/* Key 6 compares two sets from the last member on, and the later-ranked team wins: so the sets with
   the last team come first, in their own order by the other members, then those without. */
static void choose(struct candidates *c, struct arena *a, teamset from, int size, teamset chosen)
{
    if (size > size_of(from))
        return;
    if (size == 0) {
        arena_room(a, c->set, c->n, c->cap);
        c->set[c->n++] = chosen;
        return;
    }
    int last = TEAMSET_MAX - 1;
    while (!has(from, last))
        last--;
    choose(c, a, from & ~only(last), size - 1, chosen | only(last));
    choose(c, a, from & ~only(last), size, chosen);
}

static bool some_may_leave(const struct candidates *c)
{
    for (int k = 0; k < c->n; k++)
        if (way_may_leave(c->bracket, c->set[k]))
            return true;
    return false;
}

/* Key 1. An odd number leaves an odd bracket. */
static void find_fewest_leavers(struct candidates *c, struct arena *a)
{
    teamset all = everybody(c->bracket);

    for (int size = size_of(all) % 2; size <= size_of(all); size += 2) {
        c->n = 0;
        choose(c, a, all, size, 0);
        if (some_may_leave(c))
            return;
    }
    assert(false && "everybody may leave, by condition R");
}

/* Key 2: only the sets with as few arriving floaters as some set that may leave. */
static void keep_fewest_floaters(struct candidates *c)
{
    int fewest = TEAMSET_MAX, n = 0;

    for (int k = 0; k < c->n; k++) {
        int floaters = size_of(c->set[k] & c->bracket->floaters);
        if (floaters < fewest && way_may_leave(c->bracket, c->set[k]))
            fewest = floaters;
    }
    for (int k = 0; k < c->n; k++)
        if (size_of(c->set[k] & c->bracket->floaters) == fewest)
            c->set[n++] = c->set[k];
    c->n = n;
}

static bool reaches(struct candidates *c, int k)
{
    if (c->reached[k] == UNASKED)
        c->reached[k] = way_reaches(c->bracket, c->level, c->set[k]) ? YES : NO;
    return c->reached[k] == YES;
}

static bool some_reaches(struct candidates *c)
{
    for (int k = 0; k < c->n; k++)
        if (reaches(c, k))
            return true;
    return false;
}

/* Key 3. */
static void find_first_level(struct candidates *c, struct arena *a)
{
    for (int i = 0;; i++) {
        c->level = way_level(c->bracket, i);
        c->reached = arena_new(a, signed char, c->n);
        if (some_reaches(c))
            return;
    }
}

/* Key 4. */
static int fewest_breaches(struct candidates *c)
{
    int fewest = TEAMSET_MAX;

    if (c->level.stayers_legal)
        return 0;
    for (int k = 0; k < c->n; k++) {
        if (!reaches(c, k))
            continue;
        int breaches = view_fewest(c->bracket->view, everybody(c->bracket) & ~c->set[k]);
        if (breaches < fewest)
            fewest = breaches;
    }
    return fewest;
}

/* What key 5 has settled in a bracket so far. */
struct settled {
    teamset paired, gone; /* floaters and residents; floaters that leave */
    int breaches;
};

/* The first of the sets that agrees with what is settled and keeps the number of breaches; false
   if there is none. */
static bool first_keeping(struct candidates *c, struct settled so_far, int breaches, teamset *leavers)
{
    for (int k = 0; k < c->n; k++) {
        teamset rest = everybody(c->bracket) & ~c->set[k] & ~so_far.paired;
        if (c->set[k] & so_far.paired || so_far.gone & ~c->set[k])
            continue;
        int more = view_fewest(c->bracket->view, rest);
        if (more == NO_COMPLETION || so_far.breaches + more != breaches || !reaches(c, k))
            continue;
        *leavers = c->set[k];
        return true;
    }
    return false;
}

/* Key 5 for one floater. */
static void settle_floater(struct candidates *c, int breaches, int floater, struct settled *so_far,
                           struct pair_sets *out)
{
    const struct view *v = c->bracket->view;
    teamset leavers;

    for (teamset r = v->open[floater] & c->bracket->residents & ~so_far->paired; r; r = but_first(r)) {
        int resident = first_of(r);
        struct settled tried = *so_far;
        tried.paired |= only(floater) | only(resident);
        tried.breaches += view_breach(v, floater, resident);
        if (first_keeping(c, tried, breaches, &leavers)) {
            *so_far = tried;
            take(out, floater, resident);
            return;
        }
    }
    so_far->gone |= only(floater);
}

teamset bracket_decide(const struct ref_bracket *b, struct arena *a, struct pair_sets *out)
{
    struct candidates c = { .bracket = b };
    struct settled so_far = { 0 };
    teamset leavers = 0;

    find_fewest_leavers(&c, a);
    keep_fewest_floaters(&c);
    find_first_level(&c, a);
    int breaches = fewest_breaches(&c);
    for (teamset f = b->floaters; f; f = but_first(f))
        settle_floater(&c, breaches, first_of(f), &so_far, out);
    bool found = first_keeping(&c, so_far, breaches, &leavers);
    assert(found && (leavers & b->floaters) == so_far.gone);
    table(b->view, everybody(b) & ~leavers & ~so_far.paired, out);
    return leavers;
}

/* The first (or, `from_below`, the last) of the candidates with whom the floater keeps the fewest
   breaches of what is left; NO_COMPLETION if there is none. */
static int keeping(const struct view *v, int floater, teamset candidates, teamset left, bool from_below)
{
    int fewest = view_fewest(v, left);

    for (int k = 0; k < v->n; k++) {
        int i = from_below ? v->n - 1 - k : k;
        teamset rest = left & ~only(floater) & ~only(i);
        if (has(candidates & v->open[floater], i) && view_completes(v, rest) &&
            view_breach(v, floater, i) + view_fewest(v, rest) == fewest)
            return i;
    }
    return NO_COMPLETION;
}

void bracket_decide_median(const struct view *v, teamset residents, teamset from_above, teamset from_below,
                           struct pair_sets *out)
{
    teamset left = residents | from_above | from_below;

    for (teamset s = from_above; s; s = but_first(s)) {
        int floater = first_of(s), partner = keeping(v, floater, residents & left, left, false);
        if (partner == NO_COMPLETION)
            partner = keeping(v, floater, from_below & left, left, false);
        assert(partner != NO_COMPLETION);
        take(out, floater, partner);
        left &= ~only(floater) & ~only(partner);
    }
    for (int floater = v->n - 1; floater >= 0; floater--) {
        if (!has(from_below & left, floater))
            continue;
        int partner = keeping(v, floater, residents & left, left, true);
        assert(partner != NO_COMPLETION);
        take(out, floater, partner);
        left &= ~only(floater) & ~only(partner);
    }
    table(v, left, out);
}
