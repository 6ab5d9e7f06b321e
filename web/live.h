/* live.h - those who listen to what is done: server-sent events, a line for each new entry of the journal. */
#ifndef WEB_LIVE_H
#define WEB_LIVE_H

#include <pthread.h>
#include <stdbool.h>
#include <stddef.h>
#include <sys/types.h>

struct listener;

/* What the loop does with a connection that has nothing to say, and when it has. */
struct live {
    void (*put_aside)(void *connection);
    void (*take_up)(void *connection);
    pthread_mutex_t lock;
    struct listener *first;
    long entry;  /* the last that was told */
    long beat;   /* so many signs of life */
    long silent; /* calls of live_tell since the last one */
    bool over;
};

enum { LIVE_OVER = -1, LIVE_BEAT = 100 /* calls of live_tell between two signs of life */ };

void live_open(struct live *l, void (*put_aside)(void *connection), void (*take_up)(void *connection));
void live_close(struct live *l);

/* One more; it is told at once where the journal stands. */
struct listener *live_listen(struct live *l, void *connection);
void live_leave(void *listener);

/* What is to be sent; 0: nothing, and it was put aside; LIVE_OVER. */
ssize_t live_read(struct listener *of, char *to, size_t room);

/* From any thread. */
void live_tell(struct live *l, long entry);
void live_end(struct live *l);

#endif
