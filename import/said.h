/* SPDX-License-Identifier: Apache-2.0 */
/* said.h - what whoever takes an event of another program over says of it: it comes before what the file says, and is known before points of the file are
   compared with what the rules give. */
#ifndef IMPORT_SAID_H
#define IMPORT_SAID_H

#include "teams/event.h"
#include "teams/moment.h"

struct system;

/* The order of the days in the file; the texts of the settings of those names, empty: what the file says, or is assumed. What is no value of them is passed
   over, since the setting itself is refused then. */
struct said {
    enum day_order dates;
    struct str system, edition, match_points, game_points, bye_points;
};

/* The system for teams or for players, NULL that of the Olympiad. False: none is said that pairs them. */
bool said_system(const struct said *said, enum unit unit, const struct system **out);

/* They become those of the section, whose system is known. */
void said_edition(const struct said *said, struct section *s);
void said_points(const struct said *said, struct section *s);

#endif
