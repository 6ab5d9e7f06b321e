#include "engine/claim.h"

#include <stdlib.h>

#include "engine/arena.h"

bool claim_open(const struct board_state *s, int a, int b)
{
    return a != b && !s->met[a * s->r->nteam + b];
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

static bool waits_next(const struct board_state *s, int team)
{
    return s->waiting[team] && steps_to_median(s) == 1;
}

/* A resident outside that a leaver may meet. */
static bool is_reached(const struct board_state *s, const struct way *w, int team)
{
    return s->outside[team] &&
           (w->reach == 0 || (!s->waiting[team] && abs(s->group[team] - s->own) <= w->reach));
}

/* --- costs ----------------------------------------------------------------------------------- */

/* Two teams outside, where the way is that of a: see the table of the document. */
static long cost_tight(const struct board_state *s, const struct way *w, int a, int b)
{
    bool next[2] = { is_reached(s, w, a), is_reached(s, w, b) };
    bool wait[2] = { waits_next(s, a), waits_next(s, b) };

    if (next[0] && next[1])
        return claim_legal(s, a, b) ? 0 : -1;
    if (next[0] || next[1])
        return wait[0] || wait[1] ? 0 : s->spill;
    return wait[0] || wait[1] ? -1 : 0;
}

static bool must_leave(const struct board_state *s, const struct claim *c, int team)
{
    return team == c->leaver || s->leaves[team];
}

static long cost_inside(const struct board_state *s, const struct claim *c, const struct way *w,
                        int a, int b)
{
    if (must_leave(s, c, a) || must_leave(s, c, b))
        return -1;
    if (c->measure < WHY_LEVEL || claim_legal(s, a, b))
        return 0;
    return w->stayers_legal ? -1 : c->measure == WHY_BREACHES;
}

static long cost_out(const struct board_state *s, const struct claim *c, const struct way *w,
                     int in, int out)
{
    if (c->measure < WHY_LEVEL)
        return c->measure == WHY_LEAVERS;
    if (!is_reached(s, w, out) || (w->legal && !claim_legal(s, in, out)))
        return -1;
    return s->spill * s->spill;
}

static long cost_wide(const struct board_state *s, const struct claim *c, int a, int b)
{
    struct way w = way_of(s, c);

    if (s->inside[a] && s->inside[b])
        return cost_inside(s, c, &w, a, b);
    if (s->inside[a] || s->inside[b])
        return s->inside[a] ? cost_out(s, c, &w, a, b) : cost_out(s, c, &w, b, a);
    return c->measure >= WHY_LEVEL && w.tight ? cost_tight(s, &w, a, b) : 0;
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

long claim_way(const struct board_state *s, int level, int n)
{
    const struct claim c = { .level = level };
    struct way w = way_of(s, &c);
    int next = n;

    for (int t = 0; t < s->r->nteam; t++)
        next += is_reached(s, &w, t) || waits_next(s, t);
    return n * s->spill * s->spill + (w.tight && next % 2 ? s->spill : 0);
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

static bool is_certificate(const struct record_certificate *with)
{
    for (int i = 0; i < with->nset; i++)
        if (with->set[i].z < 0)
            return false;
    return true;
}

/* What the sets that hold both teams take off. */
static long shared(const struct record_certificate *with, const bool *member, int n, int a, int b)
{
    long sum = 0;

    for (int i = 0; i < with->nset; i++)
        sum += member[i * n + a] && member[i * n + b] ? with->set[i].z : 0;
    return sum;
}

static bool covers(const struct board_state *s, const struct claim *c,
                   const struct record_certificate *with, const int *present, int npresent,
                   const bool *member)
{
    for (int i = 0; i < npresent; i++)
        for (int k = 0; k < i; k++) {
            int a = present[i], b = present[k];
            long sum = with->value[a] + with->value[b];
            if (sum <= 0)
                continue; /* no cost is below 0 */
            long cost = claim_cost(s, c, a, b);
            if (cost >= 0 && sum - shared(with, member, s->r->nteam, a, b) > 2 * cost)
                return false;
        }
    return true;
}

bool claim_holds(const struct board_state *s, const struct claim *c,
                 const struct record_certificate *with, struct arena *a)
{
    struct arena_mark mark = arena_mark(a);
    int n = s->r->nteam, npresent = 0;
    int *present = arena_new(a, int, n);
    bool *is = arena_new(a, bool, n), *member = arena_new(a, bool, with->nset *n);
    long value = 0;

    for (int t = 0; t < n; t++)
        if (is_present(s, c, t)) {
            is[t] = true;
            present[npresent++] = t;
            value += with->value[t];
        }
    for (int i = 0; i < with->nset; i++) {
        const struct record_places *p = &with->set[i].members;
        int inside = 0;
        for (int k = 0; k < p->n; k++) {
            inside += is[p->team[k]] && !member[i * n + p->team[k]];
            member[i * n + p->team[k]] = true;
        }
        value -= with->set[i].z * (inside / 2);
    }
    bool holds = is_certificate(with) && value > 2 * c->limit &&
                 covers(s, c, with, present, npresent, member);
    arena_rewind(a, mark);
    return holds;
}
