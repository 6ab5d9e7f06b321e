/* SPDX-License-Identifier: Apache-2.0 */
/* seat.h - where a player sat in a round, and with what result. */
#ifndef REPORTS_SHEET_SEAT_H
#define REPORTS_SHEET_SEAT_H

#include <stdbool.h>

#include "reports/format/cell.h"
#include "teams/event.h"

struct arena;

struct seat {
    const struct fixture *match; /* as it counts */
    int round, board, side;      /* board from 0 */
};

/* The seat of the player at that place of the list in a round that is published, as it counts after round `after`. False: he
   sat nowhere, or a side of the match did not show up (RULE_WALKOVER). */
bool seat_find(const struct section *s, int round, int squad, int place, int after, struct arena *a, struct seat *out);

bool seat_is_white(const struct seat *seat);

/* A result by forfeit, which is no game. */
bool seat_is_forfeit(const struct seat *seat);

/* The result as the player sees it: "1", "0.5", "1F" or "0F" by forfeit, "*" not finished; empty: not known yet. */
struct cell seat_result(const struct seat *seat, struct arena *a);

/* The same with the colour: "1w", "0.5b", "*w", "w"; of a forfeit as above. */
struct cell seat_game(const struct seat *seat, struct arena *a);

/* With the board in front: "2b0.5", "2w" not known yet; of a forfeit "2-0F". */
struct cell seat_on_board(const struct seat *seat, struct arena *a);

/* The same on paper: the number of the board in a square of the colour, and the result behind it, "1f" by forfeit. */
struct cell seat_in_square(const struct seat *seat, struct arena *a);

#endif
