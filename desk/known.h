/* SPDX-License-Identifier: Apache-2.0 */
/* known.h - keeps the loaded event, so that a command loads it only once; for desk/ only. */
#ifndef DESK_KNOWN_H
#define DESK_KNOWN_H

#include "desk/task.h"

/* d->now is the event of the file. False: it cannot be read. */
bool known_load(struct desk *d, struct err *e);

/* The task has come to its end: its event is that of the file if it was recorded, or else what would have come of it. */
void known_take(struct desk *d, struct task *t, bool recorded);

void known_forget(struct desk *d);

#endif
