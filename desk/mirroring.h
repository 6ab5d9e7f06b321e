/* SPDX-License-Identifier: Apache-2.0 */
/* mirroring.h - when a copy is due, and making it after an operation; for desk/ only. */
#ifndef DESK_MIRRORING_H
#define DESK_MIRRORING_H

#include "desk/task.h"

/* Has anything changed that people hold in their hands, or has a round been completed? The teams and their numbers; that a
   round is published, its pairings, who plays once its line-ups are open; the last result of a round, and any result in it after that. */
bool mirror_is_due(const struct event *before, const struct event *now);

/* May the folder be set as the mirror of that event file? One that is not there or does not answer may, a stick can be put
   in later; empty: none. ERR_INPUT: it is no folder, or lies with the event. */
bool mirror_may_be(const char *event, struct str folder, struct arena *a, struct err *e);

/* After an operation, with the event as it was before, NULL: nothing was recorded. Makes the copy that is due; if that fails,
   desk_unmirrored says why. */
void mirror_follow(struct desk *d, const struct event *before);

#endif
