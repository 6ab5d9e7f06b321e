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

/* Reads docs/formats/players.md: a line for each player. `out` is an event without details of its own and with one section: `like` with
   these players instead of its own. A line that cannot be understood is a PROBLEM and left out; an unknown column is a
   WARNING. False: not CSV, no column of names (ERR_INPUT), or more players than a section can have (ERR_LIMIT). */
bool players_read(struct str bytes, struct str file_name, const struct section *like, struct arena *a,
                  struct event *out, struct findings *f, struct err *e);

#endif
