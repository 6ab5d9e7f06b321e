/* SPDX-License-Identifier: Apache-2.0 */
/* result.h - results as they are handed in: boards and marks, before it is known which match they belong to. */
#ifndef TEAMS_RESULT_H
#define TEAMS_RESULT_H

#include "teams/event.h"

/* What a file of games says of one: who had which colour (0: White), and where it was played. */
struct game_said {
    struct str name[2]; /* empty: nobody is named */
    long fide_id[2];    /* 0: not told */
    int part[2], npart; /* of the tag Round, behind the round: table and board, or one of them, or a running number */
    int board;          /* of the tag Board, 0: it is not there */
    struct str day;     /* of the game, as 2026-02-01; empty: not told */
    bool colourless;    /* 0 is the first side instead, whatever its colour */
};

/* One board. A match is named by its table, by its teams, or by both, which must then agree. Anything not
   given is 0 or empty. `team` is a name or a number, as written. Everything is seen from team[0];
   without teams, from the team that the pairing names first. */
struct board_entry {
    int round; /* 0 = the round that is being played */
    int table;
    struct str team[2];
    int board;    /* from 1 */
    int place[2]; /* in the squad list, 0 = nobody or not known */
    enum result result;
    bool looked; /* `shown` is what was recorded when it was entered: something else by now is a conflict */
    enum result shown;
    struct no_show mark; /* likewise the mark of the match */
    const struct game_said *
        game; /* by a file of games: match and board are found by teams and players first; team[0] has White; NULL: not */
    int line; /* of the file, 0 = none */
};

/* A match that a side did not show up for (RULE_WALKOVER): the mark decides over the boards. Or one of which it is
   decided whether it counts as played. */
struct no_show_entry {
    int round; /* 0 = the round that is being played */
    int table; /* 0 = not given; the team is enough */
    struct str absent;
    int present;     /* players present of the other side */
    struct str team; /* without `absent`: a team of the match, instead of the table */
    bool decides;    /* it is a decision and no mark */
    enum decided decided;
    int line;
};

/* By what it was found where a game was played: bits. */
enum placed_by { BY_TEAMS = 1, BY_FIDE_IDS = 2, BY_NAMES = 4, BY_NUMBERS = 8 };

/* Where an entry of a board goes. Both boards are as the side sees it that the pairing names first. */
struct placed {
    int round, table, board; /* round 0: it was refused */
    struct board was, becomes;
    unsigned by; /* of enum placed_by */
};

/* What one file holds, in its order. */
struct result_list {
    struct board_entry *board;
    struct placed *placed; /* of each board, filled in when it is taken; NULL: nobody asks */
    int nboard;
    struct no_show_entry *mark;
    int nmark;
};

#endif
