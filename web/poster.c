/* SPDX-License-Identifier: Apache-2.0 */
#include "web/poster.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <unistd.h>

#include "engine/base/arena.h"
#include "engine/base/err.h"
#include "engine/base/message.h"
#include "office/courier.h"
#include "web/jail.h"
#include "web/messages.h"
#include "web/public.h"

/* Its way to the desk, by which one event comes at a time: a letter, then the data. Of a longer one nobody hears; the pages that follow have it. And seconds
   until nobody is waited for at the end, or one that fell is begun again. */
enum { CHANNEL = 3, PACKET = 1 << 16, LEAVING = 5, PAUSE = 1 };

struct poster {
    pid_t pid;
    int channel;
    bool gone;
};

/* All that can be posted, whoever has broken into the desk. */
static const struct {
    char letter;
    const char *event;
} events[] = { { 'B', "boards" }, { 'P', "pages" } };
enum { EVENTS = sizeof events / sizeof *events };

/* --- for the desk ------------------------------------------------------------------------------- */

/* It has the standard outputs of the desk, and its surroundings: HOME for the passwords of curl, PATH, a proxy. */
static bool spawn(struct str addresses, int channel, pid_t *pid)
{
    static char name[] = "olympair", word[] = POSTER_PROCESS;
    struct arena own = { 0 };
    char *const argv[] = { name, word, str_c(&own, addresses), NULL };
    posix_spawn_file_actions_t actions;

    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0);
    posix_spawn_file_actions_adddup2(&actions, channel, CHANNEL);
    fflush(stdout);
    int why = posix_spawn(pid, "/proc/self/exe", &actions, NULL, argv, environ);
    posix_spawn_file_actions_destroy(&actions);
    arena_free(&own);
    errno = why;
    return why == 0;
}

/* A number that does not get in the way of CHANNEL. */
static int away(int fd)
{
    int high = fcntl(fd, F_DUPFD_CLOEXEC, CHANNEL + 1);

    close(fd);
    return high;
}

static bool start(struct str addresses, struct poster *p)
{
    int channel[2];

    if (socketpair(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0, channel) != 0)
        return false;
    p->channel = channel[0];
    int theirs = away(channel[1]);
    bool ok = theirs >= 0 && spawn(addresses, theirs, &p->pid);
    int why = errno;
    if (theirs >= 0)
        close(theirs);
    if (!ok)
        close(p->channel);
    errno = why;
    return ok;
}

bool poster_start(struct str addresses, struct poster **out, struct err *e)
{
    struct poster p = { 0 };

    if (!courier_may(addresses, e))
        return false;
    if (!start(addresses, &p))
        return err_say(e, ERR_IO, say_poster_not_started(strerror(errno)));
    *out = malloc(sizeof p);
    if (!*out)
        abort();
    **out = p;
    return true;
}

static bool send_off(const struct poster *p, char letter, struct str data)
{
    struct iovec part[] = { { &letter, 1 }, { (char *)(uintptr_t)data.p, data.n } };
    const struct msghdr m = { .msg_iov = part, .msg_iovlen = 2 };

    return data.n >= PACKET || sendmsg(p->channel, &m, MSG_NOSIGNAL | MSG_DONTWAIT) >= 0 || errno == EAGAIN;
}

/* 0: it is none that is posted. */
static char letter_of(const char *event)
{
    for (int i = 0; i < EVENTS; i++)
        if (strcmp(events[i].event, event) == 0)
            return events[i].letter;
    return 0;
}

bool poster_take(struct poster *p, const char *event, struct str data, struct err *e)
{
    char letter = letter_of(event);

    if (p->gone || letter == 0 || send_off(p, letter, data))
        return true;
    p->gone = true;
    return err_say(e, ERR_IO, say_poster_ended());
}

void poster_stop(struct poster *p)
{
    char nothing;

    if (!p)
        return;
    setsockopt(p->channel, SOL_SOCKET, SO_RCVTIMEO, &(struct timeval){ .tv_sec = LEAVING }, sizeof(struct timeval));
    shutdown(p->channel, SHUT_WR);
    ssize_t n = recv(p->channel, &nothing, sizeof nothing, 0); /* it says nothing: that is its end */
    close(p->channel);
    waitpid(p->pid, NULL, n < 0 ? WNOHANG : 0);
    free(p);
}

/* --- the process -------------------------------------------------------------------------------- */

static void tell(void *cls, struct message what, bool good)
{
    struct arena own = { 0 };

    (void)cls;
    printf("%s%.*s\n", good ? "" : "warning: ", STR_ARG(message_on(MEDIUM_COMMAND, what, &own)));
    fflush(stdout);
    arena_free(&own);
}

static void pass_on(struct courier *c, struct str packet)
{
    for (int i = 0; i < EVENTS; i++)
        if (packet.p[0] == events[i].letter)
            courier_take(c, events[i].event, (struct str){ packet.p + 1, packet.n - 1 });
}

/* Until the desk says nothing more. */
static int bring(const char *addresses)
{
    static char packet[PACKET];
    const struct courier_ears ears = { tell, NULL };
    struct courier *c;
    struct err e = { 0 };
    ssize_t n;

    if (!courier_begin(str_of(addresses), &ears, &c, &e))
        return tell(NULL, err_message(&e), false), err_exit_code(e.kind);
    while ((n = recv(CHANNEL, packet, sizeof packet, 0)) > 0 || (n < 0 && errno == EINTR))
        if (n > 0)
            pass_on(c, (struct str){ packet, (size_t)n });
    courier_end(c);
    return 0;
}

static int keep(const char *addresses)
{
    for (;;) {
        int status = 0;
        pid_t pid = fork();
        if (pid == 0)
            exit(bring(addresses));
        if (pid < 0 || waitpid(pid, &status, 0) < 0)
            return ERR_IO;
        if (!WIFSIGNALED(status))
            return WEXITSTATUS(status);
        tell(NULL, say_poster_fell(WTERMSIG(status)), false);
        sleep(PAUSE);
    }
}

int poster_process(const char *addresses)
{
    jail_bare(CHANNEL + 1);
    public_give_way();
    signal(SIGPIPE, SIG_IGN);
    /* At a terminal, or from a service manager, these are for the desk, which then closes the channel. */
    signal(SIGINT, SIG_IGN);
    signal(SIGTERM, SIG_IGN);
    prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0);
    return keep(addresses);
}
