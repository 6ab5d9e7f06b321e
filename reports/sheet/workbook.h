/* SPDX-License-Identifier: Apache-2.0 */
/* workbook.h - the sheets of a whole event, for one workbook. */
#ifndef REPORTS_SHEET_WORKBOOK_H
#define REPORTS_SHEET_WORKBOOK_H

#include <stdbool.h>

#include "reports/format/sheet.h"
#include "teams/event.h"

struct arena;
struct err;

/* What is in it of every section, in this order; each of the ROUNDS is there for all that are published, one after the other.
   What cannot be made yet is left out. X(report, which) */
/* clang-format off */
#define WORKBOOK_SHEETS(X) \
    X("teams", ONCE) X("numbers", ONCE) X("pairings", ROUNDS) X("boards", ROUNDS) X("standings", ONCE) X("crosstable", ONCE) \
    X("progressive", ONCE) X("boardlist", ONCE) X("prizes", ONCE) X("corrections", ONCE)
/* clang-format on */

/* At least one sheet: ERR_STATE if the event has no section. */
bool workbook_sheets(const struct event *ev, struct arena *a, struct sheet **out, int *n, struct err *e);

#endif
