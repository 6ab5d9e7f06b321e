/* SPDX-License-Identifier: Apache-2.0 */
#include "web/process/copy_process.h"

#include <errno.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

#include "desk/file/mirror.h"
#include "engine/base/arena.h"
#include "engine/base/buffer.h"
#include "engine/base/err.h"
#include "engine/base/messages.h"
#include "web/base/messages.h"
#include "web/process/disks.h"
#include "web/process/jail.h"
#include "web/process/kept.h"
#include "web/process/machine.h"
#include "web/process/process.h"

/* A disk that does not answer is given up by whoever copies (desk/base/patience.h); this is for a process that does not. A page does not wait for which disks there are. */
enum { PATIENCE_MS = 60000, PAGE_MS = 500, ANSWER = 8192 };

struct copy_process {
    struct process process;
    pthread_mutex_t turn;
    unsigned asked; /* the number of the last question: an answer that came too late is that of an earlier one */
};

struct question {
    unsigned number;
    bool disks; /* else to copy */
};

struct answer {
    unsigned number; /* of its question */
    bool has;
    enum err_kind kind;
    char text[ANSWER]; /* why not; or of each disk how much is free, and where it is */
};

bool copy_process_start(const char *event, struct copy_process **out, struct err *e)
{
    struct copy_process *p = calloc(1, sizeof *p);

    if (!p)
        abort();
    if (!process_begin(&(struct process_plan){ COPY_PROCESS, event, -1, false }, &p->process)) {
        int why = errno;
        free(p);
        return err_say(e, ERR_IO, say_copy_process_not_started(strerror(why)));
    }
    pthread_mutex_init(&p->turn, NULL);
    *out = p;
    return true;
}

/* False: none comes in time, or ever. */
static bool hear(const struct copy_process *p, int patience, struct answer *a)
{
    struct pollfd at = { .fd = p->process.channel, .events = POLLIN };

    do {
        if (poll(&at, 1, patience) <= 0 || recv(at.fd, a, sizeof *a, 0) != sizeof *a)
            return false;
    } while (a->number != p->asked);
    a->text[sizeof a->text - 1] = '\0';
    return true;
}

/* Whose turn it is. */
static bool ask(struct copy_process *p, bool disks, int patience, struct answer *a)
{
    const struct question q = { ++p->asked, disks };

    return send(p->process.channel, &q, sizeof q, MSG_NOSIGNAL) == sizeof q && hear(p, patience, a);
}

bool copy_process_copy(struct copy_process *p, bool *has, struct err *e)
{
    struct answer a = { 0 };

    pthread_mutex_lock(&p->turn);
    bool heard = ask(p, false, PATIENCE_MS, &a);
    pthread_mutex_unlock(&p->turn);
    *has = !heard || a.has;
    if (!heard)
        return err_say(e, ERR_IO, say_copy_process_silent());
    return a.kind == ERR_NONE || err_say(e, a.kind, say_plain(str_of(a.text)));
}

static void take_disks(struct str text, struct disks *out)
{
    while (text.n > 0 && out->n < DISKS_MOST) {
        struct str line = str_cut(&text, '\n'), free = str_cut(&line, ' ');
        struct disk *d = &out->disk[out->n];
        d->path = line;
        out->n += str_long(free, &d->free) && line.n > 0;
    }
}

bool copy_process_disks(struct copy_process *p, struct arena *a, struct disks *out)
{
    struct answer answer = { 0 };

    *out = (struct disks){ 0 };
    if (!p || pthread_mutex_trylock(&p->turn) != 0)
        return false;
    bool heard = ask(p, true, PAGE_MS, &answer);
    pthread_mutex_unlock(&p->turn);
    take_disks(str_copy(a, str_of(answer.text)), out);
    return heard;
}

void copy_process_stop(struct copy_process *p)
{
    if (!p)
        return;
    process_end(&p->process);
    pthread_mutex_destroy(&p->turn);
    free(p);
}

/* --- the process -------------------------------------------------------------------------------- */

static void put(struct answer *out, struct str text)
{
    memcpy(out->text, text.p ? text.p : "", text.n < sizeof out->text ? text.n : sizeof out->text - 1);
}

static void copy(const char *event, struct answer *out)
{
    struct arena own = { 0 };
    struct event ev = { 0 };
    struct desk *d = NULL;
    struct err e = { 0 };
    struct str made;

    bool ok = desk_open(event, false, &d, &e) && desk_load(d, &own, &ev, &e);
    out->has = !ok || ev.mirror.n > 0;
    if (ok && out->has)
        desk_mirror_now(d, &ev, &own, &made, &e);
    desk_close(d);
    out->kind = e.kind;
    put(out, err_text(&e, &(struct wording){ .medium = MEDIUM_PAGE }, &own));
    arena_free(&own);
}

static void tell_disks(const char *event, struct answer *out)
{
    struct arena own = { 0 };
    struct buffer text = { .arena = &own };
    struct disks disks;

    disks_now(event, &own, &disks);
    for (int i = 0; i < disks.n; i++)
        buffer_fmt(&text, "%ld %.*s\n", disks.disk[i].free, STR_ARG(disks.disk[i].path));
    put(out, buffer_str(&text));
    arena_free(&own);
}

/* Until the desk says nothing more. */
static int work(void *event)
{
    struct question q;
    ssize_t n;

    jail_forbidden_calls(&(struct err){ 0 }); /* a kernel without it does not keep it from copying */
    while ((n = recv(PROCESS_CHANNEL, &q, sizeof q, 0)) > 0 || (n < 0 && errno == EINTR)) {
        struct answer a = { .number = q.number };
        if (n != sizeof q)
            continue;
        (q.disks ? tell_disks : copy)(event, &a);
        send(PROCESS_CHANNEL, &a, sizeof a, MSG_NOSIGNAL);
    }
    return 0;
}

/* The desk says on its pages that it was not copied, and asks again. */
static bool fell(void *of, int signal)
{
    (void)of, (void)signal;
    return true;
}

static bool was_ended(void *of)
{
    (void)of;
    return true;
}

static void unstarted(void *of)
{
    (void)of;
}

int copy_process(const char *event)
{
    if (!process_was_begun())
        return err_exit_code(ERR_USAGE);
    jail_bare(PROCESS_CHANNEL + 1);
    signal(SIGPIPE, SIG_IGN);
    ends_ignore();
    return kept_do(&(const struct kept_work){ work, fell, was_ended, unstarted, (char *)(uintptr_t)event });
}
