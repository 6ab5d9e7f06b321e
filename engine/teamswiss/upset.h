/* SPDX-License-Identifier: Apache-2.0 */
/* upset.h - several upfloaters at once: what sets of them cost, and the first of the best. */
#ifndef ENGINE_TEAMSWISS_UPSET_H
#define ENGINE_TEAMSWISS_UPSET_H

#include "engine/teamswiss/upfloat.h"

/* As upfloat_choose, whatever their number; slower. */
int upset_choose(const struct top_group *g, bool *up, struct arena *a);

#endif
