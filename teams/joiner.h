/* SPDX-License-Identifier: Apache-2.0 */
/* joiner.h - the two letters without width that are spelling in some scripts: ZERO WIDTH NON-JOINER and ZERO WIDTH JOINER. Pure. */
#ifndef TEAMS_JOINER_H
#define TEAMS_JOINER_H

#include <stdbool.h>

#include "engine/base/str.h"

struct arena;

bool joiner_is(int letter);

/* May the joiner at that byte of the text stand there? By Unicode's rules for identifiers (UAX #31, A1, A2 and B): a non-joiner between letters that would
   join, either of them behind a virama; and, as the core specification of Unicode spells some names (chapter 12), a joiner between a letter and
   the virama behind it. Elsewhere nobody sees it. */
bool joiner_may_stand(struct str text, size_t at);

/* A non-joiner between two letters of a script that joins, which would not join without it either: who types Persian puts one between the parts of a name
   whatever letter ends the first. */
bool joiner_is_idle(struct str text, size_t at);

/* The text without these: itself, or a copy in the arena. */
struct str joiner_drop_idle(struct str text, struct arena *a);

#endif
