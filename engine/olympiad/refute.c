/* SPDX-License-Identifier: Apache-2.0 */
#include "engine/olympiad/refute.h"

#include <assert.h>
#include <limits.h>

#include "engine/base/arena.h"
#include "engine/graph/weighted.h"

/* --- certificates ---------------------------------------------------------------------------- */

/* A question put together again to have its refusal proved. */
struct refutation {
    struct matching m;
    enum scope scope;
    enum measure measure;
    int level;
    int leaves; /* place of the team that is supposed to leave, or NOBODY */
    int u, v;   /* vertices supposed to be paired, and so not in the question; or NOBODY */
    long limit; /* a completion that costs no more is claimed not to exist */
    int *beyond,
        nbeyond; /* of a question that is split: the places of those that may meet a team beyond the next group */
};

/* Values for the two teams of the pair in question too, so that the proof may serve others. */
static void extend(struct refutation *p, long *y)
{
    for (int i = 0; i < 2; i++) {
        int v = i ? p->u : p->v;
        if (v != NOBODY) {
            /* The largest value that vertex v can have beside the others. */
            const struct matching *m = &p->m;
            long value = LONG_MAX;

            for (int x = 0; x < m->n; x++) {
                long cost = m->gone[x] ? IMPOSSIBLE : (long)pairs_cost(m, x, v);
                if (cost >= 0 && 2 * cost - y[x] < value)
                    value = 2 * cost - y[x];
            }
            y[v] = value == LONG_MAX ? 0 : value;
            p->m.gone[v] = false;
        }
    }
}

static int *places_copy(const int *place, int n, struct arena *a)
{
    return arena_grow(a, place, sizeof *place, (size_t)n, (size_t)n);
}

static int add_certificate(const struct refute_case *at, struct refutation *p, const struct dual *d)
{
    struct trace *t = at->t;
    const struct matching *m = &p->m;
    struct certificate c = { p->scope,
                             p->measure,
                             NOBODY,
                             p->level,
                             p->leaves,
                             places_copy(p->beyond, p->nbeyond, t->arena),
                             p->nbeyond,
                             arena_new(t->arena, int, m->n),
                             arena_new(t->arena, long, m->n),
                             0,
                             arena_new(t->arena, struct certificate_set, d->nset),
                             d->nset };

    if (p->scope != SCOPE_ROUND)
        c.group = at->b->group;
    extend(p, d->y);
    for (int v = 0; v < m->n; v++)
        if (!m->gone[v] && d->y[v] != 0) {
            c.place[c.nvalue] = m->team[v];
            c.value[c.nvalue++] = d->y[v];
        }
    for (int i = 0; i < d->nset; i++) {
        const struct dual_set *s = &d->set[i];
        struct arena *a = t->arena;
        struct certificate_set set = { arena_new(a, int, s->n), s->n, s->z };

        for (int k = 0; k < s->n; k++)
            set.place[k] = m->team[s->vertex[k]];
        c.set[i] = set;
    }
    arena_room(t->arena, t->certificate, t->ncertificate, t->certificate_cap);
    t->certificate[t->ncertificate] = c;
    return t->ncertificate++;
}

/* What a certificate says of a question with these teams. */
static long value_among(const struct certificate *c, const bool *present)
{
    long value = 0;

    for (int i = 0; i < c->nvalue; i++)
        value += present[c->place[i]] ? c->value[i] : 0;
    for (int i = 0; i < c->nset; i++) {
        int inside = 0;
        for (int k = 0; k < c->set[i].n; k++)
            inside += present[c->set[i].place[k]];
        value -= c->set[i].z * (inside / 2);
    }
    return value;
}

/* Is every pair that level i allows allowed by level j, and no dearer there? */
static bool level_within(const struct refute_case *at, int i, int j)
{
    struct level x, y;

    if (i == j)
        return true;
    level_at(at->b, i, &x);
    level_at(at->b, j, &y);
    return (x.stayers_legal || !y.stayers_legal) && (x.legal || !y.legal) && (x.tight || !y.tight) &&
           x.reach <= y.reach;
}

static bool may_serve(const struct refute_case *at, const struct certificate *c, const struct refutation *p)
{
    return c->scope == p->scope && c->measure == p->measure && (p->scope == SCOPE_ROUND || c->group == at->b->group) &&
           (c->leaves == NOBODY || c->leaves == p->leaves) && c->nbeyond == p->nbeyond &&
           (p->measure < MEASURE_LEVEL || p->scope != SCOPE_WIDE || level_within(at, p->level, c->level));
}

/* A certificate at hand that proves this too, or NOBODY. */
static int find_certificate(const struct refute_case *at, const struct refutation *p)
{
    const struct trace *t = at->t;
    struct arena scratch = { 0 };
    bool *present = arena_new(&scratch, bool, at->roster->n);
    int found = NOBODY;

    for (int v = 0; v < p->m.n; v++)
        if (!p->m.gone[v])
            present[p->m.team[v]] = true;
    for (int i = 0; i < t->ncertificate && found == NOBODY; i++)
        if (may_serve(at, &t->certificate[i], p) && value_among(&t->certificate[i], present) > 2 * p->limit)
            found = i;
    arena_free(&scratch);
    return found;
}

/* A new certificate that no completion costs the limit or less; NOBODY if there is such a completion. */
static int prove(struct refute_case *at, struct refutation *p)
{
    struct dual d;

    return matching_refute(&p->m, p->limit, at->t->arena, &d) ? add_certificate(at, p, &d) : NOBODY;
}

/* The same, or one that there is already. */
static int refute(struct refute_case *at, struct refutation *p)
{
    int found = find_certificate(at, p);

    return found != NOBODY ? found : prove(at, p);
}

/* --- questions ------------------------------------------------------------------------------- */

static struct level level_of(const struct refute_case *at, int i)
{
    struct level level = level_any;

    if (at->expected.n > 0)
        level_at(at->b, i, &level);
    return level;
}

/* That resident of the next group, or all of them with NOBODY, may meet a team beyond it. */
static void open_beyond(struct refutation *p, struct whole *w, int vertex, struct arena *a)
{
    p->beyond = arena_new(a, int, w->q.m.n);
    for (int v = w->q.size; v < w->q.m.n; v++)
        if (whole_is_next(w, v) && (vertex == NOBODY || v == vertex)) {
            whole_open_beyond(w, v);
            p->beyond[p->nbeyond++] = w->q.m.team[v];
        }
}

/* What is asked: `claim` may be NULL: nothing has been paired yet. `beyond`, where the question is split: the vertex of the
   resident of the next group that may meet a team beyond it, NOBODY: all may. */
struct asked {
    enum measure measure;
    int level;
    const struct refute_claim *claim;
    long extra; /* to the limit */
    int beyond;
};

/* The question with the teams outside. */
static struct refutation whole_refutation(struct refute_case *at, const struct asked *q, struct arena *a)
{
    const struct refute_claim *claim = q->claim;
    struct level l = level_of(at, q->level);
    struct whole w = whole_question(at->b, &l, q->measure, at->expected, a);
    struct refutation p = { .scope = SCOPE_WIDE,
                            .measure = q->measure,
                            .level = q->level,
                            .leaves = NOBODY,
                            .u = NOBODY,
                            .v = NOBODY,
                            .limit = whole_due(&w, q->measure, at->expected) + q->extra };

    if (whole_is_split(&l, q->measure, at->expected))
        open_beyond(&p, &w, q->beyond, a);
    if (claim) {
        /* The teams of the bracket as the claim has them: paired ones gone, leavers certain to leave. */
        struct matching *m = &w.q.m;
        for (int v = 0; v < w.q.size; v++) {
            if ((claim->leaves && claim->leaves[v]) || (v == claim->u && claim->v == NOBODY))
                m->kind[v] = whole_leaves(m, v);
            else
                m->gone[v] = claim->m->gone[v] || v == claim->u || v == claim->v;
        }
        if (claim->v == NOBODY) {
            p.leaves = w.q.m.team[claim->u];
        } else {
            p.u = claim->u;
            p.v = claim->v;
        }
        p.limit += q->measure == MEASURE_BREACHES ? claim->budget : 0;
    }
    whole_suggest(&w, at->b);
    p.m = w.q.m;
    return p;
}

/* One after the other for every resident of the next group that may be the one to meet a team beyond it. The first of the
   certificates; NOBODY if one of them cannot be had. */
static int refute_each(struct refute_case *at, struct asked q)
{
    int first = at->t->ncertificate, last = first;

    for (q.beyond = question_size(at->b); last != NOBODY; q.beyond++) {
        struct arena scratch = { 0 };
        struct refutation p = whole_refutation(at, &q, &scratch);
        bool more = q.beyond < p.m.n;
        if (p.nbeyond > 0)
            last = prove(at, &p);
        arena_free(&scratch);
        if (!more)
            return first;
    }
    at->t->ncertificate = first;
    return NOBODY;
}

static int refute_with(struct refute_case *at, struct asked q)
{
    struct arena scratch = { 0 };

    q.beyond = NOBODY;
    struct refutation p = whole_refutation(at, &q, &scratch);
    int certificate = refute(at, &p);
    arena_free(&scratch);
    return certificate == NOBODY && p.nbeyond > 1 ? refute_each(at, q) : certificate;
}

int refute_round(struct refute_case *at, int place)
{
    struct arena scratch = { 0 };
    struct refutation p = { .m = matching_new(&at->roster->graph, at->roster->n, &scratch),
                            .scope = SCOPE_ROUND,
                            .measure = MEASURE_REST,
                            .leaves = NOBODY,
                            .u = place,
                            .v = NOBODY };

    matching_cost(&p.m, 0, 0, 0);
    for (int v = 0; v < p.m.n; v++)
        p.m.team[v] = v;
    p.m.gone[place] = true;
    for (int v = 0; v + 1 < p.m.n; v++)
        matching_suggest(&p.m, v, v + 1);
    int certificate = refute(at, &p);
    arena_free(&scratch);
    assert(certificate != NOBODY);
    return certificate;
}

int refute_fewer(struct refute_case *at)
{
    int certificate = refute_with(at, (struct asked){ .measure = MEASURE_LEAVERS, .extra = -1 });

    assert(certificate != NOBODY);
    return certificate;
}

int refute_fewer_again(struct refute_case *at)
{
    int certificate = refute_with(at, (struct asked){ .measure = MEASURE_AGAIN, .extra = -1 });

    assert(certificate != NOBODY);
    return certificate;
}

int refute_level(struct refute_case *at, int i)
{
    int certificate = refute_with(at, (struct asked){ .measure = MEASURE_LEVEL, .level = i });

    assert(certificate != NOBODY);
    return certificate;
}

/* The question of the teams left in the bracket, or in the median group: legal pairs are free. */
static struct refutation stayers_refutation(struct refute_case *at, enum measure measure, const struct matching *m,
                                            struct arena *a)
{
    struct refutation p = { .m = matching_new(&at->roster->graph, m->n, a),
                            .scope = SCOPE_STAYERS,
                            .measure = measure,
                            .leaves = NOBODY,
                            .u = NOBODY,
                            .v = NOBODY };

    for (int v = 0; v < m->n; v++) {
        p.m.gone[v] = m->gone[v] || m->team[v] == NOBODY;
        if (m->team[v] != NOBODY)
            question_seat(&p.m, at->roster, v, m->team[v], 0);
    }
    question_cost(&p.m, 0, 0, 0, measure == MEASURE_BREACHES);
    return p;
}

int refute_breaches(struct refute_case *at, int most)
{
    int certificate = refute_with(at, (struct asked){ .measure = MEASURE_BREACHES, .level = at->level, .extra = most });

    assert(certificate != NOBODY);
    return certificate;
}

int refute_median_breaches(struct refute_case *at, const struct matching *m, int most)
{
    struct arena scratch = { 0 };
    struct refutation p = stayers_refutation(at, MEASURE_BREACHES, m, &scratch);

    p.limit = most;
    int certificate = refute(at, &p);
    arena_free(&scratch);
    assert(certificate != NOBODY);
    return certificate;
}

struct refute_answer refute_wide(struct refute_case *at, const struct refute_claim *claim)
{
    static const enum refused reasons[] = { [MEASURE_REST] = REASON_REST,
                                            [MEASURE_LEAVERS] = REASON_LEAVERS,
                                            [MEASURE_AGAIN] = REASON_FLOATERS,
                                            [MEASURE_LEVEL] = REASON_LEVEL,
                                            [MEASURE_BREACHES] = REASON_BREACHES };

    for (enum measure m = MEASURE_REST; m <= MEASURE_BREACHES; m++) {
        int certificate = refute_with(at, (struct asked){ .measure = m, .level = at->level, .claim = claim });
        if (certificate != NOBODY)
            return (struct refute_answer){ reasons[m], certificate };
    }
    assert(false && "what was refused can be proved impossible");
    return (struct refute_answer){ REASON_REST, NOBODY };
}

struct refute_answer refute_stayers(struct refute_case *at, const struct refute_claim *claim)
{
    static const enum measure measures[] = { MEASURE_REST, MEASURE_BREACHES };

    for (int i = 0; i < 2; i++) {
        struct arena scratch = { 0 };
        struct refutation p = stayers_refutation(at, measures[i], claim->m, &scratch);
        p.u = claim->u;
        p.v = claim->v;
        p.m.gone[p.u] = p.m.gone[p.v] = true;
        p.limit = measures[i] == MEASURE_BREACHES ? claim->budget : 0;
        int certificate = refute(at, &p);
        arena_free(&scratch);
        if (certificate != NOBODY)
            return (struct refute_answer){ i ? REASON_BREACHES : REASON_REST, certificate };
    }
    assert(false && "what was refused can be proved impossible");
    return (struct refute_answer){ REASON_REST, NOBODY };
}

int refute_witness(struct refute_case *at, const bool *leaves, int (**pair)[2])
{
    struct arena scratch = { 0 };
    struct refutation p =
        whole_refutation(at, &(struct asked){ .measure = MEASURE_LEVEL, .level = at->level }, &scratch);
    int n = 0;

    for (int v = 0; v < question_size(at->b); v++)
        if (leaves[v])
            p.m.kind[v] = whole_leaves(&p.m, v);
        else
            matching_remove(&p.m, v);
    bool complete = matching_complete(&p.m, p.limit);
    assert(complete);
    (void)complete;
    *pair = arena_alloc(at->t->arena, sizeof **pair, (size_t)p.m.n);
    for (int v = 0; v < p.m.n; v++)
        if (p.m.mate[v] > v) {
            (*pair)[n][0] = p.m.team[v];
            (*pair)[n++][1] = p.m.team[p.m.mate[v]];
        }
    arena_free(&scratch);
    return n;
}
