/* SPDX-License-Identifier: Apache-2.0 */
#include "office/storing.h"

#include <pthread.h>
#include <stdlib.h>

#include "db/failure.h"
#include "db/list.h"
#include "engine/base/arena.h"
#include "engine/base/err.h"

enum { BATCHES = 2, PLAYERS = 16384 };

struct entry {
    struct rated player;
    int place; /* in the batch */
};

/* Players on their way; their texts are in its arena. */
struct batch {
    struct arena arena;
    struct entry entry[PLAYERS];
    int n;
    bool full; /* it is the other thread's */
};

struct storing {
    struct db *list;
    struct batch batch[BATCHES];
    int filling;
    bool apart; /* there is another thread */
    pthread_t thread;
    pthread_mutex_t lock; /* of what follows, and of `full` */
    pthread_cond_t changed;
    bool ended, ok;
    struct err err;
};

static int by_id(const void *a, const void *b)
{
    const struct entry *x = a, *y = b;

    if (x->player.fide_id != y->player.fide_id)
        return x->player.fide_id < y->player.fide_id ? -1 : 1;
    return x->place - y->place;
}

static bool store(struct storing *s, struct batch *b)
{
    qsort(b->entry, (size_t)b->n, sizeof *b->entry, by_id);
    for (int i = 0; i < b->n; i++)
        list_add(s->list, &b->entry[i].player, &b->arena);
    arena_free(&b->arena);
    b->n = 0;
    return db_ok(s->list, &s->err);
}

/* The next batch once it is full; NULL: there is none to come. */
static struct batch *wait_full(struct storing *s, int i)
{
    struct batch *b = &s->batch[i];

    pthread_mutex_lock(&s->lock);
    while (!b->full && !s->ended)
        pthread_cond_wait(&s->changed, &s->lock);
    bool full = b->full;
    pthread_mutex_unlock(&s->lock);
    return full ? b : NULL;
}

static void *work(void *storing)
{
    struct storing *s = storing;
    struct batch *b;

    for (int i = 0; (b = wait_full(s, i)); i = (i + 1) % BATCHES) {
        bool ok = store(s, b);
        pthread_mutex_lock(&s->lock);
        s->ok = s->ok && ok;
        b->full = false;
        pthread_cond_signal(&s->changed);
        pthread_mutex_unlock(&s->lock);
    }
    return NULL;
}

struct storing *storing_begin(struct db *list, struct arena *a)
{
    struct storing *s = arena_new(a, struct storing, 1);

    s->list = list;
    s->ok = true;
    pthread_mutex_init(&s->lock, NULL);
    pthread_cond_init(&s->changed, NULL);
    s->apart = pthread_create(&s->thread, NULL, work, s) == 0;
    return s;
}

/* What is there goes to the other thread, and this one gets a batch that is empty. */
static bool hand_over(struct storing *s)
{
    struct batch *b = &s->batch[s->filling];

    if (!s->apart)
        return s->ok = store(s, b) && s->ok;
    s->filling = (s->filling + 1) % BATCHES;
    pthread_mutex_lock(&s->lock);
    b->full = true;
    pthread_cond_signal(&s->changed);
    while (s->batch[s->filling].full)
        pthread_cond_wait(&s->changed, &s->lock);
    bool ok = s->ok;
    pthread_mutex_unlock(&s->lock);
    return ok;
}

bool storing_add(struct storing *s, const struct rated *r)
{
    struct batch *b = &s->batch[s->filling];
    struct rated *to = &b->entry[b->n].player;

    *to = *r;
    to->name = str_copy(&b->arena, r->name);
    to->federation = str_copy(&b->arena, r->federation);
    to->title = str_copy(&b->arena, r->title);
    to->women_title = str_copy(&b->arena, r->women_title);
    b->entry[b->n].place = b->n;
    return ++b->n < PLAYERS || hand_over(s);
}

bool storing_end(struct storing *s, struct err *e)
{
    hand_over(s);
    if (s->apart) {
        pthread_mutex_lock(&s->lock);
        s->ended = true;
        pthread_cond_signal(&s->changed);
        pthread_mutex_unlock(&s->lock);
        pthread_join(s->thread, NULL);
    }
    pthread_cond_destroy(&s->changed);
    pthread_mutex_destroy(&s->lock);
    return s->ok || err_say(e, s->err.kind, err_message(&s->err));
}
