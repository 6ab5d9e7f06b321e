/* SPDX-License-Identifier: Apache-2.0 */
/* hall.h - what several sheets for the hall and for captains have in common. */
#ifndef REPORTS_SHEET_HALL_H
#define REPORTS_SHEET_HALL_H

#include "reports/sheet/report.h"

struct arena;

/* What the code of a match says: "olympair 2016-09-02 open 5 12" for table 12 of round 5 in the section open of the event
   that began on that day. Where the event says what the address of the desk is, the code leads to that match on the page of taps: a helper's
   telephone opens it. */
struct str hall_code(const struct report_input *in, int table, struct arena *a);

/* "Table 12, White on the odd boards, against Wales"; "bye"; "not paired". */
struct message hall_task(const struct section *s, const struct pairing_list *p, int squad);

/* Who counts of a squad, to be written beside: a block of rows of HALL_SHAPE, with the label and the right label above. */
extern const struct table HALL_SQUAD;
struct block *hall_squad(struct table *t, const struct section *s, int squad, struct str label, struct arena *a);

/* The squads of a round that have a match in it, by number. Their number goes to `n`. */
const int *hall_playing(const struct section *s, const struct pairing_list *p, struct arena *a, int *n);

#endif
