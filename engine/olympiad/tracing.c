/* SPDX-License-Identifier: Apache-2.0 */
#include "engine/olympiad/tracing.h"

#include <assert.h>

#include "engine/base/arena.h"
#include "engine/olympiad/refute.h"

static const char *const reasons[] = {
#define X(id, name) [id] = name,
    REASONS(X)
#undef X
};

static const char *const steps[] = {
#define X(id, name) [id] = name,
    STEPS(X)
#undef X
};

const char *reason_name(enum refused r)
{
    return reasons[r];
}

const char *step_name(enum step_kind k)
{
    return steps[k];
}

/* The bracket being paired. */
struct trace_now {
    struct refute_case at;
    int budget;  /* breaches not yet spent */
    int pending; /* the first refusal of the step to come */
};

void trace_begin(struct trace *t, const struct field_roster *r)
{
    if (!t)
        return;
    t->n = r->n;
    t->card = arena_grow(t->arena, r->card, sizeof *r->card, (size_t)r->n, (size_t)r->n);
    t->now = arena_new(t->arena, struct trace_now, 1);
    t->now->at = (struct refute_case){ .t = t, .roster = r };
}

static void add_refusal(struct trace *t, int team, int other, enum refused reason, int certificate)
{
    arena_room(t->arena, t->refusal, t->nrefusal, t->refusal_cap);
    t->refusal[t->nrefusal++] = (struct refusal){ team, other, reason, certificate };
}

/* The step takes all refusals since the last one. */
static void add_step(struct trace *t, enum step_kind kind, int team, int other)
{
    arena_room(t->arena, t->step, t->nstep, t->step_cap);
    t->step[t->nstep++] = (struct step){ kind, team, other, t->now->pending, t->nrefusal - t->now->pending };
    t->now->pending = t->nrefusal;
}

void trace_bye(struct trace *t, int place)
{
    if (t)
        add_step(t, STEP_BYE, place, NOBODY);
}

void trace_no_bye(struct trace *t, int place, bool may)
{
    if (!t || t->brief)
        return;
    int certificate = may ? refute_round(&t->now->at, place) : NOBODY;
    add_refusal(t, place, NOBODY, may ? REASON_REST : REASON_BYE, certificate);
}

static int *places_copy(struct trace *t, const int *place, int n)
{
    return arena_grow(t->arena, place, sizeof *place, (size_t)n, (size_t)n);
}

/* A new group, the questions about it still to be asked. */
static struct group_trace *add_group(struct trace *t, const struct bracket *b, const struct question *q)
{
    struct trace_now *now = t->now;

    now->at.b = b;
    now->at.expected = (struct leaving){ q->nleaver, q->nagain };
    now->at.level = q->level;
    now->budget = q->breaches;
    now->pending = t->nrefusal;
    arena_room(t->arena, t->group, t->ngroup, t->group_cap);
    struct group_trace *g = &t->group[t->ngroup++];
    *g = (struct group_trace){ .group = b->group,
                               .nleaver = q->nleaver,
                               .level = q->level,
                               .breaches = q->breaches,
                               .fewest = NOBODY,
                               .again = NOBODY,
                               .cheapest = NOBODY,
                               .step = t->nstep,
                               .nresident = b->nresident,
                               .nfloater = b->nfloater };
    g->resident = places_copy(t, b->resident, b->nresident);
    return g;
}

void trace_group(struct trace *t, const struct bracket *b, const struct question *q)
{
    if (!t)
        return;
    struct group_trace *g = add_group(t, b, q);

    g->toward = b->toward;
    g->floater = places_copy(t, b->floater, b->nfloater);
    if (t->brief)
        return;
    /* Levels before the one reached: the last of them first, since what rules it out often rules out
       the others. */
    g->earlier = arena_new(t->arena, int, g->level);
    for (int i = g->level - 1; i >= 0; i--)
        g->earlier[i] = refute_level(&t->now->at, i);
    if (q->nleaver > q->size % 2)
        g->fewest = refute_fewer(&t->now->at);
    if (q->nagain > 0)
        g->again = refute_fewer_again(&t->now->at);
    if (q->breaches > 0)
        g->cheapest = refute_breaches(&t->now->at, q->breaches - 1);
}

void trace_median(struct trace *t, const struct bracket *b, const int *below, int nbelow, const struct question *q)
{
    if (!t)
        return;
    struct group_trace *g = add_group(t, b, q);

    t->now->at.median = true;
    g->nfloater += nbelow;
    g->floater = arena_grow(t->arena, b->floater, sizeof *g->floater, (size_t)b->nfloater, (size_t)g->nfloater);
    for (int i = 0; i < nbelow; i++)
        g->floater[b->nfloater + i] = below[i];
    if (q->breaches > 0 && !t->brief)
        g->cheapest = refute_median_breaches(&t->now->at, &q->m, q->breaches - 1);
}

static bool is_breach(const struct trace *t, int p, int q)
{
    const unsigned char *colours = t->now->at.roster->colours;

    return !roster_legal(colours[p], colours[q]);
}

void trace_refuse_pair(struct trace *t, const struct matching *m, enum step_kind kind, const bool *leaves, int u, int v)
{
    if (!t || t->brief)
        return;
    int p = m->team[u], q = m->team[v];
    bool breach = is_breach(t, p, q);
    struct refute_claim claim = { m, leaves, u, v, t->now->budget - breach };
    struct refute_answer answer;

    if (graph_closed(m->graph, p, q))
        answer = (struct refute_answer){ REASON_CLOSED, NOBODY };
    else if (claim.budget < 0)
        answer = (struct refute_answer){ REASON_COLOURS, NOBODY };
    else if (kind == STEP_FLOATER && !t->now->at.median)
        answer = refute_wide(&t->now->at, &claim);
    else
        answer = refute_stayers(&t->now->at, &claim);
    add_refusal(t, p, q, answer.reason, answer.certificate);
}

void trace_refuse_leaver(struct trace *t, const struct matching *m, const bool *leaves, int v)
{
    if (!t || t->brief)
        return;
    struct refute_claim claim = { m, leaves, v, NOBODY, t->now->budget };
    struct refute_answer answer = refute_wide(&t->now->at, &claim);

    add_refusal(t, m->team[v], NOBODY, answer.reason, answer.certificate);
}

void trace_take(struct trace *t, const struct matching *m, enum step_kind kind, int u, int v)
{
    if (!t)
        return;
    if (v != NOBODY)
        t->now->budget -= is_breach(t, m->team[u], m->team[v]);
    add_step(t, kind, m->team[u], v == NOBODY ? NOBODY : m->team[v]);
}

void trace_group_end(struct trace *t, const bool *leaves)
{
    if (!t)
        return;
    struct group_trace *g = &t->group[t->ngroup - 1];

    assert(t->now->budget == 0);
    g->nstep = t->nstep - g->step;
    if (g->nleaver > 0 && !t->brief)
        g->nwitness = refute_witness(&t->now->at, leaves, &g->witness);
}
