/* SPDX-License-Identifier: Apache-2.0 */
/* mirror.c - copies to the mirror after what was done, and what is said of them. */
#include "cli/mirror.h"

#include <fcntl.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "cli/help.h"
#include "cli/messages.h"
#include "desk/base/messages.h"
#include "desk/file/mirror.h"
#include "engine/base/arena.h"
#include "teams/moment.h"

/* The folder. */

/* What is not there yet has no other name than the one that was typed. */
static struct str from_root(struct str path, struct arena *a)
{
    char *real = realpath(str_c(a, path), NULL), *here = getcwd(NULL, 0);
    struct str out = path;

    if (real)
        out = str_copy(a, str_of(real));
    else if (here && path.p[0] != '/')
        out = str_fmt(a, "%s/%.*s", here, STR_ARG(path));
    free(real);
    free(here);
    return out;
}

void mirror_from_root(struct call *c)
{
    struct str *folder = &c->option[OPT_MIRROR];

    if (folder->n > 0)
        *folder = from_root(*folder, c->arena);
}

bool mirror_is(struct str folder, const struct event *ev)
{
    struct arena own = { 0 };
    bool is = ev->mirror.n > 0 && str_eq(from_root(folder, &own), from_root(ev->mirror, &own));

    arena_free(&own);
    return is;
}

/* Copies. */

void mirror_now(struct call *c, const struct event *ev)
{
    struct err e = { 0 };
    struct str made;

    if (!desk_mirror_now(c->desk, ev, c->arena, &made, &e))
        c->unmirrored = e;
}

void mirror_begin(struct call *c)
{
    struct event ev;
    struct err e = { 0 };

    if (c->option[OPT_MIRROR].n == 0)
        return;
    if (desk_open(c->path, false, &c->desk, &e) && desk_load(c->desk, c->arena, &ev, &e))
        mirror_now(c, &ev);
    else
        c->unmirrored = e;
}

/* A process that has nothing of this one: the prompt is back before a stick has written, and what it does is nobody's terminal's. If it
   cannot begin, the command after the next minute makes the copy itself. */
static void copy_beside(char *event, char *folder)
{
    static char name[] = "olympair", word[] = MIRROR_PROCESS;
    char *const argv[] = { name, word, event, folder, NULL }, *const env[] = { NULL };
    posix_spawn_file_actions_t actions;
    posix_spawnattr_t alone;
    pid_t pid;

    posix_spawn_file_actions_init(&actions);
    posix_spawnattr_init(&alone);
    for (int fd = STDIN_FILENO; fd <= STDERR_FILENO; fd++)
        posix_spawn_file_actions_addopen(&actions, fd, "/dev/null", O_RDWR, 0);
    posix_spawn_file_actions_addclosefrom_np(&actions, STDERR_FILENO + 1);
    posix_spawnattr_setflags(&alone, POSIX_SPAWN_SETSID);
    while (waitpid(-1, NULL, WNOHANG) > 0)
        continue; /* those that have ended */
    posix_spawn(&pid, "/proc/self/exe", &actions, &alone, argv, env);
    posix_spawnattr_destroy(&alone);
    posix_spawn_file_actions_destroy(&actions);
}

int mirror_process(const char *event, const char *folder)
{
    enum { SECONDS = 60 };

    alarm(SECONDS);
    return desk_mirror_beside(event, folder) ? 0 : 1;
}

struct message mirror_missed(const struct call *c)
{
    return c->unmirrored.kind != ERR_NONE ? err_message(&c->unmirrored) : desk_unmirrored(c->desk);
}

void mirror_after(struct call *c)
{
    const struct event *ev;
    struct err e = { 0 };
    bool waits;

    if (c->act.dry || desk_entry(c->desk) == 0 || mirror_missed(c).row || !desk_peek(c->desk, c->arena, &ev, &e) ||
        ev->mirror.n == 0)
        return;
    fflush(stdout); /* the answer does not wait for a stick */
    if (!desk_mirror_catch_up(c->desk, ev, c->act.time, c->arena, &waits, &e))
        c->unmirrored = e;
    else if (waits)
        c->uncopied = str_copy(c->arena, ev->mirror);
}

/* Once the event is closed, so that all of it is in the file. */
void mirror_beside(struct call *c)
{
    if (c->uncopied.n > 0)
        copy_beside(str_c(c->arena, str_of(c->path)), str_c(c->arena, c->uncopied));
    c->uncopied = (struct str){ 0 };
}

void mirror_between(struct call *c)
{
    c->unmirrored = (struct err){ 0 };
    mirror_after(c);
    mirror_beside(c);
    const struct message why = mirror_missed(c);
    if (why.row)
        printf("  %.*s\n", TOLD(c, say_mirror_not_up_to_date(&why)));
    c->unmirrored = (struct err){ 0 };
}

void mirror_people(struct call *c, const struct event *ev)
{
    fflush(stdout);
    if (ev->mirror.n > 0)
        mirror_now(c, ev);
}

bool mirror_by_hand(struct call *c, const struct event *ev)
{
    struct str made;

    if (!desk_mirror_now(c->desk, ev, c->arena, &made, c->err))
        return false;
    c->made = say_made_file(made);
    return call_print(c, say_backup_is_checked(made, c->path));
}

/* Looking at it. */

/* Since its file was made; -1: that is not asked. The time of its entry may be from before the zone of the event was known. */
static long minutes_on_disk(const struct call *c, const struct mirror *m)
{
    return call_has(c, OPT_NOW) || m->made == 0 ? -1 : (long)(time(NULL) - m->made) / 60;
}

/* "12 minutes"; nothing if the clock is not where the event is. */
static struct message age_of(const struct call *c, const struct mirror *m)
{
    long minutes = minutes_on_disk(c, m);

    if (minutes < 0 && c->act.time.n > 0)
        minutes = moment_minutes(m->time, c->act.time);

    return minutes < 0 ? (struct message){ 0 } : moment_span(minutes);
}

static struct message copy_message(struct call *c, const struct mirror *m)
{
    const struct message age = age_of(c, m);

    if (m->copy.n == 0)
        return say_mirror_has_no_copy(m->folder);
    if (m->behind == 0)
        return say_copy_has_everything(m->folder, m->time, &age, m->entries);
    return say_copy_is_behind(m->folder, m->time, &age, m->entries, m->behind);
}

static struct message mirror_message(struct call *c, const struct mirror *m)
{
    struct message copy = copy_message(c, m);

    if (m->flaw.row)
        return m->behind > 0 && m->copy.n > 0 ? say_no_copy_can_be_made(&copy, &m->flaw) : m->flaw;
    return m->copy.n == 0 || m->overdue ? say_backup_makes_copy(&copy, c->path, m->folder) : copy;
}

bool mirror_show(struct call *c, const struct event *ev)
{
    struct mirror m;

    if (!desk_mirror(c->desk, ev, c->arena, &m, c->err))
        return false;
    if (m.folder.n == 0)
        return true;
    struct message state = mirror_message(c, &m);
    struct str text = text_shown(call_told(c, say_mirror_is(&state)), false, c->arena);
    help_wrap(stdout, str_c(c->arena, text), 2, 2);
    return true;
}
