/* SPDX-License-Identifier: Apache-2.0 */
/* ratings.h - rating changes as sheets tell them. */
#ifndef REPORTS_SHEET_RATINGS_H
#define REPORTS_SHEET_RATINGS_H

#include "reports/format/cell.h"
#include "teams/rating/changes.h"

struct arena;
struct sheet;

/* "+4.60", "-2.10", "0.00" */
struct cell rating_signed(int hundredths, struct arena *a);

/* The change for data and for sheets, into two cells: of whoever has a rating, and has played a game that counts. */
void rating_fill(const struct rating_change *c, struct cell *data, struct cell *shown, struct arena *a);

/* A note about that column, where somebody has a rating. */
void rating_note(struct sheet *sheet, const struct section *s, struct arena *a);

/* With the 400-point rule, or without it. */
struct message rating_limit_message(bool limit);

/* How it came about: "2.5 of 4, expected 2.12; K 20 (under 2400): 20 × 0.38 = +7.60, new rating 2108"; "no rated game". */
struct str rating_words(const struct player *p, const struct rating_change *c, const struct wording *w,
                        struct arena *a);

#endif
