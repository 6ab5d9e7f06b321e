/* SPDX-License-Identifier: Apache-2.0 */
#include "db/attachment.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "db/digest.h"
#include "db/messages.h"
#include "db/place.h"
#include "engine/base/arena.h"
#include "engine/base/err.h"

static const struct {
    const char *word, *ending;
    int most;
} kinds[] = {
#define X(id, word, ending, most) [id] = { word, ending, most },
    ATTACHMENT_KINDS(X)
#undef X
};

const char *attachment_word(enum attachment_kind kind)
{
    return kinds[kind].word;
}

int attachment_most(enum attachment_kind kind)
{
    return kinds[kind].most;
}

struct attachment attachment_of(enum attachment_kind kind, struct str bytes, struct arena *a)
{
    return (struct attachment){ .kind = kind, .sha256 = digest_sha256(bytes, a), .size = (int)bytes.n };
}

struct str attachment_file(const struct attachment *x, struct arena *a)
{
    return str_fmt(a, "%.*s.%s", STR_ARG(x->sha256), kinds[x->kind].ending);
}

static struct str path_of(struct str folder, const struct attachment *x, struct arena *a)
{
    return str_fmt(a, "%.*s/%.*s.%s", STR_ARG(folder), STR_ARG(x->sha256), kinds[x->kind].ending);
}

static bool is_small_hex(struct str s)
{
    for (size_t i = 0; i < s.n; i++)
        if (!strchr("0123456789abcdef", s.p[i]))
            return false;
    return s.n == 2 * (size_t)HASH_SIZE;
}

bool attachment_named(struct str file, struct attachment *out)
{
    struct str ending = file, hash = str_cut(&ending, '.');
    int k = 0;

    while (k < ATTACHMENT_KIND_COUNT && !str_eq(ending, str_of(kinds[k].ending)))
        k++;
    *out = (struct attachment){ .kind = (enum attachment_kind)k, .sha256 = hash };
    return k < ATTACHMENT_KIND_COUNT && is_small_hex(hash);
}

/* Looking at one. */

static bool read_all(int fd, char *p, size_t n)
{
    size_t have = 0;
    ssize_t got = 1;

    while (have < n && got > 0) {
        got = read(fd, p + have, n - have);
        if (got < 0 && errno == EINTR)
            got = 1;
        else if (got > 0)
            have += (size_t)got;
    }
    return have == n && got > 0;
}

/* One of another size need not be read: it may be any size. */
static enum attachment_state read_opened(int fd, const struct attachment *x, struct arena *a, struct str *bytes)
{
    struct stat st;

    if (fstat(fd, &st) != 0)
        return ATTACHMENT_UNREADABLE;
    if (!S_ISREG(st.st_mode))
        return ATTACHMENT_NO_FILE;
    if (st.st_size > kinds[x->kind].most || (x->size > 0 && st.st_size != x->size))
        return ATTACHMENT_CHANGED;
    char *p = arena_new(a, char, (size_t)st.st_size);
    *bytes = (struct str){ p, (size_t)st.st_size };
    if (!read_all(fd, p, bytes->n))
        return ATTACHMENT_UNREADABLE;
    return str_eq(digest_sha256(*bytes, a), x->sha256) ? ATTACHMENT_WHOLE : ATTACHMENT_CHANGED;
}

static enum attachment_state state_of_error(int error)
{
    switch (error) {
    case ENOENT:
    case ENOTDIR:
        return ATTACHMENT_MISSING;
    case ELOOP:
    case ENXIO:
        return ATTACHMENT_NO_FILE;
    case EIO:
        return ATTACHMENT_UNREADABLE;
    default:
        return ATTACHMENT_UNREACHED;
    }
}

/* A link is not followed: what it leads to is not kept with the event. */
static enum attachment_state read_one(struct str folder, const struct attachment *x, struct arena *a, struct str *bytes)
{
    int fd = open(path_of(folder, x, a).p, O_RDONLY | O_NONBLOCK | O_NOFOLLOW | O_NOCTTY | O_CLOEXEC);

    if (fd < 0)
        return state_of_error(errno);
    enum attachment_state state = read_opened(fd, x, a, bytes);
    close(fd);
    return state;
}

enum attachment_state attachment_look(struct str folder, const struct attachment *x, struct arena *a, struct str *bytes)
{
    struct arena own = { 0 };
    struct str read;
    enum attachment_state state = read_one(folder, x, bytes ? a : &own, &read);

    if (bytes && state == ATTACHMENT_WHOLE)
        *bytes = read;
    arena_free(&own);
    return state;
}

bool attachment_is_there(struct str folder, const struct attachment *x, struct arena *a)
{
    struct stat st;

    return lstat(path_of(folder, x, a).p, &st) == 0 && S_ISREG(st.st_mode) && st.st_size == x->size;
}

/* Keeping one. */

static bool write_all(const char *path, struct str bytes)
{
    int fd = open(path, O_WRONLY | O_CLOEXEC);

    while (fd >= 0 && bytes.n > 0) {
        ssize_t n = write(fd, bytes.p, bytes.n);
        if (n < 0 && errno == EINTR)
            continue;
        if (n <= 0)
            break;
        bytes = (struct str){ bytes.p + n, bytes.n - (size_t)n };
    }
    int why = errno;
    bool closed = fd >= 0 && close(fd) == 0;
    errno = closed ? why : errno;
    return closed && bytes.n == 0;
}

static bool write_new(const char *path, struct str bytes, struct err *e)
{
    char *made = place_new_beside(path, e);

    if (!made)
        return false;
    bool ok = write_all(made, bytes) || err_say(e, ERR_DB, say_file_not_written(path, strerror(errno)));
    ok = ok && place_replace(made, path, e);
    if (!ok)
        place_discard(made);
    free(made);
    return ok;
}

bool attachment_keep(struct str folder, const struct attachment *x, struct str bytes, struct arena *a, struct err *e)
{
    return place_folder(str_c(a, folder), e) &&
           (attachment_look(folder, x, a, NULL) == ATTACHMENT_WHOLE || write_new(path_of(folder, x, a).p, bytes, e));
}
