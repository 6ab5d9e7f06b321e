/* SPDX-License-Identifier: Apache-2.0 */
/* parade.h - all cases one after the other. */
#ifndef ENGINE_RANKING_PARADE_H
#define ENGINE_RANKING_PARADE_H

#include "engine/ranking/pack.h"

/* Goes through all cases, however many teams are asked for. */
void parade_run(struct pack *p, long ncase);

#endif
