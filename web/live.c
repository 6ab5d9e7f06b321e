#include "web/live.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct listener {
    struct live *live;
    struct listener *next;
    void *connection;
    long entry, beat; /* told so far */
    bool aside;
    char text[96];
    size_t n, at; /* of the text, how much of it is sent */
};

void live_open(struct live *l, void (*put_aside)(void *connection), void (*take_up)(void *connection))
{
    *l = (struct live){ .put_aside = put_aside, .take_up = take_up };
    pthread_mutex_init(&l->lock, NULL);
}

void live_close(struct live *l)
{
    pthread_mutex_destroy(&l->lock);
}

struct listener *live_listen(struct live *l, void *connection)
{
    struct listener *of = calloc(1, sizeof *of);

    if (!of)
        abort();
    of->live = l;
    of->connection = connection;
    pthread_mutex_lock(&l->lock);
    of->beat = l->beat - 1;
    of->next = l->first;
    l->first = of;
    pthread_mutex_unlock(&l->lock);
    return of;
}

void live_leave(void *listener)
{
    struct listener *of = listener, **at;
    struct live *l = of->live;

    pthread_mutex_lock(&l->lock);
    for (at = &l->first; *at && *at != of;)
        at = &(*at)->next;
    if (*at)
        *at = of->next;
    pthread_mutex_unlock(&l->lock);
    free(of);
}

/* With the lock: what it does not know yet. Before the first look at the journal nothing is known. */
static bool has_news(const struct listener *of)
{
    const struct live *l = of->live;

    return of->at < of->n || l->over || (l->entry > 0 && (of->entry != l->entry || of->beat != l->beat));
}

static void write_news(struct listener *of)
{
    const struct live *l = of->live;

    of->n = (size_t)snprintf(of->text, sizeof of->text, "id: %ld\nevent: now\ndata: {\"entry\":%ld}\n\n", l->entry,
                             l->entry);
    of->at = 0;
    of->entry = l->entry;
    of->beat = l->beat;
}

ssize_t live_read(struct listener *of, char *to, size_t room)
{
    struct live *l = of->live;
    size_t n = 0;

    pthread_mutex_lock(&l->lock);
    if (of->at == of->n && has_news(of) && !l->over)
        write_news(of);
    n = of->n - of->at < room ? of->n - of->at : room;
    memcpy(to, of->text + of->at, n);
    of->at += n;
    bool over = l->over && n == 0;
    of->aside = n == 0 && !over;
    if (of->aside)
        l->put_aside(of->connection);
    pthread_mutex_unlock(&l->lock);
    return over ? LIVE_OVER : (ssize_t)n;
}

static void wake(struct live *l)
{
    for (struct listener *of = l->first; of; of = of->next)
        if (of->aside && has_news(of)) {
            of->aside = false;
            l->take_up(of->connection);
        }
}

void live_tell(struct live *l, long entry)
{
    pthread_mutex_lock(&l->lock);
    if (entry > 0)
        l->entry = entry;
    if (++l->silent >= LIVE_BEAT) {
        l->silent = 0;
        l->beat++;
    }
    wake(l);
    pthread_mutex_unlock(&l->lock);
}

void live_end(struct live *l)
{
    pthread_mutex_lock(&l->lock);
    l->over = true;
    wake(l);
    pthread_mutex_unlock(&l->lock);
}
