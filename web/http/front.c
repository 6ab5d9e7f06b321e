/* SPDX-License-Identifier: Apache-2.0 */
#include "web/http/front.h"

#include <errno.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/eventfd.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

#include "engine/base/arena.h"
#include "web/http/address.h"

/* TLS begins with the type of its first record: a handshake. Whoever says nothing for so many seconds goes. */
enum { HANDSHAKE = 22, SILENT = 20, EVENTS = 64, FULL_US = 10000 };

/* One that has not said anything yet. */
struct caller {
    int fd;
    struct sockaddr_storage at;
    socklen_t n;
    struct address_count *count;
    time_t since;
    struct caller *before, *after;
};

struct front {
    int listening, poll, wake;
    const char *line;
    struct addresses *from;
    void (*hand_on)(void *cls, int fd, const struct sockaddr *at, unsigned n);
    void *cls;
    pthread_t thread;
    atomic_bool stops;
    struct caller *first, *last; /* in the order in which they came */
};

static time_t now(void)
{
    struct timespec t;

    clock_gettime(CLOCK_MONOTONIC, &t);
    return t.tv_sec;
}

static bool watch(struct front *f, int fd, void *of)
{
    struct epoll_event event = { .events = EPOLLIN | EPOLLRDHUP, .data.ptr = of };

    return epoll_ctl(f->poll, EPOLL_CTL_ADD, fd, &event) == 0;
}

static void append(struct front *f, struct caller *c)
{
    c->before = f->last;
    if (f->last)
        f->last->after = c;
    else
        f->first = c;
    f->last = c;
}

/* The descriptor stays open. */
static void take_out(struct front *f, struct caller *c)
{
    *(c->before ? &c->before->after : &f->first) = c->after;
    *(c->after ? &c->after->before : &f->last) = c->before;
    epoll_ctl(f->poll, EPOLL_CTL_DEL, c->fd, NULL);
    addresses_leave(f->from, c->count);
    free(c);
}

static void drop(struct front *f, struct caller *c)
{
    int fd = c->fd;

    take_out(f, c);
    close(fd);
}

static void add_caller(struct front *f, int fd, const struct sockaddr_storage *at, socklen_t n)
{
    const struct sockaddr *from = (const struct sockaddr *)(const void *)at;
    const struct address address = address_from(from);
    struct caller *c = addresses_have_room(f->from, &address) ? calloc(1, sizeof *c) : NULL;

    if (!c) {
        close(fd);
        return;
    }
    *c = (struct caller){ .fd = fd, .at = *at, .n = n, .count = addresses_enter(f->from, &address), .since = now() };
    append(f, c);
    if (!watch(f, fd, c))
        drop(f, c);
}

/* Without a descriptor for the next one the loop would turn for nothing. */
static void accept_all(struct front *f)
{
    struct sockaddr_storage at;
    socklen_t n = sizeof at;
    int fd;

    while ((fd = accept4(f->listening, (struct sockaddr *)(void *)&at, &n, SOCK_CLOEXEC | SOCK_NONBLOCK)) >= 0) {
        add_caller(f, fd, &at, n);
        n = sizeof at;
    }
    if (errno != EAGAIN && errno != EINTR && errno != ECONNABORTED)
        usleep(FULL_US);
}

/* What was sent is read before the end, or the answer would be lost with it. */
static void tell_caller(struct front *f, struct caller *c)
{
    char bytes[4096];

    if (recv(c->fd, bytes, sizeof bytes, MSG_DONTWAIT) > 0 &&
        send(c->fd, f->line, strlen(f->line), MSG_NOSIGNAL | MSG_DONTWAIT) > 0)
        shutdown(c->fd, SHUT_WR);
    drop(f, c);
}

static void look_at(struct front *f, struct caller *c)
{
    unsigned char first;
    ssize_t n = recv(c->fd, &first, 1, MSG_PEEK | MSG_DONTWAIT);

    if (n < 0 && (errno == EAGAIN || errno == EINTR))
        return;
    if (n <= 0) {
        drop(f, c);
    } else if (first != HANDSHAKE) {
        tell_caller(f, c);
    } else {
        struct caller was = *c;
        take_out(f, c);
        f->hand_on(f->cls, was.fd, (const struct sockaddr *)(const void *)&was.at, was.n);
    }
}

static void drop_silent(struct front *f)
{
    time_t at = now();

    while (f->first && at - f->first->since > SILENT)
        drop(f, f->first);
}

static void *run(void *self)
{
    enum { SECOND = 1000 };
    struct front *f = self;
    struct epoll_event event[EVENTS];

    while (!atomic_load(&f->stops)) {
        int n = epoll_wait(f->poll, event, EVENTS, SECOND);
        for (int i = 0; i < n; i++)
            if (event[i].data.ptr == f)
                accept_all(f);
            else if (event[i].data.ptr)
                look_at(f, event[i].data.ptr);
        drop_silent(f);
    }
    return NULL;
}

static void free_all(struct front *f)
{
    while (f->first)
        drop(f, f->first);
    if (f->poll >= 0)
        close(f->poll);
    if (f->wake >= 0)
        close(f->wake);
    free(f);
}

const char *front_answer(struct str at, struct arena *a)
{
    struct str text = str_fmt(a, "this port speaks TLS: open %.*s/\n", STR_ARG(at));

    return str_c(a, str_fmt(a,
                            "HTTP/1.1 400 Bad Request\r\nContent-Type: text/plain; charset=utf-8\r\n"
                            "Content-Length: %zu\r\nConnection: close\r\n\r\n%.*s",
                            text.n, STR_ARG(text)));
}

struct front *front_start(int listening, const char *line, struct addresses *from,
                          void (*hand_on)(void *cls, int fd, const struct sockaddr *at, unsigned n), void *cls)
{
    struct front *f = calloc(1, sizeof *f);

    if (!f)
        abort();
    *f = (struct front){ .listening = listening,
                         .poll = epoll_create1(EPOLL_CLOEXEC),
                         .wake = eventfd(0, EFD_CLOEXEC),
                         .line = line,
                         .from = from,
                         .hand_on = hand_on,
                         .cls = cls };
    if (f->poll >= 0 && f->wake >= 0 && watch(f, listening, f) && watch(f, f->wake, NULL) &&
        pthread_create(&f->thread, NULL, run, f) == 0)
        return f;
    free_all(f);
    return NULL;
}

void front_stop(struct front *f)
{
    const uint64_t one = 1;

    if (!f)
        return;
    atomic_store(&f->stops, true);
    if (write(f->wake, &one, sizeof one) < 0)
        abort(); /* a counter that holds 0 takes 1 */
    pthread_join(f->thread, NULL);
    free_all(f);
}
