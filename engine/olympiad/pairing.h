/* SPDX-License-Identifier: Apache-2.0 */
/* pairing.h - one round: bye, score groups, floaters, pairs, colours, order of publication
   (docs/rules/pairing.md, "The round from start to end", "The order of the groups", "Publication"). */
#ifndef ENGINE_OLYMPIAD_PAIRING_H
#define ENGINE_OLYMPIAD_PAIRING_H

#include <stdbool.h>

#include "engine/olympiad/card.h"
#include "engine/olympiad/colour.h"

struct arena;
struct trace;

/* Why there is no legal round: the `inner` teams can only be paired among themselves in odd
   pieces, or with the `barrier` teams, which are fewer than the pieces (docs/rules/pairing.md,
   "Certificates"). In an odd field they are fewer by more than one, or no inner team may have the bye (`no_bye`). */
struct obstacle {
    const int *inner, *barrier;
    int ninner, nbarrier, pieces;
    bool no_bye; /* no team qualifies for the bye; inner and barrier may be empty then */
};

struct pairing {
    bool legal; /* false: no pairs, no bye, and `obstacle` says why */
    const struct pair *pair;
    int npair;
    int bye; /* or NOBODY */
    int nforfeit; /* of the last pairs, in a round robin: Black has left, and White wins without playing (RULE_BERGER_WITHDRAWN) */
    struct obstacle obstacle;
};

/* The pairing of the round by RULE_BYE ... RULE_MOST_PAIRS, with colours, in order of publication. All
   results live in the arena; the order of the cards does not matter. Decisions are recorded in
   `trace` if it is not NULL. */
struct pairing pairing_trace(const struct field *f, struct trace *trace, struct arena *a);
struct pairing pairing_make(const struct field *f, struct arena *a); /* without a trace */

/* Puts pairs in order of publication (RULE_PUBLICATION), the host's match first if the field says so. */
void pairing_publish_order(const struct field *f, struct pair *pair, int n, struct arena *a);

/* True if the two have not met and are not barred in this round. */
bool pairing_open(const struct field *f, int a, int b);

#endif
