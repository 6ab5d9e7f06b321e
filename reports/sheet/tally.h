/* SPDX-License-Identifier: Apache-2.0 */
/* tally.h - the counts of a simulation: as a sheet, and as a part that can be joined with others. */
#ifndef REPORTS_SHEET_TALLY_H
#define REPORTS_SHEET_TALLY_H

#include "reports/format/sheet.h"
#include "teams/lab/tally.h"

struct arena;

/* The sheet of a whole simulation: shares in hundredths, rounded. */
struct sheet tally_sheet(const struct tally_part *whole, const struct wording *how, struct arena *a);

/* The part as docs/formats/simulation.md describes it; import/tally.h reads it. */
struct str tally_write(const struct tally_part *part, struct arena *a);

#endif
