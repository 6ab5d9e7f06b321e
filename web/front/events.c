/* SPDX-License-Identifier: Apache-2.0 */
#include "web/front/events.h"

#include <dirent.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "desk/file/copies.h"
#include "engine/base/arena.h"
#include "engine/base/err.h"
#include "web/base/messages.h"
#include "web/process/child.h"

/* Of the file and of its log, which has what was done last. */
struct state {
    long long size, log;
    struct timespec at, log_at;
};

struct known {
    struct arena arena;
    struct state state;
    struct event_file event;
    bool seen;
    struct known *next;
};

struct events {
    struct arena arena;
    struct str folder;
    struct known *first;
};

struct events *events_of(const char *folder)
{
    struct events *of = calloc(1, sizeof *of);

    if (!of)
        abort();
    of->folder = str_copy(&of->arena, str_of(folder));
    return of;
}

static void forget(struct known *k)
{
    arena_free(&k->arena);
    free(k);
}

void events_free(struct events *of)
{
    while (of->first) {
        struct known *next = of->first->next;
        forget(of->first);
        of->first = next;
    }
    arena_free(&of->arena);
    free(of);
}

static bool state_of(const struct events *of, struct str file, struct state *out)
{
    struct arena own = { 0 };
    struct stat st, log;
    const char *path = str_c(&own, str_fmt(&own, "%.*s/%.*s", STR_ARG(of->folder), STR_ARG(file)));
    bool is = stat(path, &st) == 0 && S_ISREG(st.st_mode);
    bool logged = stat(str_c(&own, str_fmt(&own, "%s-wal", path)), &log) == 0;

    memset(out, 0, sizeof *out);
    if (is) {
        out->size = st.st_size;
        out->at = st.st_mtim;
    }
    if (is && logged) {
        out->log = log.st_size;
        out->log_at = log.st_mtim;
    }
    arena_free(&own);
    return is;
}

static bool is_same(const struct state *a, const struct state *b)
{
    return a->size == b->size && a->log == b->log && a->at.tv_sec == b->at.tv_sec && a->at.tv_nsec == b->at.tv_nsec &&
           a->log_at.tv_sec == b->log_at.tv_sec && a->log_at.tv_nsec == b->log_at.tv_nsec;
}

static time_t changed(const struct state *s)
{
    return s->log > 0 && s->log_at.tv_sec > s->at.tv_sec ? s->log_at.tv_sec : s->at.tv_sec;
}

static struct known *known_of(struct events *of, struct str file)
{
    struct known *k = of->first;

    while (k && !str_eq(k->event.file, file))
        k = k->next;
    return k;
}

static void note(struct events *of, struct str file)
{
    struct known *k = known_of(of, file);
    struct state now;

    if (!state_of(of, file, &now))
        return;
    if (!k) {
        k = calloc(1, sizeof *k);
        if (!k)
            abort();
        k->next = of->first;
        of->first = k;
    }
    if (!k->event.file.p || !is_same(&k->state, &now)) {
        struct arena fresh = { 0 };
        struct str name = str_copy(&fresh, file);
        arena_free(&k->arena);
        k->arena = fresh;
        k->event = (struct event_file){ .file = name, .changed = changed(&now), .kept = desk_is_kept(name) };
        /* What it says of itself as data. */
        enum { MOST = 1 << 20 };
        struct arena *a = &k->arena;
        const char *path = str_c(a, str_fmt(a, "%.*s/%.*s", STR_ARG(of->folder), STR_ARG(k->event.file)));
        const char *const words[] = { "show", path, "--format", "json", NULL };
        struct str said;
        k->event.read =
            child_hear(&(struct child){ .words = words }, MOST, a, &said) && json_event(said, a, &k->event.told);
        k->state = now;
    }
    k->seen = true;
}

static void drop_unseen(struct events *of)
{
    for (struct known **at = &of->first; *at;) {
        struct known *k = *at;
        if (!k->seen) {
            *at = k->next;
            forget(k);
            continue;
        }
        k->seen = false;
        at = &k->next;
    }
}

static const char folder_ending[] = ".oly.backups";

/* The event of a folder of backups, if that is no longer there. */
static struct str gone_event(const struct events *of, struct str folder, struct arena *a)
{
    struct str file = { folder.p, folder.n - strlen(".backups") };
    struct stat st;

    return stat(str_fmt(a, "%.*s/%.*s", STR_ARG(of->folder), STR_ARG(file)).p, &st) != 0 && errno == ENOENT
               ? str_copy(a, file)
               : (struct str){ 0 };
}

static int by_change(const void *x, const void *y)
{
    const struct event_file *a = x, *b = y;

    if (a->kept != b->kept)
        return a->kept - b->kept;
    return a->changed != b->changed ? (a->changed < b->changed) - (a->changed > b->changed) : str_cmp(a->file, b->file);
}

static void note_gone(const struct events *of, struct str folder, struct arena *a, struct event_file **list, int *n,
                      int *cap)
{
    struct str file = gone_event(of, folder, a);

    if (file.n == 0)
        return;
    arena_room(a, *list, *n, *cap);
    (*list)[(*n)++] = (struct event_file){ .file = file, .gone = true };
}

bool events_list(struct events *of, struct arena *a, const struct event_file **out, int *n, struct err *e)
{
    DIR *d = opendir(str_c(a, of->folder));
    struct event_file *list = NULL;
    int cap = 0;

    *n = 0;
    if (!d)
        return err_say(e, ERR_IO, say_folder_of_events_unreadable(of->folder, strerror(errno)));
    for (const struct dirent *entry; (entry = readdir(d));)
        if (entry->d_name[0] != '.' && str_ends(str_of(entry->d_name), STR(".oly")))
            note(of, str_of(entry->d_name));
        else if (entry->d_name[0] != '.' && str_ends(str_of(entry->d_name), str_of(folder_ending)))
            note_gone(of, str_of(entry->d_name), a, &list, n, &cap);
    closedir(d);
    drop_unseen(of);
    for (const struct known *k = of->first; k; k = k->next) {
        arena_room(a, list, *n, cap);
        list[(*n)++] = k->event;
    }
    if (*n > 0)
        qsort(list, (size_t)*n, sizeof *list, by_change);
    *out = list;
    return true;
}
