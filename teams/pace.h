/* SPDX-License-Identifier: Apache-2.0 */
/* pace.h - the time for a game, as people write it: "90+30", "40/90+30, 30+30". Minutes, and seconds added for each move. */
#ifndef TEAMS_PACE_H
#define TEAMS_PACE_H

#include <stdbool.h>

#include "engine/base/str.h"

struct arena;

enum { PACE_PERIODS = 4, PACE_MINUTES = 600, PACE_SECONDS = 600, PACE_MOVES = 200, PACE_GAME = 60 };

/* `moves` is 0 in the last period: for the rest of the game. */
struct pace_period {
    int moves, minutes, seconds;
};

struct pace {
    struct pace_period period[PACE_PERIODS];
    int n; /* 0: not known */
};

/* Periods with commas between them, all but the last with their moves. False: it is none. An empty text is no pace. */
bool pace_read(struct str text, struct pace *out);

/* As pace_read takes it, in one spelling; empty: not known. In the arena. */
struct str pace_text(const struct pace *p, struct arena *a);

/* In words, for people: "90 minutes for 40 moves, 30 minutes for the rest, 30 seconds for each move". */
struct str pace_words(const struct pace *p, struct arena *a);

/* The code of line 222 of a report file, in seconds: "40/5400+30:1800+30". */
struct str pace_code(const struct pace *p, struct arena *a);

/* Such a code read; false: it is none, or of another kind, as that of unequal times. */
bool pace_of_code(struct str code, struct pace *out);

/* Seconds that a player has for a game of 60 moves. */
int pace_seconds(const struct pace *p);

#endif
