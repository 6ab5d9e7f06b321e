/* SPDX-License-Identifier: Apache-2.0 */
/* lineups.h - line-ups of many teams, from CSV to entries. */
#ifndef IMPORT_LINEUPS_H
#define IMPORT_LINEUPS_H

#include <stdbool.h>

#include "engine/base/str.h"
#include "teams/lineup.h"

struct arena;
struct err;
struct findings;

enum { LINEUPS_SIZE_MAX = 4 << 20 }; /* bytes */

/* Reads docs/formats/lineups.md: a line for each team, its players from board 1 on. Every entry has its line;
   teams and players are what was written (NFC). A line that cannot be understood is a PROBLEM and left out, a
   column that we do not know a WARNING. Whether team and players exist is for the desk to say.
   False: not CSV, or no column of a team or of board 1 (ERR_INPUT). */
bool lineups_read(struct str bytes, struct str file_name, struct arena *a, struct lineup_entry **out, int *n,
                  struct findings *f, struct err *e);

#endif
