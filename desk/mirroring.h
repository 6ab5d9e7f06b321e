/* SPDX-License-Identifier: Apache-2.0 */
/* mirroring.h - when a copy is due; for desk/ only. */
#ifndef DESK_MIRRORING_H
#define DESK_MIRRORING_H

#include <stdbool.h>

struct event;

/* Has anything changed that people hold in their hands, or has a round been completed? The teams and their numbers; that a
   round is published, its pairings, who plays once its line-ups are open; the last result of a round, and any result in it after that. */
bool mirror_is_due(const struct event *before, const struct event *now);

#endif
