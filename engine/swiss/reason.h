/* SPDX-License-Identifier: Apache-2.0 */
/* reason.h - why a round is as it is: for each decision the article, and the first candidate that was rejected; or why there is
   no round at all, in the form of Tutte and Berge: without a few players the others fall into pieces that meet only inside, and more
   of these are odd than those few can serve. */
#ifndef ENGINE_SWISS_REASON_H
#define ENGINE_SWISS_REASON_H

#include <stdbool.h>

#include "engine/base/rule.h"
#include "engine/base/tournament.h"

struct arena;
struct swiss;

enum { PIECE_FEW = 0, PIECE_NONE = -1 };

/* By entrant: the number of its piece from 1, PIECE_FEW, or PIECE_NONE for who takes no part; behind the entrants the same of
   the bye, PIECE_NONE if their number is even. { 0 }: there is a legal round. */
struct impasse {
    const int *piece;
    int npiece;
};

/* Whether the colours of two entrants let them meet. */
typedef bool impasse_suit(const struct swiss *s, int a, int b);

/* Checks it without pairing: nobody of one piece may meet anybody of another one, and more pieces are odd than there are of
   the few. */
bool impasse_holds(const struct impasse *x, const struct swiss *s, impasse_suit *suit);

/* How many are of that piece, the bye among them. */
int impasse_size(const struct impasse *x, const struct swiss *s, int piece);

/* What is decided. JOINED: a group with the next one, by a player of each. HALF: a player stands in the other half of a
   group. UP: a team comes up to the group above it. LOWER: a team meets a smaller number. X(id, name in JSON) */
/* clang-format off */
#define REASON_SUBJECTS(X) \
    X(ABOUT_BYE, "bye") X(ABOUT_JOINED, "joined") X(ABOUT_HALF, "half") X(ABOUT_PAIR, "pair") X(ABOUT_FLOAT, "float") \
    X(ABOUT_UP, "up") X(ABOUT_LOWER, "smaller") X(ABOUT_COLOUR, "colour")

/* What a candidate fails by; of ABOUT_COLOUR, what gives the colours; of a round robin, what gives pairs and byes.
   X(id, name in JSON) */
#define REASON_KEYS(X) \
    X(KEY_NONE, "") \
    X(KEY_MET, "met") X(KEY_BARRED, "barred") X(KEY_HAD_BYE, "had_bye") X(KEY_LIMITS, "limits") \
    X(KEY_REST, "rest") X(KEY_FEWER, "fewer_pairs") X(KEY_MOVED, "moved_down") X(KEY_SCORES, "scores") X(KEY_AHEAD, "next") \
    X(KEY_THIRD, "third_colour") X(KEY_ABSOLUTE, "absolute_colours") X(KEY_STRONG, "strong_colours") X(KEY_SAME, "same_colour") \
    X(KEY_DOWN, "floated_down") X(KEY_DOWN_BEFORE, "floated_down_before") \
    X(KEY_UP, "floated_up") X(KEY_UP_BEFORE, "floated_up_before") X(KEY_ORDER, "order") \
    X(KEY_NO_OPPONENT, "no_opponent") X(KEY_MORE_UP, "more_upfloaters") X(KEY_FEWER_POINTS, "fewer_points") \
    X(KEY_NEXT_GROUP, "next_group") X(KEY_FLOATED, "floated") X(KEY_MEETS_FLOATER, "opponent_floated") \
    X(KEY_BY_LOT, "lot") X(KEY_BY_LIMITS, "limits") X(KEY_BY_DUE, "due") X(KEY_BY_STRENGTH, "stronger") \
    X(KEY_BY_DIFFERENCE, "difference") X(KEY_BY_HISTORY, "history") X(KEY_BY_RANK, "higher") \
    X(KEY_BY_ONLY, "only") X(KEY_BY_FIRST, "first_alternates") X(KEY_BY_OTHER, "other_alternates") \
    X(KEY_BY_TABLE, "table") X(KEY_BY_REVERSED, "table_reversed") X(KEY_ODD, "odd") X(KEY_WITHDRAWN, "withdrawn") \
    X(KEY_FORFEIT, "forfeit")
/* clang-format on */

enum reason_subject {
#define X(id, name) id,
    REASON_SUBJECTS(X)
#undef X
};

enum reason_key {
#define X(id, name) id,
    REASON_KEYS(X)
#undef X
};

struct reason {
    enum reason_subject about;
    int entrant, opponent; /* by index, or NOBODY; of a colour, White and Black */
    enum rule rule;        /* the article that decides */
    int rejected;          /* the candidate that came first and is not taken, or NOBODY */
    enum reason_key key;   /* KEY_NONE: nobody was rejected */
    enum rule fails;       /* the article of the key */
    int row;               /* of a round robin: the row of its table; else 0 */
};

/* In the order of the decisions. */
struct reasons {
    struct arena *arena; /* not the one that a round is paired in */
    struct reason *reason;
    int n, cap;
    struct impasse impasse; /* if there is no legal round */
    int over;               /* then, of a round robin: the first round behind its table; else 0 */
};

/* What a candidate fails by; { KEY_NONE }: by nothing. */
struct failure {
    enum reason_key key;
    enum rule rule;
};

/* A colour, and what gives it. */
struct given {
    enum colour colour;
    enum reason_key by;
};

/* Nothing is done where `r` is NULL: nobody asks. */
void reason_add(struct reasons *r, struct reason x);

/* The article decides a pair, a float or the bye, whose first candidate was `rejected`, or the one taken. */
struct reason reason_of(enum reason_subject about, int entrant, int opponent, enum rule rule);
struct reason reason_against(struct reason x, int rejected, struct failure f);

/* Who has White, by which article, and what of it says so. */
struct reason reason_colour(struct pair p, struct failure by);

/* How many there are; all from `from` to before `to` are taken back. 0 and nothing where nobody asks. */
int reason_count(const struct reasons *r);
void reason_drop(struct reasons *r, int from, int to);

/* KEY_MET or KEY_BARRED if the two may not meet for that, else KEY_NONE. */
enum reason_key reason_apart(const struct swiss *s, int a, int b);

#endif
