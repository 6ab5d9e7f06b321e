/* SPDX-License-Identifier: Apache-2.0 */
#include "web/ends.h"

#include <pthread.h>

sigset_t ends_block(void)
{
    sigset_t ends;

    sigemptyset(&ends);
    sigaddset(&ends, SIGINT);
    sigaddset(&ends, SIGTERM);
    pthread_sigmask(SIG_BLOCK, &ends, NULL);
    return ends;
}
