/* squad.h - who belongs to a team: players who are replaced, fixed board orders. */
#ifndef DESK_SQUAD_H
#define DESK_SQUAD_H

#include "desk/desk.h"

/* `who` (list place or name) no longer counts, `by` stands at the end of the list instead (RULE_SQUAD_LIST).
   Once the squads are closed or a round is published that needs a reason: the approval. Numbers stay.
   What teams/registration.h finds wrong with the event afterwards and not before refuses it, each a
   finding; one alone is `e`. A draft is discarded; a board order that was confirmed is so no more. */
bool desk_replace(struct desk *d, const struct act *act, struct str team, struct str who, const struct player *by,
                  struct findings *f, struct err *e);

/* The captain's fixed board order has come, is signed, or both; act->user took it, act->time is when. One that
   comes again has to be signed again. ERR_STATE: signed, but it never came. */
bool desk_board_order(struct desk *d, const struct act *act, struct str team, bool received, bool confirmed,
                      struct findings *f, struct err *e);

#endif
