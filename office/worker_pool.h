/* SPDX-License-Identifier: Apache-2.0 */
/* worker_pool.h - shares pieces of work among several threads; each piece is done once. */
#ifndef OFFICE_WORKER_POOL_H
#define OFFICE_WORKER_POOL_H

#include <stdbool.h>

enum { WORKERS_MAX = 256 };

/* Worker `worker` (from 0) does piece `i`. False: it went wrong, and no further one is begun. */
typedef bool (*worker_pool_piece)(void *cls, int worker, int i);

/* Hands the pieces 0 to n - 1 out in their order, to no more than `workers` threads, of which the caller is one. The first piece that went
   wrong, or -1: all are done. */
int worker_pool_do(int workers, int n, worker_pool_piece piece, void *cls);

/* How many processors there are, WORKERS_MAX at most. */
int worker_pool_processors(void);

#endif
