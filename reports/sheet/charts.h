/* SPDX-License-Identifier: Apache-2.0 */
/* charts.h - charts of a section from its standings and matches, as parts of sheets and alone. */
#ifndef REPORTS_SHEET_CHARTS_H
#define REPORTS_SHEET_CHARTS_H

#include "engine/ranking/standings.h"
#include "engine/whatif/outlook.h"
#include "reports/format/chart.h"
#include "reports/sheet/report.h"

struct arena;
struct performance;

/* "NOR"; where a federation has several teams in the section "AZE1", "AZE2" in the order of registration; without a federation the name. */
struct str charts_code(const struct section *s, int squad, struct arena *a);

/* As parts of a sheet, each for roomy pages and for narrow ones: a team over the rounds of the input; so many teams, the first in front; the games of
   the player of the input. With less than there is to be drawn they add nothing. */
void charts_add_team(struct sheet *sheet, const struct report_input *in, const struct standing *const *after,
                     struct arena *a);
void charts_add_bump(struct sheet *sheet, const struct report_input *in, const struct standing *const *team, int n,
                     const struct standing *const *after, struct arena *a);
void charts_add_player(struct sheet *sheet, const struct report_input *in, const struct performance *games,
                       struct arena *a);

/* Which places teams can still reach by match points if they win, draw or lose all that is still to be played, in the last rounds: the first 14 of `line`, on narrow
   pages 12; with more than one round to play, of those that can have a medal. Earlier nothing: almost everybody can have almost everything. */
enum { CHARTS_LAST_ROUNDS = 3 };
void charts_add_open(struct sheet *sheet, const struct section *s, const struct outlook *o, const struct standing *line,
                     struct arena *a);

#endif
