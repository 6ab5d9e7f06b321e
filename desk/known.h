/* SPDX-License-Identifier: Apache-2.0 */
/* known.h - the event that a desk has in memory, so that one command loads it once; for desk/ only. */
#ifndef DESK_KNOWN_H
#define DESK_KNOWN_H

#include "desk/task.h"

/* d->now is the event of the file. False: it cannot be read. */
bool known_load(struct desk *d, struct err *e);

/* The task has come to its end: its event is that of the file if it was recorded, or else what would have come of it. */
void known_take(struct desk *d, struct task *t, bool recorded);

void known_forget(struct desk *d);

#endif
