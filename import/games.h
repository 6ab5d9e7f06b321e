/* SPDX-License-Identifier: Apache-2.0 */
/* games.h - games of other programs, by their tags, as entries of boards. */
#ifndef IMPORT_GAMES_H
#define IMPORT_GAMES_H

#include <stdbool.h>

#include "engine/base/str.h"

struct arena;
struct err;
struct findings;
struct pgn;
struct result_list;

/* Is it a name for nobody, as programs give to the opponent of a bye? */
bool games_nobody(struct str s);

/* The value of a tag; nothing where it says that nobody knows, or nobody: ?, -, NN or BYE. */
struct str games_known(struct str s);

/* Every game that is over as an entry with its `game`; match and board are for the desk to find. What contradicts itself is a PROBLEM and left out, what is
   not understood a WARNING; a NOTE counts games that are not over. */
void games_results(const struct pgn *games, struct arena *a, struct result_list *out, struct findings *f);

/* The same of a PGN file (docs/formats/pgn.md). What pgn_read refuses. */
bool pgn_results(struct str bytes, struct str file, struct arena *a, struct result_list *out, struct findings *f,
                 struct err *e);

#endif
