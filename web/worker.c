#include "web/worker.h"

void worker_refuse(struct job *j)
{
    j->reply = (struct reply){ .status = 503,
                               .type = STR("text/plain; charset=utf-8"),
                               .body = STR("The desk is busy: nothing was recorded. Please send it again.\n") };
}

/* The next one, or NULL in the end. */
static struct job *take(struct worker *w)
{
    struct job *j;

    pthread_mutex_lock(&w->lock);
    while (!w->first && !w->stopping)
        pthread_cond_wait(&w->news, &w->lock);
    j = w->stopping ? NULL : w->first;
    if (j) {
        w->first = j->next;
        w->n--;
    }
    pthread_mutex_unlock(&w->lock);
    return j;
}

static void give(struct worker *w, struct job *j)
{
    j->answered = true;
    w->give(j);
}

static void *run(void *self)
{
    struct worker *w = self;

    for (struct job *j; (j = take(w));) {
        w->answer(w->self, j);
        give(w, j);
    }
    return NULL;
}

bool worker_start(struct worker *w)
{
    pthread_mutex_init(&w->lock, NULL);
    pthread_cond_init(&w->news, NULL);
    return pthread_create(&w->thread, NULL, run, w) == 0;
}

static int waiting_of(const struct worker *w, struct str cookie)
{
    int n = 0;

    for (const struct job *j = w->first; j; j = j->next)
        n += str_eq(j->cookie, cookie);
    return n;
}

bool worker_put(struct worker *w, struct job *j)
{
    pthread_mutex_lock(&w->lock);
    bool ok = !w->stopping && w->n < JOBS_MAX && waiting_of(w, j->cookie) < JOBS_OF_ONE;
    if (ok) {
        j->next = NULL;
        if (w->first)
            w->last->next = j;
        else
            w->first = j;
        w->last = j;
        w->n++;
    }
    pthread_mutex_unlock(&w->lock);
    pthread_cond_signal(&w->news);
    return ok;
}

void worker_stop(struct worker *w)
{
    pthread_mutex_lock(&w->lock);
    w->stopping = true;
    pthread_mutex_unlock(&w->lock);
    pthread_cond_signal(&w->news);
    pthread_join(w->thread, NULL);
    for (struct job *j = w->first, *next; j; j = next) {
        next = j->next;
        worker_refuse(j);
        give(w, j);
    }
    pthread_cond_destroy(&w->news);
    pthread_mutex_destroy(&w->lock);
}
