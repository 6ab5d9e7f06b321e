/* SPDX-License-Identifier: Apache-2.0 */
/* json_games.h - the games of a round as lichess and DGT LiveChess publish them in JSON. */
#ifndef IMPORT_JSON_GAMES_H
#define IMPORT_JSON_GAMES_H

#include <stdbool.h>

#include "engine/base/str.h"

struct arena;
struct err;
struct pgn;

/* By its first bytes: is it JSON? A PGN may begin with a bracket or a brace, too. */
bool json_games_is(struct str bytes);

/* A round of a broadcast of lichess, its exported games with one in each line, or the index of a round of LiveChess, as games of a PGN. The round of the latter is in
   the name of its folder. ERR_INPUT: not JSON, or another file of theirs, with what it is. */
bool json_games_read(struct str bytes, struct str file, struct arena *a, struct pgn *out, struct err *e);

#endif
