/* SPDX-License-Identifier: Apache-2.0 */
#include "engine/olympiad/pairing.h"

#include <assert.h>
#include <stdlib.h>

#include "engine/base/arena.h"
#include "engine/graph/search.h"
#include "engine/olympiad/bracket.h"
#include "engine/olympiad/rank.h"
#include "engine/olympiad/tracing.h"

bool pairing_open(const struct field *f, int a, int b)
{
    for (int i = 0; i < f->card[a].nmet; i++)
        if (f->card[a].met[i] == b)
            return false;
    for (int i = 0; i < f->nbarred; i++) {
        const struct barred *x = &f->barred[i];
        if (roster_barred(f, x) && ((x->a == a && x->b == b) || (x->a == b && x->b == a)))
            return false;
    }
    return true;
}

/* --- the bye --------------------------------------------------------------------------------- */

/* All teams of the round, every open pair free. */
static struct matching everyone(const struct field_roster *r, struct arena *a)
{
    struct matching m = matching_new(&r->graph, r->n, a);

    matching_cost(&m, 0, 0, 0);
    for (int p = 0; p < r->n; p++)
        m.team[p] = p;
    for (int p = 0; p + 1 < r->n; p++)
        matching_suggest(&m, p, p + 1);
    return m;
}

/* Marks what searches from the unpaired teams reach (1) and what stands between (2); from how many.
 */
static int reach_from_unpaired(const struct field_roster *r, struct matching *m, signed char *found)
{
    int unpaired = 0;

    for (int root = 0; root < r->n; root++) {
        if (m->mate[root] != NOBODY)
            continue;
        unpaired++;
        search_reach(m, root, NULL);
        for (int p = 0; p < r->n; p++)
            if (search_reached(m, p))
                found[p] = 1;
            else if (search_between(m, p) && found[p] == 0)
                found[p] = 2;
    }
    return unpaired;
}

/* Each team of the barrier serves one of the odd pieces; in every other one a team stays unpaired. */
static struct obstacle obstacle_at(const struct field_roster *r, struct matching *m, struct arena *a)
{
    int *inner = arena_new(a, int, r->n), *barrier = arena_new(a, int, r->n);
    struct obstacle o = { .inner = inner, .barrier = barrier };
    signed char *found = arena_new(a, signed char, r->n);
    int unpaired = reach_from_unpaired(r, m, found);

    for (int p = 0; p < r->n; p++)
        if (found[p] == 1)
            inner[o.ninner++] = r->card[p];
        else if (found[p] == 2)
            barrier[o.nbarrier++] = r->card[p];
    o.pieces = o.nbarrier + unpaired;
    return o;
}

/* RULE_BYE. The place of the bye: the lowest-ranked team that may have it and without which the others can be
   completed. NOBODY if there is none. The others are completed then. */
static int choose_bye(const struct field *f, const struct field_roster *r, struct matching *m, struct trace *t)
{
    search_reach(m, matching_unpaired(m), NULL);
    for (int p = r->n - 1; p >= 0; p--) {
        bool may = card_may_have_bye(&f->card[r->card[p]], f->edition);
        if (may && search_reached(m, p)) {
            matching_remove(m, p);
            matching_fill(m);
            trace_bye(t, p);
            return p;
        }
        trace_no_bye(t, p, may);
    }
    return NOBODY;
}

/* --- the groups ------------------------------------------------------------------------------ */

/* The round as it is being made. */
struct draft {
    const struct field *f;
    struct field_roster *r;
    struct arena *a;
    struct matching *open; /* all teams not yet paired or in a bracket */
    int *begin;            /* of each group: into `member`; one more at the end */
    int *member;           /* places without the bye, in order */
    bool *waiting;
    struct trace *trace;
    struct pair *pair; /* card indices, colours to come */
    int npair;
};

/* RULE_SCORE_GROUP: equal points, without the bye. The median team is the one behind the upper half of all. */
static void find_groups(struct draft *d, int bye)
{
    struct field_roster *r = d->r;
    int n = 0;

    r->group = arena_new(d->a, int, r->n);
    d->begin = arena_new(d->a, int, r->n + 1);
    d->member = arena_new(d->a, int, r->n);
    for (int p = 0; p < r->n; p++) {
        r->group[p] = NOBODY;
        if (p == bye)
            continue;
        if (n == 0 || d->f->card[r->card[d->member[n - 1]]].mp != d->f->card[r->card[p]].mp)
            d->begin[r->ngroup++] = n;
        r->group[p] = r->ngroup - 1;
        d->member[n++] = p;
    }
    d->begin[r->ngroup] = n;
    r->median = n > 0 ? r->group[d->member[n / 2]] : 0;
}

/* A list of places and how many; the floaters on their way. */
struct floaters {
    int *place, n;
};

static void keep_pairs(struct draft *d, const struct bracket_outcome *out)
{
    for (int i = 0; i < out->npair; i++)
        d->pair[d->npair++] = (struct pair){ d->r->card[out->pair[i][0]], d->r->card[out->pair[i][1]] };
}

static struct bracket bracket_of(struct draft *d, int group, int toward, const struct floaters *in)
{
    struct bracket b = { .roster = d->r,
                         .floater = in->place,
                         .nfloater = in->n,
                         .group = group,
                         .toward = toward,
                         .outside = d->open,
                         .waiting = d->waiting,
                         .trace = d->trace };

    /* In the order in which they are paired: RULE_HIGHEST_FIRST at the median and above, RULE_LOWEST_FIRST below. */
    int *n = &b.nresident;
    int *list = arena_new(d->a, int, d->r->n + 1);
    int begin = d->begin[group], end = d->begin[group + 1];

    *n = end - begin;
    for (int i = 0; i < *n; i++)
        list[i] = d->member[toward > 0 ? begin + i : end - 1 - i];
    b.resident = list;
    for (int i = 0; i < b.nresident; i++)
        matching_remove(d->open, b.resident[i]);
    return b;
}

/* One side of the median, group by group; the floaters that reach the median. */
static struct floaters pair_side(struct draft *d, int toward)
{
    struct floaters floaters = { NULL, 0 };

    for (int g = toward > 0 ? 0 : d->r->ngroup - 1; g != d->r->median; g += toward) {
        struct bracket b = bracket_of(d, g, toward, &floaters);
        struct bracket_outcome out = bracket_pair(&b, d->a);
        keep_pairs(d, &out);
        floaters = (struct floaters){ out.leaver, out.nleaver };
    }
    return floaters;
}

/* RULE_GROUP_ORDER */
static void pair_groups(struct draft *d)
{
    int toward = edition_row(d->f->edition)->first;
    struct floaters first = pair_side(d, toward);

    /* They are outside again, in the median group, while the other side is paired. */
    for (int i = 0; i < first.n; i++) {
        d->waiting[first.place[i]] = true;
        d->open->gone[first.place[i]] = false;
    }
    struct floaters second = pair_side(d, -toward);
    struct floaters down = toward > 0 ? first : second, up = toward > 0 ? second : first;
    struct bracket b = bracket_of(d, d->r->median, 1, &down);
    struct bracket_outcome out = bracket_pair_median(&b, up.place, up.n, d->a);
    keep_pairs(d, &out);
}

/* --- publication ----------------------------------------------------------------------------- */

struct entry {
    struct pair pair;
    bool host;
    int mp, sum, rating, number;
};

static int descending(int a, int b)
{
    return (a < b) - (a > b);
}

/* RULE_PUBLICATION. RULE_PUBLICATION_ECU has 0 for points and rating of the higher team. */
static int by_publication(const void *a, const void *b)
{
    const struct entry *x = a, *y = b;
    int c = descending(x->host, y->host);

    if (!c)
        c = descending(x->mp, y->mp);
    if (!c)
        c = descending(x->sum, y->sum);
    if (!c)
        c = descending(x->rating, y->rating);
    return c ? c : descending(y->number, x->number);
}

static struct entry entry_of(const struct field *f, struct pair pair)
{
    const struct card *w = &f->card[pair.white], *b = &f->card[pair.black];
    const struct card *high = rank_before(w, b, f->edition) ? w : b;
    bool host = f->host != NOBODY && (pair.white == f->host || pair.black == f->host);

    if (edition_row(f->edition)->by_sum)
        return (struct entry){ pair, host, 0, w->mp + b->mp, 0, w->number < b->number ? w->number : b->number };
    return (struct entry){ pair, host, high->mp, w->mp + b->mp, high->rating, high->number };
}

void pairing_publish_order(const struct field *f, struct pair *pair, int n, struct arena *a)
{
    struct entry *list = arena_new(a, struct entry, n);

    for (int i = 0; i < n; i++)
        list[i] = entry_of(f, pair[i]);
    qsort(list, (size_t)n, sizeof *list, by_publication);
    for (int i = 0; i < n; i++)
        pair[i] = list[i].pair;
}

/* --- the round ------------------------------------------------------------------------------- */

/* RULE_COLOUR_BLIND: colours come when all pairs are made. The bye of a draft, if any, is not among the teams being
   paired. */
static void add_colours(const struct draft *d, int bye)
{
    struct field f = *d->f;
    struct card *card = arena_grow(d->a, f.card, sizeof *card, (size_t)f.n, (size_t)f.n);

    if (bye != NOBODY)
        card[d->r->card[bye]].paired = false;
    f.card = card;
    colour_all(&f, d->pair, d->npair, d->a);
}

struct pairing pairing_trace(const struct field *f, struct trace *t, struct arena *a)
{
    struct field_roster r = roster_make(f, a);
    struct matching open = everyone(&r, a);
    struct pairing result = { .bye = NOBODY };
    int bye = NOBODY;

    assert(!t || t->arena != a);
    trace_begin(t, &r);
    if (matching_fill(&open) != r.n % 2) {
        result.obstacle = obstacle_at(&r, &open, a);
        return result;
    }
    if (r.n % 2) {
        result.obstacle = obstacle_at(&r, &open, a);
        result.obstacle.no_bye = true;
        bye = choose_bye(f, &r, &open, t);
        if (bye == NOBODY)
            return result;
        result.obstacle = (struct obstacle){ 0 };
        result.bye = r.card[bye];
    }
    struct draft d = { .f = f,
                       .r = &r,
                       .a = a,
                       .open = &open,
                       .trace = t,
                       .waiting = arena_new(a, bool, r.n),
                       .pair = arena_new(a, struct pair, r.n) };
    find_groups(&d, bye);
    if (r.ngroup > 0)
        pair_groups(&d);
    add_colours(&d, bye);
    pairing_publish_order(f, d.pair, d.npair, a);
    result.legal = true;
    result.pair = d.pair;
    result.npair = d.npair;
    return result;
}

struct pairing pairing_make(const struct field *f, struct arena *a)
{
    return pairing_trace(f, NULL, a);
}
