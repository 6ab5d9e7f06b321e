#include "reports/output.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "engine/arena.h"
#include "engine/err.h"

static bool failed(const char *what, struct err *e)
{
    return err_set(e, ERR_IO, "%s cannot be written: %s", what, strerror(errno));
}

static bool write_all(int fd, struct str bytes)
{
    while (bytes.n > 0) {
        ssize_t n = write(fd, bytes.p, bytes.n);
        if (n < 0 && errno == EINTR)
            continue;
        if (n <= 0)
            return false;
        bytes = (struct str){ bytes.p + n, bytes.n - (size_t)n };
    }
    return true;
}

/* Closes in any case; the first error is the one that errno keeps. */
static bool close_after(int fd, bool ok)
{
    int first = ok ? 0 : errno;
    bool closed = close(fd) == 0;

    if (first)
        errno = first;
    return ok && closed;
}

/* The permissions that the old file has, or that a new one gets. */
static mode_t mode_for(const char *path)
{
    struct stat old;
    mode_t mask = umask(0);

    umask(mask);
    return stat(path, &old) == 0 ? old.st_mode & 07777 : 0666 & ~mask;
}

/* The name is in the folder of the file only once the folder itself is on the disk. */
static bool settle_folder(struct arena *a, const char *path)
{
    const char *slash = strrchr(path, '/');
    struct str folder = slash ? (struct str){ path, (size_t)(slash - path) + 1 } : STR(".");
    int fd = open(str_c(a, folder), O_RDONLY | O_DIRECTORY | O_CLOEXEC);

    return fd >= 0 && close_after(fd, fsync(fd) == 0);
}

static bool write_beside(struct arena *a, const char *path, struct str bytes)
{
    char *beside = str_c(a, str_fmt(a, "%s.XXXXXX", path));
    int fd = mkostemp(beside, O_CLOEXEC);

    if (fd < 0)
        return false;
    bool ok = write_all(fd, bytes) && fchmod(fd, mode_for(path)) == 0 && fsync(fd) == 0;
    if (close_after(fd, ok) && rename(beside, path) == 0)
        return settle_folder(a, path);
    int first = errno;
    unlink(beside);
    errno = first;
    return false;
}

static bool write_into(const char *path, struct str bytes)
{
    int fd = open(path, O_WRONLY | O_CLOEXEC);

    return fd >= 0 && close_after(fd, write_all(fd, bytes));
}

/* A link keeps pointing where it does: its target is what is replaced. A file that may not be
   written is not replaced either. */
static bool write_path(struct arena *a, const char *path, struct str bytes)
{
    struct stat old;
    char *target = realpath(path, NULL);

    if (!target && stat(path, &old) == 0) /* /dev/stdout leads to a pipe, which has no path */
        return write_into(path, bytes);
    if (!target)
        return errno == ENOENT && write_beside(a, path, bytes);
    bool plain = stat(target, &old) == 0 && S_ISREG(old.st_mode);
    bool ok = access(target, W_OK) == 0 &&
              (plain ? write_beside(a, target, bytes) : write_into(target, bytes));
    free(target);
    return ok;
}

bool output_file(const char *path, struct str bytes, struct err *e)
{
    struct arena scratch = { 0 };
    bool ok = write_path(&scratch, path, bytes);

    arena_free(&scratch);
    return ok || failed(path, e);
}

bool output_stdout(struct str bytes, struct err *e)
{
    if (fflush(stdout) == 0 && write_all(STDOUT_FILENO, bytes))
        return true;
    return failed("the standard output", e);
}
