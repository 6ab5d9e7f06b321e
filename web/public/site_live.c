/* SPDX-License-Identifier: Apache-2.0 */
#include "web/public/site_live.h"

#include <malloc.h>
#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/signalfd.h>
#include <unistd.h>

#include "desk/base/desk.h"
#include "engine/base/arena.h"
#include "engine/base/err.h"
#include "engine/base/finding.h"
#include "office/pages.h"
#include "office/site/site.h"
#include "reports/exchange/json_public.h"
#include "web/base/messages.h"
#include "web/process/machine.h"
#include "web/public/bundle.h"
#include "web/public/public.h"

enum { LOOK_MS = 100 };

/* One age of the event: what it was, and what was shown of it. */
struct age {
    struct arena arena;
    struct event *seen;
    struct str mark; /* of what everybody may know of it */
    struct bundle pages;
};

struct site_live {
    struct site_order order;
    struct str section; /* of the limit; empty: all */
    struct site_live_ears ears;
    struct arena notice;   /* the text of the order */
    struct public *public; /* NULL: nobody is served */
    struct age age[2];
    int now;
    long stamp;                   /* of the age shown; -1: none, and it is made whatever it says */
    long version, version_looked; /* desk_version of that, and of the age looked at */
    long looked;                  /* of the one that is made */
    long failed;                  /* the last that could not be shown; -1: none */
    bool waits;                   /* for another program: it is tried again although nothing has changed */
};

/* --- one change --------------------------------------------------------------------------------- */

/* First the results, which are on the boards at once; the pages follow as soon as they are made. */
static bool tell_boards(struct site_live *l, const struct age *was, const struct age *is, struct arena *a,
                        struct err *e)
{
    struct str folder[SECTIONS_MAX], boards;

    if ((!l->public && !l->ears.event) || !was->seen)
        return true;
    for (int i = 0; i < is->seen->nsection; i++)
        folder[i] = page_folder(&is->seen->section[i], a);
    struct err none = { 0 };
    if (!json_public_boards(was->seen, is->seen, folder, a, &boards, &none) || boards.n < 2)
        return true;
    boards.n--; /* its newline */
    if (l->ears.event)
        l->ears.event(l->ears.cls, "boards", boards);
    return !l->public || public_tell(l->public, "boards", boards, &none) || none.kind == ERR_LIMIT ||
           err_say(e, none.kind, err_message(&none));
}

static bool show_pages(struct site_live *l, const struct site_done *done, const struct age *was, struct age *is,
                       struct err *e)
{
    struct str block;

    if (!l->public)
        return true;
    if (!bundle_make(l->order.folder, done->file, done->files, was->pages.n > 0 ? &was->pages : NULL, &is->arena,
                     &block, e) ||
        !bundle_open(block, &is->pages))
        return false;
    return public_show(l->public, block, e) && public_tell(l->public, "pages", is->mark, e);
}

/* now.json, and then the pages of rounds, to those who watch while those of teams and players are made, which are as they were until then. What cannot be shown
   yet is shown with the rest. */
static void show_first(void *cls, const struct site_done *so_far, bool pages)
{
    struct site_live *l = cls;
    const struct age *was = &l->age[l->now];
    struct arena own = { 0 };
    struct str block;
    struct err e = { 0 };

    if (l->public && was->pages.n > 0 &&
        bundle_make(l->order.folder, so_far->file, so_far->files, &was->pages, &own, &block, &e) &&
        public_show(l->public, block, &e) && pages)
        public_tell(l->public, "pages", l->order.mark, &e);
    arena_free(&own);
}

static bool load(struct site_live *l, struct desk *d, struct age *is, struct event *ev, struct err *e)
{
    const struct viewer public = { .role = ROLE_PUBLIC };
    struct site_order *o = &l->order;

    l->version_looked = desk_version(d);
    l->looked = desk_stamp(d, &(struct err){ 0 });
    if (l->looked < 0 || !desk_view(d, &public, &is->arena, ev, e))
        return e->kind != ERR_NONE ? false : err_say(e, ERR_DB, say_live_event_file_unreadable());
    if (!site_mark(d, ev, &is->arena, &is->mark, e))
        return false;
    o->event = ev;
    o->mark = is->mark;
    o->limit.section = section_named(ev, l->section);
    is->seen = visibility_make(ev, &o->limit, &is->arena).seen;
    return true;
}

static bool make_pages(struct site_live *l, struct desk *d, const struct age *was, struct age *is, struct err *e)
{
    struct findings missing = { .arena = &is->arena };
    struct site_done done;

    if (!tell_boards(l, was, is, &is->arena, e) || !site_write(d, &l->order, &is->arena, &missing, &done, e))
        return false;
    l->stamp = l->looked, l->version = l->version_looked;
    if (!show_pages(l, &done, was, is, e))
        return false;
    l->ears.made(l->ears.cls, &done, &missing);
    if (l->ears.event)
        l->ears.event(l->ears.cls, "pages", is->mark);
    return true;
}

/* What changes nothing that everybody may know is told to nobody: who listens would count the line-ups that come in. */
static bool is_as_it_was(struct site_live *l, const struct age *was, const struct age *is)
{
    bool same = l->stamp >= 0 && str_eq(was->mark, is->mark);

    if (same)
        l->stamp = l->looked, l->version = l->version_looked;
    return same;
}

/* The age before the latest is gone as soon as the latest is whole; one that failed, or is the same, goes itself. */
bool site_live_make(struct site_live *l, struct desk *d, struct err *e)
{
    const struct age *was = &l->age[l->now];
    struct age *is = &l->age[!l->now];
    struct event *ev = arena_new(&is->arena, struct event, 1);

    desk_hold(d);
    bool loaded = load(l, d, is, ev, e), same = loaded && is_as_it_was(l, was, is);
    bool made = loaded && !same && make_pages(l, d, was, is, e);

    desk_release(d);
    if (made)
        l->now = !l->now;
    arena_free(&l->age[!l->now].arena);
    l->age[!l->now] = (struct age){ 0 };
    malloc_trim(0); /* what lay between longer lives goes back as well */
    return made || same;
}

/* It is no entry of the journal: the pages are made as if there were a new one. */
void site_live_announce(struct site_live *l, struct str notice)
{
    if (str_eq(l->order.notice, notice))
        return;
    arena_free(&l->notice);
    l->order.notice = str_copy(&l->notice, notice);
    l->stamp = l->failed = -1;
}

/* --- the time between --------------------------------------------------------------------------- */

/* What goes wrong later is told and tried again: a full disk, a file held for a moment. */
static void tell_trouble(const struct site_live *l, struct message what)
{
    struct arena own = { 0 };
    struct findings f = { .arena = &own };

    finding_say(&f, WARNING, RULE_NONE, 0, what);
    l->ears.made(l->ears.cls, &(struct site_done){ 0 }, &f);
    arena_free(&own);
}

/* The latest pages, to a process that has none. */
static bool show_again(struct site_live *l, struct err *e)
{
    const struct age *is = &l->age[l->now];

    return is->pages.n == 0 || public_show(l->public, is->pages.block, e);
}

/* False: it has ended for good, and is not asked again. */
static bool look_at_process(struct site_live *l, struct err *e)
{
    enum public_news news = PUBLIC_BEGUN;
    struct err why = { 0 };
    bool shown = true;

    while (shown && news != PUBLIC_SAME && news != PUBLIC_GONE) {
        news = public_news(l->public, &why);
        if (news == PUBLIC_FELL)
            tell_trouble(l, err_message(&why));
        if (news == PUBLIC_BEGUN)
            shown = show_again(l, &why);
    }
    if (shown && news != PUBLIC_GONE)
        return true;
    public_stop(l->public);
    l->public = NULL;
    return err_say(e, ERR_IO, say_public_process_ended_restart());
}

static bool is_stopped(const struct site_live *l)
{
    return l->order.stops && atomic_load(l->order.stops);
}

bool site_live_look(struct site_live *l, struct desk *d, struct err *e)
{
    bool there = !l->public || look_at_process(l, e);
    long version = desk_version(d), stamp = desk_stamp(d, &(struct err){ 0 });
    bool changed = stamp != l->stamp || version != l->version; /* a file that was put back may have as many entries */
    struct err why = { 0 };

    if (stamp >= 0 && changed && (stamp != l->failed || l->waits) && !site_live_make(l, d, &why) && !is_stopped(l)) {
        l->waits = why.kind == ERR_BUSY;
        if (stamp != l->failed)
            tell_trouble(l, say_site_stays_as_it_was(err_cause(&why)));
        l->failed = stamp;
    }
    return there;
}

int site_live_descriptor(const struct site_live *l)
{
    return l->public ? public_descriptor(l->public) : -1;
}

/* --- begin and end ------------------------------------------------------------------------------ */

bool site_live_begin(const struct site_order *order, const struct public_place *at, const struct site_live_ears *ears,
                     struct site_live **out, struct err *e)
{
    struct public *public = NULL;

    ends_block();
    if (at->address.p && !public_start(at, &public, e))
        return false;
    *out = malloc(sizeof **out);
    if (!*out)
        abort();
    **out = (struct site_live){ .order = *order, .ears = *ears, .public = public, .stamp = -1, .failed = -1 };
    (*out)->order.first = show_first;
    (*out)->order.cls = *out;
    if (order->limit.section)
        (*out)->section = order->limit.section->name;
    return true;
}

const char *site_live_address(const struct site_live *l)
{
    return l->public ? public_address(l->public) : NULL;
}

void site_live_end(struct site_live *l)
{
    if (!l)
        return;
    public_stop(l->public);
    arena_free(&l->notice);
    arena_free(&l->age[0].arena);
    arena_free(&l->age[1].arena);
    free(l);
}

bool site_live_keep(struct site_live *l, struct desk *d, struct err *e)
{
    const sigset_t ends = ends_block();
    int signal = signalfd(-1, &ends, SFD_CLOEXEC);
    struct pollfd on[2] = { { .fd = signal, .events = POLLIN }, { .fd = site_live_descriptor(l), .events = POLLIN } };
    bool ok = true;

    while (ok && (poll(on, 2, LOOK_MS) < 0 || !on[0].revents))
        ok = site_live_look(l, d, e);
    close(signal);
    return ok;
}
