/* SPDX-License-Identifier: Apache-2.0 */
/* history.h - the colours of an entrant's played games, and what follows from them. */
#ifndef ENGINE_SWISS_HISTORY_H
#define ENGINE_SWISS_HISTORY_H

#include "engine/swiss/entrant.h"

/* Whites minus Blacks. */
int history_difference(const struct entrant *e);

/* The colour had less often; of equally many the other one than the last. COLOURLESS without a played game. */
enum colour history_due(const struct entrant *e);

/* The colour of the last two played games if it was the same, else COLOURLESS. */
enum colour history_twice(const struct entrant *e);

/* Back from the latest played game of each: at the first place where the two differ, the colour that `a` did not have;
   COLOURLESS if they differ nowhere. */
enum colour history_alternate(const struct entrant *a, const struct entrant *b);

/* The colour that the number gives in round 1: the lot's if it is odd. */
enum colour history_of_lot(const struct swiss *s, const struct entrant *e);

#endif
