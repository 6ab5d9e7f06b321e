/* SPDX-License-Identifier: Apache-2.0 */
/* trf_record.h - the records of a tournament report file as they are written, one by one. */
#ifndef IMPORT_TRF_TRF_RECORD_H
#define IMPORT_TRF_TRF_RECORD_H

#include <stdbool.h>

#include "engine/base/tournament.h"
#include "import/days.h"
#include "import/trf/trf_line.h"
#include "import/trf/trf_worth.h"
#include "teams/event.h"

struct arena;
struct err;
struct findings;

enum { TRF_ARBITERS_MAX = 60, TRF_LINES_MAX = 500000 };

/* One round of one player: 001, columns 92 and further. */
struct trf_game {
    int opponent; /* number of a player, 0 = none */
    char colour;  /* 'w', 'b' or ' ' */
    char result;  /* one of 1 = 0 W D L + - U F H Z X, or a blank */
};

struct trf_player {
    struct trf_line line;
    int number;
    struct player is;
    struct str federation;
    struct trf_game *game; /* by round from 0 */
    int ngame;
    int points;      /* half points as written, -1: not given */
    int team, place; /* index and place from 1; NOBODY and 0 if no team has him */
};

/* 310 or 013. Points and rank are -1 and 0 if they are not given. */
struct trf_team {
    struct trf_line line;
    int number;
    struct str name;
    int *player; /* numbers as written; later indices, in list order */
    int nplayer;
    int mp, gp, rank;
};

/* 240, 260, 299, 300: a type, rounds, points, numbers. What a kind of record does not have is 0. */
struct trf_note {
    struct trf_line line;
    char type;
    int from, to; /* rounds */
    int mp, gp;   /* gp in half points */
    int other;    /* the opponent of a line-up */
    int *id;
    int nid;
    enum trf_fields list; /* where the numbers stand */
};

struct trf_notes {
    struct trf_note *item;
    int n, cap;
};

/* 330 */
struct trf_forfeit {
    struct trf_line line;
    bool present[2]; /* White, Black */
    int round, team[2];
};

/* 250 */
struct trf_extra {
    struct trf_line line;
    int mp, gp, from, to, first, last;
};

/* A comment of our own: what stands behind "### olympair". */
struct trf_comment {
    struct trf_line line;
    struct str text;
};

/* Everything that was written, in its order. */
struct trf_file {
    struct trf_player *player;
    int nplayer, player_cap;
    struct trf_team *team, *old_team; /* 310, 013 */
    int nteam, team_cap, nold_team, old_team_cap;
    struct trf_notes byes, barred, points, lineups; /* 240, 260, 299, 300 */
    struct trf_forfeit *forfeit;
    int nforfeit, forfeit_cap;
    struct trf_extra *extra;
    int nextra, extra_cap;
    struct trf_comment *own;
    int nown, own_cap;
    bool
        of_players; /* a file of players: numbers of players where those of teams may stand, lines of other programs are kept */
    struct trf_worths worth;    /* 162, 362, XXS, BBW ... */
    struct trf_line *extension; /* XXZ, XXP */
    int nextension, extension_cap;
    struct trf_note
        bye;    /* 320: points of the bye, -1: not said, and its team by round; line.number 0 if there is none */
    int rounds; /* 142, 0 if not said */
    struct trf_line rounds_line; /* where it was said */
    int by_rank; /* the line that asks for the order of the lines instead of the numbers of the players; 0: none does */
    enum colour lot;                  /* 152, COLOURLESS if not said */
    struct trf_line lot_line;         /* where it was said */
    struct str time_control;          /* 222, empty if not said */
    int nletterless, letterless_line; /* rounds of players with 0000 and nothing behind it; the first of them */
    struct str boards;                /* 352: "WBWB", empty if not said */
    const struct system *system;      /* 092 names it, or NULL */
    bool has_edition;                 /* 092 names one of ours */
    enum edition edition;
    struct str robin;                                     /* 092 of another program that says a round robin */
    struct trf_line type_line, tiebreak_line, robin_line; /* 192; 212, else 202; 092 */
    struct str type, tiebreaks;                           /* what they say, empty if they are not there */
    struct event event;                                   /* without sections */
    struct days days;
    int start_line, end_line, dates_line;
    struct days_seen unborn, foreign; /* dates of birth and FIDE ids that are none */
    struct arbiter arbiter[TRF_ARBITERS_MAX];
    struct findings *findings;
    struct arena *arena;
    struct err *err;
};

/* The kinds of lines that say something; what to do with one is trf_read_<what>. X(code, what) */
/* clang-format off */
#define TRF_KINDS(X) \
    X("001", player) X("013", old_team) X("310", team) \
    X("240", byes) X("250", extra) X("260", barred) X("299", points) \
    X("012", name) X("022", city) X("032", federation) X("042", start) X("052", end) \
    X("102", arbiter) X("112", deputy) X("132", dates) X("222", pace) \
    X("142", rounds) X("152", lot) X("162", game_scores) X("192", type) X("202", tiebreaks) X("212", ranking) \
    X("092", system) X("XXR", rounds) X("XXC", colour) X("###", comment)

/* Those that only teams have, and only players: lines of the programs that pair them. */
#define TRF_KINDS_OF_TEAMS(X) \
    X("300", lineup) X("320", bye) X("330", forfeit) X("352", boards) X("362", match_scores)
#define TRF_KINDS_OF_PLAYERS(X) \
    X("XXZ", extension) X("XXP", extension) X("XXA", acceleration) \
    X("XXS", worths) X("BBW", worths) X("BBD", worths) X("BBL", worths) X("BBZ", worths) X("BBF", worths) X("BBU", worths)
#define TRF_READERS_OF_PLAYERS(X) X("XXZ", extension) X("XXA", acceleration) X("XXS", worths)
/* clang-format on */

#define X(code, what) bool trf_read_##what(struct trf_file *f, const struct trf_line *l);
TRF_KINDS(X)
TRF_KINDS_OF_TEAMS(X)
TRF_READERS_OF_PLAYERS(X)
#undef X

/* Warns of a line that bars nobody: it names one, or none. */
void trf_check_barred(struct trf_file *f, const struct trf_line *l, int count);

/* Is it a file of players? It has no line of a team. */
bool trf_is_of_players(struct str bytes);

/* The highest number that a list of entrants may hold. */
int trf_number_max(const struct trf_file *f);

/* Reads every line. Kinds of lines that are not known are a WARNING each, with their first line; what cannot be
   understood is ERR_INPUT, more than a file can hold ERR_LIMIT, both with line and column. */
bool trf_records(struct str bytes, struct str file_name, struct trf_file *f);

/* Reads the days of the event, once all are seen. */
void trf_settle_days(struct trf_file *f);

/* Opponents who are not in the file, without a colour, become byes, with a warning; once all players are known. */
void trf_check_opponents(struct trf_file *f);

/* A warning if the file asks for an order of the players that is not that of their numbers. */
void trf_check_rank(struct trf_file *f);

/* The game of a player in a round from 0; an empty one if the line does not go so far. */
const struct trf_game *trf_game(const struct trf_player *p, int round);

/* Does the player sit at a board, or should he have? */
bool trf_sits(const struct trf_game *g);

#endif
