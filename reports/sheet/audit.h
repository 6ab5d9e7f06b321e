/* SPDX-License-Identifier: Apache-2.0 */
/* audit.h - what the check of an event found, round by round, as a sheet. */
#ifndef REPORTS_SHEET_AUDIT_H
#define REPORTS_SHEET_AUDIT_H

#include "engine/base/finding.h"
#include "reports/format/sheet.h"
#include "teams/audit/audit.h"

/* The sheet without rounds yet. It borrows from the event. */
struct sheet audit_sheet(const struct event *ev, const struct wording *how, struct arena *a);

/* One round: how many pairs are as the rules give them, and a row for each difference with what
   explains it. Teams whose number is another one share a row. */
void audit_sheet_round(struct sheet *sheet, const struct section *s, const struct audit *audit, struct arena *a);

/* A difference in words: "bye: Egypt, by the rules Georgia 2". */
struct str audit_difference(const struct section *s, const struct difference *d, const struct wording *how,
                            struct arena *a);

/* Behind the last round: what is wrong with the event file itself, a note each, and none if nothing is. */
void audit_sheet_file(struct sheet *sheet, const struct findings *flaws, struct arena *a);

#endif
