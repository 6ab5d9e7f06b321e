/* SPDX-License-Identifier: Apache-2.0 */
/* norm.h - title norms of one event (B.01, docs/rules/norms.md): what a player has, requirement by requirement. */
#ifndef TEAMS_RATING_NORM_H
#define TEAMS_RATING_NORM_H

#include <stdbool.h>

#include "teams/rating/changes.h"

struct arena;

/* X(id, title, average of the opponents, performance, floor of the lowest opponent, titles that count as that title or higher, for women alone) */
/* clang-format off */
#define NORMS(X) \
    X(NORM_GM,  "GM",  2380, 2600, 2200, "GM", false) \
    X(NORM_IM,  "IM",  2230, 2450, 2050, "IM GM", false) \
    X(NORM_WGM, "WGM", 2180, 2400, 2000, "WGM IM GM", true) \
    X(NORM_WIM, "WIM", 2030, 2250, 1850, "WIM WGM IM GM", true)

/* clang-format on */

enum norm {
#define X(id, ...) id,
    NORMS(X)
#undef X
        NORM_COUNT
};

/* What is required; what is allowed at most counts as a requirement, too. */
enum norm_requirement {
    NORM_REQUIRES_GAMES,
    NORM_REQUIRES_FOREIGN, /* federations other than the own */
    NORM_REQUIRES_OWN,     /* opponents of the own federation, at most */
    NORM_REQUIRES_ONE,     /* opponents of any one federation, at most */
    NORM_REQUIRES_TITLED,  /* opponents with a title, CM and WCM aside */
    NORM_REQUIRES_TITLE,   /* those with that title or a higher one */
    NORM_REQUIRES_SCORE,   /* per cent */
    NORM_REQUIRES_AVERAGE,
    NORM_REQUIRES_PERFORMANCE,
    NORM_REQUIREMENT_COUNT
};

const char *norm_title(enum norm n);

/* One opponent as norms see him. */
struct norm_game {
    int half, rating; /* 0: unrated */
    struct str title, federation;
    bool out;                      /* left out for the better (RULE_NORM_LEFT_OUT) */
    int round;                     /* 0: none that was played */
    const struct player *opponent; /* NULL as well then */
};

/* What the games come to for a title. */
struct norm_account {
    int has[NORM_REQUIREMENT_COUNT], needs[NORM_REQUIREMENT_COUNT];
    bool met[NORM_REQUIREMENT_COUNT];
    bool made; /* all of them */
    int games, half, left_out;
};

/* What is asked of a player of that federation. */
struct norm_asked {
    enum norm norm;
    struct str federation;
    int games; /* norm_least; eight of nine rounds if the opponent of the ninth did not come */
    bool all;  /* the pairings were fixed beforehand: no game is left out (RULE_NORM_ALL_ROUNDS) ... */
    int left;  /* ... and so many rounds or games are still to come, before which nothing is made */
};

/* What is asked of the player after rounds 1 ... `round`. */
struct norm_asked norm_ask(const struct rating_view *v, int round, int squad, int player, enum norm norm);

/* How many games make a norm (RULE_NORM_GAMES): nine; seven in a championship of the world or a continent, of teams or clubs, of seven to nine rounds. */
enum { NORM_EIGHT_GAMES = 8, NORM_USUAL_GAMES = 9 };
int norm_least(const struct section *s);

/* Can anybody make one: games of standard chess alone make norms (RULE_NORM_STANDARD). */
bool norm_is_standard(const struct rating_view *v);

/* May the player make that norm: not of women alone, unless it is a woman, and not of a title that is held already or lower. */
bool norm_is_open(enum norm n, const struct player *p);

/* The games of a player over the board (RULE_NORM_PLAYED), with room for one more behind them; none, if norms cannot be made. In the arena. */
struct norm_game *norm_games(const struct rating_view *v, int round, int squad, int player, struct arena *a, int *n);

/* The account of the games. Where that alone makes the norm, the last ones are left out, as few as possible, and won games one by one, the lowest
   rated opponent first. */
struct norm_account norm_account(const struct norm_asked *asked, struct norm_game *game, int n);

/* What the opponent of game `i` counts as among those that are not left out: unrated players have a rating here, and the lowest of all is raised
   (RULE_NORM_OPPONENTS). */
int norm_counted(enum norm norm, const struct norm_game *game, int n, int i);

/* A norm that was made, with the games it was made of. */
struct norm_made {
    struct norm_asked asked;
    struct norm_account account;
    const struct norm_game *game;
    int n;
};

/* The norm of the highest title that the player made in rounds 1 ... `round`; false: none. In the arena. */
bool norm_made(const struct rating_view *v, int round, int squad, int player, struct arena *a, struct norm_made *out);

/* Has anybody of the section made one? */
bool norm_made_by_anybody(const struct event *e, const struct section *s, int round);

/* Do the games make the norm with that one behind them? */
bool norm_with(const struct norm_asked *asked, struct norm_game *game, int n, const struct norm_game *next);

/* What the next game must bring, whoever the opponent is: the fewest half points, and the lowest rating of an opponent of another federation with the title of the norm
   against whom they make it. False: nothing does. */
struct norm_forecast {
    int half, rating;
};
bool norm_next(const struct norm_asked *asked, struct norm_game *game, int n, struct norm_forecast *out);

#endif
