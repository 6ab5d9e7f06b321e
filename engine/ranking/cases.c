/* SPDX-License-Identifier: Apache-2.0 */
#include "engine/ranking/cases.h"

#include <stdint.h>

#include "engine/base/arena.h"

/* A match gone through that changes what a team has: by class of the match the class that the team sees, and the span of that. */
struct sight {
    const int *seen;
    const struct span *span;
    int n;
    long stride; /* in the table of the team */
};

/* A team that is ranked in every case; what it can have is worked out once. */
struct runner {
    int team;
    int ahead; /* teams left aside that are always better */
    struct worths *table;
    long at;             /* in the table */
    struct sight *sight; /* by match gone through; n is 0 if it sees nothing of it */
};

/* Who may have a place in a case, and who of them has it for sure: a bit for each team. */
struct holder {
    uint64_t may, sure;
};

#define OTHERS ((uint64_t)1 << 63) /* teams for which no bit was left */
enum { BITS_MAX = 63 };

/* All of them, and the case that they are in. */
struct pack {
    const struct cases *w;
    struct runner *runner;
    int n;
    worth *low, *high;      /* by runner, in this case */
    int *by_low, *by_high;  /* runners, the best first */
    int *best, *worst;      /* by runner */
    int *digit;             /* by match gone through: its class */
    struct holder **holder; /* by place asked for, by case */
    bool **may;
    int *bit, nbit; /* by team: its bit of a holder from 1, 0 if it has none yet */
    struct arena *a;
};

const struct span *cases_classes(const struct open_match *m, bool together, struct arena *a, int *n)
{
    struct span *class = arena_new(a, struct span, m->nending);

    *n = 0;
    for (int i = 0; i < m->nending; i++) {
        const struct match *now = &m->ending[i], *before = i > 0 ? &m->ending[i - 1] : NULL;
        if (together && before && now->mp[0] == before->mp[0] && now->mp[1] == before->mp[1])
            class[*n - 1].to = i;
        else
            class[(*n)++] = (struct span){ i, i };
    }
    return class;
}

bool *cases_rivals(const struct worths *hull, const bool *asked, int n, struct arena *a)
{
    bool *rival = arena_new(a, bool, n);

    for (int x = 0; x < n; x++)
        for (int y = 0; asked[x] && y < n; y++)
            rival[y] = rival[y] || (hull[y].high >= hull[x].low && hull[y].low <= hull[x].high);
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
static struct sight sight_of(const struct cases *w, const struct gone *g, bool own, struct arena *a)
{
    const struct open_match *m = &w->q->outlook.open[g->open];
    struct sight s = { .span = g->class, .n = g->nclass };
    int *seen = arena_new(a, int, g->nclass);

    if (!own && !reach_by_games(w->reach))
        s.span = cases_classes(m, true, a, &s.n);
    for (int c = 0, k = 0; c < g->nclass; c++) {
        while (s.span[k].to < g->class[c].from)
            k++;
        seen[c] = k;
    }
    s.seen = seen;
    return s;
}

static long size_of(const struct cases *w, struct runner *r, struct arena *a)
{
    struct neighbourhood near = reach_neighbourhood(w->reach, r->team);
    long size = 1;
    bool own;

    r->sight = arena_new(a, struct sight, w->ngone);
    for (int g = 0; g < w->ngone; g++)
        if (is_near(&near, w->gone[g].open, &own)) {
            r->sight[g] = sight_of(w, &w->gone[g], own, a);
            r->sight[g].stride = size;
            size = size > INT32_MAX ? size : size * r->sight[g].n;
        }
    return size;
}

static int count_ahead(const struct cases *w, const bool *rival, int team)
{
    int n = 0;

    for (int y = 0; y < w->q->outlook.t->nteam; y++)
        n += !rival[y] && w->hull[y].low > w->hull[team].high;
    return n;
}

static struct pack pack_up(const struct cases *w, struct arena *a)
{
    int nteam = w->q->outlook.t->nteam;
    const bool *rival = cases_rivals(w->hull, w->asked, nteam, a);
    struct pack p = { .w = w, .runner = arena_new(a, struct runner, nteam), .a = a };

    for (int i = 0; i < nteam; i++)
        if (rival[i])
            p.runner[p.n++] = (struct runner){ .team = i, .ahead = w->asked[i] ? count_ahead(w, rival, i) : 0 };
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
    struct pack p = pack_up(w, a);
    struct cases_size size = { .ncase = count_cases(w), .nteam = p.n };

    for (int i = 0; i < p.n; i++)
        size.nvalue += size_of(w, &p.runner[i], a);
    arena_rewind(a, mark);
    return size;
}

static struct span *any_ending(const struct cases *w, struct arena *a)
{
    struct span *span = arena_new(a, struct span, w->q->outlook.nopen);

    for (int i = 0; i < w->q->outlook.nopen; i++)
        span[i].to = w->q->outlook.open[i].nending - 1;
    return span;
}

static bool sees_any(const struct cases *w, const struct runner *r)
{
    bool any = false;

    for (int g = 0; g < w->ngone; g++)
        any = any || r->sight[g].n > 0;
    return any;
}

/* What a team has in every combination of what it sees. */
static void look_up(const struct cases *w, struct runner *r, const struct span *any, struct span *span, struct arena *a)
{
    long n = size_of(w, r, a);

    r->table = arena_new(a, struct worths, n);
    r->table[0] = w->hull[r->team];
    for (long i = 0; sees_any(w, r) && i < n; i++) {
        for (int g = 0; g < w->ngone; g++)
            if (r->sight[g].n > 0)
                span[w->gone[g].open] = r->sight[g].span[i / r->sight[g].stride % r->sight[g].n];
        r->table[i] = reach_of(w->reach, r->team, span);
    }
    for (int g = 0; g < w->ngone; g++)
        span[w->gone[g].open] = any[w->gone[g].open];
}

static void put(struct pack *p, int i)
{
    const struct worths *now = &p->runner[i].table[p->runner[i].at];

    p->low[i] = now->low;
    p->high[i] = now->high;
}

static void line_up(struct pack *p)
{
    const struct span *any = any_ending(p->w, p->a);
    struct span *span = any_ending(p->w, p->a);

    p->low = arena_new(p->a, worth, p->n);
    p->high = arena_new(p->a, worth, p->n);
    p->by_low = arena_new(p->a, int, p->n);
    p->by_high = arena_new(p->a, int, p->n);
    p->best = arena_new(p->a, int, p->n);
    p->worst = arena_new(p->a, int, p->n);
    p->digit = arena_new(p->a, int, p->w->ngone);
    for (int i = 0; i < p->n; i++) {
        look_up(p->w, &p->runner[i], any, span, p->a);
        p->by_low[i] = p->by_high[i] = i;
        put(p, i);
    }
}

/* By insertion: from case to case little changes. */
static void sort(int *order, const worth *key, int n)
{
    for (int i = 1; i < n; i++) {
        int x = order[i], k = i;
        for (; k > 0 && key[order[k - 1]] < key[x]; k--)
            order[k] = order[k - 1];
        order[k] = x;
    }
}

/* Nobody who is certainly better is behind, nobody who is certainly worse is in front. */
static void place_all(struct pack *p)
{
    sort(p->by_low, p->low, p->n);
    sort(p->by_high, p->high, p->n);
    for (int i = 0, k = 0; i < p->n; i++) {
        int x = p->by_high[i];
        while (k < p->n && p->low[p->by_low[k]] > p->high[x])
            k++;
        p->best[x] = 1 + p->runner[x].ahead + k;
    }
    for (int i = 0, k = 0; i < p->n; i++) {
        int x = p->by_low[i];
        while (k < p->n && p->high[p->by_high[k]] > p->low[x])
            k++;
        p->worst[x] = 1 + p->runner[x].ahead + k - (p->high[x] > p->low[x]);
    }
}

static void begin(struct places *x)
{
    *x = (struct places){ INT32_MAX, 0, INT32_MAX, 0 };
}

static void note(struct places *x, int best, int worst)
{
    x->best = best < x->best ? best : x->best;
    x->worst = worst > x->worst ? worst : x->worst;
    x->sure_best = worst < x->sure_best ? worst : x->sure_best;
    x->sure_worst = best > x->sure_worst ? best : x->sure_worst;
}

static uint64_t bit_of(struct pack *p, int team)
{
    if (p->bit[team] == 0 && p->nbit < BITS_MAX)
        p->bit[team] = ++p->nbit;
    return p->bit[team] > 0 ? (uint64_t)1 << (p->bit[team] - 1) : OTHERS;
}

static struct holder holder_of(struct pack *p, int place)
{
    struct holder h = { 0, 0 };

    for (int i = 0; i < p->n; i++) {
        int team = p->runner[i].team;
        if (p->best[i] > place || p->worst[i] < place || !p->w->asked[team])
            continue;
        uint64_t bit = bit_of(p, team);
        p->may[place - 1][team] = true;
        h.may |= bit;
        h.sure |= p->best[i] == p->worst[i] && bit != OTHERS ? bit : 0;
    }
    return h;
}

static void record(struct pack *p, long at, struct places *got, struct prospect *out)
{
    for (int i = 0; i < p->n; i++) {
        int team = p->runner[i].team;
        if (p->w->asked[team])
            note(&got[team], p->best[i], p->worst[i]);
        if (team == p->w->q->team && out->low) {
            ((int *)out->low)[at] = p->best[i];
            ((int *)out->high)[at] = p->worst[i];
        }
    }
    for (int place = 1; p->w->by_place && place <= p->w->q->places; place++)
        p->holder[place - 1][at] = holder_of(p, place);
}

/* Sets a match to another class. */
static void turn(struct pack *p, int g, int digit)
{
    for (int i = 0; i < p->n; i++) {
        struct runner *r = &p->runner[i];
        const struct sight *s = &r->sight[g];
        if (s->n == 0 || s->seen[digit] == s->seen[p->digit[g]])
            continue;
        r->at += (s->seen[digit] - s->seen[p->digit[g]]) * s->stride;
        put(p, i);
    }
    p->digit[g] = digit;
}

static void advance(struct pack *p)
{
    int g = p->w->ngone - 1;

    while (g >= 0 && p->digit[g] == p->w->gone[g].nclass - 1)
        turn(p, g--, 0);
    if (g >= 0)
        turn(p, g, p->digit[g] + 1);
}

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

static bool hangs_on(const struct cases *w, const struct holder *holder, int place, long ncase, int g)
{
    const struct gone *m = &w->gone[g];

    for (long i = m->stride; i < ncase; i++)
        for (long k = i / m->stride % m->nclass; k > 0; k--)
            if (other_holder(holder[i], holder[i - k * m->stride], place))
                return true;
    return false;
}

static struct prospect_place place_of(const struct pack *p, int place, long ncase, bool *depends)
{
    const struct holder *holder = p->holder[place - 1];
    struct prospect_place out = { .may = p->may[place - 1], .depends = depends };

    for (int g = 0; g < p->w->ngone; g++)
        depends[g] = hangs_on(p->w, holder, place, ncase, g);
    for (long i = 0; i < ncase; i++)
        out.unresolved += holder[i].may != holder[i].sure;
    return out;
}

static void make_room(const struct cases *w, long ncase, struct pack *p, struct prospect *out, struct arena *a)
{
    int n = w->by_place ? w->q->places : 0;

    if (!w->by_place && w->q->team != NOBODY) {
        out->low = arena_new(a, int, ncase);
        out->high = arena_new(a, int, ncase);
    }
    p->bit = arena_new(p->a, int, w->q->outlook.t->nteam);
    p->holder = arena_new(p->a, struct holder *, n);
    p->may = arena_new(p->a, bool *, n);
    for (int i = 0; i < n; i++) {
        p->holder[i] = arena_new(p->a, struct holder, ncase);
        p->may[i] = arena_new(a, bool, w->q->outlook.t->nteam);
    }
}

void cases_run(const struct cases *w, struct places *team, struct prospect *out, struct arena *a)
{
    int nteam = w->q->outlook.t->nteam;
    struct arena room = { 0 };
    struct places *got = arena_new(&room, struct places, nteam);
    struct pack p = pack_up(w, &room);
    long ncase = count_cases(w);

    make_room(w, ncase, &p, out, a);
    line_up(&p);
    for (int i = 0; i < nteam; i++)
        begin(&got[i]);
    for (long i = 0; i < ncase; i++, advance(&p)) {
        place_all(&p);
        record(&p, i, got, out);
    }
    for (int i = 0; i < nteam; i++)
        if (w->asked[i])
            narrow(&team[i], &got[i]);
    struct prospect_place *place = arena_new(a, struct prospect_place, w->by_place ? w->q->places : 0);
    for (int i = 0; w->by_place && i < w->q->places; i++)
        place[i] = place_of(&p, i + 1, ncase, arena_new(a, bool, w->ngone));
    if (w->by_place)
        out->place = place;
    arena_free(&room);
}
