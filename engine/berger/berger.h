/* SPDX-License-Identifier: Apache-2.0 */
/* berger.h - one round of a round robin by the Berger tables. */
#ifndef ENGINE_BERGER_BERGER_H
#define ENGINE_BERGER_BERGER_H

#include "engine/swiss/entrant.h"
#include "engine/swiss/reason.h"

struct arena;

/* Needs number and colours of the entrants, and cycles (0 means 1). An entrant that is not paired has withdrawn: its opponent
   has a bye, or a win by forfeit if the withdrawn entrant stays in the ranking. An unused number counts as withdrawn. After
   the last round of the table no round is legal. Everything lives in the arena. */
struct swiss_round berger_pair(const struct swiss *s, struct arena *a);

/* The same round, with its row of the table; or the number of rounds in the table. */
struct swiss_round berger_explain(const struct swiss *s, struct reasons *why, struct arena *a);

/* The first round, from that of the field on, in which the table pairs these two entrants (by index); 0: none. */
int berger_next_meeting(const struct swiss *s, int x, int y);

#endif
