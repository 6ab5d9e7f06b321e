/* SPDX-License-Identifier: Apache-2.0 */
/* trf_games.h - the boards of a section as games of numbered players, for trf.c, and what of points becomes a letter of theirs. */
#ifndef REPORTS_EXCHANGE_TRF_GAMES_H
#define REPORTS_EXCHANGE_TRF_GAMES_H

#include <stdbool.h>

#include "teams/event.h"

struct arena;
struct err;
struct scoring;

/* One round of one player. */
struct trf_writing {
    int opponent; /* the number of a player, 0 = none */
    char colour,
        result; /* 'w' or 'b', '-' without an opponent; 1 = 0 + - Z U H F, Z: he had no game, U: the bye, where players are paired */
};

/* A side of a match: who sits where, places of the squad, 0 = nobody. */
struct trf_seats {
    int place[BOARDS_MAX];
    char result[BOARDS_MAX];
    bool by_the_list; /* in list order without an empty board before the last player */
    int named;        /* how many there are */
    int came;         /* players with a + */
    int half;         /* half points that the letters on the boards add up to */
};

/* Players of teams have numbers from 1, team by team in the order of the teams' numbers; those who are paired themselves have their own. */
struct trf_games {
    bool old; /* TRF16: only the lines of the players tell of byes, and whom a team that did not come was to meet */
    bool bye_scores; /* who has the bye is a player, and has a point */
    int nplayer, nround;
    int last;                    /* the highest number: there may be numbers that nobody has */
    int *order;                  /* squads by number */
    int **number;                /* by squad and place from 0; 0: not in the file */
    struct trf_writing *writing; /* by player's number - 1, then by round */
};

/* Numbers the players: those who count, and those replaced who have played. */
void trf_games_number(const struct section *s, int rounds, struct arena *a, struct trf_games *g);

/* The number of a squad in the lists of the file: its own, of a player the one of his line. */
int trf_games_entrant(const struct trf_games *g, const struct section *s, int squad);

/* Who sat where on one side of a match, for players who are not known the first of the list that are free.
   False with ERR_STATE if there is none left. */
bool trf_games_seats(const struct section *s, const struct fixture *f, int side, int round, struct trf_seats *out,
                     struct err *e);

/* True if nobody is named on some board of one of the sides. */
bool trf_games_gap(const struct section *s, const struct trf_seats seats[2]);

/* The bye that a decision about points stands for: to who was not paired in the round before it, H a drawn match or half a point, F a won
   match or a point. 0: for none, as it does where there are others for him after that round. */
char trf_games_bye(const struct section *s, const struct adjustment *d);

/* How a squad spent a round, from 0, that it was not paired in: H or F where it had such points, else Z, as in one to come that it will not
   be paired in. 0: it was, or will be. */
char trf_games_spent(const struct section *s, int squad, int round);

/* Writes the games of all rounds, and Z for those who had none, or the bye that they had asked for. */
bool trf_games_write(const struct section *s, struct trf_games *g, struct err *e);

/* Of the rounds that are complete the boards on which somebody is written whom nobody knows; `waiting`: also where somebody waited for him, as in TRF16. Who is
   paired himself is known. And the line-ups that are not in the order of the list, which lines of players alone cannot say. */
int trf_games_unnamed(const struct section *s, bool waiting);
int trf_games_out_of_order(const struct section *s);

/* Players of the file who have a rating. */
int trf_games_rated(const struct trf_games *g, const struct section *s);

/* The half points of a player by the letters, and the ranks by them, both by number from 1; players with the same points share a rank. */
int trf_games_points(const struct trf_games *g, const struct section *s, int number);
int *trf_games_ranks(const struct trf_games *g, const int *points, struct arena *a);

struct trf_writing *trf_games_at(const struct trf_games *g, int number, int round);

/* For qsort_r, with the squads, of their indices: the lower number first. */
int trf_games_by_number(const void *a, const void *b, void *squads);

#endif
