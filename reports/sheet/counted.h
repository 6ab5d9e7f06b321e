/* SPDX-License-Identifier: Apache-2.0 */
/* counted.h - what the sheets of a section's teams and players have in common, counted once. */
#ifndef REPORTS_SHEET_COUNTED_H
#define REPORTS_SHEET_COUNTED_H

#include "engine/ranking/standings.h"
#include "reports/sheet/report.h"

struct arena;

/* Who makes many of these sheets has it counted once and hands it on in their input: of that section, after that round. */
struct counted {
    const struct performance *games;     /* prize_games */
    const struct standing *const *after; /* figures_progress */
};

struct counted count_once(const struct report_input *in, struct arena *a);

/* The same from the input of a sheet, or counted for it alone. */
const struct performance *counted_games(const struct report_input *in, struct arena *a);
const struct standing *const *counted_progress(const struct report_input *in, struct arena *a);

#endif
