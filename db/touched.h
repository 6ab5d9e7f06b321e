/* SPDX-License-Identifier: Apache-2.0 */
/* touched.h - which sections an entry of the journal changed, and which rounds it may have changed as the public sees them. */
#ifndef DB_TOUCHED_H
#define DB_TOUCHED_H

#include <stdbool.h>

#include "engine/base/str.h"
#include "teams/event.h"

struct db;

/* By section from 0 and round; round 0 is what the section is without its rounds. */
struct touched {
    bool any; /* of what follows */
    bool round[SECTIONS_MAX][ROUNDS_MAX + 1];
};

/* A round with its matches and boards touches itself and, by its standings, those after it; what is the event's, a section's or a team's touches all;
   line-ups, orders, arrivals and the like touch none. From the changeset that takes the entry back; what cannot be read touches all, and its error sticks. */
struct touched touched_by(struct db *db, struct str inverse);

/* What changed: sections, by their numbers from 1, and the event as a whole; 0: nothing. That a section comes or goes changes the event as a whole,
   too, and so may what cannot be read. */
#define CHANGED_EVENT           1U
#define CHANGED_SECTION(number) (1U << (number))
unsigned touched_sections(struct db *db, struct str inverse);

#endif
