/* SPDX-License-Identifier: Apache-2.0 */
#include "web/http/live.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct listener {
    struct live *live;
    struct listener *next;
    void *connection;
    enum live_kind kind;
    struct asker who;
    long entry, beat; /* told so far */
    long until;       /* the sign of life with which it ends */
    bool aside;
    char text[LIVE_TEXT + 64];
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

struct listener *live_listen(struct live *l, enum live_kind kind, const struct asker *who, void *connection)
{
    struct listener *of = calloc(1, sizeof *of);

    if (!of)
        abort();
    of->live = l;
    of->kind = kind;
    of->who = *who;
    of->connection = connection;
    pthread_mutex_lock(&l->lock);
    of->beat = l->beat - 1;
    of->until = l->beat + LIVE_STAY;
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

static bool is_over(const struct listener *of)
{
    return of->live->over || of->live->beat >= of->until;
}

/* With the lock: what it does not know yet. Before the first look at the journal nothing is known. */
static bool has_news(const struct listener *of)
{
    const struct live *l = of->live;

    return of->at < of->n || is_over(of) || (l->entry > 0 && (of->entry != l->entry || of->beat != l->beat));
}

/* The next entry, if it is known what it did; else where the journal stands. */
static void write_news(struct listener *of)
{
    const struct live *l = of->live;
    const struct live_note *note = &l->note[(of->entry + 1) % LIVE_KEPT];
    bool told = of->entry > 0 && of->entry < l->entry && note->entry == of->entry + 1;

    of->entry = told ? note->entry : l->entry;
    if (told)
        of->n = (size_t)snprintf(of->text, sizeof of->text, "id: %ld\nevent: changed\ndata: %s\n\n", of->entry,
                                 of->kind == LIVE_WORDS ? note->words : note->numbers);
    else
        of->n = (size_t)snprintf(of->text, sizeof of->text, "id: %ld\nevent: now\ndata: {\"entry\":%ld}\n\n", l->entry,
                                 l->entry);
    of->at = 0;
    of->beat = told ? of->beat : l->beat;
}

ssize_t live_read(struct listener *of, char *to, size_t room)
{
    struct live *l = of->live;
    size_t n = 0;

    pthread_mutex_lock(&l->lock);
    if (of->at == of->n && has_news(of) && !is_over(of))
        write_news(of);
    n = of->n - of->at < room ? of->n - of->at : room;
    memcpy(to, of->text + of->at, n);
    of->at += n;
    bool over = is_over(of) && n == 0;
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

/* A line that is too long is not told: it would be none of JSON. */
static void keep(char to[LIVE_TEXT], struct str line)
{
    to[0] = '\0';
    if (line.n < LIVE_TEXT)
        memcpy(to, line.p, line.n), to[line.n] = '\0';
}

void live_note(struct live *l, long entry, struct str words, struct str numbers)
{
    pthread_mutex_lock(&l->lock);
    struct live_note *note = &l->note[entry % LIVE_KEPT];
    keep(note->words, words);
    keep(note->numbers, numbers);
    note->entry = note->words[0] && note->numbers[0] ? entry : 0;
    pthread_mutex_unlock(&l->lock);
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

void live_sift(struct live *l, bool (*stays)(void *of, const struct asker *who), void *of)
{
    pthread_mutex_lock(&l->lock);
    for (struct listener *x = l->first; x; x = x->next)
        if (!stays(of, &x->who))
            x->until = l->beat;
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
