/* SPDX-License-Identifier: Apache-2.0 */
/* playing.h - which round is being played, so that results belong to it, and which round is not open for results. */
#ifndef TEAMS_PLAYING_H
#define TEAMS_PLAYING_H

#include "engine/base/message.h"
#include "teams/event.h"

/* The round whose results come in at `now`: the one that section_played names, or the last before it that has begun; 0 if none has. */
int playing_round(const struct event *e, const struct section *s, struct str now);

/* Why a published round has not begun: "its line-ups are not opened", "it begins at 2016-09-02 15:00". */
struct message playing_why_not(const struct event *e, const struct section *s, int round, struct str now);

#endif
