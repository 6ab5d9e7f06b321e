/* SPDX-License-Identifier: Apache-2.0 */
#include "reports/format/output.h"

#include <ctype.h>
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "engine/base/arena.h"
#include "engine/base/err.h"
#include "engine/base/reserved.h"
#include "reports/format/messages.h"

static bool is_pipe(const char *path)
{
    struct stat st;

    return stat(path, &st) == 0 && S_ISFIFO(st.st_mode);
}

static bool failed(const char *what, struct err *e)
{
    if (errno == ENXIO && is_pipe(what))
        return err_say(e, ERR_IO, say_nobody_reads_pipe(what));
    return err_say(e, ERR_IO, say_cannot_be_written(what, strerror(errno)));
}

bool output_write(int fd, struct str bytes)
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

/* What is written: bytes, or (fd not -1) all of a file from its beginning, a piece at a time. */
struct source {
    struct str bytes;
    int fd;
    bool secret; /* for its owner alone */
};

static bool write_file(int to, int from)
{
    char piece[64 * 1024];
    ssize_t n;

    for (off_t at = 0; (n = pread(from, piece, sizeof piece, at)) > 0; at += n)
        if (!output_write(to, (struct str){ piece, (size_t)n }))
            return false;
    return n == 0;
}

static bool write_source(int to, const struct source *from)
{
    return from->fd < 0 ? output_write(to, from->bytes) : write_file(to, from->fd);
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

/* Files that hold an event. */

enum { HEAD = 16, ROOT_WITHIN = 4096 };

/* What an ordinary file begins with, so many bytes at most; nothing: there is none, or it is empty. A pipe is not read. */
static struct str head_of(const char *path, char *room, size_t most)
{
    struct stat st;
    int fd = stat(path, &st) == 0 && S_ISREG(st.st_mode) ? open(path, O_RDONLY | O_CLOEXEC) : -1;
    ssize_t n = fd >= 0 ? pread(fd, room, most, 0) : 0;

    if (fd >= 0)
        close(fd);
    return (struct str){ room, n > 0 ? (size_t)n : 0 };
}

static bool begins_with(const char *path, struct str head)
{
    char room[HEAD];

    return str_starts(head_of(path, room, sizeof room), head);
}

static bool is_database(const char *path)
{
    static const char head[HEAD] = "SQLite format 3";

    return begins_with(path, (struct str){ head, sizeof head });
}

/* What lies beside an event or a database under its name: written by anybody else it would be read with it. */
static bool is_beside(struct str path, struct arena *a)
{
    while ((path = reserved_beside(path)).n > 0)
        if (reserved_event(path) || is_database(str_c(a, path)))
            return true;
    return false;
}

/* What lies beside an event, listed in it; the folder is looked for under its own name. */
static bool is_attached(const char *path, struct arena *a)
{
    const char *slash = strrchr(path, '/');
    char *folder = realpath(slash ? str_c(a, (struct str){ path, (size_t)(slash - path) + 1 }) : ".", NULL);
    bool is = folder && reserved_inside(str_fmt(a, "%s/", folder));

    free(folder);
    return is;
}

/* A folder is named with a slash, too. */
static struct str without_slash(const char *path)
{
    struct str name = str_of(path);

    while (name.n > 1 && name.p[name.n - 1] == '/')
        name.n--;
    return name;
}

/* A name that ends in .oly is spared even if the file is too damaged to be told from others, or not there. */
bool output_spares(const char *path)
{
    struct arena scratch = { 0 };
    char *target = realpath(path, NULL);
    struct str at = without_slash(target ? target : path);
    const char *file = str_c(&scratch, at);
    bool event = reserved_event(at) || is_database(file) ||
                 begins_with(file, STR("\x37\x7f\x06")) /* a log of SQLite */ || is_beside(at, &scratch) ||
                 is_attached(file, &scratch);

    free(target);
    arena_free(&scratch);
    return event;
}

bool output_may_folder(const char *path, struct err *e)
{
    return !output_spares(path) || err_say(e, ERR_USAGE, say_folder_belongs_to_event(path));
}

/* What is replaced. */

/* What bytes begin with says what they are; the last row is all the rest. A letter after [ is a tag of PGN, which JSON has not. */
static const struct first {
    const char *begin;
    struct message (*what)(void);
} firsts[] = {
    { "%PDF", say_file_is_pdf }, { "PK\003\004", say_file_is_archive },
    { "<!", say_file_is_html },  { "<", say_file_is_xml },
    { "{", say_file_is_json },   { "[Event", say_file_is_games },
    { "[", say_file_is_json },   { "###", say_file_is_trf },
    { "0", say_file_is_trf },    { "", say_file_is_text },
};

static struct message what_is(struct str head)
{
    const struct first *f = firsts;

    if (str_starts(head, STR("\xEF\xBB\xBF")))
        head = (struct str){ head.p + 3, head.n - 3 };
    while (!str_starts(head, str_of(f->begin)) ||
           (strcmp(f->begin, "0") == 0 && !(head.n > 3 && isdigit((unsigned char)head.p[1]) && head.p[3] == ' ')))
        f++;
    return f->what();
}

/* The name of the first element of XML, behind what is said of the file and a comment. */
static struct str root_of(struct str head)
{
    enum { LONGEST = 60 };

    while (head.n > 0) {
        str_cut(&head, '<');
        if (str_starts(head, STR("!--")))
            while (head.n > 0 && !str_starts(head, STR("-->")))
                head = (struct str){ head.p + 1, head.n - 1 };
        else if (head.n > 0 && head.p[0] != '?' && head.p[0] != '!')
            break;
    }
    size_t n = 0;
    while (n < head.n && n < LONGEST && !strchr(" \t\r\n/>", head.p[n]))
        n++;
    return (struct str){ head.p, n };
}

/* The same again, newer, is replaced without a word; something else is nobody's older output. */
static bool is_alike(const char *path, const struct source *from, struct err *e)
{
    char old[ROOT_WITHIN], room[ROOT_WITHIN];
    struct str head = head_of(path, old, sizeof old);
    ssize_t n = from->fd < 0 ? 0 : pread(from->fd, room, sizeof room, 0);
    const struct str new = from->fd < 0 ? from->bytes : (struct str){ room, n > 0 ? (size_t)n : 0 };
    const struct message was = what_is(head), is = what_is(new);

    if (head.n > 0 && was.row != is.row)
        return err_say(e, ERR_USAGE, say_holds_would_replace(path, &was, &is));
    if (head.n == 0 || was.row != say_file_is_xml().row || str_eq(root_of(head), root_of(new)))
        return true;
    return err_say(e, ERR_USAGE, say_holds_other_xml(path, root_of(head), root_of(new)));
}

/* Owner and permissions that the old file has, or that a new one gets. */
static bool settle_mode(int fd, const char *path, bool secret)
{
    struct stat old;

    if (secret)
        return true; /* as it was made */
    mode_t mask = umask(0);

    umask(mask);
    if (stat(path, &old) != 0)
        return fchmod(fd, 0666 & ~mask) == 0;
    if (fchown(fd, old.st_uid, old.st_gid) != 0) /* only root may give a file away */
        old.st_mode &= 0777;
    return fchmod(fd, old.st_mode & 07777) == 0;
}

/* The name is in the folder of the file only once the folder itself is on the disk. Some file systems cannot do that;
   the file is there all the same, so it is no failure. */
static void settle_folder(struct arena *a, const char *path)
{
    const char *slash = strrchr(path, '/');
    struct str folder = slash ? (struct str){ path, (size_t)(slash - path) + 1 } : STR(".");
    int fd = open(str_c(a, folder), O_RDONLY | O_DIRECTORY | O_CLOEXEC);

    if (fd >= 0) {
        fsync(fd);
        close(fd);
    }
}

static bool write_beside(struct arena *a, const char *path, const struct source *from)
{
    char *beside = str_c(a, str_fmt(a, "%s.XXXXXX", path));
    int fd = mkostemp(beside, O_CLOEXEC);

    if (fd < 0)
        return false;
    bool ok = write_source(fd, from) && settle_mode(fd, path, from->secret) && fsync(fd) == 0;
    if (close_after(fd, ok) && rename(beside, path) == 0) {
        settle_folder(a, path);
        return true;
    }
    int first = errno;
    unlink(beside);
    errno = first;
    return false;
}

/* A pipe that nobody reads is not waited for (ENXIO); a reader may take his time. */
static bool write_into(const char *path, const struct source *from)
{
    int fd = open(path, O_WRONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC);

    return fd >= 0 && close_after(fd, fcntl(fd, F_SETFL, 0) == 0 && write_source(fd, from));
}

/* A link keeps pointing where it does: its target is what is replaced. A file that may not be
   written is not replaced either. */
static bool write_path(struct arena *a, const char *path, const struct source *from)
{
    struct stat old;
    char *target = realpath(path, NULL);

    if (!target && stat(path, &old) == 0) /* /dev/stdout leads to a pipe, which has no path */
        return write_into(path, from);
    if (!target) /* a link to what is not there leads nowhere */
        return errno == ENOENT && lstat(path, &old) != 0 && write_beside(a, path, from);
    bool plain = stat(target, &old) == 0 && S_ISREG(old.st_mode);
    bool ok = access(target, W_OK) == 0 && (plain ? write_beside(a, target, from) : write_into(target, from));
    free(target);
    return ok;
}

/* Also what a link of another name leads to. */
static bool is_site_list(const char *path)
{
    char *target = realpath(path, NULL);
    bool is = reserved_site(str_of(target ? target : path));

    free(target);
    return is;
}

bool output_may_file(const char *path, struct err *e)
{
    if (is_site_list(path))
        return err_say(e, ERR_USAGE, say_file_marks_a_site(path));
    return !output_spares(path) || err_say(e, ERR_USAGE, say_event_file_belongs_one(path));
}

static bool replace_unasked(const char *path, const struct source *from, struct err *e)
{
    struct arena scratch = { 0 };
    bool ok = write_path(&scratch, path, from);

    arena_free(&scratch);
    return ok || failed(path, e);
}

static bool replace(const char *path, const struct source *from, struct err *e)
{
    return output_may_file(path, e) && is_alike(path, from, e) && replace_unasked(path, from, e);
}

static bool print(const struct source *from, struct err *e)
{
    if (fflush(stdout) == 0 && write_source(STDOUT_FILENO, from))
        return true;
    return err_say(e, ERR_IO, say_output_cannot_be_written(strerror(errno)));
}

bool output_file(const char *path, struct str bytes, struct err *e)
{
    return replace(path, &(struct source){ bytes, -1, false }, e);
}

bool output_secret(const char *path, struct str bytes, struct err *e)
{
    return replace(path, &(struct source){ bytes, -1, true }, e);
}

bool output_note(const char *path, struct str bytes, bool secret, struct err *e)
{
    if (is_database(path))
        return err_say(e, ERR_USAGE, say_event_file_belongs_one(path));
    return replace_unasked(path, &(struct source){ bytes, -1, secret }, e);
}

bool output_stdout(struct str bytes, struct err *e)
{
    return print(&(struct source){ bytes, -1, false }, e);
}

bool output_copy(const char *path, int fd, struct err *e)
{
    struct source from = { { 0 }, fd, false };

    return path ? replace(path, &from, e) : print(&from, e);
}

/* What lines are added to. */

bool output_lines(const char *path, bool (*is_ours)(struct str head), int *fd, struct err *e)
{
    char room[HEAD];
    struct str head = head_of(path, room, sizeof room);

    if (!output_may_file(path, e))
        return false;
    if (head.n > 0 && !is_ours(head))
        return err_say(e, ERR_USAGE, say_holds_something_other_than_log(path));
    /* A link to what is not there would lead the lines to a place of its own choice. */
    struct stat st;
    const int flags = O_WRONLY | O_APPEND | O_NONBLOCK | O_NOCTTY | O_CLOEXEC;
    *fd = stat(path, &st) == 0 ? open(path, flags) : open(path, flags | O_CREAT | O_EXCL, 0600);
    return *fd >= 0 || failed(path, e);
}

bool output_line(int fd, struct str line)
{
    struct pollfd room = { .fd = fd, .events = POLLOUT };

    return poll(&room, 1, 0) == 1 && (room.revents & POLLOUT) && output_write(fd, line);
}
