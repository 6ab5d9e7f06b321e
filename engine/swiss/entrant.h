/* SPDX-License-Identifier: Apache-2.0 */
/* entrant.h - what all systems but the Olympiad's pair: entrants, with their rounds so far. */
#ifndef ENGINE_SWISS_ENTRANT_H
#define ENGINE_SWISS_ENTRANT_H

#include <stdbool.h>

#include "engine/base/rule.h"
#include "engine/base/tournament.h"

struct arena;

/* A round of one entrant. A bye, a forfeit, an absence: not played, COLOURLESS, whoever the opponent was to be. */
struct past {
    int opponent;       /* an index, or NOBODY */
    enum colour colour; /* of a played game */
    int points;         /* half points */
    bool played;
};

/* Where the opponent of a pairing stood: with fewer points it was a float down (so is a bye), with more a float up. */
enum entrant_float { FLOATED_NOT, FLOATED_DOWN, FLOATED_UP };

/* An entrant is a player, or a team as one unit. A system asks for some of this only: what a line of its own has
   (docs/formats/systems.md). Lists are borrowed, oldest first. */
struct entrant {
    int number;    /* in the list by strength, from 1, unique */
    int rating;    /* 0: unrated */
    int points;    /* half points */
    int secondary; /* of a team: the other one of match points and game points */
    const struct past *past;
    int npast;
    const int *other; /* by round of `past`, what of `secondary` it brought; NULL: nobody knows */
    const int *met;   /* opponents of played games, by index */
    int nmet;
    const signed char *colour; /* of the played games */
    int ncolour;
    enum entrant_float floats[2]; /* in the previous round, and in the one before that */
    bool no_bye;                  /* had a bye or won by forfeit */
    bool listed;                  /* was in the list of round 1 */
    bool paired;                  /* takes part in the round */
};

/* Which colour preferences teams have. */
enum preferences { PREFERENCES_A, PREFERENCES_B, PREFERENCES_NONE };

/* What a round is paired from. The settings behind the list are asked by some systems only. */
struct swiss {
    enum colour lot;
    int round, rounds; /* the one to be paired, from 1, and how many are planned */
    const struct entrant *entrant;
    int n;
    const struct barred *barred; /* those of other rounds are ignored */
    int nbarred;
    enum preferences preferences;
    bool no_secondary; /* it does not say which of two teams is the first one */
    int won;           /* half points that a won game gives; 0: two */
    int cycles;        /* of a round robin: how often all meet each other, 1 or 2; 0 is 1 */
    bool accelerated;  /* in rounds 1 and 2 the top half of the list of round 1 counts one point more */
    bool graded;       /* the next score group is to have as few upfloaters as can be, even if that is more than one */
};

/* Who is left without an opponent in a round robin, and those who have withdrawn, by index. */
struct swiss_left {
    const int *bye; /* all of them */
    int nbye;
    const struct pair *forfeit; /* those of them who win so, as White, and who has withdrawn after half of its games */
    int nforfeit;
    const int *unranked; /* who has withdrawn before that */
    int nunranked;
};

/* A round in order of publication, by index. No legal round: no pairs, no bye. */
struct swiss_round {
    bool legal;
    const struct pair *pair;
    int npair;
    int bye;                       /* or NOBODY */
    const enum rule *article;      /* by pair: what gave the colours; NULL if the system does not say */
    const struct swiss_left *left; /* NULL: nobody but `bye` */
};

#endif
