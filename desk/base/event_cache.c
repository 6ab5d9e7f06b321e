/* SPDX-License-Identifier: Apache-2.0 */
#include "desk/base/event_cache.h"

#include "db/load.h"
#include "teams/score.h"

/* What operations leave behind in memory is given back now and then. */
enum { GENERATIONS = 8 };

static void forget(struct event_cache *k)
{
    arena_free(&k->arena);
    k->event = NULL;
}

void event_cache_forget(struct desk *d)
{
    forget(&d->now);
    forget(&d->told);
}

bool event_cache_load(struct desk *d, struct err *e)
{
    long version = db_data_version(d->db);

    if (d->now.event && d->version == version && d->generation < GENERATIONS)
        return true;
    event_cache_forget(d);
    struct event *ev = arena_new(&d->now.arena, struct event, 1);
    if (!db_load_checked(d->db, &d->now.arena, ev, d->drift, e))
        return false;
    d->now.event = ev;
    d->version = version;
    d->generation = 0;
    return true;
}

void event_cache_take(struct desk *d, const struct event *ev, struct arena *of, bool recorded)
{
    struct event_cache *to = recorded ? &d->now : &d->told;

    forget(&d->told);
    struct event *own = arena_new(of, struct event, 1);
    *own = *ev;
    score_settle(own);
    arena_adopt(&to->arena, of);
    to->event = own;
    d->generation += recorded;
}
