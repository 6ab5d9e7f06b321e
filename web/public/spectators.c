/* SPDX-License-Identifier: Apache-2.0 */
/* spectators.c - what the public's process does: pages from a block of memory, and a stream of what is new. It opens nothing. */
#include <errno.h>
#include <microhttpd.h>
#include <poll.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <sys/socket.h>
#include <unistd.h>

#include "engine/base/arena.h"
#include "engine/base/err.h"
#include "office/site/site.h"
#include "teams/address.h"
#include "web/base/messages.h"
#include "web/http/address.h"
#include "web/http/lines.h"
#include "web/http/security.h"
#include "web/process/jail.h"
#include "web/process/machine.h"
#include "web/process/process.h"
#include "web/public/block.h"
#include "web/public/bundle.h"
#include "web/public/public.h"

/* False: there is nobody any more who would hear it. */
bool public_say(struct message why)
{
    struct arena own = { 0 };
    struct str text = str_whole(message_on(MEDIUM_COMMAND, why, &own), PUBLIC_SENTENCE - 1);
    bool ok = send(PROCESS_CHANNEL, text.p, text.n, MSG_NOSIGNAL) >= 0;

    arena_free(&own);
    return ok;
}

enum { EMBED_MOST = 256, CONNECTIONS = 14000, POOL = 4 * 1024, IDLE_SECONDS = 20, PING_SECONDS = 15, EVENTS_KEPT = 32 };

/* --- events ------------------------------------------------------------------------------------- */

/* What is sent to everybody: the last of them, the latest one included. */
struct event_text {
    char *p;
    size_t n;
};

/* A reader of /live: which event is next, and how much of it is written. */
struct stream {
    struct MHD_Connection *connection;
    struct stream *before, *after;
    unsigned long next;
    size_t done;
    bool waits;
};

static pthread_mutex_t live_lock = PTHREAD_MUTEX_INITIALIZER;
static struct event_text kept[EVENTS_KEPT];
static unsigned long nevent; /* event i stands in kept[i % EVENTS_KEPT] */
static struct stream *streams;
static bool closing;

static void wake_all(void)
{
    for (struct stream *s = streams; s; s = s->after)
        if (s->waits) {
            s->waits = false;
            MHD_resume_connection(s->connection);
        }
}

static void tell_all(const char *text, size_t n)
{
    char *p = malloc(n);

    if (!p)
        return;
    memcpy(p, text, n);
    pthread_mutex_lock(&live_lock);
    struct event_text *place = &kept[nevent % EVENTS_KEPT];
    free(place->p);
    *place = (struct event_text){ p, n };
    nevent++;
    wake_all();
    pthread_mutex_unlock(&live_lock);
}

/* Bytes of the next event, 0: there is none yet. Whoever is too slow misses some: the page then looks for itself. */
static size_t next_bytes(struct stream *s, char *to, size_t room)
{
    if (nevent - s->next > EVENTS_KEPT && s->done == 0)
        s->next = nevent - 1;
    if (s->next >= nevent || nevent - s->next > EVENTS_KEPT)
        return 0;
    const struct event_text *text = &kept[s->next % EVENTS_KEPT];
    size_t n = text->n - s->done < room ? text->n - s->done : room;
    memcpy(to, text->p + s->done, n);
    s->done += n;
    if (s->done == text->n) {
        s->done = 0;
        s->next++;
    }
    return n;
}

/* An event that was dropped while half of it was written cannot be ended: the browser connects again. */
static bool is_torn(const struct stream *s)
{
    return s->done > 0 && nevent - s->next > EVENTS_KEPT;
}

static ssize_t read_stream(void *cls, uint64_t at, char *to, size_t room)
{
    struct stream *s = cls;

    (void)at;
    pthread_mutex_lock(&live_lock);
    bool ends = closing || is_torn(s);
    size_t n = ends ? 0 : next_bytes(s, to, room);
    if (n == 0 && !ends) {
        s->waits = true;
        MHD_suspend_connection(s->connection);
    }
    pthread_mutex_unlock(&live_lock);
    return ends ? MHD_CONTENT_READER_END_OF_STREAM : (ssize_t)n;
}

static void end_stream(void *cls)
{
    struct stream *s = cls;

    pthread_mutex_lock(&live_lock);
    if (s->before)
        s->before->after = s->after;
    else
        streams = s->after;
    if (s->after)
        s->after->before = s->before;
    pthread_mutex_unlock(&live_lock);
    free(s);
}

/* It begins with what comes next; how things stand is in the pages. */
static struct stream *begin_stream(struct MHD_Connection *connection)
{
    struct stream *s = calloc(1, sizeof *s);

    if (!s)
        return NULL;
    s->connection = connection;
    pthread_mutex_lock(&live_lock);
    s->next = nevent;
    s->after = streams;
    if (streams)
        streams->before = s;
    streams = s;
    pthread_mutex_unlock(&live_lock);
    return s;
}

/* --- answers ------------------------------------------------------------------------------------ */

static const char *const headers[][2] = {
#define X(name, desk, site) { name, site },
    SECURITY_HEADERS(X)
#undef X
};

static enum MHD_Result send_out(struct MHD_Connection *connection, unsigned status, struct MHD_Response *response)
{
    if (!response)
        return MHD_NO;
    /* Within whose pages these may stand the site says; nobody's, if it does not. */
    struct block *b = block_take();
    struct bundle_page page;
    char policy[sizeof SECURITY_POLICY + EMBED_MOST];
    struct str who = STR("'none'");
    if (b && bundle_find(block_pages(b), STR(SITE_EMBED), &page) && page.body.n < EMBED_MOST &&
        address_is(str_trim(page.body)))
        who = str_trim(page.body);
    snprintf(policy, sizeof policy, "%s%.*s", SECURITY_POLICY, STR_ARG(who));
    MHD_add_response_header(response, "Content-Security-Policy", policy);
    block_leave(b);
    for (size_t i = 0; i < sizeof headers / sizeof *headers; i++)
        if (headers[i][1])
            MHD_add_response_header(response, headers[i][0], headers[i][1]);
    enum MHD_Result sent = MHD_queue_response(connection, status, response);
    MHD_destroy_response(response);
    return sent;
}

static const char *header(struct MHD_Connection *connection, const char *name)
{
    const char *value = MHD_lookup_connection_value(connection, MHD_HEADER_KIND, name);

    return value ? value : "";
}

/* The page of the site for that status, whatever address was asked for; NULL: there is none yet. */
static struct MHD_Response *page_for(unsigned status)
{
    struct block *b = block_take();
    struct bundle_page page;
    char address[16];

    snprintf(address, sizeof address, "/%u.html", status);
    struct MHD_Response *r =
        b && bundle_find_address(block_pages(b), address, &page)
            ? MHD_create_response_from_buffer(page.body.n, (void *)(uintptr_t)page.body.p, MHD_RESPMEM_MUST_COPY)
            : NULL;
    block_leave(b);
    return r;
}

/* The sentence, as a page for people. */
static struct MHD_Response *sentence_for(bool page, struct message sentence)
{
    const char *text = message_english(sentence.row, &(struct wording){ .medium = MEDIUM_PAGE }).other;
    char line[640];
    int n = page ? snprintf(line, sizeof line,
                            "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
                            "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
                            "<meta name=\"color-scheme\" content=\"light dark\">\n<title>%s</title>\n</head>\n"
                            "<body>\n<main><h1>%s</h1></main>\n</body>\n</html>\n",
                            text, text)
                 : snprintf(line, sizeof line, "%s\n", text);

    return MHD_create_response_from_buffer((size_t)n, line, MHD_RESPMEM_MUST_COPY);
}

/* Programs get the sentence alone. */
static enum MHD_Result say(struct MHD_Connection *connection, unsigned status, struct message sentence, bool close)
{
    const bool page = strstr(header(connection, MHD_HTTP_HEADER_ACCEPT), "text/html") != NULL;
    struct MHD_Response *r = page ? page_for(status) : NULL;

    if (!r)
        r = sentence_for(page, sentence);
    if (r) {
        MHD_add_response_header(r, "Content-Type", page ? "text/html; charset=utf-8" : "text/plain; charset=utf-8");
        MHD_add_response_header(r, MHD_HTTP_HEADER_VARY, MHD_HTTP_HEADER_ACCEPT);
        MHD_add_response_header(r, "Allow", "GET, HEAD");
        if (status == MHD_HTTP_SERVICE_UNAVAILABLE) {
            /* A screen that is opened before the pages are there comes by itself. */
            MHD_add_response_header(r, "Retry-After", "2");
            MHD_add_response_header(r, "Refresh", "2");
        }
        if (close)
            MHD_add_response_header(r, "Connection", "close");
    }
    return send_out(connection, status, r);
}

static enum MHD_Result answer_live(struct MHD_Connection *connection)
{
    enum { PIECE = 1024 };
    struct stream *s = begin_stream(connection);
    struct MHD_Response *r =
        s ? MHD_create_response_from_callback(MHD_SIZE_UNKNOWN, PIECE, read_stream, s, end_stream) : NULL;

    if (s && !r)
        end_stream(s);
    if (r) {
        MHD_add_response_header(r, "Content-Type", "text/event-stream");
        MHD_add_response_header(r, "Cache-Control", "no-store");
    }
    return send_out(connection, MHD_HTTP_OK, r);
}

static int connection_of(struct MHD_Connection *connection)
{
    const union MHD_ConnectionInfo *info = MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CONNECTION_FD);

    return info ? info->connect_fd : -1;
}

static enum MHD_Result send_page(struct MHD_Connection *connection, struct block *b, const struct bundle_page *page)
{
    char tag[24];
    bool packs = page->packed.n > 0 && coding_takes_gzip(str_of(header(connection, MHD_HTTP_HEADER_ACCEPT_ENCODING)));
    snprintf(tag, sizeof tag, "\"%016llx%s\"", (unsigned long long)page->mark, packs ? "z" : "");
    bool same = strstr(header(connection, MHD_HTTP_HEADER_IF_NONE_MATCH), tag) != NULL;
    struct str body = same ? (struct str){ 0 } : packs ? page->packed : page->body;
    void *reader = block_read(b, connection_of(connection));
    struct MHD_Response *r = reader
                                 ? MHD_create_response_from_buffer_with_free_callback_cls(
                                       body.n, (void *)(uintptr_t)(body.n > 0 ? body.p : ""), block_read_to_end, reader)
                                 : NULL;

    if (!r)
        return reader ? block_read_to_end(reader) : block_leave(b), MHD_NO;
    MHD_add_response_header(r, MHD_HTTP_HEADER_CONTENT_TYPE, bundle_type(page->path));
    MHD_add_response_header(r, MHD_HTTP_HEADER_ETAG, tag);
    MHD_add_response_header(r, MHD_HTTP_HEADER_CACHE_CONTROL, bundle_keeping(page->path));
    MHD_add_response_header(r, "CDN-Cache-Control", bundle_keeping_between(page->path));
    MHD_add_response_header(r, MHD_HTTP_HEADER_VARY, "Accept-Encoding");
    MHD_add_response_header(r, "X-Live", "live"); /* reports/format/site.js asks for it */
    if (str_ends(page->path, STR(".json")))       /* for pages of others: it is everybody's, and nobody is known here */
        MHD_add_response_header(r, MHD_HTTP_HEADER_ACCESS_CONTROL_ALLOW_ORIGIN, "*");
    if (packs && !same)
        MHD_add_response_header(r, MHD_HTTP_HEADER_CONTENT_ENCODING, "gzip");
    return send_out(connection, same ? MHD_HTTP_NOT_MODIFIED : MHD_HTTP_OK, r);
}

static enum MHD_Result answer_page(struct MHD_Connection *connection, const char *url)
{
    struct block *b = block_take();
    struct bundle_page page;

    if (b && bundle_find_address(block_pages(b), url, &page))
        return send_page(connection, b, &page);
    block_leave(b);
    return b ? say(connection, MHD_HTTP_NOT_FOUND, say_no_page_for_public(), false)
             : say(connection, MHD_HTTP_SERVICE_UNAVAILABLE, say_pages_not_ready(), false);
}

/* Any header that announces a body, were it the second of its name. */
static enum MHD_Result find_body(void *cls, enum MHD_ValueKind kind, const char *name, const char *value)
{
    bool *found = cls;

    (void)kind;
    if (strcasecmp(name, MHD_HTTP_HEADER_TRANSFER_ENCODING) == 0 ||
        (strcasecmp(name, MHD_HTTP_HEADER_CONTENT_LENGTH) == 0 && (!value || strcmp(value, "0") != 0)))
        *found = true;
    return MHD_YES;
}

/* How long the address was comes from note_address; none is empty. */
static bool is_plain(struct MHD_Connection *connection, const char *method, const void *length)
{
    const size_t target = (size_t)(uintptr_t)length - 1;
    struct lines lines;

    lines_read(connection, &lines);
    return target > 0 && !lines.many && lines_are_plain(connection, &lines, method, target);
}

/* Before anything is read of it but the address; 0 would be no answer. One with a zero byte in it is as long as none, so that it is not plain. */
static void *note_address(void *cls, const char *uri, struct MHD_Connection *connection)
{
    (void)cls, (void)connection;
    return (void *)(uintptr_t)((strstr(uri, "%00") ? 0 : strlen(uri)) + 1);
}

static bool has_body(struct MHD_Connection *connection)
{
    bool found = false;

    MHD_get_connection_values(connection, MHD_HEADER_KIND, find_body, &found);
    return found;
}

static enum MHD_Result answer(void *cls, struct MHD_Connection *connection, const char *url, const char *method,
                              const char *version, const char *upload, size_t *size, void **state)
{
    static int begun;

    (void)cls, (void)version, (void)upload, (void)size;
    if (*state != &begun && !is_plain(connection, method, *state))
        return say(connection, MHD_HTTP_BAD_REQUEST, say_request_ill_written(), true);
    if ((strcmp(method, "GET") != 0 && strcmp(method, "HEAD") != 0))
        return say(connection, MHD_HTTP_METHOD_NOT_ALLOWED, say_pages_for_reading_alone(), true);
    if (has_body(connection))
        return say(connection, MHD_HTTP_BAD_REQUEST, say_page_without_body(), true);
    if (*state != &begun) {
        cookies_wipe(connection);
        *state = &begun;
        return MHD_YES;
    }
    return strcmp(url, "/live") == 0 ? answer_live(connection) : answer_page(connection, url);
}

/* --- the process -------------------------------------------------------------------------------- */

/* False: the desk has gone. */
static bool take_packet(void)
{
    static char bytes[PUBLIC_PACKET];
    struct iovec part = { bytes, sizeof bytes };
    union {
        struct cmsghdr head;
        char bytes[CMSG_SPACE(sizeof(int))];
    } control;
    struct msghdr message = {
        .msg_iov = &part, .msg_iovlen = 1, .msg_control = control.bytes, .msg_controllen = sizeof control.bytes
    };
    ssize_t n = recvmsg(PROCESS_CHANNEL, &message, MSG_CMSG_CLOEXEC);
    struct cmsghdr *c = CMSG_FIRSTHDR(&message);
    int fd;

    if (n <= 0)
        return n < 0 && errno == EINTR;
    if (bytes[0] == PUBLIC_PAGES && c && c->cmsg_type == SCM_RIGHTS && c->cmsg_len == CMSG_LEN(sizeof fd)) {
        memcpy(&fd, CMSG_DATA(c), sizeof fd);
        block_open(fd);
    } else if (bytes[0] == PUBLIC_EVENT)
        tell_all(bytes + 1, (size_t)n - 1);
    return true;
}

/* Until the desk has gone. A comment now and then shows browsers that the line is there. */
static void serve(void)
{
    struct pollfd channel = { .fd = PROCESS_CHANNEL, .events = POLLIN };

    for (;;) {
        int n = poll(&channel, 1, PING_SECONDS * 1000);
        if (n == 0)
            tell_all(":\n\n", 3);
        else if (n > 0 && !take_packet())
            return;
    }
}

static struct addresses *from; /* how many connections there are from each */

static enum MHD_Result may_come(void *cls, const struct sockaddr *at, socklen_t n)
{
    const struct address address = address_from(at);

    (void)cls, (void)n;
    return addresses_have_room(from, &address) ? MHD_YES : MHD_NO;
}

static void count(void *cls, struct MHD_Connection *connection, void **of, enum MHD_ConnectionNotificationCode what)
{
    const union MHD_ConnectionInfo *info = MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CLIENT_ADDRESS);
    const struct address address = address_from(info ? info->client_addr : NULL);

    (void)cls;
    if (what == MHD_CONNECTION_NOTIFY_STARTED)
        *of = addresses_enter(from, &address);
    else
        addresses_leave(from, *of);
}

static bool begin(int share, struct MHD_Daemon **out, struct err *e)
{
    unsigned places = files_connections(CONNECTIONS), each = places * (unsigned)share / PUBLIC_SHARE_MOST;

    from = addresses_make(each > 0 ? (int)each : 1);
    *out = MHD_start_daemon(MHD_USE_EPOLL_INTERNAL_THREAD | MHD_ALLOW_SUSPEND_RESUME, 0, may_come, NULL, answer, NULL,
                            MHD_OPTION_LISTEN_SOCKET, PROCESS_LISTEN, MHD_OPTION_CONNECTION_LIMIT, places,
                            MHD_OPTION_NOTIFY_CONNECTION, count, NULL, MHD_OPTION_CONNECTION_MEMORY_LIMIT, (size_t)POOL,
                            MHD_OPTION_URI_LOG_CALLBACK, note_address, NULL, MHD_OPTION_CONNECTION_TIMEOUT,
                            (unsigned)IDLE_SECONDS, MHD_OPTION_END);
    return *out || err_say(e, ERR_IO, say_pages_cannot_be_served(strerror(errno)));
}

static bool has_streams(void)
{
    pthread_mutex_lock(&live_lock);
    bool some = streams;
    pthread_mutex_unlock(&live_lock);
    return some;
}

int public_hand_out(int share)
{
    struct err e = { 0 };
    struct MHD_Daemon *daemon;

    if (!begin(share, &daemon, &e) || !jail_calls(&e)) {
        public_say(err_message(&e));
        return ERR_IO;
    }
    send(PROCESS_CHANNEL, "", 1, MSG_NOSIGNAL);
    serve();
    /* A daemon with a suspended connection cannot be stopped: all streams are ended first. */
    MHD_quiesce_daemon(daemon);
    shutdown(PROCESS_LISTEN, SHUT_RDWR); /* a desk that is started at once has the port again */
    pthread_mutex_lock(&live_lock);
    closing = true;
    wake_all();
    pthread_mutex_unlock(&live_lock);
    for (int i = 0; i < 100 && has_streams(); i++)
        usleep(10000);
    if (!has_streams())
        MHD_stop_daemon(daemon);
    return 0;
}
