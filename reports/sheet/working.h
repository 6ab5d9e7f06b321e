/* SPDX-License-Identifier: Apache-2.0 */
/* working.h - how the criteria of C.07 are worked out: what each round counts, what is cut and why, and what tells level teams apart. */
#ifndef REPORTS_SHEET_WORKING_H
#define REPORTS_SHEET_WORKING_H

#include "engine/ranking/standings.h"
#include "reports/format/sheet.h"
#include "teams/event.h"

struct arena;

/* It is one of them; the ranking has one. */
bool working_shown(enum criterion c);
bool working_needed(const struct section *s);

/* Adds a part with a block for each of them and each team, or that team: NOBODY are all in the order of the standings. */
void working_add(struct sheet *sheet, const struct section *s, const struct tournament *rules,
                 const struct standing *line, int team, struct arena *a);

#endif
