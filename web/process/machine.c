/* SPDX-License-Identifier: Apache-2.0 */
#include "web/process/machine.h"

#include <pthread.h>
#include <sys/resource.h>

/* What waits comes even if it is ignored: as nohup means it. */
static void add_unless_ignored(sigset_t *set, int signal_number)
{
    struct sigaction now;

    if (sigaction(signal_number, NULL, &now) == 0 && now.sa_handler != SIG_IGN)
        sigaddset(set, signal_number);
}

void ends_ignore(void)
{
    static const int ends[] = { SIGINT, SIGTERM, SIGHUP, SIGQUIT };

    for (size_t i = 0; i < sizeof ends / sizeof *ends; i++)
        signal(ends[i], SIG_IGN);
}

sigset_t ends_block(void)
{
    static const int falls[] = { SIGSEGV, SIGBUS, SIGABRT, SIGFPE };
    sigset_t ends;

    for (size_t i = 0; i < sizeof falls / sizeof *falls; i++)
        signal(falls[i], SIG_DFL); /* whoever began it looks at how it ended */
    sigemptyset(&ends);
    sigaddset(&ends, SIGINT);
    sigaddset(&ends, SIGTERM);
    add_unless_ignored(&ends, SIGHUP);
    add_unless_ignored(&ends, SIGQUIT);
    pthread_sigmask(SIG_BLOCK, &ends, NULL);
    return ends;
}

void files_most(void)
{
    struct rlimit most;

    if (getrlimit(RLIMIT_NOFILE, &most) != 0)
        return;
    most.rlim_cur = most.rlim_max;
    setrlimit(RLIMIT_NOFILE, &most);
}

unsigned files_connections(unsigned wanted)
{
    enum { OWN = 64 };
    struct rlimit files;

    if (getrlimit(RLIMIT_NOFILE, &files) != 0 || files.rlim_cur > wanted + OWN)
        return wanted;
    return files.rlim_cur > 2 * OWN ? (unsigned)files.rlim_cur - OWN : (unsigned)files.rlim_cur / 2;
}

unsigned files_places(void)
{
    enum { CONNECTIONS = 8000 };

    return files_connections(CONNECTIONS);
}
