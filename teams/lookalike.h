/* SPDX-License-Identifier: Apache-2.0 */
/* lookalike.h - names that look the same and are not: letters of one script that stand for those of another. */
#ifndef TEAMS_LOOKALIKE_H
#define TEAMS_LOOKALIKE_H

#include "engine/base/str.h"

struct arena;
struct findings;
struct section;

/* Equal for names that look the same to a person: the key of text_fold, with Cyrillic, Greek and Armenian letters that
   look like Latin ones replaced by these, and wide and mathematical letters as well. Lives in the arena. */
struct str lookalike_key(struct arena *a, struct str name);

/* "Latin and Cyrillic" if one word of the name mixes letters of both, as nobody would write it; { 0 } if no word does. */
struct message lookalike_mix(struct str name);

/* Adds a WARNING for each team that looks like an earlier one, and for each name of a team or player that mixes scripts. */
void lookalike_check(const struct section *s, struct findings *f);

#endif
