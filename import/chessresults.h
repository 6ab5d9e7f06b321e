/* SPDX-License-Identifier: Apache-2.0 */
/* chessresults.h - reads a Swiss or a round robin of teams or players from the XML of chess-results as an event. */
#ifndef IMPORT_CHESSRESULTS_H
#define IMPORT_CHESSRESULTS_H

#include <stdbool.h>

#include "engine/base/str.h"
#include "teams/event.h"

struct arena;
struct err;
struct findings;
struct said;

/* Reads what docs/formats/chessresults.md describes; what the file does not say is a WARNING. False: no such XML (as xml_read), or
   with the line what cannot be understood: a tournament of another type, a number that is none, a team, player or round
   that is not there or there twice (ERR_INPUT), more than an event can hold (ERR_LIMIT). Texts are NFC, everything is in
   the arena. `said` is what somebody says of it. */
bool chessresults_read(struct str bytes, struct str file_name, const struct said *said, struct arena *a,
                       struct event *out, struct findings *f, struct err *e);

#endif
