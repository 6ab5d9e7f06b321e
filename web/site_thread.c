/* SPDX-License-Identifier: Apache-2.0 */
#include "web/site_thread.h"

#include <errno.h>
#include <poll.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <sys/eventfd.h>
#include <unistd.h>

#include "desk/base/desk.h"
#include "desk/people.h"
#include "engine/base/arena.h"
#include "engine/base/err.h"
#include "engine/base/finding.h"
#include "office/site/site.h"
#include "web/base/messages.h"
#include "web/http/listen.h"
#include "web/process/guard.h"
#include "web/public/poster.h"
#include "web/public/public.h"
#include "web/public/site_live.h"
#include "web/web.h"

enum { LOOK_MS = 100, LOOKS = 50 };

static void tell_line(struct message m)
{
    struct arena own = { 0 };

    printf("warning: %.*s\n", STR_ARG(message_on(MEDIUM_COMMAND, m, &own)));
    arena_free(&own);
}

/* What goes wrong, and once what cannot be shown at all. */
static void hear(void *cls, const struct site_done *done, const struct findings *missing)
{
    struct site_thread *s = cls;

    for (int i = 0; i < missing->n && (done->files == 0 || !s->told); i++)
        tell_line(missing->item[i].message);
    s->told = s->told || done->files > 0;
    fflush(stdout);
}

/* Opened again now and then: the file may have been brought forward or exchanged. */
static bool open_again(struct site_thread *s, struct err *e)
{
    if (s->desk && s->looks++ % LOOKS != 0)
        return true;
    desk_close(s->desk);
    s->desk = NULL;
    return desk_open(s->event, false, &s->desk, e);
}

/* What cannot be read stays as it was. */
static void announce(struct site_thread *s)
{
    struct arena own = { 0 };
    struct notice notice;
    struct err e = { 0 };

    if ((s->people || people_open(s->event, true, &s->people, &e)) && people_notice(s->people, &own, &notice, &e))
        site_live_announce(s->live, notice.text);
    arena_free(&own);
}

static void tell_trouble(const struct err *why)
{
    tell_line(err_message(why));
    fflush(stdout);
}

static void post(void *cls, const char *event, struct str data)
{
    const struct site_thread *s = cls;
    struct err e = { 0 };

    if (!poster_take(s->poster, event, data, &e))
        tell_trouble(&e);
}

bool site_thread_begin(struct site_thread *s, const struct web_plan *plan, struct str folder, struct err *e)
{
    const struct site_live_ears ears = { hear, plan->post.p ? post : NULL, s };
    const struct site_order order = {
        .file = plan->event,
        .folder = folder,
        .live = plan->live,
        .version = plan->version,
        .language = plan->language,
        .paper = PAPER_A4,
        .limit.up_to = VISIBLE_STANDINGS,
        .threads = 1, /* beside those of the desk */
        .stops = &s->stops,
    };
    const struct public_place public = { plan->public.address, listen_host(plan), plan->public.share };
    struct err why = { 0 };

    if (!plan->public.address.p && !plan->site.p)
        return true;
    *s = (struct site_thread){ .event = plan->event, .wake = eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK) };
    if (s->wake < 0)
        return err_say(e, ERR_IO, say_changes_not_watched(strerror(errno)));
    if ((plan->post.p && !poster_start(plan->post, &s->poster, e)) ||
        !site_live_begin(&order, &public, &ears, &s->live, e))
        return false;
    if (open_again(s, &why) && site_may(s->desk, folder, &why))
        return true;
    if (why.kind == ERR_USAGE)
        return err_say(e, why.kind, err_message(&why));
    tell_trouble(&why);
    return true;
}

const char *site_thread_address(const struct site_thread *s)
{
    return s->live ? site_live_address(s->live) : NULL;
}

static void *run(void *self)
{
    struct site_thread *s = self;
    uint64_t count;

    public_give_way();
    sem_post(&s->lowered);
    while (!atomic_load(&s->stops)) {
        struct pollfd on[2] = { { .fd = s->wake, .events = POLLIN },
                                { .fd = site_live_descriptor(s->live), .events = POLLIN } };
        struct err e = { 0 };
        if (poll(on, 2, LOOK_MS) > 0 && on[0].revents && read(s->wake, &count, sizeof count) < 0)
            continue;
        announce(s);
        if (!(s->guard && guard_fell(s->guard, s->desk)) && open_again(s, &e) && !site_live_look(s->live, s->desk, &e))
            tell_trouble(&e);
    }
    return NULL;
}

bool site_thread_run(struct site_thread *s, struct err *e)
{
    if (!s->live)
        return true;
    sem_init(&s->lowered, 0, 0);
    s->runs = pthread_create(&s->thread, NULL, run, s) == 0;
    while (s->runs && sem_wait(&s->lowered) != 0) /* no priority can be set once the desk is confined */
        continue;
    return s->runs || err_say(e, ERR_IO, say_thread_not_started(strerror(errno)));
}

void site_thread_wake(struct site_thread *s)
{
    const uint64_t one = 1;

    if (s->live && write(s->wake, &one, sizeof one) < 0)
        return; /* it looks on its own in a moment */
}

void site_thread_end(struct site_thread *s)
{
    if (s->live) {
        atomic_store(&s->stops, true);
        site_thread_wake(s);
        if (s->runs)
            pthread_join(s->thread, NULL);
        site_live_end(s->live);
        desk_close(s->desk);
        people_close(s->people);
        close(s->wake);
    }
    poster_stop(s->poster);
}
