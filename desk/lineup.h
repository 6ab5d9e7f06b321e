/* lineup.h - who plays: line-ups that are handed in for a round. */
#ifndef DESK_LINEUP_H
#define DESK_LINEUP_H

#include "desk/desk.h"
#include "teams/lineup.h"

/* Takes all line-ups or none, for a published round; 0 is the last one. Each replaces the one that the
   team has; the same again is an entry of the journal like any other, so that nobody learns who plays, and is passed over once the
   line-ups are opened. What teams/lineup.h finds wrong refuses them, and so do
   a team that needs no line-up in the round, one that comes twice, and a match that is recorded
   already. `any_order`: a breach of the list order is a WARNING and wants a reason (RULE_SQUAD_LIST).
   A line-up after the deadline is late and needs a reason. Once the line-ups of the round are opened a new
   one is a change of the boards, with a reason; a board with a result keeps its players (ERR_STATE).
   One that has no line and is alone is `e` and no finding.
   The journal does not say who plays before the line-ups are opened. */
bool desk_lineups(struct desk *d, const struct act *act, int round, const struct lineup_entry *entry, int n,
                  bool any_order, struct findings *f, struct err *e);

#endif
