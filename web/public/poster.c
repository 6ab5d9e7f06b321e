/* SPDX-License-Identifier: Apache-2.0 */
#include "web/public/poster.h"

#include <errno.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/socket.h>

#include "engine/base/arena.h"
#include "engine/base/err.h"
#include "engine/base/message.h"
#include "office/courier.h"
#include "web/base/messages.h"
#include "web/process/jail.h"
#include "web/process/kept.h"
#include "web/process/machine.h"
#include "web/process/process.h"
#include "web/public/public.h"

/* One event comes at a time: a letter, then the data. Of a longer one nobody hears; the pages that follow have it. */
enum { PACKET = 1 << 16 };

struct poster {
    struct process process;
    _Atomic enum poster_state state;
    bool told; /* that it has ended */
};

/* All that can be posted, whoever has broken into the desk. */
static const struct {
    char letter;
    const char *event;
} events[] = { { 'B', "boards" }, { 'P', "pages" } };
enum { EVENTS = sizeof events / sizeof *events };

/* What the process says to the desk, a letter each time. */
enum { ARRIVES = '+', WAITS = '-' };

/* --- for the desk ------------------------------------------------------------------------------- */

bool poster_start(struct str addresses, struct poster **out, struct err *e)
{
    struct process process;
    struct arena own = { 0 };

    if (!courier_may(addresses, e))
        return false;
    /* It has the outputs of the desk, and its surroundings: HOME for the passwords of curl, PATH, a proxy. */
    bool ok = process_begin(&(struct process_plan){ POSTER_PROCESS, str_c(&own, addresses), -1, false }, &process);
    arena_free(&own);
    if (!ok)
        return err_say(e, ERR_IO, say_poster_not_started(strerror(errno)));
    *out = calloc(1, sizeof **out);
    if (!*out)
        abort();
    (*out)->process = process;
    return true;
}

static bool send_off(const struct poster *p, char letter, struct str data)
{
    struct iovec part[] = { { &letter, 1 }, { (char *)(uintptr_t)data.p, data.n } };
    const struct msghdr m = { .msg_iov = part, .msg_iovlen = 2 };

    return data.n >= PACKET || sendmsg(p->process.channel, &m, MSG_NOSIGNAL | MSG_DONTWAIT) >= 0 || errno == EAGAIN;
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

    if (p->told || letter == 0 || send_off(p, letter, data))
        return true;
    p->told = true;
    p->state = POSTER_HAS_ENDED;
    return err_say(e, ERR_IO, say_poster_ended());
}

enum poster_state poster_state(struct poster *p)
{
    char letter = 0;
    ssize_t n;

    while ((n = recv(p->process.channel, &letter, sizeof letter, MSG_DONTWAIT)) > 0)
        p->state = letter == ARRIVES ? POSTER_BRINGS : POSTER_IS_HELD_UP;
    if (n == 0)
        p->state = POSTER_HAS_ENDED;
    return p->state;
}

void poster_stop(struct poster *p)
{
    if (!p)
        return;
    process_end(&p->process);
    free(p);
}

/* --- the process -------------------------------------------------------------------------------- */

static void tell_trouble(void *cls, struct message what, bool good)
{
    struct arena own = { 0 };

    (void)cls;
    printf("%s%.*s\n", good ? "" : "warning: ", STR_ARG(message_on(MEDIUM_COMMAND, what, &own)));
    fflush(stdout);
    arena_free(&own);
}

static void tell_desk(char letter)
{
    send(PROCESS_CHANNEL, &letter, sizeof letter, MSG_NOSIGNAL | MSG_DONTWAIT);
}

static void tell_both(void *cls, struct message what, bool good)
{
    tell_trouble(cls, what, good);
    tell_desk(good ? ARRIVES : WAITS);
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
    const struct courier_ears ears = { tell_both, NULL };
    struct courier *c;
    struct err e = { 0 };
    ssize_t n;

    if (!courier_begin(str_of(addresses), &ears, &c, &e))
        return tell_trouble(NULL, err_message(&e), false), err_exit_code(e.kind);
    tell_desk(ARRIVES); /* whatever one that fell had said */
    while ((n = recv(PROCESS_CHANNEL, packet, sizeof packet, 0)) > 0 || (n < 0 && errno == EINTR))
        if (n > 0)
            pass_on(c, (struct str){ packet, (size_t)n });
    courier_end(c);
    return 0;
}

static int work(void *addresses)
{
    return bring(addresses);
}

static bool fell(void *of, int signal)
{
    tell_trouble(of, say_poster_fell(signal), false);
    return true;
}

static bool was_ended(void *of)
{
    tell_trouble(of, say_poster_was_ended(), false);
    return true;
}

static void unstarted(void *of)
{
    tell_trouble(of, say_poster_ended(), false);
}

int poster_process(const char *addresses)
{
    if (!process_was_begun())
        return err_exit_code(ERR_USAGE);
    jail_bare(PROCESS_CHANNEL + 1);
    public_give_way();
    signal(SIGPIPE, SIG_IGN);
    ends_ignore();
    prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0);
    return kept_do(&(const struct kept_work){ work, fell, was_ended, unstarted, (char *)(uintptr_t)addresses });
}
