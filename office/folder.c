/* SPDX-License-Identifier: Apache-2.0 */
#include "office/folder.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include "engine/base/arena.h"
#include "engine/base/err.h"
#include "import/file.h"
#include "office/messages.h"
#include "reports/format/output.h"

#define FIRST_LINE "olympair-site 1"
#define FRESH      RESERVED_SITE "new" /* a file before it has its name; of writers behind the first one with a number */

enum { LIST_SIZE_MAX = 1 << 24 };

static bool failed(const struct folder *f, struct str path, struct err *e)
{
    return err_say(e, ERR_IO, say_site_file_not_written(f->name, path, strerror(errno)));
}

uint64_t folder_key(uint64_t key, struct str bytes)
{
    if (key == 0)
        key = 0xcbf29ce484222325u;
    for (size_t i = 0; i < bytes.n; i++)
        key = (key ^ (unsigned char)bytes.p[i]) * 0x100000001b3u;
    return key;
}

/* --- the list ----------------------------------------------------------------------------------- */

/* A path below the folder whose parts are neither hidden nor a way up. */
static bool is_below(struct str path)
{
    while (path.n > 0) {
        struct str part = str_cut(&path, '/');
        if (part.n == 0 || part.p[0] == '.')
            return false;
    }
    return true;
}

/* Where in the table the file stands, or would stand. */
static int *slot_of(const struct folder *f, struct str path)
{
    size_t at = folder_key(0, path) % (size_t)f->nslot;

    while (f->slot[at] > 0 && !str_eq(f->file[f->slot[at] - 1].path, path))
        at = (at + 1) % (size_t)f->nslot;
    return &f->slot[at];
}

static void grow(struct folder *f)
{
    for (f->nslot = f->nslot ? f->nslot : 256; f->nslot <= 2 * f->n;)
        f->nslot *= 2;
    f->slot = arena_new(f->arena, int, f->nslot);
    for (int i = 0; i < f->n; i++)
        *slot_of(f, f->file[i].path) = i + 1;
}

static struct folder_file *find(const struct folder *f, struct str path)
{
    int at = f->nslot > 0 ? *slot_of(f, path) : 0;

    return at > 0 ? &f->file[at - 1] : NULL;
}

static struct folder_file *find_or_add(struct folder *f, struct str path)
{
    struct folder_file *file = find(f, path);

    if (file)
        return file;
    if (2 * f->n >= f->nslot)
        grow(f);
    arena_room(f->arena, f->file, f->n, f->cap);
    f->file[f->n] = (struct folder_file){ .path = str_copy(f->arena, path) };
    *slot_of(f, path) = f->n + 1;
    return &f->file[f->n++];
}

/* What a killed run wrote half is no line. */
static void read_file_line(struct folder *f, struct str line)
{
    struct folder_file file = { 0 };
    char *text = str_c(f->arena, line);
    int at = 0;

    if (sscanf(text, "%lld %lld %" SCNx64 " %n", &file.size, &file.time, &file.key, &at) != 3 || at == 0)
        return;
    struct str path = { line.p + at, line.n - (size_t)at };
    if (path.n == 0 || !is_below(path))
        return;
    struct folder_file *known = find_or_add(f, path);
    file.path = known->path;
    *known = file;
}

/* The owner, or empty if this is no list. */
static struct str read_list(struct folder *f, struct str text)
{
    struct str owner = { 0 };

    if (!str_eq(str_cut(&text, '\n'), STR(FIRST_LINE)))
        return owner;
    owner = str_cut(&text, '\n');
    f->made_of = str_cut(&text, '\n');
    while (memchr(text.p, '\n', text.n))
        read_file_line(f, str_cut(&text, '\n'));
    return owner;
}

/* But for what a run leaves that was killed at once. */
static bool is_empty_folder(int fd)
{
    DIR *dir = fdopendir(dup(fd));
    const struct dirent *entry;
    int n = dir ? 0 : 1;

    while (dir && (entry = readdir(dir)))
        n += strcmp(entry->d_name, ".") != 0 && strcmp(entry->d_name, "..") != 0 &&
             !str_starts(str_of(entry->d_name), STR(FRESH));
    if (dir)
        closedir(dir);
    return n == 0;
}

static bool read_owner(struct folder *f, struct err *e)
{
    struct str path = str_fmt(f->arena, "%.*s/" FOLDER_LIST, STR_ARG(f->name)), text;
    struct err none = { 0 };

    if (is_empty_folder(f->fd))
        return true;
    if (!file_load(path.p, LIST_SIZE_MAX, f->arena, &text, &none))
        text = (struct str){ 0 };
    struct str owner = read_list(f, text);
    if (owner.n == 0)
        return err_say(e, ERR_USAGE, say_folder_holds_no_site(f->name));
    return str_eq(owner, f->owner) || err_say(e, ERR_USAGE, say_site_of_another_event(f->name));
}

/* Whoever else is at it has two seconds to end. */
static bool lock(int fd)
{
    const struct timespec moment = { .tv_nsec = 50000000 };
    bool ours = false;

    for (int i = 0; i < 40 && !(ours = flock(fd, LOCK_EX | LOCK_NB) == 0); i++)
        nanosleep(&moment, NULL);
    return ours;
}

/* The folder itself. */
static bool reach(struct folder *f, struct str name, struct str owner, struct arena *a, struct err *e)
{
    const char *path = str_c(a, name);

    *f = (struct folder){ .arena = a, .name = name, .owner = owner, .list = -1, .fd = -1 };
    pthread_mutex_init(&f->one, NULL);
    pthread_cond_init(&f->left, NULL);
    if (!output_may_folder(path, e))
        return false;
    if (mkdir(path, 0777) != 0 && errno != EEXIST)
        return err_say(e, ERR_IO, say_site_folder_not_made(path, strerror(errno)));
    f->fd = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    return f->fd >= 0 || err_say(e, ERR_USAGE, say_no_folder_for_a_site(path, strerror(errno)));
}

bool folder_open(struct folder *f, struct str name, struct str owner, struct arena *a, struct err *e)
{
    return reach(f, name, owner, a, e) && (lock(f->fd) || err_say(e, ERR_BUSY, say_site_being_written(name))) &&
           read_owner(f, e);
}

bool folder_may(struct str name, struct str owner, struct arena *a, struct err *e)
{
    struct folder f;
    bool ok = reach(&f, name, owner, a, e) && read_owner(&f, e);

    folder_close(&f);
    return ok;
}

void folder_close(struct folder *f)
{
    if (f->list >= 0)
        close(f->list);
    if (f->fd >= 0)
        close(f->fd);
    f->list = f->fd = -1;
}

/* --- files -------------------------------------------------------------------------------------- */

static long long nanoseconds(const struct stat *st)
{
    return st->st_mtim.tv_sec * 1000000000LL + st->st_mtim.tv_nsec;
}

static bool is_as_left(const struct folder *f, const struct folder_file *file)
{
    struct stat st;

    return fstatat(f->fd, file->path.p, &st, AT_SYMLINK_NOFOLLOW) == 0 && S_ISREG(st.st_mode) &&
           st.st_size == file->size && nanoseconds(&st) == file->time;
}

bool folder_is_as(struct folder *f, struct str made_of)
{
    if (f->made_of.n == 0 || !str_eq(f->made_of, made_of))
        return false;
    for (int i = 0; i < f->n; i++)
        if (!is_as_left(f, &f->file[i]))
            return false;
    return true;
}

/* A file is asked for by whoever writes it. */
bool folder_keeps(struct folder *f, struct str path, uint64_t key)
{
    pthread_mutex_lock(&f->one);
    struct folder_file *known = find(f, path);
    struct folder_file file = known ? *known : (struct folder_file){ 0 };
    pthread_mutex_unlock(&f->one);
    if (!known || file.key != key || !is_as_left(f, &file))
        return false;
    pthread_mutex_lock(&f->one);
    find(f, path)->kept = true;
    pthread_mutex_unlock(&f->one);
    return true;
}

bool folder_is_kept(struct folder *f, struct str path)
{
    pthread_mutex_lock(&f->one);
    const struct folder_file *file = find(f, path);
    bool kept = file && file->kept;
    pthread_mutex_unlock(&f->one);
    return kept;
}

/* All folders on the way to a file. */
static void make_folders(const struct folder *f, char *path)
{
    for (char *slash = strchr(path, '/'); slash; slash = strchr(slash + 1, '/')) {
        *slash = '\0';
        mkdirat(f->fd, path, 0777);
        *slash = '/';
    }
}

/* The name that a file has before it has its own. */
static struct str beside(struct str path, int writer, struct arena *a)
{
    while (path.n > 0 && path.p[path.n - 1] != '/')
        path.n--;
    return str_fmt(a, writer > 0 ? "%.*s" FRESH "-%d" : "%.*s" FRESH, STR_ARG(path), writer + 1);
}

static int begin_writing(struct folder *f)
{
    int writer;

    pthread_mutex_lock(&f->one);
    for (;;) {
        for (writer = 0; writer < FOLDER_WRITERS && f->writing[writer]; writer++)
            ;
        if (writer < FOLDER_WRITERS)
            break;
        pthread_cond_wait(&f->left, &f->one);
    }
    f->writing[writer] = true;
    pthread_mutex_unlock(&f->one);
    return writer;
}

static void end_writing(struct folder *f, int writer, bool ok)
{
    pthread_mutex_lock(&f->one);
    f->writing[writer] = false;
    f->written += ok;
    pthread_cond_signal(&f->left);
    pthread_mutex_unlock(&f->one);
}

/* What has the name already, a file of a killed run or a pipe that would be waited for, is taken away: it is our own. */
static int open_fresh(const struct folder *f, char *fresh)
{
    const int flags = O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC;
    int fd = openat(f->fd, fresh, flags, 0666);

    if (fd < 0 && (errno == ENOENT || errno == EEXIST)) {
        make_folders(f, fresh);
        unlinkat(f->fd, fresh, 0);
        fd = openat(f->fd, fresh, flags, 0666);
    }
    return fd;
}

static bool write_fresh(const struct folder *f, char *fresh, struct str bytes, struct folder_file *file)
{
    struct stat st;
    int fd = open_fresh(f, fresh);

    if (fd < 0)
        return false;
    bool ok = output_write(fd, bytes) && fstat(fd, &st) == 0;
    int first = errno;
    if (close(fd) != 0 && ok)
        return false;
    errno = first;
    if (ok) {
        file->size = st.st_size;
        file->time = nanoseconds(&st);
    }
    return ok;
}

static struct str file_line(const struct folder_file *file, struct arena *a)
{
    return str_fmt(a, "%lld %lld %016" PRIx64 " %.*s\n", file->size, file->time, file->key, STR_ARG(file->path));
}

/* A folder in the folder that is a link leads out of it. */
static bool is_inside(const struct folder *f, struct str path, struct arena *a, struct err *e)
{
    struct stat st;

    for (size_t i = 0; i < path.n; i++) {
        struct str part = { path.p, i };
        if (path.p[i] == '/' && fstatat(f->fd, str_c(a, part), &st, AT_SYMLINK_NOFOLLOW) == 0 && S_ISLNK(st.st_mode))
            return err_say(e, ERR_USAGE, say_site_link_leads_out(f->name, part));
    }
    return true;
}

static bool may_replace(const struct folder *f, struct str path, struct arena *a, struct err *e)
{
    struct str whole = str_fmt(a, "%.*s/%.*s", STR_ARG(f->name), STR_ARG(path));

    return is_inside(f, path, a, e) && (access(whole.p, F_OK) != 0 || !output_spares(whole.p) ||
                                        err_say(e, ERR_USAGE, say_site_over_event_file(whole)));
}

static bool enter(struct folder *f, struct str path, struct folder_file made, struct arena *a)
{
    pthread_mutex_lock(&f->one);
    struct folder_file *file = find_or_add(f, path);
    made.path = file->path;
    *file = made;
    bool ok = output_write(f->list, file_line(file, a));
    pthread_mutex_unlock(&f->one);
    return ok;
}

/* The list has the file before the file has its name: it is ours whatever happens next. */
static bool write_as(struct folder *f, struct str path, uint64_t key, struct str bytes, char *fresh, struct arena *a)
{
    struct folder_file made = { .key = key, .kept = true };

    return write_fresh(f, fresh, bytes, &made) && enter(f, path, made, a) &&
           renameat(f->fd, fresh, f->fd, str_c(a, path)) == 0;
}

bool folder_write(struct folder *f, struct str path, uint64_t key, struct str bytes, struct err *e)
{
    struct arena own = { 0 };
    bool may = may_replace(f, path, &own, e), ok = false;

    if (may) {
        int writer = begin_writing(f);
        char *fresh = str_c(&own, beside(path, writer, &own));
        ok = write_as(f, path, key, bytes, fresh, &own) || failed(f, path, e);
        if (!ok)
            unlinkat(f->fd, fresh, 0);
        end_writing(f, writer, ok);
    }
    arena_free(&own);
    return ok;
}

bool folder_put(struct folder *f, struct str path, struct str bytes, struct err *e)
{
    uint64_t key = folder_key(0, bytes);

    return folder_keeps(f, path, key) || folder_write(f, path, key, bytes, e);
}

/* --- a run -------------------------------------------------------------------------------------- */

static struct str list_text(const struct folder *f, struct str made_of, struct arena *a)
{
    struct str text = str_fmt(a, FIRST_LINE "\n%.*s\n%.*s\n", STR_ARG(f->owner), STR_ARG(made_of));
    size_t room = text.n, n = text.n;

    for (int i = 0; i < f->n; i++)
        room += f->file[i].path.n + 64;
    char *p = arena_alloc(a, 1, room);
    memcpy(p, text.p, n);
    for (int i = 0; i < f->n; i++) {
        struct arena_mark mark = arena_mark(a);
        struct str line = file_line(&f->file[i], a);
        memcpy(p + n, line.p, line.n);
        n += line.n;
        arena_rewind(a, mark);
    }
    return (struct str){ p, n };
}

static bool write_list(struct folder *f, struct str made_of, struct err *e)
{
    struct folder_file list = { 0 };
    char fresh[] = FRESH;

    if (write_fresh(f, fresh, list_text(f, made_of, f->arena), &list) &&
        renameat(f->fd, FRESH, f->fd, FOLDER_LIST) == 0)
        return true;
    failed(f, STR(FOLDER_LIST), e);
    unlinkat(f->fd, FRESH, 0);
    return false;
}

bool folder_begin(struct folder *f, bool all, struct err *e)
{
    /* What a killed run has left without its name. */
    struct str last = { 0 };
    for (int i = 0; i < f->n; i++) {
        struct str fresh = beside(f->file[i].path, 0, f->arena);
        for (int writer = 0; !str_eq(fresh, last) && writer < FOLDER_WRITERS; writer++)
            unlinkat(f->fd, beside(f->file[i].path, writer, f->arena).p, 0);
        last = fresh;
    }
    for (int i = 0; i < f->n; i++) {
        f->file[i].kept = false;
        if (all)
            f->file[i].time = 0;
    }
    if (!write_list(f, STR(""), e))
        return false;
    f->list = openat(f->fd, FOLDER_LIST, O_WRONLY | O_APPEND | O_CLOEXEC);
    return f->list >= 0 || failed(f, STR(FOLDER_LIST), e);
}

/* Folders go with the last file in them; those that are not empty stay. */
static void remove_file(struct folder *f, struct str path)
{
    char *p = str_c(f->arena, path), *slash;

    f->removed += unlinkat(f->fd, p, 0) == 0;
    while ((slash = strrchr(p, '/'))) {
        *slash = '\0';
        unlinkat(f->fd, p, AT_REMOVEDIR);
    }
}

static int by_path(const void *a, const void *b)
{
    return str_cmp(((const struct folder_file *)a)->path, ((const struct folder_file *)b)->path);
}

bool folder_end(struct folder *f, struct str made_of, struct err *e)
{
    int n = 0;

    for (int i = 0; i < f->n; i++)
        if (f->file[i].kept)
            f->file[n++] = f->file[i];
        else
            remove_file(f, f->file[i].path);
    f->n = n;
    f->nslot = 0;
    qsort(f->file, (size_t)n, sizeof *f->file, by_path);
    return write_list(f, made_of, e);
}
