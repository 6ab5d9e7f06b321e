/* SPDX-License-Identifier: Apache-2.0 */
/* leave.h - who leaves a bracket: as few as possible, at the first level, with the fewest breaches (docs/rules/pairing.md,
   "Key 1: as few leavers as possible", "Key 3: the level", "Key 4: as few breaches as possible"). */
#ifndef ENGINE_OLYMPIAD_LEAVE_H
#define ENGINE_OLYMPIAD_LEAVE_H

#include <stdbool.h>

#include "engine/olympiad/question.h"
#include "engine/olympiad/level.h"

/* The question for the fewest leavers, the first level that they reach and the fewest breaches at it; a
   completion of it is at hand. */
struct question leave_find(const struct bracket *b, struct arena *a);

/* Makes that team of the bracket a leaver, if one of the best sets of leavers has it. */
bool leave_take(struct question *q, int vertex);

/* The teams of the bracket that are still in the question and do not leave are to be paired with
   each other at the fewest breaches. */
struct matching leave_stayers(const struct bracket *b, const struct question *q, const bool *leaves, struct arena *a);

/* The plain case of a bracket: nobody leaves, or one team does (docs/rules/pairing.md,
   "Key 1: as few leavers as possible", "Key 3: the level"). */

/* An even bracket that nobody need leave, or an odd one that one team need leave: its question, at
   the first level that can be reached, completed at the fewest breaches. The teams outside are asked
   once which of them can be spared; who may leave to one of those may be paired with the door. False
   if more must leave. */
bool single_leaver_find(const struct bracket *b, struct arena *a, struct question *out);

#endif
