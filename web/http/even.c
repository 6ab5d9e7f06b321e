/* SPDX-License-Identifier: Apache-2.0 */
#include "web/http/even.h"

#include <pthread.h>
#include <stdlib.h>
#include <time.h>

#include "db/db.h"
#include "web/http/job.h"

struct even {
    void (*give)(void *of, struct job *j);
    void *of;
    pthread_t thread;
    pthread_mutex_t lock;
    pthread_cond_t news;
    struct job *first; /* whose time comes first */
    bool over;
};

long even_due(long begun, long now, int step)
{
    long took = now > begun ? now - begun : 0;

    return begun + (took / step + 1) * step;
}

static struct job *take_up_to(struct even *e, long ms)
{
    struct job *due = e->first, **at = &e->first;

    while (*at && (*at)->due_ms <= ms)
        at = &(*at)->next;
    e->first = *at;
    if (due == *at)
        return NULL;
    *at = NULL;
    return due;
}

static void give_all(const struct even *e, struct job *due)
{
    for (struct job *j = due, *next; j; j = next) {
        next = j->next;
        e->give(e->of, j);
    }
}

static void *run(void *self)
{
    struct even *e = self;

    pthread_mutex_lock(&e->lock);
    while (!e->over) {
        struct job *due = take_up_to(e, db_clock_ms());
        if (due) {
            pthread_mutex_unlock(&e->lock);
            give_all(e, due);
            pthread_mutex_lock(&e->lock);
        } else {
            const struct timespec until = { e->first ? e->first->due_ms / 1000 : 0,
                                            e->first ? e->first->due_ms % 1000 * 1000000 : 0 };
            if (e->first)
                pthread_cond_timedwait(&e->news, &e->lock, &until);
            else
                pthread_cond_wait(&e->news, &e->lock);
        }
    }
    struct job *rest = e->first;
    e->first = NULL;
    pthread_mutex_unlock(&e->lock);
    give_all(e, rest);
    return NULL;
}

static void make_clock(pthread_cond_t *news)
{
    pthread_condattr_t by_clock;

    pthread_condattr_init(&by_clock);
    pthread_condattr_setclock(&by_clock, CLOCK_MONOTONIC);
    pthread_cond_init(news, &by_clock);
    pthread_condattr_destroy(&by_clock);
}

static void even_free(struct even *e)
{
    pthread_cond_destroy(&e->news);
    pthread_mutex_destroy(&e->lock);
    free(e);
}

struct even *even_begin(void (*give)(void *of, struct job *j), void *of)
{
    struct even *e = calloc(1, sizeof *e);

    if (!e)
        abort();
    e->give = give;
    e->of = of;
    pthread_mutex_init(&e->lock, NULL);
    make_clock(&e->news);
    if (pthread_create(&e->thread, NULL, run, e) == 0)
        return e;
    even_free(e);
    return NULL;
}

void even_give(struct even *e, struct job *j)
{
    struct job **at = &e->first;

    pthread_mutex_lock(&e->lock);
    bool over = e->over;
    const int step = str_eq(j->method, STR("POST")) ? EVEN_SENT_MS : EVEN_MS;

    j->due_ms = even_due(j->begun_at.tv_sec * 1000 + j->begun_at.tv_nsec / 1000000, db_clock_ms(), step);
    for (; !over && *at && (*at)->due_ms <= j->due_ms; at = &(*at)->next)
        continue;
    if (!over) {
        j->next = *at;
        *at = j;
        pthread_cond_signal(&e->news);
    }
    pthread_mutex_unlock(&e->lock);
    if (over)
        e->give(e->of, j);
}

void even_end(struct even *e)
{
    if (!e)
        return;
    pthread_mutex_lock(&e->lock);
    e->over = true;
    pthread_cond_signal(&e->news);
    pthread_mutex_unlock(&e->lock);
    pthread_join(e->thread, NULL);
    even_free(e);
}
