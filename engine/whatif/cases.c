/* SPDX-License-Identifier: Apache-2.0 */
#include "engine/whatif/cases.h"

#include <stdint.h>
#include <string.h>

#include "engine/base/arena.h"

enum {
    FORKED_MIN = 2,       /* with fewer matches gone through there is nothing to be settled before the last */
    EXTENTS_MAX = 300000, /* values of teams whose forks are kept */
    HELD_MIN = 16,
};

/* Ending number i gives the same match points as the one before it. */
static bool goes_on(const struct open_match *m, int i)
{
    const struct match *now = &m->ending[i];

    return i > 0 && now->mp[0] == now[-1].mp[0] && now->mp[1] == now[-1].mp[1];
}

const struct span *cases_classes(const struct open_match *m, bool together, struct arena *a, int *n)
{
    struct span *class = arena_new(a, struct span, m->nending);

    *n = 0;
    for (int i = 0; i < m->nending; i++)
        if (together && goes_on(m, i))
            class[*n - 1].to = i;
        else
            class[(*n)++] = (struct span){ i, i };
    return class;
}

int cases_points(const struct open_match *m)
{
    int n = 0;

    for (int i = 0; i < m->nending; i++)
        n += !goes_on(m, i);
    return n;
}

bool *cases_rivals(const struct score_bounds *bounds, const bool *asked, int n, struct arena *a)
{
    bool *rival = arena_new(a, bool, n);

    for (int x = 0; x < n; x++)
        for (int y = 0; asked[x] && y < n; y++)
            rival[y] = rival[y] || (bounds[y].high >= bounds[x].low && bounds[y].low <= bounds[x].high);
    return rival;
}

static bool is_near(const struct neighbourhood *near, int open, bool *own)
{
    for (int k = 0; k < near->n; k++)
        if (near->match[k] == open) {
            *own = k < near->nown;
            return true;
        }
    return false;
}

/* Of a match between others a team sees the match points, unless the tie-breaks see games. */
static bool sees_points(const struct cases *w, bool own)
{
    return !own && !reach_by_games(w->reach);
}

static struct visible visible_of(const struct cases *w, const struct gone *g, bool own, struct arena *a)
{
    const struct open_match *m = &w->q->outlook.open[g->open];
    struct visible s = { .span = g->class, .n = g->nclass };
    int *seen = arena_new(a, int, g->nclass);

    if (sees_points(w, own))
        s.span = cases_classes(m, true, a, &s.n);
    for (int c = 0, k = 0; c < g->nclass; c++) {
        while (s.span[k].to < g->class[c].from)
            k++;
        seen[c] = k;
    }
    s.seen = seen;
    return s;
}

/* How many values the team has. */
static long size_of(const struct cases *w, int team)
{
    struct neighbourhood near = reach_neighbourhood(w->reach, team);
    long size = 1;
    bool own;

    for (int g = 0; g < w->ngone && size <= INT32_MAX; g++)
        if (is_near(&near, w->gone[g].open, &own))
            size *= sees_points(w, own) ? w->gone[g].npoints : w->gone[g].nclass;
    return size;
}

static bool sees_any(const struct cases *w, const struct case_team *r)
{
    bool any = false;

    for (int g = 0; g < w->ngone; g++)
        any = any || r->visible[g].n > 0;
    return any;
}

static int count_ahead(const struct cases *w, const bool *rival, int team)
{
    int n = 0;

    for (int y = 0; y < w->q->outlook.t->nteam; y++)
        n += !rival[y] && w->bounds[y].low > w->bounds[team].high;
    return n;
}

static struct case_set case_set_fill(const struct cases *w, struct arena *a)
{
    int nteam = w->q->outlook.t->nteam;
    const bool *rival = cases_rivals(w->bounds, w->asked, nteam, a);
    struct case_set p = { .w = w, .contender = arena_new(a, struct case_team, nteam), .a = a };

    for (int i = 0; i < nteam; i++) {
        p.nasked += w->asked[i];
        if (rival[i])
            p.contender[p.n++] = (struct case_team){ .team = i, .ahead = w->asked[i] ? count_ahead(w, rival, i) : 0 };
    }
    return p;
}

static long count_cases(const struct cases *w)
{
    long n = 1;

    for (int g = w->ngone - 1; g >= 0; g--) {
        w->gone[g].stride = n;
        n = n > INT32_MAX ? n : n * w->gone[g].nclass;
    }
    return n;
}

struct cases_size cases_size(const struct cases *w, struct arena *a)
{
    struct arena_mark mark = arena_mark(a);
    struct case_set p = case_set_fill(w, a);
    struct cases_size size = { .ncase = count_cases(w), .nteam = p.n };

    for (int i = 0; i < p.n; i++)
        size.nvalue += size_of(w, p.contender[i].team) * reach_cost(w->reach, p.contender[i].team);
    arena_rewind(a, mark);
    return size;
}

/* --- what a team has -------------------------------------------------------------------------- */

static struct span *any_ending(const struct cases *w, struct arena *a)
{
    struct span *span = arena_new(a, struct span, w->q->outlook.nopen);

    for (int i = 0; i < w->q->outlook.nopen; i++)
        span[i].to = w->q->outlook.open[i].nending - 1;
    return span;
}

static void see(const struct cases *w, const struct case_team *r, int g, int class, struct span *span)
{
    if (r->visible[g].n > 0)
        span[w->gone[g].open] = r->visible[g].span[class];
}

/* Counts the classes that it sees up by one; after the last come those of the beginning. */
static void see_next(const struct cases *w, const struct case_team *r, int *class, struct span *span)
{
    for (int g = w->ngone - 1; g >= 0; g--) {
        bool last = class[g] + 1 >= r->visible[g].n;
        class[g] = last ? 0 : class[g] + 1;
        see(w, r, g, class[g], span);
        if (!last)
            return;
    }
}

/* What a team has in every combination of what it sees, the last match changing first. */
static void look_up(const struct cases *w, struct case_team *r, const struct span *any, struct span *span,
                    struct arena *a)
{
    struct score_bounds *table;
    int *class = arena_new(a, int, w->ngone);

    struct neighbourhood near = reach_neighbourhood(w->reach, r->team);
    bool own;

    r->visible = arena_new(a, struct visible, w->ngone);
    for (int g = 0; g < w->ngone; g++)
        if (is_near(&near, w->gone[g].open, &own))
            r->visible[g] = visible_of(w, &w->gone[g], own, a);
    r->ntable = size_of(w, r->team);
    table = arena_new(a, struct score_bounds, r->ntable);
    for (long g = w->ngone - 1, stride = 1; g >= 0; g--) {
        r->visible[g].stride = stride;
        stride *= r->visible[g].n > 0 ? r->visible[g].n : 1;
        see(w, r, (int)g, 0, span);
    }
    for (long i = 0; i < r->ntable; i++) {
        table[i] = sees_any(w, r) ? reach_of(w->reach, r->team, span) : w->bounds[r->team];
        see_next(w, r, class, span);
    }
    for (int g = 0; g < w->ngone; g++)
        span[w->gone[g].open] = any[w->gone[g].open];
    r->table = table;
}

/* --- all of them ------------------------------------------------------------------------------ */

/* Both sides are bounds: what the one or the other excludes is excluded. */
static void narrow(struct places *x, const struct places *by)
{
    x->best = by->best > x->best ? by->best : x->best;
    x->worst = by->worst < x->worst ? by->worst : x->worst;
    x->sure_best = by->sure_best < x->sure_best ? by->sure_best : x->sure_best;
    x->sure_worst = by->sure_worst > x->sure_worst ? by->sure_worst : x->sure_worst;
}

/* Somebody has it in the one case and not in the other. Somebody always has place 1; another one stays empty if equal teams
   share the one before. */
static bool other_holder(struct holder a, struct holder b, int place)
{
    return (a.sure & ~b.may) || (b.sure & ~a.may) || (place == 1 && (a.may & b.may) == 0);
}

/* Somewhere the holder is another one in n cases from the one on than in those from the other on. */
static bool differ(const struct case_set *p, const int *one, const int *other, long n, int place)
{
    if (memcmp(one, other, (size_t)n * sizeof *one) == 0)
        return false;
    for (long i = 0; i < n; i++)
        if (one[i] != other[i] && other_holder(p->held[one[i]], p->held[other[i]], place))
            return true;
    return false;
}

static bool hangs_on(const struct case_set *p, int place, long ncase, int g)
{
    const struct gone *m = &p->w->gone[g];
    const int *holder = p->holder[place - 1];

    for (long first = 0; first < ncase; first += m->stride * m->nclass)
        for (int k = 1; k < m->nclass; k++)
            for (int j = 0; j < k; j++)
                if (differ(p, &holder[first + k * m->stride], &holder[first + j * m->stride], m->stride, place))
                    return true;
    return false;
}

static struct prospect_place place_of(const struct case_set *p, int place, long ncase, bool *depends)
{
    const int *holder = p->holder[place - 1];
    struct prospect_place out = { .may = p->may[place - 1], .depends = depends };

    for (int g = 0; g < p->w->ngone; g++)
        depends[g] = hangs_on(p, place, ncase, g);
    for (long i = 0; i < ncase; i++)
        out.unresolved += p->held[holder[i]].may != p->held[holder[i]].sure;
    return out;
}

static void make_room(struct case_set *p, struct places *known, long ncase, struct prospect *out, struct arena *a)
{
    const struct cases *w = p->w;
    int n = w->by_place ? w->q->places : 0, nteam = w->q->outlook.t->nteam;

    if (!w->by_place && w->q->team != NOBODY) {
        out->low = p->low = arena_new(a, int, ncase);
        out->high = p->high = arena_new(a, int, ncase);
    }
    p->known = known;
    p->got = arena_new(p->a, struct places, nteam);
    p->digit = arena_new(p->a, int, w->ngone);
    p->bit = arena_new(p->a, int, nteam);
    p->room = HELD_MIN;
    p->held = arena_new(p->a, struct holder, p->room);
    p->slot = arena_new(p->a, int, 2 * p->room);
    p->holder = arena_new(p->a, int *, n);
    p->may = arena_new(p->a, bool *, n);
    for (int i = 0; i < n; i++) {
        p->holder[i] = arena_new(p->a, int, ncase);
        p->may[i] = arena_new(a, bool, nteam);
    }
    for (int i = 0; i < nteam; i++)
        p->got[i] = (struct places){ INT32_MAX, 0, INT32_MAX, 0 };
}

void cases_run(const struct cases *w, struct places *team, struct prospect *out, struct arena *a)
{
    struct arena room = { 0 };
    struct case_set p = case_set_fill(w, &room);
    long ncase = count_cases(w);

    make_room(&p, team, ncase, out, a);
    const struct span *any = any_ending(p.w, p.a);
    struct span *span = any_ending(p.w, p.a);
    long nvalue = 0;

    for (int i = 0; i < p.n; i++) {
        look_up(p.w, &p.contender[i], any, span, p.a);
        nvalue += p.contender[i].ntable;
    }
    if (p.nasked <= BITS_MAX && w->ngone >= FORKED_MIN && nvalue <= EXTENTS_MAX)
        case_tree_run(&p, ncase);
    else
        case_scan_run(&p, ncase);
    for (int i = 0; i < w->q->outlook.t->nteam; i++)
        if (w->asked[i])
            narrow(&team[i], &p.got[i]);
    struct prospect_place *place = arena_new(a, struct prospect_place, w->by_place ? w->q->places : 0);
    for (int i = 0; w->by_place && i < w->q->places; i++)
        place[i] = place_of(&p, i + 1, ncase, arena_new(a, bool, w->ngone));
    if (w->by_place)
        out->place = place;
    arena_free(&room);
}
