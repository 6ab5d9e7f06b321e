/* SPDX-License-Identifier: Apache-2.0 */
/* prize.h - who would have which prize after a round: boards, categories, both sections together. */
#ifndef TEAMS_PRIZE_PRIZE_H
#define TEAMS_PRIZE_PRIZE_H

#include <stdbool.h>

#include "engine/ranking/standings.h"
#include "teams/event.h"
#include "engine/ranking/performance.h"

struct arena;

enum { PRIZE_CATEGORIES = 5, PRIZE_MEDALS = 3, PRIZE_GAMES = 8 };

/* The highest-rated category has no medals of its own (RULE_CATEGORY_PRIZES). */
enum { PRIZE_CATEGORY_FIRST = 2 };

/* How the two sections are added up (RULE_COMBINED): places, fewer are better, or match points. */
#define COMBINED_WAYS(X) X(COMBINED_PLACES, "places") X(COMBINED_POINTS, "points")

enum combined {
#define X(id, name) id,
    COMBINED_WAYS(X)
#undef X
};
bool combined_find(struct str name, enum combined *out);

/* How many games a player must have played: after the last round `games`, before it the same share of the
   rounds played, rounded up. games = 0 is the default: 8 (RULE_BOARD_PRIZES), or in an event of fewer than
   eleven rounds 8 elevenths of them, rounded up. */
int prize_minimum(const struct section *s, int round, int games);

/* The player's place among those of the list who count, from 1; 0 if he does not count. This is
   the board on which he competes, even if he sits elsewhere. */
int prize_place(const struct squad *q, int player);

/* The games over the board in rounds 1 ... round of every player: [squad * SQUAD_MAX + player]. Forfeits,
   games not ended and matches with a mark (RULE_WALKOVER) are none. A player without a rating counts as
   the floor of the section (RULE_RATING_FLOOR); `limit`: with the 400-point rule. Results are those that
   count in the standings after that round. A game of which not both players are known is left out
   and counted in `unknown`. */
const struct performance *prize_games(const struct section *s, int round, bool limit, struct arena *a, int *unknown);

/* A player who competes for a board medal. Players equal in performance and games share the rank:
   between them the lot decides (RULE_BOARD_PRIZE_TIES), and nobody but the organisers draws it. */
struct contender {
    int squad, player; /* indexes */
    struct performance games;
    int rank;
    bool shared;
};

/* Those at that place of the list with `minimum` games or more, best first. */
const struct contender *prize_board(const struct section *s, const struct performance *games, int place, int minimum,
                                    struct arena *a, int *n);

/* The same by percentage of points, then by games, then by performance. There is no prize for it. */
const struct contender *prize_by_percentage(const struct contender *c, int n, struct arena *a);

/* A team that competes for a medal; `rank` among those who do. */
struct prize_team {
    const struct standing *line;
    int rank;
    bool shared;
};

/* The rating categories (RULE_CATEGORIES). `first[k]` is the number at which category k + 1 begins, 0 if
   nobody is in it; `count` says how many teams they were made of. */
struct categories {
    int first[PRIZE_CATEGORIES];
    int count;
};

/* Sizes as equal as possible, the higher-rated categories take what is left over. They are made of the
   teams that were paired or had the bye in round 2, until it is published in round 1, before that of
   all teams with a number. */
struct categories prize_categories(const struct section *s, struct arena *a);

/* Categories are those of an Olympiad, and of so many teams that each has two at least. */
bool prize_has_categories(const struct section *s);

/* The category 1 ... 5 of a team by its number, whether the categories were made of it or not; 0
   without a number. */
int prize_category(const struct categories *c, int number);

/* "B" for the second; its last number, 0: it is open at the end. */
struct str prize_category_letter(int which);
int prize_category_end(const struct categories *c, int which);

/* The teams of all the section that would have an overall medal, or more if the third place is
   shared; the teams of one category that would not have one (RULE_CATEGORY_PRIZES). `line` are the
   standings of the section. A team that has neither a match nor a bye behind it, or is expelled
   (RULE_EXPELLED), competes for nothing. */
const struct prize_team *prize_overall(const struct section *s, const struct standing *line, struct arena *a, int *n);
const struct prize_team *prize_of_category(const struct section *s, const struct standing *line,
                                           const struct categories *c, int which, struct arena *a, int *n);

/* "Haiti", or "Haiti; Argentina" where the first place is shared, of those of prize_overall. Empty: there is none. */
struct str prize_winners(const struct section *s, const struct prize_team *first, int n, struct arena *a);

/* A federation with a team in both sections, each by its best placed one. */
struct prize_federation {
    struct str federation;
    const struct standing *line[2];
    int places; /* their sum */
    int mp;     /* sums of both teams' match points, and of their values by the common ranking */
    int value[CRITERION_COUNT];
    int rank;
    bool shared;
};

/* The criteria by which sections with different rankings are compared: those of the first that the second also has, except
   places among level teams, which cannot be added up. */
struct ranking prize_common(const struct section *const s[2]);

/* Best first. Ties: the sums of match points and of each tie-break (RULE_COMBINED_TIES), in the common ranking. */
const struct prize_federation *prize_combined(const struct section *const s[2], const struct standing *const line[2],
                                              enum combined way, struct arena *a, int *n);

#endif
