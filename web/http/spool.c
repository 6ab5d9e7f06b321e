/* SPDX-License-Identifier: Apache-2.0 */
#include "web/http/spool.h"

#include <errno.h>
#include <fcntl.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/statvfs.h>
#include <unistd.h>

/* The body itself, and what becomes of it. */
enum { TIMES = 3 };

static bool has_room(int fd, size_t bytes)
{
    struct statvfs fs;

    return fstatvfs(fd, &fs) == 0 && (uint64_t)fs.f_bavail * fs.f_frsize / TIMES > bytes;
}

static int open_nameless(const char *folder)
{
    char path[4096];
    int n = snprintf(path, sizeof path, "%s/.olympair-upload-XXXXXX", folder ? folder : "/tmp");
    int fd = n > 0 && n < (int)sizeof path ? mkostemp(path, O_CLOEXEC) : -1;

    if (fd >= 0)
        unlink(path);
    return fd;
}

bool spool_open(struct spool *s, size_t bytes)
{
    int fd = open_nameless(getenv("TMPDIR"));

    *s = (struct spool){ .open = fd >= 0, .fd = fd };
    if (s->open && !has_room(fd, bytes))
        spool_close(s);
    return s->open;
}

bool spool_add(struct spool *s, const char *bytes, size_t n)
{
    while (n > 0 && !s->full) {
        ssize_t written = write(s->fd, bytes, n);
        s->full = written == 0 || (written < 0 && errno != EINTR);
        if (written <= 0)
            continue;
        s->n += (size_t)written;
        bytes += written;
        n -= (size_t)written;
    }
    return !s->full;
}

struct str spool_bytes(struct spool *s)
{
    if (s->n > 0 && !s->seen) {
        s->seen = mmap(NULL, s->n, PROT_READ, MAP_PRIVATE, s->fd, 0);
        s->seen = s->seen == MAP_FAILED ? NULL : s->seen;
    }
    return (struct str){ s->seen, s->seen ? s->n : 0 };
}

void spool_close(struct spool *s)
{
    if (s->seen)
        munmap(s->seen, s->n);
    if (s->open)
        close(s->fd);
    *s = (struct spool){ 0 };
}
