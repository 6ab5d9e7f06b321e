/* SPDX-License-Identifier: Apache-2.0 */
/* event_cache.h - keeps the loaded event, so that a command loads it only once; for desk/ only. */
#ifndef DESK_EVENT_CACHE_H
#define DESK_EVENT_CACHE_H

#include "desk/task.h"

/* d->now is the event of the file. False: it cannot be read. */
bool event_cache_load(struct desk *d, struct err *e);

/* The task has come to its end: its event is that of the file if it was recorded, or else what would have come of it. */
void event_cache_take(struct desk *d, struct task *t, bool recorded);

void event_cache_forget(struct desk *d);

#endif
