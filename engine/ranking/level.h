/* level.h - what ranks teams that are level by themselves and not by a value of each: encounters among them, boards from the top and
   from the bottom (docs/rules/tie-breaks.md). */
#ifndef ENGINE_LEVEL_H
#define ENGINE_LEVEL_H

#include "engine/ranking/ledger.h"

struct arena;

/* What was looked at when some of them were still level, in which order, and how far that got. */
struct level_step {
    enum reference by; /* of encounters; REFERENCE_NONE: of boards */
    int board;         /* that one from 1, or in elimination all from 1 to it; LEVEL_COUNT: their count */
    bool all_met;      /* else somebody is ahead only whatever the missing matches give (RULE_C07_DE_MISSING) */
    bool broken;       /* not all have the same place any more */
    int n;
    const struct level_line *line; /* the best first */
};

struct level_line {
    int team;
    int place;     /* among all that were level to begin with */
    int sum, most; /* scored, and with all that is missing won */
    int missing;   /* so many matches */
};

/* NULL where nobody asks. */
struct level_log {
    struct level_step *step;
    int n, room;
};

/* Scored in encounters is held in such parts, so that the mean over as many meetings as ten is exact. */
enum { LEVEL_PARTS = 2520 };
enum { LEVEL_COUNT = -1 };

/* Gives the teams, which are level, their places among themselves: from 1, level ones share the first; all 0 if nothing tells
   them apart. */
typedef void level_decision(const struct ledger *l, const int *team, int n, int *place, struct level_log *log,
                            struct arena *a);

level_decision level_encounters; /* RULE_C07_DE: matches among them by the primary score */
level_decision level_extended;   /* RULE_C07_EDE: and by the other one if that tells nobody apart */
/* RULE_C07_EDE_BOARDS: the same, and of two who have met and are level by both scores the boards of their encounter: their count, then the top
   boards, or without the bottom ones; or one of these alone. */
level_decision level_extended_count_top, level_extended_count_bottom, level_extended_top, level_extended_bottom;
level_decision level_top_boards;    /* RULE_C07_TBR */
level_decision level_bottom_boards; /* RULE_C07_BBE */

#endif
