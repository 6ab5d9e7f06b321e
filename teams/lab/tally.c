/* SPDX-License-Identifier: Apache-2.0 */
#include "teams/lab/tally.h"

#include <stddef.h>
#include <stdlib.h>

#include "engine/base/arena.h"
#include "engine/base/err.h"
#include "engine/olympiad/pairing.h"
#include "engine/olympiad/trace.h"
#include "engine/ranking/standings.h"
#include "teams/lab/simulate.h"
#include "teams/messages.h"

enum how { ADD, SUM, LEAST, MOST };

static const struct tally_row rows[] = {
#define X(member, size, how, what) \
    { #member, what, (int)(offsetof(struct tally, member) / sizeof(int64_t)), size, how != ADD },
    TALLIES(X)
#undef X
};
enum { ROWS = sizeof rows / sizeof *rows };

static const enum how hows[] = {
#define X(member, size, how, what) how,
    TALLIES(X)
#undef X
};

_Static_assert(sizeof(struct tally) % sizeof(int64_t) == 0, "a tally is a list of counts");

const struct tally_row *tally_row(int i)
{
    return i >= 0 && i < ROWS ? &rows[i] : NULL;
}

int64_t *tally_counts(struct tally *t, const struct tally_row *row)
{
    return (int64_t *)(void *)t + row->at;
}

const int64_t *tally_counts_of(const struct tally *t, const struct tally_row *row)
{
    return (const int64_t *)(const void *)t + row->at;
}

int64_t tally_sum(const int64_t *count, int n)
{
    int64_t all = 0;

    for (int i = 0; i < n; i++)
        all += count[i];
    return all;
}

struct tally tally_new(void)
{
    return (struct tally){ .least = { MILLION }, .most = { -MILLION } };
}

static int64_t joined(enum how how, int64_t x, int64_t y)
{
    if (how <= SUM)
        return x + y;
    bool first = how == LEAST ? x < y : x > y;
    return first ? x : y;
}

void tally_join(struct tally *t, const struct tally *more)
{
    for (int i = 0; i < ROWS; i++) {
        int64_t *to = tally_counts(t, &rows[i]);
        const int64_t *from = tally_counts_of(more, &rows[i]);
        for (int k = 0; k < rows[i].size; k++)
            to[k] = joined(hows[i], to[k], from[k]);
    }
}

/* --- a round --------------------------------------------------------------------------------- */

static int level_class(const struct group_trace *g, int steps)
{
    int far = g->level - LEVEL_FARTHER;

    if (far < 0)
        return g->level;
    return far / 2 < steps - 1 ? LEVEL_FARTHER : LEVEL_LAST;
}

static int count_breaches(const struct field *f, const struct pairing *p)
{
    int n = 0;

    for (int i = 0; i < p->npair; i++)
        n += !card_may_take(f, p->pair[i].white, WHITE) || !card_may_take(f, p->pair[i].black, BLACK);
    return n;
}

static void count_round(struct tally *t, const struct field *f, const struct pairing *p, const struct trace *trace,
                        int *floats)
{
    int at = f->round - 1, median = 0;

    t->rounds[at]++;
    t->pairs[at] += p->npair;
    t->byes[at] += p->bye != NOBODY;
    t->breaches[at] += count_breaches(f, p);
    for (int i = 0; i < trace->ngroup; i++)
        if (trace->group[i].toward == 0)
            median = trace->group[i].group;
    for (int i = 0; i < trace->ngroup; i++) {
        const struct group_trace *g = &trace->group[i];
        int leavers = g->nleaver < LEAVERS ? g->nleaver : LEAVERS;

        if (g->toward == 0)
            t->median[g->breaches > 0]++;
        else if (g->nleaver == 0)
            t->closed[g->breaches > 0]++;
        else
            t->levels[level_class(g, abs(median - g->group)) * LEAVERS + leavers - 1]++;
    }
    for (int i = 0; i < trace->nstep; i++) {
        const struct step *s = &trace->step[i];
        if (s->kind == STEP_LEAVER) {
            t->floats[f->round - 1]++;
            floats[trace->card[s->team]]++;
        }
        t->passing[f->round - 1] += s->kind == STEP_FLOATER && s->other == NOBODY;
    }
}

/* --- an event -------------------------------------------------------------------------------- */

int64_t tally_correlation(const int *number, int n)
{
    int64_t all = (int64_t)n * ((int64_t)n * n - 1), apart = 0;

    for (int i = 0; i < n; i++)
        apart += (int64_t)(number[i] - i - 1) * (number[i] - i - 1);
    int64_t top = (all - 6 * apart) * MILLION;
    return (2 * top + (top < 0 ? -all : all)) / (2 * all);
}

/* False: the round has no legal pairing. */
static bool play_round(struct tally *t, struct simulation *s, tally_prover *proves, int *floats)
{
    struct arena work = { 0 }, notes = { 0 };
    struct trace trace = { .arena = &notes, .brief = !proves };
    struct field f = simulation_field(s, &work);
    struct pairing p = pairing_trace(&f, &trace, &work);

    if (p.legal) {
        count_round(t, &f, &p, &trace, floats);
        if (proves)
            (proves(s, &f, &p, &trace, &work) ? t->proved : t->unproved)[f.round - 1]++;
        simulation_play(s, &p);
    } else
        t->unpaired[f.round - 1]++;
    arena_free(&notes);
    arena_free(&work);
    return p.legal;
}

void tally_event(struct tally *t, const struct plan *plan, uint64_t seed, tally_prover *proves, struct arena *a)
{
    struct simulation *s = simulation_open(plan, seed, a);
    int n = s->section.nsquad, *floats = arena_new(a, int, n);
    bool legal = true;

    t->events[0]++;
    t->teams[0] += n;
    while (legal && !simulation_over(s))
        legal = play_round(t, s, proves, floats);
    for (int i = 0; i < n; i++)
        t->floaters[floats[i] < FLOATS ? floats[i] : FLOATS - 1]++;
    if (!legal)
        return;
    t->finished[0]++;
    const struct tournament *x = &s->tournament;
    const struct standing *line = standings_make(x, x->nround, a);
    int *number = arena_new(a, int, x->nteam);

    if (x->nteam < 2)
        return;
    for (int i = 0; i < x->nteam; i++)
        number[i] = x->team[line[i].team].number;
    int64_t rho = tally_correlation(number, x->nteam);
    t->correlation[0] += rho;
    t->least[0] = joined(LEAST, t->least[0], rho);
    t->most[0] = joined(MOST, t->most[0], rho);
}

/* --- parts ----------------------------------------------------------------------------------- */

uint64_t tally_seed(uint64_t seed, int64_t event)
{
    struct random master = { seed }, own;

    own.state = random_word(&master) ^ (uint64_t)event;
    return random_word(&own);
}

static bool same_plan(const struct plan *x, const struct plan *y)
{
    for (int k = 0; k < PLAN_KEY_COUNT; k++)
        if (x->value[k].low != y->value[k].low || x->value[k].high != y->value[k].high)
            return false;
    return x->parity == y->parity && x->edition == y->edition && x->tiebreak == y->tiebreak && x->lot == y->lot &&
           ranking_eq(&x->ranking, &y->ranking);
}

static bool same_simulation(const struct tally_part *x, const struct tally_part *y)
{
    return x->seed == y->seed && x->events == y->events && x->of == y->of && same_plan(&x->plan, &y->plan);
}

bool tally_whole(const struct tally_part *part, int n, struct tally_part *out, struct arena *a, struct err *e)
{
    if (n == 0)
        return err_say(e, ERR_CONFLICT, say_give_parts_simulation_join());
    for (int i = 1; i < n; i++)
        if (!same_simulation(&part[0], &part[i]))
            return err_say(
                e, ERR_CONFLICT,
                say_part_part_belong_different_simulations(part[0].shard, part[0].of, part[i].shard, part[i].of));
    /* Every part is there once. */
    int of = part[0].of;
    bool *seen = arena_new(a, bool, of);

    for (int i = 0; i < n; i++) {
        if (seen[part[i].shard - 1])
            return err_say(e, ERR_CONFLICT, say_part_given_twice(part[i].shard, of));
        seen[part[i].shard - 1] = true;
    }
    for (int i = 0; i < of; i++)
        if (!seen[i])
            return err_say(e, ERR_CONFLICT, say_part_missing(i + 1, of));
    *out = part[0];
    out->shard = out->of = 1;
    for (int i = 1; i < n; i++)
        tally_join(&out->tally, &part[i].tally);
    return true;
}
