/* SPDX-License-Identifier: Apache-2.0 */
#include "office/crew.h"

#include <pthread.h>
#include <stdatomic.h>
#include <unistd.h>

struct crew {
    crew_piece piece;
    void *cls;
    int n;
    atomic_int next;
    atomic_bool over;
};

struct hand {
    struct crew *crew;
    int number, wrong; /* the piece, or -1 */
    pthread_t thread;
};

static void *work(void *arg)
{
    struct hand *h = arg;
    struct crew *c = h->crew;
    int i;

    while (!atomic_load(&c->over) && (i = atomic_fetch_add(&c->next, 1)) < c->n)
        if (!c->piece(c->cls, h->number, i)) {
            h->wrong = i;
            atomic_store(&c->over, true);
        }
    return NULL;
}

int crew_do(int hands, int n, crew_piece piece, void *cls)
{
    struct crew c = { .piece = piece, .cls = cls, .n = n };
    struct hand hand[HANDS_MAX];
    int begun = 1, wrong = -1;

    for (int i = 0; i < HANDS_MAX; i++)
        hand[i] = (struct hand){ .crew = &c, .number = i, .wrong = -1 };
    while (begun < hands && begun < n && begun < HANDS_MAX &&
           pthread_create(&hand[begun].thread, NULL, work, &hand[begun]) == 0)
        begun++;
    work(&hand[0]);
    for (int i = 1; i < begun; i++)
        pthread_join(hand[i].thread, NULL);
    for (int i = 0; i < begun; i++)
        if (hand[i].wrong >= 0 && (wrong < 0 || hand[i].wrong < wrong))
            wrong = hand[i].wrong;
    return wrong;
}

int crew_processors(void)
{
    long n = sysconf(_SC_NPROCESSORS_ONLN);

    return n < 1 ? 1 : n > HANDS_MAX ? HANDS_MAX : (int)n;
}
