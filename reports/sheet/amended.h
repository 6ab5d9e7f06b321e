/* SPDX-License-Identifier: Apache-2.0 */
/* amended.h - what a sheet of a published round says of later changes to it. */
#ifndef REPORTS_SHEET_AMENDED_H
#define REPORTS_SHEET_AMENDED_H

#include "reports/sheet/report.h"
#include "reports/sheet/signs.h"

struct arena;

/* "amended 22:05: tables 3, 4; 22:31: table 15, the bye", of revisions of these kinds (a set of enum revision_kind) of the
   round of the report; a change on another day than that of the publication with its date. Empty: none. */
struct str amended_text(const struct report_input *in, unsigned kinds, const struct wording *how, struct arena *a);

/* What they make of a table (0: of the bye), a bit of enum sign: a change of these kinds, a result that was replaced at a board (0: at any, or of
   the match as a whole). */
unsigned amended_signs(const struct report_input *in, unsigned kinds, int table);
unsigned amended_result(const struct report_input *in, int table, int board);

/* Notes the results of the round that were replaced before the next one was published; later ones are corrections of the section. */
void amended_note_results(struct sheet *sheet, const struct report_input *in, struct arena *a);

#endif
