/* SPDX-License-Identifier: Apache-2.0 */
#include "web/machine.h"

#include <pthread.h>
#include <sys/resource.h>

sigset_t ends_block(void)
{
    static const int falls[] = { SIGSEGV, SIGBUS, SIGABRT, SIGFPE };
    sigset_t ends;

    for (size_t i = 0; i < sizeof falls / sizeof *falls; i++)
        signal(falls[i], SIG_DFL); /* whoever began it looks at how it ended */
    sigemptyset(&ends);
    sigaddset(&ends, SIGINT);
    sigaddset(&ends, SIGTERM);
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
