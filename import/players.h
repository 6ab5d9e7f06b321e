/* SPDX-License-Identifier: Apache-2.0 */
/* players.h - the players of an individual section, from CSV to squads of one. */
#ifndef IMPORT_PLAYERS_H
#define IMPORT_PLAYERS_H

#include <stdbool.h>

#include "engine/base/str.h"
#include "teams/event.h"

struct arena;
struct err;
struct findings;

/* Reads docs/formats/players.md: a line for each player. `out` is an event that says nothing of itself and has one section: `like` with
   these players in place of its own. A line that cannot be understood is a PROBLEM and left out, a column that we do not
   know a WARNING. False: not CSV, or no column of names (ERR_INPUT), or more players than a section has teams (ERR_LIMIT). */
bool players_read(struct str bytes, struct str file_name, const struct section *like, struct arena *a,
                  struct event *out, struct findings *f, struct err *e);

#endif
