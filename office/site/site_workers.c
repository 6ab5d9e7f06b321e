/* SPDX-License-Identifier: Apache-2.0 */
/* site_workers.c - the pages of a site, made by several threads. */
#include "office/site/site.h"
#include "engine/base/headway.h"
#include "office/site/site_page.h"

#include "engine/base/err.h"
#include "engine/base/finding.h"
#include "office/messages.h"
#include "office/worker_pool.h"

/* What a thread has for itself. */
struct worker {
    struct site site;
    struct arena arena, parts;
};

struct site_workers {
    struct worker *worker;
    struct findings *missing; /* by piece */
    struct err *err;          /* by piece, of which one is told */
    site_piece piece;
    void *cls;
};

static bool do_piece(void *cls, int worker, int i)
{
    struct site_workers *c = cls;
    struct worker *w = &c->worker[worker];

    c->missing[i].arena = &w->arena;
    w->site.missing = &c->missing[i];
    w->site.err = &c->err[i];
    if (w->site.order->stops && atomic_load(w->site.order->stops))
        return err_say(w->site.err, ERR_BUSY, say_site_was_stopped());
    return c->piece(&w->site, c->cls, i);
}

bool site_do(struct site *k, int n, site_piece piece, void *cls)
{
    struct arena own = { 0 };
    int workers = k->order->threads;
    struct site_workers c = { .worker = arena_new(&own, struct worker, workers),
                              .missing = arena_new(&own, struct findings, n),
                              .err = arena_new(&own, struct err, n),
                              .piece = piece,
                              .cls = cls };

    for (int i = 0; i < workers; i++) {
        c.worker[i].site = *k;
        c.worker[i].site.arena = &c.worker[i].arena;
        c.worker[i].site.parts = &c.worker[i].parts;
    }
    int wrong = worker_pool_do(workers, n, do_piece, &c);
    /* In the order of the pieces, whoever was first. */
    for (int i = 0; i < n; i++)
        for (int f = 0; f < c.missing[i].n; f++)
            finding_say(k->missing, c.missing[i].item[f].severity, c.missing[i].item[f].rule, 0,
                        c.missing[i].item[f].message);
    for (int i = 0; i < workers; i++) {
        arena_adopt(k->arena, &c.worker[i].arena);
        arena_adopt(k->parts, &c.worker[i].parts);
    }
    if (wrong >= 0)
        *k->err = c.err[wrong];
    arena_free(&own);
    return wrong < 0;
}

void site_work(struct site *k, enum work what, long of)
{
    k->shared->work = what;
    k->shared->of = of;
    atomic_store(&k->shared->done, 0);
}

void site_worked(struct site *k)
{
    struct site_shared *s = k->shared;

    headway_tell(k->order->headway, s->work, atomic_fetch_add(&s->done, 1) + 1, s->of);
}

void site_rest(struct site *k)
{
    headway_tell(k->order->headway, k->shared->work, k->shared->of, k->shared->of);
}
