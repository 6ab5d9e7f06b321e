/* SPDX-License-Identifier: Apache-2.0 */
/* trf_lines.h - lines of a tournament report file that are about the event, about the rules of its pairings, and comments of our own. */
#ifndef REPORTS_EXCHANGE_TRF_LINES_H
#define REPORTS_EXCHANGE_TRF_LINES_H

#include <stdbool.h>

#include "engine/base/buffer.h"
#include "teams/event.h"
#include "reports/exchange/trf_games.h"

struct arena;

/* The lines of a tournament report file about the event: name, days, arbiters, time control. */

/* Lines 012 to 052, 102, 112, 122, 132, of TRF26 (not `old`) 222, as far as it is known what they say. */
void trf_head_write(const struct event *ev, const struct section *s, bool old, struct buffer *out, struct arena *a);

/* How a report file names the rules by which its rounds were paired. */

/* Of line 092, which is free text: "Team Swiss, Olympiad Pairing Rules, edition 2012". In the arena. */
struct str trf_system_name(const struct section *s, struct arena *a);

/* Of line 182: who makes the pairings. */
#define TRF_PROGRAM "Olympair"

/* Of line 192 for teams: FIDE's code of its own team Swiss and of a round robin, whose double one exchanges the last two rounds of its first cycle;
   CUSTOM_... for what has none, such as the Olympiad's own rules. In the arena. */
struct str trf_system_code(const struct section *s, struct arena *a);

/* What results give: lines 162 and 362, and the line XXS of engines. In the arena. */
struct str trf_scores_of_games(const struct tournament *t, struct arena *a);
struct str trf_scores_of_matches(const struct tournament *t, struct arena *a);
struct str trf_scores_for_engines(const struct tournament *t, struct arena *a);

/* What a tournament report file has no lines for, as comments that other programs skip: docs/formats/trf.md. */

/* Adds the teams that were entered late, and each match of which it was decided whether it counts as played, and what was paired by hand. */
void trf_own_write(const struct section *s, const struct trf_games *g, struct buffer *out);

/* For line 202: what decides after match points if these come first, codes of our own as OTHER_; the variant of the tie-break stands
   with the first criterion that it is about. */
struct str trf_own_codes(const struct section *s, struct arena *a);

#endif
