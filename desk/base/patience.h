/* SPDX-License-Identifier: Apache-2.0 */
/* patience.h - work on a disk that may never answer; for desk/ only. */
#ifndef DESK_BASE_PATIENCE_H
#define DESK_BASE_PATIENCE_H

#include <stdbool.h>

enum { PATIENCE = 10 }; /* seconds */

/* Does the work in a thread of its own and waits for it. False: it has not come back in time, or an earlier one is still out;
   then nothing of `job` may be touched any more, since the work goes on with it if the disk ever answers. */
bool patience_do(void (*work)(void *job), void *job);

#endif
