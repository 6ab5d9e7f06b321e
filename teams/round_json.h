/* SPDX-License-Identifier: Apache-2.0 */
/* round_json.h - what everybody may see of a round, as bytes that can be hashed: docs/formats/history.md. */
#ifndef TEAMS_ROUND_JSON_H
#define TEAMS_ROUND_JSON_H

#include "teams/event.h"

struct arena;

/* The public record of a round: one JSON object without blanks, with its members in an order that never changes, ended by a newline. The same
   pairings, players and results give the same bytes, no matter who entered them and when; line-ups are included once they are opened. Empty: the
   round is not published. In the arena. */
struct str round_json(const struct event *ev, const struct section *s, int round, struct arena *a);

/* May the record of a round differ between an event and a copy of it that was changed (event_copy)? False: it does not. */
bool round_json_may_differ(const struct event *ev, const struct event *copy, int section, int round);

#endif
