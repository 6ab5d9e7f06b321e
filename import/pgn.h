/* SPDX-License-Identifier: Apache-2.0 */
/* pgn.h - games of a PGN file: their tags, and how their moves end. The moves themselves are passed over. */
#ifndef IMPORT_PGN_H
#define IMPORT_PGN_H

#include <stdbool.h>

#include "engine/base/str.h"

struct arena;
struct err;

/* The tags that say who played, which board of which match it was and how it ended, and of a player what a registration has. X(id, name) */
/* clang-format off */
#define PGN_TAGS(X) \
    X(PGN_ROUND, "Round") X(PGN_BOARD, "Board") X(PGN_WHITE_TEAM, "WhiteTeam") X(PGN_BLACK_TEAM, "BlackTeam") \
    X(PGN_WHITE, "White") X(PGN_BLACK, "Black") X(PGN_WHITE_ID, "WhiteFideId") X(PGN_BLACK_ID, "BlackFideId") \
    X(PGN_RESULT, "Result") X(PGN_TERMINATION, "Termination") X(PGN_EVENT, "Event") X(PGN_DATE, "Date") \
    X(PGN_WHITE_TITLE, "WhiteTitle") X(PGN_BLACK_TITLE, "BlackTitle") X(PGN_WHITE_ELO, "WhiteElo") X(PGN_BLACK_ELO, "BlackElo") \
    X(PGN_WHITE_FED, "WhiteFed") X(PGN_BLACK_FED, "BlackFed")
/* clang-format on */

/* clang-format off */
enum pgn_tag {
#define X(id, name) id,
    PGN_TAGS(X)
#undef X
    PGN_TAG_COUNT
};
/* clang-format on */

enum { PGN_GAMES_MAX = 100000 };

struct pgn_game {
    struct str tag[PGN_TAG_COUNT]; /* p is NULL: it is not there; as bytes, which need not be UTF-8 */
    struct str end;                /* the marker after the last move: 1-0, 0-1, 1/2-1/2, *; empty: there is none */
    int moves;                     /* of both players, variations aside */
    bool colourless;               /* not of a PGN: White's tags are those of the first side, whatever its colour */
    int line;                      /* of its first tag */
};

/* A tag that says nothing to us. */
struct pgn_other {
    struct str name, value; /* the first one */
    int n;
};

enum { PGN_OTHERS_MAX = 40 };

struct pgn {
    struct pgn_game *game;
    int n, cap;
    bool standings;          /* not of a PGN: they are players without games */
    struct pgn_other *other; /* no more than PGN_OTHERS_MAX of them */
    int nother, other_cap;
};

/* By how it begins, remarks aside: is it PGN? */
bool pgn_is(struct str bytes);

/* "WhiteTeam" */
const char *pgn_tag_name(enum pgn_tag tag);

/* A tag, a member of JSON or a column that nothing is read from, once more. True for the first one, whose value the caller puts in. */
bool pgn_not_used(struct pgn *out, struct str name, struct arena *a, struct pgn_other **first);

/* All games of a file, in the arena or in `bytes`. A game begins with the first tag behind moves, or with `Event`, which games without moves
   begin with. ERR_INPUT with the line: a tag that is not closed, or is there twice in a game with two values, a comment that has no end, or
   no tag at all. ERR_LIMIT: too many games. */
bool pgn_read(struct str bytes, struct str file_name, struct arena *a, struct pgn *out, struct err *e);

#endif
