/* SPDX-License-Identifier: Apache-2.0 */
#include "web/process/guard.h"

#include <stdio.h>
#include <string.h>
#include <time.h>

#include "db/people.h"
#include "desk/file/backup.h"
#include "engine/base/arena.h"
#include "office/clock.h"
#include "web/base/messages.h"

void guard_open(struct guard *g, const char *event)
{
    *g = (struct guard){ .event = event };
    pthread_mutex_init(&g->lock, NULL);
    g->replaced = stat(event, &g->file) != 0;
}

void guard_close(struct guard *g)
{
    if (g->event)
        pthread_mutex_destroy(&g->lock);
}

bool guard_end(struct guard *g, struct err *e)
{
    if (guard_fell(g, NULL))
        guard_tell(g, e);
    else if (g->keyless)
        guard_tell_keys(g, e);
    return e->kind == ERR_NONE;
}

static bool is_there(const struct guard *g)
{
    struct stat now;

    return stat(g->event, &now) == 0 && now.st_dev == g->file.st_dev && now.st_ino == g->file.st_ino;
}

bool guard_fell(struct guard *g, const struct desk *d)
{
    bool fell = desk_replaced(d), there = is_there(g);

    pthread_mutex_lock(&g->lock);
    g->cut = g->cut || (fell && there);
    g->replaced = g->replaced || fell || !there;
    fell = g->replaced;
    pthread_mutex_unlock(&g->lock);
    return fell;
}

/* The sentence stays for whoever asks. */
static void save(struct guard *g, struct desk *d)
{
    struct arena own = { 0 };
    struct str zone = { 0 }, now, made;
    struct err unknown = { 0 }, why = { 0 };

    desk_zone(d, &own, &zone, &unknown);
    clock_in(zone, time(NULL), &own, &now);
    g->why = (struct err){ 0 };
    g->saved = desk_rescue(d, now, &own, &made, &why);
    if (g->saved)
        err_say(&g->why, ERR_STATE, say_desk_file_replaced(g->event, made));
    else
        err_say(&g->why, ERR_STATE,
                g->cut ? say_event_file_cut_unsaved(g->event, err_cause(&why))
                       : say_event_file_replaced_unsaved(g->event, err_cause(&why)));
    arena_free(&own);
}

static void print(const struct err *why)
{
    struct arena own = { 0 };

    printf("warning: %.*s\n", STR_ARG(err_text(why, &(struct wording){ 0 }, &own)));
    fflush(stdout);
    arena_free(&own);
}

void guard_save(struct guard *g, struct desk *d)
{
    enum { PATIENCE = 50 };
    struct err told;

    if (!guard_fell(g, d) || !d)
        return;
    pthread_mutex_lock(&g->lock);
    bool now = !g->saved && g->tries++ % PATIENCE == 0;
    if (now)
        save(g, d);
    told = g->why;
    pthread_mutex_unlock(&g->lock);
    if (now) {
        print(&told);
    }
}

void guard_tell_keys(const struct guard *g, struct err *e)
{
    const char *slash = strrchr(g->event, '/');

    err_say(e, ERR_STATE, say_keys_replaced(slash ? slash + 1 : g->event));
}

bool guard_keys(struct guard *g, const struct people *p)
{
    struct err why = { 0 };
    bool gone = people_replaced(p);

    pthread_mutex_lock(&g->lock);
    bool news = gone && !g->keyless;
    g->keyless = g->keyless || gone;
    bool ok = !g->keyless;
    pthread_mutex_unlock(&g->lock);
    if (news) {
        guard_tell_keys(g, &why);
        print(&why);
    }
    return ok;
}

void guard_tell(struct guard *g, struct err *e)
{
    pthread_mutex_lock(&g->lock);
    err_say(e, ERR_STATE, g->why.kind ? err_message(&g->why) : say_event_file_replaced_saving());
    pthread_mutex_unlock(&g->lock);
}
