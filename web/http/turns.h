/* SPDX-License-Identifier: Apache-2.0 */
/* turns.h - how many requests of an address that nobody has signed in at are looked at in a moment: the others are put aside by the loop, which goes on with those
   of everybody else, and taken up in their order. */
#ifndef WEB_HTTP_TURNS_H
#define WEB_HTTP_TURNS_H

#include "engine/base/arena.h"

#include <pthread.h>
#include <stdbool.h>

struct job;

/* Of one address, from one turns_next to the next, a tenth of a second later: a hall of 400 phones that opens its first page has had it in two seconds. */
enum { TURNS = 100, TURNS_BOXES = 256 };

struct turns_line;
struct turns {
    pthread_mutex_t lock;
    struct turns_line *box[TURNS_BOXES];
    void (*put_aside)(void *connection), (*take_up)(void *connection);
    bool over;
};

void turns_open(struct turns *t, void (*put_aside)(void *connection), void (*take_up)(void *connection));
void turns_close(struct turns *t);

/* By the loop. False: it has been put aside, and will be taken up. */
bool turns_take(struct turns *t, struct job *j);

/* From any thread: the next ones; all of them, and from here on everybody at once. */
void turns_next(struct turns *t);
void turns_end(struct turns *t);

/* Who was a captain the last time, by the numbers of persons: whose turn it is has to be known before anybody looks who it is. Of one thread. */

/* { 0 }: nobody. */
struct captains {
    struct arena arena;
    bool *is;
    long n;
};

void captains_note(struct captains *c, long person, bool is);
bool captains_has(const struct captains *c, long person);

#endif
