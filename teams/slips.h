/* SPDX-License-Identifier: Apache-2.0 */
/* slips.h - how many slips of the keys are between what was typed and what there is. */
#ifndef TEAMS_SLIPS_H
#define TEAMS_SLIPS_H

#include "engine/base/str.h"

enum { SLIPS_MAX = 64 }; /* the longest word that is compared */

/* Fewest letters to change, add or drop in `word` to make it a part of `in`. */
int slips_in_part(struct str word, struct str in);

/* Fewest letters to change, add, drop or exchange with their neighbour to make one word, of at most SLIPS_MAX, the other. */
int slips_between(struct str a, struct str b);

int slips_least(int a, int b);

/* Are these two spellings of one name, as far as their first words tell: "Shugirov, S" and "Sjugirov, Sanan"? */
bool name_is_near(struct str a, struct str b);

#endif
