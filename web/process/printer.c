/* SPDX-License-Identifier: Apache-2.0 */
#include "web/process/printer.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <unistd.h>

#include "engine/base/arena.h"
#include "engine/base/err.h"
#include "web/base/messages.h"
#include "web/process/lp.h"

/* The front page gives a program that prints 20 seconds, and those it looks by 6 together. */
enum { PATIENCE_MS = 40000 };

static _Atomic int way = -1; /* to the front page; all threads ask by it, one after the other */
static pthread_mutex_t turn = PTHREAD_MUTEX_INITIALIZER;

/* The keyboard of a terminal is none, nor is anything else that a desk is begun with. */
static bool is_way(int fd)
{
    int type = 0;
    socklen_t n = sizeof type;

    return getsockopt(fd, SOL_SOCKET, SO_TYPE, &type, &n) == 0 && type == SOCK_SEQPACKET;
}

void printer_take(void)
{
    int nothing;

    if (!is_way(STDIN_FILENO))
        return;
    way = fcntl(STDIN_FILENO, F_DUPFD_CLOEXEC, STDERR_FILENO + 1);
    nothing = open("/dev/null", O_RDONLY | O_CLOEXEC);
    if (nothing >= 0) {
        dup2(nothing, STDIN_FILENO);
        close(nothing);
    }
}

bool printer_may(void)
{
    return way >= 0;
}

/* --- asking --------------------------------------------------------------------------------------- */

static bool send_to(struct str words, int file)
{
    union {
        char bytes[CMSG_SPACE(sizeof(int))];
        struct cmsghdr head;
    } with = { .bytes = { 0 } };
    struct iovec part = { (char *)words.p, words.n };
    struct msghdr m = { .msg_iov = &part, .msg_iovlen = 1 };

    if (file >= 0) {
        m.msg_control = with.bytes;
        m.msg_controllen = sizeof with.bytes;
        struct cmsghdr *c = CMSG_FIRSTHDR(&m);
        c->cmsg_level = SOL_SOCKET;
        c->cmsg_type = SCM_RIGHTS;
        c->cmsg_len = CMSG_LEN(sizeof(int));
        memcpy(CMSG_DATA(c), &file, sizeof file);
    }
    return sendmsg(way, &m, MSG_NOSIGNAL) == (ssize_t)words.n;
}

static bool hear(struct arena *a, struct str *said)
{
    struct pollfd at = { .fd = way, .events = POLLIN };
    char *bytes = arena_new(a, char, LP_ANSWER);

    if (poll(&at, 1, PATIENCE_MS) <= 0)
        return false;
    ssize_t n = recv(way, bytes, LP_ANSWER, 0);
    if (n <= 0)
        return false;
    *said = (struct str){ bytes, (size_t)n };
    return true;
}

/* Whoever did not wait for an answer must not be given it the next time: then there is no way any more. */
static bool ask(struct str words, int file, struct arena *a, struct str *said)
{
    pthread_mutex_lock(&turn);
    bool ok = way >= 0 && send_to(words, file) && hear(a, said);
    if (!ok && way >= 0) {
        close(way);
        way = -1;
    }
    pthread_mutex_unlock(&turn);
    return ok;
}

/* --- what there is -------------------------------------------------------------------------------- */

/* The word among those that a list has, which NULL ends; the first one, if it is none of them. */
static int which(struct str word, const char *const *words)
{
    for (int i = 0; words[i]; i++)
        if (str_eq(word, str_of(words[i])))
            return i;
    return 0;
}

static void take_line(struct str line, struct printers *out)
{
    static const char *const states[] = { LP_READY, LP_PRINTING, LP_STOPPED, NULL };
    static const char *const ends[] = { LP_UNKNOWN, LP_WAITS, LP_DONE, LP_FAILED, NULL };
    struct str what = str_cut(&line, '\t'), one = str_cut(&line, '\t'), two = str_cut(&line, '\t'), three = line;

    if (str_eq(what, STR(LP_PRINTER)) && out->n < LP_PRINTERS)
        out->list[out->n++] = (struct printer){ one, three, (enum printer_state)which(two, states) };
    else if (str_eq(what, STR(LP_JOB)) && out->njob < LP_JOBS)
        out->job[out->njob++] = (struct print_job){ one, two, (enum print_state)which(three, ends) };
    else if (str_eq(what, STR(LP_NONE)))
        out->why = one;
    else if (str_eq(what, STR(LP_SILENT)))
        out->silent = true;
}

bool printer_look(struct arena *a, struct printers *out)
{
    struct str said;

    *out = (struct printers){ .list = arena_new(a, struct printer, LP_PRINTERS),
                              .job = arena_new(a, struct print_job, LP_JOBS) };
    if (!ask(STR(LP_LOOK), -1, a, &said))
        return false;
    while (said.n > 0)
        take_line(str_cut(&said, '\n'), out);
    return true;
}

/* --- printing ------------------------------------------------------------------------------------- */

/* -1: there is no memory for it. */
static int file_of(struct str bytes)
{
    int fd = memfd_create("print", MFD_CLOEXEC | MFD_ALLOW_SEALING);
    size_t at = 0;

    for (ssize_t n; fd >= 0 && at < bytes.n; at += (size_t)n)
        if ((n = write(fd, bytes.p + at, bytes.n - at)) <= 0)
            break;
    if (fd >= 0 && (at < bytes.n || fcntl(fd, F_ADD_SEALS, LP_SEALS) != 0)) {
        close(fd);
        return -1;
    }
    return fd;
}

bool printer_send(struct str printer, struct str title, struct str bytes, struct arena *a, struct err *e)
{
    struct str said = { 0 }, words = str_fmt(a, LP_PRINT "\t%.*s\t%.*s", STR_ARG(printer), STR_ARG(title));

    if (!printer_may())
        return err_say(e, ERR_STATE, say_printers_by_front_page());
    int file = file_of(bytes);
    if (file < 0)
        return err_say(e, ERR_IO, say_not_sent_to_printer(printer, strerror(errno)));
    bool heard = ask(words, file, a, &said);
    close(file);
    struct str what = str_cut(&said, '\t');
    if (!heard || str_eq(what, STR(LP_SILENT)))
        return err_say(e, ERR_STATE, say_printers_do_not_answer());
    return str_eq(what, STR(LP_SENT)) || err_say(e, ERR_STATE, say_printer_refused(printer, said));
}
