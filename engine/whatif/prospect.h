/* SPDX-License-Identifier: Apache-2.0 */
/* prospect.h - which places teams can still reach while matches are open. Nothing is drawn at random: every combination
   of endings is gone through where there are few enough, and where there are too many, those that matter most; of the other matches
   only bounds are known (docs/rules/what-if.md). */
#ifndef ENGINE_WHATIF_PROSPECT_H
#define ENGINE_WHATIF_PROSPECT_H

#include "engine/whatif/outlook.h"

struct arena;

struct prospect prospect_make(const struct prospect_question *q, struct arena *a);

#endif
