/* SPDX-License-Identifier: Apache-2.0 */
/* record_json.h - version 2 of the public records: of a round, and of its section (docs/formats/history.md). The bytes never change: what is to be covered
   besides is a version 3. */
#ifndef TEAMS_RECORD_JSON_H
#define TEAMS_RECORD_JSON_H

#include "engine/base/str.h"
#include "teams/event.h"

struct arena;

/* A published round: what follows from what, and the standings once all its results are in. In the arena. */
struct str record_json_round(const struct event *ev, const struct section *s, int round, struct arena *a);

/* The event, all settings, the teams and their lists. In the arena. */
struct str record_json_section(const struct event *ev, const struct section *s, struct arena *a);

/* Whether either may differ between an event and a copy of it that was changed. */
bool record_json_round_may_differ(const struct section *x, const struct section *y, int round);
bool record_json_section_may_differ(const struct event *ev, const struct event *copy, const struct section *x,
                                    const struct section *y);

#endif
