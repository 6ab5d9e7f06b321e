/* SPDX-License-Identifier: Apache-2.0 */
#include "web/http/snapshot.h"

#include <stdlib.h>

#include "desk/base/history.h"
#include "engine/base/err.h"
#include "office/ask.h"
#include "reports/sheet/report.h"
#include "teams/moment.h"
#include "teams/pairing.h"
#include "teams/view.h"
#include "web/http/job.h"

/* --- one ---------------------------------------------------------------------------------------- */

/* What was done since the stamp was read is in the next one. */
static bool add_journal(struct snapshot *s, struct desk *d, struct err *e)
{
    if (!desk_journal(d, &s->arena, &s->row, &s->nrow, e))
        return false;
    while (s->nrow > 0 && s->row[s->nrow - 1].entry > s->stamp)
        s->nrow--;
    return desk_now(d, STR(""), &s->arena, &s->latest, e);
}

/* All captains ask it, which takes most of the time of their pages: it is read once for all of them, from what everybody may know. By another system than D.02
   the round is made again for the event of who asks. */
static void add_why(struct snapshot *s, struct desk *d)
{
    const struct report_row *captains = report_find(STR("captains"));

    for (int i = 0; i < s->public->nsection; i++) {
        const struct section *in = &s->public->section[i];
        struct report_input *why = arena_new(&s->arena, struct report_input, 1);
        *why = (struct report_input){ .medium = MEDIUM_PAGE, .event = s->public, .section = in, .round = in->nround };
        if (in->nround > 0 && !section_system(in) &&
            ask_file(d, captains, s->public, why, &s->arena, &(struct err){ 0 }))
            s->why[i] = why;
    }
}

struct snapshot *snapshot_make(struct desk *d, bool why, struct err *e)
{
    struct snapshot *s = calloc(1, sizeof *s);

    if (!s)
        abort();
    s->by = pthread_self();
    atomic_init(&s->readers, 1);
    struct str past = desk_past_name(d, &s->arena);
    s->stamp = desk_stamp(d, e);
    s->seen = desk_seen(s->stamp, past, &s->arena);
    if (s->stamp < 0 || !desk_load(d, &s->arena, &s->event, e) || !add_journal(s, d, e)) {
        snapshot_leave(s);
        return NULL;
    }
    s->altered = desk_altered(d);
    s->tells_why = why;
    const struct viewer everybody = { .role = ROLE_PUBLIC };
    struct event *ev = event_copy(&s->event, &s->arena);
    view_take_out(ev, &everybody);
    s->public = ev;
    if (why)
        add_why(s, d);
    return s;
}

static struct snapshot *snapshot_again(struct snapshot *s)
{
    if (s)
        atomic_fetch_add(&s->readers, 1);
    return s;
}

void snapshot_leave(struct snapshot *s)
{
    if (!s || atomic_fetch_sub(&s->readers, 1) != 1)
        return;
    arena_free(&s->arena);
    free(s);
}

/* --- the latest --------------------------------------------------------------------------------- */

struct snapshots {
    void (*nudge)(void *of);
    void (*give)(void *of, struct job *j);
    void *of;
    pthread_mutex_t lock;
    pthread_cond_t news;
    struct snapshot *latest;
    unsigned long asked, looked; /* looks that somebody waits for, and that have been */
    struct job *held;            /* the last one first */
    bool why;                    /* captains ask */
    bool failed;                 /* when it was looked at last */
    bool over;
    long version; /* of the desk that is looked at: a backup that was put back may end with the same entry */
};

struct snapshots *snapshots_open(void (*nudge)(void *of), void (*give)(void *of, struct job *j), void *of)
{
    struct snapshots *all = calloc(1, sizeof *all);

    if (!all)
        abort();
    *all = (struct snapshots){ .nudge = nudge, .give = give, .of = of, .version = -1 };
    pthread_mutex_init(&all->lock, NULL);
    pthread_cond_init(&all->news, NULL);
    return all;
}

void snapshots_close(struct snapshots *all)
{
    if (!all)
        return;
    snapshot_leave(all->latest);
    pthread_cond_destroy(&all->news);
    pthread_mutex_destroy(&all->lock);
    free(all);
}

static void give_all(const struct snapshots *all, struct job *held)
{
    for (struct job *j = held, *next; j; j = next) {
        next = j->next;
        all->give(all->of, j);
    }
}

/* With nothing locked: those who answer go on with the one before. */
static bool make(struct snapshots *all, struct desk *d, bool why, struct snapshot **out)
{
    struct err e = { 0 };

    *out = NULL;
    if (!d)
        return false;
    const long version = desk_version(d), stamp = desk_stamp(d, &e);
    if (stamp < 0)
        return false;
    if (all->latest && !all->failed && all->latest->stamp == stamp && all->version == version &&
        all->latest->tells_why >= why)
        return true;
    all->version = version;
    *out = snapshot_make(d, why, &e);
    return *out;
}

void snapshots_look(struct snapshots *all, struct desk *d)
{
    struct snapshot *made, *before = NULL;

    pthread_mutex_lock(&all->lock);
    struct job *held = all->held;
    unsigned long upto = all->asked;
    bool why = all->why;
    all->held = NULL;
    pthread_mutex_unlock(&all->lock);
    bool ok = make(all, d, why, &made);
    pthread_mutex_lock(&all->lock);
    if (made) {
        before = all->latest;
        all->latest = made;
    }
    all->failed = !ok;
    all->looked = upto;
    pthread_cond_broadcast(&all->news);
    pthread_mutex_unlock(&all->lock);
    snapshot_leave(before);
    give_all(all, held);
}

void snapshots_other(struct snapshots *all, struct desk *before, struct desk *now)
{
    const long version = now ? desk_version(now) : -1;

    if (before)
        snapshots_look(all, before);
    all->version = version;
}

struct snapshot *snapshots_latest(struct snapshots *all)
{
    pthread_mutex_lock(&all->lock);
    struct snapshot *s = all->failed ? NULL : snapshot_again(all->latest);
    pthread_mutex_unlock(&all->lock);
    return s;
}

void snapshots_wait(struct snapshots *all)
{
    pthread_mutex_lock(&all->lock);
    const unsigned long mine = ++all->asked;
    pthread_mutex_unlock(&all->lock);
    all->nudge(all->of);
    pthread_mutex_lock(&all->lock);
    while (all->looked < mine && !all->over)
        pthread_cond_wait(&all->news, &all->lock);
    pthread_mutex_unlock(&all->lock);
}

void snapshots_want_why(struct snapshots *all)
{
    pthread_mutex_lock(&all->lock);
    all->why = true;
    pthread_mutex_unlock(&all->lock);
}

void snapshots_hold(struct snapshots *all, struct job *j)
{
    pthread_mutex_lock(&all->lock);
    bool over = all->over;
    if (!over) {
        j->next = all->held;
        all->held = j;
    }
    pthread_mutex_unlock(&all->lock);
    if (over)
        all->give(all->of, j);
    else
        all->nudge(all->of);
}

void snapshots_end(struct snapshots *all)
{
    pthread_mutex_lock(&all->lock);
    struct job *held = all->held;
    all->held = NULL;
    all->over = true;
    pthread_cond_broadcast(&all->news);
    pthread_mutex_unlock(&all->lock);
    give_all(all, held);
}
