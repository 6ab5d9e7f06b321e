/* pairing.h - one round: bye, score groups, floaters, pairs, colours, order of publication. */
#ifndef ENGINE_PAIRING_H
#define ENGINE_PAIRING_H

#include <stdbool.h>

#include "engine/card.h"

struct arena;

/* Two teams by index into the field; White on board 1 first. */
struct pair {
    int white, black;
};

/* Why there is no legal round: the `inner` teams can only be paired among themselves in odd
   pieces, or with the `door` teams, which are fewer than the pieces (specification, section 7). */
struct obstacle {
    const int *inner, *door;
    int ninner, ndoor, pieces;
    bool no_bye; /* no team qualifies for the bye; inner and door may be empty then */
};

struct pairing {
    bool legal; /* false: no pairs, no bye, and `obstacle` says why */
    const struct pair *pair;
    int npair;
    int bye; /* or NOBODY */
    struct obstacle obstacle;
};

/* The pairing of the round by BYE ... MOST_PAIRS, with colours, in order of publication. All
   results live in the arena; the order of the cards does not matter. */
struct pairing pairing_make(const struct field *f, struct arena *a);

/* Board-1 colours of one pair (COLOUR_LOT ... COLOUR_ALTERNATE). `place` is the place from 1 of
   the higher-ranked of the two in the list of the teams being paired; only round 1 asks for it. */
struct pair pairing_colour(const struct field *f, int a, int b, int place);

/* Colours of given pairs, made by hand or played, in the field's order; swaps in place. */
void pairing_colour_all(const struct field *f, struct pair *pair, int n, struct arena *a);

/* Puts pairs in order of publication (PUBLICATION), the host's match first if the field says so. */
void pairing_publish_order(const struct field *f, struct pair *pair, int n);

/* True if the two have not met and are not barred in this round. */
bool pairing_open(const struct field *f, int a, int b);

#endif
