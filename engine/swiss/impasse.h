/* SPDX-License-Identifier: Apache-2.0 */
/* impasse.h - why a round cannot be paired at all, in the form of Tutte and Berge: without a few players the others fall into
   pieces that meet only inside, and more of these are odd than those few can serve. */
#ifndef ENGINE_SWISS_IMPASSE_H
#define ENGINE_SWISS_IMPASSE_H

#include <stdbool.h>

struct swiss;

enum { PIECE_FEW = 0, PIECE_NONE = -1 };

/* By entrant: the number of its piece from 1, PIECE_FEW, or PIECE_NONE for who takes no part; behind the entrants the same of
   the bye, PIECE_NONE if their number is even. { 0 }: there is a legal round. */
struct impasse {
    const int *piece;
    int npiece;
};

/* Whether the colours of two entrants let them meet. */
typedef bool impasse_suit(const struct swiss *s, int a, int b);

/* Checks it without pairing: nobody of one piece may meet anybody of another one, and more pieces are odd than there are of
   the few. */
bool impasse_holds(const struct impasse *x, const struct swiss *s, impasse_suit *suit);

/* How many are of that piece, the bye among them. */
int impasse_size(const struct impasse *x, const struct swiss *s, int piece);

#endif
