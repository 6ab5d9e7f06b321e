/* SPDX-License-Identifier: Apache-2.0 */
/* level.h - the levels: how leavers are to be paired (docs/rules/pairing.md, "Key 3: the level"). */
#ifndef ENGINE_OLYMPIAD_LEVEL_H
#define ENGINE_OLYMPIAD_LEVEL_H

#include <stdbool.h>

#include "engine/olympiad/roster.h"

/* What a level asks of the stayers and of the way out of the bracket. */
struct level {
    bool stayers_legal;
    bool legal; /* leavers in legal pairs only */
    bool tight; /* the next group is paired within itself: a and d */
    int reach;  /* how many groups further on a leaver may meet a resident */
};

enum { EVERYWHERE = 1 << 20 };

/* No more asked than open pairs: the last level of all. */
extern const struct level level_any;

/* Level number i of the bracket, from 0: a ... f, then further groups, then anywhere. False behind
   the last one. */
bool level_at(const struct bracket *b, int i, struct level *out);

/* Is the place outside a resident that a leaver may meet? */
bool level_reaches(const struct bracket *b, int place, int reach);

/* Is the place outside a floater that waits in the next group? */
bool level_waits_next(const struct bracket *b, int place);

#endif
