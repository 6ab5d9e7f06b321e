/* SPDX-License-Identifier: Apache-2.0 */
#include "office/courier.h"

#include <errno.h>
#include <pthread.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "engine/base/arena.h"
#include "engine/base/err.h"
#include "office/messages.h"
#include "office/program.h"
#include "teams/address.h"

/* Seconds until what did not arrive is tried again, and those that are left at the end for what waits. */
enum { PAUSE = 2, LAST = 5 };

struct letter {
    const char *event; /* a word of the program itself */
    char *data;
    size_t n;
};

struct courier {
    struct str addresses;
    struct courier_ears ears;
    pthread_t thread;
    bool troubled; /* of the thread: the last did not arrive */
    struct str to; /* likewise: where the last arrived, which is asked first */
    pthread_mutex_t lock;
    pthread_cond_t news;                /* of what follows */
    struct letter letter[COURIER_KEPT]; /* letter i stands at i % COURIER_KEPT */
    unsigned long first, behind;
    int dropped; /* since the last that arrived */
    bool over;
    time_t until; /* when it is over: after that nothing more is begun */
};

static bool may_one(struct str address, struct err *e)
{
    struct arena own = { 0 };
    struct str is;
    bool ok = address_of_site(address, &own, &is) && !memchr(address.p, '@', address.n);

    arena_free(&own);
    return ok || err_say(e, ERR_USAGE, say_no_publisher_address(address));
}

bool courier_may(struct str addresses, struct err *e)
{
    struct str rest = addresses;
    bool ok = may_one(str_cut(&rest, ','), e);

    while (ok && rest.n > 0)
        ok = may_one(str_cut(&rest, ','), e);
    return ok;
}

/* --- the queue: only what is between lock and unlock touches it --------------------------------- */

static void drop_first(struct courier *c)
{
    free(c->letter[c->first++ % COURIER_KEPT].data);
}

void courier_take(struct courier *c, const char *event, struct str data)
{
    struct letter letter = { event, malloc(data.n + 1), data.n };

    if (!letter.data)
        abort();
    if (data.n > 0)
        memcpy(letter.data, data.p, data.n);
    pthread_mutex_lock(&c->lock);
    if (c->behind - c->first == COURIER_KEPT) {
        drop_first(c);
        c->dropped++;
    }
    c->letter[c->behind++ % COURIER_KEPT] = letter;
    pthread_cond_signal(&c->news);
    pthread_mutex_unlock(&c->lock);
}

/* Whoever sets the clock meanwhile changes nothing. */
static struct timespec in_seconds(int n)
{
    struct timespec at;

    clock_gettime(CLOCK_MONOTONIC, &at);
    at.tv_sec += n;
    return at;
}

static bool is_too_late(const struct courier *c)
{
    return c->over && in_seconds(0).tv_sec >= c->until;
}

/* The oldest, copied: it may be dropped while it is under way. False: there is none, and none will come, or it is too late for it. */
static bool wait_for_letter(struct courier *c, unsigned long *number, struct letter *out, struct arena *a)
{
    pthread_mutex_lock(&c->lock);
    while (c->first == c->behind && !c->over)
        pthread_cond_wait(&c->news, &c->lock);
    bool some = c->first < c->behind && !is_too_late(c);
    if (some) {
        const struct letter *l = &c->letter[c->first % COURIER_KEPT];
        struct str copy = str_copy(a, (struct str){ l->data, l->n });
        *out = (struct letter){ l->event, (char *)(uintptr_t)copy.p, copy.n };
        *number = c->first;
    }
    pthread_mutex_unlock(&c->lock);
    return some;
}

/* How many were lost since the last one. */
static int has_arrived(struct courier *c, unsigned long number)
{
    pthread_mutex_lock(&c->lock);
    if (c->first == number)
        drop_first(c);
    int dropped = c->dropped;
    c->dropped = 0;
    pthread_mutex_unlock(&c->lock);
    return dropped;
}

/* By the next address. */
static bool may_go_on(struct courier *c)
{
    pthread_mutex_lock(&c->lock);
    bool may = !is_too_late(c);
    pthread_mutex_unlock(&c->lock);
    return may;
}

/* False: it is to end. */
static bool pause_for(struct courier *c, int seconds)
{
    const struct timespec until = in_seconds(seconds);

    pthread_mutex_lock(&c->lock);
    while (!c->over && pthread_cond_clockwait(&c->news, &c->lock, CLOCK_MONOTONIC, &until) == 0)
        continue;
    bool goes_on = !c->over;
    pthread_mutex_unlock(&c->lock);
    return goes_on;
}

/* --- under way ---------------------------------------------------------------------------------- */

/* Nchan makes the name of an event of that header. Who has a password for the address keeps it in ~/.netrc, where no other program sees it. An answer that
   leads elsewhere has taken nothing: it is none of ours to follow, and fails by --max-redirs. The address is one, whatever brackets it has, and a publisher
   answers in a few words. */
static struct program_end bring_to(struct str address, const struct letter *l, struct arena *a)
{
    static char name[] = "curl", plain[] = "--disable", quiet[] = "-sSf", begin[] = "--connect-timeout",
                begin_for[] = "5", all[] = "--max-time", all_for[] = "10", password[] = "--netrc-optional",
                header[] = "--header", of_text[] = "Content-Type: text/plain; charset=utf-8", data[] = "--data-binary",
                from[] = "@-", one[] = "--globoff", elsewhere[] = "--location", never[] = "--max-redirs", no[] = "0",
                answer[] = "--max-filesize", answer_most[] = "1000000", at[] = "--url";
    char *event = str_c(a, str_fmt(a, "X-EventSource-Event: %s", l->event)), *to = str_c(a, address);
    char *const argv[] = { name,   plain, quiet,  begin,       begin_for, all,  all_for, password,
                           header, event, header, of_text,     data,      from, one,     elsewhere,
                           never,  no,    answer, answer_most, at,        to,   NULL };

    return program_run(argv, (struct str){ l->data, l->n }, a);
}

static bool has_ended_well(const struct program_end *end)
{
    return end->why == 0 && end->status == 0;
}

/* To the first that takes it. */
static struct program_end bring(struct courier *c, const struct letter *l, struct arena *a)
{
    struct program_end end = { 0 };

    if (c->to.n > 0)
        end = bring_to(c->to, l, a);
    if (c->to.n > 0 && has_ended_well(&end))
        return end;
    c->to = (struct str){ 0 };
    for (struct str rest = c->addresses; rest.n > 0 && c->to.n == 0;) {
        struct str address = str_cut(&rest, ',');
        end = bring_to(address, l, a);
        if (has_ended_well(&end))
            c->to = address;
        else if (!may_go_on(c))
            break;
    }
    return end;
}

static struct message reason(const struct courier *c, const struct program_end *end)
{
    if (end->why == ENOENT)
        return say_curl_not_there();
    if (end->why != 0)
        return say_publisher_not_begun("curl", strerror(end->why));
    return say_events_do_not_arrive(c->addresses, end->last, COURIER_KEPT);
}

/* Once for each trouble, and when it is over. */
static void tell_end(struct courier *c, const struct program_end *end, int dropped)
{
    bool good = has_ended_well(end);

    if (good == c->troubled)
        c->ears.told(c->ears.cls, good ? say_events_arrive_again(c->to, dropped) : reason(c, end), good);
    c->troubled = !good;
}

static void *run(void *self)
{
    struct courier *c = self;
    unsigned long number = 0;
    struct letter letter = { 0 };
    bool goes_on = true;

    while (goes_on) {
        struct arena own = { 0 };
        goes_on = wait_for_letter(c, &number, &letter, &own);
        if (goes_on) {
            struct program_end end = bring(c, &letter, &own);
            bool arrived = has_ended_well(&end);
            tell_end(c, &end, arrived ? has_arrived(c, number) : 0);
            goes_on = arrived || pause_for(c, PAUSE);
        }
        arena_free(&own);
    }
    return NULL;
}

/* --- begin and end ------------------------------------------------------------------------------ */

bool courier_begin(struct str addresses, const struct courier_ears *ears, struct courier **out, struct err *e)
{
    struct courier *c = malloc(sizeof *c);

    if (!c)
        abort();
    *c = (struct courier){
        .addresses = addresses, .ears = *ears, .lock = PTHREAD_MUTEX_INITIALIZER, .news = PTHREAD_COND_INITIALIZER
    };
    if (pthread_create(&c->thread, NULL, run, c) == 0)
        return *out = c, true;
    free(c);
    return err_say(e, ERR_IO, say_courier_not_begun());
}

void courier_end(struct courier *c)
{
    if (!c)
        return;
    pthread_mutex_lock(&c->lock);
    c->over = true;
    c->until = in_seconds(LAST).tv_sec;
    pthread_cond_signal(&c->news);
    pthread_mutex_unlock(&c->lock);
    pthread_join(c->thread, NULL);
    while (c->first < c->behind)
        drop_first(c);
    free(c);
}
