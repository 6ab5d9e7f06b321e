/* SPDX-License-Identifier: Apache-2.0 */
/* hours.h - when a round of a section is played, and when its line-ups are due: by the hours of the section where it has its own, else by those of the event.
   Whoever asks for a round asks here. Without a section (NULL) it is that of the event. */
#ifndef TEAMS_HOURS_H
#define TEAMS_HOURS_H

#include "teams/event.h"

/* "2016-09-02 15:00"; empty: not known. */
struct str hours_start(const struct event *e, const struct section *s, int round);

/* The deadline that is set; empty: none is (lineup_deadline). That of the event goes with its start: a section that plays on another day, or before it, has none. */
struct str hours_lineups(const struct event *e, const struct section *s, int round);

/* Both, of all rounds. */
struct hours hours_of(const struct event *e, const struct section *s);

/* An hour of the section that is that of the event is its own no longer: it follows the event. */
void hours_settle(const struct event *e, struct section *s);

#endif
