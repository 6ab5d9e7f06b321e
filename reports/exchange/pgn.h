/* SPDX-License-Identifier: Apache-2.0 */
/* pgn.h - the games of a round as PGN, without moves: for live boards and broadcasts. */
#ifndef REPORTS_EXCHANGE_PGN_H
#define REPORTS_EXCHANGE_PGN_H

#include "engine/base/str.h"
#include "teams/event.h"

struct arena;

/* A game for every board of the round, which is published, as docs/formats/pgn.md says; not of a match for which a side did
   not come. Nobody known is "?". */
struct str pgn_write(const struct event *ev, const struct section *s, int round, struct arena *a);

#endif
