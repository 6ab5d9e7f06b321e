/* SPDX-License-Identifier: Apache-2.0 */
#include "cli/progress.h"

#include <pthread.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/ioctl.h>
#include <time.h>
#include <unistd.h>

#include "cli/messages.h"
#include "engine/base/arena.h"
#include "engine/base/str.h"

enum { BAR = 30, MS = 1000, PATIENCE = 500, AGAIN = 100 }; /* milliseconds */

static struct message (*const says[WORKS])(long done, long of, long rate) = {
    [WORK_EVENTS] = say_progress_events, [WORK_BYTES] = say_progress_bytes,   [WORK_SHEETS] = say_progress_sheets,
    [WORK_PAGES] = say_progress_pages,   [WORK_ROUNDS] = say_progress_rounds, [WORK_ENTRIES] = say_progress_entries,
};

/* There is one terminal. Times are milliseconds of the clock that is never set. */
static struct {
    pthread_mutex_t one;
    struct wording wording;
    int64_t begun, patience;
    enum work what;
    int64_t since; /* this work goes on */
    int64_t drawn; /* the last time; 0: it is not to be seen */
    int64_t last;  /* the same; 0: not since this work began */
} bar = { .one = PTHREAD_MUTEX_INITIALIZER, .what = WORKS };

static int64_t now_ms(void)
{
    struct timespec now;

    clock_gettime(CLOCK_MONOTONIC, &now);
    return (int64_t)now.tv_sec * MS + now.tv_nsec / 1000000;
}

static void clear(void)
{
    if (bar.drawn)
        dprintf(STDERR_FILENO, "\r\033[K");
    bar.drawn = 0;
}

/* How long a bar stands before the text, so that both are on one line of the terminal. */
static int length_beside(struct str text)
{
    enum { AROUND = 4 }; /* brackets, a blank, and the last column, behind which the line would end */
    struct winsize size;
    bool known = ioctl(STDERR_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 0;
    int left = known ? size.ws_col - AROUND - (int)text.n : BAR;

    if (left < 0)
        return 0;
    return left < BAR ? left : BAR;
}

static void draw(long done, long of, int64_t now)
{
    struct arena own = { 0 };
    char drawn[BAR + 1] = { 0 };
    int64_t took = now - bar.since;
    struct message line = says[bar.what](done, of, took > 0 ? (long)(done * MS / took) : 0);
    struct str text = message_text(&line, &bar.wording, &own);
    int length = length_beside(text);

    for (int i = 0; i < length; i++)
        drawn[i] = i < (int64_t)done * length / of ? '#' : '.';
    dprintf(STDERR_FILENO, "\r[%s] %.*s\033[K", drawn, STR_ARG(text));
    arena_free(&own);
    bar.drawn = bar.last = now;
}

static void hear(enum work what, long done, long of)
{
    int64_t now = now_ms();

    pthread_mutex_lock(&bar.one);
    if (what != bar.what) {
        bar.what = what;
        bar.since = now;
        bar.last = 0;
    }
    if (done >= of)
        clear();
    else if (now - bar.begun >= bar.patience && now - bar.last >= AGAIN)
        draw(done, of, now);
    pthread_mutex_unlock(&bar.one);
}

const struct headway *progress_begin(const struct wording *wording)
{
    static const struct headway heard = { hear };
    struct str said = str_of(getenv("OLYMPAIR_PROGRESS"));
    long patience = PATIENCE;

    if (!isatty(STDERR_FILENO) || (said.n > 0 && !str_long(said, &patience)))
        return NULL;
    bar.wording = *wording;
    bar.begun = now_ms();
    bar.patience = patience;
    return &heard;
}

void progress_clear(void)
{
    pthread_mutex_lock(&bar.one);
    clear();
    pthread_mutex_unlock(&bar.one);
}
