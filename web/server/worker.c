/* SPDX-License-Identifier: Apache-2.0 */
#include "web/server/worker.h"

#include "db/db.h"
#include "web/base/messages.h"
#include "web/page/page.h"

void worker_refuse(struct job *j)
{
    page_refuse(j, 503, say_desk_is_busy());
}

static struct timespec soon(void)
{
    struct timespec t;

    clock_gettime(CLOCK_MONOTONIC, &t);
    t.tv_nsec += LOOK_MS * 1000000L;
    t.tv_sec += t.tv_nsec / 1000000000L;
    t.tv_nsec %= 1000000000L;
    return t;
}

static bool is_past(struct timespec t)
{
    struct timespec now;

    clock_gettime(CLOCK_MONOTONIC, &now);
    return now.tv_sec > t.tv_sec || (now.tv_sec == t.tv_sec && now.tv_nsec >= t.tv_nsec);
}

/* The next one; NULL: it is time to look, or it is the end. */
static struct job *take_job(struct worker *w, struct timespec until)
{
    struct job *j;

    pthread_mutex_lock(&w->lock);
    while (!w->waiting.first && !w->stopping && !w->nudged && !is_past(until))
        pthread_cond_timedwait(&w->news, &w->lock, &until);
    j = w->stopping || w->nudged || is_past(until) ? NULL : queue_take(&w->waiting);
    w->nudged = false;
    w->busy_since = j ? db_clock_ms() : 0;
    pthread_mutex_unlock(&w->lock);
    return j;
}

static bool is_stopping(struct worker *w)
{
    pthread_mutex_lock(&w->lock);
    bool stopping = w->stopping;
    pthread_mutex_unlock(&w->lock);
    return stopping;
}

static void give(struct worker *w, struct job *j)
{
    j->answered = true;
    w->give(w->to, j);
}

static void *run(void *self)
{
    struct worker *w = self;

    while (!is_stopping(w)) {
        struct timespec until = soon();
        for (struct job *j; (j = take_job(w, until));) {
            w->answer(w->self, j);
            give(w, j);
        }
        if (w->look)
            w->look(w->at);
    }
    return NULL;
}

struct worker *workers_for(const struct workers *all, const struct job *j)
{
    if (job_makes_file(j))
        return all->print;
    if (job_records(j))
        return job_is_at_door(j) ? all->door : all->hand;
    return j->captain ? all->captains : all->press;
}

void worker_make(struct worker *w)
{
    pthread_condattr_t by_clock;

    pthread_mutex_init(&w->lock, NULL);
    pthread_condattr_init(&by_clock);
    pthread_condattr_setclock(&by_clock, CLOCK_MONOTONIC);
    pthread_cond_init(&w->news, &by_clock);
    pthread_condattr_destroy(&by_clock);
}

bool worker_start(struct worker *w)
{
    return pthread_create(&w->thread, NULL, run, w) == 0;
}

bool worker_put(struct worker *w, struct job *j)
{
    pthread_mutex_lock(&w->lock);
    bool ok = !w->stopping && queue_put(&w->waiting, j);
    pthread_cond_signal(&w->news);
    pthread_mutex_unlock(&w->lock);
    return ok;
}

void worker_nudge(struct worker *w)
{
    pthread_mutex_lock(&w->lock);
    w->nudged = true;
    pthread_mutex_unlock(&w->lock);
    pthread_cond_signal(&w->news);
}

void worker_tell_late(struct worker *w)
{
    enum { STUCK_MS = 1000 };
    struct job *j;

    do {
        const long now = db_clock_ms();
        pthread_mutex_lock(&w->lock);
        bool stuck = w->busy_since > 0 && now - w->busy_since > STUCK_MS;
        j = stuck ? queue_take_late(&w->waiting, now) : NULL;
        pthread_mutex_unlock(&w->lock);
        if (j) {
            worker_refuse(j);
            give(w, j);
        }
    } while (j);
}

void worker_stop(struct worker *w)
{
    pthread_mutex_lock(&w->lock);
    w->stopping = true;
    pthread_mutex_unlock(&w->lock);
    pthread_cond_signal(&w->news);
    pthread_join(w->thread, NULL);
    for (struct job *j; (j = queue_take(&w->waiting));) {
        worker_refuse(j);
        give(w, j);
    }
}

void worker_free(struct worker *w)
{
    pthread_cond_destroy(&w->news);
    pthread_mutex_destroy(&w->lock);
}
