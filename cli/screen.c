/* SPDX-License-Identifier: Apache-2.0 */
#include "cli/screen.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include "cli/progress.h"
#include "engine/base/arena.h"
#include "reports/format/output.h"
#include "teams/text.h"

/* What a shell ends with when it could not run a command. */
enum { EXIT_NOT_EXECUTABLE = 126, EXIT_NO_PAGER = 127 };

/* The letter at the end of what was written may be whole only with what is written next. */
enum { LETTER = 4 };

struct screen {
    int fd;
    char begun[LETTER];
    size_t nbegun;
    bool terminal, inside; /* the last line has no end yet */
    int failure;           /* why something was not written for the first time, as errno has it */
};

static struct screen screens[STDERR_FILENO + 1];

/* How wide the terminal is; 0 if it is none. */
static int columns_of(int fd)
{
    enum { COLUMNS_MAX = 1000 };
    struct winsize size;
    long said;

    if (str_long(str_of(getenv("COLUMNS")), &said) && said > 0)
        return said < COLUMNS_MAX ? (int)said : COLUMNS_MAX;
    return isatty(fd) && ioctl(fd, TIOCGWINSZ, &size) == 0 ? size.ws_col : 0;
}

/* A line that was begun before is left as it is. */
static struct str painted(struct screen *s, struct str text, struct arena *a)
{
    bool whole = !s->inside;

    if (text.n == 0 || !s->terminal)
        return text;
    s->inside = text.p[text.n - 1] != '\n';
    return whole ? paint_lines(text, &(struct paint){ columns_of(s->fd), paint_is_wanted() }, a) : text;
}

/* How many bytes the letter has that begins with this one; 1 if none does. */
static size_t length_of(unsigned char first)
{
    static const unsigned char begins[] = { 0, 0xC0, 0xE0, 0xF0 }; /* the first of those of one byte more */
    size_t n = 1;

    while (n < LETTER && first >= begins[n])
        n++;
    return n;
}

/* How many bytes at the end belong to a letter that is not whole yet. */
static size_t unfinished(struct str s)
{
    for (size_t back = 1; back < LETTER && back <= s.n; back++) {
        unsigned char c = (unsigned char)s.p[s.n - back];
        if (c >= 0xC0)
            return length_of(c) > back ? back : 0;
        if (c < 0x80)
            return 0;
    }
    return 0;
}

static ssize_t screen_write(void *cookie, const char *bytes, size_t n)
{
    struct screen *s = cookie;
    struct arena own = { 0 };
    char *joined = arena_new(&own, char, s->nbegun + n);

    memcpy(joined, s->begun, s->nbegun);
    memcpy(joined + s->nbegun, bytes, n);
    struct str all = { joined, s->nbegun + n };
    progress_clear();
    s->nbegun = unfinished(all);
    all.n -= s->nbegun;
    memcpy(s->begun, all.p + all.n, s->nbegun);
    bool ok = output_write(s->fd, painted(s, text_shown(all, true, &own), &own));
    if (!ok && s->failure == 0)
        s->failure = errno;
    arena_free(&own);
    return ok ? (ssize_t)n : 0;
}

/* Errors at once; what a person reads line by line. */
static int buffering_of(int fd)
{
    if (fd == STDERR_FILENO)
        return _IONBF;
    return isatty(fd) ? _IOLBF : _IOFBF;
}

FILE *screen_over(int fd)
{
    struct screen *s = &screens[fd];
    FILE *stream = fopencookie(s, "w", (cookie_io_functions_t){ .write = screen_write });

    if (!stream)
        abort();
    *s = (struct screen){ .fd = fd, .terminal = isatty(fd) };
    setvbuf(stream, NULL, buffering_of(fd), BUFSIZ);
    return stream;
}

int screen_failure(void)
{
    return screens[STDOUT_FILENO].failure;
}

int screen_columns(void)
{
    return columns_of(STDOUT_FILENO);
}

bool screen_overflows(struct str text)
{
    struct winsize size;
    int lines = 0;

    if (!isatty(STDOUT_FILENO) || ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) != 0 || size.ws_row == 0)
        return false;
    while (text.n > 0 && lines < size.ws_row) {
        str_cut(&text, '\n');
        lines++;
    }
    return lines >= size.ws_row; /* the prompt needs a line as well */
}

static const char *pager(void)
{
    const char *named = getenv("PAGER");

    return named ? named : "less -FRX";
}

/* The child: it reads what the parent writes. */
static void become_pager(const int *pipe)
{
    signal(SIGPIPE, SIG_DFL);
    signal(SIGXFSZ, SIG_DFL);
    if (dup2(pipe[0], STDIN_FILENO) == STDIN_FILENO)
        execl("/bin/sh", "sh", "-c", pager(), (char *)NULL);
    _exit(EXIT_NO_PAGER);
}

/* Whether it was there; what else it has to say about itself is its own. */
static bool has_run(pid_t child)
{
    int status;

    while (waitpid(child, &status, 0) < 0)
        if (errno != EINTR)
            return false;
    return !WIFEXITED(status) || (WEXITSTATUS(status) != EXIT_NO_PAGER && WEXITSTATUS(status) != EXIT_NOT_EXECUTABLE);
}

/* Ctrl-C is for the pager. */
static bool feed(pid_t child, int to, struct str text)
{
    void (*before)(int) = signal(SIGINT, SIG_IGN);

    output_write(to, text); /* the reader may leave before the end */
    close(to);
    bool ran = has_run(child);
    signal(SIGINT, before);
    return ran;
}

bool screen_page(struct str text)
{
    int fd[2];

    fflush(stdout);
    if (pager()[0] == '\0' || pipe2(fd, O_CLOEXEC) != 0)
        return false;
    pid_t child = fork();
    if (child == 0)
        become_pager(fd);
    close(fd[0]);
    if (child < 0) {
        close(fd[1]);
        return false;
    }
    return feed(child, fd[1], text);
}

void screen_raw(const char *bytes)
{
    fflush(stdout);
    output_write(STDOUT_FILENO, str_of(bytes));
}
