/* SPDX-License-Identifier: Apache-2.0 */
#include "cli/ending.h"

#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdbool.h>
#include <stddef.h>
#include <unistd.h>

#include "db/db.h"

static volatile sig_atomic_t in_order, asked; /* asked: the signal */
static bool regular;
static void (*last)(void);
static int told[2] = { -1, -1 }; /* a pipe: another thread may hear the signal than the one that waits */

static void end_by(int signal_number)
{
    sigset_t this_one;

    last();
    signal(signal_number, SIG_DFL);
    raise(signal_number);
    sigemptyset(&this_one);
    sigaddset(&this_one, signal_number);
    sigprocmask(SIG_UNBLOCK, &this_one, NULL);
}

/* Only what a signal may do. A terminal that is closed may send several. */
static void hear(int signal_number)
{
    if (!in_order && !db_records_kept()) {
        end_by(signal_number);
        return;
    }
    if (asked)
        return;
    asked = signal_number;
    ssize_t n = write(told[1], "", 1);
    (void)n;
}

void ending_watch(void (*before)(void))
{
    static const int signals[] = { SIGINT, SIGQUIT, SIGTERM, SIGHUP };

    last = before;
    if (pipe2(told, O_CLOEXEC | O_NONBLOCK) != 0)
        return;
    for (size_t i = 0; i < sizeof signals / sizeof *signals; i++)
        if (signal(signals[i], hear) == SIG_IGN)
            signal(signals[i], SIG_IGN);
}

void ending_in_order(void)
{
    in_order = told[0] >= 0;
}

void ending_is_regular(void)
{
    ending_in_order();
    regular = true;
    signal(SIGINT, hear);
    signal(SIGTERM, hear);
}

bool ending_await(int fd)
{
    struct pollfd in[] = { { .fd = fd, .events = POLLIN }, { .fd = told[0], .events = POLLIN } };

    while (!asked && poll(in, 2, -1) < 0)
        ;
    return !asked;
}

void ending_obey(void)
{
    if (asked && !regular)
        end_by(asked);
}
