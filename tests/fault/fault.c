/* SPDX-License-Identifier: Apache-2.0 */
/* fault.c - preloaded into a program (LD_PRELOAD): every call that changes the disk or prints is counted, and the one of
   FAULT_AT goes wrong in the way of FAULT_MODE.

     count   none does
     fail    it fails with FAULT_ERRNO, alone
     stuck   it fails, and so do all after it
     short   of a write half arrives; it fails, and so do all after it
     hang    it does not come back
     kill    the program is killed before it
     torn    of a write half arrives, and the program is killed
     record  none does, but everything is written down in FAULT_LOG (log.h), so that it can be taken back
     cut     the same until the program is killed before it
     locks   none does, but no file can be locked, for FAULT_ERRNO
     delay   none does, but one in eight, and one lock in eight, comes up to FAULT_AT microseconds late

   How many calls there were stands in FAULT_COUNT when the program ends. Only files below FAULT_FOLDER count, and the
   two streams that are printed to. The calls are made by number, past the library that is stood in for. */
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/types.h>
#include <unistd.h>

#include "tests/fault/log.h"

static long calls;

static const char *given(const char *name)
{
    const char *value = getenv(name);

    return value ? value : "";
}

static bool mode_is(const char *mode)
{
    return strcmp(given("FAULT_MODE"), mode) == 0;
}

static bool records(void)
{
    return mode_is("record") || mode_is("cut");
}

__attribute__((destructor)) static void tell_count(void)
{
    char text[32];
    int n = snprintf(text, sizeof text, "%ld\n", calls);
    long fd = syscall(SYS_openat, AT_FDCWD, given("FAULT_COUNT"), O_WRONLY | O_CREAT | O_TRUNC, 0600);

    if (fd >= 0)
        syscall(SYS_write, fd, text, n);
}

/* --- which calls count ---------------------------------------------------------------------------- */

static bool is_below(const char *path)
{
    const char *folder = given("FAULT_FOLDER");

    return strncmp(path, folder, strlen(folder)) == 0;
}

static void absolute(const char *path, char out[FAULT_PATH])
{
    char here[FAULT_PATH / 2] = "";

    if (path[0] != '/' && !getcwd(here, sizeof here))
        here[0] = '\0';
    while (strncmp(path, "./", 2) == 0)
        path += 2;
    snprintf(out, FAULT_PATH, "%s%s%s", here, here[0] ? "/" : "", path);
}

static bool counts_path(const char *path)
{
    char full[FAULT_PATH];

    absolute(path, full);
    return is_below(full);
}

static bool is_on_disk(int fd)
{
    char link[64], path[FAULT_PATH] = "";

    snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
    return readlink(link, path, sizeof path - 1) > 0 && is_below(path);
}

static bool counts_fd(int fd)
{
    return is_on_disk(fd) || ((fd == STDOUT_FILENO || fd == STDERR_FILENO) && !records());
}

/* --- what goes wrong ------------------------------------------------------------------------------- */

static bool half_of_it; /* the write under way is to arrive in part */

/* Each process in its own way, from call to call. */
static void be_late(void)
{
    static __thread unsigned long lot;

    lot = (lot ? lot : (unsigned long)getpid()) * 6364136223846793005u + 1442695040888963407u;
    if (lot >> 61 == 0)
        usleep((useconds_t)((lot >> 20) % (unsigned long)(atol(given("FAULT_AT")) + 1)));
}

static bool is_struck(void)
{
    if (mode_is("delay")) {
        be_late();
        return false;
    }
    if (mode_is("locks"))
        return false;
    long at = atol(given("FAULT_AT"));
    bool all = mode_is("stuck") || mode_is("short");

    calls++;
    half_of_it = calls == at && (mode_is("short") || mode_is("torn"));
    return at > 0 && (calls == at || (all && calls > at)) && !mode_is("count") && !mode_is("record");
}

static void die(void)
{
    kill(getpid(), SIGKILL);
}

/* Killed here, or true: the call fails. */
static bool strikes(void)
{
    if (!is_struck())
        return false;
    while (mode_is("hang"))
        pause();
    if (mode_is("kill") || mode_is("cut") || (mode_is("torn") && !half_of_it))
        die();
    errno = atoi(given("FAULT_ERRNO"));
    return !half_of_it;
}

/* --- what is written down -------------------------------------------------------------------------- */

static void put(const struct fault_record *r, const void *bytes)
{
    static long fd = -1;

    if (fd < 0)
        fd = syscall(SYS_openat, AT_FDCWD, given("FAULT_LOG"), O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
    syscall(SYS_write, fd, r, sizeof *r);
    if (r->nbyte > 0)
        syscall(SYS_write, fd, bytes, r->nbyte);
}

static uint64_t inode_of_folder(const char *path)
{
    char folder[FAULT_PATH];
    struct stat st;

    snprintf(folder, sizeof folder, "%s", path);
    *strrchr(folder, '/') = '\0';
    return stat(folder, &st) == 0 ? st.st_ino : 0;
}

/* The bytes of a file from `at` on, `n` at most, that are about to be lost. */
static void put_bytes(enum fault_op op, int fd, off_t at, size_t n)
{
    struct fault_record r = { .op = op, .at = (uint64_t)at };
    struct stat st;

    if (!records() || fstat(fd, &st) != 0 || !S_ISREG(st.st_mode))
        return;
    r.inode = st.st_ino;
    r.size = (uint64_t)st.st_size;
    char *old = malloc(n + 1);
    char link[64];
    snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
    long in = syscall(SYS_openat, AT_FDCWD, link, O_RDONLY | O_CLOEXEC);
    ssize_t got = in >= 0 ? pread((int)in, old, n, at) : 0;
    r.nbyte = got > 0 ? (uint32_t)got : 0;
    put(&r, old);
    syscall(SYS_close, in);
    free(old);
}

static void put_sync(int fd)
{
    struct fault_record r = { .op = FAULT_SYNC };
    struct stat st;

    if (records() && fstat(fd, &st) == 0) {
        r.inode = st.st_ino;
        put(&r, NULL);
    }
}

/* What has the name is kept under another one, beyond the folder. */
static void keep(const char *path, char saved[FAULT_PATH])
{
    static int n;

    snprintf(saved, FAULT_PATH, "%s.%d.%d", given("FAULT_LOG"), (int)getpid(), n++);
    if (syscall(SYS_linkat, AT_FDCWD, path, AT_FDCWD, saved, 0) != 0)
        saved[0] = '\0';
}

static void put_name(enum fault_op op, const char *from, const char *to)
{
    struct fault_record r = { .op = op };

    if (!records())
        return;
    if (from)
        absolute(from, r.from);
    if (to)
        absolute(to, r.to);
    if (op == FAULT_RENAME || op == FAULT_UNLINK)
        keep(op == FAULT_RENAME ? r.to : r.from, r.saved);
    r.inode = inode_of_folder(to ? r.to : r.from);
    put(&r, NULL);
}

/* --- locks: they change nothing, and are not counted ---------------------------------------------------- */

static int locked(int fd, int what, void *argument)
{
    bool locks = what == F_SETLK || what == F_SETLKW;

    if (locks && mode_is("delay") && is_on_disk(fd))
        be_late();
    if (locks && mode_is("locks") && is_on_disk(fd)) {
        errno = atoi(given("FAULT_ERRNO"));
        return -1;
    }
    return (int)syscall(SYS_fcntl, fd, what, argument);
}

#define FCNTL(name)                          \
    int name(int fd, int what, ...)          \
    {                                        \
        va_list ap;                          \
        va_start(ap, what);                  \
        void *argument = va_arg(ap, void *); \
        va_end(ap);                          \
        return locked(fd, what, argument);   \
    }
FCNTL(fcntl)
FCNTL(fcntl64)

/* --- the calls -------------------------------------------------------------------------------------- */

static int opened(int folder, const char *path, int flags, mode_t mode)
{
    bool makes = flags & O_CREAT && faccessat(folder, path, F_OK, 0) != 0;
    bool counts = (makes || flags & O_TRUNC) && counts_path(path);

    if (counts && strikes())
        return -1;
    if (counts && makes)
        put_name(FAULT_CREATE, NULL, path);
    return (int)syscall(SYS_openat, folder, path, flags, mode);
}

#define OPEN_MODE(mode, flags)     \
    mode_t mode = 0;               \
    if ((flags)&O_CREAT) {         \
        va_list ap;                \
        va_start(ap, flags);       \
        mode = va_arg(ap, mode_t); \
        va_end(ap);                \
    }

int open(const char *path, int flags, ...)
{
    OPEN_MODE(mode, flags)
    return opened(AT_FDCWD, path, flags, mode);
}

int open64(const char *path, int flags, ...)
{
    OPEN_MODE(mode, flags)
    return opened(AT_FDCWD, path, flags, mode);
}

int mkostemp(char *path, int flags)
{
    static unsigned lot;
    char *end = path + strlen(path) - 6;

    do
        for (unsigned i = 0, n = (unsigned)getpid() * 7919u + lot++; i < 6; i++, n /= 26)
            end[i] = (char)('a' + n % 26);
    while (access(path, F_OK) == 0);
    return opened(AT_FDCWD, path, flags | O_RDWR | O_CREAT | O_EXCL, 0600);
}

static ssize_t written(int fd, const void *bytes, size_t n, off_t at, bool positioned)
{
    bool counts = counts_fd(fd);

    if (counts && strikes())
        return -1;
    bool half = counts && half_of_it;
    if (half)
        n /= 2;
    if (counts)
        put_bytes(FAULT_WRITE, fd, positioned ? at : lseek(fd, 0, SEEK_CUR), n);
    ssize_t done = positioned ? syscall(SYS_pwrite64, fd, bytes, n, at) : syscall(SYS_write, fd, bytes, n);
    if (half && mode_is("torn"))
        die();
    half_of_it = false;
    return done;
}

ssize_t write(int fd, const void *bytes, size_t n)
{
    return written(fd, bytes, n, 0, false);
}

ssize_t pwrite(int fd, const void *bytes, size_t n, off_t at)
{
    return written(fd, bytes, n, at, true);
}

ssize_t pwrite64(int fd, const void *bytes, size_t n, off64_t at)
{
    return written(fd, bytes, n, at, true);
}

static int truncated(int fd, off_t size)
{
    struct stat st;

    if (counts_fd(fd)) {
        if (strikes())
            return -1;
        if (fstat(fd, &st) == 0)
            put_bytes(FAULT_TRUNCATE, fd, size, st.st_size > size ? (size_t)(st.st_size - size) : 0);
    }
    return (int)syscall(SYS_ftruncate, fd, size);
}

int ftruncate(int fd, off_t size)
{
    return truncated(fd, size);
}

int ftruncate64(int fd, off64_t size)
{
    return truncated(fd, size);
}

static int synced(int fd, long number)
{
    if (counts_fd(fd) && strikes())
        return -1;
    int result = (int)syscall(number, fd);
    if (result == 0 && is_on_disk(fd))
        put_sync(fd);
    return result;
}

int fsync(int fd)
{
    return synced(fd, SYS_fsync);
}

int fdatasync(int fd)
{
    return synced(fd, SYS_fdatasync);
}

static int renamed(const char *from, const char *to, unsigned flags)
{
    if (counts_path(to)) {
        if (strikes())
            return -1;
        put_name(FAULT_RENAME, from, to);
    }
    return (int)syscall(SYS_renameat2, AT_FDCWD, from, AT_FDCWD, to, flags);
}

int rename(const char *from, const char *to)
{
    return renamed(from, to, 0);
}

int renameat2(int folder, const char *from, int other, const char *to, unsigned flags)
{
    (void)folder, (void)other;
    return renamed(from, to, flags);
}

int link(const char *from, const char *to)
{
    if (counts_path(to)) {
        if (strikes())
            return -1;
        put_name(FAULT_LINK, from, to);
    }
    return (int)syscall(SYS_linkat, AT_FDCWD, from, AT_FDCWD, to, 0);
}

int unlink(const char *path)
{
    if (counts_path(path) && access(path, F_OK) == 0) {
        if (strikes())
            return -1;
        put_name(FAULT_UNLINK, path, NULL);
    }
    return (int)syscall(SYS_unlinkat, AT_FDCWD, path, 0);
}

int mkdir(const char *path, mode_t mode)
{
    if (counts_path(path) && access(path, F_OK) != 0) {
        if (strikes())
            return -1;
        put_name(FAULT_CREATE, NULL, path);
    }
    return (int)syscall(SYS_mkdirat, AT_FDCWD, path, mode);
}

int fchmod(int fd, mode_t mode)
{
    if (counts_fd(fd) && strikes())
        return -1;
    return (int)syscall(SYS_fchmod, fd, mode);
}

int fchown(int fd, uid_t user, gid_t group)
{
    if (counts_fd(fd) && strikes())
        return -1;
    return (int)syscall(SYS_fchown, fd, user, group);
}
