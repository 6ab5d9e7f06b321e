/* swap.h - what went wrong at a table and was played like that: colours or players the other way round. */
#ifndef DESK_SWAP_H
#define DESK_SWAP_H

#include "desk/desk.h"

/* At a table of a published round (0: the last) one board (0: all) was played with the colours the other way
   round; the same again takes it back. Results stay as seen from the team that is named first. On board 1 the
   colours as they were played count for later pairings (RULE_COLOUR_EQUALISE ...). A reason is obligatory. */
bool desk_swap_colours(struct desk *d, const struct act *act, int round, int table, int board, struct findings *f,
                       struct err *e);

/* The players of a team sat at each other's boards; results stay with the boards. ERR_STATE: it is not known who
   sat there. A reason is obligatory. */
bool desk_swap_players(struct desk *d, const struct act *act, int round, struct str team, int board, int other,
                       struct findings *f, struct err *e);

#endif
