/* SPDX-License-Identifier: Apache-2.0 */
#include "office/worker_pool.h"

#include <pthread.h>
#include <stdatomic.h>
#include <unistd.h>

struct worker_pool {
    worker_pool_piece piece;
    void *cls;
    int n;
    atomic_int next;
    atomic_bool over;
};

struct worker {
    struct worker_pool *pool;
    int number, wrong; /* the piece, or -1 */
    pthread_t thread;
};

static void *work(void *arg)
{
    struct worker *w = arg;
    struct worker_pool *pool = w->pool;
    int i;

    while (!atomic_load(&pool->over) && (i = atomic_fetch_add(&pool->next, 1)) < pool->n)
        if (!pool->piece(pool->cls, w->number, i)) {
            w->wrong = i;
            atomic_store(&pool->over, true);
        }
    return NULL;
}

int worker_pool_do(int workers, int n, worker_pool_piece piece, void *cls)
{
    struct worker_pool pool = { .piece = piece, .cls = cls, .n = n };
    struct worker worker[WORKERS_MAX];
    int begun = 1, wrong = -1;

    for (int i = 0; i < WORKERS_MAX; i++)
        worker[i] = (struct worker){ .pool = &pool, .number = i, .wrong = -1 };
    while (begun < workers && begun < n && begun < WORKERS_MAX &&
           pthread_create(&worker[begun].thread, NULL, work, &worker[begun]) == 0)
        begun++;
    work(&worker[0]);
    for (int i = 1; i < begun; i++)
        pthread_join(worker[i].thread, NULL);
    for (int i = 0; i < begun; i++)
        if (worker[i].wrong >= 0 && (wrong < 0 || worker[i].wrong < wrong))
            wrong = worker[i].wrong;
    return wrong;
}

int worker_pool_processors(void)
{
    long n = sysconf(_SC_NPROCESSORS_ONLN);

    if (n < 1)
        return 1;
    return n > WORKERS_MAX ? WORKERS_MAX : (int)n;
}
