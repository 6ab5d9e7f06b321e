/* SPDX-License-Identifier: Apache-2.0 */
#include "web/process/lp.h"

#include <errno.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include "engine/base/arena.h"
#include "engine/base/buffer.h"
#include "office/program.h"

/* A page waits for what is looked at, and nobody but the document for what prints it. Who did not answer a look is let alone for a while. */
enum { WORD_MOST = 100, LOOK_MS = 2000, PRINT_MS = 20000, ALONE_S = 15 };

/* What a desk had printed, the latest last. */
struct job {
    char title[WORD_MOST + 1], printer[WORD_MOST + 1], id[WORD_MOST + 1];
};

struct counter {
    int desk;
    struct job job[LP_JOBS];
    int njob;
    time_t alone;       /* until then nobody is asked, by the clock that is never set */
    struct arena arena; /* of one question */
};

/* --- what the programs say --------------------------------------------------------------------------- */

static time_t seconds(void)
{
    struct timespec now;

    clock_gettime(CLOCK_MONOTONIC, &now);
    return now.tv_sec;
}

static enum program_heard look(struct counter *c, const char *const argv[], struct str *said)
{
    *said = (struct str){ 0 };
    if (seconds() < c->alone)
        return PROGRAM_SILENT;
    enum program_heard heard = program_hear(argv, -1, LOOK_MS, &c->arena, said);
    if (heard == PROGRAM_SILENT)
        c->alone = seconds() + ALONE_S;
    return heard;
}

/* What a program said, as a word of an answer: its first line that says anything, without a full stop, for it stands within a sentence. */
static struct str first_line(struct str said, struct arena *a)
{
    struct str line = { 0 };

    while (said.n > 0 && line.n == 0)
        line = str_trim(str_cut(&said, '\n'));
    if (line.n > 0 && line.p[line.n - 1] == '.')
        line.n--;
    char *text = str_c(a, (struct str){ line.p, line.n < 300 ? line.n : 300 });
    for (char *at = text; *at; at++)
        *at = (unsigned char)*at < ' ' ? ' ' : *at;
    return str_of(text);
}

/* --- printers ------------------------------------------------------------------------------------- */

/* "printer Hall now printing Hall-12.  enabled since ...", "printer Hall disabled since ... -" with why in the line below. */
static const char *state_of(struct str words)
{
    if (str_starts(words, STR("disabled")))
        return LP_STOPPED;
    return str_starts(words, STR("now printing")) ? LP_PRINTING : LP_READY;
}

/* That there is none is no trouble, nor that there is nothing to print with. */
static struct str trouble(struct str said, struct arena *a)
{
    struct str line = first_line(said, a);
    bool none = str_find(line, STR("No destinations added")) || str_find(line, str_of(strerror(ENOENT)));

    return none ? (struct str){ 0 } : line;
}

static void put_printers(struct counter *c, struct buffer *out)
{
    struct str said, rest;
    int n = 0;
    enum program_heard heard = look(c, (const char *const[]){ "lpstat", "-p", NULL }, &said);

    rest = heard == PROGRAM_SILENT ? (struct str){ 0 } : said;
    while (rest.n > 0) {
        struct str line = str_cut(&rest, '\n'), why = { 0 };
        if (!str_eq(str_cut(&line, ' '), STR("printer")) || n == LP_PRINTERS)
            continue;
        struct str name = str_cut(&line, ' ');
        if (rest.n > 0 && (rest.p[0] == '\t' || rest.p[0] == ' '))
            why = first_line(str_cut(&rest, '\n'), &c->arena);
        buffer_fmt(out, LP_PRINTER "\t%.*s\t%s\t%.*s\n", STR_ARG(name), state_of(line), STR_ARG(why));
        n++;
    }
    if (heard == PROGRAM_SILENT)
        buffer_fmt(out, LP_SILENT "\n");
    else if (n == 0)
        buffer_fmt(out, LP_NONE "\t%.*s\n", STR_ARG(heard == PROGRAM_ENDED ? STR("") : trouble(said, &c->arena)));
}

/* --- jobs ----------------------------------------------------------------------------------------- */

/* The lines of a job in what lpstat says: from the one that begins with its id to the next that begins with anything. */
static struct str lines_of(struct str said, const char *id)
{
    while (said.n > 0) {
        struct str from = said, line = str_cut(&said, '\n');
        if (!str_eq(str_cut(&line, ' '), str_of(id)))
            continue;
        while (said.n > 0 && (said.p[0] == ' ' || said.p[0] == '\t'))
            str_cut(&said, '\n');
        return (struct str){ from.p, from.n - said.n };
    }
    return (struct str){ 0 };
}

static bool has(struct str text, const char *word)
{
    return str_find(text, str_of(word)) != NULL;
}

/* Of a job that is neither waiting nor completed the print system keeps nothing, or says nothing. */
static const char *state_of_job(struct str waiting, struct str completed)
{
    if (waiting.n > 0)
        return LP_WAITS;
    if (completed.n == 0)
        return LP_UNKNOWN;
    return has(completed, "canceled") || has(completed, "aborted") ? LP_FAILED : LP_DONE;
}

static void put_jobs(struct counter *c, struct buffer *out)
{
    struct str waiting, completed;

    if (c->njob == 0)
        return;
    look(c, (const char *const[]){ "lpstat", "-W", "not-completed", "-o", NULL }, &waiting);
    look(c, (const char *const[]){ "lpstat", "-l", "-W", "completed", "-o", NULL }, &completed);
    for (int i = c->njob - 1; i >= 0; i--) {
        const struct job *j = &c->job[i];
        buffer_fmt(out, LP_JOB "\t%s\t%s\t%s\n", j->title, j->printer,
                   state_of_job(lines_of(waiting, j->id), lines_of(completed, j->id)));
    }
}

/* --- printing ------------------------------------------------------------------------------------- */

/* Nothing that lp or its filters could take for something else than a name. */
static bool is_word(struct str s)
{
    bool ok = s.n > 0 && s.n <= WORD_MOST && s.p[0] != '-';

    for (size_t i = 0; ok && i < s.n; i++)
        ok = (unsigned char)s.p[i] > ' ' && s.p[i] != 0x7f && !strchr("/#\\'\"", s.p[i]);
    return ok;
}

static bool is_document(int file)
{
    struct stat st;
    char head[5];

    return file >= 0 && (fcntl(file, F_GET_SEALS) & LP_SEALS) == LP_SEALS && fstat(file, &st) == 0 &&
           st.st_size <= LP_FILE_MOST && pread(file, head, sizeof head, 0) == sizeof head &&
           memcmp(head, "%PDF-", sizeof head) == 0 && lseek(file, 0, SEEK_SET) == 0;
}

/* "request id is Hall-12 (1 file(s))" */
static struct str id_of(struct str said)
{
    static const char mark[] = "request id is ";
    const char *at = str_find(said, str_of(mark));

    if (!at)
        return (struct str){ 0 };
    struct str rest = { at + strlen(mark), said.n - (size_t)(at - said.p) - strlen(mark) };
    return str_cut(&rest, ' ');
}

static void note(struct counter *c, struct str title, struct str printer, struct str id)
{
    if (c->njob == LP_JOBS)
        memmove(c->job, c->job + 1, sizeof c->job[0] * (size_t)--c->njob);
    struct job *j = &c->job[c->njob++];
    snprintf(j->title, sizeof j->title, "%.*s", STR_ARG(title));
    snprintf(j->printer, sizeof j->printer, "%.*s", STR_ARG(printer));
    snprintf(j->id, sizeof j->id, "%.*s", STR_ARG(id));
}

static void print(struct counter *c, struct str words, int file, struct buffer *out)
{
    struct str printer = str_cut(&words, '\t'), title = words, said;

    if (!is_word(printer) || !is_word(title) || !is_document(file)) {
        buffer_fmt(out, LP_REFUSED "\t");
        return;
    }
    const char *const all[] = { "lp", "-d", str_c(&c->arena, printer), "-t", str_c(&c->arena, title), NULL };
    enum program_heard heard = program_hear(all, file, PRINT_MS, &c->arena, &said);
    if (heard == PROGRAM_SILENT)
        buffer_fmt(out, LP_SILENT);
    else if (heard == PROGRAM_FAILED)
        buffer_fmt(out, LP_REFUSED "\t%.*s", STR_ARG(first_line(said, &c->arena)));
    if (heard != PROGRAM_ENDED)
        return;
    note(c, title, printer, first_line(id_of(said), &c->arena));
    buffer_fmt(out, LP_SENT);
}

/* --- the desk ------------------------------------------------------------------------------------- */

static void answer(struct counter *c, struct str words, int file)
{
    struct buffer out = { .arena = &c->arena };
    struct str what = str_cut(&words, '\t');

    if (str_eq(what, STR(LP_PRINT)))
        print(c, words, file, &out);
    else {
        put_printers(c, &out);
        put_jobs(c, &out);
    }
    struct str text = buffer_str(&out);
    send(c->desk, text.p, text.n < LP_ANSWER ? text.n : LP_ANSWER, MSG_NOSIGNAL);
    arena_free(&c->arena);
}

/* -1: there was none. */
static int file_of(struct msghdr *m)
{
    const struct cmsghdr *c = CMSG_FIRSTHDR(m);
    int file = -1;

    if (c && c->cmsg_level == SOL_SOCKET && c->cmsg_type == SCM_RIGHTS && c->cmsg_len == CMSG_LEN(sizeof file))
        memcpy(&file, CMSG_DATA(c), sizeof file);
    return file;
}

static bool hear(struct counter *c)
{
    union {
        char bytes[CMSG_SPACE(sizeof(int))];
        struct cmsghdr head;
    } with;
    char words[LP_ASKED];
    struct iovec part = { words, sizeof words };
    struct msghdr m = {
        .msg_iov = &part, .msg_iovlen = 1, .msg_control = with.bytes, .msg_controllen = sizeof with.bytes
    };
    ssize_t n = recvmsg(c->desk, &m, MSG_CMSG_CLOEXEC);

    if (n <= 0)
        return false;
    int file = file_of(&m);
    answer(c, (struct str){ words, (size_t)n }, file);
    if (file >= 0)
        close(file);
    return true;
}

static void *serve(void *at)
{
    struct counter *c = at;

    while (hear(c))
        ;
    close(c->desk);
    free(c);
    return NULL;
}

bool lp_begin(int *desk)
{
    struct counter *c = calloc(1, sizeof *c);
    pthread_t thread;
    int ends[2];

    *desk = 0;
    if (!c || socketpair(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0, ends) != 0) {
        free(c);
        return false;
    }
    c->desk = ends[0];
    if (pthread_create(&thread, NULL, serve, c) != 0) {
        close(ends[0]);
        close(ends[1]);
        free(c);
        return false;
    }
    pthread_detach(thread);
    *desk = ends[1];
    return true;
}
