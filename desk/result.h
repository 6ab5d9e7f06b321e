/* result.h - what came in from the boards. */
#ifndef DESK_RESULT_H
#define DESK_RESULT_H

#include "desk/desk.h"
#include "teams/result.h"

/* ENTRY_CORRECTION replaces what is recorded, with a reason. A result that changes after the next round was
   published is kept with both values (struct correction): rounds that were paired with the old one are
   judged by it, later ones and the standings after them have the new one. ENTRY_RATING, with a reason too, keeps
   a result for the rating alone: match, pairings and standings stay. ENTRY_SECOND: double entry; nobody enters a
   board both times (ERR_STATE), and nothing is told of what the other one entered. */
enum entry_mode {
    ENTRY_RESULT,
    ENTRY_CORRECTION,
    ENTRY_RATING,
    ENTRY_SECOND,           /* what another arbiter reads on the sheet, kept beside the result */
    ENTRY_SECOND_CORRECTION /* the same once more */
};

/* Takes all boards and marks of the list or none of them. A match is found by table, by its teams or
   by one of them; where both are given they must agree.
   What is there already may come again; an unfinished game and an unknown place may be filled in.
   Something else than what is there is ERR_CONFLICT, unless `correct`, which needs a reason and
   replaces it, if it is what was shown to whoever enters; so is a mark in a round after which the next is published. Two marks with nobody
   present mean that neither side came. A mark that names no team takes the marks of its table off,
   with `correct` only.
   Findings, all at once: no such match, board or player, a replaced player, one player on two
   boards, a round that is not published. One that has no line and is alone is `e` and not a
   finding. A draft of the next round is discarded if a result changed. */
bool desk_results(struct desk *d, const struct act *act, const struct result_list *list, enum entry_mode mode,
                  struct findings *f, struct err *e);

#endif
