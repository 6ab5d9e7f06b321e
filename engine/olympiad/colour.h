/* SPDX-License-Identifier: Apache-2.0 */
/* colour.h - who has White on board 1, by the first article that decides (docs/rules/pairing.md, "Colours"). */
#ifndef ENGINE_OLYMPIAD_COLOUR_H
#define ENGINE_OLYMPIAD_COLOUR_H

#include "engine/olympiad/card.h"

struct arena;

/* The colours of one pair and the article that decided them. `place` is the place from 1 of the
   higher-ranked of the two in the list of the teams being paired; only round 1 asks for it. */
struct pair colour_pair(const struct field *f, int a, int b, int place, enum rule *decided);

/* The colours of given pairs, made by hand or played; swaps in place. Places are those of the
   teams that the field says are paired. */
void colour_all(const struct field *f, struct pair *pair, int n, struct arena *a);

#endif
