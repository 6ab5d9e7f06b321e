/* SPDX-License-Identifier: Apache-2.0 */
#include "cli/progress.h"

#include <inttypes.h>
#include <stdio.h>
#include <unistd.h>

enum { BAR = 30, MS = 1000 };

struct progress progress_begin(const char *what, int64_t total)
{
    struct progress p = { .what = what, .total = total, .shown = isatty(STDERR_FILENO) != 0 };

    clock_gettime(CLOCK_MONOTONIC, &p.begin);
    return p;
}

static int64_t elapsed_ms(const struct progress *p)
{
    struct timespec now;

    clock_gettime(CLOCK_MONOTONIC, &now);
    return (int64_t)(now.tv_sec - p->begin.tv_sec) * MS + (now.tv_nsec - p->begin.tv_nsec) / 1000000;
}

static int64_t rate(int64_t done, int64_t ms)
{
    return ms > 0 ? done * MS / ms : 0;
}

void progress_show(const struct progress *p, int64_t done)
{
    char bar[BAR + 1] = { 0 };

    if (!p->shown)
        return;
    for (int i = 0; i < BAR; i++)
        bar[i] = i < done * BAR / p->total ? '#' : '.';
    dprintf(STDERR_FILENO, "\r[%s] %" PRId64 " of %" PRId64 " %s, %" PRId64 " a second ", bar, done, p->total, p->what,
            rate(done, elapsed_ms(p)));
}

void progress_end(const struct progress *p, int64_t done)
{
    int64_t ms = elapsed_ms(p);

    if (!p->shown)
        return;
    dprintf(STDERR_FILENO, "\r\033[K%" PRId64 " %s in %" PRId64 ".%" PRId64 " s, %" PRId64 " a second\n", done, p->what,
            ms / MS, ms % MS / 100, rate(done, ms));
}
