/* SPDX-License-Identifier: Apache-2.0 */
/* serve.c - the desk in a browser from its start to its end: what is opened, which threads run, what they tell each other. */
#include "web/web.h"

#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "db/db.h"
#include "db/people.h"
#include "desk/file/mirror.h"
#include "desk/rehearsal.h"
#include "engine/base/arena.h"
#include "engine/base/err.h"
#include "engine/base/module.h"
#include "office/clock.h"
#include "office/trace.h"
#include "web/http/even.h"
#include "web/page/first_key.h"
#include "web/process/guard.h"
#include "web/process/machine.h"
#include "teams/address.h"
#include "web/answer.h"
#include "web/base/messages.h"
#include "web/http/gate.h"
#include "web/http/request_log.h"
#include "web/http/snapshot.h"
#include "web/page/news.h"
#include "web/page/visit.h"
#include "web/process/copier.h"
#include "web/process/copy_process.h"
#include "web/process/jail.h"
#include "web/process/printer.h"
#include "web/public/site_zip.h"
#include "web/server/server.h"
#include "web/site_thread.h"

/* The threads that answer, what each has open, and one beside them that makes what all but the hand read. */
enum { HAND, PRESS, PRINT, CAPTAINS, DOOR, ROOMS, BESIDE = ROOMS, WORKERS };

struct house {
    struct arena arena;
    struct room room[ROOMS];
    struct worker worker[WORKERS];
    struct snapshots *shots;
    struct even *even; /* NULL: no thread could be started */
    struct server *server;
    struct gate gate;
    unsigned char secret[SESSION_SECRET];
    long people_version;  /* of the file of people, when it was looked at last */
    struct desk *watched; /* by the one beside: what was done, here or elsewhere */
    int looks;
    long told;                      /* the last entry that those who listen know of */
    struct site_thread site_thread; /* to the public */
    struct str address;             /* of the desk, as the event has it */
    struct copy_process *copies;
    struct copier *copier; /* to the mirror; NULL: not begun */
    struct site_zip *zip;  /* the pages for the public as a file */
    const char *public_at; /* its address; NULL: it is not served */
    int log;               /* -1: none */
    struct guard guard;    /* of the event file */
};

/* On a line of its own, where it was started. */
static void print_line(struct message message, struct arena *a)
{
    if (message.row)
        printf("%.*s\n", STR_ARG(message_on(MEDIUM_COMMAND, message, a)));
}

/* The key was not taken back, and no other one given. */
static bool stays(void *of, const struct asker *who)
{
    struct arena own = { 0 };
    struct person p;
    struct err e = { 0 };
    bool known = people_numbered(of, who->person, &own, &p, &e);
    bool good = e.kind != ERR_NONE || (known && p.revoked.n == 0 && p.generation == who->generation);

    arena_free(&own);
    return good;
}

/* Whoever may come in no more hears nothing more, however that was done. */
static void sift(struct house *h)
{
    struct people *people = h->room[PRESS].people;
    long version = people ? people_version(people) : h->people_version;

    if (version != h->people_version)
        server_sift(h->server, stays, people);
    h->people_version = version;
}

static void look(void *at)
{
    struct house *h = at;

    if (!guard_fell(&h->guard, h->room[PRESS].desk) && guard_keys(&h->guard, h->room[PRESS].people))
        sift(h);
}

/* Opened again now and then: a file of an earlier version is read from a copy until it is brought forward. News are told when pages have them. */
static void look_beside(void *at)
{
    enum { LOOKS = 50 };
    struct house *h = at;
    bool stands = !guard_fell(&h->guard, h->watched);

    if (stands && h->looks++ % LOOKS == 0) {
        struct desk *now = NULL;
        if (!desk_open(h->room[PRESS].event, false, &now, &(struct err){ 0 }))
            now = NULL;
        if (now)
            desk_trace_by(now, &trace_writer);
        snapshots_other(h->shots, h->watched, now);
        desk_close(h->watched);
        h->watched = now;
    }
    snapshots_look(h->shots, stands ? h->watched : NULL);
    if (stands && h->watched && guard_keys(&h->guard, NULL)) {
        /* What was done since it was looked at last. */
        long stamp = desk_stamp(h->watched, &(struct err){ 0 });
        struct arena own = { 0 };
        struct news *news;
        int n;
        if (h->told > 0 && stamp > h->told && news_since(h->watched, h->told, &own, &news, &n, &(struct err){ 0 }))
            for (int i = 0; i < n; i++)
                server_note(h->server, news[i].entry, news[i].words, news[i].numbers);
        if (stamp > h->told)
            copier_wake(h->copier);
        h->told = stamp > 0 ? stamp : h->told;
        server_tell(h->server, stamp);
        arena_free(&own);
    }
}

/* The thread that records has all of it open. */
static void watch_over(void *at)
{
    struct house *h = at;

    guard_save(&h->guard, h->room[HAND].desk);
    guard_keys(&h->guard, h->room[HAND].people);
}

/* What was done is told at once. */
static void write_down(void *at, struct job *j)
{
    enum { TRY_MS = 50 }; /* for whoever stood behind many others, and another program that writes just then */
    struct house *h = at;
    const long soon = db_clock_ms() + TRY_MS;

    db_wait_until(j->until_ms > soon ? j->until_ms : soon);
    answer_job(&h->room[HAND], j);
    db_wait_until(0);
    worker_nudge(&h->worker[PRESS]);
    worker_nudge(&h->worker[BESIDE]);
    site_thread_wake(&h->site_thread);
    if (j->reply.status < 400)
        copier_wake(h->copier); /* a key that was given or taken back is no entry */
}

/* That somebody has come is noted, and he comes in all the same where that takes too long. */
static void answer_at_door(void *room, struct job *j)
{
    enum { NOTE_MS = 1000 };
    const long soon = db_clock_ms() + NOTE_MS;

    db_wait_until(soon < j->until_ms ? soon : j->until_ms);
    answer_job(room, j);
    db_wait_until(0);
}

/* By a thread that does not wait for the file. */
static void look_at_waiting(void *at)
{
    struct house *h = at;

    worker_tell_late(&h->worker[HAND]);
    server_turn(h->server);
}

/* To captains at even times. */
static void give(void *of, struct job *j)
{
    struct house *h = of;

    if (j->captain && h->even)
        even_give(h->even, j);
    else
        server_give(NULL, j);
}

/* What a captain has done is on the page that is asked for next, which waits for nothing. */
static void give_done(void *of, struct job *j)
{
    struct house *h = of;

    if (j->captain && j->reply.status < 400)
        snapshots_hold(h->shots, j);
    else
        give(h, j);
}

static void nudge(void *of)
{
    worker_nudge(&((struct house *)of)->worker[BESIDE]);
}

static void prepare(struct room *room, const struct web_plan *plan, bool write)
{
    *room = (struct room){ .event = plan->event, .write = write, .language = plan->language, .list = plan->list };
    room->version = -1;
    room->rehearsal = rehearsal_is(plan->event);
    room->secure = plan->cert || str_starts(plan->origin, STR("https:"));
}

/* The folder that a file is in, once it is clear where that is. */
static const char *folder_of(const char *file, struct arena *a)
{
    char *real = realpath(file, NULL);
    struct str path = str_copy(a, str_of(real ? real : file));
    size_t n = path.n;

    free(real);
    while (n > 0 && path.p[n - 1] != '/')
        n--;
    return n > 0 ? str_c(a, (struct str){ path.p, n }) : ".";
}

/* As they are when it begins. */
static void note_settings(struct house *h)
{
    struct event ev = { 0 };

    if (!desk_load(h->room[HAND].desk, &h->arena, &ev, &(struct err){ 0 }))
        return;
    h->address = ev.address;
    print_line(desk_exposed(h->room[HAND].event, &ev), &h->arena);
}

/* While there are no threads yet. A folder of the event may be a link. */
static bool shut_in(struct house *h, const struct web_plan *plan, const char *site, struct err *e)
{
    const char *fonts = getenv("OLYMPAIR_FONTS"), *home = getenv("HOME");
    struct str event = str_of(plan->event);
    size_t n = event.n;

    while (n > 0 && event.p[n - 1] != '/')
        n--;
    const struct jail_path path[] = { { folder_of(plan->event, &h->arena), true },
                                      { n > 0 ? str_c(&h->arena, (struct str){ event.p, n }) : ".", true },
                                      { site, true },
                                      { plan->list ? plan->list : "", false },
                                      { fonts ? fonts : "", false },
                                      { str_c(&h->arena, str_fmt(&h->arena, "%s/.fonts", home ? home : "")), false },
                                      { str_c(&h->arena, str_fmt(&h->arena, "%s/.local/share/fonts", home ? home : "")),
                                        false } };

    module_load_all();
    return jail_paths(path, sizeof path / sizeof *path, e);
}

/* What SQLite and spreadsheets put aside for a moment has its place beside the event: others are given up. Before they are used. */
static void keep_aside(struct house *h, const char *event)
{
    const char *folder = folder_of(event, &h->arena);

    db_keep_aside(folder);
    setenv("TMPDIR", folder, 1);
}

static void make_workers(struct house *h)
{
    for (int i = 0; i < ROOMS; i++)
        h->worker[i] = (struct worker){ .answer = answer_job, .give = give, .self = &h->room[i], .to = h };
    h->worker[HAND] =
        (struct worker){ .answer = write_down, .give = give_done, .self = h, .to = h, .look = watch_over, .at = h };
    h->worker[PRESS].look = look;
    h->worker[PRESS].at = h;
    h->worker[CAPTAINS].look = look_at_waiting;
    h->worker[CAPTAINS].at = h;
    h->worker[DOOR].answer = answer_at_door;
    h->worker[BESIDE] = (struct worker){ .look = look_beside, .at = h };
    for (int i = 0; i < WORKERS; i++)
        worker_make(&h->worker[i]);
    h->shots = snapshots_open(nudge, give, h);
}

/* A file that was never there has not been replaced. */
static bool open_rooms(struct house *h, const struct web_plan *plan, struct err *e)
{
    for (int i = 0; i < ROOMS; i++) {
        prepare(&h->room[i], plan, i == HAND);
        if (i != HAND)
            h->room[i].beside = h->shots;
    }
    guard_open(&h->guard, plan->event);
    struct message mended = { 0 };
    if (!people_mend(plan->event, &mended, &h->arena, e))
        return false;
    print_line(mended, &h->arena);
    for (int i = 0; i < ROOMS; i++)
        if (!room_open(&h->room[i], e))
            return false;
    for (int i = 0; i < ROOMS; i++)
        h->room[i].guard = &h->guard;
    return true;
}

static void tell_rooms(struct house *h)
{
    for (int i = 0; i < ROOMS; i++) {
        h->room[i].origin = h->gate.origin[0];
        h->room[i].public_at = h->public_at;
        h->room[i].server = h->server;
        h->room[i].port = server_port(h->server);
    }
}

/* Whoever comes by a card that was printed on another machine finds the desk at the same port. */
static bool listen_at(struct house *h, const struct web_plan *plan, struct err *e)
{
    const struct workers workers = { &h->worker[HAND], &h->worker[PRESS], &h->worker[PRINT], &h->worker[CAPTAINS],
                                     &h->worker[DOOR] };
    struct web_plan at = *plan;
    struct err taken = { 0 };

    at.port = plan->port_of_address ? address_port(h->address) : 0;
    return (at.port > 0 && server_listen(&at, h->log, &workers, &h->server, &taken)) ||
           server_listen(plan, h->log, &workers, &h->server, e);
}

static bool open_house(struct house *h, const struct web_plan *plan, struct err *e)
{
    struct str site = plan->site.p ? plan->site : str_fmt(&h->arena, "%s.site", plan->event);

    keep_aside(h, plan->event);
    make_workers(h);
    h->zip = site_zip_begin(plan);
    if (!copy_process_start(plan->event, &h->copies, e) || !open_rooms(h, plan, e))
        return false;
    note_settings(h);
    if (!request_log_open(plan->log, &h->log, e) || !site_thread_begin(&h->site_thread, plan, site, e) ||
        !listen_at(h, plan, e) || !shut_in(h, plan, str_c(&h->arena, site), e) || !server_start(h->server, plan, e))
        return false;
    h->site_thread.guard = &h->guard;
    origins_name(&h->gate, plan, server_port(h->server), h->address, &h->arena);
    const char *address = site_thread_address(&h->site_thread);
    h->public_at = address ? str_c(&h->arena, str_of(address)) : NULL;
    tell_rooms(h);
    return first_key(&h->room[HAND], &h->arena, e) && people_secret(h->room[HAND].people, h->secret, e);
}

/* A kernel that cannot confine it does not keep it from serving. */
static void shut_out(void)
{
    struct arena own = { 0 };
    struct err e = { 0 };

    if (jail_version() == 0)
        print_line(say_no_landlock(), &own);
    if (!jail_forbidden_calls(&e))
        printf("warning: %.*s\n", STR_ARG(err_text(&e, &(struct wording){ 0 }, &own)));
    arena_free(&own);
}

static void say_where(const struct house *h)
{
    struct arena own = { 0 };

    if (h->public_at)
        print_line(say_address_of_public(h->public_at), &own);
    printf("%.*s/\n", STR_ARG(h->gate.origin[0]));
    fflush(stdout);
    arena_free(&own);
}

static bool copies(void *of, struct err *e)
{
    bool has;

    return copy_process_copy(of, &has, e);
}

/* How many have begun. What pages read is there before anybody asks. */
static int start_workers(struct house *h)
{
    int n = 0;

    look_beside(h);
    h->even = even_begin(server_give, NULL);
    while (n < WORKERS && worker_start(&h->worker[n]))
        n++;
    return n;
}

/* The one beside is the last: others wait for it. */
static void stop_workers(struct house *h, int n)
{
    for (int i = 0; i < n; i++)
        worker_stop(&h->worker[i]);
    snapshots_end(h->shots);
    even_end(h->even);
}

/* No new connections; what waits is answered; then the loop ends, which must have nothing put aside. */
static bool run(struct house *h, const sigset_t *ends, struct err *e)
{
    desk_mirror_by(h->room[HAND].desk, copies, h->copies);
    h->copier = copier_begin(h->copies);
    for (int i = 0; i < ROOMS; i++) {
        h->room[i].poster = h->site_thread.poster;
        h->room[i].copier = h->copier;
        h->room[i].copies = h->copies;
        h->room[i].zip = h->zip;
    }
    int n = start_workers(h), which;
    bool ok = n == WORKERS ? site_thread_run(&h->site_thread, e) : err_say(e, ERR_IO, say_no_thread_started());

    if (ok) {
        shut_out();
        /* A hall is more than that. */
        enum { HALL = 2000 };
        struct arena own = { 0 };
        unsigned places = files_places();
        if (places < HALL)
            print_line(say_few_open_files(places), &own);
        print_line(desk_in_log(h->room[HAND].desk), &own);
        print_line(people_in_log(h->room[HAND].people), &own);
        arena_free(&own);
        server_open(h->server, &h->gate,
                    &(const struct session_place){ h->secret, h->room[PRESS].port, h->room[PRESS].secure });
        say_where(h);
        sigwait(ends, &which);
    }
    server_quiesce(h->server);
    stop_workers(h, n);
    server_drain(h->server);
    copier_end(h->copier);
    return ok;
}

bool web_serve(const struct web_plan *plan, struct err *e)
{
    struct house h = { .log = -1 };

    if (!origins_check(plan, e))
        return false;
    jail_bare(STDERR_FILENO + 1);
    printer_take();
    const sigset_t ends = ends_block();
    bool ok = open_house(&h, plan, e) && run(&h, &ends, e);
    site_zip_end(h.zip); /* also of a desk that could not begin */
    copy_process_stop(h.copies);
    if (h.server)
        server_stop(h.server);
    for (int i = 0; i < WORKERS; i++)
        worker_free(&h.worker[i]);
    site_thread_end(&h.site_thread);
    desk_close(h.watched);
    for (int i = ROOMS - 1; i > HAND; i--)
        room_close(&h.room[i]);
    snapshots_close(h.shots);
    room_close(&h.room[HAND]); /* the last one out folds the log in: who has recorded something */
    if (h.log > STDERR_FILENO)
        close(h.log);
    ok = ok && guard_end(&h.guard, e);
    guard_close(&h.guard);
    arena_free(&h.arena);
    return ok;
}
