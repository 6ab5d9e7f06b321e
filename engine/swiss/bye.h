/* SPDX-License-Identifier: Apache-2.0 */
/* bye.h - can all be paired, and who gets the bye: the first candidate without whom all others can. */
#ifndef ENGINE_SWISS_BYE_H
#define ENGINE_SWISS_BYE_H

#include <stdbool.h>

#include "engine/graph/pairs.h"
#include "engine/swiss/entrant.h"
#include "engine/swiss/reason.h"

struct arena;

/* Bits of the colours that a player may have: 1 White, 2 Black. Two may meet if some allocation suits both. */
enum { TAKES_WHITE = 1, TAKES_BLACK = 2, TAKES_ALL = 3, COLOUR_SETS = 4 };
bool takes_suit(unsigned char a, unsigned char b);

/* Sets the costs of pairs whose kinds are a part * COLOUR_SETS + what the two take: 0 where that suits. */
void takes_free(struct matching *m, int part_a, int part_b);

/* `candidate` are all n players of the round, by index, who may be asked first to have the bye at the front; `takes` by index.
   Players who must not have it are passed over. False: there is no legal round. */
bool bye_choose(const struct swiss *s, const struct graph *closed, const unsigned char *takes, const int *candidate,
                int n, int *bye, struct arena *a);

/* Why bye_choose found no legal round. */
struct impasse bye_impasse(const struct swiss *s, const struct graph *closed, const unsigned char *takes,
                           const int *candidate, int n, struct arena *a);

#endif
