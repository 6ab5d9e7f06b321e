/* SPDX-License-Identifier: Apache-2.0 */
/* site_thread.h - the thread of `serve` that keeps the pages for the public as the event is. */
#ifndef WEB_SITE_THREAD_H
#define WEB_SITE_THREAD_H

#include <pthread.h>
#include <semaphore.h>
#include <stdatomic.h>
#include <stdbool.h>

#include "engine/base/str.h"

struct desk;
struct err;
struct people;
struct guard;
struct poster;
struct site_live;
struct web_plan;

/* { 0 }: nothing is shown, and everything below does nothing. */
struct site_thread {
    const char *event;   /* the path of the event file */
    struct guard *guard; /* of it; NULL: none yet */
    struct site_live *live;
    struct poster *poster; /* NULL: nothing is posted */
    struct desk *desk;     /* of the thread; NULL: not open */
    struct people *people; /* likewise: what is announced */
    int looks, wake;
    bool told, runs;
    atomic_bool stops;
    pthread_t thread;
    sem_t lowered; /* the thread has given way */
};

/* As the plan says: nothing, the process at its address, its folder as well (`folder`: the one that is meant, which need not be there), and the one that
   posts. While other processes can still be begun. The thread makes the pages: the desk does not wait for them. ERR_USAGE: no address, or a folder that is not
   for us; ERR_IO: a process does not start. */
bool site_thread_begin(struct site_thread *s, const struct web_plan *plan, struct str folder, struct err *e);

/* Where the public is served; NULL: nowhere. */
const char *site_thread_address(const struct site_thread *s);

bool site_thread_run(struct site_thread *s, struct err *e); /* the thread */
void site_thread_wake(struct site_thread *s);               /* from any thread: something was done */
void site_thread_end(struct site_thread *s);

#endif
