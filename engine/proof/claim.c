/* SPDX-License-Identifier: Apache-2.0 */
#include "engine/proof/claim.h"

#include <stdlib.h>

#include "engine/base/arena.h"

bool claim_open(const struct board_state *s, int a, int b)
{
    return a != b && !s->met[(size_t)a * (size_t)s->r->nteam + (size_t)b];
}

bool claim_legal(const struct board_state *s, int a, int b)
{
    return (s->white[a] && s->black[b]) || (s->black[a] && s->white[b]);
}

/* --- levels ---------------------------------------------------------------------------------- */

enum { NEAR_LEVELS = 6 };

struct way {
    bool stayers_legal, legal, tight;
    int reach; /* groups; 0: anywhere */
};

static int steps_to_median(const struct board_state *s)
{
    return abs(s->median - s->own);
}

bool claim_is_level(const struct board_state *s, int level)
{
    return level >= 0 && level <= 2 * steps_to_median(s) + 5;
}

static struct way way_of(const struct board_state *s, const struct claim *c)
{
    if (c->anywhere)
        return (struct way){ false, false, false, 0 };
    if (c->level < NEAR_LEVELS)
        return (struct way){ c->level < 3, c->level % 3 < 2, c->level % 3 == 0, 1 };
    int reach = 2 + (c->level - NEAR_LEVELS) / 2;
    return (struct way){ c->level % 2 == 0, false, false, reach <= steps_to_median(s) ? reach : 0 };
}

bool claim_stays_legal(const struct board_state *s, int level)
{
    return way_of(s, &(struct claim){ .level = level }).stayers_legal;
}

static bool waits_next(const struct board_state *s, int team)
{
    return s->waiting[team] && steps_to_median(s) == 1;
}

/* A resident outside that a leaver may meet. */
static bool is_reached(const struct board_state *s, const struct way *w, int team)
{
    return s->outside[team] && (w->reach == 0 || (!s->waiting[team] && abs(s->group[team] - s->own) <= w->reach));
}

/* --- costs ----------------------------------------------------------------------------------- */

/* Two teams outside, where the way is that of a: see the table of the document. */
static long cost_tight(const struct board_state *s, const struct claim *c, const struct way *w, int a, int b)
{
    bool next[2] = { is_reached(s, w, a), is_reached(s, w, b) };
    bool wait[2] = { waits_next(s, a), waits_next(s, b) };

    if (next[0] && next[1])
        return claim_legal(s, a, b) ? 0 : -1;
    if (next[0] || next[1]) {
        int resident = next[0] ? a : b;
        if (wait[0] || wait[1])
            return 0;
        /* A resident of the next group and a team beyond it. */
        if (!c->beyond)
            return s->spill;
        return c->beyond[resident] ? 0 : -1;
    }
    return wait[0] == wait[1] ? 0 : -1;
}

static bool must_leave(const struct board_state *s, const struct claim *c, int team)
{
    return team == c->leaver || s->leaves[team];
}

/* A resident that leaves, as the level wants it. */
static bool may_leave(const struct board_state *s, const struct way *w, int in, int out)
{
    return is_reached(s, w, out) && (!w->legal || claim_legal(s, in, out));
}

/* Who had arrived travels on: only the way of a asks where to. */
static bool may_travel(const struct board_state *s, const struct way *w, int in, int out)
{
    if (!w->tight)
        return true;
    return is_reached(s, w, out) ? claim_legal(s, in, out) : !waits_next(s, out);
}

static long cost_out(const struct board_state *s, const struct claim *c, const struct way *w, int in, int out)
{
    if (c->measure == WHY_FLOATERS)
        return s->spill + s->arrived[in];
    if (c->measure < WHY_LEVEL)
        return c->measure == WHY_LEAVERS;
    if (!(s->arrived[in] ? may_travel : may_leave)(s, w, in, out))
        return -1;
    return s->spill * s->spill + (s->arrived[in] ? 2 * s->spill : 0);
}

static long cost_wide(const struct board_state *s, const struct claim *c, int a, int b)
{
    struct way w = way_of(s, c);

    if (s->inside[a] && s->inside[b]) {
        if (must_leave(s, c, a) || must_leave(s, c, b))
            return -1;
        if (c->measure < WHY_LEVEL || claim_legal(s, a, b))
            return 0;
        return w.stayers_legal ? -1 : c->measure == WHY_BREACHES;
    }
    if (s->inside[a] || s->inside[b])
        return s->inside[a] ? cost_out(s, c, &w, a, b) : cost_out(s, c, &w, b, a);
    return c->measure >= WHY_LEVEL && w.tight ? cost_tight(s, c, &w, a, b) : 0;
}

long claim_cost(const struct board_state *s, const struct claim *c, int a, int b)
{
    if (!claim_open(s, a, b))
        return -1;
    switch (c->scope) {
    case RECORD_WIDE:
        return cost_wide(s, c, a, b);
    case RECORD_STAYERS:
        return c->measure == WHY_BREACHES && !claim_legal(s, a, b);
    default:
        return 0;
    }
}

bool claim_is_next(const struct board_state *s, int team)
{
    static const struct way next = { .reach = 1 };

    return is_reached(s, &next, team);
}

bool claim_is_split(const struct board_state *s, const struct claim *c, int again)
{
    struct way w = way_of(s, c);

    return c->scope == RECORD_WIDE && c->measure == WHY_BREACHES && again > 0 && w.tight && !w.stayers_legal;
}

/* May a pair lead out of the next group at the way of a? If no floater leaves past it, the numbers say so. */
static bool may_spill(const struct board_state *s, const struct claim *c, int n, int again)
{
    if (again > 0)
        return !claim_is_split(s, c, again);
    for (int t = 0; t < s->r->nteam; t++)
        n += claim_is_next(s, t) || waits_next(s, t);
    return n % 2;
}

long claim_way(const struct board_state *s, const struct claim *c, int n, int again)
{
    long way = n * s->spill * s->spill + again * 2 * s->spill;

    return way + (way_of(s, c).tight && may_spill(s, c, n, again) ? s->spill : 0);
}

/* --- certificates ---------------------------------------------------------------------------- */

static bool is_present(const struct board_state *s, const struct claim *c, int team)
{
    if (team == c->a || team == c->b)
        return false;
    switch (c->scope) {
    case RECORD_WIDE:
        return s->inside[team] || s->outside[team];
    case RECORD_STAYERS:
        return s->inside[team] && !s->leaves[team];
    default:
        return team != c->leaver;
    }
}

static bool is_certificate(const struct parsed_certificate *with)
{
    for (int i = 0; i < with->nset; i++)
        if (with->set[i].z < 0)
            return false;
    return true;
}

/* Twice what every completion of the teams that are there costs at least. */
static long least(const struct parsed_certificate *with, const bool *there, int n)
{
    long sum = 0;

    for (int t = 0; t < n; t++)
        sum += there[t] ? with->value[t] : 0;
    for (int i = 0; i < with->nset; i++) {
        const struct parsed_places *p = &with->set[i].members;
        int inside = 0;
        for (int k = 0; k < p->n; k++)
            inside += there[p->team[k]];
        sum -= with->set[i].z * (inside / 2);
    }
    return sum;
}

/* The sets that hold each team: those of team t are set[begin[t]] ... set[begin[t + 1] - 1]. */
struct holders {
    int *begin, *set;
};

static struct holders holders_of(const struct parsed_certificate *with, int n, struct arena *a)
{
    int total = 0;
    struct holders h = { .begin = arena_new(a, int, n + 2) };

    for (int i = 0; i < with->nset; i++)
        for (int k = 0; k < with->set[i].members.n; k++, total++)
            h.begin[with->set[i].members.team[k] + 2]++;
    for (int t = 1; t <= n + 1; t++)
        h.begin[t] += h.begin[t - 1];
    h.set = arena_new(a, int, total);
    for (int i = 0; i < with->nset; i++)
        for (int k = 0; k < with->set[i].members.n; k++)
            h.set[h.begin[with->set[i].members.team[k] + 1]++] = i;
    return h;
}

/* Adds to each team what the sets that it shares with `team` take off. */
static void add_shared(const struct parsed_certificate *with, const struct holders *h, int team, int sign, long *off)
{
    for (int i = h->begin[team]; i < h->begin[team + 1]; i++) {
        const struct parsed_set *s = &with->set[h->set[i]];
        for (int k = 0; k < s->members.n; k++)
            off[s->members.team[k]] += sign * s->z;
    }
}

static bool covers_team(const struct board_state *s, const struct claim *c, const long *value, const long *off,
                        const bool *there, int a)
{
    for (int b = 0; b < a; b++) {
        long sum = value[a] + value[b] - off[b];
        if (!there[b] || sum <= 0)
            continue; /* no cost is below 0 */
        long cost = claim_cost(s, c, a, b);
        if (cost >= 0 && sum > 2 * cost)
            return false;
    }
    return true;
}

static bool covers(const struct board_state *s, const struct claim *c, const struct parsed_certificate *with,
                   const bool *there, struct arena *arena)
{
    int n = s->r->nteam;
    struct holders h = holders_of(with, n, arena);
    long *off = arena_new(arena, long, n);
    bool covered = true;

    for (int a = 0; a < n && covered; a++) {
        if (!there[a])
            continue;
        add_shared(with, &h, a, 1, off);
        covered = covers_team(s, c, with->value, off, there, a);
        add_shared(with, &h, a, -1, off);
    }
    return covered;
}

bool claim_holds(const struct board_state *s, const struct claim *c, const struct parsed_certificate *with,
                 struct arena *a)
{
    struct arena_mark mark = arena_mark(a);
    bool *there = arena_new(a, bool, s->r->nteam);

    for (int t = 0; t < s->r->nteam; t++)
        there[t] = is_present(s, c, t);
    bool holds = is_certificate(with) && least(with, there, s->r->nteam) > 2 * c->limit && covers(s, c, with, there, a);
    arena_rewind(a, mark);
    return holds;
}
