/* SPDX-License-Identifier: Apache-2.0 */
#include "tests/property/witness.h"

#include <stddef.h>

#include "engine/base/arena.h"
#include "tests/property/refcolour.h"
#include "tests/property/reference.h"

const char *witness_everybody_once(const struct field *f, const struct pairing *p, struct arena *a)
{
    int *seen = arena_new(a, int, f->n);

    if (!p->legal)
        return p->npair || p->bye != NOBODY ? "no legal round, but somebody is paired" : NULL;
    for (int i = 0; i < p->npair; i++) {
        seen[p->pair[i].white]++;
        seen[p->pair[i].black]++;
    }
    if (p->bye != NOBODY)
        seen[p->bye]++;
    for (int i = 0; i < f->n; i++)
        if (seen[i] != f->card[i].paired)
            return "a team is paired twice, not at all, or without taking part";
    return NULL;
}

const char *witness_nobody_again(const struct field *f, const struct pairing *p, struct arena *a)
{
    (void)a;
    for (int i = 0; i < p->npair; i++) {
        int x = p->pair[i].white, y = p->pair[i].black;
        for (int k = 0; k < f->card[x].nmet; k++)
            if (f->card[x].met[k] == y)
                return "two teams meet again";
        for (int k = 0; k < f->nbarred; k++) {
            const struct barred *b = &f->barred[k];
            if ((b->round == 0 || b->round == f->round) && ((b->a == x && b->b == y) || (b->a == y && b->b == x)))
                return "a barred pair";
        }
    }
    return NULL;
}

static bool may_have_bye(const struct field *f, int team)
{
    const struct card *c = &f->card[team];

    return !c->scored_without_playing && !(f->edition == EDITION_2022 && c->late);
}

const char *witness_bye(const struct field *f, const struct pairing *p, struct arena *a)
{
    int *team = arena_new(a, int, f->n), n = reference_rank(f, team);
    struct view v = reference_view(f, team, n, a);

    if (!p->legal)
        return NULL;
    if ((p->bye != NOBODY) != (n % 2 == 1))
        return "a bye for an even number, or none for an odd one";
    if (p->bye != NOBODY && !may_have_bye(f, p->bye))
        return "this team may not have the bye";
    for (int i = n - 1; n % 2 && team[i] != p->bye; i--)
        if (may_have_bye(f, team[i]) && view_completes(&v, teamset_all(n) & ~only(i)))
            return "a lower-ranked team could have had the bye";
    return NULL;
}

static bool any_round_exists(const struct field *f, struct arena *a)
{
    int *team = arena_new(a, int, f->n), n = reference_rank(f, team);
    struct view v = reference_view(f, team, n, a);

    if (n % 2 == 0)
        return view_completes(&v, teamset_all(n));
    for (int i = 0; i < n; i++)
        if (may_have_bye(f, team[i]) && view_completes(&v, teamset_all(n) & ~only(i)))
            return true;
    return false;
}

/* The teams of `left` that can be reached from `from` over open pairs inside `left`. */
static teamset piece_of(const struct view *v, int from, teamset left)
{
    teamset piece = only(from), added = piece;

    while (added) {
        teamset more = v->open[first_of(added)] & left & ~piece;
        piece |= more;
        added = but_first(added) | more;
    }
    return piece;
}

static int odd_pieces(const struct view *v, teamset inner)
{
    int odd = 0;

    while (inner) {
        teamset piece = piece_of(v, first_of(inner), inner);
        odd += size_of(piece) % 2;
        inner &= ~piece;
    }
    return odd;
}

static teamset places_of(const int *index, int count, const int *team, int n)
{
    teamset set = 0;

    for (int i = 0; i < count; i++)
        for (int k = 0; k < n; k++)
            if (team[k] == index[i])
                set |= only(k);
    return set;
}

static bool some_may_have_bye(const struct field *f, const int *team, int n)
{
    for (int i = 0; i < n; i++)
        if (may_have_bye(f, team[i]))
            return true;
    return false;
}

/* Without the barrier the inner teams fall into more odd pieces than it has teams, and
   nobody else is open to any of them: with a pencil, no completion ("Certificates"). The bye takes one
   team out of a piece, if the number is odd and the piece has a team that may have it. */
static const char *check_obstacle(const struct field *f, const struct obstacle *o, struct arena *a)
{
    int *team = arena_new(a, int, f->n), n = reference_rank(f, team);
    struct view v = reference_view(f, team, n, a);
    teamset inner = places_of(o->inner, o->ninner, team, n);
    teamset barrier = places_of(o->barrier, o->nbarrier, team, n);

    if (size_of(inner) != o->ninner || size_of(barrier) != o->nbarrier || inner & barrier)
        return "the obstacle names a team twice, or one that is not paired";
    for (teamset s = inner; s; s = but_first(s))
        if (v.open[first_of(s)] & ~inner & ~barrier)
            return "a team of the obstacle has another opponent";
    if (odd_pieces(&v, inner) != o->pieces)
        return "the obstacle falls into another number of odd pieces";
    int bye = n % 2 && some_may_have_bye(f, o->inner, o->ninner);
    return o->pieces > o->nbarrier + bye ? NULL : "the obstacle proves nothing";
}

static bool nobody_may_have_bye(const struct field *f)
{
    for (int i = 0; i < f->n; i++)
        if (f->card[i].paired && may_have_bye(f, i))
            return false;
    return true;
}

const char *witness_obstacle(const struct field *f, const struct pairing *p, struct arena *a)
{
    if (p->legal)
        return NULL;
    if (any_round_exists(f, a))
        return "a legal round exists";
    if (p->obstacle.no_bye && p->obstacle.ninner == 0)
        return nobody_may_have_bye(f) ? NULL : "somebody may have the bye";
    return check_obstacle(f, &p->obstacle, a);
}

static bool keeps_limits(const struct field *f, int white, int black)
{
    if (refcolour_is_free(f))
        return true;
    return refcolour_can_take(&f->card[white], WHITE) && refcolour_can_take(&f->card[black], BLACK);
}

const char *witness_colours(const struct field *f, const struct pairing *p, struct arena *a)
{
    (void)a;
    for (int i = 0; i < p->npair; i++) {
        struct pair x = p->pair[i];
        if (f->round > 1 && !keeps_limits(f, x.white, x.black) && keeps_limits(f, x.black, x.white))
            return "the colour limits are broken though the other allocation keeps them";
    }
    return NULL;
}

/* The brackets of a round in the order in which they are decided, read off its pairs. */
struct walk {
    struct view view;
    int mp[TEAMSET_MAX], partner[TEAMSET_MAX]; /* by place in the rank order */
    teamset unpaired;
    const char *wrong;
};

struct bracket_read {
    teamset stayers, leavers, outside, floaters; /* floaters: that arrived, whether they stay or not */
};

static void walk_open(struct walk *w, const struct field *f, const struct pairing *p, struct arena *a)
{
    int *team = arena_new(a, int, f->n), *place = arena_new(a, int, f->n);
    int n = reference_rank(f, team);

    w->view = reference_view(f, team, n, a);
    w->unpaired = teamset_all(n);
    for (int i = 0; i < n; i++) {
        place[team[i]] = i;
        w->mp[i] = f->card[team[i]].mp;
        if (team[i] == p->bye)
            w->unpaired &= ~only(i);
    }
    for (int i = 0; i < p->npair; i++) {
        w->partner[place[p->pair[i].white]] = place[p->pair[i].black];
        w->partner[place[p->pair[i].black]] = place[p->pair[i].white];
    }
}

/* The teams of `set` with as many match points as its first or, from below, its last team. */
static teamset end_group(const struct walk *w, teamset set, bool from_below)
{
    int end = 0;
    teamset group = 0;

    for (teamset s = set; s; s = but_first(s))
        if (s == set || from_below)
            end = first_of(s);
    for (teamset s = set; s; s = but_first(s))
        if (w->mp[first_of(s)] == w->mp[end])
            group |= only(first_of(s));
    return group;
}

static struct bracket_read read_bracket(struct walk *w, teamset bracket)
{
    struct bracket_read r = { 0 };

    for (teamset s = bracket; s; s = but_first(s))
        if (has(bracket, w->partner[first_of(s)]))
            r.stayers |= only(first_of(s));
    r.leavers = bracket & ~r.stayers;
    r.outside = w->unpaired & ~bracket;
    w->unpaired &= ~r.stayers;
    return r;
}

static int median_mp(const struct walk *w)
{
    int place = 0, half = size_of(w->unpaired) / 2;

    for (teamset s = w->unpaired; s; s = but_first(s))
        if (place++ == half)
            return w->mp[first_of(s)];
    return 0;
}

/* Looks at the brackets on one side of the median; the floaters that reach the median. */
static void walk_side(struct walk *w, teamset side, bool from_below,
                      const char *look(const struct walk *, struct bracket_read))
{
    teamset floaters = 0;

    while (side && !w->wrong) {
        teamset group = end_group(w, side, from_below);
        struct bracket_read r = read_bracket(w, group | floaters);
        r.floaters = floaters;
        w->wrong = look(w, r);
        floaters = r.leavers;
        side &= ~group;
    }
}

static const char *walk_brackets(const struct field *f, const struct pairing *p, struct arena *a,
                                 const char *look(const struct walk *, struct bracket_read))
{
    struct walk w = { 0 };
    teamset above = 0, below = 0;

    if (!p->legal)
        return NULL;
    walk_open(&w, f, p, a);
    for (teamset s = w.unpaired; s; s = but_first(s))
        if (w.mp[first_of(s)] > median_mp(&w))
            above |= only(first_of(s));
        else if (w.mp[first_of(s)] < median_mp(&w))
            below |= only(first_of(s));
    bool below_first = f->edition == EDITION_2022;
    walk_side(&w, below_first ? below : above, below_first, look);
    walk_side(&w, below_first ? above : below, !below_first, look);
    return w.wrong ? w.wrong : look(&w, read_bracket(&w, w.unpaired));
}

/* Whether `size` teams of `from` besides `leavers` could leave the bracket instead, no more than `most` of
   them floaters that arrived. */
static bool could_leave(const struct view *v, struct bracket_read r, teamset from, int size, int most, teamset leavers)
{
    if (size_of(leavers & r.floaters) > most)
        return false;
    if (size == 0)
        return view_completes(v, (r.stayers | r.leavers) & ~leavers) && view_completes(v, r.outside | leavers);
    for (teamset s = from; s; s = but_first(s))
        if (could_leave(v, r, but_first(s), size - 1, most, leavers | only(first_of(s))))
            return true;
    return false;
}

static const char *look_at_leavers(const struct walk *w, struct bracket_read r)
{
    for (int size = size_of(r.leavers) - 2; size >= 0; size -= 2)
        if (could_leave(&w->view, r, r.stayers | r.leavers, size, TEAMSET_MAX, 0))
            return "fewer teams could leave a bracket";
    return NULL;
}

static const char *look_at_floaters(const struct walk *w, struct bracket_read r)
{
    int again = size_of(r.leavers & r.floaters);

    if (again > 0 && could_leave(&w->view, r, r.stayers | r.leavers, size_of(r.leavers), again - 1, 0))
        return "a floater that could stay leaves again";
    return NULL;
}

static const char *look_at_breaches(const struct walk *w, struct bracket_read r)
{
    int twice = 0;

    for (teamset s = r.stayers; s; s = but_first(s))
        twice += view_breach(&w->view, first_of(s), w->partner[first_of(s)]);
    return twice / 2 == view_fewest(&w->view, r.stayers) ? NULL : "a breach could be avoided";
}

const char *witness_leavers(const struct field *f, const struct pairing *p, struct arena *a)
{
    return walk_brackets(f, p, a, look_at_leavers);
}

const char *witness_floaters(const struct field *f, const struct pairing *p, struct arena *a)
{
    return walk_brackets(f, p, a, look_at_floaters);
}

const char *witness_breaches(const struct field *f, const struct pairing *p, struct arena *a)
{
    return walk_brackets(f, p, a, look_at_breaches);
}

/* One pair's keys of "Publication"; higher is earlier. */
struct keys {
    int host, mp, sum, rating, number;
};

static struct keys keys_of(const struct field *f, struct pair p)
{
    const struct card *x = &f->card[p.white], *y = &f->card[p.black];
    int pair[2], two[2] = { p.white, p.black };
    struct card both[2] = { *x, *y };
    struct field duel = *f;

    both[0].paired = both[1].paired = true;
    duel.card = both;
    duel.n = 2;
    reference_rank(&duel, pair);
    const struct card *high = &f->card[two[pair[0]]];
    if (f->edition == EDITION_ECU) /* "Publication": no more than the sum and the smaller number */
        return (struct keys){ f->host != NOBODY && (p.white == f->host || p.black == f->host), 0, x->mp + y->mp, 0,
                              x->number < y->number ? -x->number : -y->number };
    return (struct keys){ f->host != NOBODY && (p.white == f->host || p.black == f->host), high->mp, x->mp + y->mp,
                          high->rating, -high->number };
}

static bool in_order(struct keys a, struct keys b)
{
    int difference[] = { a.host - b.host, a.mp - b.mp, a.sum - b.sum, a.rating - b.rating, a.number - b.number };

    for (int i = 0; i < 5; i++)
        if (difference[i])
            return difference[i] > 0;
    return false;
}

const char *witness_publication(const struct field *f, const struct pairing *p, struct arena *a)
{
    (void)a;
    for (int i = 1; i < p->npair; i++)
        if (!in_order(keys_of(f, p->pair[i - 1]), keys_of(f, p->pair[i])))
            return "two pairs are published in the wrong order";
    return NULL;
}
