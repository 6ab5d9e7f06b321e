/* SPDX-License-Identifier: Apache-2.0 */
/* tournament.h - a section as the rules see it: plain arrays, teams by index from 0.
   Game points (gp) are whole half points everywhere; match points (mp) are whole points. */
#ifndef ENGINE_BASE_TOURNAMENT_H
#define ENGINE_BASE_TOURNAMENT_H

#include <stdbool.h>

#include "engine/base/edition.h"
#include "engine/base/str.h"

enum { NOBODY = -1 };

enum { BYE_MP = 1, BYE_GP = 4 }; /* what the bye gives (RULE_BYE) */

/* What it gives by other systems, on each board and for the match. */
enum bye_worth { BYE_OLYMPIAD, BYE_NOTHING, BYE_DRAWS, BYE_WINS };

enum scored_for { FOR_LOSS, FOR_DRAW, FOR_WIN, FOR_COUNT };

/* What a match and a game give to who has lost, drawn or won it; who wins has more than who draws, he more than who loses, and nobody less
   than nothing. Who is not there has nothing. Of players a match is their game. */
struct scoring {
    int match[FOR_COUNT]; /* match points; of players half points */
    int game[FOR_COUNT];  /* half points */
    bool own_bye;         /* the bye gives what stands here, whatever the system says */
    int bye_mp, bye_gp;
};

/* 2, 1 and 0 for a match, 1, a half and 0 for a game. */
extern const struct scoring scoring_usual;

/* What so many points of a match are, of one that was awarded them. */
enum scored_for scoring_outcome(const struct scoring *s, int mp);

enum { MATCH_BOARDS = 8 }; /* a match has at most so many */

/* A board-1 colour; -c is the other one. */
enum colour { BLACK = -1, COLOURLESS = 0, WHITE = 1 };

/* The one of which it is true; COLOURLESS if it is of both or of none. */
enum colour colour_only(bool white, bool black);

/* Two of a field by index; White (on board 1) first. */
struct pair {
    int white, black;
};

struct team {
    int number; /* initial ranking, from 1, unique */
    int rating; /* sum of the four highest ratings */
};

/* A pairing with its result. Index 0 is the team with White on board 1, 1 the other.
   A match without a result is `pending`: it gives no points and no tie-break, but it is under way,
   so the two have met and have their colours. */
struct match {
    int team[2];
    int mp[2], gp[2]; /* as awarded; 0 while pending */
    bool game;        /* a game was played in it, whatever it counts as */
    bool played;      /* both sides came, and a game was played (teams/score.h) */
    bool pending;     /* no result yet; not played then */
};

/* What a team had on each board of a match, as it counts: half points, which add up to its game points. */
struct board_points {
    unsigned char half[MATCH_BOARDS];
};

struct round {
    const struct match *match;
    int nmatch;
    int bye; /* a team or NOBODY */
};

/* Two teams that may not be paired: in one round, or for good when `round` is 0. */
struct barred {
    int a, b, round;
    struct str at, by, reason; /* when, by whom and why; may be empty */
};

/* Points given or taken by decision. They count for the pairing of round `from` and later and in the
   standings after round from - 1 and later; `pairing_only`: for the pairing of round `from` alone. */
struct adjustment {
    int team, mp, gp, from;
    bool pairing_only;
    bool own; /* for the team alone: its opponents' tie-breaks do not see them */
    struct str reason;
};

struct tournament {
    enum edition edition;
    enum tiebreak tiebreak;
    struct ranking ranking;
    enum colour lot;  /* RULE_COLOUR_LOT: what team 1 has on board 1 in round 1 */
    int rounds;       /* of the section; 0: not known */
    int boards;       /* per match */
    bool players;     /* a team is a player, its rating that of the player */
    int rated;        /* so many ratings are added up in that of a team; 0: four */
    bool round_robin; /* forfeits count as played in tie-breaks (RULE_C07_ROUND_ROBIN) */
    bool by_gp;       /* systems other than D.02 pair by game points, not match points */
    enum bye_worth bye;
    const struct scoring *scoring; /* NULL: the usual one */
    int host;                      /* the team whose match is put on table 1, or NOBODY */
    const struct team *team;
    int nteam;
    const bool
        *unranked; /* taken out of a round robin (RULE_BERGER_WITHDRAWN), by team: behind all others; NULL: nobody */
    const struct round *round; /* the rounds with results, in order */
    int nround;
    const struct board_points *board; /* [round - 1][team]; NULL: not known */
    const struct barred *barred;
    int nbarred;
    const struct adjustment *adjustment;
    int nadjustment;
};

/* What its matches and games give; never NULL. */
const struct scoring *tournament_scoring(const struct tournament *t);

/* What the bye gives in a tournament. */
int tournament_bye_mp(const struct tournament *t);
int tournament_bye_gp(const struct tournament *t);

#endif
