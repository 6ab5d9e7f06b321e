/* SPDX-License-Identifier: Apache-2.0 */
/* games_table.h - the players of a file of games as a table of a registration. */
#ifndef IMPORT_GAMES_TABLE_H
#define IMPORT_GAMES_TABLE_H

#include <stdbool.h>

#include "engine/base/str.h"

struct arena;
struct csv;
struct err;

/* Is it PGN, or JSON of lichess or LiveChess? */
bool games_table_is(struct str bytes);

/* A row for each player of the games, in their order, with the titles Team (if any game names teams), Federation, Name, FIDE id, Title and Rating; the line of a row is that of
   the first game of the player. What the readers of games refuse. */
bool games_table_read(struct str bytes, struct str file, struct arena *a, struct csv *out, struct err *e);

#endif
