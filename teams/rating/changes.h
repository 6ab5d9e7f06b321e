/* SPDX-License-Identifier: Apache-2.0 */
/* changes.h - the rating changes of the players of a section, game by game. They pair nothing and rank nothing. */
#ifndef TEAMS_RATING_CHANGES_H
#define TEAMS_RATING_CHANGES_H

#include <stdbool.h>

#include "teams/event.h"
#include "teams/rating/gain.h"

struct arena;

/* Why a game changes nothing. X(id, what is said of it) */
/* clang-format off */
#define UNRATED_GAMES(X) \
    X(GAME_RATED,    "") \
    X(GAME_FORFEIT,  "not played") /* RULE_UNPLAYED_UNRATED */ \
    X(GAME_OPEN,     "not finished") \
    X(GAME_UNKNOWN,  "the opponent is not known") \
    X(GAME_UNRATED,  "the opponent is unrated") \
    X(GAME_GAP,      "the gap is 600 points or more")
/* clang-format on */

enum unrated_game {
#define X(id, text) id,
    UNRATED_GAMES(X)
#undef X
};
const char *unrated_game_text(enum unrated_game g);

/* One board of a player. Half points; a difference as it counts, and hundredths (gain.h). */
struct rating_game {
    int round, board; /* from 1 */
    int side;
    const struct fixture *match;
    const struct player *opponent; /* NULL: not known */
    enum unrated_game unrated;
    int half, difference, expected;
};

/* What the games of a player come to. Of an unrated player only those against rated opponents count, and there is neither K nor expectation. */
struct rating_change {
    int games, half;
    int sum;      /* of the opponents' ratings */
    int expected; /* hundredths */
    int k;        /* 0: the player is unrated */
    enum k_reason why;
    int change; /* hundredths of a rating point: RULE_RATING_CHANGE */
    int rating; /* afterwards; of an unrated player the first rating; 0: there is none */
};

/* The section whose results are those for the rating (correction_for_rating), and which regulations hold. */
struct rating_view {
    struct section section;
    struct rating_terms terms;
};
struct rating_view rating_view(const struct event *e, const struct section *s, struct arena *a);

/* The boards of a player in rounds 1 ... `round` that are published, in order. */
const struct rating_game *rating_games(const struct rating_view *v, int round, int squad, int player, struct arena *a,
                                       int *n);

struct rating_change rating_change(const struct rating_view *v, int round, int squad, int player, struct arena *a);

#endif
