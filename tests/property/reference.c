/* SPDX-License-Identifier: Apache-2.0 */
#include "tests/property/reference.h"

#include <assert.h>

#include "engine/base/arena.h"
#include "tests/property/refbracket.h"
#include "tests/property/refcolour.h"

/* A round being paired. Bit i of a set is the team `team[i]`: rank order, the highest first. */
struct work {
    const struct field *field;
    struct arena *arena;
    int team[TEAMSET_MAX];
    struct view up, down;       /* from the top, from the bottom */
    teamset group[TEAMSET_MAX]; /* score groups from the top */
    int ngroup, median;
    teamset unpaired;
    struct pair_sets pairs; /* as seen from the top */
};

/* "Rank" */
static bool ranks_before(const struct field *f, int a, int b)
{
    const struct card *x = &f->card[a], *y = &f->card[b];

    if (x->mp != y->mp)
        return x->mp > y->mp;
    if ((f->edition == EDITION_2012 || f->edition == EDITION_ECU_2015) && x->gp != y->gp)
        return x->gp > y->gp;
    if (f->edition == EDITION_ECU && x->osb != y->osb)
        return x->osb > y->osb;
    return x->number < y->number;
}

/* "Words": open */
static bool is_open(const struct field *f, int a, int b)
{
    for (int i = 0; i < f->card[a].nmet; i++)
        if (f->card[a].met[i] == b)
            return false;
    for (int i = 0; i < f->nbarred; i++) {
        const struct barred *x = &f->barred[i];
        if ((x->round == 0 || x->round == f->round) && ((x->a == a && x->b == b) || (x->a == b && x->b == a)))
            return false;
    }
    return true;
}

/* "Words": legal. In the last round of the ECU every open pair is. */
static bool is_legal(const struct field *f, int a, int b)
{
    const struct card *x = &f->card[a], *y = &f->card[b];

    if (refcolour_is_free(f))
        return true;
    return (refcolour_can_take(x, WHITE) && refcolour_can_take(y, BLACK)) ||
           (refcolour_can_take(x, BLACK) && refcolour_can_take(y, WHITE));
}

int reference_size(const struct field *f)
{
    int n = 0;

    for (int i = 0; i < f->n; i++)
        n += f->card[i].paired;
    return n;
}

int reference_rank(const struct field *f, int *team)
{
    int n = 0;

    for (int i = 0; i < f->n; i++) {
        if (!f->card[i].paired)
            continue;
        int place = n++;
        for (; place > 0 && ranks_before(f, i, team[place - 1]); place--)
            team[place] = team[place - 1];
        team[place] = i;
    }
    return n;
}

struct view reference_view(const struct field *f, const int *team, int n, struct arena *a)
{
    struct view v = view_make(n, a);

    for (int i = 0; i < n; i++)
        for (int k = 0; k < n; k++)
            if (i != k && is_open(f, team[i], team[k])) {
                bool legal = is_legal(f, team[i], team[k]);
                if (legal || !refcolour_is_of_ecu(f))
                    v.open[i] |= only(k);
                if (legal)
                    v.legal[i] |= only(k);
            }
    return v;
}

static void enter_teams(struct work *w)
{
    assert(reference_size(w->field) <= TEAMSET_MAX);
    int n = reference_rank(w->field, w->team);

    w->up = reference_view(w->field, w->team, n, w->arena);
    w->down = view_mirror(&w->up, w->arena);
    w->unpaired = teamset_all(n);
}

static bool is_2022(const struct field *f)
{
    return f->edition == EDITION_2022;
}

/* "The bye": true if `i` qualifies, apart from the completion of the rest. */
static bool may_have_bye(const struct field *f, const struct card *c)
{
    return !c->scored_without_playing && !(is_2022(f) && c->late);
}

static int choose_bye(const struct work *w)
{
    for (int i = w->up.n - 1; i >= 0; i--)
        if (may_have_bye(w->field, &w->field->card[w->team[i]]) && view_completes(&w->up, w->unpaired & ~only(i)))
            return i;
    return NOBODY;
}

/* "Score groups and the median": the median team is at place n+1 of 2n. */
static void make_groups(struct work *w)
{
    int place = 0, mp = 0, n = size_of(w->unpaired) / 2;

    for (teamset s = w->unpaired; s; s = but_first(s)) {
        int i = first_of(s);
        if (place == 0 || w->field->card[w->team[i]].mp != mp)
            w->ngroup++;
        mp = w->field->card[w->team[i]].mp;
        w->group[w->ngroup - 1] |= only(i);
        if (++place == n + 1)
            w->median = w->ngroup - 1;
    }
}

/* One group from the top (`step` 1) or from the bottom (`step` -1), seen in that direction. */
static teamset pair_group(struct work *w, int g, int step, teamset floaters, teamset waiting)
{
    const struct view *v = step > 0 ? &w->up : &w->down;
    teamset next[TEAMSET_MAX];
    struct pair_sets made = { 0 };
    struct ref_bracket b = { .view = v, .floaters = floaters, .group = next };
    b.residents = step > 0 ? w->group[g] : view_mirror_set(v, w->group[g]);

    teamset unpaired = step > 0 ? w->unpaired : view_mirror_set(v, w->unpaired);
    b.outside = unpaired & ~b.residents & ~floaters;
    for (int i = g + step; i != w->median + step; i += step)
        next[b.ngroup++] = step > 0 ? w->group[i] : view_mirror_set(v, w->group[i]);
    if (b.ngroup == 1)
        b.waiting = step > 0 ? waiting : view_mirror_set(v, waiting);
    teamset leavers = bracket_decide(&b, w->arena, &made);
    for (int i = 0; i < made.n; i++) {
        teamset set = step > 0 ? made.set[i] : view_mirror_set(v, made.set[i]);
        w->pairs.set[w->pairs.n++] = set;
        w->unpaired &= ~set;
    }
    return leavers;
}

/* "The order of the groups" */
static void pair_groups(struct work *w)
{
    teamset above = 0, below = 0;
    bool below_first = is_2022(w->field);

    for (int pass = 0; pass < 2; pass++)
        if ((pass == 0) == below_first)
            for (int g = w->ngroup - 1; g > w->median; g--)
                below = pair_group(w, g, -1, below, above);
        else
            for (int g = 0; g < w->median; g++)
                above = pair_group(w, g, 1, above, view_mirror_set(&w->up, below));
    if (w->ngroup > 0)
        bracket_decide_median(&w->up, w->group[w->median], above, view_mirror_set(&w->up, below), &w->pairs);
}

/* "Colours"; the place of a team counts those that are paired. */
static const struct pair *publish(const struct work *w, teamset paired)
{
    struct pair *pair = arena_new(w->arena, struct pair, w->pairs.n);
    int *high = arena_new(w->arena, int, w->pairs.n);

    for (int i = 0; i < w->pairs.n; i++) {
        int a = first_of(w->pairs.set[i]), b = first_of(w->pairs.set[i] & ~only(a));
        high[i] = w->team[a];
        pair[i] = refcolour_give(w->field, w->team[a], w->team[b], size_of(paired & (only(a) - 1)) + 1);
    }
    refcolour_publish(w->field, pair, high, w->pairs.n);
    return pair;
}

struct pairing reference_make(const struct field *f, struct arena *a)
{
    struct work w = { .field = f, .arena = a };
    struct pairing p = { .bye = NOBODY };

    enter_teams(&w);
    if (w.up.n % 2) {
        int bye = choose_bye(&w);
        if (bye == NOBODY)
            return p;
        p.bye = w.team[bye];
        w.unpaired &= ~only(bye);
    }
    if (!view_completes(&w.up, w.unpaired))
        return p;
    teamset paired = w.unpaired;
    make_groups(&w);
    pair_groups(&w);
    p.legal = true;
    p.pair = publish(&w, paired);
    p.npair = w.pairs.n;
    return p;
}

bool reference_same(const struct pairing *a, const struct pairing *b)
{
    if (a->legal != b->legal || a->npair != b->npair || a->bye != b->bye)
        return false;
    for (int i = 0; i < a->npair; i++)
        if (a->pair[i].white != b->pair[i].white || a->pair[i].black != b->pair[i].black)
            return false;
    return true;
}
