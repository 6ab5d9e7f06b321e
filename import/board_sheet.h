/* SPDX-License-Identifier: Apache-2.0 */
/* board_sheet.h - our own sheet of the boards as CSV (report boards), as it comes back with results. */
#ifndef IMPORT_BOARD_SHEET_H
#define IMPORT_BOARD_SHEET_H

#include <stdbool.h>

struct arena;
struct csv;
struct pgn;

/* By its titles in the first row. */
bool board_sheet_is(const struct csv *c);

/* Its boards as games, as those of a PGN; a board without a result is not over. How many matches have lines of squads instead: nobody knew who plays, or
   a side did not come. */
int board_sheet_games(const struct csv *c, struct arena *a, struct pgn *out);

#endif
