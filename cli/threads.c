/* SPDX-License-Identifier: Apache-2.0 */
#include "cli/threads.h"

#include <pthread.h>
#include <stdatomic.h>

#include "cli/progress.h"
#include "engine/base/arena.h"

struct threads {
    const struct tally_part *part;
    atomic_llong taken, done; /* events of the part */
    pthread_mutex_t mutex;    /* of what follows */
    pthread_cond_t ended;
    struct tally total;
    int working; /* threads */
};

static int64_t count_events(const struct tally_part *part)
{
    return (part->events - part->shard + part->of) / part->of;
}

/* Takes the next event until none is left. What threads count is only ever added up, so that it
   does not matter who played which. */
static void *work(void *arg)
{
    struct threads *f = arg;
    const struct tally_part *part = f->part;
    struct tally own = tally_new();
    int64_t n = count_events(part), i;

    while ((i = atomic_fetch_add(&f->taken, 1)) < n) {
        struct arena arena = { 0 };
        tally_event(&own, &part->plan, tally_seed(part->seed, part->shard + i * part->of), &arena);
        arena_free(&arena);
        atomic_fetch_add(&f->done, 1);
    }
    pthread_mutex_lock(&f->mutex);
    tally_join(&f->total, &own);
    f->working--;
    pthread_cond_signal(&f->ended);
    pthread_mutex_unlock(&f->mutex);
    return NULL;
}

/* A tenth of a second from now. */
static struct timespec soon(void)
{
    struct timespec t;

    clock_gettime(CLOCK_REALTIME, &t);
    t.tv_nsec += 100000000;
    if (t.tv_nsec >= 1000000000)
        t.tv_sec++, t.tv_nsec -= 1000000000;
    return t;
}

static void watch(struct threads *f)
{
    int64_t n = count_events(f->part);
    struct progress progress = progress_begin("events", n);

    pthread_mutex_lock(&f->mutex);
    while (f->working > 0) {
        struct timespec until = soon();
        pthread_cond_timedwait(&f->ended, &f->mutex, &until);
        progress_show(&progress, atomic_load(&f->done));
    }
    pthread_mutex_unlock(&f->mutex);
    progress_end(&progress, n);
}

void threads_play(struct tally_part *part, int threads)
{
    struct threads f = {
        .part = part, .mutex = PTHREAD_MUTEX_INITIALIZER, .ended = PTHREAD_COND_INITIALIZER, .total = tally_new()
    };
    pthread_t thread[THREADS_MAX];
    int n = 0;

    f.working = threads;
    while (n < threads && pthread_create(&thread[n], NULL, work, &f) == 0)
        n++;
    for (int i = n; i < threads; i++) /* those the system does not give are done here */
        work(&f);
    watch(&f);
    for (int i = 0; i < n; i++)
        pthread_join(thread[i], NULL);
    part->tally = f.total;
}
