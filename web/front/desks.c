/* SPDX-License-Identifier: Apache-2.0 */
#include "web/front/desks.h"

#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "engine/base/arena.h"
#include "engine/base/err.h"
#include "office/folder.h"
#include "web/base/messages.h"
#include "web/http/listen.h"
#include "web/process/child.h"
#include "web/process/lp.h"

enum { LINE = 1000, STEP_MS = 50, OPENING_MS = 60000, CLOSING_MS = 20000 };

struct open_desk {
    struct str file;
    pid_t pid; /* 0: it has ended */
    int out;
    bool ready, ended_by_us;
    char line[LINE]; /* that it is saying */
    size_t n;
    char address[LINE], key[LINE], said[LINE], public[LINE];
    struct open_desk *next;
};

struct desks {
    struct arena arena;
    struct str folder;
    struct open_desk *first;
};

struct desks *desks_of(const char *folder)
{
    struct desks *of = calloc(1, sizeof *of);

    if (!of)
        abort();
    of->folder = str_copy(&of->arena, str_of(folder));
    return of;
}

static struct open_desk *desk_named(const struct desks *of, struct str file)
{
    struct open_desk *d = of->first;

    while (d && !str_eq(d->file, file))
        d = d->next;
    return d;
}

static struct open_desk *desk_for(struct desks *of, struct str file)
{
    struct open_desk *d = desk_named(of, file);

    if (d)
        return d;
    d = arena_new(&of->arena, struct open_desk, 1);
    memset(d, 0, sizeof *d);
    d->file = str_copy(&of->arena, file);
    d->next = of->first;
    return of->first = d;
}

/* --- what it says ------------------------------------------------------------------------------- */

/* "http://127.0.0.1:8211/key#ABCD-..." is where to begin with a new key, "http://127.0.0.1:8211/" that it is ready; with words behind it, it is
   where everybody is. */
static void take_address(struct open_desk *d)
{
    static const char mark[] = "/key#";
    char *key = strstr(d->line, mark), *more = strchr(d->line, ' ');

    if (more) {
        snprintf(d->public, sizeof d->public, "%.*s", (int)(more - d->line), d->line);
        return;
    }
    if (key)
        snprintf(d->key, sizeof d->key, "%s", key + strlen(mark));
    else
        snprintf(d->address, sizeof d->address, "%s", d->line);
    d->ready = d->ready || !key;
}

/* Keys are for the page alone; all else is for whoever began the front page, too. The last that it said may say why it ended. */
static void take_line(struct open_desk *d)
{
    static const char of_program[] = "olympair: ";
    bool own = strncmp(d->line, of_program, strlen(of_program)) == 0;

    if (strncmp(d->line, "http", 4) == 0) {
        take_address(d);
        return;
    }
    if (d->key[0] == '\0' && strstr(d->line, "shown this once"))
        return;
    snprintf(d->said, sizeof d->said, "%s", d->line + (own ? strlen(of_program) : 0));
    printf("%.*s: %s\n", STR_ARG(d->file), d->said);
    fflush(stdout);
}

static void take_words(struct open_desk *d, const char *bytes, size_t n)
{
    for (size_t i = 0; i < n; i++) {
        if (bytes[i] != '\n' && d->n + 1 < sizeof d->line) {
            d->line[d->n++] = bytes[i];
            continue;
        }
        d->line[d->n] = '\0';
        d->n = 0;
        take_line(d);
    }
}

/* What there is to be heard, and whether it still lives. */
static void hear(struct open_desk *d)
{
    char bytes[4096];
    ssize_t n;

    if (d->pid == 0)
        return;
    bool gone = waitpid(d->pid, NULL, WNOHANG) == d->pid;
    while ((n = read(d->out, bytes, sizeof bytes)) > 0)
        take_words(d, bytes, (size_t)n);
    if (!gone)
        return;
    close(d->out);
    d->pid = 0;
    d->ready = false;
}

void desks_look(void *desks)
{
    struct desks *of = desks;

    for (struct open_desk *d = of->first; d; d = d->next)
        hear(d);
}

/* --- begin and end ------------------------------------------------------------------------------ */

static bool is_free(int port)
{
    const struct web_plan plan = { .host = STR("127.0.0.1"), .port = port };
    int fd;
    bool had = listen_at(&plan, &fd, &(struct err){ 0 });

    if (fd >= 0)
        close(fd);
    return had;
}

/* Browsers stay signed in at a port: an event has the same each time, if nobody else has it. */
static int port_of(const char *path)
{
    enum { FIRST = 8100, PORTS = 800, TRIES = 50 };
    int at = (int)(folder_key(0, str_of(path)) % PORTS);

    for (int i = 0; i < TRIES; i++)
        if (is_free(FIRST + (at + i) % PORTS))
            return FIRST + (at + i) % PORTS;
    return 0;
}

/* What `serve` is told of it. */
static void add_reach(const char **word, int n, const struct desk_reach *r, const char *path, struct arena *a)
{
    struct str screens = str_fmt(a, "%s#", path);

    word[n++] = "--host";
    word[n++] = str_c(a, r->host);
    if (r->cert) {
        word[n++] = "--cert";
        word[n++] = r->cert;
        word[n++] = "--key";
        word[n++] = r->key;
    } else {
        word[n++] = "--plain";
    }
    if (r->public) {
        word[n++] = "--public";
        word[n++] = str_c(a, str_fmt(a, "%.*s:%d", STR_ARG(r->host), port_of(str_c(a, screens))));
    }
}

static bool begin(struct desks *of, struct open_desk *d, const struct desk_reach *reach)
{
    struct arena own = { 0 };
    const char *path = str_c(&own, str_fmt(&own, "%.*s/%.*s", STR_ARG(of->folder), STR_ARG(d->file)));
    const char *port = str_c(&own, str_number(&own, port_of(path)));
    const char *words[17] = { "serve", path, "--port-of-address", "--port", port };

    if (reach && reach->host.n > 0)
        add_reach(words, 5, reach, path, &own);

    d->ready = d->ended_by_us = false;
    d->n = 0;
    d->address[0] = d->key[0] = d->said[0] = d->public[0] = '\0';
    struct child child = { .words = words, .errors = true };
    bool prints = lp_begin(&child.in);
    bool ok = child_begin(&child, &d->pid, &d->out);
    if (prints)
        close(child.in);
    if (!ok)
        d->pid = 0;
    arena_free(&own);
    return ok;
}

/* Until it is ready, or has ended. */
static void await(struct open_desk *d, bool ready, int patience)
{
    for (int ms = 0; d->pid != 0 && !(ready && d->ready) && ms < patience; ms += STEP_MS) {
        poll(&(struct pollfd){ .fd = d->out, .events = POLLIN }, 1, STEP_MS);
        hear(d);
    }
}

bool desks_open(struct desks *of, struct str file, const struct desk_reach *reach, struct err *e)
{
    struct open_desk *d = desk_for(of, file);

    hear(d);
    if (d->pid != 0 && d->ready)
        return true;
    if (d->pid == 0 && !begin(of, d, reach))
        return err_say(e, ERR_IO, say_desk_of_event_not_begun(file));
    await(d, true, OPENING_MS);
    return (d->pid != 0 && d->ready) || err_say(e, ERR_IO, say_desk_of_event_not_begun(file));
}

static void tell_to_end(struct open_desk *d)
{
    if (d->pid == 0)
        return;
    d->ended_by_us = true;
    kill(d->pid, SIGTERM);
}

void desks_close(struct desks *of, struct str file)
{
    struct open_desk *d = desk_named(of, file);

    if (!d)
        return;
    tell_to_end(d);
    await(d, false, CLOSING_MS);
    if (d->pid == 0)
        d->ended_by_us = true; /* also one that fell: that has been told */
}

struct desk_told desks_told(struct desks *of, struct str file, struct arena *a)
{
    struct open_desk *d = desk_named(of, file);

    if (!d)
        return (struct desk_told){ .state = DESK_CLOSED };
    hear(d);
    enum desk_state ended = d->ended_by_us ? DESK_CLOSED : DESK_FELL;
    return (struct desk_told){ .state = d->pid != 0 ? DESK_OPEN : ended,
                               .public = str_copy(a, str_of(d->public)),
                               .address = str_copy(a, str_of(d->address)),
                               .key = str_copy(a, str_of(d->key)),
                               .said = str_copy(a, str_of(d->said)) };
}

void desks_end(struct desks *of)
{
    for (struct open_desk *d = of->first; d; d = d->next)
        tell_to_end(d);
    for (struct open_desk *d = of->first; d; d = d->next)
        await(d, false, CLOSING_MS);
    arena_free(&of->arena);
    free(of);
}
