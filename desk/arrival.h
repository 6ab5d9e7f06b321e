/* arrival.h - who is coming, who is here, and who did not come. */
#ifndef DESK_ARRIVAL_H
#define DESK_ARRIVAL_H

#include "desk/desk.h"

enum { PLAYERS_ALL = -1 };

/* RULE_PRESENT_FIRST: the team has said when it comes ("2016-09-01 23:30") and, if it likes, how. */
bool desk_announce(struct desk *d, const struct act *act, struct str team, struct str due, struct str travel,
                   struct findings *f, struct err *e);

/* The team is here with so many players (PLAYERS_ALL: all who count) and is paired from the next round
   on. If a round is published that has no results yet and the team is not in it, a NOTE offers how it may
   join: the team with the bye meets it; else it takes the place of the lower-ranked team of the last
   table where it may meet the other (RULE_NO_REMATCH, RULE_COLOUR_LIMITS), and that team has the bye (RULE_BYE_ONCE) or meets the
   team that has it.
   `join`: that is done, and with PLAYERS_ALL a number that was noted before stays. ERR_STATE: it has left for good, has too few
   players to join (RULE_PRESENT_THREE), or there is nothing to join. */
bool desk_arrive(struct desk *d, const struct act *act, struct str team, int players, bool join, struct findings *f,
                 struct err *e);

/* Ends what desk_absent and desk_absent_missing said: the team is paired from the next round on, here or
   not. ERR_STATE: it is left out of none, or has left for good. */
bool desk_absent_not(struct desk *d, const struct act *act, struct str team, struct findings *f, struct err *e);

/* RULE_PRESENT_FIRST: who is neither here with players enough nor announced in time is not paired until it
   arrives. Before the set hour with a reason only (RULE_PRESIDENT). ERR_STATE: round 1 is published. */
bool desk_absent_missing(struct desk *d, const struct act *act, struct findings *f, struct err *e);

/* RULE_PRESENT_THREE, RULE_WALKOVER: the published round starts; a team that is known to have too few players loses its
   match, and the other has what its players who are here give; if both have too few, neither has
   anything. Teams of which nobody noted how many are here are not judged. A team to which that happens
   for the second time (RULE_EXPELLED) is expelled if `expel`, else a WARNING names it: every time, as long as
   the match is marked and the team has not left. */
bool desk_start(struct desk *d, const struct act *act, bool expel, struct findings *f, struct err *e);

/* RULE_EXPELLED: not paired from the next round on; NOTEs say what that means. A reason is obligatory. */
bool desk_expel(struct desk *d, const struct act *act, struct str team, struct findings *f, struct err *e);

#endif
