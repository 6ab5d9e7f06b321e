/* SPDX-License-Identifier: Apache-2.0 */
/* berger.h - one round of a round robin by the Berger tables. */
#ifndef ENGINE_BERGER_BERGER_H
#define ENGINE_BERGER_BERGER_H

#include "engine/swiss/entrant.h"
#include "engine/swiss/reason.h"

struct arena;

/* Asks for number and colours of the entrants, and for cycles (0 is 1). Who is not paired has withdrawn: its opponent has a
   bye, which is a win by forfeit if it stays in the ranking. A number that nobody has is one that has withdrawn. After the
   last round of the table there is no legal one. Everything lives in the arena.
   `why`, unless it is NULL, tells why the round is so. The row of the table that it is, or how many rounds the table has, is why. */
struct swiss_round berger_pair(const struct swiss *s, struct reasons *why, struct arena *a);

/* The round, from that of the field on, in which the table has two entrants meet, by index; 0: none. */
int berger_next_meeting(const struct swiss *s, int x, int y);

#endif
