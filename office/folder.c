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
#include "reports/format/output.h"

#define FIRST_LINE "olympair-site 1"
#define FRESH      ".olympair-new" /* a file before it has its name */

enum { LIST_SIZE_MAX = 1 << 24 };

static bool failed(const struct folder *f, struct str path, struct err *e)
{
    return err_set(e, ERR_IO, "%.*s/%.*s cannot be written: %s", STR_ARG(f->name), STR_ARG(path), strerror(errno));
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

static struct folder_file *find(struct folder *f, struct str path)
{
    for (int i = 0; i < f->n; i++) {
        int at = (f->next + i) % f->n;
        if (str_eq(f->file[at].path, path)) {
            f->next = at + 1;
            return &f->file[at];
        }
    }
    return NULL;
}

static struct folder_file *find_or_add(struct folder *f, struct str path)
{
    struct folder_file *file = find(f, path);

    if (file)
        return file;
    arena_room(f->arena, f->file, f->n, f->cap);
    f->file[f->n] = (struct folder_file){ .path = str_copy(f->arena, path) };
    f->next = f->n;
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
        n += strcmp(entry->d_name, ".") != 0 && strcmp(entry->d_name, "..") != 0 && strcmp(entry->d_name, FRESH) != 0;
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
        return err_set(e, ERR_USAGE, "%.*s is not empty and holds no site: name a new folder or an empty one",
                       STR_ARG(f->name));
    return str_eq(owner, f->owner) ||
           err_set(e, ERR_USAGE, "%.*s holds the site of another event: name another folder", STR_ARG(f->name));
}

/* Whoever else is at it has two seconds to end. */
static bool lock(int fd)
{
    const struct timespec moment = { .tv_nsec = 50000000 };

    for (int i = 0; i < 40; i++) {
        if (flock(fd, LOCK_EX | LOCK_NB) == 0)
            return true;
        nanosleep(&moment, NULL);
    }
    return false;
}

bool folder_open(struct folder *f, struct str name, struct str owner, struct arena *a, struct err *e)
{
    const char *path = str_c(a, name);

    *f = (struct folder){ .arena = a, .name = name, .owner = owner, .list = -1 };
    if (mkdir(path, 0777) != 0 && errno != EEXIST)
        return f->fd = -1, err_set(e, ERR_IO, "the folder %s cannot be made: %s", path, strerror(errno));
    f->fd = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (f->fd < 0)
        return err_set(e, ERR_USAGE, "%s is no folder that a site could be in: %s", path, strerror(errno));
    if (!lock(f->fd))
        return err_set(e, ERR_BUSY, "another program is writing the site in %s: try again when it has ended", path);
    return read_owner(f, e);
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

    return fstatat(f->fd, str_c(f->arena, file->path), &st, AT_SYMLINK_NOFOLLOW) == 0 && S_ISREG(st.st_mode) &&
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

bool folder_keeps(struct folder *f, struct str path, uint64_t key)
{
    struct folder_file *file = find(f, path);

    if (!file || file->key != key || !is_as_left(f, file))
        return false;
    file->kept = true;
    return true;
}

bool folder_is_kept(struct folder *f, struct str path)
{
    const struct folder_file *file = find(f, path);

    return file && file->kept;
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

static struct str beside(const struct folder *f, struct str path)
{
    size_t n = path.n;

    while (n > 0 && path.p[n - 1] != '/')
        n--;
    return str_fmt(f->arena, "%.*s" FRESH, (int)n, path.p);
}

static int open_fresh(const struct folder *f, const char *fresh)
{
    const int flags = O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW | O_CLOEXEC;
    int fd = openat(f->fd, fresh, flags, 0666);

    if (fd < 0 && errno == ENOENT) {
        make_folders(f, str_c(f->arena, str_of(fresh)));
        fd = openat(f->fd, fresh, flags, 0666);
    }
    return fd;
}

static bool write_fresh(const struct folder *f, const char *fresh, struct str bytes, struct folder_file *file)
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
static bool is_inside(const struct folder *f, struct str path, struct err *e)
{
    struct stat st;

    for (size_t i = 0; i < path.n; i++) {
        struct str part = { path.p, i };
        if (path.p[i] == '/' && fstatat(f->fd, str_c(f->arena, part), &st, AT_SYMLINK_NOFOLLOW) == 0 &&
            S_ISLNK(st.st_mode))
            return err_set(e, ERR_USAGE, "%.*s/%.*s is a link that leads out of the folder: move it away",
                           STR_ARG(f->name), STR_ARG(part));
    }
    return true;
}

static bool may_replace(const struct folder *f, struct str path, struct err *e)
{
    struct str whole = str_fmt(f->arena, "%.*s/%.*s", STR_ARG(f->name), STR_ARG(path));

    return is_inside(f, path, e) &&
           (access(whole.p, F_OK) != 0 || !output_spares(whole.p) ||
            err_set(e, ERR_USAGE, "%.*s is an event file or belongs to one: move it away", STR_ARG(whole)));
}

/* The list has the file before the file has its name: it is ours whatever happens next. */
bool folder_write(struct folder *f, struct str path, uint64_t key, struct str bytes, struct err *e)
{
    struct folder_file *file = find_or_add(f, path);
    struct arena_mark mark = arena_mark(f->arena);

    if (!may_replace(f, path, e))
        return false;
    const char *fresh = beside(f, path).p;
    file->key = key;
    file->kept = true;
    bool ok = write_fresh(f, fresh, bytes, file) && output_write(f->list, file_line(file, f->arena)) &&
              renameat(f->fd, fresh, f->fd, str_c(f->arena, path)) == 0;
    if (!ok) {
        failed(f, path, e);
        unlinkat(f->fd, fresh, 0);
    }
    arena_rewind(f->arena, mark);
    f->written += ok;
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

    if (write_fresh(f, FRESH, list_text(f, made_of, f->arena), &list) &&
        renameat(f->fd, FRESH, f->fd, FOLDER_LIST) == 0)
        return true;
    failed(f, STR(FOLDER_LIST), e);
    unlinkat(f->fd, FRESH, 0);
    return false;
}

/* What a killed run has left without its name. */
static void sweep(struct folder *f)
{
    struct str last = { 0 };

    for (int i = 0; i < f->n; i++) {
        struct str fresh = beside(f, f->file[i].path);
        if (!str_eq(fresh, last))
            unlinkat(f->fd, fresh.p, 0);
        last = fresh;
    }
}

bool folder_begin(struct folder *f, bool all, struct err *e)
{
    sweep(f);
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

bool folder_end(struct folder *f, struct str made_of, struct err *e)
{
    int n = 0;

    for (int i = 0; i < f->n; i++)
        if (f->file[i].kept)
            f->file[n++] = f->file[i];
        else
            remove_file(f, f->file[i].path);
    f->n = n;
    f->next = 0;
    return write_list(f, made_of, e);
}
