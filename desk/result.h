/* result.h - what came in from the boards. */
#ifndef DESK_RESULT_H
#define DESK_RESULT_H

#include "desk/desk.h"
#include "teams/result.h"

/* Takes all boards and marks of the list or none of them. A match is found by table, by its teams or
   by one of them; where both are given they must agree.
   What is there already may come again; an unfinished game and an unknown place may be filled in.
   Something else than what is there is ERR_CONFLICT, unless `correct`, which needs a reason and
   replaces it; so is a mark in a round after which the next is published. Two marks with nobody
   present mean that neither side came. A mark that names no team takes the marks of its table off,
   with `correct` only.
   Findings, all at once: no such match, board or player, a replaced player, one player on two
   boards, a round that is not published. One that has no line and is alone is `e` and not a
   finding. A draft of the next round is discarded if a result changed. */
bool desk_results(struct desk *d, const struct act *act, const struct result_list *list,
                  bool correct, struct findings *f, struct err *e);

#endif
