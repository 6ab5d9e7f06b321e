/* SPDX-License-Identifier: Apache-2.0 */
/* json_systems.h - one round of a Swiss system as a line of JSON: its players and what they have played. */
#ifndef IMPORT_JSON_SYSTEMS_H
#define IMPORT_JSON_SYSTEMS_H

#include <stdbool.h>

#include "engine/base/str.h"
#include "engine/swiss/entrant.h"
#include "engine/system/system.h"

struct arena;
struct err;

enum {
    SYSTEMS_LINE_MAX = 16 << 20, /* bytes; a file has as many lines as there are */
    SYSTEMS_PLAYERS_MAX = 9999,
    SYSTEMS_TABLE_MAX = 1000, /* numbers of a whole table */
    SYSTEMS_ROUNDS_MAX = 36   /* up to there no tie-break can have more than the 128 bits of a fraction */
};

struct system_line {
    struct str id; /* as it is written in JSON; "null" if the line has none */
    const struct system *system;
    struct swiss field;
    bool all; /* every round of a round robin from 1 on is asked for; the field is that of round 1 */
};

/* Where a line comes from: the file's name, the number of the line from 1. */
struct system_source {
    struct str file;
    int line;
};

/* Whether a line has a member `system`, so that systems_read can take it. Bytes that are not JSON have none. */
bool systems_named(struct str line);

/* Reads a line of docs/formats/systems.md; everything lives in the arena. With `wanted` not NULL a line that names
   no system has that one, and one that names another is ERR_INPUT. So is everything that does not follow the format, with the
   line and the column or the member: "rounds.jsonl, line 3: players[4][2] is not a text of the letters W and B". */
bool systems_read(struct str line, struct system_source from, const struct system *wanted, struct arena *a,
                  struct system_line *out, struct err *e);

#endif
