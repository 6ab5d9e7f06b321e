/* SPDX-License-Identifier: Apache-2.0 */
/* find.h - what an arbiter means by what he types: a section, a team, a player. */
#ifndef TEAMS_FIND_H
#define TEAMS_FIND_H

#include <stdbool.h>

#include "engine/base/err.h"
#include "engine/base/str.h"
#include "teams/event.h"

struct arena;

/* All give an index and compare names regardless of case and accents (text_fold). The ways listed are tried
   in order, and the first that finds anything counts. If it finds several, the error (ERR_INPUT) lists up to five;
   if nothing is found, up to three with a similar spelling. White space around the operand does not
   matter. */

/* A team: its number; its name; its federation's code; of several teams of a federation the code with the number that the name
   ends in, or else with its place among them in the registration ("AZE2"); the beginning of its name. */
bool squad_find(const struct section *s, struct str operand, int *squad, struct err *e);

/* The shortest code that names this team alone: "FIJ", or "AZE2" if its federation has several teams; may be empty. */
struct str squad_code(const struct section *s, int squad, struct arena *a);

/* A player of a team: his place in the list; his name; its words in any order; the beginning of it; any part of it. */
bool player_find(const struct squad *q, struct str operand, int *player, struct err *e);

/* A player of a section, with his squad: his FIDE id; his name; its words in any order; the beginning of it; any part of it. */
bool entrant_find(const struct section *s, struct str operand, int *squad, int *player, struct err *e);

/* A section: its name; the beginning of it. An empty operand is the only section of the event; where
   there are several the error names them. */
bool section_find(const struct event *ev, struct str operand, int *section, struct err *e);

/* The only section in which this operand means exactly one team. */
bool section_of_squad(const struct event *ev, struct str operand, int *section);

#endif
