/* score.h - from boards to points: what a match gave, and the section as the rules see it. */
#ifndef TEAMS_SCORE_H
#define TEAMS_SCORE_H

#include "teams/event.h"

struct arena;

/* Every board has a result, or the match carries a mark. Unfinished games count as results here;
   `score_open` counts them. */
bool score_complete(const struct section *s, const struct fixture *f);
int score_open(const struct section *s, const struct fixture *f);

/* Match points, game points and whether the match was played (PRESENT_THREE, WALKOVER, UNFINISHED). */
struct match score_match(const struct section *s, const struct fixture *f);

/* Teams, rounds 1 ... rounds, barred pairs and adjustments of a section; squad and team have the
   same index. Borrows from the section, the rest lives in the arena. `host` is the lowest number
   among the host's teams if the section wants its match on table 1. */
void score_tournament(const struct event *e, const struct section *s, int rounds, struct arena *a,
                      struct tournament *out);

/* The field of round `round`: cards, who is paired (arrivals, withdrawals), who joined late. */
struct field score_field(const struct event *e, const struct section *s,
                         const struct tournament *t, int round, struct arena *a);

/* Sum of the four highest ratings of the players who count, and the fifth (NUMBER, RATING_FLOOR). */
int score_rating(const struct section *s, const struct squad *q, int *fifth);

/* Is the squad paired in that round, as the absences say? */
bool score_takes_part(const struct section *s, int squad, int round);

#endif
