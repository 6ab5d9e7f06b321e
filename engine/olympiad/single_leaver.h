/* SPDX-License-Identifier: Apache-2.0 */
/* single_leaver.h - the plain case of a bracket: nobody leaves, or one team does (docs/rules/pairing.md,
   "Key 1: as few leavers as possible", "Key 3: the level"). */
#ifndef ENGINE_OLYMPIAD_SINGLE_LEAVER_H
#define ENGINE_OLYMPIAD_SINGLE_LEAVER_H

#include "engine/olympiad/level.h"
#include "engine/olympiad/question.h"

/* An even bracket that nobody need leave, or an odd one that one team need leave: its question, at
   the first level that can be reached, completed at the fewest breaches. The teams outside are asked
   once which of them can be spared; who may leave to one of those may be paired with the door. False
   if more must leave. */
bool single_leaver_find(const struct bracket *b, struct arena *a, struct question *out);

#endif
