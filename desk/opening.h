/* opening.h - the line-ups of a round become its board pairings. */
#ifndef DESK_OPENING_H
#define DESK_OPENING_H

#include "desk/desk.h"

/* Opens the line-ups of a published round (0: the last one) and seats the players; RULE_WHITE_ODD gives them
   their colours. Missing line-ups, and those that name a player who has been replaced since, become what
   the section says (lineup_by_default), with a remark. Matches that are recorded already stay as they are.
   Before the deadline it needs a reason, and so where no deadline is known and line-ups are missing. */
bool desk_lineups_open(struct desk *d, const struct act *act, int round, struct findings *f, struct err *e);

#endif
