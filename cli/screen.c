#include "cli/screen.h"

#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include "engine/base/arena.h"
#include "reports/format/output.h"
#include "teams/text.h"

/* The letter at the end of what was written may be whole only with what is written next. */
enum { LETTER = 4 };

struct screen {
    int fd;
    char begun[LETTER];
    size_t nbegun;
};

/* How many bytes the letter has that begins with this one; 1 if none does. */
static size_t length_of(unsigned char first)
{
    return first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : first >= 0xC0 ? 2 : 1;
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
    s->nbegun = unfinished(all);
    all.n -= s->nbegun;
    memcpy(s->begun, all.p + all.n, s->nbegun);
    bool ok = output_write(s->fd, text_shown(all, true, &own));
    arena_free(&own);
    return ok ? (ssize_t)n : 0;
}

FILE *screen_over(int fd)
{
    static struct screen screens[STDERR_FILENO + 1];
    struct screen *s = &screens[fd];
    FILE *stream = fopencookie(s, "w", (cookie_io_functions_t){ .write = screen_write });

    if (!stream)
        abort();
    *s = (struct screen){ .fd = fd };
    setvbuf(stream, NULL, fd == STDERR_FILENO ? _IONBF : isatty(fd) ? _IOLBF : _IOFBF, BUFSIZ);
    return stream;
}

int screen_columns(void)
{
    enum { COLUMNS_MAX = 1000 };
    struct winsize size;
    long said;

    if (str_long(str_of(getenv("COLUMNS")), &said) && said > 0)
        return said < COLUMNS_MAX ? (int)said : COLUMNS_MAX;
    return isatty(STDOUT_FILENO) && ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 ? size.ws_col : 0;
}

void screen_raw(const char *bytes)
{
    fflush(stdout);
    output_write(STDOUT_FILENO, str_of(bytes));
}
