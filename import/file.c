/* SPDX-License-Identifier: Apache-2.0 */
#include "import/file.h"

#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "engine/base/arena.h"
#include "engine/base/err.h"
#include "import/messages.h"

enum { FIRST = 64 * 1024 };

struct str file_name(const char *path)
{
    return strcmp(path, "-") == 0 ? STR("standard input") : str_of(path);
}

FILE *file_open(const char *path)
{
    int fd = open(path, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC);
    FILE *in = NULL;

    if (fd >= 0 && fcntl(fd, F_SETFL, 0) == 0) /* what is read afterwards may wait */
        in = fdopen(fd, "rb");
    if (fd >= 0 && !in)
        close(fd);
    return in;
}

static bool too_large(const char *path, size_t limit, struct err *e)
{
    const char *name = file_name(path).p;

    return err_say(e, ERR_LIMIT,
                   limit >> 20 > 0 ? say_file_larger_than_mib(name, (long)(limit >> 20))
                                   : say_file_larger_than_kib(name, (long)(limit >> 10)));
}

static bool unreadable(const char *path, struct err *e)
{
    return err_say(e, ERR_IO, say_cannot_be_read(file_name(path).p, strerror(errno)));
}

/* One byte beyond the limit, or beyond the size that a file has, is asked for, to see whether it ends there. */
static size_t first_room(const struct stat *st, size_t limit)
{
    if (S_ISREG(st->st_mode) && st->st_size > 0 && (size_t)st->st_size <= limit)
        return (size_t)st->st_size + 1;
    return limit < FIRST ? limit + 1 : FIRST;
}

static bool read_all(FILE *in, const char *path, const struct stat *st, size_t limit, struct arena *a, struct str *out,
                     struct err *e)
{
    size_t room = first_room(st, limit), n = 0, more;
    char *p = arena_new(a, char, room);

    while ((more = fread(p + n, 1, room - n, in)) > 0) {
        n += more;
        if (n > limit)
            return too_large(path, limit, e);
        if (n == room) {
            room = 2 * room > limit ? limit + 1 : 2 * room;
            p = arena_grow(a, p, 1, n, room);
        }
    }
    *out = (struct str){ p, n };
    return ferror(in) ? unreadable(path, e) : true;
}

/* It could be waited for without an end. */
static bool is_silent(struct str bytes, const struct stat *st)
{
    return bytes.n == 0 && S_ISFIFO(st->st_mode);
}

bool file_load(const char *path, size_t limit, struct arena *a, struct str *out, struct err *e)
{
    bool is_stdin = strcmp(path, "-") == 0, ok;
    FILE *in = is_stdin ? stdin : file_open(path);
    struct stat st = { 0 };

    if (!in)
        return unreadable(path, e);
    if (fstat(fileno(in), &st) == 0 && S_ISREG(st.st_mode) && (size_t)st.st_size > limit)
        ok = too_large(path, limit, e);
    else
        ok = read_all(in, path, &st, limit, a, out, e);
    if (ok && !is_stdin && is_silent(*out, &st))
        ok = err_say(e, ERR_IO, say_pipe_is_silent(path));
    if (!is_stdin)
        fclose(in);
    return ok;
}
