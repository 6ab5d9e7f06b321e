/* SPDX-License-Identifier: Apache-2.0 */
#include "web/front/front_file.h"

#include <ctype.h>
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include "engine/base/arena.h"
#include "engine/base/err.h"
#include "office/clock.h"
#include "teams/text.h"
#include "web/base/messages.h"

#define MADE ".new-" /* how the name begins under which an event is made */

enum { TRIES = 100 };

/* --- under another name ------------------------------------------------------------------------ */

static int open_folder(const char *folder)
{
    return open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
}

/* ".new-4711." of ".new-4711.oly.part-0badcafe"; the length of it, 0: it is no such name. */
static size_t maker_of(const char *name)
{
    size_t n = strlen(MADE);

    if (strncmp(name, MADE, n) != 0)
        return 0;
    size_t digits = strspn(name + n, "0123456789");
    return digits > 0 && name[n + digits] == '.' ? n + digits + 1 : 0;
}

/* Is the file that is locked the one of that name? It may have been removed before it was locked. */
static bool is_still(int at, const char *name, int lock)
{
    struct stat has, named;

    return fstat(lock, &has) == 0 && fstatat(at, name, &named, AT_SYMLINK_NOFOLLOW) == 0 && has.st_ino == named.st_ino;
}

/* -1: another process holds it, or it cannot be made. */
static int take_lock(int at, const char *name)
{
    for (int i = 0; i < TRIES; i++) {
        int lock = openat(at, name, O_CREAT | O_RDWR | O_CLOEXEC | O_NOFOLLOW, 0600);
        if (lock < 0)
            return -1;
        bool held = flock(lock, LOCK_EX | LOCK_NB) == 0;
        if (held && is_still(at, name, lock))
            return lock;
        close(lock);
        if (!held)
            return -1;
    }
    return -1;
}

static char *lock_name(const char *maker, size_t n)
{
    char *name;

    if (asprintf(&name, "%.*slock", (int)n, maker) < 0)
        abort();
    return name;
}

static DIR *list_folder(int at)
{
    int fd = openat(at, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    DIR *d = fd >= 0 ? fdopendir(fd) : NULL;

    if (!d && fd >= 0)
        close(fd);
    return d;
}

/* All names of that maker, its lock among them. */
static void remove_of(int at, const char *maker, size_t n)
{
    DIR *d = list_folder(at);
    const struct dirent *x;

    while (d && (x = readdir(d)))
        if (strncmp(x->d_name, maker, n) == 0)
            unlinkat(at, x->d_name, 0);
    if (d)
        closedir(d);
}

void front_file_clear(const char *folder)
{
    int at = open_folder(folder);
    DIR *d = at >= 0 ? list_folder(at) : NULL;
    const struct dirent *x;

    while (d && (x = readdir(d))) {
        size_t n = maker_of(x->d_name);
        if (n > 0) {
            char *name = lock_name(x->d_name, n);
            int lock = take_lock(at, name);
            if (lock >= 0) {
                remove_of(at, x->d_name, n);
                close(lock);
            }
            free(name);
        }
    }
    if (d)
        closedir(d);
    if (at >= 0)
        close(at);
}

bool front_file_begin(const struct visit *v, struct str folder, struct front_file *out, struct err *e)
{
    const char *path = str_c(v->arena, folder);
    struct str own = str_fmt(v->arena, MADE "%ld.", (long)getpid());

    *out = (struct front_file){ str_c(v->arena, str_fmt(v->arena, "%s/%.*soly", path, STR_ARG(own))), -1, -1 };
    front_file_clear(path);
    if (access(path, W_OK | X_OK) == 0 && (out->at = open_folder(path)) >= 0)
        out->lock = take_lock(out->at, str_c(v->arena, str_fmt(v->arena, "%.*slock", STR_ARG(own))));
    if (out->lock >= 0)
        return true;
    err_say(e, ERR_IO, say_new_event_not_written(folder, strerror(errno)));
    if (out->at >= 0)
        close(out->at);
    return false;
}

void front_file_end(struct front_file *f)
{
    const char *name = strrchr(f->path, '/') + 1;

    remove_of(f->at, name, maker_of(name));
    close(f->at);
    close(f->lock);
}

/* --- its name ---------------------------------------------------------------------------------- */

/* "Harbour Cup 2027" is harbour-cup-2027, and "Coupe d'été" coupe-d-ete, of letters that every disk takes; event, if there are none. */
static struct str file_name(struct str name, int number, struct arena *a)
{
    enum { MOST = 60 };
    char text[MOST + 1];
    size_t n = 0;

    name = text_fold(a, name);
    for (size_t i = 0; i < name.n && n < MOST; i++) {
        int c = (unsigned char)name.p[i];
        if (c < 128 && isalnum(c))
            text[n++] = (char)c;
        else if (n > 0 && text[n - 1] != '-')
            text[n++] = '-';
    }
    while (n > 0 && text[n - 1] == '-')
        n--;
    struct str stem = n > 0 ? (struct str){ text, n } : STR("event");
    return number > 1 ? str_fmt(a, "%.*s-%d.oly", STR_ARG(stem), number) : str_fmt(a, "%.*s.oly", STR_ARG(stem));
}

static const char *path_in(const struct visit *v, struct str folder, struct str file)
{
    return str_c(v->arena, str_fmt(v->arena, "%.*s/%.*s", STR_ARG(folder), STR_ARG(file)));
}

bool front_file_keep(const struct visit *v, const char *path, struct str folder, struct str name, struct str *file,
                     struct err *e)
{
    for (int i = 1; i <= TRIES; i++) {
        *file = file_name(name, i, v->arena);
        if (link(path, path_in(v, folder, *file)) == 0)
            return true;
        if (errno != EEXIST)
            break;
    }
    return err_say(e, ERR_IO, say_new_event_not_written(folder, strerror(errno)));
}

struct str front_file_name(const struct visit *v, struct str folder, struct str name)
{
    struct str file = file_name(name, 1, v->arena);

    for (int i = 2; i <= TRIES && access(path_in(v, folder, file), F_OK) == 0; i++)
        file = file_name(name, i, v->arena);
    return file;
}

struct act front_file_act(const struct visit *v, struct str zone, const char *command)
{
    const char *user = getenv("USER");
    struct str now = { 0 };

    clock_in(zone, v->job->arrived, v->arena, &now);
    return (struct act){ .user = user && user[0] ? str_of(user) : STR("TAP"),
                         .time = now,
                         .command = str_of(command),
                         .wording = visit_wording(v) };
}
