/* SPDX-License-Identifier: Apache-2.0 */
#include "db/place.h"

#include <errno.h>
#include <fcntl.h>
#include <libgen.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/random.h>
#include <sys/stat.h>
#include <unistd.h>

#include "engine/base/err.h"
#include "engine/base/reserved.h"
#include "db/messages.h"

enum { TRIES = 100 };

static char *text_of(const char *before, const char *path, const char *after)
{
    size_t n = strlen(before) + strlen(path) + strlen(after) + 1;
    char *text = malloc(n);

    if (!text)
        abort();
    snprintf(text, n, "%s%s%s", before, path, after);
    return text;
}

/* SQLite takes a name that begins with "file:" for an address: no name of ours does. */
static char *name_beside(const char *path)
{
    char end[sizeof ".part-00000000"];
    unsigned lot = 0;

    if (getrandom(&lot, sizeof lot, 0) < 0)
        lot = (unsigned)getpid();
    snprintf(end, sizeof end, ".part-%08x", lot);
    return text_of(path[0] == '/' ? "" : "./", path, end);
}

/* SQLite says nothing if it could not fold its log into the file when it closed it, and reads any log
   into a file of its name. */
static bool has_log(const char *path)
{
    char *name = text_of("", path, "-wal");
    bool there = access(name, F_OK) == 0;

    free(name);
    return there;
}

/* Into the folder of what is listed in an event, whatever it is called here. */
static bool leads_inside(const char *path)
{
    char *copy = text_of("", path, ""), *folder = realpath(dirname(copy), NULL);
    char *real = text_of(folder ? folder : path, "/", "");
    bool inside = reserved_inside(str_of(real));

    free(real);
    free(folder);
    free(copy);
    return inside;
}

char *place_new_beside(const char *path, struct err *e)
{
    for (int i = 0; i < TRIES; i++) {
        char *name = name_beside(path);
        int fd = open(name, O_CREAT | O_EXCL | O_RDWR | O_CLOEXEC, 0600);
        if (fd >= 0) {
            close(fd);
            return name;
        }
        free(name);
        if (errno != EEXIST)
            break;
    }
    err_say(e, ERR_DB, say_file_not_created(path, strerror(errno)));
    return NULL;
}

bool place_may(const char *path, struct err *e)
{
    struct stat st;

    if (reserved_beside(str_of(path)).n > 0 || leads_inside(path))
        return err_say(e, ERR_DB, say_name_belongs_to_event(path));
    if (lstat(path, &st) == 0)
        return err_say(e, ERR_DB, say_file_already_exists(path));
    return !has_log(path) || err_say(e, ERR_DB, say_log_was_left_here(path));
}

char *place_new(const char *path, struct err *e)
{
    return place_may(path, e) ? place_beside(path, e) : NULL;
}

char *place_beside(const char *path, struct err *e)
{
    return place_new_beside(path, e);
}

static bool sync_path(const char *path, int flags)
{
    int fd = open(path, O_RDONLY | O_CLOEXEC | flags);
    bool ok = fd >= 0 && fsync(fd) == 0;
    int why = errno;

    if (fd >= 0)
        close(fd);
    errno = why;
    return ok;
}

/* Without a moment in which a file of that name could be lost. Not every kind of disk knows the first
   way, not every one the second. */
static bool rename_to_free(const char *made, const char *path)
{
    if (renameat2(AT_FDCWD, made, AT_FDCWD, path, RENAME_NOREPLACE) == 0)
        return true;
    if (errno != EINVAL && errno != ENOSYS)
        return false;
    if (link(made, path) != 0)
        return false;
    unlink(made);
    return true;
}

/* Some file systems cannot; the file itself is there. */
static void sync_folder_of(const char *path)
{
    char *copy = text_of("", path, "");

    sync_path(dirname(copy), O_DIRECTORY);
    free(copy);
}

bool place_keep(const char *made, const char *path, struct err *e)
{
    if (has_log(made))
        return err_say(e, ERR_DB, say_disk_is_full(path, NULL));
    if (!sync_path(made, 0))
        return err_say(e, ERR_DB, say_file_not_written(path, strerror(errno)));
    if (!rename_to_free(made, path))
        return errno == EEXIST ? err_say(e, ERR_DB, say_file_already_exists(path))
                               : err_say(e, ERR_DB, say_file_not_created(path, strerror(errno)));
    sync_folder_of(path);
    return true;
}

bool place_replace(const char *made, const char *path, struct err *e)
{
    if (has_log(made) || !sync_path(made, 0))
        return err_say(e, ERR_DB, say_file_not_written(path, strerror(errno)));
    if (has_log(path))
        return err_say(e, ERR_DB, say_log_was_left_beside(path));
    if (rename(made, path) != 0)
        return err_say(e, ERR_DB, say_file_not_created(path, strerror(errno)));
    sync_folder_of(path);
    return true;
}

bool place_folder(const char *path, struct err *e)
{
    if (mkdir(path, 0700) == 0)
        sync_folder_of(path);
    else if (errno != EEXIST)
        return err_say(e, ERR_DB, say_folder_not_made(path, strerror(errno)));
    return true;
}

void place_discard(const char *made)
{
    static const char *const ends[] = { "-shm", "-wal", "-journal", "" };

    for (size_t i = 0; i < sizeof ends / sizeof *ends; i++) {
        char *name = text_of("", made, ends[i]);
        unlink(name);
        free(name);
    }
}

/* Nothing of SQLite: it would begin before it is told what it has to know first. */
bool place_has_log(const char *path, const char *end)
{
    char *name = NULL;
    struct stat st;

    if (asprintf(&name, "%s%s", path, end) < 0)
        abort();
    bool there = stat(name, &st) == 0 && st.st_size > 0;
    free(name);
    return there;
}

bool place_has_locks(const char *path)
{
    struct flock lock = { .l_type = F_WRLCK, .l_whence = SEEK_SET, .l_len = 1 };
    struct err unable = { 0 };
    char *made = place_new_beside(path, &unable);
    int fd = made ? open(made, O_RDWR | O_CLOEXEC) : -1;
    bool locks = fd < 0 || fcntl(fd, F_SETLK, &lock) == 0;

    if (fd >= 0)
        close(fd);
    if (made)
        unlink(made);
    free(made);
    return locks;
}
