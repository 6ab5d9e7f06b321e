/* SPDX-License-Identifier: Apache-2.0 */
/* upfloat.h - who comes up from below to the top score group (docs/rules/teamswiss2026.md, "Upfloaters"). */
#ifndef ENGINE_TEAMSWISS_UPFLOAT_H
#define ENGINE_TEAMSWISS_UPFLOAT_H

#include "engine/teamswiss/upset.h"

/* Sets `up`, by place, for the upfloaters; how many. */
int upfloat_choose(const struct top_group *g, bool *up, struct arena *a);

#endif
