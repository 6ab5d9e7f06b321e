/* SPDX-License-Identifier: Apache-2.0 */
/* live.h - the listeners: server-sent events, a line for each new entry of the journal. */
#ifndef WEB_HTTP_LIVE_H
#define WEB_HTTP_LIVE_H

#include <pthread.h>
#include <stdbool.h>
#include <stddef.h>
#include <sys/types.h>

#include "web/http/job.h"

struct listener;

/* LIVE_BEAT: calls of live_tell between two signs of life; after LIVE_STAY of them a listener has to ask again, and so to show that
   he still may. LIVE_KEPT: so many entries are told one by one, of more than that only where the journal stands. */
enum { LIVE_OVER = -1, LIVE_BEAT = 100, LIVE_STAY = 30, LIVE_KEPT = 32, LIVE_TEXT = 1500 };

/* What is told of an entry, as an event of its own. */
struct live_note {
    long entry;
    char words[LIVE_TEXT], numbers[LIVE_TEXT];
};

/* How the loop puts a connection aside while there are no news, and takes it up again. */
struct live {
    void (*put_aside)(void *connection);
    void (*take_up)(void *connection);
    pthread_mutex_t lock;
    struct listener *first;
    struct live_note note[LIVE_KEPT]; /* by their entries, round the corner */
    long entry;                       /* the last that was told */
    long beat;                        /* so many signs of life */
    long silent;                      /* calls of live_tell since the last one */
    bool over;
};

void live_open(struct live *l, void (*put_aside)(void *connection), void (*take_up)(void *connection));
void live_close(struct live *l);

/* Adds a listener, who is told at once the last entry of the journal. */
struct listener *live_listen(struct live *l, enum live_kind kind, const struct asker *who, void *connection);

/* From any thread: whoever `stays` does not say may stay hears no more, from now on. */
void live_sift(struct live *l, bool (*stays)(void *of, const struct asker *who), void *of);
void live_leave(void *listener);

/* What is to be sent; 0: nothing, and it was put aside; LIVE_OVER. */
ssize_t live_read(struct listener *of, char *to, size_t room);

/* From any thread: what is to be told of an entry, each a line of JSON; that the journal ends with an entry, or that all goes on; the
   end. */
void live_note(struct live *l, long entry, struct str words, struct str numbers);
void live_tell(struct live *l, long entry);
void live_end(struct live *l);

#endif
