/* SPDX-License-Identifier: Apache-2.0 */
#include "web/server/server.h"

#include <arpa/inet.h>
#include <malloc.h>
#include <microhttpd.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

#include "db/db.h"
#include "engine/base/arena.h"
#include "engine/base/err.h"
#include "web/base/messages.h"
#include "web/http/front.h"
#include "web/http/lines.h"
#include "web/http/listen.h"
#include "web/http/live.h"
#include "web/http/reach.h"
#include "web/http/request_log.h"
#include "web/http/security.h"
#include "web/http/turns.h"
#include "web/http/upload_place.h"
#include "web/page/page.h"
#include "web/process/machine.h"

/* After a request that is BIG the memory is given back to the system. */
enum { BIG = 1 << 20, SECONDS = 20, POOL = 16 << 10, DRAIN_STEP = 5000, DRAIN_STEPS = 400 };

/* In all, and of one address, which may be a whole hall: who takes all that is his leaves room for the others. */
enum { SHARES = 4 };

/* In the words of GnuTLS: 1.2 and later. */
#define TLS_VERSIONS "NORMAL:-VERS-ALL:+VERS-TLS1.3:+VERS-TLS1.2:%SERVER_PRECEDENCE"

struct server {
    struct MHD_Daemon *daemon;
    struct workers worker;
    struct gate gate;
    struct reach reach;
    unsigned char secret[SESSION_SECRET];
    struct str cookie; /* its name */
    struct arena arena;
    bool strict;          /* browsers are told to come by TLS only */
    atomic_bool open;     /* the gate and the secret are ready */
    atomic_int under_way; /* requests that are not answered, or not to the last byte */
    int listening, log;   /* -1: none */
    char *cert, *key;     /* in it; NULL: no TLS */
    struct live live;
    struct addresses *from; /* how many connections there are from each */
    struct front *front;    /* before TLS; NULL: there is none */
    struct uploads uploads; /* of the loop */
    struct captains captains;
    struct turns turns;
};

/* Answers. */

static const char *const always[][2] = {
#define X(name, desk, site) { name, desk },
    SECURITY_HEADERS(X)
#undef X
};

static void add_header(struct MHD_Response *r, struct arena *a, const char *name, struct str value)
{
    if (value.n > 0)
        MHD_add_response_header(r, name, str_c(a, value));
}

/* What follows the head is read bit by bit; with nothing to say the connection is put aside. */
static ssize_t read_news(void *of, uint64_t at, char *to, size_t room)
{
    ssize_t n = live_read(of, to, room);

    (void)at;
    if (n == LIVE_OVER)
        return MHD_CONTENT_READER_END_OF_STREAM;
    return n;
}

static void put_aside(void *connection)
{
    MHD_suspend_connection(connection);
}

static void take_up(void *connection)
{
    MHD_resume_connection(connection);
}

static struct MHD_Response *response_of(struct server *s, struct MHD_Connection *c, const struct job *j)
{
    const struct reply *r = &j->reply;

    if (r->live)
        return MHD_create_response_from_callback(MHD_SIZE_UNKNOWN, 512, read_news,
                                                 live_listen(&s->live, r->live, &j->asker, c), live_leave);
    return MHD_create_response_from_buffer(r->body.n, (void *)(uintptr_t)r->body.p, MHD_RESPMEM_PERSISTENT);
}

static enum MHD_Result send_reply(struct server *s, struct MHD_Connection *c, struct job *j)
{
    const struct reply *r = &j->reply;
    struct MHD_Response *response = response_of(s, c, j);

    if (!response)
        return MHD_NO;
    for (size_t i = 0; i < sizeof always / sizeof *always; i++)
        MHD_add_response_header(response, always[i][0], always[i][1]);
    add_header(response, &j->arena, "Cache-Control", job_keeping(j));
    add_header(response, &j->arena, "Content-Type", r->type);
    add_header(response, &j->arena, "ETag", r->etag);
    add_header(response, &j->arena, "Location", r->location);
    add_header(response, &j->arena, "Set-Cookie", r->cookie);
    if (r->file.n > 0)
        add_header(response, &j->arena, "Content-Disposition",
                   str_fmt(&j->arena, "attachment; filename=\"%.*s\"", STR_ARG(r->file)));
    if (r->status == 503)
        add_header(response, &j->arena, "Retry-After", STR("1"));
    add_header(response, &j->arena, "Refresh", r->again);
    if (s->strict)
        add_header(response, &j->arena, "Strict-Transport-Security", str_fmt(&j->arena, "max-age=%d", SESSION_SECONDS));
    if (r->close)
        add_header(response, &j->arena, "Connection", STR("close"));
    enum MHD_Result sent = MHD_queue_response(c, (unsigned)r->status, response);
    MHD_destroy_response(response);
    captains_note(&s->captains, j->person, j->captain);
    request_log(s->log, j);
    return sent;
}

static enum MHD_Result refuse(struct server *s, struct MHD_Connection *c, struct job *j, int status, struct message why)
{
    j->answered = true;
    page_refuse(j, status, why);
    j->reply.close = true;
    return send_reply(s, c, j);
}

void server_give(void *of, struct job *j)
{
    (void)of;
    MHD_resume_connection(j->connection);
}

/* Requests. */

/* Browsers send the cookies of all ports of this host: those of other desks, and of whatever else is there, are gone before anybody has read
   them. */
static struct str own_cookie(const struct server *s, struct MHD_Connection *c, const struct head *h, struct arena *a)
{
    const struct head head = { .header = h->header, .n = h->n };
    struct str value =
        atomic_load(&s->open) ? session_cookie(head_value(&head, STR("Cookie")), s->cookie) : (struct str){ 0 };
    struct str own = value.n > 0 ? str_fmt(a, "%.*s=%.*s", STR_ARG(s->cookie), STR_ARG(value)) : value;

    cookies_wipe(c);
    return own;
}

static void note_reach(struct server *s, struct MHD_Connection *c, struct str host)
{
    if (reach_knows(&s->reach, &s->gate, host))
        return;
    /* From libmicrohttpd 1.0 on the answer to a question stands where the answer to the one before it stood. */
    const union MHD_ConnectionInfo *told = MHD_get_connection_info(c, MHD_CONNECTION_INFO_CLIENT_ADDRESS);
    const struct sockaddr *from = told ? told->client_addr : NULL;
    struct sockaddr_storage own = { 0 };
    socklen_t n = sizeof own;
    told = MHD_get_connection_info(c, MHD_CONNECTION_INFO_CONNECTION_FD);
    if (from && told && getsockname(told->connect_fd, (struct sockaddr *)(void *)&own, &n) == 0)
        reach_note(&s->reach, &s->gate, host, from, (struct sockaddr *)(void *)&own);
}

bool server_reached(const struct server *s, struct str origin)
{
    return reach_has(&s->reach, &s->gate, origin);
}

/* That the person still may come in is asked later, of the file; a key that was taken back waits behind nobody who has another one. */
static struct asker asker_of(const struct server *s, struct MHD_Connection *c, struct job *j)
{
    const union MHD_ConnectionInfo *from = MHD_get_connection_info(c, MHD_CONNECTION_INFO_CLIENT_ADDRESS);
    struct asker who = { .address = address_from(from ? from->client_addr : NULL) };
    struct str value = session_cookie(j->cookie, s->cookie);
    struct session session;

    if (session_read(value, s->secret, time(NULL), &session)) {
        who.person = session.began.person;
        who.generation = session.generation;
    }
    return who;
}

/* The first time; and once more if it was put aside (web/http/turns.h). */
static enum MHD_Result begin(struct server *s, struct MHD_Connection *c, struct job *j, const char *method)
{
    struct lines lines = { .n = 0 };
    struct head head = { .header = lines.line, .target = j->target };
    struct message why = say_desk_not_open_yet();
    const bool again = j->known;

    j->begun = j->known = true;
    j->method = head.method = str_copy(&j->arena, str_of(method));
    lines_read(c, &lines);
    head.n = lines.n;
    j->type = str_copy(&j->arena, head_value(&head, STR("Content-Type")));
    j->accept = str_copy(&j->arena, head_value(&head, STR("Accept")));
    j->none_match = str_copy(&j->arena, head_value(&head, STR("If-None-Match")));
    if (lines.many)
        return refuse(s, c, j, 431, say_too_many_headers());
    if (!again && !lines_are_plain(c, &lines, method, j->target.n))
        return refuse(s, c, j, 400, say_request_malformed());
    if (!again) {
        j->connection = c;
        j->cookie = own_cookie(s, c, &head, &j->arena);
        j->asker = asker_of(s, c, j);
        j->captain = captains_has(&s->captains, j->asker.person);
    }
    j->begun = again || j->asker.person > 0 || turns_take(&s->turns, j);
    if (!j->begun)
        return MHD_YES;
    j->most = head.most = upload_most(j->target, j->asker.person > 0, s->gate.of_front);
    int status = atomic_load(&s->open) ? gate_check(&s->gate, &head, &why) : 503;
    if (!status)
        status = uploads_enter(&s->uploads, j, &head, &why);
    if (status)
        return refuse(s, c, j, status, why);
    note_reach(s, c, head_value(&head, STR("Host")));
    return MHD_YES;
}

static enum MHD_Result take_body(struct server *s, struct MHD_Connection *c, struct job *j, const char *bytes,
                                 size_t *n)
{
    size_t more = *n;

    *n = 0;
    if (job_take(j, bytes, more))
        return MHD_YES;
    return j->spool.full ? refuse(s, c, j, 503, say_no_room_for_upload())
                         : refuse(s, c, j, 413, gate_too_long(j->most));
}

/* Only the connection whose turn it is may be put aside; the worker may be ready before this is. */
static enum MHD_Result hand_on(struct server *s, struct MHD_Connection *c, struct job *j)
{
    struct worker *w = workers_for(&s->worker, j);

    j->arrived = time(NULL);
    j->until_ms = db_clock_ms() + DB_WAIT_MS;
    MHD_suspend_connection(c);
    if (!worker_put(w, j)) {
        worker_refuse(j);
        j->answered = true;
        MHD_resume_connection(c);
    }
    return MHD_YES;
}

static enum MHD_Result take_request(void *self, struct MHD_Connection *c, const char *url, const char *method,
                                    const char *version, const char *bytes, size_t *n, void **of)
{
    struct job *j = *of;

    (void)url;
    (void)version;
    if (!j)
        return MHD_NO;
    if (!j->begun)
        return begin(self, c, j, method);
    if (*n > 0 && !j->answered)
        return take_body(self, c, j, bytes, n);
    return j->answered ? send_reply(self, c, j) : hand_on(self, c, j);
}

/* Before anything is read of it but the address, as it stands in the request. */
static void *note_target(void *self, const char *uri, struct MHD_Connection *c)
{
    struct server *s = self;
    struct job *j = calloc(1, sizeof *j);

    (void)c;
    if (!j)
        return NULL;
    j->target = str_copy(&j->arena, str_of(uri));
    clock_gettime(CLOCK_MONOTONIC, &j->begun_at);
    atomic_fetch_add(&s->under_way, 1);
    return j;
}

static void forget(void *self, struct MHD_Connection *c, void **of, enum MHD_RequestTerminationCode why)
{
    struct server *s = self;
    struct job *j = *of;

    (void)c;
    (void)why;
    if (!j)
        return;
    atomic_fetch_sub(&s->under_way, 1);
    uploads_leave(&s->uploads, j);
    bool big = j->n > BIG;
    arena_free(&j->arena);
    free(j);
    if (big)
        malloc_trim(0);
    *of = NULL;
}

/* Addresses are read in web/route.c. */
static size_t leave_as_it_is(void *self, struct MHD_Connection *c, char *s)
{
    (void)self;
    (void)c;
    return strlen(s);
}

/* Start and end. */

static bool does_not_start(const struct web_plan *plan, struct err *e)
{
    if (!plan->cert)
        return err_say(e, ERR_IO, say_server_cannot_be_started());
    return err_say(e, ERR_IO, say_key_not_of_certificate(plan->key, plan->cert));
}

static enum MHD_Result may_come(void *self, const struct sockaddr *at, socklen_t n)
{
    struct server *s = self;
    const struct address from = address_from(at);

    (void)n;
    return addresses_have_room(s->from, &from) ? MHD_YES : MHD_NO;
}

static void count(void *self, struct MHD_Connection *c, void **of, enum MHD_ConnectionNotificationCode what)
{
    struct server *s = self;
    const union MHD_ConnectionInfo *from = MHD_get_connection_info(c, MHD_CONNECTION_INFO_CLIENT_ADDRESS);

    if (what == MHD_CONNECTION_NOTIFY_STARTED)
        *of =
            addresses_enter(s->from, &(const struct address){ address_from(from ? from->client_addr : NULL).network });
    else
        addresses_leave(s->from, *of);
}

static void hand_to_daemon(void *self, int fd, const struct sockaddr *at, unsigned n)
{
    struct server *s = self;

    MHD_add_connection(s->daemon, fd, at, n);
}

/* Where a browser that comes without TLS is sent. */
static bool start_front(struct server *s, const struct web_plan *plan, struct err *e)
{
    bool six = memchr(plan->host.p, ':', plan->host.n);
    struct str at = plan->origin.n > 0 ? plan->origin
                                       : str_fmt(&s->arena, six ? "https://[%.*s]:%d" : "https://%.*s:%d",
                                                 STR_ARG(plan->host), server_port(s));

    if (!s->cert)
        return true;
    s->front = front_start(s->listening, front_answer(at, &s->arena), s->from, hand_to_daemon, s);
    return s->front || err_say(e, ERR_IO, say_no_thread_started());
}

bool server_start(struct server *s, const struct web_plan *plan, struct err *e)
{
    const struct MHD_OptionItem tls[] = { { MHD_OPTION_HTTPS_MEM_CERT, 0, s->cert },
                                          { MHD_OPTION_HTTPS_MEM_KEY, 0, s->key },
                                          { MHD_OPTION_HTTPS_PRIORITIES, 0, (void *)(uintptr_t)TLS_VERSIONS },
                                          { MHD_OPTION_END, 0, NULL } };
    const struct MHD_OptionItem plain[] = { { MHD_OPTION_LISTEN_SOCKET, s->listening, NULL },
                                            { MHD_OPTION_END, 0, NULL } };
    unsigned flags = (unsigned)MHD_USE_EPOLL_INTERNAL_THREAD | (unsigned)MHD_ALLOW_SUSPEND_RESUME;

    if (s->cert)
        flags |= (unsigned)MHD_USE_TLS | (unsigned)MHD_USE_NO_LISTEN_SOCKET;
    s->daemon = MHD_start_daemon(flags, 0, may_come, s, take_request, s, MHD_OPTION_ARRAY, s->cert ? tls : plain,
                                 MHD_OPTION_CONNECTION_MEMORY_LIMIT, (size_t)POOL, MHD_OPTION_CONNECTION_LIMIT,
                                 files_places(), MHD_OPTION_CONNECTION_TIMEOUT, (unsigned)SECONDS,
                                 MHD_OPTION_STRICT_FOR_CLIENT, 1, MHD_OPTION_URI_LOG_CALLBACK, note_target, s,
                                 MHD_OPTION_UNESCAPE_CALLBACK, leave_as_it_is, NULL, MHD_OPTION_NOTIFY_COMPLETED,
                                 forget, s, MHD_OPTION_NOTIFY_CONNECTION, count, s, MHD_OPTION_END);
    return s->daemon ? start_front(s, plan, e) : does_not_start(plan, e);
}

/* Browsers that were here once come to this host by TLS alone, whatever the port: not where the public is served on it, without TLS. */
static bool is_strict(const struct web_plan *plan)
{
    return (plan->cert || str_starts(plan->origin, STR("https:"))) && !plan->public.address.p;
}

bool server_listen(const struct web_plan *plan, int log, const struct workers *worker, struct server **out,
                   struct err *e)
{
    struct server *s = calloc(1, sizeof *s);

    if (!s)
        abort();
    s->worker = *worker;
    s->listening = -1;
    s->log = log;
    files_most();
    s->from = addresses_make(files_places() > SHARES ? (int)files_places() / SHARES : 1);
    s->strict = is_strict(plan);
    live_open(&s->live, put_aside, take_up);
    turns_open(&s->turns, put_aside, take_up);
    bool ok = listen_pair(plan, &s->arena, &s->cert, &s->key, e) && listen_at(plan, &s->listening, e);
    if (ok)
        *out = s;
    else
        server_stop(s);
    return ok;
}

int server_port(const struct server *s)
{
    return listen_port(s->listening);
}

void server_open(struct server *s, const struct gate *gate, const struct session_place *place)
{
    s->gate = *gate;
    memcpy(s->secret, place->secret, sizeof s->secret);
    s->cookie = session_name(place, &s->arena);
    atomic_store(&s->open, true);
}

void server_note(struct server *s, long entry, struct str words, struct str numbers)
{
    live_note(&s->live, entry, words, numbers);
}

void server_tell(struct server *s, long entry)
{
    live_tell(&s->live, entry);
}

void server_turn(struct server *s)
{
    turns_next(&s->turns);
}

void server_sift(struct server *s, bool (*stays)(void *of, const struct asker *who), void *of)
{
    live_sift(&s->live, stays, of);
}

void server_quiesce(struct server *s)
{
    front_stop(s->front);
    s->front = NULL;
    MHD_quiesce_daemon(s->daemon);
}

/* What the workers have answered goes out; who has sent half a request is not waited for any longer. */
void server_drain(struct server *s)
{
    live_end(&s->live);
    turns_end(&s->turns);
    for (int i = 0; i < DRAIN_STEPS && atomic_load(&s->under_way) > 0; i++)
        usleep(DRAIN_STEP);
}

void server_stop(struct server *s)
{
    front_stop(s->front);
    if (s->daemon)
        MHD_stop_daemon(s->daemon);
    if (s->listening >= 0)
        close(s->listening);
    live_close(&s->live);
    turns_close(&s->turns);
    addresses_free(s->from);
    arena_free(&s->captains.arena);
    arena_free(&s->arena);
    free(s);
}
