/* SPDX-License-Identifier: Apache-2.0 */
/* card.h - what the Dutch system of 2006 needs to know about a player, and about a pair of players: which colour a player should get,
   and which of two gets it (docs/rules/dutch2006.md, "Colours"). */
#ifndef ENGINE_DUTCH_CARD_H
#define ENGINE_DUTCH_CARD_H

#include "engine/graph/pairs.h"
#include "engine/swiss/entrant.h"
#include "engine/swiss/reason.h"

struct arena;

/* Of a preference. */
enum strength { INDIFFERENT, MILD, STRONG, ABSOLUTE };

struct preference {
    enum colour due; /* COLOURLESS if indifferent */
    enum strength strength;
};
struct preference preference_of(const struct entrant *e);

/* The colour of `a`, the higher ranked of the two. */
struct given preference_colour(const struct swiss *s, const struct entrant *a, const struct entrant *b);

/* Floats (RULE_DUTCH_FLOATS) in the previous round and in the one before that; those of top scorers do not count. */
struct dutch_card {
    struct preference preference;
    bool top; /* more than half of the points, and the last round is paired */
    bool down[2], up[2];
    unsigned char takes; /* colours, as in engine/swiss/bye.h: who may meet whom beside the closed pairs */
};

struct dutch_field {
    const struct swiss *swiss;
    struct graph closed;
    const struct dutch_card *card; /* by index */
    const int *place;              /* by index: in the order of ranks, from 0 */
};

/* `order`, of all players, becomes that of their ranks: points, then number. */
struct dutch_field field_of(const struct swiss *s, int *order, struct arena *a);

/* The colours let the two meet. */
bool card_suit(const struct swiss *s, int a, int b);

/* Neither have they met, nor must both have the same colour. */
bool field_open(const struct dutch_field *f, int a, int b);

/* The indices `player` in the order of their ranks. */
void field_sort(const struct dutch_field *f, int *player, int n);

#endif
