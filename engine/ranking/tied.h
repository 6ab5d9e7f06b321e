/* SPDX-License-Identifier: Apache-2.0 */
/* tied.h - what ranks teams that are level by themselves and not by a value of each: encounters among them, boards from the top and
   from the bottom (docs/rules/tie-breaks.md). */
#ifndef ENGINE_RANKING_TIED_H
#define ENGINE_RANKING_TIED_H

#include "engine/ranking/ledger.h"

struct arena;

/* What was looked at when some of them were still level, in which order, and how far that got. */
struct tied_step {
    enum reference by; /* of encounters; REFERENCE_NONE: of boards */
    int board;         /* that one from 1, or in elimination all from 1 to it; TIED_COUNT: their count */
    bool all_met;      /* else somebody is ahead only whatever the missing matches give (RULE_C07_DE_MISSING) */
    bool broken;       /* not all have the same place any more */
    int n;
    const struct tied_line *line; /* the best first */
};

struct tied_line {
    int team;
    int place;     /* among all that were level to begin with */
    int sum, most; /* scored, and with all that is missing won */
    int missing;   /* so many matches */
};

/* NULL where nobody asks. */
struct tied_log {
    struct tied_step *step;
    int n, room;
};

/* Scored in encounters is held in such parts, so that the mean over as many meetings as ten is exact. */
enum { TIED_PARTS = 2520 };
enum { TIED_COUNT = -1 };

/* Gives the teams, which are level, their places among themselves: from 1, level ones share the first; all 0 if nothing tells
   them apart. */
typedef void tied_decision(const struct ledger *l, const int *team, int n, int *place, struct tied_log *log,
                           struct arena *a);

tied_decision tied_encounters; /* RULE_C07_DE: matches among them by the primary score */
tied_decision tied_extended;   /* RULE_C07_EDE: and by the other one if that tells nobody apart */
/* RULE_C07_EDE_BOARDS: the same, and of two who have met and are level by both scores the boards of their encounter: their count, then the top
   boards, or without the bottom ones; or one of these alone. */
tied_decision tied_extended_count_top, tied_extended_count_bottom, tied_extended_top, tied_extended_bottom;
/* RULE_C07_FORFEITS: the same with forfeits as encounters. */
tied_decision tied_encounters_played, tied_extended_played, tied_extended_count_top_played,
    tied_extended_count_bottom_played, tied_extended_top_played, tied_extended_bottom_played;
tied_decision tied_top_boards;    /* RULE_C07_TBR */
tied_decision tied_bottom_boards; /* RULE_C07_BBE */

#endif
