/* SPDX-License-Identifier: Apache-2.0 */
#include "web/process/copier.h"

#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "engine/base/arena.h"
#include "engine/base/err.h"
#include "teams/moment.h"
#include "web/base/messages.h"
#include "web/process/copy_process.h"

struct copier {
    struct copy_process *process;
    pthread_t thread;
    pthread_mutex_t lock; /* of all that follows */
    pthread_cond_t woken;
    bool wanted, ends;
    bool known; /* the event has a mirror, and a copy was tried */
    time_t copied,
        since;       /* when the last good copy was begun, 0: never; since when something is not in it, 0: nothing */
    struct err flaw; /* why the last try failed, if it did */
};

static time_t steady(void)
{
    struct timespec now;

    clock_gettime(CLOCK_MONOTONIC, &now);
    return now.tv_sec;
}

static void note(struct copier *c, bool has, time_t begun, const struct err *e)
{
    bool ok = e->kind == ERR_NONE;

    c->known = has;
    c->flaw = *e;
    if (!has || ok)
        c->since = 0;
    if (has && ok)
        c->copied = begun;
    c->wanted = c->wanted || (has && !ok);
}

/* Until something is wanted and it is time. */
static void wait_for_work(struct copier *c, time_t last)
{
    while (!c->ends && (!c->wanted || (last > 0 && steady() < last + COPIER_SECONDS))) {
        struct timespec until = { .tv_sec = last + COPIER_SECONDS };
        if (c->wanted)
            pthread_cond_timedwait(&c->woken, &c->lock, &until);
        else
            pthread_cond_wait(&c->woken, &c->lock);
    }
}

static void *work(void *self)
{
    struct copier *c = self;

    pthread_mutex_lock(&c->lock);
    for (time_t last = 0;;) {
        wait_for_work(c, last);
        if (!c->wanted)
            break;
        bool ends = c->ends;
        struct err e = { 0 };
        c->wanted = false;
        last = steady();
        time_t begun = time(NULL);
        pthread_mutex_unlock(&c->lock);
        bool has = false;
        copy_process_copy(c->process, &has, &e);
        pthread_mutex_lock(&c->lock);
        note(c, has, begun, &e);
        if (ends)
            break;
    }
    pthread_mutex_unlock(&c->lock);
    return NULL;
}

struct copier *copier_begin(struct copy_process *process)
{
    struct copier *c = calloc(1, sizeof *c);
    pthread_condattr_t attr;

    if (!c)
        abort();
    c->process = process;
    c->wanted = true;
    pthread_mutex_init(&c->lock, NULL);
    pthread_condattr_init(&attr);
    pthread_condattr_setclock(&attr, CLOCK_MONOTONIC);
    pthread_cond_init(&c->woken, &attr);
    pthread_condattr_destroy(&attr);
    if (pthread_create(&c->thread, NULL, work, c) == 0)
        return c;
    free(c);
    return NULL;
}

void copier_wake(struct copier *c)
{
    if (!c)
        return;
    pthread_mutex_lock(&c->lock);
    if (c->since == 0)
        c->since = time(NULL);
    c->wanted = true;
    pthread_cond_signal(&c->woken);
    pthread_mutex_unlock(&c->lock);
}

static struct message age(time_t from)
{
    long minutes = (long)(time(NULL) - from) / 60;

    return moment_span(minutes < 0 ? 0 : minutes);
}

/* Without copies the last one says nothing of what was done since: it is no good news however young it is. */
static struct str told(const struct copier *c, bool fails, const struct wording *wording, struct arena *a)
{
    const struct message since = age(c->copied);
    const struct message last = fails ? say_copies_stopped(&since) : say_copy_was_made(&since),
                         none = fails ? say_copies_never_came() : say_no_copy_was_made();

    return message_text(c->copied ? &last : &none, wording, a);
}

bool copier_look(struct copier *c, const struct wording *wording, struct arena *a, struct copies *out)
{
    *out = (struct copies){ 0 };
    if (!c)
        return false;
    pthread_mutex_lock(&c->lock);
    const bool known = c->known;
    if (known) {
        out->fails = c->flaw.kind != ERR_NONE;
        out->why = c->flaw;
        out->says = told(c, out->fails, wording, a);
    }
    pthread_mutex_unlock(&c->lock);
    return known;
}

void copier_end(struct copier *c)
{
    if (!c)
        return;
    pthread_mutex_lock(&c->lock);
    c->ends = true;
    pthread_cond_signal(&c->woken);
    pthread_mutex_unlock(&c->lock);
    pthread_join(c->thread, NULL);
    pthread_cond_destroy(&c->woken);
    pthread_mutex_destroy(&c->lock);
    free(c);
}
