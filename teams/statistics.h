/* SPDX-License-Identifier: Apache-2.0 */
/* statistics.h - what the games of a section add up to: by board, by round, by colour, by difference of rating; upsets; games won in a row. Only games over
   the board are counted, between two players who sat there: no forfeits, nothing unfinished. */
#ifndef TEAMS_STATISTICS_H
#define TEAMS_STATISTICS_H

#include "teams/event.h"

struct arena;

/* Games from one side: that of White, or that of the higher rated. */
struct game_tally {
    int won, drawn, lost;
};
int game_tally_count(const struct game_tally *t);

/* Bands of the difference of rating by where each begins; the last one has no end. */
enum { STATISTICS_BANDS = 6 };
extern const int statistics_band[STATISTICS_BANDS];

struct statistics {
    struct game_tally all, board[BOARDS_MAX], round[ROUNDS_MAX]; /* of White */
    struct game_tally band[STATISTICS_BANDS]; /* of the higher rated; of games of players with different ratings */
};

/* Of the rounds 1 to `rounds`. */
struct statistics statistics_make(const struct section *s, int rounds);

/* A game that the lower rated player won, or drew against one much higher. */
struct upset {
    int round;
    const struct fixture *match;
    int board, side, ahead; /* from 0; of the lower rated; by so much the other one is ahead */
    int weight;             /* all of that for a win, half of it for a draw: 100 at least */
};

/* Those of the rounds `from` to `to`, the heaviest first, then in the order of play; gives how many there are. */
int statistics_upsets(const struct section *s, int from, int to, const struct upset **out, struct arena *a);

/* Games won one after the other, without a game that was not won between them; rounds in which the player has not played, or not over the board, do not count. */
struct winning_run {
    int squad, player; /* indexes */
    int games, from, to;
    int ratings; /* of the opponents, added up */
};

/* The longest of each player, of two games at least: the longest first, then by the ratings of the opponents, then as they are registered. Gives how many
   there are. */
int statistics_runs(const struct section *s, int rounds, const struct winning_run **out, struct arena *a);

#endif
