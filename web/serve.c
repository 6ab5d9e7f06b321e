#include "web/web.h"

#include <signal.h>
#include <stdio.h>
#include <string.h>

#include "engine/base/arena.h"
#include "engine/base/err.h"
#include "office/clock.h"
#include "web/news.h"
#include "web/route.h"
#include "web/server.h"

/* The threads and what each has open. */
struct house {
    struct arena arena;
    struct room hand_room, press_room;
    struct worker hand, press;
    struct server *server;
    struct gate gate;
    struct desk *watched; /* by the press: what was done, here or elsewhere */
    int looks;
    long told; /* the last entry that those who listen know of */
};

static bool is_loopback(struct str host)
{
    return str_starts(host, STR("127.")) || str_eq(host, STR("::1")) || str_eq(host, STR("localhost"));
}

static bool is_everywhere(struct str host)
{
    return str_eq(host, STR("0.0.0.0")) || str_eq(host, STR("::"));
}

static bool is_origin(struct str s)
{
    struct str rest = s, scheme = str_cut(&rest, '/'), none = str_cut(&rest, '/');
    bool ok = (str_eq(scheme, STR("http:")) || str_eq(scheme, STR("https:"))) && none.n == 0 && rest.n > 0;

    for (size_t i = 0; i < rest.n; i++)
        ok = ok && rest.p[i] > ' ' && rest.p[i] < 0x7f && !strchr("/?#@\\\"<>", rest.p[i]);
    return ok;
}

static bool check_plan(const struct web_plan *plan, struct err *e)
{
    if (!plan->cert != !plan->key)
        return err_set(e, ERR_USAGE, "--cert and --key go together");
    if (!is_loopback(plan->host) && !plan->plain && !plan->cert)
        return err_set(e, ERR_USAGE,
                       "on %.*s others could listen in to keys and line-ups: add --cert and --key, or --plain if the "
                       "network is your own",
                       STR_ARG(plan->host));
    if (is_everywhere(plan->host) && plan->origin.n == 0)
        return err_set(e, ERR_USAGE, "which address do people type? add --origin http://192.168.1.5:8080");
    return plan->origin.n == 0 || is_origin(plan->origin) ||
           err_set(e, ERR_USAGE, "--origin must be an address such as https://desk.example.org, not %.*s",
                   STR_ARG(plan->origin));
}

/* The addresses that the server has: the one that people type, and those of the machine itself. */
static void name_origins(struct house *h, const struct web_plan *plan)
{
    const char *scheme = plan->cert ? "https" : "http";
    struct str hosts[] = { plan->host, STR("127.0.0.1"), STR("localhost") };
    int port = server_port(h->server);

    if (plan->origin.n > 0)
        h->gate.origin[h->gate.n++] = plan->origin;
    for (int i = is_everywhere(plan->host); i < (is_loopback(plan->host) ? 3 : 1); i++)
        h->gate.origin[h->gate.n++] =
            str_fmt(&h->arena, memchr(hosts[i].p, ':', hosts[i].n) ? "%s://[%.*s]:%d" : "%s://%.*s:%d", scheme,
                    STR_ARG(hosts[i]), port);
}

/* Where nobody has a key the first one is that of the TAP. */
static bool first_key(struct house *h, struct err *e)
{
    struct room *room = &h->hand_room;
    struct person *all, tap = { .name = STR("TAP") };
    struct str zone = { 0 }, now = { 0 };
    struct event ev = { 0 };
    struct desk_key key;
    int n;

    if (!people_load(room->people, &h->arena, &all, &n, e))
        return false;
    if (n > 0)
        return true;
    if (!desk_zone(room->desk, &h->arena, &zone, e))
        return false;
    clock_in(zone, time(NULL), &h->arena, &now);
    tap.issued = now;
    if (!desk_people_add(room->people, &ev, &tap, STR("serve"), &h->arena, &key, e))
        return false;
    printf("Nobody has a key yet. The key of the TAP, shown this once: %s\n", key.text);
    return printf("%.*s/key#%s\n", STR_ARG(h->gate.origin[0]), key.text) > 0;
}

/* What was done since it was looked at last. */
static void tell(struct house *h)
{
    long stamp = desk_stamp(h->watched);
    struct arena own = { 0 };
    struct news *news;
    int n;

    if (h->told > 0 && stamp > h->told && news_since(h->watched, h->told, &own, &news, &n, &(struct err){ 0 }))
        for (int i = 0; i < n; i++)
            server_note(h->server, news[i].entry, news[i].words, news[i].numbers);
    h->told = stamp > 0 ? stamp : h->told;
    server_tell(h->server, stamp);
    arena_free(&own);
}

/* Opened again now and then: a file of an earlier version is read from a copy until it is brought forward. */
static void look(void *at)
{
    enum { LOOKS = 50 };
    struct house *h = at;

    if (h->looks++ % LOOKS == 0) {
        desk_close(h->watched);
        h->watched = NULL;
        if (!desk_open(h->press_room.event, false, &h->watched, &(struct err){ 0 }))
            h->watched = NULL;
    }
    if (h->watched)
        tell(h);
}

static void prepare(struct room *room, const struct web_plan *plan, bool write)
{
    *room = (struct room){ .event = plan->event, .write = write };
    room->secure = plan->cert || str_starts(plan->origin, STR("https:"));
}

static bool open_house(struct house *h, const struct web_plan *plan, struct err *e)
{
    prepare(&h->hand_room, plan, true);
    prepare(&h->press_room, plan, false);
    h->hand = (struct worker){ .answer = route_answer, .give = server_give, .self = &h->hand_room };
    h->press =
        (struct worker){ .answer = route_answer, .give = server_give, .self = &h->press_room, .look = look, .at = h };
    worker_make(&h->hand);
    worker_make(&h->press);
    if (!room_open(&h->hand_room, e) || !server_start(plan, &h->hand, &h->press, &h->server, e))
        return false;
    name_origins(h, plan);
    h->hand_room.origin = h->press_room.origin = h->gate.origin[0];
    return first_key(h, e);
}

static void wait_for_end(void)
{
    sigset_t ends;
    int which;

    sigemptyset(&ends);
    sigaddset(&ends, SIGINT);
    sigaddset(&ends, SIGTERM);
    sigwait(&ends, &which);
}

/* Threads inherit what is blocked: the signals wait for wait_for_end. */
static void block_ends(void)
{
    sigset_t ends;

    sigemptyset(&ends);
    sigaddset(&ends, SIGINT);
    sigaddset(&ends, SIGTERM);
    pthread_sigmask(SIG_BLOCK, &ends, NULL);
}

/* No new connections; what waits is answered; then the loop ends, which must have nothing put aside. */
static void run(struct house *h)
{
    bool hand = worker_start(&h->hand), press = hand && worker_start(&h->press);

    if (press) {
        server_open(h->server, &h->gate);
        printf("%.*s/\n", STR_ARG(h->gate.origin[0]));
        fflush(stdout);
        wait_for_end();
    }
    server_quiesce(h->server);
    if (hand)
        worker_stop(&h->hand);
    if (press)
        worker_stop(&h->press);
    server_drain(h->server);
}

bool web_serve(const struct web_plan *plan, struct err *e)
{
    struct house h = { 0 };

    if (!check_plan(plan, e))
        return false;
    block_ends();
    bool ok = open_house(&h, plan, e);
    if (ok)
        run(&h);
    if (h.server)
        server_stop(h.server);
    worker_free(&h.hand);
    worker_free(&h.press);
    desk_close(h.watched);
    room_close(&h.hand_room);
    room_close(&h.press_room);
    arena_free(&h.arena);
    return ok;
}
