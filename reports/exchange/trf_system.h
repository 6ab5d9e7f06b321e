/* SPDX-License-Identifier: Apache-2.0 */
/* trf_system.h - how a report file names the rules by which its rounds were paired. */
#ifndef REPORTS_EXCHANGE_TRF_SYSTEM_H
#define REPORTS_EXCHANGE_TRF_SYSTEM_H

#include "teams/event.h"

struct arena;

/* Of line 092, which is free text: "Team Swiss, Olympiad Pairing Rules, edition 2012". In the arena. */
struct str trf_system_name(const struct section *s, struct arena *a);

/* Of line 182: who makes the pairings. */
#define TRF_PROGRAM "Olympair"

/* Of line 192 for teams: FIDE's code of its own team Swiss and of a round robin, whose double one exchanges the last two rounds of its first cycle;
   CUSTOM_... for what has none, such as the Olympiad's own rules. In the arena. */
struct str trf_system_code(const struct section *s, struct arena *a);

#endif
