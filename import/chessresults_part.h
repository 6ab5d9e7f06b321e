/* SPDX-License-Identifier: Apache-2.0 */
/* chessresults_part.h - what the files of the reader of chess-results share; for import/chessresults*.c only. */
#ifndef IMPORT_CHESSRESULTS_PART_H
#define IMPORT_CHESSRESULTS_PART_H

#include "engine/base/message.h"
#include "import/days.h"
#include "teams/chessresults.h"

struct arena;
struct element;
struct err;
struct findings;

enum { CR_NUMBERS_MAX = 99999, CR_BYE = -1, CR_OUT = -2, CR_UNSAID = -1 };

/* Which team and place a player's number means; team NOBODY: none. */
struct cr_seat {
    int team, place;
};

/* Points of a team that was not paired. */
struct cr_given {
    int round, team, gp; /* gp in half points, CR_UNSAID: not told */
    bool bye;
    int more_mp, more_gp; /* than the system gives */
};

/* What the file says a match ended, to be compared with its boards. */
struct cr_match {
    int round, table, half[2];
    int line;
};

struct cr_reader {
    struct event *event;
    struct section *section;
    const struct said *said; /* of the system that the file has later */
    enum chessresults_type type;
    struct chessresults_code tie_break[CHESSRESULTS_CRITERIA];
    int line;                   /* of the tournament */
    bool home_black;            /* the team that is named first has Black on board 1 */
    bool home_said;             /* the file says which of them has White */
    int uncoloured;             /* matches of which nothing shows it */
    int replay;                 /* how often everybody meets everybody */
    int ranked;                 /* the round after which the file has its points; 0: the latest */
    int *team_at;               /* by number */
    int *points;                /* by team: its match points by the file, CR_UNSAID: not told */
    struct cr_seat *seat_at;    /* by number of the player; place 0: nobody has it */
    int absence_room, teamless; /* players of no team */
    bool *paired;               /* by round from 0, then by team: he has a match, the bye, or is said to be out */
    struct cr_given *given;
    int ngiven, given_room, adjustment_room;
    struct cr_match *match;
    int nmatch, match_room;
    int *board_line;            /* by round from 0, by match of the round, by board: the line that it was read from */
    int seatless;               /* games that were played by nobody who is named */
    int later, unrated, halves; /* pairings of rounds to come; games not for rating; half a point against none */
    struct days days;
    struct days_seen unborn;  /* dates of birth that are none */
    struct days_seen foreign; /* federations of players that are not those of their teams; the first of these */
    const struct squad *foreign_team;
    struct str file;
    struct arena *arena;
    struct findings *findings;
    struct err *err;
};

/* Of players who are paired themselves. */
bool cr_is_of_players(const struct cr_reader *r);

bool cr_wrong(struct cr_reader *r, const struct element *x, struct message message);
void cr_warn(struct cr_reader *r, int line, struct message message);
bool cr_is_ok(const struct cr_reader *r);

/* Attributes. A number is 0 if it is left out; points are half points up to `most`, CR_UNSAID if they are left out. */
struct str cr_text(struct cr_reader *r, const struct element *x, const char *name);
long cr_whole(struct cr_reader *r, const struct element *x, const char *name, long least, long most);
int cr_number(struct cr_reader *r, const struct element *x, const char *name, int least, int most);
int cr_points(struct cr_reader *r, const struct element *x, const char *name, int most);

/* Every `inner` of the part `outer`, until one of them is wrong. */
bool cr_each(struct cr_reader *r, const struct element *root, const char *outer, const char *inner,
             bool (*read)(struct cr_reader *r, const struct element *x));

/* True: it is of a round to come, or there is none such. */
bool cr_is_of_no_round(struct cr_reader *r, const struct element *x, int *round);

/* The order of matches of a round. */
int cr_by_table(const void *a, const void *b);

/* Once the matches are known and in order: their boards. Boards that are missing or do not add up are warnings. */
bool cr_read_boards(struct cr_reader *r, const struct element *root);

/* The rounds: pairings, boards, byes. */
bool cr_read_rounds(struct cr_reader *r, const struct element *root);

/* Once the system is known: points of the file for byes that are others than the system gives become points by decision. */
void cr_give_points(struct cr_reader *r);

#endif
