/* SPDX-License-Identifier: Apache-2.0 */
/* chessresults.h - a section as the XML that chess-results takes. */
#ifndef REPORTS_EXCHANGE_CHESSRESULTS_H
#define REPORTS_EXCHANGE_CHESSRESULTS_H

#include "engine/base/str.h"
#include "teams/event.h"

struct arena;

/* The letters that its fields take. */
enum {
    CHESSRESULTS_EVENT = 160,
    CHESSRESULTS_PLACE = 80,
    CHESSRESULTS_ARBITERS = 1200,
    CHESSRESULTS_CHIEF = 120,
    CHESSRESULTS_PACE = 100,
    CHESSRESULTS_TEAM = 40,
    CHESSRESULTS_CAPTAIN = 70,
    CHESSRESULTS_LAST_NAME = 32,
    CHESSRESULTS_FIRST_NAME = 30
};

/* Whether the name of a player is longer than there is room for. */
bool chessresults_cuts(struct str name);

/* What the site gave to whoever sends the file: the key of the tournament, and his own number. Empty: he fills it in. */
struct chessresults_owner {
    struct str key, creator;
};

/* Everything of the section that is published, as docs/formats/chessresults.md says; standings are those after the last complete
   round. */
struct str chessresults_write(const struct event *ev, const struct section *s, const struct chessresults_owner *owner,
                              struct arena *a);

#endif
