/* SPDX-License-Identifier: Apache-2.0 */
/* lookalike.h - names that look the same and are not: letters of one script that stand for those of another. */
#ifndef TEAMS_LOOKALIKE_H
#define TEAMS_LOOKALIKE_H

#include "engine/base/str.h"

struct arena;
struct findings;
struct section;

/* Equal for names that a person takes for the same: the key of text_fold, with letters of Cyrillic, Greek and Armenian
   that look like Latin ones made those, wide and mathematical ones too. Lives in the arena. */
struct str lookalike_key(struct arena *a, struct str name);

/* "Latin and Cyrillic" if one word of the name has letters of both, such as nobody writes; NULL if none mixes. */
const char *lookalike_mix(struct str name);

/* A WARNING for each team that looks like one before it, and for each name of a team or player that mixes. */
void lookalike_check(const struct section *s, struct findings *f);

#endif
