/* SPDX-License-Identifier: Apache-2.0 */
#include "desk/base/patience.h"

#include <pthread.h>
#include <stdlib.h>
#include <time.h>

/* What is under way belongs to the thread once nobody waits for it any more. */
struct errand {
    pthread_cond_t back;
    void (*work)(void *job);
    void *job;
    bool is_back, left;
};

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER; /* of all errands, and of: */
static int out;                                           /* so many have not come back in time */

static void end(struct errand *x)
{
    pthread_cond_destroy(&x->back);
    free(x);
}

static void *run(void *arg)
{
    struct errand *x = arg;

    x->work(x->job);
    pthread_mutex_lock(&mutex);
    x->is_back = true;
    pthread_cond_signal(&x->back);
    bool left = x->left;
    out -= left;
    pthread_mutex_unlock(&mutex);
    if (left)
        end(x);
    return NULL;
}

static struct errand *errand_new(void (*work)(void *), void *job)
{
    struct errand *x = calloc(1, sizeof *x);
    pthread_condattr_t steady; /* a clock that nobody sets */

    if (!x)
        abort();
    x->work = work;
    x->job = job;
    pthread_condattr_init(&steady);
    pthread_condattr_setclock(&steady, CLOCK_MONOTONIC);
    pthread_cond_init(&x->back, &steady);
    pthread_condattr_destroy(&steady);
    return x;
}

static bool wait_for(struct errand *x)
{
    struct timespec until;

    clock_gettime(CLOCK_MONOTONIC, &until);
    until.tv_sec += PATIENCE;
    pthread_mutex_lock(&mutex);
    while (!x->is_back && pthread_cond_timedwait(&x->back, &mutex, &until) == 0)
        ;
    bool back = x->is_back;
    x->left = !back;
    out += !back;
    pthread_mutex_unlock(&mutex);
    return back;
}

static bool anybody_out(void)
{
    pthread_mutex_lock(&mutex);
    bool any = out > 0;
    pthread_mutex_unlock(&mutex);
    return any;
}

bool patience_do(void (*work)(void *job), void *job)
{
    pthread_t thread;

    if (anybody_out())
        return false;
    struct errand *x = errand_new(work, job);
    if (pthread_create(&thread, NULL, run, x) != 0) {
        work(job);
        end(x);
        return true;
    }
    bool back = wait_for(x);
    if (!back) {
        pthread_detach(thread);
        return false;
    }
    pthread_join(thread, NULL);
    end(x);
    return true;
}
