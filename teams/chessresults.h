/* SPDX-License-Identifier: Apache-2.0 */
/* chessresults.h - how the XML of chess-results names kinds of tournaments and what rankings are made by (docs/formats/chessresults.md). */
#ifndef TEAMS_CHESSRESULTS_H
#define TEAMS_CHESSRESULTS_H

#include "teams/event.h"

struct arena;

/* `type` of a tournament. */
enum chessresults_type {
    CHESSRESULTS_SWISS,
    CHESSRESULTS_ROUND_ROBIN,
    CHESSRESULTS_TEAM_ROUND_ROBIN,
    CHESSRESULTS_TEAM_SWISS,
    CHESSRESULTS_TYPES
};

/* So many criteria a file has room for. */
enum { CHESSRESULTS_CRITERIA = 5 };

/* The number 0: it has none for the criterion. The parameters are in the arena, or empty. */
struct chessresults_code {
    int number;
    struct str detail;
};

struct chessresults_code chessresults_code(const struct section *s, enum criterion c, struct arena *a);

/* What matches, games and the bye give is what such a file can say: the usual, or 3-1-0 for a match. */
bool chessresults_has_points(const struct section *s);

/* All of its ranking has a number, and there is room for it. */
bool chessresults_has_ranking(const struct section *s);

/* The criterion of such a code in a section that is otherwise complete. Codes that are of an edition (50, 57, 74 ...) set the section's tie-break,
   and the one of 3-1-0 what a match gives. False: it stands for none of ours. */
bool chessresults_criterion(struct chessresults_code code, struct section *s, enum criterion *out, struct arena *a);

#endif
