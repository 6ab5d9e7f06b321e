/* SPDX-License-Identifier: Apache-2.0 */
#include "web/public/public.h"

#include <errno.h>
#include <fcntl.h>
#include <netdb.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <sys/time.h>
#include <sys/un.h>
#include <sys/wait.h>
#include <unistd.h>

#include "engine/base/err.h"
#include "engine/base/messages.h"
#include "web/base/messages.h"
#include "web/process/process.h"

/* Seconds until nobody is thought to read what it is told, on a machine that may be busy. */
enum { STUCK = 20 };

struct public
{
    struct process process;
    char address[96];
};

/* --- its address -------------------------------------------------------------------------------- */

struct place {
    char host[64], port[8];
};

static bool copy_part(char *to, size_t room, struct str part)
{
    if (part.n >= room)
        return false;
    if (part.n > 0)
        memcpy(to, part.p, part.n);
    to[part.n] = '\0';
    return true;
}

/* "[::1]:8080" and "127.0.0.1:8080" have a host before the last colon. */
static bool read_place(const struct public_place *from, struct place *out)
{
    const struct str address = from->address;
    size_t colon = address.n;
    long port;

    while (colon > 0 && address.p[colon - 1] != ':')
        colon--;
    struct str last = { address.p + colon, address.n - colon };
    struct str host = colon > 0 ? (struct str){ address.p, colon - 1 } : from->host;
    if (host.n > 1 && host.p[0] == '[' && host.p[host.n - 1] == ']')
        host = (struct str){ host.p + 1, host.n - 2 };
    return str_long(last, &port) && port >= 0 && port <= 65535 && (colon == 0 || host.n > 0) &&
           copy_part(out->port, sizeof out->port, last) && copy_part(out->host, sizeof out->host, host);
}

/* The processes of a desk that was killed let go of their port in a moment. */
static bool bind_patiently(int fd, const struct sockaddr *at, socklen_t n)
{
    enum { STEP = 20000, STEPS = 150 }; /* microseconds: three seconds */
    int code = bind(fd, at, n);

    for (int i = 0; i < STEPS && code != 0 && errno == EADDRINUSE; i++) {
        usleep(STEP);
        code = bind(fd, at, n);
    }
    return code == 0;
}

static int listen_at(const struct addrinfo *at)
{
    const int yes = 1, backlog = 4096;
    int fd = socket(at->ai_family, at->ai_socktype | SOCK_CLOEXEC | SOCK_NONBLOCK, at->ai_protocol);

    if (fd < 0)
        return -1;
    setsockopt(fd, SOL_SOCKET, SO_REUSEADDR, &yes, sizeof yes);
    if (bind_patiently(fd, at->ai_addr, at->ai_addrlen) && listen(fd, backlog) == 0)
        return fd;
    int first = errno;
    close(fd);
    errno = first;
    return -1;
}

/* The one that it has: with port 0 the system chooses one, and a name stands for an address. */
static void name_address(int fd, const struct place *place, char *to, size_t room)
{
    struct sockaddr_storage at;
    socklen_t n = sizeof at;
    char host[64], port[8];

    if (getsockname(fd, (struct sockaddr *)&at, &n) != 0 ||
        getnameinfo((struct sockaddr *)&at, n, host, sizeof host, port, sizeof port, NI_NUMERICHOST | NI_NUMERICSERV) !=
            0) {
        snprintf(host, sizeof host, "%s", place->host);
        snprintf(port, sizeof port, "%s", place->port);
    }
    snprintf(to, room, strchr(host, ':') ? "http://[%s]:%s/" : "http://%s:%s/", host, port);
}

static int open_address(const struct public_place *from, char *shown, size_t room, struct err *e)
{
    const struct addrinfo hints = { .ai_flags = AI_PASSIVE | AI_NUMERICSERV, .ai_socktype = SOCK_STREAM };
    struct addrinfo *found;
    struct place place;

    if (!read_place(from, &place) || getaddrinfo(place.host[0] ? place.host : NULL, place.port, &hints, &found) != 0)
        return err_say(e, ERR_USAGE, say_no_address_to_serve_at(from->address)), -1;
    int fd = listen_at(found);
    freeaddrinfo(found);
    if (fd < 0)
        err_say(e, ERR_IO, say_public_port_unavailable(place.port, strerror(errno)));
    else
        name_address(fd, &place, shown, room);
    return fd;
}

void public_give_way(void)
{
    if (nice(PUBLIC_NICE) == -1)
        return; /* where it is refused, all is as it was */
}

/* --- the process -------------------------------------------------------------------------------- */

/* Its first word says that it is confined and serves, or why not. */
static bool has_started(int channel, struct err *e)
{
    char word[PUBLIC_SENTENCE] = "";
    ssize_t n = recv(channel, word, sizeof word - 1, 0);

    if (n == 1 && !word[0])
        return true;
    return n > 1 ? err_say(e, ERR_IO, say_plain(str_of(word))) : err_say(e, ERR_IO, say_public_process_silent());
}

static bool start(const struct process_plan *plan, struct public *p, struct err *e)
{
    if (!process_begin(plan, &p->process))
        return err_say(e, ERR_IO, say_public_process_not_started(strerror(errno)));
    setsockopt(p->process.channel, SOL_SOCKET, SO_SNDTIMEO, &(struct timeval){ .tv_sec = STUCK },
               sizeof(struct timeval));
    if (has_started(p->process.channel, e))
        return true;
    close(p->process.channel);
    waitpid(p->process.pid, NULL, 0);
    return false;
}

bool public_start(const struct public_place *place, struct public **out, struct err *e)
{
    struct public p = { .process.channel = -1 };
    char share[12];
    int at = open_address(place, p.address, sizeof p.address, e);

    if (at < 0)
        return false;
    snprintf(share, sizeof share, "%d", place->share);
    const struct process_plan plan = { PUBLIC_PROCESS, share, at, true };
    bool ok = start(&plan, &p, e);
    close(at);
    if (!ok)
        return false;
    *out = malloc(sizeof p);
    if (!*out)
        abort();
    **out = p;
    return true;
}

const char *public_address(const struct public *p)
{
    return p->address;
}

int public_descriptor(const struct public *p)
{
    return p->process.channel;
}

enum public_news public_news(struct public *p, struct err *why)
{
    char said[PUBLIC_SENTENCE];
    ssize_t n = recv(p->process.channel, said, sizeof said - 1, MSG_DONTWAIT);

    if (n < 0)
        return errno == EAGAIN || errno == EINTR ? PUBLIC_SAME : PUBLIC_GONE;
    said[n] = '\0';
    if (said[0]) {
        *why = (struct err){ 0 };
        err_say(why, ERR_IO, say_plain(str_of(said)));
    }
    if (n == 0)
        return PUBLIC_GONE;
    return said[0] ? PUBLIC_FELL : PUBLIC_BEGUN;
}

void public_stop(struct public *p)
{
    if (!p)
        return;
    process_end(&p->process);
    free(p);
}

/* --- what it is given --------------------------------------------------------------------------- */

static bool gone(struct err *e)
{
    return err_say(e, ERR_IO, say_public_process_ended(strerror(errno)));
}

/* Nobody can change it any more, here or there. */
static int sealed(struct str block)
{
    int fd = memfd_create("pages", MFD_CLOEXEC | MFD_ALLOW_SEALING);
    size_t done = 0;

    while (fd >= 0 && done < block.n) {
        ssize_t n = write(fd, block.p + done, block.n - done);
        if (n <= 0) {
            close(fd);
            return -1;
        }
        done += (size_t)n;
    }
    if (fd >= 0)
        fcntl(fd, F_ADD_SEALS, F_SEAL_WRITE | F_SEAL_SHRINK | F_SEAL_GROW | F_SEAL_SEAL);
    return fd;
}

static bool hand_over(int channel, int fd)
{
    char letter = PUBLIC_PAGES;
    struct iovec part = { &letter, 1 };
    union {
        struct cmsghdr head;
        char bytes[CMSG_SPACE(sizeof(int))];
    } control = { 0 };
    struct msghdr message = {
        .msg_iov = &part, .msg_iovlen = 1, .msg_control = control.bytes, .msg_controllen = sizeof control.bytes
    };
    struct cmsghdr *c = CMSG_FIRSTHDR(&message);

    c->cmsg_level = SOL_SOCKET;
    c->cmsg_type = SCM_RIGHTS;
    c->cmsg_len = CMSG_LEN(sizeof fd);
    memcpy(CMSG_DATA(c), &fd, sizeof fd);
    return sendmsg(channel, &message, MSG_NOSIGNAL) == 1;
}

bool public_show(struct public *p, struct str block, struct err *e)
{
    int fd = sealed(block);

    if (fd < 0)
        return err_say(e, ERR_IO, say_no_memory_for_public_pages(strerror(errno)));
    bool ok = hand_over(p->process.channel, fd);
    close(fd);
    return ok || gone(e);
}

bool public_tell(struct public *p, const char *event, struct str data, struct err *e)
{
    char packet[PUBLIC_PACKET];
    int n = snprintf(packet, sizeof packet, "%cevent: %s\ndata: %.*s\n\n", PUBLIC_EVENT, event, STR_ARG(data));

    if (n >= (int)sizeof packet)
        return err_say(e, ERR_LIMIT, say_too_much_for_watchers());
    return send(p->process.channel, packet, (size_t)n, MSG_NOSIGNAL) == n || gone(e);
}
